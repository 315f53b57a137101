"""A pattern for each colour group, so that groups differ without colours."""

from pathlib import Path

import pygame
from pygame import Rect, Surface

from ..painting.colour import Rgba
from ..painting.icons import tinted
from ..painting.painter import Painter
from ..painting.shapes import blank, lay_tiles, stamp

PATTERNS = ("dots", "rise", "fall", "columns", "cross", "zigzag", "rows", "checks")


def draw_pattern(
    painter: Painter, surface: Surface, rect: Rect, name: str, pitch: int, colour: Rgba
) -> None:
    """Fill a rectangle with the pattern, repeated every ``pitch`` pixels."""
    file = painter.assets / "patterns" / f"{name}.svg"
    stamp(surface, painter.cached_drawing(_pattern, file, rect.size, pitch, colour), rect.topleft)


def _pattern(file: Path, size: tuple[int, int], pitch: int, colour: Rgba) -> Surface:
    """A premultiplied rectangle, tiled from a piece of two pitches."""
    surface, side = blank(size), 2 * max(4, pitch)
    lay_tiles(surface, tinted(file, (side, side), colour), pygame.BLEND_RGBA_ADD)
    return surface
