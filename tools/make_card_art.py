"""Draw the pictures of the cards into assets/cards, one for each effect.

Run it from the top of the repository: python tools/make_card_art.py
"""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "cards"
INK = "#2b2a2e"
RED, GOLD, GREEN, BLUE = "#d8434e", "#f2b632", "#3f9f5f", "#3f7fc8"
WHITE, GREY, BROWN, SKIN = "#fdfaf2", "#aab3ba", "#9a6a3f", "#f0c39c"


def shape(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'


def line(d: str, colour: str = INK, width: float = 3) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def box(x: float, y: float, wide: float, high: float, fill: str, round_: float = 3) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{round_}" fill="{fill}" '
        f'stroke="{INK}" stroke-width="3"/>'
    )


def disc(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{INK}" stroke-width="3"/>'


def coin(x: float, y: float, r: float = 11) -> str:
    return disc(x, y, r, GOLD) + line(f"M{x} {y - r / 2} L{x} {y + r / 2}", "#a8741a")


def arrow(x: float, y: float, colour: str) -> str:
    """Pointing to the right."""
    return shape(f"M{x} {y - 6} h18 v-8 l16 14 l-16 14 v-8 h-18 Z", colour)


def house(x: float, y: float, colour: str) -> str:
    return (
        box(x, y, 30, 24, colour, 1)
        + shape(f"M{x - 5} {y} L{x + 15} {y - 18} L{x + 35} {y} Z", RED)
        + box(x + 11, y + 10, 8, 14, BROWN, 0)
    )


def key(x: float, y: float) -> str:
    return (
        disc(x, y, 12, GOLD)
        + f'<circle cx="{x}" cy="{y}" r="4" fill="{INK}"/>'
        + shape(f"M{x + 11} {y - 4} h36 v14 h-8 v-7 h-6 v7 h-8 v-7 h-14 Z", GOLD)
    )


def bars() -> str:
    return box(18, 20, 64, 62, "#8a949c", 4) + "".join(
        line(f"M{x} 21 L{x} 81", "#e6ebee", 5) for x in (32, 44, 56, 68)
    )


def paper(extra: str) -> str:
    return (
        shape("M26 12 H64 L76 24 V88 H26 Z", WHITE) + shape("M64 12 L64 24 L76 24 Z", GREY) + extra
    )


def train(colour: str) -> str:
    return (
        box(18, 40, 46, 26, colour)
        + box(52, 26, 24, 40, colour)
        + box(58, 32, 12, 12, "#cfe6f2")
        + box(26, 26, 10, 15, INK, 1)
        + "".join(disc(x, 72, 8, GREY) for x in (28, 48, 68))
        + line("M10 83 H90")
    )


ART = {
    # ahead, to a place
    "ch_go": arrow(32, 42, RED) + line("M18 76 H82", GREEN, 6) + coin(26, 62, 9) + coin(74, 62, 9),
    "ch_boardwalk": shape("M30 58 V22 H70 V58 Z", INK)
    + box(18, 56, 64, 9, INK, 4)
    + line("M31 48 H69", RED, 7)
    + line("M78 88 L62 70", BROWN, 5),
    "ch_illinois": shape("M14 30 L38 18 L62 30 L86 18 V74 L62 86 L38 74 L14 86 Z", "#cfe3b4")
    + line("M38 18 V74 M62 30 V86")
    + line("M22 66 Q38 40 52 58 T78 34", RED, 4),
    "ch_st_charles": shape("M20 86 V44 Q50 4 80 44 V86 H64 V54 Q50 34 36 54 V86 Z", "#d8b98c")
    + line("M12 87 H88", INK, 4),
    "ch_reading": train("#46545e")
    + "".join(disc(31 - 6 * n, 16 - 3 * n, 5 + n, WHITE) for n in range(2)),
    "ch_nearest_rr_1": line("M50 34 V90", INK, 6)
    + shape("M50 16 L84 28 L50 40 Z", RED)
    + disc(50, 28, 9, GOLD)
    + line("M30 90 H70", INK, 4),
    "ch_nearest_rr_2": line("M30 90 L44 14 M70 90 L56 14", GREY, 6)
    + "".join(line(f"M{22 + n * 5} {84 - n * 18} H{78 - n * 5}", BROWN, 6) for n in range(4)),
    "ch_nearest_utility": shape(
        "M50 10 Q74 12 74 38 Q74 52 62 62 V70 H38 V62 Q26 52 26 38 Q26 12 50 10 Z", "#ffe27a"
    )
    + box(38, 70, 24, 8, GREY)
    + box(40, 78, 20, 8, GREY)
    + line("M42 44 L50 54 L58 44", "#b8801c"),
    "ch_back_3": "".join(
        f'<ellipse cx="{76 - 24 * n}" cy="{34 + 16 * n}" rx="8" ry="12" fill="{BROWN}" '
        f'stroke="{INK}" stroke-width="3"/>' + disc(76 - 24 * n, 18 + 16 * n, 3, BROWN)
        for n in range(3)
    )
    + line("M30 84 H70 M40 76 L30 84 L40 92", RED, 4),
    # Jail
    "ch_jail": bars()
    + disc(50, 52, 14, SKIN)
    + line("M44 50 h1 M55 50 h1", INK, 4)
    + line("M44 60 Q50 55 56 60")
    + "".join(line(f"M{x} 21 L{x} 81", "#e6ebee", 4) for x in (38, 62)),
    "cc_jail": shape("M16 54 Q14 26 50 22 Q86 26 84 54 Z", "#2f4f86")
    + shape("M14 54 H86 L80 66 Q50 74 20 66 Z", INK)
    + shape("M50 28 L54 38 L64 38 L56 44 L59 54 L50 48 L41 54 L44 44 L36 38 L46 38 Z", GOLD),
    "ch_jail_free": key(28, 50),
    "cc_jail_free": shape(
        "M10 54 Q30 40 42 52 Q52 22 82 18 Q76 40 62 52 Q72 60 88 60 Q64 78 40 72 Q24 70 10 54 Z",
        WHITE,
    )
    + f'<circle cx="24" cy="55" r="3" fill="{INK}"/>'
    + line("M12 56 L4 62", GREEN, 4),
    # money that comes
    "ch_dividend": line("M16 16 V84 H88", INK, 4)
    + line("M22 74 L42 54 L56 62 L84 26", GREEN, 6)
    + coin(72, 70),
    "ch_loan": house(20, 52, "#e9d7b0")
    + line("M70 86 V14 H30 M44 14 V26", "#e0912c", 6)
    + coin(80, 74),
    "cc_bank_error": box(24, 12, 52, 76, "#5d6b75", 6)
    + box(31, 19, 38, 16, "#cfe8c8")
    + "".join(
        box(31 + 14 * (n % 3), 43 + 14 * (n // 3), 10, 9, WHITE if n < 8 else RED, 2)
        for n in range(9)
    ),
    "cc_stock": paper(
        line("M34 34 H66 M34 44 H58")
        + disc(52, 66, 12, RED)
        + line("M46 76 L42 90 M58 76 L62 90", RED, 5)
    ),
    "cc_holiday": box(16, 38, 68, 44, "#c8793c", 6)
    + line("M38 38 V26 H62 V38", INK, 5)
    + line("M32 38 V82 M68 38 V82", BROWN, 4)
    + disc(50, 60, 9, "#ffe27a"),
    "cc_tax_refund": paper(
        line("M34 30 H62 M34 40 H66")
        + line("M66 62 A16 16 0 1 1 50 50 M50 42 V58 L62 50 Z", GREEN, 4)
    ),
    "cc_birthday": box(20, 52, 60, 32, "#f2c0c8")
    + shape("M20 58 Q30 70 40 58 Q50 70 60 58 Q70 70 80 58 V50 H20 Z", WHITE)
    + "".join(line(f"M{x} 50 V34", BLUE, 5) + disc(x, 27, 4, GOLD) for x in (34, 50, 66)),
    "cc_life_insurance": shape(
        "M12 50 Q16 14 50 14 Q84 14 88 50 Q78 42 69 50 Q60 42 50 50 Q40 42 31 50 Q22 42 12 50 Z",
        RED,
    )
    + line("M50 14 V8 M50 50 V80 Q50 90 60 90 Q68 90 68 82", INK, 4),
    "cc_consultancy": box(14, 36, 72, 48, "#7c5433", 6)
    + line("M38 36 V24 H62 V36", INK, 5)
    + line("M14 56 H86")
    + box(44, 50, 12, 12, GOLD, 2),
    "cc_beauty": line("M42 58 L32 90 L44 82 M58 58 L68 90 L56 82", BLUE, 7)
    + "".join(
        disc(50 + dx, 40 + dy, 11, BLUE)
        for dx, dy in ((0, -20), (17, -10), (17, 10), (0, 20), (-17, 10), (-17, -10))
    )
    + disc(50, 40, 17, GOLD)
    + line("M45 36 Q50 30 54 35 Q54 41 45 47 H55"),
    "cc_inherit": box(22, 10, 56, 70, "#b98a3c", 3)
    + box(31, 19, 38, 52, "#d9e4d4", 2)
    + shape("M34 71 Q34 54 50 54 Q66 54 66 71 Z", "#54306b")
    + disc(50, 42, 12, SKIN)
    + line("M38 40 Q50 24 62 40", GREY, 6)
    + coin(78, 80),
    # money that goes
    "ch_fine15": shape("M12 70 A38 38 0 1 1 88 70 Z", WHITE)
    + line("M50 68 L74 42", RED, 5)
    + disc(50, 68, 6, INK)
    + line("M22 60 l6 3 M28 42 l6 5 M50 34 v7 M72 42 l-5 5", INK, 3)
    + line("M16 84 H84", GREY, 6),
    "ch_repairs": house(14, 56, "#e9d7b0")
    + line("M86 88 L58 44", BROWN, 8)
    + shape("M46 40 L66 26 L76 42 L56 54 Z", GREY),
    "ch_chairman": box(30, 12, 40, 44, "#8e3b3f", 6)
    + box(22, 54, 56, 14, "#8e3b3f", 5)
    + line("M30 68 V88 M70 68 V88", BROWN, 6)
    + line("M22 56 V40 M78 56 V40", BROWN, 6)
    + coin(50, 32, 9),
    "cc_doctor": line("M28 14 Q20 50 40 54 Q60 50 52 14", INK, 5)
    + line("M40 54 Q40 84 62 84 Q78 84 78 66", INK, 5)
    + disc(78, 58, 10, GREY)
    + disc(28, 14, 4, RED)
    + disc(52, 14, 4, RED),
    "cc_hospital": box(16, 30, 68, 56, WHITE)
    + shape("M44 36 H56 V46 H66 V58 H56 V68 H44 V58 H34 V46 H44 Z", RED)
    + box(42, 72, 16, 14, BLUE, 1)
    + line("M12 30 H88", INK, 5),
    "cc_school": shape(
        "M50 24 Q32 14 12 22 V78 Q32 70 50 80 Q68 70 88 78 V22 Q68 14 50 24 Z", WHITE
    )
    + line("M50 24 V80")
    + line(
        "M20 36 Q32 32 42 38 M20 50 Q32 46 42 52 M58 38 Q68 32 80 36 M58 52 Q68 46 80 50", BLUE, 3
    ),
    "cc_street_repairs": shape("M40 18 H60 L76 80 H24 Z", "#ef7d2c")
    + shape("M36 36 H64 L68 50 H32 Z", WHITE)
    + box(14, 78, 72, 10, "#ef7d2c"),
    "cc_go": line("M50 90 V16", BROWN, 6)
    + shape("M24 18 H70 L86 31 L70 44 H24 Z", GREEN)
    + line("M34 31 H66 M58 24 L67 31 L58 38", WHITE, 4)
    + coin(32, 74)
    + coin(70, 78),
    # of other boards, and for effects that have no card of their own here
    "move_back_to": line("M80 76 V50 Q80 32 60 32 H28 M42 16 L24 32 L42 48", BLUE, 8),
    "choice": line("M50 88 V52 L26 24 M50 52 L74 24", BROWN, 8)
    + coin(22, 20)
    + box(64, 8, 24, 20, BLUE, 3),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, shapes in ART.items():
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n  {shapes}\n</svg>\n'
        )
        (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
