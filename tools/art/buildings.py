"""Render the plastic houses and hotels, and the base of the enamel tokens.

    python tools/art/buildings.py

Each picture has two halves, side by side: the brightness of the colour and the reflected light,
so the game can apply any colour.  ``house.png`` and ``hotel.png`` hold five places of each side of
the board in rows (bottom, left, top, right), and the view from above in a last row.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PIL import Image

from tools.art import studio

PIECES = studio.ASSETS / "pieces"
#: widths of a house that are seen in a picture, pixels of it, and where its ground is below
#: its middle, in pictures
ROOM, SIDE, DROP = 2.2, 128, 0.17
#: the same for a hotel, which is so much longer than a house
HOTEL_ROOM, HOTEL_SIDE = 3.6, 144
#: by kind: its length along the ridge, and the heights of its eaves and of its ridge.  A house is
#: short and steep: seen from so high, a longer roof would hide its gable
HOUSE, HOTEL = (0.6, 0.84, 1.38), (1.9, 0.92, 1.5)
#: the boards along the gable of a house: their width, and how far they stand out from its roof
BOARDS, OUT = 0.07, 0.015
#: how much shorter the ridge of a hotel is at each end, as its roof slopes there too
HIP = 0.42
#: rounding of edges, the thickness of roofs, how far they reach beyond the walls on each side, and
#: how far their slopes bulge
ROUND, THICK, BEYOND, BULGE = 0.03, 0.1, 0.06, 0.03
#: a corner of something
Corner: TypeAlias = tuple[float, float, float]
#: how wide a house is on a board with sides of one, and where on it the places are
WIDE = 0.0155
ALONG = (-0.33, -0.165, 0.0, 0.165, 0.33)
BAR = 0.385
SAMPLES = 24
#: how bright the two layers become
DIFFUSE, GLOSS = 0.62, 0.9
#: how strong the sun and the sky are over buildings, and how rough their plastic is, so that at ten
#: pixels too a roof has a light slope and a dark one
SUN, SKY, ROUGH = 4.2, 0.09, 0.6
#: how much lacquer is on it, which shines along rounded edges, and how rough that is
LACQUER, SMOOTH = 0.8, 0.3
#: how bright the walls of houses are, as a gable must part from the roof above it, those of hotels,
#: and their windows; and how white the boards along a gable are
GABLE, WALL, RECESS, EDGING = 0.15, 0.5, 0.14, 0.24
#: how flat the foot of a token is seen, which leans back as its figure does, and its metal
FOOT_LOW, SILVER = 0.62, 0.85
#: how much of the sky shines back everywhere, of 255
DULL = 44


def solid(
    scene: Any, outline: Sequence[tuple[float, float]], length: float, middle: float = 0.0
) -> Any:
    """Something with this outline of y and z from end to end along x."""
    count, half = len(outline), length / 2
    corners = [(x, y, z) for x in (middle - half, middle + half) for y, z in outline]
    faces: list[tuple[int, ...]] = [(*range(count),), (*reversed(range(count, 2 * count)),)]
    faces += [(n, n + count, (n + 1) % count + count, (n + 1) % count) for n in range(count)]
    return studio.thing(scene, corners, faces, ROUND)


def roof(scene: Any, length: float, eaves: float, ridge: float, middle: float = 0.0) -> Any:
    """Two slopes, one unit wide, their ridge along x.

    They bulge a little, so that the light fades over them as on moulded plastic.
    """
    under = THICK * math.hypot(1, (ridge - eaves) / 0.5)
    steps = [step / 4 for step in range(5)]
    left = [(t / 2 - 0.5, eaves + (ridge - eaves) * t + BULGE * 4 * t * (1 - t)) for t in steps]
    right = [(-y, z) for y, z in reversed(left[:-1])]
    lower = ((0.5, eaves - under), (0.0, ridge - under), (-0.5, eaves - under))
    return solid(scene, [*left, *right, *lower], length, middle)


def walls(scene: Any, length: float, eaves: float, ridge: float) -> Any:
    """The walls below such a roof, with their gables."""
    half = 0.5 - BEYOND
    # inside the roof
    top, peak = (z - THICK / 2 for z in (ridge - (ridge - eaves) * 2 * half, ridge))
    outline = ((-half, 0), (-half, top), (0, peak), (half, top), (half, 0))
    made = solid(scene, outline, length - 2 * BEYOND)
    made["colour"] = GABLE
    return made


def hipped(scene: Any, length: float, eaves: float, ridge: float) -> Any:
    """A roof with four slopes, one unit wide, its ridge along x."""
    half, top = length / 2, length / 2 - HIP
    ring = ((-half, -0.5), (half, -0.5), (half, 0.5), (-half, 0.5))
    corners = [(*at, z) for z in (eaves - THICK, eaves) for at in ring]
    corners += [(-top, 0.0, ridge), (top, 0.0, ridge)]
    faces = [(3, 2, 1, 0), (4, 5, 9, 8), (5, 6, 9), (6, 7, 8, 9), (7, 4, 8)]
    faces += [(n, (n + 1) % 4, (n + 1) % 4 + 4, n + 4) for n in range(4)]
    return studio.thing(scene, corners, faces, ROUND)


def block(scene: Any, length: float, high: float) -> Any:
    """The walls below a roof with four slopes."""
    half = 0.5 - BEYOND
    outline = ((-half, 0.0), (-half, high), (half, high), (half, 0.0))
    made = solid(scene, outline, length - 2 * BEYOND)
    made["colour"] = WALL
    return made


def chimney(scene: Any, along: float, aside: float, high: float) -> Any:
    outline = ((aside - 0.11, 1.0), (aside - 0.11, high), (aside + 0.11, high), (aside + 0.11, 1.0))
    return solid(scene, outline, 0.24, along)


def pane(x: float, y: float, low: float, wide: float, high: float) -> list[Corner]:
    """The corners of something flat that faces the viewer."""
    return [(x + a * wide / 2, y, low + b * high) for a, b in ((-1, 0), (1, 0), (1, 1), (-1, 1))]


def panes(scene: Any, corners: Sequence[Corner]) -> Any:
    """Windows or a door, four corners of each."""
    made = studio.thing(scene, corners, [range(n, n + 4) for n in range(0, len(corners), 4)])
    made["colour"] = RECESS
    return made


def sideways(corners: Sequence[Corner], side: int) -> list[Corner]:
    """What faces the viewer turned to the left (-1) or to the right (1)."""
    return [(-side * y, side * x, z) for x, y, z in corners]


def windows(scene: Any) -> Any:
    """Windows in two rows, on the walls that are seen."""
    corners: list[Corner] = []
    length = HOTEL[0]
    front, end = BEYOND - 0.515, BEYOND - length / 2 - 0.015
    for low in (0.12, 0.5):
        for across in (-0.6, -0.2, 0.2, 0.6):
            corners += pane(across, front, low, 0.22, 0.24)
        for across in (-0.2, 0.2):
            for side in (-1, 1):
                corners += sideways(pane(across, end, low, 0.2, 0.24), side)
    return panes(scene, corners)


def house(scene: Any) -> list[Any]:
    """A house with a light roof and a dark gable, which boards part from each other."""
    length, eaves, ridge = HOUSE
    boards = roof(scene, BOARDS, eaves, ridge, (BOARDS - length) / 2 - OUT)
    boards["white"] = EDGING
    return [roof(scene, *HOUSE), walls(scene, *HOUSE), boards]


def hotel(scene: Any) -> list[Any]:
    length, eaves, _ = HOTEL
    parts = [hipped(scene, *HOTEL), block(scene, length, eaves)]
    return [*parts, chimney(scene, 0.32, 0.12, 1.72), windows(scene)]


def shining(level: float) -> float:
    """The reflected light without the grey of the sky, which would bleach every colour."""
    return max(0.0, level - DULL) * 255 / (255 - DULL)


def enamel(_part: Any, reflects: bool) -> Any:
    """The colour of enamel, or what it reflects."""
    if reflects:
        return studio.material((0, 0, 0), 0.32, coat=GLOSS)
    return matt(DIFFUSE)


def plastic(part: Any, reflects: bool) -> Any:
    """The colour of a part of a building, or what is white of it and the glint of the sun."""
    colour = part.get("colour", DIFFUSE)
    if not reflects:
        return matt(colour)
    made = matt(0)
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = ROUGH
    shader.inputs["Specular IOR Level"].default_value = 0 if colour == RECESS else 1
    shader.inputs["Coat Weight"].default_value = 0 if colour == RECESS else LACQUER
    shader.inputs["Coat Roughness"].default_value = SMOOTH
    shader.inputs["Emission Color"].default_value = (1, 1, 1, 1)
    shader.inputs["Emission Strength"].default_value = part.get("white", 0.0)
    return made


def matt(grey: float) -> Any:
    made = studio.material((grey,) * 3, 1.0)
    made.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0
    return made


def layered(
    scene: Any,
    parts: list[Any],
    size: tuple[int, int],
    material: Callable[[Any, bool], Any],
    metal: Any = None,
) -> Image.Image:
    """The brightness of its colour, and the reflected light beside it: all there is of metal."""
    whole = Image.new("RGBA", (2 * size[0], size[1]))
    for number in range(2):
        for part in parts:
            part.data.materials.clear()
            part.data.materials.append(material(part, bool(number)))
        if metal:
            shine = studio.material((number * SILVER,) * 3, 0.3, metallic=1.0)
            metal.data.materials.clear()
            metal.data.materials.append(shine)
        half = studio.photograph(scene, size)
        if number:
            half = Image.merge(
                "RGBA", [*(c.point(shining) for c in half.split()[:3]), half.split()[3]]
            )
        whole.paste(half, (number * size[0], 0))
    return whole


def from_place(build: Callable[[Any], list[Any]], row: int, column: int) -> Image.Image:
    """A building at one of the places of a side of the board, or in the last row its plan."""
    room, side = (ROOM, SIDE) if build is house else (HOTEL_ROOM, HOTEL_SIDE)
    scene = studio.empty(SAMPLES, sun=SUN, sky=SKY)
    # what mirrors the sky at this size does not show which of its sides are lit
    floor(scene).visible_glossy = scene.world.cycles_visibility.glossy = False
    parts = build(scene)
    # houses show their gables, so that they can be counted; a hotel lies along its bar
    turned_round = build is house or row in (1, 3)
    for part in parts:
        part.rotation_euler = (0, 0, math.pi / 2 * turned_round)
    if row < 4:
        along = ALONG[column]
        # towards the viewer is down on the board, and a smaller y in here
        at = ((along, -BAR), (-BAR, -along), (along, BAR), (BAR, -along))[row]
        for part in parts:
            part.scale = (WIDE,) * 3
            part.location = (*at, 0)
        studio.look_from_seat(scene, at, room * WIDE, DROP)
    else:
        _, up = studio.look_level(scene, math.radians(36), room)
        for part in parts:
            if part.get("colour") == GABLE:
                # alone on a dark tray
                part["colour"] = WALL
            part.rotation_euler = (0, 0, math.radians(118 if build is house else 20))
            part.location = up * (-DROP * room)
    return layered(scene, parts, (side, side), plastic)


def from_all_places(file: Path, build: Callable[[Any], list[Any]]) -> None:
    """A sheet of a kind of building: four sides of the board, then a plan."""
    side = SIDE if build is house else HOTEL_SIDE
    sheet = Image.new("RGBA", (len(ALONG) * 2 * side, 5 * side))
    for row in range(5):
        for column in range(len(ALONG) if row < 4 else 1):
            made = from_place(build, row, column)
            sheet.paste(made, (column * 2 * side, row * side))
    studio.save_grey(sheet, file)


def floor(scene: Any) -> Any:
    """The board below, which is not seen but throws light back."""
    ground = studio.thing(scene, [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])
    ground.data.materials.append(studio.material((0.6, 0.6, 0.55), 1.0))
    ground.visible_camera = False
    return ground


def turned(scene: Any, outline: list[tuple[float, float]]) -> Any:
    """What is turned on a lathe: distances from the axis and heights, from the ground up."""
    ring = 128
    corners = [
        (far * math.cos(angle), far * math.sin(angle), z)
        for far, z in outline
        for angle in (2 * math.pi * step / ring for step in range(ring))
    ]
    faces: list[tuple[int, ...]] = []
    for level in range(len(outline) - 1):
        for step in range(ring):
            first, after = step + level * ring, (step + 1) % ring + level * ring
            faces.append((first, after, after + ring, first + ring))
    faces.append(tuple(range((len(outline) - 1) * ring, len(outline) * ring)))
    return studio.thing(scene, corners, faces)


def foot(file: Path) -> None:
    """A flat disc of enamel in a rim of metal, one unit wide, from side to side of its picture."""
    scene = studio.empty(SAMPLES, sun=2.4, sky=0.55)
    floor(scene)
    metal = [(0.5, 0.0), (0.5, 0.065), (0.49, 0.078), (0.455, 0.078), (0.445, 0.05)]
    # rounded at its edge alone
    glazed = [(0.45, 0.0), (0.45, 0.05), (0.43, 0.06), (0.41, 0.06), (0.39, 0.06)]
    rim, glaze = (turned(scene, outline) for outline in (metal, glazed))
    _, up = studio.look_level(scene, math.asin(FOOT_LOW), 1.04)
    rim.location = glaze.location = up * -0.05
    studio.save_grey(layered(scene, [glaze], (192, 192), enamel, rim), file)


if __name__ == "__main__":
    PIECES.mkdir(exist_ok=True)
    foot(PIECES / "foot.png")
    from_all_places(PIECES / "house.png", house)
    from_all_places(PIECES / "hotel.png", hotel)
