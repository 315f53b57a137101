"""Paper and card: warm, a little uneven, lit from above, with a thick edge."""

import random
from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from .colour import darken
from .shapes import filled, flat, lay_tiles, opaque, rounded, stamp

#: the least lightness of the paper, of 255, at its most uneven
UNEVEN = 244
#: sides of a square of flecks, and of its source
SIDE, COARSE = 192, 96


def add_grain(surface: Surface, strength: int) -> None:
    """Lighten random pixels by up to ``strength``."""
    lay_tiles(surface, _grain(strength), pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=2)
def _grain(strength: int) -> Surface:
    """A square of grain, which every window and every size of it shares."""
    side = 192
    table = bytes(level * (strength + 1) // 256 for level in range(256))
    grey = random.Random(side).randbytes(side * side).translate(table)
    rgb = bytearray(3 * side * side)
    for channel in range(3):
        rgb[channel::3] = grey
    return opaque(pygame.image.frombytes(bytes(rgb), (side, side), "RGB"))


def paper(
    size: tuple[int, int],
    radius: int,
    top: Sequence[int],
    bottom: Sequence[int],
    thick: int,
    even: bool = False,
) -> Surface:
    """A sheet whose lower edge is ``thick`` pixels high, premultiplied; ``even`` without flecks."""
    surface = flat(rounded(size, radius), darken((bottom[0], bottom[1], bottom[2]), 0.3))
    mask = rounded((size[0], max(1, size[1] - thick)), radius)
    face = filled(mask, top, bottom)
    if not even:
        # a little darker, here more and there less
        lay_tiles(face, _flecks(), pygame.BLEND_RGB_MULT)
    stamp(surface, face, (0, 0))
    mask.blit(mask.copy(), (0, max(1, thick // 2)), special_flags=pygame.BLEND_RGBA_SUB)
    stamp(surface, flat(mask, (255, 255, 255, 90)), (0, 0))
    return surface


@lru_cache(maxsize=1)
def _flecks() -> Surface:
    """A square of soft flecks, warm where it is dark, shared by all paper."""
    chance = random.Random(COARSE)
    pixels = bytearray()
    for level in chance.randbytes(COARSE * COARSE):
        left = UNEVEN + level * (255 - UNEVEN) // 255
        pixels += bytes((left, left - (255 - left) // 4, left - (255 - left) // 2))
    small = pygame.image.frombytes(bytes(pixels), (COARSE, COARSE), "RGB")
    return opaque(pygame.transform.smoothscale(small, (SIDE, SIDE)))
