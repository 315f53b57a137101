"""The ornaments of a banknote: the guilloche, thin waves around a centre, and engraved views."""

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Rect, Surface

from ..painting.baked import picture
from ..painting.colour import BLACK, DARK, WHITE, Colour, lighten, luminance, mix
from ..painting.theme import Colours

#: pixels, shades and parts of an engraved view; its side as a share of the guilloche around it
SIDE, SHADES, PARTS, VIEW = 1024, 16, 8, 0.62
#: radius and height of the waves as shares of the side, and their number around
RADIUS, HEIGHT, WAVES = 0.40, 0.055, 12
#: pixels for each curve of a band, and the least and largest number of curves
APART, FEWEST, MOST = 36, 6, 24
#: points on a curve, at least and at most; between that one for each pixel of the side
POINTS = (140, 300)


def draw_rosette(surface: Surface, ink: Colour) -> None:
    """Fill a square surface with the ornament."""
    for points in _curves(surface.get_width()):
        pygame.draw.aalines(surface, ink, True, points)


@lru_cache(maxsize=1)
def _curves(side: int) -> list[list[tuple[float, float]]]:
    """The points of all curves; cached, as both decks share them."""
    curves = max(FEWEST, min(MOST, side // APART))
    points_around = max(POINTS[0], min(POINTS[1], side))
    turns = [2 * pi * number / points_around for number in range(points_around)]
    half, drawn = side / 2, []
    for curve in range(curves):
        shift = 2 * pi * curve / curves
        sway = HEIGHT * cos(2.9 * curve / curves)
        far = [side * (RADIUS + sway * sin(WAVES * turn + shift)) for turn in turns]
        drawn.append(
            [(half + r * cos(t), half + r * sin(t)) for r, t in zip(far, turns, strict=True)]
        )
    return drawn


def rosette_ink(colours: Colours, share: float = 1.0) -> Colour:
    """Slightly darker than the middle, or by this factor; on a dark board a dull gold."""
    if luminance(colours.board_centre) < DARK:
        return mix(colours.board_centre, lighten(colours.accent, 0.2), 0.24 * share)
    return mix(colours.board_centre, colours.board_muted, 0.17 * share)


def engrave(surface: Surface, file: Path, place: Rect, colours: Colours) -> None:
    """Print a view of ``assets/centre``: darker than the middle, on a dark board lighter."""
    view, middle = picture(file, (SIDE, SIDE)), colours.board_centre
    dark = luminance(middle) < DARK
    none, ink = (
        (BLACK, rosette_ink(colours, 1.9)) if dark else (WHITE, mix(WHITE, colours.table, 0.62))
    )
    red, green, blue = (max(0, a - b * dark) for a, b in zip(ink, middle, strict=True))
    if view.get_bitsize() == 8:
        shades = [mix(none, (red, green, blue), shade / (SHADES - 1)) for shade in range(SHADES)]
        view.set_palette(shades)
        # a part at a time, as the whole of it would need many megabytes
        cuts = [place.height * number // PARTS for number in range(PARTS + 1)]
        for number, (top, foot) in enumerate(pairwise(cuts)):
            part = view.subsurface((0, SIDE // PARTS * number, SIDE, SIDE // PARTS)).convert(24)
            part = pygame.transform.smoothscale(part, (place.width, foot - top))
            surface.blit(part, place.move(0, top), None, BLEND_RGB_ADD if dark else BLEND_RGB_MULT)
