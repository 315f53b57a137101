"""The light of a lamp at the upper left on the print of the tilted board.

It is printed with the board: nothing of it is drawn again.
"""

from functools import lru_cache

import pygame
from pygame import BLEND_PREMULTIPLIED, BLEND_RGB_MULT, Rect, Surface

from ..painting.shapes import opaque

#: the light left in the near right corner
LEFT = 0.90
#: the sheen in the far left corner, of 255, and how far along the diagonal it is seen
SHEEN, SEEN = 26, 0.62


def shade(layer: Surface, place: Rect, side: int) -> None:
    """Shade what is printed at this place of a board with sides of ``side`` pixels."""
    _sweep(layer, place, _shades(side), BLEND_RGB_MULT)


def gloss(layer: Surface, place: Rect, side: int) -> None:
    """Lay sheen on a part of the print that is opaque."""
    _sweep(layer, place, _sheen(side), BLEND_PREMULTIPLIED)


def _sweep(layer: Surface, place: Rect, ramp: Surface, how: int) -> None:
    """Lay the light on the layer row by row: it is the same along lines across the diagonal.

    A stretched picture of it would show where one part of the board ends.
    """
    (wide, high), start = layer.get_size(), place.x + place.y
    layer.blits(
        [
            (ramp, (max(0, -begin), y), (max(0, begin), 0, wide - max(0, -begin), 1), how)
            for y, begin in enumerate(range(start, min(start + high, ramp.get_width())))
        ],
        doreturn=False,
    )


@lru_cache(maxsize=2)
def _shades(side: int) -> Surface:
    """The light left along the diagonal."""
    lefts = [round(255 - 255 * (1 - LEFT) * at / (2 * side)) for at in range(2 * side)]
    grey = b"".join(bytes((left, left, left)) for left in lefts)
    return opaque(pygame.image.frombytes(grey, (2 * side, 1), "RGB"))


@lru_cache(maxsize=2)
def _sheen(side: int) -> Surface:
    """A premultiplied white along the diagonal, to where it has faded."""
    clear = [1 - at / (2 * side) / SEEN for at in range(round(2 * side * SEEN))]
    white = b"".join(bytes((round(SHEEN * at * at * (3 - 2 * at)),)) * 4 for at in clear)
    return pygame.image.frombytes(white, (len(clear), 1), "BGRA")
