"""Soft shadows: of boxes exactly, of any outline by shrinking and growing it."""

from functools import lru_cache
from math import erf, sqrt

import pygame
from pygame import Surface

from .shapes import blank, multiply, stamp


def spread(blur: float) -> int:
    """The visible reach of a shadow of this softness beyond its box, in pixels."""
    return max(1, round(blur * 1.3))


def clear(blur: float) -> int:
    """The distance from the edge of the box at which a shadow is darkest, in pixels."""
    return max(1, round(blur * 2.2))


def box_shadow(size: tuple[int, int], blur: float, alpha: int) -> Surface:
    """The shadow of a box, ``spread(blur)`` pixels larger on every side.

    A Gaussian is separable: the shadow is the product of two strips, each the
    difference of two error functions.
    """
    margin = spread(blur)
    across = _strip(size[0], margin, blur / 2, 1.0)
    down = _strip(size[1], margin, blur / 2, alpha / 255)
    full = (len(across), len(down))
    row, column = _dark(across, (full[0], 1)), _dark(down, (1, full[1]))
    surface = pygame.transform.scale(row, full)
    surface.blit(pygame.transform.scale(column, full), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _dark(levels: bytes, size: tuple[int, int]) -> Surface:
    """Black with these levels of alpha: one row or one column."""
    pixels = bytearray(4 * len(levels))
    pixels[3::4] = levels
    return pygame.image.frombytes(bytes(pixels), size, "BGRA")


@lru_cache(maxsize=256)
def _strip(length: int, margin: int, sigma: float, scale: float) -> bytes:
    """Darkness (0-255) at each pixel along one side of a blurred box."""
    width = max(0.3, sigma) * sqrt(2)

    def level(x: int) -> int:
        return round(127.5 * scale * (erf((x + 0.5) / width) - erf((x + 0.5 - length) / width)))

    end = clear(2 * sigma)
    if length <= 2 * end:
        return bytes(map(level, range(-margin, length + margin)))
    left = bytes(map(level, range(-margin, end)))
    return left + bytes([level(end)]) * (length - 2 * end) + left[::-1]


def with_shadow(picture: Surface, blur: float, drop: int) -> Surface:
    """A premultiplied picture over its shadow, which reaches beyond it on every side."""
    shade = outline_shadow(picture, blur, 110)
    image = blank((shade.get_width(), shade.get_height() + drop))
    stamp(image, shade, (0, drop))
    stamp(image, picture, (spread(blur), spread(blur)))
    return image


def outline_shadow(shape: Surface, blur: float, alpha: int) -> Surface:
    """The shadow of anything premultiplied, ``spread(blur)`` pixels larger on every side."""
    margin = spread(blur)
    width, height = shape.get_width() + 2 * margin, shape.get_height() + 2 * margin
    dark = blank((width, height))
    dark.blit(shape, (margin, margin), special_flags=pygame.BLEND_RGBA_ADD)
    step = max(1.0, blur / 2)
    small = (max(1, round(width / step)), max(1, round(height / step)))
    dark = pygame.transform.smoothscale(dark, small)
    multiply(dark, (0, 0, 0, alpha))
    dark = pygame.transform.smoothscale(dark, (width, height))
    dark = pygame.transform.smoothscale(dark, small)
    return pygame.transform.smoothscale(dark, (width, height))
