"""The table below everything: a picture of its material, and the light on it."""

from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Rect, Surface

from .baked import picture
from .colour import Colour
from .shapes import multiply, opaque

#: the material without a colour of its own: it takes the board's
CLOTH = "felt"
#: the size of the baked pictures of light, which are stretched over what they light
LIGHTS = (240, 135)
#: all pictures but that of the cloth are so much brighter than in plain light
BRIGHT = 1.36
#: the light without a window or a lamp to be seen in it
PLAIN = "plain"


def lay_table(file: Path, size: tuple[int, int], colour: Colour, lamp: str = PLAIN) -> Surface:
    """The picture in its own size or a smaller one, cut to the shape of the window, and lit.

    It is lit while it is small, and with 32 bits, of which four times as many are scaled in the
    same time.
    """
    material = pygame.image.load(file)
    width, height = material.get_size()
    share = min(width / size[0], height / size[1])
    cut = Rect(0, 0, max(1, int(size[0] * share)), max(1, int(size[1] * share)))
    cut.center = material.get_rect().center
    surface = Surface(cut.size, 0, 32)
    surface.blit(material, (0, 0), cut)
    if share > 1:
        surface = pygame.transform.smoothscale(surface, size)
    light = light_of(file.parents[1], lamp)
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
    material, corner = pygame.image.load(file), Rect(0, 0, 4 * size[0], 4 * size[1])
    corner = corner.clip(material.get_rect())
    small = pygame.transform.smoothscale(material.subsurface(corner), size)
    if file.stem != CLOTH:
        multiply(small, (*[round(255 / BRIGHT)] * 3, 255))
    return small


@lru_cache(maxsize=3)
def light_of(assets: Path, lamp: str) -> Surface:
    """A baked picture of light, by its name."""
    return opaque(picture(assets / "light" / f"{lamp}.png", LIGHTS))


def light_at(place: tuple[int, int], size: tuple[int, int], assets: Path, lamp: str) -> Colour:
    """The light on what lies at this place of a table of this size."""
    x, y = (min(at * n // most, n - 1) for at, most, n in zip(place, size, LIGHTS, strict=True))
    red, green, blue, _ = light_of(assets, lamp).get_at((x, y))
    return red, green, blue
