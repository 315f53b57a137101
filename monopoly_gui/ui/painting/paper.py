"""Paper, card and felt: a little uneven, lit from above, with a thick edge."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from .colour import Colour, darken
from .shapes import (
    blank,
    filled,
    flat,
    gradient,
    lay_tiles,
    opaque,
    outline,
    radial,
    rounded,
    stamp,
)

#: the least lightness of paper and of felt, of 255, at their most uneven
UNEVEN, ROUGH = 244, 206
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
        lay_tiles(face, _flecks(UNEVEN), pygame.BLEND_RGB_MULT)
    stamp(surface, face, (0, 0))
    edge_lit(surface, mask, max(1, thick // 2))
    return surface


def mat(
    size: tuple[int, int],
    radius: int,
    rim: int,
    felt: tuple[Colour, Colour],
    wood: tuple[Colour, Colour],
    gold: Sequence[int],
) -> Surface:
    """A tray lined with felt in a pool of light, in a wooden frame with a golden line.

    The felt is lit in the first of its colours and dim in the second; all is premultiplied.
    """
    surface = filled(rounded(size, radius), *wood)
    edge_lit(surface, rounded(size, radius), max(1, rim // 6))
    lining = surface.get_rect().inflate(-2 * rim, -2 * rim)
    corner = max(0, radius - rim)
    face = blank(lining.size)
    # the lamp hangs above the left half, a little higher than the middle
    light = radial((round(1.3 * lining.width), round(1.3 * lining.height)), *felt)
    face.blit(light, (-round(0.12 * lining.width), -round(0.14 * lining.height)))
    lay_tiles(face, _flecks(ROUGH), pygame.BLEND_RGB_MULT)
    for part, dark in _walls(lining.size, 2 * rim):
        stamp(face, dark, part)
    face.blit(rounded(lining.size, corner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    stamp(surface, face, lining.topleft)
    line = max(1, rim // 5)
    outline(surface, lining.inflate(2 * line, 2 * line), corner + line, line, gold)
    return surface


def _walls(size: tuple[int, int], deep: int) -> Iterator[tuple[tuple[int, int], Surface]]:
    """The shadows of the frame on the felt: deep above, slight at the left."""
    dark, none = (0, 0, 0, 120), (0, 0, 0, 0)
    yield (0, 0), gradient((size[0], deep), dark, none)
    yield (0, 0), pygame.transform.rotate(gradient((size[1], deep // 2), dark, none), 90)


def edge_lit(surface: Surface, mask: Surface, high: int) -> None:
    """A light line inside the upper edge of what the mask covers, and is used up for."""
    mask.blit(mask.copy(), (0, high), special_flags=pygame.BLEND_RGBA_SUB)
    stamp(surface, flat(mask, (255, 255, 255, 90)), (0, 0))


@lru_cache(maxsize=2)
def _flecks(least: int) -> Surface:
    """A square of soft flecks, warm where it is dark, shared by all paper or felt."""
    chance = random.Random(COARSE)
    pixels = bytearray()
    for level in chance.randbytes(COARSE * COARSE):
        left = least + level * (255 - least) // 255
        pixels += bytes((left, left - (255 - left) // 4, left - (255 - left) // 2))
    small = pygame.image.frombytes(bytes(pixels), (COARSE, COARSE), "RGB")
    return opaque(pygame.transform.smoothscale(small, (SIDE, SIDE)))
