"""Paper, card and felt: a little uneven, lit from above, with a thick edge."""

import random
from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from .colour import Colour, darken
from .shapes import (
    drawn_out,
    filled,
    flat,
    gradient,
    lay_tiles,
    opaque,
    outline,
    radial,
    ring,
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
) -> Surface:
    """A sheet whose lower edge is ``thick`` pixels high, premultiplied."""
    surface = flat(rounded(size, radius), darken((bottom[0], bottom[1], bottom[2]), 0.3))
    mask = rounded((size[0], max(1, size[1] - thick)), radius)
    face = filled(mask, top, bottom)
    # a little darker, here more and there less
    lay_tiles(face, _flecks(UNEVEN), pygame.BLEND_RGB_MULT)
    stamp(surface, face, (0, 0))
    _edge_lit(surface, mask, radius, max(1, thick // 2))
    return surface


def felt(size: tuple[int, int], lit: Colour, dim: Colour, deep: int) -> Surface:
    """A lining of felt in a pool of light, ``deep`` pixels of it in the shadow of a frame."""
    # the lamp hangs above the left half, a little higher than the middle
    face = radial(size, lit, dim, (0.18, 0.18, 0.76, 0.76))
    lay_tiles(face, _flecks(ROUGH), pygame.BLEND_RGB_MULT)
    dark, none = (0, 0, 0, 120), (0, 0, 0, 0)
    stamp(face, gradient((size[0], deep), dark, none), (0, 0))
    side = gradient((size[1], deep // 2), dark, none)
    stamp(face, pygame.transform.rotate(side, 90), (0, 0))
    return face


def frame(
    width: int, radius: int, rim: int, wood: tuple[Colour, Colour], gold: Sequence[int]
) -> Surface:
    """The upper and the lower edge of a wooden frame with a golden line, one above the other."""
    side = 2 * radius + 1
    square = filled(ring((side, side), radius, rim), *wood)
    _edge_lit(square, rounded((side, side), radius), radius, max(1, rim // 6))
    outline(
        square, square.get_rect().inflate(-2 * rim + 4, -2 * rim + 4), radius - rim + 2,
        max(1, rim // 5), gold,
    )  # fmt: skip
    return drawn_out(square, width)


def _edge_lit(surface: Surface, mask: Surface, radius: int, high: int) -> None:
    """A light line inside the upper edge of what the mask covers."""
    # below its round corners there is none
    line = mask.subsurface((0, 0, mask.get_width(), min(mask.get_height(), radius + high))).copy()
    line.blit(mask, (0, high), special_flags=pygame.BLEND_RGBA_SUB)
    stamp(surface, flat(line, (255, 255, 255, 90)), (0, 0))


@lru_cache(maxsize=2)
def _flecks(least: int) -> Surface:
    """A square of soft flecks, warm where it is dark, shared by all paper or felt."""
    noise = random.Random(COARSE).randbytes(COARSE * COARSE)
    left = [least + level * (255 - least) // 255 for level in range(256)]
    shades = left, [at - (255 - at) // 4 for at in left], [at - (255 - at) // 2 for at in left]
    pixels = bytearray(3 * len(noise))
    for at, levels in enumerate(shades):
        pixels[at::3] = noise.translate(bytes(levels))
    small = pygame.image.frombytes(bytes(pixels), (COARSE, COARSE), "RGB")
    return opaque(pygame.transform.smoothscale(small, (SIDE, SIDE)))
