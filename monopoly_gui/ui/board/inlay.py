"""Lines of gold let into a black table, in the corners beside a tilted board."""

from math import dist

import pygame
from pygame import Surface

from ..painting.colour import Colour
from ..painting.shapes import blank, flat

#: drawn this many times too large
OVER = 3
#: the bands of gold: where they begin and end, from the edges of the corner to the middle, which
#: is as far from all of them
BANDS = ((0.25, 0.305), (0.38, 0.405), (0.45, 0.475))


def inlay(size: tuple[int, int], ink: Colour) -> Surface:
    """Nested triangles, with the right angle at the upper left; premultiplied."""
    width, height = (OVER * side for side in size)
    corners = ((0.0, 0.0), (float(width), 0.0), (0.0, float(height)))
    middle = (width + height - dist(corners[1], corners[2])) / 2
    large = blank((width, height))
    for band in BANDS:
        for inset, tone in zip(band, ((255, 255, 255, 255), (0, 0, 0, 0)), strict=True):
            # smaller towards the middle
            points = [tuple(middle + (at - middle) * (1 - inset) for at in c) for c in corners]
            pygame.draw.polygon(large, tone, points)
    return flat(pygame.transform.smoothscale(large, size), ink)
