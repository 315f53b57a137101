"""Bake the open purse of leather in which a person's money lies, as seen from above.

    python -m tools.art.purse

A sheet of two pictures: the leather, which is grey, as the program gives it its colour, and what
keeps its own, seams and corners. Needs ``bpy`` as ``studio.py`` does.
"""

import math
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
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

FILE = studio.ASSETS / "pieces" / "purse.png"
#: pixels of the picture, how many units are seen across, and the size of the purse
SIZE, WIDE = (640, 256), 6.4
LONG, HIGH = 6.0, 2.2
SAMPLES = 48
#: the gloss of black, and how much is kept of what shines
GLOSS, FAINT = 76, 0.85


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
    """A seam from one point to another."""
    far, turn = math.dist(start, end), math.atan2(end[1] - start[1], end[0] - start[0])
    count = round(far / 0.21)
    bar = rounded(-0.075, -0.026, 0.075, 0.026, 0.024)
    for number in range(count):
        share = (number + 0.5) / count
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        put(plate(scene, bar, 0.03), thread, (x, y, up), (0, 0, math.degrees(turn)))


def build(scene: Any, below: Any, upper: Any, thread: Any, brass: Any) -> None:
    """The purse, of these materials."""
    right, top = LONG / 2, HIGH / 2
    put(plate(scene, rounded(-right, -top, right, top, 0.2), 0.12, 0.05), below)
    for side in (-1, 1):
        inner, outer = sorted((side * 0.09, side * (right - 0.05)))
        # the back of the notes' pocket, and a lower one before it
        for high, up in ((top - 0.2, 0.11), (top - 0.75, 0.17)):
            shape = rounded(inner, -top + 0.05, outer, high, 0.15)
            put(plate(scene, shape, 0.07, 0.03), upper, (0, 0, up))
        near, far, foot, head = side * 0.24, side * (right - 0.2), -top + 0.2, top - 0.9
        corners = ((near, foot), (far, foot), (far, head), (near, head))
        for start, end in pairwise((*corners, corners[0])):
            stitches(scene, thread, start, end, 0.235)
        for up in (-1, 1):
            x, y, arm = side * (right + 0.02), up * (top + 0.02), 0.5
            edge = [(x, y - up * 0.16), (x, y - up * arm), (x - side * arm, y)]
            edge += [(x - side * 0.16, y), (x - side * 0.05, y - up * 0.05)]
            if side * up > 0:
                edge.reverse()
            put(plate(scene, edge, 0.27, 0.03), brass)


def photograph(shine: bool) -> Image.Image:
    """What takes the colour that the program gives it, with the shadow; or what does not."""
    scene = studio.empty(SAMPLES, sun=3.6, sky=0.7)
    studio.surround(scene, surroundings())
    black = studio.material((0, 0, 0), 0.5)
    if shine:
        thread = studio.material((0.62, 0.50, 0.32), 0.7)
        build(scene, black, black, thread, metal(BRASS))
    else:
        ground = studio.thing(
            scene, [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)]
        )
        ground.data.materials.append(studio.material((0.4, 0.4, 0.4), 1.0))
        ground.is_shadow_catcher = True
        leather = mottled((0.30, 0.30, 0.30), (0.42, 0.42, 0.42), 7, 0.6, 0.25)
        pocket = mottled((0.38, 0.38, 0.38), (0.52, 0.52, 0.52), 7, 0.6, 0.25)
        build(scene, leather, pocket, black, black)
    studio.look_level(scene, math.radians(84), WIDE)
    return studio.photograph(scene, SIZE)


def without_gloss(picture: Image.Image) -> Image.Image:
    """The same without the even gloss of what is black."""
    pixels = np.array(picture).astype(np.int16)
    pixels[..., :3] = np.clip(pixels[..., :3] - GLOSS, 0, 255) * FAINT
    return Image.fromarray(pixels.astype(np.uint8))


def main() -> None:
    sheet = Image.new("RGBA", (2 * SIZE[0], SIZE[1]))
    sheet.paste(photograph(shine=False), (0, 0))
    sheet.paste(without_gloss(photograph(shine=True)), (SIZE[0], 0))
    sheet.save(FILE, optimize=True)


if __name__ == "__main__":
    main()
