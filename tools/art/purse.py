"""Bake the purse of leather from which a person's money looks out, as seen from above.

    python -m tools.art.purse

Two sheets, its back and the pocket before the money, of two pictures each: the leather, which is
grey, as the program gives it its colour, and what keeps its own, seams and corners. Needs ``bpy``
as ``studio.py`` does.
"""

import math
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PIL import Image

from tools.art import studio
from tools.art.still_lifes import (
    BRASS,
    Outline,
    metal,
    mottled,
    plate,
    put,
    surroundings,
)  # fmt: skip

PIECES = studio.ASSETS / "pieces"
#: pixels of the picture, how many units are seen across, and the size of the purse
SIZE, WIDE = (640, 236), 6.4
LONG, HIGH = 6.16, 2.12
SAMPLES = 16
#: how high the pocket reaches, and the radius of the corners
POCKET, CORNER = -0.36, 0.22


def rounded(left: float, low: float, right: float, top: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    corners = (
        (right - radius, low + radius, -90), (right - radius, top - radius, 0),
        (left + radius, top - radius, 90), (left + radius, low + radius, 180),
    )  # fmt: skip
    return [
        (x + radius * math.cos(math.radians(turn + step * 15)),
         y + radius * math.sin(math.radians(turn + step * 15)))
        for x, y, turn in corners for step in range(7)
    ]  # fmt: skip


def stitches(
    scene: Any, thread: Any, start: tuple[float, float], end: tuple[float, float], up: float
) -> None:
    """A fine seam from one point to another."""
    far, turn = math.dist(start, end), math.atan2(end[1] - start[1], end[0] - start[0])
    count = round(far / 0.13)
    bar = rounded(-0.05, -0.017, 0.05, 0.017, 0.016)
    for number in range(count):
        share = (number + 0.5) / count
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        put(plate(scene, bar, 0.025), thread, (x, y, up), (0, 0, math.degrees(turn)))


def corners(scene: Any, brass: Any, up: int, high: float) -> None:
    """Brass on the two upper or lower corners."""
    right, top = LONG / 2, HIGH / 2
    for side in (-1, 1):
        x, y, arm = side * (right + 0.02), up * (top + 0.02), 0.46
        edge = [(x, y - up * 0.16), (x, y - up * arm), (x - side * arm, y)]
        edge += [(x - side * 0.16, y), (x - side * 0.05, y - up * 0.05)]
        if side * up > 0:
            edge.reverse()
        put(plate(scene, edge, high, 0.03), brass)


def back(scene: Any, lining: Any, leather: Any, thread: Any, brass: Any) -> None:
    """What lies behind the money: a flap with a seam, and the dark mouth of the pocket."""
    right, top = LONG / 2, HIGH / 2
    put(plate(scene, rounded(-right, -top, right, top, CORNER), 0.12, 0.05), leather)
    put(plate(scene, rounded(-right + 0.14, -top + 0.1, right - 0.14, top - 0.34, 0.1), 0.02),
        lining, (0, 0, 0.115))  # fmt: skip
    stitches(scene, thread, (-right + 0.5, top - 0.17), (right - 0.5, top - 0.17), 0.12)
    corners(scene, brass, 1, 0.2)


def pocket(scene: Any, lining: Any, leather: Any, thread: Any, brass: Any) -> None:
    """What lies before the money: a pocket with a seam, and a strap with a clasp."""
    right, top = LONG / 2, HIGH / 2
    put(plate(scene, rounded(-right, -top, right, POCKET, CORNER), 0.26, 0.07), leather)
    near, foot, head = right - 0.17, -top + 0.17, POCKET - 0.15
    for start, end in pairwise(((-near, head), (-near, foot), (near, foot), (near, head))):
        stitches(scene, thread, start, end, 0.26)
    stitches(scene, thread, (-near + 0.12, head), (near - 0.12, head), 0.26)
    put(plate(scene, rounded(-0.3, -top - 0.01, 0.3, POCKET + 0.14, 0.29), 0.36, 0.05), leather)
    for side in (-1, 1):
        stitches(scene, thread, (side * 0.22, -top + 0.1), (side * 0.22, POCKET - 0.16), 0.36)
    for radius, up, high in ((0.18, 0.36, 0.05), (0.11, 0.41, 0.04)):
        put(plate(scene, rounded(-radius, -radius, radius, radius, radius - 0.001), high, 0.03),
            brass, (0, POCKET - 0.14, up))  # fmt: skip
    corners(scene, brass, -1, 0.34)


def photograph(build: Callable[..., None], shine: bool) -> Image.Image:
    """What takes the colour that the program gives it, with the shadow; or what does not."""
    scene = studio.empty(SAMPLES, sun=3.6, sky=0.7)
    studio.surround(scene, surroundings())
    if shine:
        # without a gloss of its own, it lets the leather of the other picture be as it is
        black = studio.material((0, 0, 0), 1.0, gloss=0.0)
        thread = studio.material((0.32, 0.22, 0.11), 0.7)
        build(scene, black, black, thread, metal(BRASS))
    else:
        if build is back:
            studio.catch_shadows(scene)
        black = studio.material((0, 0, 0), 0.5)
        lining = studio.material((0.02, 0.02, 0.02), 0.9)
        leather = mottled((0.30, 0.30, 0.30), (0.40, 0.40, 0.40), 13, 0.55, 0.5)
        build(scene, lining, leather, black, black)
    studio.look_level(scene, math.radians(84), WIDE)
    return studio.photograph(scene, SIZE)


def main() -> None:
    for name, build in (("purse", back), ("pocket", pocket)):
        sheet = Image.new("RGBA", (2 * SIZE[0], SIZE[1]))
        for column, shine in enumerate((False, True)):
            sheet.paste(photograph(build, shine), (column * SIZE[0], 0))
        sheet.save(PIECES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
