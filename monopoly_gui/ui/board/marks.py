"""Marks of a game on the board: owners, buildings, mortgages, the current space."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...language import mark
from ..painting.colour import WHITE, Colour, contrast, darken, ink_on, lighten
from ..painting.icons import tinted
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import blank, filled, multiply, outline, polygon, rounded, stamp
from ..painting.tokens import drawing
from .layout import BoardLayout
from .perspective import Corner, around_corners

MORTGAGED = mark("MORTGAGED")
#: the tab on a mortgaged space: its widest, in sides of the board, and its colours
TAB_WIDE, TAB, PAPER = 0.094, (128, 62, 52), (250, 240, 222)
#: the glow around a space, as a share of the board's side, and its line as a share of that
HALO, LINE = 0.008, 0.56


@dataclass(frozen=True, slots=True)
class SpaceMark:
    """The marks of a space: its owner's clip, buildings, a mortgage."""

    space: int
    owner: int
    level: int
    mortgaged: bool
    #: a street of a complete set without mortgages
    whole: bool = False


def draw_clip(painter: Painter, surface: Surface, rect: Rect, colour: Colour, token: str) -> None:
    """An enamel clip in the owner's colour with the owner's token, or with a letter."""
    thick = min(rect.size)
    radius = max(1, round(thick * 0.34))
    line = max(1, round(thick * 0.1))

    def drawn() -> Surface:
        image = filled(rounded(rect.size, radius), lighten(colour, 0.16), darken(colour, 0.14))
        inner = image.get_rect().inflate(-2 * line, -2 * line)
        if min(inner.size) > 2 * line:
            outline(image, inner, max(1, radius - line), line, lighten(colour, 0.38))
        return image

    stamp(surface, painter.cached(("clip", rect.size, colour), drawn), rect.topleft)
    if thick < 9 or not token:
        return
    ink = WHITE if contrast(colour, WHITE) >= 2.4 else ink_on(colour)
    if len(token) == 1:
        painter.print_text(surface, token, rect, thick * 0.92, ink)
        return
    side = round(thick * 0.92)
    file = drawing(painter.assets / "tokens", token)
    figure = painter.cached_drawing(tinted, file, (side, side), ink)
    stamp(surface, figure, (rect.centerx - side // 2, rect.centery - side // 2))


def draw_whole(surface: Surface, rect: Rect) -> None:
    """The gold edge of a clip whose owner has the complete set."""
    line = max(2, round(min(rect.size) * 0.16))
    outline(surface, rect.inflate(line, line), round(min(rect.size) * 0.4), line, (250, 206, 96))


def tab_rect(layout: BoardLayout, space: int) -> Rect:
    """The place of a mortgage mark: over the price, clear of pieces on the bar of any space."""
    price = layout.parts(space, bar=True).price.clip(layout.inside(space))
    wide = min(price.width, round(layout.side * TAB_WIDE))
    return placed((wide, price.height), center=price.center)


def draw_tab(painter: Painter, surface: Surface, rect: Rect, word: str) -> None:
    """The word for a mortgaged deed, on a tab in muted red."""
    painter.box(surface, rect, TAB, radius=2)
    room = rect.width - max(4, rect.height // 3)
    size = painter.type.fitted_size(word, rect.height * 0.74, room, "bold")
    painter.print_text(surface, word, rect, size, PAPER, weight="bold", max_width=rect.width)


def fade(surface: Surface, corners: Sequence[Corner]) -> None:
    """Fade the print between these corners, which are clockwise."""
    place = around_corners(list(corners)).clip(surface.get_rect())
    if not place.width or not place.height:
        return
    grey = blank(place.size)
    # of a copy: pygame-ce 2.5.8 reads the rows of a part of a surface wrongly
    grey.blit(pygame.transform.grayscale(surface.subsurface(place).copy()), (0, 0))
    shape = polygon(place.size, [(x - place.x, y - place.y) for x, y in corners])
    grey.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    multiply(grey, (132, 132, 132, 160))
    stamp(surface, grey, place.topleft)


def draw_highlight(
    painter: Painter, surface: Surface, rect: Rect, halo: int, colour: Colour
) -> None:
    """A glowing outline, its glow this many pixels wide up to the edges of a rectangle."""

    def draw() -> Surface:
        image, band = blank(rect.size), max(1, halo // 5)
        for step in range(0, halo, band):
            share = (step + 1) / halo
            place = image.get_rect().inflate(-2 * step, -2 * step)
            outline(image, place, halo - step + 2, band, (*colour, round(150 * share * share)))
        place = image.get_rect().inflate(-2 * halo, -2 * halo)
        outline(image, place, 2, max(2, round(halo * LINE)), colour)
        return image

    picture = painter.cached(("highlight", rect.size, halo, colour), draw)
    stamp(surface, picture, rect.topleft)
