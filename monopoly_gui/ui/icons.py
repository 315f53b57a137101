"""SVG drawings at the size needed; one-coloured ones are tinted.

An icon is drawn in black (ink) and white (holes), so that it looks right in any
viewer; how dark it is at a place becomes how much of the tint is there.
"""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pygame

from .colour import Colour
from .shapes import blank, premultiplied

_SIZE = re.compile(r"<svg\b[^>]*>")
_ATTRIBUTE = re.compile(r'\s(?:width|height)="[^"]*"')
_BOX = re.compile(r'viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"')


@cache
def _source(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def shape_of(file: Path) -> float:
    """Width over height of the drawing; 1 if it does not say."""
    found = _BOX.search(_source(file))
    return float(found[1]) / float(found[2]) if found else 1.0


def straight_svg(file: Path, size: tuple[int, int]) -> pygame.Surface:
    """The drawing with straight alpha, as a window's icon needs it, as large as fits."""
    width, height = max(1, size[0]), max(1, size[1])

    def sized(tag: re.Match[str]) -> str:
        bare = _ATTRIBUTE.sub("", tag[0])
        return f'<svg width="{width}" height="{height}"{bare[4:]}'

    text = _SIZE.sub(sized, _source(file), count=1)
    raw = pygame.image.load(io.BytesIO(text.encode()), "drawing.svg")
    made = blank((width, height))
    at = ((width - raw.get_width()) // 2, (height - raw.get_height()) // 2)
    made.blit(raw, at, special_flags=pygame.BLEND_RGBA_MAX)
    return made


def load_svg(file: Path, size: tuple[int, int]) -> pygame.Surface:
    """The drawing in its own colours, premultiplied, as large as fits into ``size``."""
    return premultiplied(straight_svg(file, size))


def tinted(file: Path, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """The drawing in one colour, premultiplied: ink is drawn, holes are not."""
    picture = load_svg(file, size)
    light = pygame.Surface(picture.get_size(), 0, 32)
    light.fill((255, 255, 255))
    light.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    dark = pygame.Surface(picture.get_size(), 0, 32)
    dark.fill((255, 255, 255))
    dark.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    # read red, green, blue, alpha as alpha, red, green, blue: darkness becomes alpha
    moved = pygame.image.frombytes(pygame.image.tobytes(dark, "RGBA"), dark.get_size(), "ARGB")
    made = blank(picture.get_size())
    made.blit(moved, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    made.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return premultiplied(made)
