"""Draw the faces of the opponents into assets/faces, one drawing for each mood.

Run it from the top of the repository: python tools/make_faces.py
A face combines the parts of a character with those of a mood.  The pupils are in a group called
"gaze", which the game moves.
"""

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "faces"
INK = "#2b211c"


@dataclass(frozen=True, slots=True)
class Character:
    """``behind`` lies below the head, ``before`` above it and ``above`` on top of everything."""

    code: str
    ground: str
    skin: str
    shade: str
    brow: str
    behind: str
    before: str
    above: str = ""
    lips: str = "#7c3a34"


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0) -> str:
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def oval(x: float, y: float, rx: float, ry: float, fill: str, line: str = "none") -> str:
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" stroke="{line}" '
        'stroke-width="2"/>'
    )


def ink(d: str, width: float = 2.4, colour: str = INK) -> str:
    return path(d, "none", colour, width)


def shape(d: str, fill: str) -> str:
    return path(d, fill, INK, 2)


def coat(colour: str, collar: str) -> str:
    """Shoulders, cut off by the round frame."""
    return shape("M14 100 Q18 82 38 80 L62 80 Q82 82 86 100 Z", colour) + shape(
        "M40 79 L50 91 L60 79 Z", collar
    )


CHARACTERS = (
    # a librarian with a bun, glasses on her nose and a shawl
    Character(
        "librarian",
        "#b9d3c6",
        "#f3cdb0",
        "#e0ad8c",
        "#a8a6a6",
        oval(50, 14, 13, 11, "#cfcdca", INK)
        + shape("M21 56 Q18 22 50 20 Q82 22 79 56 Q80 66 74 68 L26 68 Q20 66 21 56 Z", "#cfcdca")
        + coat("#7d5a86", "#f2e8d5"),
        shape("M24 47 Q26 27 50 26 Q74 27 76 47 Q66 34 50 35 Q34 34 24 47 Z", "#dedcd9"),
        path("M29 51 A10 10 0 1 0 49 51 A10 10 0 1 0 29 51 Z", "none", "#6b4a2e", 2.2)
        + path("M51 51 A10 10 0 1 0 71 51 A10 10 0 1 0 51 51 Z", "none", "#6b4a2e", 2.2)
        + ink("M49 50 Q50 48 51 50", 2.2, "#6b4a2e")
        + ink("M29 50 L24 47 M71 50 L76 47", 1.8, "#6b4a2e"),
        "#a3434a",
    ),
    # a foreman with a yellow helmet and a moustache
    Character(
        "foreman",
        "#f4d9a6",
        "#e8b48c",
        "#cf9468",
        "#5a3b24",
        coat("#e9823a", "#d9d4c8") + path("M30 84 L36 100 M70 84 L64 100", "none", "#f7f0a0", 5),
        "",
        shape("M22 42 Q22 12 50 11 Q78 12 78 42 Z", "#f6c62c")
        + shape("M43 41 L44 10 Q50 8 56 10 L57 41 Z", "#fbd95c")
        + shape("M15 42 Q50 33 85 42 Q84 47 80 47 Q50 39 20 47 Q16 47 15 42 Z", "#eab61f")
        + shape(
            "M50 64 Q44 59 37 63 Q32 66 30 63 Q32 70 40 69 Q47 69 50 66 "
            "Q53 69 60 69 Q68 70 70 63 Q68 66 63 63 Q56 59 50 64 Z",
            "#5a3b24",
        ),
    ),
    # a trader with a black bob, red earrings and a scarf
    Character(
        "trader",
        "#f0c2c0",
        "#f0c39c",
        "#d9a077",
        "#2a2430",
        shape("M18 70 Q14 18 50 16 Q86 18 82 70 Q76 77 66 74 L34 74 Q24 77 18 70 Z", "#2f2836")
        + coat("#2f6d8c", "#d8434e"),
        shape("M24 50 Q22 25 50 25 Q78 25 76 50 Q72 38 62 34 Q44 44 24 50 Z", "#3a3243")
        + oval(22, 70, 3.4, 4.4, "#d8434e", INK)
        + oval(78, 70, 3.4, 4.4, "#d8434e", INK),
        "",
        "#b8323f",
    ),
    # a baron with a bald head, a red beard and a fur collar
    Character(
        "baron",
        "#c9b6d8",
        "#efbf9f",
        "#d79a78",
        "#8e3b1e",
        shape("M8 100 Q12 80 34 78 L66 78 Q88 80 92 100 Z", "#54306b")
        + shape(
            "M22 84 Q36 74 50 86 Q64 74 78 84 Q80 94 66 94 Q56 96 50 92 Q44 96 34 94 "
            "Q20 94 22 84 Z",
            "#efe6d8",
        ),
        shape(
            "M24 56 Q26 84 50 88 Q74 84 76 56 Q72 64 62 63 Q50 59 38 63 Q28 64 24 56 Z", "#b5512b"
        )
        + ink("M40 31 Q50 28 60 31", 1.6, "#d79a78"),
        "",
        "#6e2c20",
    ),
    # a collector with curls, a monocle and a bow tie
    Character(
        "collector",
        "#bcd0e6",
        "#f2d0b4",
        "#dcae8a",
        "#7a5633",
        oval(27, 40, 9, 10, "#9a6d40", INK)
        + oval(73, 40, 9, 10, "#9a6d40", INK)
        + coat("#35506b", "#f5f1e6"),
        oval(34, 28, 9, 8, "#9a6d40", INK)
        + oval(66, 28, 9, 8, "#9a6d40", INK)
        + oval(50, 24, 12, 9, "#a97a4a", INK),
        path("M51 51 A11 11 0 1 0 73 51 A11 11 0 1 0 51 51 Z", "none", "#d9a92c", 2.6)
        + ink("M73 54 Q80 66 76 82", 1.4, "#d9a92c")
        + shape("M50 88 L38 82 L38 95 Z M50 88 L62 82 L62 95 Z", "#b3313d")
        + oval(50, 88.5, 3, 3.4, "#b3313d", INK),
    ),
    # a captain with a cap, a white beard and a blue jacket
    Character(
        "captain",
        "#a9d4e8",
        "#e9b491",
        "#cf8f6c",
        "#d8d6d2",
        coat("#243a5e", "#f3efe4")
        + oval(34, 92, 2.4, 2.4, "#e6c04c")
        + oval(66, 92, 2.4, 2.4, "#e6c04c"),
        shape(
            "M23 52 Q24 86 50 90 Q76 86 77 52 Q74 64 64 62 Q50 58 36 62 Q26 64 23 52 Z", "#f1efea"
        ),
        shape("M18 33 Q20 12 50 11 Q80 12 82 33 Q66 26 50 26 Q34 26 18 33 Z", "#f3efe4")
        + shape("M23 39 Q24 31 50 30 Q76 31 77 39 Q64 35 50 35 Q36 35 23 39 Z", "#243a5e")
        + shape("M30 39 Q50 33 70 39 Q60 43 50 42 Q40 43 30 39 Z", "#16243c")
        + oval(50, 28, 4, 3.6, "#e6c04c", INK),
    ),
    # a professor with a large head of curls, round glasses and a white coat
    Character(
        "professor",
        "#d6e3a8",
        "#a06a46",
        "#7f5033",
        "#2a1c16",
        oval(50, 40, 38, 33, "#38261f", INK)
        + oval(22, 56, 11, 14, "#38261f", INK)
        + oval(78, 56, 11, 14, "#38261f", INK)
        + coat("#f4f4f0", "#4f8f72"),
        path("M27 44 Q30 30 50 29 Q70 30 73 44 Q62 36 50 37 Q38 36 27 44 Z", "#38261f"),
        path("M28 51 A10.5 10.5 0 1 0 49 51 A10.5 10.5 0 1 0 28 51 Z", "none", "#f2d24b", 2.6)
        + path("M51 51 A10.5 10.5 0 1 0 72 51 A10.5 10.5 0 1 0 51 51 Z", "none", "#f2d24b", 2.6)
        + ink("M49 50 Q50 48 51 50", 2.4, "#f2d24b"),
        "#6a2b2b",
    ),
    # a painter with red hair, freckles and a beret
    Character(
        "painter",
        "#f6e3a0",
        "#f8d5bb",
        "#e6b394",
        "#a3491c",
        shape("M20 92 Q12 30 50 24 Q88 30 80 92 Q70 96 68 84 L32 84 Q30 96 20 92 Z", "#cf6a2c")
        + coat("#3f8f7f", "#f7efdd"),
        shape("M25 50 Q26 30 50 29 Q74 30 75 50 Q70 38 58 35 Q40 42 25 50 Z", "#dd7a38")
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="1.1" fill="#d98b62"/>'
            for x, y in ((31, 62), (35, 65), (38, 61), (69, 62), (65, 65), (62, 61))
        ),
        shape("M18 32 Q14 12 46 10 Q84 8 84 26 Q84 34 70 33 Q48 25 18 32 Z", "#7a4aa0")
        + ink("M50 10 Q51 5 56 4", 3, "#5d3680"),
        "#c24b50",
    ),
)


def smile() -> str:
    return shape("M38 70 Q50 73 62 70 Q59 83 50 83 Q41 83 38 70 Z", "#5a2420") + path(
        "M41 71.5 Q50 74 59 71.5 L58 75 Q50 77 42 75 Z", "#fffaf2"
    )


def mouth(mood: str, lips: str) -> str:
    lines = {
        "calm": "M42 73 Q50 76 58 73",
        "worried": "M41 75 Q44 72 47 75 Q50 78 53 75 Q56 72 59 75",
        "sad": "M41 78 Q50 69 59 78",
        "cross": "M42 76 Q50 72 58 76",
    }
    if mood == "happy":
        return smile()
    if mood == "surprised":
        return oval(50, 76, 5, 6.5, "#5a2420", INK)
    return ink(lines[mood], 3, lips)


BROWS = {
    "calm": "M32 39 Q38 36 45 39",
    "happy": "M31 37 Q38 32 45 37",
    "worried": "M31 41 Q38 37 45 34",
    "sad": "M30 42 Q38 40 46 35",
    "cross": "M30 35 Q38 36 46 42",
    "surprised": "M31 34 Q38 28 45 33",
}
#: how tall the eyes are
OPEN = {"calm": 7.0, "happy": 6.6, "worried": 7.6, "sad": 6.4, "cross": 6.2, "surprised": 9.0}
#: what covers a part of the left eye
LIDS = {
    "happy": "M30 60 Q39 52 48 60 Z",
    "sad": "M30 42 L48 42 L48 45 Q39 44 30 50 Z",
    "cross": "M30 42 L48 42 L48 50 Q40 46 30 45 Z",
}
MOODS = tuple(BROWS)


def mirrored(shapes: str) -> str:
    return f'{shapes}<g transform="matrix(-1 0 0 1 100 0)">{shapes}</g>'


def eyes(who: Character, mood: str) -> str:
    white = oval(39, 51, 6.4, OPEN[mood], "#fffdf8")
    pupils = "".join(
        f'<circle cx="{x}" cy="51.5" r="3.7" fill="{INK}"/>'
        f'<circle cx="{x + 1.2}" cy="50" r="1.2" fill="#ffffff"/>'
        for x in (39, 61)
    )
    lid = path(LIDS[mood], who.skin) if mood in LIDS else ""
    return (
        mirrored(white)
        + f'<g id="gaze">{pupils}</g>'
        + (mirrored(lid) if lid else "")
        + mirrored(ink(BROWS[mood], 3.2, who.brow))
    )


def face(who: Character, mood: str) -> str:
    """The whole drawing."""
    ears = oval(25, 55, 5, 7, who.skin, INK) + oval(75, 55, 5, 7, who.skin, INK)
    head = shape("M26 48 Q26 24 50 24 Q74 24 74 48 Q75 70 64 80 Q57 86 50 86 Q43 86 36 80 "
                 "Q25 70 26 48 Z", who.skin)  # fmt: skip
    neck = path("M42 78 L58 78 L58 88 L50 92 L42 88 Z", who.shade)
    nose = ink("M50 54 Q54 61 53 63 Q51 65 48 64", 2, who.shade)
    parts = (
        f'<circle cx="50" cy="50" r="50" fill="{who.ground}"/>',
        who.behind,
        neck,
        ears,
        head,
        who.before,
        eyes(who, mood),
        nose,
        who.above,
        mouth(mood, who.lips),
    )
    body = "\n  ".join(part for part in parts if part)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n  ' + body + "\n</svg>\n"
    )


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for who in CHARACTERS:
        for mood in MOODS:
            file = FOLDER / f"{who.code}_{mood}.svg"
            file.write_text(face(who, mood), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
