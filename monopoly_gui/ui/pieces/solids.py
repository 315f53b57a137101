"""Small solid things seen from above at a slant: projection and light.

Places are in board units: x to the right and y downwards on the printed board,
z up from it, all in pixels of the board before it is turned and flattened.
"""

import math
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame import Surface, Vector3

from ..painting.colour import Colour, darken, lighten

Point3: TypeAlias = tuple[float, float, float] | Vector3
OVER = 3
#: the place of the one sun: to the right, towards the viewer, up
SUN = (-0.55, -0.38, 1.0)
#: the brightening or darkening of a colour by light, and the angle at which there is none
BRIGHTER, DARKER, EVEN = 0.75, 0.28, 0.55


@dataclass(frozen=True, slots=True)
class Projection:
    """A view of the board from above, flattened to ``squash`` of its height."""

    squash: float

    @property
    def rise(self) -> float:
        """The visible share of a height."""
        return math.sqrt(1 - self.squash**2)

    def project(self, point: Point3) -> tuple[float, float]:
        """The screen point of a point, from the middle of the board."""
        return point[0], point[1] * self.squash - point[2] * self.rise


def round_edges(
    large: Surface, colour: Colour, outline: list[tuple[float, float]], radius: float
) -> None:
    for (x, y), (u, v) in zip(outline, outline[1:] + outline[:1], strict=True):
        pygame.draw.line(large, colour, (x, y), (u, v), max(1, round(2 * radius)))
        pygame.draw.circle(large, colour, (x, y), radius)


def facing_share(normal: Point3, projection: Projection) -> float:
    """The share of a side that faces the viewer."""
    return normal[1] * projection.rise + normal[2] * projection.squash


def lit_colour(colour: Colour, normal: Point3) -> Colour:
    """The colour in the light on a side with this direction."""
    light = sum(part * way for part, way in zip(SUN, normal, strict=True)) / math.hypot(*SUN) - EVEN
    if light > 0:
        return lighten(colour, light * BRIGHTER)
    return darken(colour, min(0.6, -light * DARKER))


SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))
