"""The hammer of an auction, and how it moves."""

from __future__ import annotations

from math import cos, pi, radians, sin, sqrt

import pygame
from pygame import Surface

from ..painting.painter import Painter
from ..painting.shapes import blank

WOOD, DARK, BAND = (150, 92, 52), (104, 62, 36), (238, 190, 84)
#: degrees of the handle when it is raised and when it lies on the block; so many pictures
UP, DOWN, STEPS = 62.0, 12.0, 10
#: when it falls, and how long it takes to fall and to bounce, as shares of its time
FALLS, FALL, BOUNCE = 0.5, 0.09, 0.16
#: drawn so many times too large and made smaller
OVER = 3


def raised(share: float, strokes: int = 1) -> float:
    """How far it is raised, from 0 (on the block) to 1, where it falls so often at equal times."""
    along = share * (strokes + 1)
    part = along - 0.5 if along >= 0.5 else 0.0
    part = part % 1.0 if part < strokes else 1.0
    return _stroke(part)


def _stroke(share: float) -> float:
    if share < FALLS - FALL:
        return sin(min(1.0, share / (FALLS - FALL) * 1.6) * pi / 2)
    if share < FALLS:
        return sqrt((FALLS - share) / FALL)
    part = (share - FALLS) / BOUNCE
    return 0.28 * sin(pi * part) if part < 1 else 0.0


def gavel(painter: Painter, size: int, height: float) -> Surface:
    """Hammer and block in a square."""
    step = round(height * STEPS)

    def draw() -> Surface:
        large = blank((OVER * size, OVER * size))
        _block(large)
        _hammer(large, radians(DOWN + (UP - DOWN) * step / STEPS))
        return pygame.transform.smoothscale(large, (size, size))

    return painter.cached(("gavel", size, step), draw)


def _block(surface: Surface) -> None:
    side = surface.get_width()
    for share, colour in ((0.0, DARK), (0.025, WOOD)):
        block = pygame.Rect(0, 0, round(side * (0.5 - 2 * share)), round(side * 0.12))
        block.midbottom = (round(side * 0.31), round(side * (0.97 - share)))
        pygame.draw.rect(surface, colour, block, border_radius=side // 40)


def _hammer(surface: Surface, angle: float) -> None:
    """The handle turns around its end at the right; the head lies across its other end."""
    side = surface.get_width()
    pivot, reach = (side * 0.95, side * 0.78), side * 0.64
    along, across = (-cos(angle), -sin(angle)), (sin(angle), -cos(angle))
    head = (pivot[0] + along[0] * reach, pivot[1] + along[1] * reach)

    def bar(low: float, high: float, wide: float, colour: tuple[int, int, int]) -> None:
        """A bar across the head, from ``low`` to ``high`` of its length."""
        ends = [(share - 0.5) * side * 0.46 for share in (low, high)]
        points = [
            (head[0] + across[0] * end + along[0] * way * wide / 2,
             head[1] + across[1] * end + along[1] * way * wide / 2)
            for end, way in ((ends[0], -1), (ends[0], 1), (ends[1], 1), (ends[1], -1))
        ]  # fmt: skip
        pygame.draw.polygon(surface, colour, points)

    pygame.draw.line(surface, DARK, pivot, head, round(side * 0.075))
    pygame.draw.line(surface, WOOD, pivot, head, round(side * 0.045))
    bar(0.0, 1.0, side * 0.24, DARK)
    bar(0.04, 0.96, side * 0.2, WOOD)
    for low in (0.12, 0.8):
        bar(low, low + 0.08, side * 0.24, BAND)
