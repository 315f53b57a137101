"""The town in the middle of the board, which grows with what is built on the streets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from ...engine.state import HOTEL
from ..painting.colour import Colour, darken, lighten, mix
from ..painting.painter import Painter
from ..painting.shapes import blank, filled, flat, polygon, rounded, stamp

CREAM: Colour = (246, 240, 224)
LAMP: Colour = (255, 226, 138)
GLASS: Colour = (92, 116, 134)
#: height of what stands for so many houses (0 to 4) or a hotel, as a share of the town's height
HEIGHTS = (0.0, 0.34, 0.46, 0.6, 0.76, 1.0)
#: floors, and windows on each
FLOORS = ((0, 0), (1, 2), (2, 2), (3, 2), (4, 3), (5, 3))


class Plot(NamedTuple):
    """A street of the town: its group's colour, and what was built there (5 is a hotel)."""

    colour: Colour
    level: int


def draw_town(painter: Painter, surface: Surface, area: Rect, plots: Sequence[Plot]) -> None:
    """A house for every street on which something stands, along the foot of the area."""
    if not any(plot.level for plot in plots):
        return
    pitch = area.width / max(1, len(plots))
    for number, plot in enumerate(plots):
        if not plot.level:
            continue
        wide = max(5, round(pitch * (0.9 if plot.level < HOTEL else 1.0)))
        high = max(6, round(area.height * HEIGHTS[plot.level]))
        evening = painter.theme.evening
        key = ("town", plot, wide, high, evening)
        picture = painter.cached(key, partial(_house, plot, wide, high, evening))
        x = area.x + round((number + 0.5) * pitch) - picture.get_width() // 2
        stamp(surface, picture, (x, area.bottom - picture.get_height()))


def _house(plot: Plot, wide: int, high: int, evening: bool) -> Surface:
    """One building seen from the front, the light from the left."""
    made = blank((wide, high))
    wall = mix(CREAM, plot.colour, 0.3)
    roof = darken(plot.colour, 0.18)
    pointed = plot.level < 4
    eave = round(min(high * 0.34, wide * 0.42)) if pointed else max(2, round(high * 0.06))
    body = Rect(round(wide * 0.07), eave, wide - 2 * round(wide * 0.07), high - eave)
    stamp(
        made, filled(rounded(body.size, 0), lighten(wall, 0.12), darken(wall, 0.06)), body.topleft
    )
    side = Rect(0, body.y, max(1, round(body.width * 0.24)), body.height)
    side.right = body.right
    stamp(made, flat(rounded(side.size, 0), (0, 0, 0, 42)), side.topleft)
    if pointed:
        shape = polygon((wide, eave + 1), [(0, eave + 1), (wide / 2, 0), (wide, eave + 1)])
        stamp(made, filled(shape, lighten(roof, 0.16), roof), (0, 0))
    else:
        stamp(made, filled(rounded((wide, eave), 1), lighten(roof, 0.16), roof), (0, 0))
    _windows(made, body, plot, evening)
    return made


def _windows(made: Surface, body: Rect, plot: Plot, evening: bool) -> None:
    """By evening most are lit, by day a few."""
    floors, columns = FLOORS[plot.level]
    rows = floors + 1
    dx, dy = body.width / columns, body.height / rows
    size = (max(1, round(dx * 0.44)), max(1, round(dy * 0.5)))
    for row in range(floors):
        for column in range(columns):
            lit = ((row * 2 + column + plot.level) % 3 != 0) is evening
            pane = Rect((0, 0), size)
            pane.center = (
                body.x + round((column + 0.5) * dx),
                body.y + round((row + 0.62) * dy),
            )
            made.fill((*(LAMP if lit else GLASS), 255), pane)
    door = Rect(0, 0, max(2, round(body.width * 0.2)), max(2, round(dy * 0.68)))
    door.midbottom = body.midbottom
    made.fill((*darken(plot.colour, 0.45), 255), door)
