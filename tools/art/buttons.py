"""Bake what a person acts with: medallions of brass and enamel, two dice, and the trays below.

    python -m tools.art.buttons [buttons] [fan] [hollow]

``buttons.png`` has the golden medallion, the dark one and the dice side by side. A tray is a sheet
of two pictures as the purse is: leather, which is grey, and what keeps its own colour. Needs
``bpy`` as ``studio.py`` does.
"""

import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
from PIL import Image

from tools.art import studio
from tools.art.buildings import turned
from tools.art.purse import rounded
from tools.art.still_lifes import (
    BRASS,
    INK,
    Outline,
    glazed,
    metal,
    mottled,
    plate,
    put,
    surroundings,
    wire,
)  # fmt: skip

PIECES = studio.ASSETS / "pieces"
#: pixels of one picture, and how many units of a medallion are seen; its radius is one
CELL, SEEN = 320, 2.5
SAMPLES = 32
GOLD, DARK = (0.86, 0.42, 0.05), (0.022, 0.014, 0.009)
IVORY = (0.84, 0.74, 0.55)
#: a die: half its side, its bevel, the radius of a pip and its distance from the middle
HALF, BEVEL, PIP, OFF = 0.5, 0.12, 0.105, 0.26
#: pixels of a tray, its side in units, the radius of its rim and how deep its bottom is
TRAY, SIDE, LIP, DEEP = 400, 4.0, 0.055, 0.2
#: the radius of its corners, of the large one at the upper left and of that around the button,
#: and the distances of the seam and of the padding from the edge
CORNER, LARGE, NEAR = 0.5, 2.2, 1.12
SEAM, PADDED = 0.155, 0.25


def profile(rim: float, high: float) -> tuple[Outline, Outline]:
    """The outlines of a ring of brass, so wide, and of the face in it, domed so high."""
    inner = 1 - rim
    ring = [(1.0, 0.0), (1.0, 0.08), (0.985, 0.13), (1 - rim * 0.35, 0.165), (1 - rim * 0.6, 0.165)]
    ring += [(inner + rim * 0.12, 0.12), (inner, 0.06), (inner - 0.01, 0.02)]
    far = inner - 0.005
    steps = [math.pi / 2 * step / 16 for step in range(17)]
    face = [(max(0.001, far * math.cos(a)), 0.05 + high * math.sin(a)) for a in steps]
    return ring, face


def medallion(scene: Any, face: Any, brass: Any, rim: float, high: float) -> None:
    ring, dome = profile(rim, high)
    for outline, of in ((ring, brass), ([(dome[0][0], 0.0), *dome], face)):
        made = turned(scene, outline)
        made.data.shade_smooth()
        put(made, of)


def golden(scene: Any) -> None:
    medallion(scene, studio.material(GOLD, 0.34, 0.35, 0.35), metal(BRASS, 0.24), 0.13, 0.2)


def dark(scene: Any) -> None:
    face = studio.material(DARK, 0.45, coat=0.12)
    medallion(scene, face, metal(BRASS, 0.30), 0.15, 0.16)


def deepened(picture: Image.Image) -> Image.Image:
    """The dark medallion with a darker, warmer face, but for its glint, and a brighter ring."""
    pixels = np.array(picture).astype(np.float32)
    y, x = (np.mgrid[0:CELL, 0:CELL] + 0.5) * SEEN / CELL - SEEN / 2
    face = np.clip((0.845 - np.hypot(x, y)) * 40, 0, 1)
    ring = np.clip((1.0 - np.hypot(x, y)) * 40, 0, 1) * (1 - face)
    glint = np.clip((pixels[..., 0] - 110) / 100, 0, 1)
    share = (face * (1 - glint))[..., None]
    pixels[..., :3] *= 1 + (np.array((0.50, 0.41, 0.34)) - 1) * share + 0.3 * ring[..., None]
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def ending(picture: Image.Image) -> Image.Image:
    """The same with its shadow fading out before the edge."""
    pixels = np.array(picture).astype(np.float32)
    left = (CELL - 1 - np.arange(CELL))[None] / 40
    solid = pixels[..., 3] > 250
    pixels[..., 3] *= np.where(solid, 1, np.clip(left, 0, 1))
    return Image.fromarray(pixels.astype(np.uint8))


#: the pips of a face: where they are, in steps from its middle
PIPS = {
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    1: ((0, 0),),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def die(scene: Any, at: tuple[float, float], turn: float, top: int, front: int, side: int) -> None:
    """A die of ivory with three faces that are seen."""
    from mathutils import Matrix

    box = [(x, y, z) for z in (-HALF, HALF) for y in (-HALF, HALF) for x in (-HALF, HALF)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    way = Matrix.Translation((*at, HALF)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    body = put(studio.thing(scene, box, faces, BEVEL), glazed(IVORY))
    body.matrix_world = way
    ink, circle = studio.material(INK, 0.4), rounded(-PIP, -PIP, PIP, PIP, PIP - 0.001)
    for number, lean in ((top, (0, 0, 0)), (front, (90, 0, 0)), (side, (90, 0, 90))):
        for x, y in PIPS[number]:
            spot = put(plate(scene, circle, 0.006), ink, turn=lean)
            across, up = x * OFF, y * OFF
            place = {
                (0, 0, 0): (across, up, HALF),
                (90, 0, 0): (across, -HALF, up),
                (90, 0, 90): (HALF, across, up),
            }[lean]
            spot.matrix_world = way @ Matrix.Translation(place) @ spot.matrix_world


def dice(scene: Any) -> None:
    die(scene, (-0.64, 0.16), 22, 5, 3, 1)
    die(scene, (0.48, -0.36), -28, 6, 4, 2)


def button(build: Callable[[Any], None], elevation: float, seen: float) -> Image.Image:
    scene = studio.empty(SAMPLES, sun=2.6, sky=0.6)
    studio.surround(scene, surroundings())
    studio.catch_shadows(scene)
    build(scene)
    studio.look_level(scene, math.radians(elevation), seen)
    return studio.photograph(scene, (CELL, CELL))


# -- trays ----------------------------------------------------------------------------
def shape(inset: float, large: float, near: float) -> Outline:
    """The outline of a tray, counterclockwise, so far inside its edge."""
    far, made = SIDE / 2 - inset, []
    # lower right, upper right, upper left, lower left
    for x, y, radius, turn in (
        (1, -1, near, -90), (1, 1, CORNER, 0), (-1, 1, large, 90), (-1, -1, CORNER, 180),
    ):  # fmt: skip
        radius -= inset
        steps = max(8, round(radius * 24))
        for step in range(steps + 1):
            angle = math.radians(turn + 90 * step / steps)
            made.append((
                x * (far - radius) + radius * math.cos(angle),
                y * (far - radius) + radius * math.sin(angle),
            ))  # fmt: skip
    return made


def walk(outline: Outline, gap: float) -> list[tuple[float, float, float]]:
    """Places on a closed line at equal distances, each with the line's direction in degrees."""
    ends = [*outline[1:], outline[0]]
    parts = [(a, b, math.dist(a, b)) for a, b in zip(outline, ends, strict=True)]
    whole = sum(far for _a, _b, far in parts)
    count, gone = round(whole / gap), 0.0
    made: list[tuple[float, float, float]] = []
    for a, b, far in parts:
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        while far and len(made) < count and (at := (len(made) + 0.5) * whole / count - gone) <= far:
            share = at / far
            made.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, turn))
        gone += far
    return made


def hollow(scene: Any, leather: Any, thread: Any, brass: Any, large: float, near: float) -> None:
    """A padded bottom of leather, sunk behind a rim of brass."""
    edge = shape(LIP, large, near)
    count = len(edge)
    wall = [(x, y, z) for z in (-DEEP, 0.0) for x, y in edge]
    sides = [(n, (n + 1) % count, (n + 1) % count + count, n + count) for n in range(count)]
    put(studio.thing(scene, wall, sides), leather)
    put(plate(scene, edge, 0.02), leather, (0, 0, -DEEP - 0.02))
    put(plate(scene, shape(PADDED, large, near), 0.07, 0.06), leather, (0, 0, -DEEP - 0.005))
    put(wire(scene, [(x, y, 0.0) for x, y in edge], LIP, closed=True), brass)
    bar = rounded(-0.045, -0.016, 0.045, 0.016, 0.015)
    for x, y, turn in walk(shape(SEAM, large, near), 0.155):
        put(plate(scene, bar, 0.03), thread, (x, y, -DEEP), (0, 0, turn))


def tray(large: float, near: float, shine: bool) -> Image.Image:
    """What takes the colour that the program gives it; or what does not."""
    scene = studio.empty(SAMPLES // 2, sun=3.6, sky=0.7)
    studio.surround(scene, surroundings())
    # without a gloss of its own, black lets the leather of the other picture be as it is
    black = studio.material((0, 0, 0), 1.0, gloss=0.0)
    if shine:
        thread = studio.material((0.26, 0.165, 0.075), 0.7)
        hollow(scene, black, thread, metal(BRASS), large, near)
    else:
        leather = mottled((0.29, 0.29, 0.29), (0.38, 0.38, 0.38), 15, 0.55, 0.6)
        hollow(scene, leather, black, black, large, near)
    studio.look_level(scene, math.radians(90), SIDE)
    return studio.photograph(scene, (TRAY, TRAY)) if shine else fading(scene)


def fading(scene: Any) -> Image.Image:
    """The picture of leather in the light of a lamp at the upper left."""
    pixels = np.array(studio.photograph(scene, (TRAY, TRAY))).astype(np.float32)
    y, x = np.mgrid[0:TRAY, 0:TRAY] / TRAY
    far = np.clip(np.hypot(x - 0.36, y - 0.3) / 0.95, 0, 1)
    pixels[..., :3] *= (1.0 - 0.42 * far**1.3)[..., None]
    return Image.fromarray(pixels.astype(np.uint8))


def sheet(pictures: list[Image.Image], name: str) -> None:
    side = pictures[0].width
    whole = Image.new("RGBA", (side * len(pictures), side))
    for number, picture in enumerate(pictures):
        whole.paste(picture, (number * side, 0))
    whole.save(PIECES / name, optimize=True)
    print(name, (PIECES / name).stat().st_size // 1024, "kB")


def main() -> None:
    wanted = sys.argv[1:] or ["buttons", "fan", "hollow"]
    if "buttons" in wanted:
        made = [
            button(golden, 90, SEEN),
            deepened(button(dark, 90, SEEN)),
            ending(button(dice, 48, 2.7)),
        ]
        sheet(made, "buttons.png")
    for name, large, near in (("fan", LARGE, NEAR), ("hollow", 0.7, 0.7)):
        if name in wanted:
            sheet([tray(large, near, shine) for shine in (False, True)], f"{name}.png")


if __name__ == "__main__":
    main()
