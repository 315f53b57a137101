"""The table below everything: a picture of its material, and the light on it."""

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from pathlib import Path

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
#: materials with a loud pattern, and how much of it their mean colour veils, of 255
VEILS = {"stone": 80, "picnic": 90, "linen": 60, "marble": 60}
#: the light is computed at this many places, then interpolated over the window
COARSE = (64, 36)


@dataclass(frozen=True, slots=True)
class Lamp:
    """A lamp: the red, green and blue light away from it, and its addition below it."""

    colours: tuple[tuple[float, float], ...]
    #: its light as a multiple of the one in which a picture is as it is in its file
    bright: float = 1.0


DAY = Lamp(((0.66, 0.34), (0.66, 0.31), (0.67, 0.26)), 1.36)
EVENING = Lamp(((0.11, 0.55), (0.12, 0.41), (0.16, 0.24)))


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
    if veil := VEILS.get(file.stem):
        surface.blit(_mean(surface, veil), (0, 0))
    lamp = EVENING if evening else DAY
    light = _light(lamp).copy()
    if file.stem == CLOTH:
        light.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.transform.smoothscale(light, cut.size)
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if lamp.bright > 1:
        more = surface.copy()
        share = round(255 * (lamp.bright - 1))
        multiply(more, (share, share, share, 255))
        surface.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return surface


def _mean(picture: Surface, alpha: int) -> Surface:
    """The mean colour of a picture in its size, so opaque."""
    flat = Surface(picture.get_size(), 0, 32)
    flat.fill(pygame.transform.average_color(picture))
    flat.set_alpha(alpha)
    return flat


@lru_cache(maxsize=16)
def sample(file: Path, size: tuple[int, int]) -> Surface:
    """A corner of the picture in plain light, shrunk: quick to draw."""
    picture, corner = pygame.image.load(file), Rect(0, 0, 4 * size[0], 4 * size[1])
    corner = corner.clip(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(corner), size)


@lru_cache(maxsize=2)
def _light(lamp: Lamp) -> Surface:
    """A pool of light, the far side and the edges in the dark."""
    columns, rows = (
        [exp(-1.3 * (((at + 0.5) / count - middle) / reach) ** 2) for at in range(count)]
        for count, middle, reach in zip(COARSE, LAMP, REACH, strict=True)
    )
    places = (
        (across * down, 255 * _at_edge(x, y))
        for y, down in enumerate(rows)
        for x, across in enumerate(columns)
    )
    rgb = bytes(
        min(255, round((rest + add * near) * edge))
        for near, edge in places
        for rest, add in lamp.colours
    )
    return opaque(pygame.image.frombytes(rgb, COARSE, "RGB"))


def _at_edge(x: int, y: int) -> float:
    """The light left at one of the places where it is computed, by its distance from the middle."""
    far = sum(
        abs(2 * (at + 0.5) / count - 1) ** 4 for at, count in zip((x, y), COARSE, strict=True)
    )
    share = max(0.0, min(1.0, (far - BORDER[0]) / (BORDER[1] - BORDER[0])))
    return 1 - DARKER * share * share * (3 - 2 * share)


def light_at(place: tuple[int, int], size: tuple[int, int], evening: bool) -> Colour:
    """The light on what lies at this place of a table of this size."""
    x, y = (min(at * n // most, n - 1) for at, most, n in zip(place, size, COARSE, strict=True))
    red, green, blue, _ = _light(EVENING if evening else DAY).get_at((x, y))
    return red, green, blue
