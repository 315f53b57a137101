"""Draw the ornaments of a banknote: a rosette, and a quarter of the wreath around a round view.

A tool only, like ``table.py``: white lines, of which the program takes the alpha. Run it from the
top of the repository with numpy and Pillow: python -m tools.art.guilloche
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image, ImageDraw

from tools.art.table import OUT, Grid

FOLDER = OUT.parent / "pieces"
#: the sides of the pictures, and points worked out for each pixel in each direction
ROSETTE, WREATH, FINE = 384, 1024, 4
#: points of a curve for each of its waves
SMOOTH = 60
#: bands of a rosette, in halves of its side: radius, height of the waves, number, and curves
BANDS = ((0.79, 0.19, 10, 5), (0.42, 0.14, 10, 3))
#: circles that hold them together
CIRCLES = (0.58, 0.25, 0.2)
#: the same of the wreath, whose middle the view hides
WOVEN, BORDERS = ((0.85, 0.052, 36, 4), (0.85, 0.026, 36, 2)), (0.912, 0.923)
#: the widths of lines in halves of the side
THICK, THIN = 0.0125, 0.0034


def curve(radius: float, high: float, waves: int, turned: float) -> Grid:
    """The points of a wave around the middle, in halves of the side."""
    turn = np.linspace(0, 2 * np.pi, waves * SMOOTH + 1)
    far = radius + high * np.sin(waves * turn + turned)
    return np.stack([far * np.cos(turn), far * np.sin(turn)], -1)


def band(radius: float, high: float, waves: int, count: int) -> list[Grid]:
    """Waves that cross each other at even distances."""
    return [curve(radius, high, waves, 2 * np.pi * number / count) for number in range(count)]


def drawn(side: int, curves: Sequence[Grid], width: float) -> Grid:
    """How much of each pixel of a picture is covered by lines."""
    whole = side * FINE
    picture = Image.new("L", (whole, whole))
    pen, broad = ImageDraw.Draw(picture), max(1, round(width * whole / 2))
    for points in curves:
        places = [tuple(point) for point in (points + 1) * whole / 2]
        pen.line(places, 255, broad, joint="curve")
    covered = np.asarray(picture, np.float32) / 255
    return covered.reshape(side, FINE, side, FINE).mean((1, 3))


def rosette() -> Grid:
    curves = [each for part in BANDS for each in band(*part)]
    return drawn(ROSETTE, [*curves, *(curve(far, 0, 12, 0) for far in CIRCLES)], THICK)


def wreath() -> Grid:
    """A quarter, of which the others are reflections."""
    curves = [each for part in WOVEN for each in band(*part)]
    lines = drawn(WREATH, [*curves, *(curve(far, 0, 12, 0) for far in BORDERS)], THIN)
    return lines[: WREATH // 2, : WREATH // 2]


DRAWN: dict[str, Callable[[], Grid]] = {"rosette": rosette, "wreath": wreath}


def main() -> None:
    for name, draw in DRAWN.items():
        alpha = Image.fromarray(np.uint8(np.round(draw() * 255)))
        file = FOLDER / f"{name}.png"
        # white multiplied by it, as the program needs it
        Image.merge("LA", (alpha, alpha)).save(file, optimize=True)
        print(f"{file.name}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
