"""The plots of a complete set before anything is built there: four gardens on each street."""

from __future__ import annotations

from pygame import Rect, Surface

from ..painting.colour import Colour, darken
from ..painting.painter import Painter
from .perspective import PAD, padded

#: how many houses a street has room for
PLOTS = 4
LAWN: Colour = (112, 168, 92)
FENCE: Colour = (240, 236, 214)


def plots_on(painter: Painter, size: tuple[int, int]) -> Surface:
    """Gardens on a bar of this size, as a ``padded`` layer."""
    layer = padded(size)
    for plot in plots(size):
        place = plot.move(PAD, PAD)
        painter.box(layer, place, LAWN, to=darken(LAWN, 0.18), radius=3)
        painter.box(layer, place, FENCE, radius=3, line=1.5)
    return layer


def plots(size: tuple[int, int]) -> list[Rect]:
    """Four places in a row along the longer side of a bar of this size."""
    lying = size[0] > size[1]
    pitch, deep = max(size) / PLOTS, round(min(size) * 0.66)
    side = round(min(pitch * 0.8, deep * 1.4))
    found = []
    for number in range(PLOTS):
        plot = Rect(0, 0, *((side, deep) if lying else (deep, side)))
        along = round((number + 0.5) * pitch)
        plot.center = (along, size[1] // 2) if lying else (size[0] // 2, along)
        found.append(plot)
    return found
