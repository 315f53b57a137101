"""A pattern for each colour group, so that groups differ without colours."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ..painting.colour import Rgba
from ..painting.painter import Painter
from ..painting.shapes import OVER, blank, lay_tiles, multiply, stamp

#: a pattern more pitches wide and high than this is repeated from a piece of it
TILES = 6
PATTERNS = ("dots", "rise", "fall", "columns", "cross", "zigzag", "rows", "checks")


def draw_pattern(
    painter: Painter, surface: Surface, rect: Rect, name: str, pitch: int, colour: Rgba
) -> None:
    """Fill a rectangle with the pattern."""
    stamp(surface, painter.cached_drawing(pattern, name, rect.size, pitch, colour), rect.topleft)


def pattern(name: str, size: tuple[int, int], pitch: int, colour: Sequence[int]) -> Surface:
    """A premultiplied rectangle of the pattern, repeated every ``pitch`` pixels."""
    pitch = max(4, pitch)
    if min(size) > TILES * pitch:
        return _tiled(name, size, pitch, colour)
    return _drawn(name, size, pitch, colour)


def _tiled(name: str, size: tuple[int, int], pitch: int, colour: Sequence[int]) -> Surface:
    """A large pattern, tiled from one piece."""
    whole = _drawn(name, (TILES * pitch, TILES * pitch), pitch, colour)
    side = 2 * pitch
    tile = whole.subsurface((side, side, side, side))
    surface = blank(size)
    lay_tiles(surface, tile, pygame.BLEND_RGBA_ADD)
    return surface


def _drawn(name: str, size: tuple[int, int], pitch: int, colour: Sequence[int]) -> Surface:
    over = OVER
    width, height, step = size[0] * over, size[1] * over, pitch * over
    large = blank((width, height))
    ink = (255, 255, 255, 255)
    thick = max(1, round(step * 0.24))
    if name == "dots":
        for row, y in enumerate(range(step // 2, height + step, step)):
            for x in range(step // 2 if row % 2 else 0, width + step, step):
                pygame.draw.circle(large, ink, (x, y), round(step * 0.2))
    if name in ("rise", "cross"):
        for x in range(-height, width + height, step):
            pygame.draw.line(large, ink, (x, height), (x + height, 0), thick)
    if name in ("fall", "cross"):
        for x in range(-height, width + height, step):
            pygame.draw.line(large, ink, (x, 0), (x + height, height), thick)
    if name == "columns":
        for x in range(step // 2, width, step):
            pygame.draw.rect(large, ink, (x - thick // 2, 0, thick, height))
    if name == "rows":
        for y in range(step // 2, height, step):
            pygame.draw.rect(large, ink, (0, y - thick // 2, width, thick))
    if name == "zigzag":
        half = step // 2
        for y in range(0, height + step, step):
            points = [
                (x, y + (half if i % 2 else 0)) for i, x in enumerate(range(0, width + step, half))
            ]
            pygame.draw.lines(large, ink, False, points, thick)
    if name == "checks":
        half = step // 2
        for row, y in enumerate(range(0, height, half)):
            for x in range(half if row % 2 else 0, width, step):
                pygame.draw.rect(large, ink, (x, y, half, half))
    multiply(large, (*colour[:3], 255))
    surface = pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))
    alpha = colour[3] if len(colour) > 3 else 255
    multiply(surface, (alpha, alpha, alpha, alpha))
    return surface
