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

from collections.abc import Callable
from typing import Any

from PIL import Image

from tools.art import studio

PIECES = studio.ASSETS / "pieces"
#: widths of a house that are seen in a picture, pixels of it, and where its ground is below
#: its middle, in pictures
ROOM, SIDE, DROP = 2.6, 96, 0.17
#: the same for a hotel, which is so much longer than a house
HOTEL_ROOM, HOTEL_SIDE, LONG = 3.6, 144, 2.1
#: length of a house along its ridge, height of its eaves and of its ridge, rounding
LENGTH, EAVES, RIDGE, ROUND = 0.94, 0.66, 1.22, 0.07
#: how wide a house is on a board with sides of one, and where on it the places are
WIDE = 0.0155
ALONG = (-0.33, -0.165, 0.0, 0.165, 0.33)
BAR = 0.385
SAMPLES = 24
#: how bright the two layers become
DIFFUSE, GLOSS = 0.62, 0.9
#: how flat the foot of a token is seen, which leans back as its figure does, and its metal
FOOT_LOW, SILVER = 0.62, 0.85
#: how bright the windows of a hotel are
WINDOWS = 0.75
#: how much of the sky shines back everywhere, of 255
DULL = 44


def prism(scene: Any, length: float, eaves: float, ridge: float) -> Any:
    """A house of one unit depth with a gable roof, its ridge along x."""
    half = length / 2
    gable = ((-0.5, 0), (0.5, 0), (0.5, eaves), (0, ridge), (-0.5, eaves))
    corners = [(x, y, z) for x in (-half, half) for y, z in gable]
    faces: list[tuple[int, ...]] = [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)]
    faces += [(n, (n + 1) % 5, (n + 1) % 5 + 5, n + 5) for n in range(5)]
    return studio.thing(scene, corners, faces, ROUND)


def chimney(scene: Any, along: float, high: float) -> Any:
    side, low = 0.14, 0.75
    corners = [
        (along + x * side, 0.2 + y * side, z)
        for z in (low, high)
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)]
    faces += [(n, (n + 1) % 4, (n + 1) % 4 + 4, n + 4) for n in range(4)]
    return studio.thing(scene, corners, faces, 0.03)


def windows(scene: Any) -> Any:
    """Lit windows in two rows, on the walls that are seen."""
    corners: list[tuple[float, float, float]] = []
    for low in (0.2, 0.72):
        for across in (-0.78, -0.26, 0.26, 0.78):
            corners += [
                (across + x * 0.15, -0.515, low + z)
                for x, z in ((-1, 0), (1, 0), (1, 0.32), (-1, 0.32))
            ]
        for side in (-1, 1):
            for across in (-0.2, 0.2):
                corners += [
                    (side * (LONG / 2 + 0.015), across - side * y * 0.11, low + z)
                    for y, z in ((-1, 0), (1, 0), (1, 0.32), (-1, 0.32))
                ]
    made = studio.thing(scene, corners, [range(n, n + 4) for n in range(0, len(corners), 4)])
    made["lit"] = True
    return made


def house(scene: Any) -> list[Any]:
    return [prism(scene, LENGTH, EAVES, RIDGE)]


def hotel(scene: Any) -> list[Any]:
    return [prism(scene, LONG, 1.18, 1.72), chimney(scene, -0.55, 1.92), windows(scene)]


def shining(level: float) -> float:
    """The reflected light without the grey of the sky, which would bleach every colour."""
    return max(0.0, level - DULL) * 255 / (255 - DULL)


def layered(scene: Any, parts: list[Any], size: tuple[int, int], metal: Any = None) -> Image.Image:
    """The brightness of its colour, and the reflected light beside it: all there is of metal."""
    whole = Image.new("RGBA", (2 * size[0], size[1]))
    plain = studio.material((DIFFUSE,) * 3, 1.0)
    plain.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0
    glossy = studio.material((0, 0, 0), 0.32, coat=GLOSS)
    glass = studio.material((0, 0, 0), 1.0)
    glass.node_tree.nodes["Principled BSDF"].inputs["Emission Color"].default_value = (1, 1, 1, 1)
    for number, material in enumerate((plain, glossy)):
        lit = glass.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"]
        lit.default_value = number * WINDOWS
        for part in parts:
            part.data.materials.clear()
            part.data.materials.append(glass if part.get("lit") else material)
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


def from_all_places(file: Path, build: Callable[[Any], list[Any]], room: float, side: int) -> None:
    """A sheet of a kind of building: four sides of the board, then a plan."""
    columns = len(ALONG)
    sheet = Image.new("RGBA", (columns * 2 * side, 5 * side))
    for row in range(5):
        for column, along in enumerate(ALONG if row < 4 else (0.0,)):
            scene = studio.empty(SAMPLES, sun=3.3, sky=0.34)
            floor(scene)
            parts = build(scene)
            # a hotel shows its windows; houses show their gables, so that they can be counted
            for part in parts:
                part.rotation_euler = (0, 0, math.pi / 2 * (build is house))
            if row < 4:
                # towards the viewer is down on the board, and a smaller y in here
                at = ((along, -BAR), (-BAR, -along), (along, BAR), (BAR, -along))[row]
                for part in parts:
                    part.scale = (WIDE,) * 3
                    part.location = (*at, 0)
                studio.look_from_seat(scene, at, room * WIDE, DROP)
            else:
                _, up = studio.look_level(scene, math.radians(32), room)
                for part in parts:
                    part.rotation_euler = (0, 0, math.radians(115 if build is house else 24))
                    part.location = up * (-DROP * room)
            made = layered(scene, parts, (side, side))
            sheet.paste(made, (column * 2 * side, row * side))
    studio.save_grey(sheet, file)


def floor(scene: Any) -> None:
    """The board below, which is not seen but throws light back."""
    ground = studio.thing(scene, [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])
    ground.data.materials.append(studio.material((0.6, 0.6, 0.55), 1.0))
    ground.visible_camera = False


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
    rim, enamel = (turned(scene, outline) for outline in (metal, glazed))
    _, up = studio.look_level(scene, math.asin(FOOT_LOW), 1.04)
    rim.location = enamel.location = up * -0.05
    studio.save_grey(layered(scene, [enamel], (192, 192), rim), file)


if __name__ == "__main__":
    PIECES.mkdir(exist_ok=True)
    foot(PIECES / "foot.png")
    from_all_places(PIECES / "house.png", house, ROOM, SIDE)
    from_all_places(PIECES / "hotel.png", hotel, HOTEL_ROOM, HOTEL_SIDE)
