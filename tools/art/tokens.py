"""Render the metal tokens from the drawings in ``assets/tokens``.

    python tools/art/tokens.py [NAME ...]

For each token it writes ``NAME.png``, the figure from the front, and ``NAME_around.png``,
twelve directions as seen from the seat, each token in its own metal (``metals.py``).
"""

import math
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: F401 - mathutils comes with it
import numpy as np
import pygame
from mathutils import Matrix
from scipy.ndimage import distance_transform_edt, gaussian_filter

from monopoly_gui.ui.painting.icons import load_svg
from tools.art import studio
from tools.art.metals import METALS, cast_in

TOKENS = studio.ASSETS / "tokens"
#: pixels of a direction and of the figure from the front; steps of a turn and in a row
SIDE, FRONT, DIRECTIONS, COLUMNS = 128, 256, 12, 4
#: the first direction, in steps: none is end on, and two on either side show a little of the depth
FIRST = 0.5
#: points of the height field along a side, and what is free around it
FINE, EDGE = 288, 6
#: how thick a figure is on either side, how deep what is white is engraved, of its height
THICK, ENGRAVED = 0.085, 0.022
#: how far a figure leans back, so that it is seen nearly from its side and stands level
LEAN = math.radians(33)
SAMPLES = 32
#: as it is rendered, before it is coloured
METAL = (0.80, 0.79, 0.77)


def relief(name: str) -> tuple[np.ndarray, np.ndarray]:
    """Height above the middle plane at every point, and where the figure is."""
    inner = FINE - 2 * EDGE
    drawn = load_svg(TOKENS / f"{name}.svg", (inner, inner))
    raw = np.frombuffer(pygame.image.tobytes(drawn, "RGBA"), np.uint8).reshape(inner, inner, 4)
    whole = np.zeros((FINE, FINE, 4))
    whole[EDGE:-EDGE, EDGE:-EDGE] = raw / 255.0
    inside = gaussian_filter(whole[..., 3], 0.8) > 0.5
    far = gaussian_filter(distance_transform_edt(inside), 0.9)
    scale = FINE / 260
    high = THICK * (1 - np.exp(-far / (8 * scale)))
    high -= ENGRAVED * gaussian_filter(whole[..., 0], 1.1 * scale)
    return np.where(inside, np.maximum(gaussian_filter(high, 0.8), 0.004), 0), inside


def solid(scene: Any, name: str) -> Any:
    """The figure, one unit high or wide, standing on its lowest point, looking at the viewer."""
    high, inside = relief(name)
    rows, columns = np.where(inside)
    share = 1 / max(rows.max() - rows.min(), columns.max() - columns.min())
    near = inside.copy()
    near[1:] |= inside[:-1]
    near[:, 1:] |= inside[:, :-1]
    near[1:, 1:] |= inside[:-1, :-1]
    numbers = [np.full(inside.shape, -1), np.full(inside.shape, -1)]
    points: list[tuple[float, float, float]] = []
    middle, foot = (columns.max() + columns.min()) / 2, rows.max()
    for y, x in zip(*np.where(near), strict=True):
        at = ((x - middle) * share, (foot - y) * share)
        for side, sign in enumerate((-1, 1)):
            if side and not high[y, x]:
                numbers[1][y, x] = numbers[0][y, x]
                continue
            numbers[side][y, x] = len(points)
            points.append((at[0], sign * high[y, x] * FINE * share, at[1]))
    faces = []
    for y, x in zip(*np.where(near[:-1, :-1]), strict=True):
        square = ((y, x), (y + 1, x), (y + 1, x + 1), (y, x + 1))
        if all(near[corner] for corner in square):
            front, back = ([number[corner] for corner in square] for number in numbers)
            faces.append(front)
            if front != back:
                faces.append(back[::-1])
    made = studio.thing(scene, points, faces)
    # without it the outline would show the steps of the height field
    smooth = made.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 4
    made.data.materials.append(studio.material(METAL, 0.2, metallic=1.0))
    made.visible_glossy = made.visible_diffuse = made.visible_shadow = False
    return made


def surroundings() -> np.ndarray:
    """The reflections in the metal: a bright board below, a dim horizon, a sky with two lamps."""
    high, wide = 128, 256
    up = np.linspace(-math.pi / 2, math.pi / 2, high)[:, None] + np.zeros((1, wide))
    around = np.linspace(-math.pi, math.pi, wide)[None] + np.zeros((high, 1))
    # Blender: the middle of the picture is towards negative y, and left of it positive x
    way = np.stack(
        [-np.cos(up) * np.sin(around), -np.cos(up) * np.cos(around), np.sin(up)], axis=-1
    )

    def step(low: float, top: float, value: np.ndarray) -> np.ndarray:
        share = np.clip((value - low) / (top - low), 0, 1)
        return share * share * (3 - 2 * share)

    def lamp(x: float, y: float, z: float, low: float, top: float) -> np.ndarray:
        direction = np.array((x, y, z)) / math.hypot(x, y, z)
        return step(low, top, way @ direction)

    grey = 0.19 + 0.62 * step(-0.02, -0.75, way[..., 2]) + 0.55 * step(0.06, 0.9, way[..., 2])
    sky = grey[..., None] * np.array((1.0, 0.98, 0.95))
    sky += (2.8 * lamp(-0.55, 0.38, 0.8, 0.80, 0.93))[..., None] * np.array((1.0, 0.96, 0.88))
    sky += (1.5 * lamp(-0.5, -0.75, 0.45, 0.88, 0.97))[..., None]
    sky += (0.9 * lamp(0.8, -0.45, 0.4, 0.84, 0.96))[..., None] * np.array((0.86, 0.93, 1.0))
    return sky


def cast(name: str) -> None:
    """Photograph one token from all sides."""
    scene = studio.empty(SAMPLES, sun=0, sky=1.0)
    studio.surround(scene, surroundings())
    first = solid(scene, name)
    room = 1.3
    right, up = studio.look_level(scene, studio.seat().elevation, COLUMNS * room)
    rows = DIRECTIONS // COLUMNS
    for number in range(DIRECTIONS):
        one = first if number == 0 else first.copy()
        if number:
            scene.collection.objects.link(one)
        turn = Matrix.Rotation(-2 * math.pi * (number + FIRST) / DIRECTIONS, 4, "Z")
        lean = Matrix.Rotation(-LEAN, 4, "X")
        row, column = divmod(number, COLUMNS)
        at = right * ((column - (COLUMNS - 1) / 2) * room)
        at += up * (((rows - 1) / 2 - row) * room - 0.44)
        one.matrix_world = Matrix.Translation(at) @ lean @ turn
    size = (COLUMNS * SIDE, rows * SIDE)
    directions = studio.photograph(scene, size)
    for one in list(scene.collection.objects):
        if one.type == "MESH" and one is not first:
            scene.collection.objects.unlink(one)
    studio.look_level(scene, math.radians(12), 1.12)
    box = [first.data.vertices[n].co.z for n in range(len(first.data.vertices))]
    first.matrix_world = Matrix.Translation((0, 0, -max(box) / 2))
    front = studio.photograph(scene, (FRONT, FRONT))
    for picture, file in ((directions, f"{name}_around.png"), (front, f"{name}.png")):
        cast_in(picture, METALS[name]).save(TOKENS / file, optimize=True)


if __name__ == "__main__":
    pygame.display.init()
    for wanted in sys.argv[1:] or sorted(file.stem for file in TOKENS.glob("*.svg")):
        cast(wanted)
