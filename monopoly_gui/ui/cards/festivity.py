"""What a victory leaves on the table: warm light with rays, confetti, and notes at rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, rotated, stamp
from .banknotes import KINDS, single

#: pieces of confetti, and how large each is in design units
PIECES, PIECE = 150, (12, 30)
#: the light: its colour where it is brightest, its rays, and on how coarse a picture it is reckoned
LIGHT: Colour = (168, 108, 40)
RAYS, RAY, COARSE = 14, 0.22, 6
COLOURS: tuple[Colour, ...] = (
    (246, 190, 62), (214, 68, 60), (52, 152, 96), (58, 124, 200), (240, 232, 212), (226, 122, 46),
)  # fmt: skip
#: where notes lie, as shares of the area, how wide in design units and how they are turned
NOTES: tuple[tuple[float, float, int, int], ...] = (
    (0.03, 0.99, 150, 14), (0.11, 1.0, 132, -9), (0.19, 0.99, 150, 5), (0.27, 1.0, 132, -17),
    (0.07, 1.01, 168, -3), (0.015, 0.06, 120, -21), (0.33, 0.03, 112, 11),
)  # fmt: skip


def draw_festivity(
    painter: Painter,
    surface: Surface,
    centre: tuple[int, int],
    free: Sequence[Rect],
    money: Callable[[int], str],
) -> None:
    """The light around a place in the window, and what lies about there, but for free parts."""
    size = surface.get_size()
    light = painter.cached(("victory light", size, centre), lambda: _light(size, centre))
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    values = tuple(KINDS)
    for number, (x, y, wide, turn) in enumerate(NOTES):
        note = _note(painter, values[number % len(values)], money, painter.px(wide), turn)
        at = note.get_rect(center=(round(x * size[0]), round(y * size[1])))
        stamp(surface, note, at.topleft)
    _confetti(painter, surface, centre, free)


def _note(
    painter: Painter, value: int, money: Callable[[int], str], width: int, turn: int
) -> Surface:
    """A note that lies turned."""

    def draw() -> Surface:
        return pygame.transform.rotozoom(single(painter, value, money(value), width, 0), turn, 1.0)

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


def _light(size: tuple[int, int], centre: tuple[int, int]) -> Surface:
    """Warm light that is added to what is there, brightest in the rays."""
    width, height = max(2, size[0] // COARSE), max(2, size[1] // COARSE)
    middle, reach = (centre[0] / COARSE, centre[1] / COARSE), size[1] / COARSE * 0.75
    coarse = blank((width, height))
    coarse.lock()
    for y in range(height):
        for x in range(width):
            dx, dy = x - middle[0], y - middle[1]
            near = max(0.0, 1 - hypot(dx, dy) / reach) ** 1.6
            if near:
                level = near * (1 - RAY + RAY * _ray(dx, dy))
                coarse.set_at((x, y), (*(round(part * level) for part in LIGHT), 0))
    coarse.unlock()
    return pygame.transform.smoothscale(coarse, size)


def _ray(dx: float, dy: float) -> float:
    """From -1 between two rays to 1 in the middle of one."""
    far = hypot(dx, dy) or 1.0
    angle = pygame.math.Vector2(dx, dy).angle_to(pygame.math.Vector2(1, 0)) * pi / 180
    return cos(angle * RAYS) * min(1.0, far / 12)
