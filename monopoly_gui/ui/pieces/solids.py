"""Small solid things seen from above at a slant: boxes, houses, dice and flat discs.

Places are in board units: x to the right and y downwards on the printed board,
z up from it, all in pixels of the board before it is turned and flattened.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Surface

from ..painting.colour import Colour, darken, lighten
from ..painting.shapes import blank
from .dice import PIPS

Point3 = tuple[float, float, float]
OVER = 3
#: where the one sun stands: to the right, towards the viewer, up
SUN = (-0.55, -0.38, 1.0)
#: how light becomes brighter or darker than a colour is by itself, and at which angle it is not
BRIGHTER, DARKER, EVEN = 0.75, 0.28, 0.55


@dataclass(frozen=True, slots=True)
class Projection:
    """A way of looking: the board turned by ``turn`` degrees and flattened to ``squash``."""

    turn: float
    squash: float

    @property
    def rise(self) -> float:
        """How much of a height is seen."""
        return math.sqrt(1 - self.squash**2)

    def around(self, x: float, y: float) -> tuple[float, float]:
        """A direction on the board after turning: across, and towards the viewer."""
        angle = math.radians(self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        return x * cos + y * sin, -x * sin + y * cos

    def project(self, point: Point3) -> tuple[float, float]:
        """Where a point is on the screen, from the middle of the board."""
        across, near = self.around(point[0], point[1])
        return across, near * self.squash - point[2] * self.rise


@dataclass(frozen=True, slots=True)
class Face:
    """A flat side, its corners in order, and which way it looks."""

    corners: tuple[Point3, ...]
    normal: Point3
    colour: Colour
    #: round spots on it, each a polygon
    spots: tuple[tuple[Point3, ...], ...] = ()
    spot_colour: Colour = (0, 0, 0)


def draw_faces(
    surface: Surface,
    origin: tuple[int, int],
    projection: Projection,
    faces: Iterable[Face],
    soft: float = 0,
    over: int = OVER,
) -> None:
    """Draw those sides that can be seen; ``soft`` rounds the edges by that many pixels.

    They are drawn ``over`` times too large and shrunk.

    The solid has to be convex.  ``surface`` is premultiplied.
    """
    seen = [face for face in faces if towards(face.normal, projection) > 0.001]
    points = [projection.project(corner) for face in seen for corner in face.corners]
    if not points:
        return
    pad = soft + 2
    left = math.floor(min(x for x, _ in points) - pad)
    top = math.floor(min(y for _, y in points) - pad)
    width = math.ceil(max(x for x, _ in points) + pad) - left
    height = math.ceil(max(y for _, y in points) + pad) - top
    large = blank((width * over, height * over))

    def place(corners: Sequence[Point3]) -> list[tuple[float, float]]:
        flat = (projection.project(corner) for corner in corners)
        return [((x - left) * over, (y - top) * over) for x, y in flat]

    if soft:
        # a light bevel under the sides closes the gaps that their inset leaves
        for face in seen:
            round_edges(large, lighten(face.colour, 0.5), place(face.corners), soft * over * 1.15)
    for face in seen:
        colour = lit(face.colour, face.normal, projection)
        outline = place(face.corners)
        pygame.draw.polygon(large, colour, outline)
        if soft:
            round_edges(large, colour, outline, soft * over)
        for spot in face.spots:
            pygame.draw.polygon(large, lit(face.spot_colour, face.normal, projection), place(spot))
    small = pygame.transform.smoothscale(large.premul_alpha(), (width, height))
    surface.blit(
        small, (origin[0] + left, origin[1] + top), special_flags=pygame.BLEND_PREMULTIPLIED
    )


def round_edges(
    large: Surface, colour: Colour, outline: list[tuple[float, float]], radius: float
) -> None:
    for (x, y), (u, v) in zip(outline, outline[1:] + outline[:1], strict=True):
        pygame.draw.line(large, colour, (x, y), (u, v), max(1, round(2 * radius)))
        pygame.draw.circle(large, colour, (x, y), radius)


def towards(normal: Point3, projection: Projection) -> float:
    """How much a side looks at the viewer."""
    _, near = projection.around(normal[0], normal[1])
    return near * projection.rise + normal[2] * projection.squash


def lit(colour: Colour, normal: Point3, projection: Projection) -> Colour:
    """The colour as light falls on a side that looks that way."""
    across, near = projection.around(normal[0], normal[1])
    far = math.hypot(*SUN)
    light = (across * SUN[0] + near * SUN[1] + normal[2] * SUN[2]) / far - EVEN
    if light > 0:
        return lighten(colour, light * BRIGHTER)
    return darken(colour, min(0.6, -light * DARKER))


SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))
#: which way the sides of a box look, in the order of its corners
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Stand:
    """A place on the board, and how a thing that stands there is turned (degrees)."""

    x: float
    y: float
    angle: float = 0.0

    def at(self, dx: float, dy: float, z: float) -> Point3:
        """A point of the thing, from its own middle."""
        nx, ny, _ = self.way(dx, dy)
        return self.x + nx, self.y + ny, z

    def way(self, dx: float, dy: float, z: float = 0.0) -> Point3:
        """A direction of the thing."""
        angle = math.radians(self.angle)
        cos, sin = math.cos(angle), math.sin(angle)
        return dx * cos - dy * sin, dx * sin + dy * cos, z


def house(stand: Stand, length: float, depth: float, wall: float, colour: Colour) -> list[Face]:
    """A house with a gable roof whose ridge runs along its length."""
    half, side, top = length / 2, depth / 2, wall + depth * 0.52
    at = stand.at
    faces = []
    for way in (-1, 1):
        low, high = at(-half, way * side, 0), at(half, way * side, 0)
        eave, ridge = (
            (at(half, way * side, wall), at(-half, way * side, wall)),
            (
                at(-half, 0, top),
                at(half, 0, top),
            ),
        )
        faces.append(Face((low, high, *eave), stand.way(0, way), colour))
        slope = stand.way(0, way * 0.69, 0.72)
        faces.append(Face((*eave, *ridge), slope, lighten(colour, 0.1)))
        gable = (
            at(way * half, -side, 0),
            at(way * half, side, 0),
            at(way * half, side, wall),
            at(way * half, 0, top),
            at(way * half, -side, wall),
        )
        faces.append(Face(gable, stand.way(way, 0), colour))
    return faces


def die(
    stand: Stand, size: float, numbers: tuple[str, str, str], body: Colour, pip: Colour
) -> list[Face]:
    """A die; ``numbers`` are on its top and, by how it is turned, on what else is seen."""
    half, inset = size / 2, size * 0.1
    edge = half - inset

    def face(place: Callable[[float, float], Point3], normal: Point3, number: str) -> Face:
        corners = tuple(place(u * edge, v * edge) for u, v in SQUARE)
        spots = tuple(
            tuple(
                place(
                    (x - 0.5) * size * 0.94 + math.cos(turn) * size * 0.085,
                    (y - 0.5) * size * 0.94 + math.sin(turn) * size * 0.085,
                )
                for turn in TURNS
            )
            for x, y in PIPS[number]
        )
        return Face(corners, normal, body, spots, pip)

    def on_side(nx: int, ny: int) -> Callable[[float, float], Point3]:
        return lambda u, v: stand.at(nx * half - ny * u, ny * half + nx * u, half + v)

    faces = [face(lambda u, v: stand.at(u, v, size), (0, 0, 1), numbers[0])]
    for number, (nx, ny) in enumerate(SIDES):
        faces.append(face(on_side(nx, ny), stand.way(nx, ny), numbers[1 + number % 2]))
    return faces


TURNS = [2 * math.pi * step / 24 for step in range(24)]
