"""The traces of a victory on the table: warm light with rays, confetti, and notes at rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, rotated, stamp
from .banknotes import KINDS, draw_note

#: pieces of confetti, and the size of each in design units
PIECES, PIECE = 150, (12, 30)
#: the light: its brightest colour, its rays, and the side of its small picture
LIGHT: Colour = (168, 108, 40)
RAYS, RAY, COARSE = 14, 0.22, 128
#: the horizontal reach of the light, in heights of the window
REACH = 1.5
COLOURS: tuple[Colour, ...] = (
    (246, 190, 62), (214, 68, 60), (52, 152, 96), (58, 124, 200), (240, 232, 212), (226, 122, 46),
)  # fmt: skip
#: the places of notes, as shares of the area, their width in design units and their rotation
NOTES: tuple[tuple[float, float, int, int], ...] = (
    (0.03, 0.99, 150, 14), (0.11, 1.0, 132, -9), (0.19, 0.99, 150, 5), (0.27, 1.0, 132, -17),
    (0.07, 1.01, 168, -3), (0.015, 0.06, 120, -21), (0.21, 0.0, 112, 11),
)  # fmt: skip


def draw_festivity(
    painter: Painter,
    surface: Surface,
    centre: tuple[int, int],
    free: Sequence[Rect],
    money: Callable[[int], str],
) -> None:
    """The light around a place in the window, and the traces there, but for free parts."""
    size = surface.get_size()
    side = round(size[1] * REACH)
    light = painter.cached(
        ("victory light", side), lambda: pygame.transform.smoothscale(_light(), (side, side))
    )
    surface.blit(light, light.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)
    values = tuple(KINDS)
    for number, (x, y, wide, turn) in enumerate(NOTES):
        note = _note(painter, values[number % len(values)], money, painter.px(wide), turn)
        at = note.get_rect(center=(round(x * size[0]), round(y * size[1])))
        stamp(surface, note, at.topleft)
    _confetti(painter, surface, centre, free)


def _note(
    painter: Painter, value: int, money: Callable[[int], str], width: int, turn: int
) -> Surface:
    """A note, lying turned."""

    def draw() -> Surface:
        return pygame.transform.rotozoom(
            draw_note(painter, value, money(value), width, 0), turn, 1.0
        )

    return painter.cached(("note at rest", value, money(value), width, turn), draw)


def _confetti(
    painter: Painter, surface: Surface, centre: tuple[int, int], free: Sequence[Rect]
) -> None:
    """Pieces of paper around the light, the same ones every time."""
    chance = random.Random(PIECES)
    reach = surface.get_height() * 0.62
    for number in range(PIECES):
        angle, far = chance.uniform(0, 2 * pi), reach * chance.uniform(0.28, 1.0)
        at = round(centre[0] + far * cos(angle)), round(centre[1] + far * sin(angle))
        if any(part.collidepoint(at) for part in free):
            continue
        size = painter.px(chance.randint(*PIECE)), painter.px(PIECE[0])
        colour, turn = COLOURS[number % len(COLOURS)], 15 * chance.randrange(12)
        picture = painter.cached(
            ("confetti", size, colour, turn),
            lambda: _piece(size, colour, turn),  # noqa: B023
        )
        stamp(surface, picture, picture.get_rect(center=at).topleft)


def _piece(size: tuple[int, int], colour: Colour, turn: int) -> Surface:
    surface = blank((max(2, size[0]), max(2, size[1])))
    surface.fill((*colour, 255))
    return rotated(surface, turn)


@lru_cache(maxsize=1)
def _light() -> Surface:
    """A small square of warm light to add to the picture, brightest in the rays."""
    surface, middle = Surface((COARSE, COARSE), 0, 32), (COARSE - 1) / 2
    for y in range(COARSE):
        for x in range(COARSE):
            dx, dy = (x - middle) / middle, (y - middle) / middle
            far = hypot(dx, dy)
            near = max(0.0, 1 - far) ** 1.6
            ray = cos(atan2(dy, dx) * RAYS) * min(1.0, far * 6)
            level = near * (1 - RAY + RAY * ray)
            surface.set_at((x, y), tuple(round(part * level) for part in LIGHT))
    return surface
