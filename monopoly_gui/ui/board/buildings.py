"""Houses and hotels, seen from the front."""

from __future__ import annotations

import pygame

from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shapes import blank, flat, polygon, stamp

HOUSE_SHAPE = 0.94
HOTEL_SHAPE = 1.55


def draw_house(painter: Painter, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """One house standing on the lower edge of ``rect``, as large as fits."""
    _put(painter, surface, rect, "house", HOUSE_SHAPE)


def draw_hotel(painter: Painter, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """One hotel standing on the lower edge of ``rect``, as large as fits."""
    _put(painter, surface, rect, "hotel", HOTEL_SHAPE)


def draw_buildings(
    painter: Painter, surface: pygame.Surface, rect: pygame.Rect, count: int, *, gap: int = 1
) -> None:
    """Up to four houses in a row or column, five for a hotel, in the middle of ``rect``."""
    if count <= 0 or rect.width <= 0 or rect.height <= 0:
        return
    if count >= 5:
        draw_hotel(painter, surface, _slot(rect, HOTEL_SHAPE, 0, 1, gap))
        return
    for number in range(count):
        draw_house(painter, surface, _slot(rect, HOUSE_SHAPE, number, count, gap))


def _slot(rect: pygame.Rect, shape: float, number: int, of: int, gap: int) -> pygame.Rect:
    """The place of one building in a row that runs along the longer side; four always fit."""
    lying = rect.width >= rect.height
    room = 4 if of > 1 or shape == HOUSE_SHAPE else 1
    if lying:
        height = min(rect.height, round((rect.width - (room + 1) * gap) / room / shape))
        width = round(height * shape)
        left = rect.centerx - (of * width + (of - 1) * gap) // 2 + number * (width + gap)
        return pygame.Rect(left, rect.centery - height // 2, width, height)
    width = min(rect.width, round((rect.height - (room + 1) * gap) / room * shape))
    height = round(width / shape)
    top = rect.centery - (of * height + (of - 1) * gap) // 2 + number * (height + gap)
    return pygame.Rect(rect.centerx - width // 2, top, width, height)


def _put(
    painter: Painter, surface: pygame.Surface, rect: pygame.Rect, kind: str, shape: float
) -> None:
    height = max(4, min(rect.height, round(rect.width / shape)))
    size = (max(4, round(height * shape)), height)
    colours = painter.theme.colours
    colour = colours.house if kind == "house" else colours.hotel
    draw = _house if kind == "house" else _hotel
    picture = painter.cached((kind, size, colour), lambda: draw(size, colour))
    stamp(surface, picture, (rect.centerx - size[0] // 2, rect.bottom - size[1]))


def _house(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    w, h = size
    eave, ridge, edge = h * 0.46, 0.0, w * 0.07
    made = blank(size)

    def part(points: list[tuple[float, float]], tone: Colour) -> None:
        stamp(made, flat(polygon(size, points), tone), (0, 0))

    rim = darken(colour, 0.58)
    part(
        [
            (0, eave + edge),
            (w / 2, ridge),
            (w, eave + edge),
            (w - edge, eave + edge),
            (w - edge, h),
            (edge, h),
            (edge, eave + edge),
        ],
        rim,
    )
    part(
        [
            (2 * edge, eave),
            (w / 2, h * 0.12),
            (w - 2 * edge, eave),
            (w - 2 * edge, h - edge),
            (2 * edge, h - edge),
        ],
        colour,
    )
    part(
        [
            (w / 2, eave * 0.9),
            (w - 2 * edge, eave * 0.9),
            (w - 2 * edge, h - edge),
            (w / 2, h - edge),
        ],
        darken(colour, 0.16),
    )
    part(
        [(edge, eave + edge * 0.2), (w / 2, ridge + edge * 1.2), (w - edge, eave + edge * 0.2)],
        lighten(colour, 0.34),
    )
    part(
        [(w / 2, ridge + edge * 1.2), (w - edge, eave + edge * 0.2), (w / 2, eave + edge * 0.2)],
        lighten(colour, 0.16),
    )
    part([(w * 0.4, h * 0.64), (w * 0.6, h * 0.64), (w * 0.6, h - edge), (w * 0.4, h - edge)], rim)
    return made


def _hotel(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    w, h = size
    edge = h * 0.06
    made = blank(size)

    def part(x0: float, y0: float, x1: float, y1: float, tone: Colour) -> None:
        shape = polygon(size, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
        stamp(made, flat(shape, tone), (0, 0))

    rim = darken(colour, 0.55)
    roof = [(0.0, h * 0.34), (w * 0.12, 0.0), (w * 0.88, 0.0), (float(w), h * 0.34)]
    part(edge, h * 0.3, w - edge, h, rim)
    stamp(made, flat(polygon(size, roof), rim), (0, 0))
    inset = [
        (edge * 1.8, h * 0.34 - edge),
        (w * 0.12 + edge * 0.8, edge),
        (w * 0.88 - edge * 0.8, edge),
        (w - edge * 1.8, h * 0.34 - edge),
    ]
    stamp(made, flat(polygon(size, inset), lighten(colour, 0.28)), (0, 0))
    part(2 * edge, h * 0.34, w - 2 * edge, h - edge, colour)
    part(w * 0.56, h * 0.34, w - 2 * edge, h - edge, darken(colour, 0.14))
    light = (255, 236, 178)
    for x in (0.17, 0.69):
        part(w * x, h * 0.46, w * (x + 0.14), h * 0.66, light)
    part(w * 0.41, h * 0.5, w * 0.59, h - edge, rim)
    part(w * 0.44, h * 0.55, w * 0.56, h - edge, light)
    return made
