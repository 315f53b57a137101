"""Drawings in the manner of an engraving, as ``ui/painting/engraving.py`` prints them.

A print is built from shapes; what is laid later covers what was there. Each has a flat wash, a
line of ink around it, and a shade, which is hatched in print. A shade is written in three parts:
the direction of its lines (``-`` level, ``|`` upright, ``/`` aslant), its form, and how dark it
is at its brightest and at its darkest, in tenths. The forms:

    >  darker to the right        <  to the left       v  downwards        ^  upwards
    c  a column, lit from the left                     b  a barrel lying, lit from above
    o  a ball                     =  as dark everywhere
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from pathlib import Path
from typing import Self, TypeAlias

from tools.art import tints

Points: TypeAlias = Sequence[tuple[float, float, float]]

ASSETS = Path(__file__).resolve().parents[2] / "assets"
INK = "#2b211a"
#: the width of a line as a share of the longer side
LINE = 0.033
#: how dark ten tenths are
DEEP = 1.2
#: the channel of each direction, as the program reads it
CHANNELS = {"-": 0, "|": 1, "/": 2}
#: the way of a shade, in percent of its shape as not all readers of SVG know plain shares,
#: and where along it which of its ends (0 bright, 1 dark) is
FORMS = {
    ">": ("x1='0%' y1='0%' x2='100%' y2='0%'", ((0.05, 0.0), (0.95, 1.0))),
    "<": ("x1='100%' y1='0%' x2='0%' y2='0%'", ((0.05, 0.0), (0.95, 1.0))),
    "v": ("x1='0%' y1='0%' x2='0%' y2='100%'", ((0.0, 0.0), (0.95, 1.0))),
    "^": ("x1='0%' y1='100%' x2='0%' y2='0%'", ((0.0, 0.0), (0.95, 1.0))),
    "c": ("x1='0%' y1='0%' x2='100%' y2='0%'", ((0.0, 0.55), (0.3, 0.0), (0.5, 0.1), (1.0, 1.0))),
    "b": ("x1='0%' y1='0%' x2='0%' y2='100%'", ((0.0, 0.45), (0.25, 0.0), (0.5, 0.15), (1.0, 1.0))),
    "o": ("cx='36%' cy='32%' r='72%'", ((0.22, 0.0), (0.95, 1.0))),
    "=": ("x1='0%' y1='0%' x2='100%' y2='0%'", ((0.0, 1.0), (1.0, 1.0))),
}  # fmt: skip


class Print:
    """A print in a view box of this size."""

    def __init__(self, width: float = 48, height: float = 48, margin: float = 0) -> None:
        self.view = -margin, -margin, width + 2 * margin, height + 2 * margin
        self.line = LINE * max(self.view[2:])
        self.shapes: list[str] = []
        self.shades: list[str] = []
        self.forms: dict[str, str] = {}

    # shapes -------------------------------------------------------------------

    def lay(self, d: str, wash: str, shade: str = "", line: float = 1.0, like: str = "") -> Self:
        """A path; ``like`` is a colour of the theme that its wash follows."""
        return self._put(f'path d="{d}"', wash, shade, line, like)

    def box(
        self, x: float, y: float, wide: float, high: float, wash: str, shade: str = "",
        round_: float = 0.0, line: float = 1.0, like: str = "",
    ) -> Self:  # fmt: skip
        shape = f'rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{round_:g}"'
        return self._put(shape, wash, shade, line, like)

    def disc(
        self, x: float, y: float, radius: float, wash: str, shade: str = "", line: float = 1.0,
        like: str = "",
    ) -> Self:  # fmt: skip
        return self._put(f'circle cx="{x:g}" cy="{y:g}" r="{radius:g}"', wash, shade, line, like)

    def oval(
        self, x: float, y: float, rx: float, ry: float, wash: str, shade: str = "",
        line: float = 1.0,
    ) -> Self:  # fmt: skip
        shape = f'ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"'
        return self._put(shape, wash, shade, line, "")

    def tube(
        self, d: str, width: float, wash: str, shade: str = "", end: str = "round", like: str = ""
    ) -> Self:
        """A path as a thing of this width."""
        shape = f'path d="{d}" fill="none" stroke-linejoin="round" stroke-linecap="{end}"'
        outer = width + 2 * self.line
        self.shapes.append(
            f'<{shape} stroke="{INK}" stroke-width="{outer:.2f}" data-core="{width:g}"/>'
        )
        named = f' class="{like}"' if like else ""
        self.shapes.append(
            f'<{shape} stroke="{wash}"{named} stroke-width="{width:g}" data-core="{width:g}"/>'
        )
        self.shades.append(f'<{shape} stroke="{self._tone(shade)}" stroke-width="{width:g}"/>')
        return self

    def ink(self, d: str, width: float = 1.0) -> Self:
        """A line of ink."""
        self.shapes.append(
            f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{self.line * width:.2f}" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )
        return self

    def blot(self, d: str) -> Self:
        """An area of ink."""
        self.shapes.append(f'<path d="{d}" fill="{INK}"/>')
        self.shades.append(f'<path d="{d}" fill="#000"/>')
        return self

    # things that many drawings need -------------------------------------------

    def stroke(
        self, points: Points, wash: str, shade: str = "", line: float = 1.0, like: str = ""
    ) -> Self:
        """The stroke of a broad pen through points, each with the width there."""
        return self.lay(swelling(points), wash, shade, line, like)

    def bar(
        self, x1: float, y1: float, x2: float, y2: float, wide: float, wash: str, shade: str = "",
        line: float = 1.0,
    ) -> Self:  # fmt: skip
        """A straight beam."""
        far = hypot(x2 - x1, y2 - y1)
        across, down = (y1 - y2) / far * wide / 2, (x2 - x1) / far * wide / 2
        corners = (
            (x1 + across, y1 + down), (x2 + across, y2 + down),
            (x2 - across, y2 - down), (x1 - across, y1 - down),
        )  # fmt: skip
        return self.lay(
            "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z", wash, shade, line
        )

    def wheel(self, x: float, y: float, radius: float, wash: str = tints.RED) -> Self:
        """A wheel with spokes."""
        self.disc(x, y, radius, tints.COAL, "/o25")
        self.disc(x, y, radius * 0.66, wash, line=0.7)
        spoke = radius * 0.62
        slant = spoke * 0.7
        self.ink(
            f"M{x - spoke:.1f} {y}H{x + spoke:.1f}M{x} {y - spoke:.1f}V{y + spoke:.1f}"
            f"M{x - slant:.1f} {y - slant:.1f}L{x + slant:.1f} {y + slant:.1f}"
            f"M{x - slant:.1f} {y + slant:.1f}L{x + slant:.1f} {y - slant:.1f}", 0.5,
        )  # fmt: skip
        return self.disc(x, y, radius * 0.2, tints.PAPER, line=0.6)

    def coin(self, x: float, y: float, radius: float) -> Self:
        self.disc(x, y, radius, tints.GOLD, "/o04")
        self.disc(x, y, radius * 0.68, tints.GOLD, line=0.5)
        return self.ink(f"M{x} {y - radius * 0.32}V{y + radius * 0.32}")

    # writing ------------------------------------------------------------------

    def _put(self, shape: str, wash: str, shade: str, line: float, like: str) -> Self:
        named = f' class="{like}"' if like else ""
        edge = (
            f' stroke="{INK}" stroke-width="{self.line * line:.2f}" stroke-linejoin="round"'
            if line
            else ""
        )
        self.shapes.append(f'<{shape} fill="{wash}"{named}{edge}/>')
        self.shades.append(f'<{shape} fill="{self._tone(shade)}"/>')
        return self

    def _tone(self, shade: str) -> str:
        """The paint of a shade."""
        if not shade:
            return "#000"
        direction, form, bright, dark = tuple(shade)
        if form == "=":
            return _grey(direction, int(dark) / 10)
        if shade not in self.forms:
            way, steps = FORMS[form]
            name = f"t{len(self.forms)}"
            low, more = int(bright) / 10, (int(dark) - int(bright)) / 10
            stops = "".join(
                f"<stop offset='{at:g}' stop-color='{_grey(direction, low + more * share)}'/>"
                for at, share in steps
            )
            kind = "radialGradient" if form == "o" else "linearGradient"
            self.forms[shade] = f"<{kind} id='{name}' {way}>{stops}</{kind}>".replace("'", '"')
        return f"url(#t{list(self.forms).index(shade)})"

    def text(self) -> str:
        """The file."""
        view = " ".join(f"{part:g}" for part in self.view)
        rows = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">',
            *(f"  {shape}" for shape in self.shapes),
            '  <g id="shade" display="none">',
            f"    <defs>{''.join(self.forms.values())}</defs>",
            *(f"    {shade}" for shade in self.shades),
            "  </g>",
            "</svg>",
        ]
        return "\n".join(rows) + "\n"


def swelling(points: Points) -> str:
    """The outline of a smooth line through (x, y, width), with flat ends."""
    steps = 8
    ends = [points[0], *points, points[-1]]
    middle = [
        tuple(_between([each[axis] for each in four], step / steps) for axis in range(3))
        for four in zip(ends, ends[1:], ends[2:], ends[3:], strict=False)
        for step in range(steps)
    ]
    middle.append(points[-1])
    sides: tuple[list[str], list[str]] = ([], [])
    for number, (x, y, wide) in enumerate(middle):
        before, after = middle[max(0, number - 1)], middle[min(len(middle) - 1, number + 1)]
        along, down = after[0] - before[0], after[1] - before[1]
        half = wide / 2 / (hypot(along, down) or 1)
        sides[0].append(f"{x - down * half:.1f} {y + along * half:.1f}")
        sides[1].append(f"{x + down * half:.1f} {y - along * half:.1f}")
    return "M" + "L".join(sides[0] + sides[1][::-1]) + "Z"


def _between(four: Sequence[float], share: float) -> float:
    """A smooth curve through four values, between the second and the third one."""
    a, b, c, d = four
    bent = (2 * a - 5 * b + 4 * c - d) * share + (3 * b - a - 3 * c + d) * share * share
    return b + (c - a + bent) * share / 2


def _grey(direction: str, share: float) -> str:
    """A shade as a colour of the channel of its direction."""
    levels = [0, 0, 0]
    levels[CHANNELS[direction]] = min(255, round(255 * share * DEEP))
    return "#{:02x}{:02x}{:02x}".format(*levels)
