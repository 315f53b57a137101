"""The table below everything: a picture of its material, and the light on it."""

from functools import lru_cache
from math import exp
from pathlib import Path

import pygame
from pygame import Rect, Surface

from .colour import Colour
from .shapes import opaque

#: the material without a colour of its own: it takes the board's
CLOTH = "felt"
#: the place of the lamp, and its reach, as shares of the window
LAMP, REACH = (0.40, 0.42), (0.62, 0.75)
#: the light is computed at this many places, then interpolated over the window
COARSE = (64, 36)
#: the remaining red, green and blue away from the lamp, and its addition below it
DAY: tuple[tuple[float, float], ...] = ((0.30, 0.76), (0.30, 0.76), (0.31, 0.74))
EVENING: tuple[tuple[float, float], ...] = ((0.10, 0.56), (0.11, 0.44), (0.14, 0.30))


def lay_table(file: Path, size: tuple[int, int], colour: Colour, evening: bool) -> Surface:
    """The picture in its own size, cut to the shape of the window, and lit.

    It is lit before it becomes larger, and with 32 bits, of which four times as many are scaled
    in the same time.
    """
    picture = pygame.image.load(file)
    width, height = picture.get_size()
    share = min(width / size[0], height / size[1])
    cut = Rect(0, 0, max(1, int(size[0] * share)), max(1, int(size[1] * share)))
    cut.center = picture.get_rect().center
    surface = Surface(cut.size, 0, 32)
    surface.blit(picture, (0, 0), cut)
    light = _light(EVENING if evening else DAY).copy()
    if file.stem == CLOTH:
        light.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.transform.smoothscale(light, cut.size)
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


@lru_cache(maxsize=16)
def sample(file: Path, size: tuple[int, int]) -> Surface:
    """A corner of the picture in plain light, shrunk: quick to draw."""
    picture, corner = pygame.image.load(file), Rect(0, 0, 4 * size[0], 4 * size[1])
    corner = corner.clip(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(corner), size)


@lru_cache(maxsize=2)
def _light(lamp: tuple[tuple[float, float], ...]) -> Surface:
    """A pool of light, the corners in the dark."""
    columns, rows = (
        [exp(-1.15 * (((at + 0.5) / count - middle) / reach) ** 2) for at in range(count)]
        for count, middle, reach in zip(COARSE, LAMP, REACH, strict=True)
    )
    near = [across * down for down in rows for across in columns]
    rgb = bytes([min(255, round(255 * (rest + add * n))) for n in near for rest, add in lamp])
    return opaque(pygame.image.frombytes(rgb, COARSE, "RGB"))
