"""Warm light with rays on the table, and the traces of a victory: confetti, a wreath of notes."""

import random
from collections.abc import Callable, Sequence
from math import cos, pi, radians, sin

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, rotated, stamp
from .banknotes import KINDS, draw_note

#: pieces of confetti, and the size of each in design units
PIECES, PIECE = 150, (12, 30)
#: the side of the light in pixels before it is stretched
COARSE = 256
COLOURS: tuple[Colour, ...] = (
    (246, 190, 62), (214, 68, 60), (52, 152, 96), (58, 124, 200), (240, 232, 212), (226, 122, 46),
)  # fmt: skip
#: the notes of the wreath, the width of one, and the distance of its middle from that of the
#: wreath, as shares of the diameter of what it is laid around
NOTES, NOTE, FAR = 16, 0.36, 0.51


def draw_light(painter: Painter, surface: Surface, around: Rect) -> None:
    """Warm light around a place in the window."""
    small, side = Surface((COARSE, COARSE), 0, 32), round(surface.get_height() * 1.5)
    painter.picture(small, "rays", small.get_rect())
    light = pygame.transform.smoothscale(small, (side, side))
    place = light.get_rect(center=around.center)
    surface.blit(light, place, special_flags=pygame.BLEND_RGB_ADD)


def draw_festivity(
    painter: Painter,
    surface: Surface,
    around: Rect,
    free: Sequence[Rect],
    money: Callable[[int], str],
    fallen: float = 1.0,
) -> None:
    """Confetti and a wreath around a place in the window, but for free parts.

    ``fallen`` is the share of their time for which the pieces of paper have been falling.
    """
    _confetti(painter, surface, around.center, free, fallen)
    across = min(around.size)
    wreath = painter.cached(("wreath", across, money(1)), lambda: _wreath(painter, across, money))
    stamp(surface, wreath, wreath.get_rect(center=around.center).topleft)


def _wreath(painter: Painter, across: int, money: Callable[[int], str]) -> Surface:
    """Notes like the rays of a star, each a little over the one before."""
    picture, values = blank((2 * across, 2 * across)), tuple(KINDS)
    width = round(across * NOTE)
    for number in range(NOTES):
        value, turn = values[number % len(values)], 360 * number / NOTES
        note = draw_note(painter, value, money(value), width, number)
        note = pygame.transform.rotozoom(note, turn, 1.0)
        x, y = cos(radians(turn)) * across * FAR, -sin(radians(turn)) * across * FAR
        stamp(picture, note, note.get_rect(center=(across + x, across + y)).topleft)
    return picture


def _confetti(
    painter: Painter,
    surface: Surface,
    centre: tuple[int, int],
    free: Sequence[Rect],
    fallen: float,
) -> None:
    """Pieces of paper around the light, the same ones every time."""
    chance = random.Random(PIECES)
    reach = surface.get_height() * 0.62
    for number in range(PIECES):
        angle, far = chance.uniform(0, 2 * pi), reach * chance.uniform(0.28, 1.0)
        at = round(centre[0] + far * cos(angle)), round(centre[1] + far * sin(angle))
        if any(part.collidepoint(at) for part in free):
            continue
        # one after the other, until all have arrived
        late = number / PIECES / 2
        along = min(1.0, max(0.0, 2 * (fallen - late)))
        at = at[0], round(at[1] - (1 - along) * surface.get_height())
        size = painter.px(chance.randint(*PIECE)), painter.px(PIECE[0])
        colour, turn = COLOURS[number % len(COLOURS)], 15 * chance.randrange(12)
        picture = painter.cached_drawing(_piece, size, colour, turn)
        stamp(surface, picture, picture.get_rect(center=at).topleft)


def _piece(size: tuple[int, int], colour: Colour, turn: int) -> Surface:
    surface = blank((max(2, size[0]), max(2, size[1])))
    surface.fill((*colour, 255))
    return rotated(surface, turn)
