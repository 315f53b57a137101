"""A fine grain over large even grounds, which hides the steps of a gradient."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame

from .shapes import opaque


def add_grain(surface: pygame.Surface, strength: int) -> None:
    """Lighten random pixels by up to ``strength``."""
    tile = _grain(strength)
    side = tile.get_width()
    for x in range(0, surface.get_width(), side):
        for y in range(0, surface.get_height(), side):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=2)
def _grain(strength: int) -> pygame.Surface:
    """A square of grain, which every window and every size of it shares."""
    side = 192
    table = bytes(level * (strength + 1) // 256 for level in range(256))
    grey = random.Random(side).randbytes(side * side).translate(table)
    rgb = bytes(b for g in grey for b in (g, g, g))
    return opaque(pygame.image.frombytes(rgb, (side, side), "RGB"))
