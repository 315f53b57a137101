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
#: the place of the lamp, behind the upper left of a board, and its reach, as shares of the window
LAMP, REACH = (0.27, 0.22), (0.70, 0.85)
#: how much of the height of the window is darker at its edges, and how much darker those are
BORDER, DARKER = 0.12, 0.32
#: the light is computed at this many places, then interpolated over the window
COARSE = (64, 36)
#: the remaining red, green and blue away from the lamp, and its addition below it
DAY: tuple[tuple[float, float], ...] = ((0.58, 0.42), (0.59, 0.39), (0.61, 0.33))
EVENING: tuple[tuple[float, float], ...] = ((0.11, 0.55), (0.12, 0.41), (0.16, 0.24))


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
    """A pool of light, the far side and the edges in the dark."""
    columns, rows = (
        [exp(-1.3 * (((at + 0.5) / count - middle) / reach) ** 2) for at in range(count)]
        for count, middle, reach in zip(COARSE, LAMP, REACH, strict=True)
    )
    rgb = bytes(
        min(255, round(255 * (rest + add * across * down) * _at_edge(x, y)))
        for y, down in enumerate(rows)
        for x, across in enumerate(columns)
        for rest, add in lamp
    )
    return opaque(pygame.image.frombytes(rgb, COARSE, "RGB"))


def _at_edge(x: int, y: int) -> float:
    """The light left at one of the places where it is computed, by its distance from an edge."""
    beside = min(x, y, COARSE[0] - 1 - x, COARSE[1] - 1 - y) + 0.5
    return 1 - DARKER * max(0.0, 1 - beside / COARSE[1] / BORDER)
