"""Marks of a game on the board: owners, buildings, mortgages, the current space."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...language import _, mark
from ..painting.colour import WHITE, Colour, contrast, darken, ink_on, lighten
from ..painting.icons import tinted
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import blank, filled, multiply, outline, polygon, rounded, stamp
from ..painting.tokens import drawing
from .layout import SIDE_LEFT, SIDE_RIGHT, SIDE_TOP, BoardLayout, side_of
from .perspective import Corner, around_corners

MORTGAGED = mark("MORTGAGED")
#: the ribbon on a mortgaged deed, in sides of the board: its height, and its width in the columns,
#: where it is narrower beside the decks
RIBBON_HIGH, RIBBON_WIDE, RIBBON_NARROW = 0.0245, 0.088, 0.067
BESIDE_DECKS = (18, 32)
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


def ribbon_rect(layout: BoardLayout, space: int) -> Rect:
    """The place of a mortgage mark: a tab on the middle, at the inner edge of the space.

    So it hides nothing that is printed, and lies level on all four sides.
    """
    cell, side = layout.cell(space), side_of(space)
    high = round(layout.side * RIBBON_HIGH)
    if side in (SIDE_LEFT, SIDE_RIGHT):
        wide = round(layout.side * (RIBBON_NARROW if space in BESIDE_DECKS else RIBBON_WIDE))
        x = cell.right if side == SIDE_LEFT else cell.x - wide
        return placed((wide, high), x=x, centery=cell.centery)
    y = cell.bottom if side == SIDE_TOP else cell.y - high
    return placed((cell.width - 3 * layout.line, high), centerx=cell.centerx + 1, y=y)


def draw_ribbon(painter: Painter, surface: Surface, rect: Rect) -> None:
    """The word for a mortgaged deed, on a red tab."""
    line = max(1, rect.height // 12)
    painter.box(surface, rect, (92, 10, 18), radius=4)
    painter.box(
        surface, rect.inflate(-2 * line, -2 * line), (188, 38, 42), to=(150, 24, 32), radius=3
    )
    word, room = _(MORTGAGED), rect.width - 5 * line
    size = painter.type.fitted_size(word, rect.height * 0.68, room, "black")
    painter.print_text(surface, word, rect, size, WHITE, max_width=room + 4)


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
