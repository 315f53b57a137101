"""Bake the open purse of leather in which a person's money lies, as seen from above.

    python -m tools.art.purse

It is grey: the program gives it its colour. Needs ``bpy`` as ``studio.py`` does.
"""

import math
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.art import studio
from tools.art.still_lifes import Outline, mottled, plate, put, surroundings

FILE = studio.ASSETS / "pieces" / "purse.png"
#: pixels of the picture, how many units are seen across, and the size of the purse
SIZE, WIDE = (640, 256), 6.4
LONG, HIGH = 6.0, 2.2
SAMPLES = 48


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


def stitches(scene: Any, thread: Any, start: tuple[float, float], end: tuple[float, float],
             up: float) -> None:  # fmt: skip
    """A seam from one point to another."""
    far, turn = math.dist(start, end), math.atan2(end[1] - start[1], end[0] - start[0])
    count = round(far / 0.17)
    for number in range(count):
        share = (number + 0.5) / count
        at = [a + (b - a) * share for a, b in zip(start, end, strict=True)]
        bar = rounded(-0.055, -0.017, 0.055, 0.017, 0.016)
        put(plate(scene, bar, 0.03), thread, (at[0], at[1], up), (0, 0, math.degrees(turn)))


def build(scene: Any) -> None:
    leather = mottled((0.30, 0.30, 0.30), (0.42, 0.42, 0.42), 7, 0.5, 0.35)
    pocket = mottled((0.36, 0.36, 0.36), (0.50, 0.50, 0.50), 7, 0.46, 0.35)
    thread = studio.material((0.85, 0.85, 0.85), 0.7)
    right, top = LONG / 2, HIGH / 2
    put(plate(scene, rounded(-right, -top, right, top, 0.2), 0.12, 0.05), leather)
    for side in (-1, 1):
        inner, outer = sorted((side * 0.09, side * (right - 0.05)))
        # the back of the notes' pocket, and a lower one before it
        for upper, up in ((top - 0.2, 0.11), (top - 0.75, 0.17)):
            shape = rounded(inner, -top + 0.05, outer, upper, 0.15)
            put(plate(scene, shape, 0.07, 0.03), pocket, (0, 0, up))
        edge, foot = side * (right - 0.16), -top + 0.16
        stitches(scene, thread, (edge, foot), (edge, top - 0.86), 0.235)
        stitches(scene, thread, (side * 0.24, foot), (edge, foot), 0.235)
        stitches(scene, thread, (side * 0.24, foot), (side * 0.24, top - 0.86), 0.235)
        stitches(scene, thread, (side * 0.24, top - 0.86), (edge, top - 0.86), 0.235)


def main() -> None:
    scene = studio.empty(SAMPLES, sun=3.6, sky=0.7)
    studio.surround(scene, surroundings())
    ground = studio.thing(scene, [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])
    ground.data.materials.append(studio.material((0.4, 0.4, 0.4), 1.0))
    ground.is_shadow_catcher = True
    build(scene)
    studio.look_level(scene, math.radians(84), WIDE)
    studio.save_grey(studio.photograph(scene, SIZE), FILE)


if __name__ == "__main__":
    main()
