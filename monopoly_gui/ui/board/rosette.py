"""The guilloche in the middle of the board: thin waves around a centre, as on a banknote."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Surface

from ..painting.colour import DARK, Colour, lighten, luminance, mix
from ..painting.theme import Colours

#: radius and height of the waves as shares of the side, and how many there are around
BANDS = ((0.40, 0.055, 12), (0.30, 0.05, 18), (0.205, 0.04, 10))
#: pixels for each curve of a band, how many there are at least and at most, and points on each
APART, FEWEST, MOST, POINTS = 42, 6, 20, 300


def draw_rosette(surface: Surface, ink: Colour) -> None:
    """Fill a square surface with the ornament."""
    side = surface.get_width()
    curves = max(FEWEST, min(MOST, side // APART))
    turns = [2 * pi * number / POINTS for number in range(POINTS)]
    around = [(cos(turn), sin(turn)) for turn in turns]
    for radius, high, waves in BANDS:
        for curve in range(curves):
            shift = 2 * pi * curve / curves
            sway = cos(2.9 * curve / curves)
            points = []
            for turn, (x, y) in zip(turns, around, strict=True):
                far = side * (radius + high * sin(waves * turn + shift) * sway)
                points.append((side / 2 + far * x, side / 2 + far * y))
            pygame.draw.aalines(surface, ink, True, points)


def rosette_ink(colours: Colours, share: float = 1.0) -> Colour:
    """Hardly darker than the middle, or so many times as dark; on a dark board a dull gold."""
    if luminance(colours.board_centre) < DARK:
        return mix(colours.board_centre, lighten(colours.accent, 0.2), 0.24 * share)
    return mix(colours.board_centre, colours.board_muted, 0.17 * share)
