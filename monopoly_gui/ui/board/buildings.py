"""Houses and hotels in a row, for the flat board and panels."""

import pygame
from pygame import Rect, Surface

from ...engine.state import HOTEL
from ..painting.colour import Colour, lighten
from ..painting.icons import tinted
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from ..pieces.standing import KINDS, PLAN, RIM_WIDE, plastic_building, rimmed
from .layout import SIDE_BOTTOM, SIDE_TOP

#: width over height of their pictures
SHAPES = {"house": 0.94, "hotel": 1.5}
#: lower than this, in pixels, they are signs like those of print: of plastic they were blots
SIGN = 26

#: of buildings on a tilted board, by side, in lengths of their bar: their widths, and how much
#: nearer than the middle of it they stand, as their roofs reach away from the seat: those of the
#: far row on to the middle of the board, and not over the names behind them
WIDTHS = {"house": (0.225, 0.2, 0.225, 0.2), "hotel": (0.54,) * 4}
NEARER = {"house": (0.04, 0.13, 0.12, 0.13), "hotel": (0.04, 0.08, 0.26, 0.08)}
#: from one house to the next beside it, and from a pair in a column to that before it; a bar there
#: is narrower than a pair, which is so far beyond its middle, away from the name
BESIDE, BEFORE, BEYOND = (0.25, 0.24, 0.245, 0.24), 0.44, (0, 0.045, 0, -0.045)


def standing_on(bar: Rect, side: int, level: int) -> tuple[float, list[tuple[float, float]]]:
    """The width of buildings on a bar of a tilted board, and their places from its middle.

    Houses in a column stand two by two, as each would hide the front of one behind it.
    """
    kind, count = built(level)
    long = max(bar.size)
    lying = side in (SIDE_BOTTOM, SIDE_TOP)
    rows = [count] if lying or count == 1 else [(count + 1) // 2, count // 2]
    places = [
        (
            (number - (many - 1) / 2) * BESIDE[side] + (BEYOND[side] if many > 1 else 0),
            NEARER[kind][side] + (row - (len(rows) - 1) / 2) * BEFORE,
        )
        for row, many in enumerate(rows)
        for number in range(many)
    ]
    return WIDTHS[kind][side] * long, [(x * long, y * long) for x, y in places]


def built(level: int) -> tuple[str, int]:
    """The buildings of a street at this level: houses, or a hotel, and their number."""
    return ("hotel", 1) if level == HOTEL else ("house", level)


def draw_on_bar(painter: Painter, surface: Surface, bar: Rect, level: int, gap: int) -> None:
    """The houses or the hotel on a street's colour bar, ``gap`` pixels apart."""
    rect = bar.inflate(-2 * gap, -2 * gap)
    if level == HOTEL:
        # a hotel may reach beyond a bar that is only as wide as a house
        rect = rect.inflate(0, gap) if bar.width > bar.height else rect.inflate(2 * gap, 0)
    kind, count = built(level)
    for number in range(count):
        draw_building(painter, surface, _slot(rect, kind, number, count, gap), kind, on_bar=True)


def _slot(rect: Rect, kind: str, number: int, of: int, gap: int) -> Rect:
    """The place of one building in a row that runs along the longer side; four always fit."""
    lying, room = rect.width >= rect.height, 4 if kind == "house" else 1
    shape = SHAPES[kind] if lying else 1 / SHAPES[kind]
    long, deep = max(rect.size), min(rect.size)
    across = min(deep, round((long - (room + 1) * gap) / room / shape))
    along = round(across * shape)
    start = number * (along + gap) - (of * along + (of - 1) * gap) // 2
    if lying:
        return Rect(rect.centerx + start, rect.centery - across // 2, along, across)
    return Rect(rect.centerx - across // 2, rect.centery + start, across, along)


def draw_building(
    painter: Painter,
    surface: Surface,
    rect: Rect,
    kind: str,
    *,
    on_bar: bool = False,
    plastic: bool = False,
) -> None:
    """A house or a hotel standing on the lower edge of ``rect``, as large as fits.

    ``on_bar`` makes it stand out from any colour of a group; one of ``plastic`` is no sign even
    where it is small.
    """
    shape = SHAPES[kind]
    height = max(4, min(rect.height, round(rect.width / shape)))
    size = (max(4, round(height * shape)), height)
    colour = painter.theme.colour(kind)

    def drawn() -> Surface:
        small = height < SIGN and not plastic
        if small and not on_bar:
            return _sign(painter, kind, size, colour, lighten(colour, 0.22))
        rim = max(1, round(height * RIM_WIDE))
        inner = (max(1, size[0] - 2 * rim), max(1, size[1] - 2 * rim))
        image = blank(size)
        if small:
            stamp(image, _sign(painter, kind, inner, lighten(colour, 0.3), colour), (rim, rim))
        else:
            fine = KINDS[kind][1] / KINDS[kind][0]
            whole = plastic_building(painter, kind, colour, PLAN, fine)
            cut = whole.subsurface(whole.get_bounding_rect(min_alpha=128))
            stamp(image, pygame.transform.smoothscale(cut, inner), (rim, rim))
        return rimmed(image, rim, colour)

    picture = painter.cached((kind, size, colour, on_bar, plastic), drawn)
    stamp(surface, picture, (rect.centerx - size[0] // 2, rect.bottom - size[1]))


def _sign(
    painter: Painter, kind: str, size: tuple[int, int], walls: Colour, roof: Colour
) -> Surface:
    """The building as a sign of two colours, which is clear at ten pixels too."""
    surface = blank(size)
    for part, tone in (("walls", walls), ("roof", roof)):
        file = painter.assets / "pieces" / f"{kind}_{part}.svg"
        stamp(surface, tinted(file, size, tone), (0, 0))
    return surface
