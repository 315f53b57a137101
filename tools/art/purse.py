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
    ring,
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


def notched(left: float, low: float, right: float, top: float, deep: float) -> Outline:
    """A pocket whose upper edge has a hollow for a thumb in its middle."""
    middle, steps = (left + right) / 2, range(13)
    hollow = [
        (middle + deep * 1.3 * math.cos(math.pi * step / 12),
         top - deep * math.sin(math.pi * step / 12))
        for step in steps
    ]  # fmt: skip
    corners = rounded(left, low, right, top, 0.12)
    return [*corners[:14], *hollow, *corners[14:]]


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


def build(scene: Any, lining: Any, leather: Any, thread: Any, brass: Any) -> None:
    """The purse, of these materials."""
    right, top = LONG / 2, HIGH / 2
    put(plate(scene, rounded(-right, -top, right, top, 0.2), 0.12, 0.05), leather)
    for side in (-1, 1):
        inner, outer = sorted((side * 0.16, side * (right - 0.12)))
        # the dark mouth, and before it the pocket for notes and a lower one
        put(plate(scene, rounded(inner, -top + 0.12, outer, top - 0.12, 0.1), 0.02), lining,
            (0, 0, 0.115))  # fmt: skip
        for high, up, deep in ((top - 0.46, 0.12, 0.0), (top - 0.82, 0.18, 0.2)):
            shape = notched(inner, -top + 0.05, outer, high, deep)
            put(plate(scene, shape, 0.07, 0.03), leather, (0, 0, up))
        near, far, foot, head = side * 0.27, side * (right - 0.22), -top + 0.17, top - 0.94
        for start, end in pairwise(((near, head), (near, foot), (far, foot), (far, head))):
            stitches(scene, thread, start, end, 0.245)
        emblem(scene, thread, (side * (right + 0.05) / 2, -0.42, 0.245))
        for up in (-1, 1):
            x, y, arm = side * (right + 0.02), up * (top + 0.02), 0.5
            edge = [(x, y - up * 0.16), (x, y - up * arm), (x - side * arm, y)]
            edge += [(x - side * 0.16, y), (x - side * 0.05, y - up * 0.05)]
            if side * up > 0:
                edge.reverse()
            put(plate(scene, edge, 0.27, 0.03), brass)
    # the fold, with a crease at either side, and the clasp on its strap
    put(plate(scene, rounded(-0.1, -top + 0.02, 0.1, top - 0.02, 0.09), 0.2, 0.08), leather)
    put(plate(scene, rounded(-0.27, -0.28, 0.27, top + 0.02, 0.24), 0.36, 0.05), leather)
    for radius, up, high in ((0.21, 0.36, 0.05), (0.13, 0.41, 0.04)):
        put(plate(scene, rounded(-radius, -radius, radius, radius, radius - 0.001), high, 0.03),
            brass, (0, -0.02, up))  # fmt: skip


def emblem(scene: Any, of: Any, at: tuple[float, float, float]) -> None:
    """A coin tooled on a pocket: two rings and a star."""
    for radius, thick in ((0.34, 0.026), (0.27, 0.012)):
        put(ring(scene, radius, thick), of, at)
    for turn in range(5):
        points = [(0.0, 0.19), (-0.043, 0.06), (0.0, 0.0), (0.043, 0.06)]
        put(plate(scene, points, 0.035), of, at, (0, 0, 72 * turn))


def photograph(shine: bool) -> Image.Image:
    """What takes the colour that the program gives it, with the shadow; or what does not."""
    scene = studio.empty(SAMPLES, sun=3.6, sky=0.7)
    studio.surround(scene, surroundings())
    black = studio.material((0, 0, 0), 0.5)
    if shine:
        thread = studio.material((0.44, 0.34, 0.20), 0.7)
        build(scene, black, black, thread, metal(BRASS))
    else:
        ground = studio.thing(
            scene, [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)]
        )
        ground.data.materials.append(studio.material((0.4, 0.4, 0.4), 1.0))
        ground.is_shadow_catcher = True
        lining = studio.material((0.02, 0.02, 0.02), 0.9)
        leather = mottled((0.36, 0.36, 0.36), (0.50, 0.50, 0.50), 7, 0.6, 0.25)
        build(scene, lining, leather, black, black)
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
