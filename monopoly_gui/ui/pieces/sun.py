"""The one sun over the table, and the shadows of standing things.

It stands at the left behind the board: shadows fall to the right and towards the viewer.
``tools/art/studio.py`` lights the pieces by the same sun.
"""

from collections.abc import Iterable

import pygame
from pygame import Surface

from ..painting.colour import Colour
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import blank, disc, flat, polygon, whitened
from .solids import SUN, Point3, Projection

SHADE: Colour = (30, 18, 8)
#: the darkness of a cast shadow, and of a contact shadow on the board, of 255
CAST, CONTACT = 107, 110
#: the reach of a shadow for each pixel of height: to the right, towards the viewer
ACROSS, NEAR = -SUN[0] / SUN[2], -SUN[1] / SUN[2]


def shadow_offset(height: float, projection: Projection) -> tuple[int, int]:
    """The offset on the screen of the shadow of a point at this height."""
    return round(height * ACROSS), round(height * NEAR * projection.squash)


def soft_shadow(mask: Surface, blur: float, alpha: int = CAST) -> Surface:
    """The soft shadow of a premultiplied shape, ``spread(blur)`` pixels larger on every side."""
    return flat(whitened(outline_shadow(mask, blur, 255)), (*SHADE, alpha))


def solid_shadow(
    points: Iterable[Point3], projection: Projection, height: float
) -> tuple[Surface, tuple[int, int]]:
    """The shadow of a convex thing with these corners, and the place of its base in it."""
    fell = [projection.project((x + z * ACROSS, y + z * NEAR, 0)) for x, y, z in points]
    blur = 0.12 * height + 2
    left, top = min(x for x, _ in fell), min(y for _, y in fell)
    size = (round(max(x for x, _ in fell) - left), round(max(y for _, y in fell) - top))
    shape = convex_hull([(x - left, y - top) for x, y in fell])
    mask = polygon((max(1, size[0]), max(1, size[1])), shape)
    surface = soft_shadow(mask, blur)
    reach_x, reach_y = (surface.get_width() - size[0]) // 2, (surface.get_height() - size[1]) // 2
    return surface, (round(reach_x - left), round(reach_y - top))


def figure_shadow(
    figure: Surface, foot: tuple[int, int], rise: float, projection: Projection
) -> Surface:
    """The shadow of a flat figure on its foot, in which that is in the middle.

    ``rise`` is the pixels of height per pixel of the figure's picture.
    """
    width, height = figure.get_size()
    mask = whitened(figure)
    down = rise * NEAR * projection.squash
    rows, blur = round(foot[1] * down), 0.05 * height + 2
    surface = blank((2 * width, 2 * height))
    for row in range(rows):
        source = foot[1] - round(row / down)
        at = (width - foot[0] + round(row / down * rise * ACROSS), height + row)
        surface.blit(mask, at, (0, source, width, 1), special_flags=pygame.BLEND_RGBA_MAX)
    soft = outline_shadow(surface, blur, 255)
    # what lies farther above and below is clear
    place = soft.get_rect().inflate(0, 2 * (rows + 2 * spread(blur)) - soft.get_height())
    return flat(whitened(soft.subsurface(place.clip(soft.get_rect()))), (*SHADE, CAST))


def contact_shadow(width: float, squash: float) -> Surface:
    """The shade below something round that touches the board."""
    across = max(4, round(width * 1.12))
    oval = pygame.transform.smoothscale(disc(across), (across, max(2, round(across * squash))))
    return soft_shadow(oval, width * 0.1 + 1, CONTACT)


def convex_hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The corners of the smallest convex shape around some points, in order."""

    def half(ordered: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = []
        for x, y in ordered:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    along = sorted(set(points))
    return half(along) + half(reversed(along))
