"""Draw the view that is behind the picture on a large card: rays, clouds, hills and hatched ground.

It is one tint, of which the program takes the colour. Run it from the top of the repository:

    python -m tools.art.vignette
"""

from collections.abc import Iterator
from math import cos, pi, sin, sqrt
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "assets" / "pieces" / "vignette.svg"
#: the side of the view, and how far below its top the horizon is, as sheet.py has it
SIDE, HORIZON = 100, 72
#: rays around the middle of the horizon: their number, and where they begin and end
RAYS, NEAR, FAR = 44, 8.0, 108.0
#: the middle, the size and the height of each cloud
CLOUDS = ((14, 34, 9), (86, 26, 8), (77, 50, 6), (27, 55, 5))
#: hills from left to right: their middles, their half widths and heights
HILLS = ((8, 26, 9), (94, 30, 11), (60, 34, 5), (32, 24, 6))


def line(d: str, width: float, dark: float) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="#000" stroke-width="{width:g}" '
        f'stroke-opacity="{dark:g}" stroke-linecap="round"/>'
    )


def area(d: str, colour: str, dark: float) -> str:
    return f'<path d="{d}" fill="{colour}" fill-opacity="{dark:g}"/>'


def rays() -> str:
    """Every other one of equal sectors of the sky."""
    parts = []
    for number in range(0, RAYS, 2):
        ends = [pi * (1 + (number + side) / RAYS) for side in (0, 1)]
        corners = [(NEAR, ends[0]), (FAR, ends[0]), (FAR, ends[1]), (NEAR, ends[1])]
        points = (f"{50 + r * cos(turn):.1f} {HORIZON + r * sin(turn):.1f}" for r, turn in corners)
        parts.append("M" + "L".join(points) + "Z")
    return area("".join(parts), "#000", 0.13)


def sky() -> Iterator[str]:
    """Level lines, closer to each other the higher they are."""
    y, step = 0.5, 1.5
    while y < HORIZON - 6:
        yield line(f"M0 {y:.1f}H{SIDE}", 0.28, round(0.5 * (1 - y / HORIZON) + 0.1, 2))
        y, step = y + step, step * 1.055


def cloud(x: float, y: float, size: float) -> Iterator[str]:
    """Three bows on a level foot, over the lines of the sky, and shaded below."""
    left, right = x - 1.5 * size, x + 1.5 * size
    bows = (
        f"M{left:.1f} {y}a{size * 0.55:.1f} {size * 0.5:.1f} 0 0 1 {size * 0.7:.1f} "
        f"{-size * 0.45:.1f}a{size * 0.85:.1f} {size * 0.8:.1f} 0 0 1 {size * 1.5:.1f} "
        f"{-size * 0.1:.1f}a{size * 0.55:.1f} {size * 0.5:.1f} 0 0 1 {size * 0.8:.1f} "
        f"{size * 0.55:.1f}"
    )
    yield area(f"{bows}Z", "#fff", 1)
    yield line(bows, 0.5, 0.6)
    for number in range(3):
        inset = number * size * 0.32
        level = y - number * size * 0.13
        yield line(f"M{left + inset:.1f} {level:.1f}H{right - inset * 1.6:.1f}", 0.35, 0.5)


def hill(x: float, wide: float, high: float) -> Iterator[str]:
    """A round hill, hatched on the side away from the light."""
    top = HORIZON - high
    bow = f"M{x - wide} {HORIZON}Q{x - wide * 0.4:g} {top} {x} {top}"
    bow += f"Q{x + wide * 0.4:g} {top} {x + wide} {HORIZON}"
    yield area(f"{bow}Z", "#fff", 1)
    yield area(f"{bow}Z", "#000", 0.16)
    yield line(bow, 0.45, 0.6)
    for number in range(1, 12):
        along = number / 12
        foot = x + wide * along
        # the height of the bow there
        up = high * (1 - sqrt(along)) * (1 + along * 0.6)
        yield line(f"M{foot:.1f} {HORIZON}L{foot - up * 0.4:.1f} {HORIZON - up:.1f}", 0.3, 0.5)


def ground() -> Iterator[str]:
    """Level lines, closer at the horizon, a wash over them, and a shadow in the middle."""
    floor = f"M0 {HORIZON}H{SIDE}V{SIDE}H0Z"
    yield area(floor, "#fff", 1)
    yield area(floor, "#000", 0.2)
    yield line(f"M0 {HORIZON}H{SIDE}", 0.55, 0.8)
    y, step = HORIZON + 1.0, 0.9
    while y < SIDE:
        yield line(f"M0 {y:.1f}H{SIDE}", 0.3, 0.42)
        y, step = y + step, step * 1.09
    for number in range(-9, 10):
        level = 88 + number * 0.6
        half = 30 * sqrt(max(0.0, 1 - (number / 9.5) ** 2))
        yield line(f"M{50 - half:.1f} {level:.1f}H{50 + half:.1f}", 0.4, 0.55)


def main() -> None:
    shapes = [rays(), *sky()]
    for each in CLOUDS:
        shapes += cloud(*each)
    for each in HILLS:
        shapes += hill(*each)
    shapes += ground()
    view = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
    rows = [view, *(f"  {shape}" for shape in shapes), "</svg>"]
    FILE.write_text("\n".join(rows) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
