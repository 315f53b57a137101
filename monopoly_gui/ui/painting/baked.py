"""Pictures of solid things, baked by ``tools/art``; those that are grey are painted here."""

import io
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Rect, Surface

from ...editions.pictures import PictureError, size_of
from .shapes import blank, flat, multiply, premultiplied, stamp, whitened

#: no picture of ours has more bytes
LARGEST = 512 * 1024
#: the sheets to keep: of the tokens of a full table, their foot and light, houses, hotels,
#: seals and buttons; and the parts of them
SHEETS, PARTS = 14, 8
#: the replacement of an unreadable picture
PLAIN = (150, 150, 150, 255)


def picture(file: Path, size: tuple[int, int]) -> Surface:
    """A picture of this size; a plain one where the file is not as expected."""
    if file.is_file():
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
        try:
            if len(data) <= LARGEST and size_of(data) == size:
                return pygame.image.load(io.BytesIO(data), "a.png")
        except (PictureError, pygame.error):
            pass
    surface = blank(size)
    surface.fill(PLAIN)
    return surface


#: the same for sheets of pictures, which are kept
sheet = lru_cache(maxsize=SHEETS)(picture)


def paint_baked(
    whole: Surface, area: Rect, size: tuple[int, int], colour: Sequence[int], bright: float
) -> Surface:
    """A thing in a colour made so much brighter, with the light reflected from it."""
    surface = cut_scaled(whole, area, size)
    red, green, blue = (min(255, round(bright * part)) for part in colour[:3])
    multiply(surface, (red, green, blue, 255))
    shine = cut_scaled(whole, area.move(area.width, 0), size)
    surface.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return surface


def cut_scaled(whole: Surface, area: Rect, size: tuple[int, int]) -> Surface:
    """A part of a sheet at another size, premultiplied: the whole of it takes long."""
    return pygame.transform.smoothscale(_part(whole, tuple(area)), size)


@lru_cache(maxsize=PARTS)
def _part(whole: Surface, area: tuple[int, ...]) -> Surface:
    return premultiplied(whole.subsurface(area))


def with_rim(picture: Surface, width: int, colour: Sequence[int], lit: Sequence[int]) -> Surface:
    """The picture with a rim of this many pixels, lit from the upper left, where it has room."""
    mask = whitened(picture)
    grown = blank(picture.get_size())
    for x in range(-width, width + 1):
        for y in range(-width, width + 1):
            if abs(x) + abs(y) <= width + width // 2:
                grown.blit(mask, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    surface = flat(grown, colour)
    stamp(surface, flat(mask, lit), (-width, -width))
    stamp(surface, picture, (0, 0))
    return surface
