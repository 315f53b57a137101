"""SVG drawings at any size; one-coloured ones are tinted.

An icon is drawn in black (ink) and white (holes), so that it looks right in any
viewer; how dark it is at a place becomes how much of the tint is there.
"""

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame
from pygame import Rect, Surface

from .shapes import blank, flat, premultiplied

_DRAWING = re.compile(r'<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)</svg>\s*$', re.DOTALL)
_PAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}">{}{}</g></svg>'
_GAZE = '<g id="gaze">'
_MOVED = '<g id="gaze" transform="translate({:g} {:g})">'
_PLACED = '<g transform="matrix({0:.6f} 0 0 {0:.6f} {1:.6f} {2:.6f})">'


@dataclass(frozen=True)
class Drawing:
    """A drawing and its view box, in its own units."""

    left: float
    top: float
    width: float
    height: float
    shapes: str

    def rendered(self, shapes: str, size: tuple[int, int]) -> Surface:
        """Shapes in its units with straight alpha, as large as fits.

        What SDL_image makes of a viewBox differs from one system to the next (some scale to it,
        some draw at its own size), so the shapes are put into their place and there is no viewBox
        left.
        """
        width, height = max(1, size[0]), max(1, size[1])
        scale = min(width / self.width, height / self.height)
        placed = _PLACED.format(
            scale,
            (width - scale * self.width) / 2 - scale * self.left,
            (height - scale * self.height) / 2 - scale * self.top,
        )
        text = _PAGE.format(width, height, placed, shapes)
        raw = pygame.image.load(io.BytesIO(text.encode()), "drawing.svg")
        # copied, not blended
        raw.set_alpha(None)
        surface = blank((width, height))
        surface.blit(raw, (0, 0))
        return surface


@cache
def read_drawing(file: Path) -> Drawing:
    """The drawing in a file."""
    found = _DRAWING.search(file.read_text(encoding="utf-8"))
    if not found:
        raise ValueError(f"{file} is no drawing with a viewBox")
    left, top, width, height = map(float, found[1].replace(",", " ").split())
    return Drawing(left, top, width, height, found[2])


def shape_of(file: Path) -> float:
    """Width over height of the drawing."""
    drawing = read_drawing(file)
    return drawing.width / drawing.height


def fitted(shape: float, rect: Rect) -> Rect:
    """The largest rectangle of this width over height in the middle of ``rect``."""
    width = min(rect.width, round(rect.height * shape))
    height = min(rect.height, round(width / shape))
    inside = Rect(0, 0, max(1, width), max(1, height))
    inside.center = rect.center
    return inside


def straight_svg(
    file: Path, size: tuple[int, int], gaze: tuple[float, float] = (0.0, 0.0)
) -> Surface:
    """The drawing with straight alpha, as a window's icon needs it, as large as fits.

    ``gaze`` is how far its group of that name is moved, in its own units.
    """
    drawing = read_drawing(file)
    shapes = drawing.shapes
    if gaze != (0.0, 0.0):
        shapes = shapes.replace(_GAZE, _MOVED.format(*gaze))
    return drawing.rendered(shapes, size)


def load_svg(file: Path, size: tuple[int, int], gaze: tuple[float, float] = (0.0, 0.0)) -> Surface:
    """The drawing in its own colours, premultiplied, as large as fits into ``size``."""
    return premultiplied(straight_svg(file, size, gaze))


def tinted(file: Path, size: tuple[int, int], colour: Sequence[int]) -> Surface:
    """The drawing in one colour, premultiplied: ink is drawn, holes are not."""
    picture = load_svg(file, size)
    light = blank(picture.get_size())
    light.fill((255, 255, 255, 255))
    light.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    dark = blank(picture.get_size())
    dark.fill((255, 255, 255, 255))
    dark.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    # read red, green, blue, alpha as alpha, red, green, blue: darkness becomes alpha
    moved = pygame.image.frombytes(pygame.image.tobytes(dark, "RGBA"), dark.get_size(), "ARGB")
    dark.blit(moved, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return flat(dark, colour)
