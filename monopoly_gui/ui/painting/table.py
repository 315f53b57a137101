"""The table below everything: a picture of its material, and the light on it."""

from functools import lru_cache
from math import exp
from pathlib import Path
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from .colour import Colour
from .shapes import multiply, opaque

#: the material without a colour of its own: it takes the board's
CLOTH = "felt"
#: the place of the lamp, behind the upper left of a board, and its reach, as shares of the window
LAMP, REACH = (0.27, 0.22), (0.70, 0.85)
#: from where to where it becomes darker at the edges of the window, and how much: places of the
#: same distance from the middle lie on a rectangle with round corners, of 1 at the edges
BORDER, DARKER = (0.45, 1.35), 0.53
#: the light is computed at this many places, then interpolated over the window
COARSE = (64, 36)
#: all pictures but that of the cloth are so much brighter than in plain light
BRIGHT = 1.36


#: the red, green and blue light away from a lamp, and its addition below it
Lamp: TypeAlias = tuple[tuple[float, float], ...]
DAY: Lamp = ((0.66, 0.34), (0.66, 0.31), (0.67, 0.26))
EVENING: Lamp = ((0.081, 0.56), (0.083, 0.395), (0.105, 0.195))


def lamp_of(evening: bool) -> Lamp:
    """The lamp of a theme."""
    return EVENING if evening else DAY


def lay_table(file: Path, size: tuple[int, int], colour: Colour, lamp: Lamp = DAY) -> Surface:
    """The picture in its own size or a smaller one, cut to the shape of the window, and lit.

    It is lit while it is small, and with 32 bits, of which four times as many are scaled in the
    same time.
    """
    picture = pygame.image.load(file)
    width, height = picture.get_size()
    share = min(width / size[0], height / size[1])
    cut = Rect(0, 0, max(1, int(size[0] * share)), max(1, int(size[1] * share)))
    cut.center = picture.get_rect().center
    surface = Surface(cut.size, 0, 32)
    surface.blit(picture, (0, 0), cut)
    if share > 1:
        surface = pygame.transform.smoothscale(surface, size)
    light = _light(lamp)
    if file.stem == CLOTH:
        light = _tinted(light, colour)
    light = pygame.transform.smoothscale(light, surface.get_size())
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def _tinted(light: Surface, colour: Colour) -> Surface:
    """The light that makes the cloth as bright as other materials in a colour."""
    tinted = light.copy()
    tinted.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    more = tinted.copy()
    multiply(more, (*[round(255 * (BRIGHT - 1))] * 3, 255))
    tinted.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return tinted


@lru_cache(maxsize=16)
def sample(file: Path, size: tuple[int, int]) -> Surface:
    """A corner of the picture in plain light, shrunk: quick to draw."""
    picture, corner = pygame.image.load(file), Rect(0, 0, 4 * size[0], 4 * size[1])
    corner = corner.clip(picture.get_rect())
    small = pygame.transform.smoothscale(picture.subsurface(corner), size)
    if file.stem != CLOTH:
        multiply(small, (*[round(255 / BRIGHT)] * 3, 255))
    return small


@lru_cache(maxsize=2)
def _light(lamp: Lamp) -> Surface:
    """A pool of light, the far side and the edges in the dark."""
    columns, rows = (
        [exp(-1.3 * (((at + 0.5) / count - middle) / reach) ** 2) for at in range(count)]
        for count, middle, reach in zip(COARSE, LAMP, REACH, strict=True)
    )
    aside, down = (
        [abs(2 * (at + 0.5) / count - 1) ** 4 for at in range(count)] for count in COARSE
    )
    across = list(zip(columns, aside, strict=True))
    colours = [(255 * rest, 255 * add) for rest, add in lamp]
    rgb = bytearray()
    for row, below in zip(rows, down, strict=True):
        for column, beside in across:
            near, edge = row * column, _at_edge(beside + below)
            rgb += bytes([min(255, round((rest + add * near) * edge)) for rest, add in colours])
    return opaque(pygame.image.frombytes(bytes(rgb), COARSE, "RGB"))


def _at_edge(far: float) -> float:
    """The light left at some distance from the middle."""
    share = max(0.0, min(1.0, (far - BORDER[0]) / (BORDER[1] - BORDER[0])))
    return 1 - DARKER * share * share * (3 - 2 * share)


def light_at(place: tuple[int, int], size: tuple[int, int], lamp: Lamp) -> Colour:
    """The light on what lies at this place of a table of this size."""
    x, y = (min(at * n // most, n - 1) for at, most, n in zip(place, size, COARSE, strict=True))
    red, green, blue, _ = _light(lamp).get_at((x, y))
    return red, green, blue
