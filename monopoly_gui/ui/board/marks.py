"""Marks of a game on the board: owners, buildings, mortgages, the current space."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...language import mark
from ..painting.colour import WHITE, Colour, contrast, darken, ink_on, lighten, mix
from ..painting.icons import tinted
from ..painting.layout import placed
from ..painting.painter import Painter, Tint
from ..painting.paper import add_grain
from ..painting.shapes import blank, filled, flat, opaque, outline, rounded, stamp
from ..painting.tokens import drawing
from .layout import BoardLayout

MORTGAGED = mark("MORTGAGED")
#: a mortgage's red ink on light paper and on dark, and a stamp's greatest width, in its heights
RED, PALE, STAMP_WIDE = (158, 44, 38), (255, 160, 150), 4.6
#: how narrow its letters may be, and how near to the paper its frame comes
NARROW, FAINT = 0.84, 0.55
#: the degrees by which a stamp on a deed is turned
ASKEW = 4.0
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


def stamp_rect(layout: BoardLayout, space: int) -> Rect:
    """The place of a mortgage's stamp: over the price, clear of the lines around the space."""
    price = layout.parts(space, bar=True).price
    return price.clip(layout.inside(space))


def draw_mortgage(
    painter: Painter, surface: Surface, rect: Rect, word: str, tall: float = 1.0
) -> None:
    """The paper of the board over a price, and a stamp in its place; ``tall`` as of letters."""
    colours = painter.theme.colours
    paper = opaque(Surface(rect.size))
    paper.fill(colours.board)
    if painter.theme.grain:
        add_grain(paper, painter.theme.grain)
    surface.blit(paper, rect)
    draw_stamp(painter, surface, framed(rect), word, "board", tall)


def framed(rect: Rect) -> Rect:
    """The frame of a stamp in the middle of its place."""
    wide = round(rect.height * STAMP_WIDE)
    return placed((min(rect.width - 2, wide), rect.height - 1), center=rect.center)


def red_ink(paper: Colour) -> Colour:
    """The red ink that can be read on this paper."""
    return RED if contrast(RED, paper) > 4.5 else PALE


def draw_stamp(
    painter: Painter, surface: Surface, rect: Rect, word: str, paper: Tint, tall: float = 1.0
) -> None:
    """A word in red ink in a thin frame; in high contrast on a block."""
    ground = painter.tint(paper)
    ink = red_ink(ground)
    line = max(1, rect.height // 14)
    radius = rect.height // 4
    if painter.theme.strong:
        stamp(surface, flat(rounded(rect.size, radius), ink), rect.topleft)
        ink = ground
    else:
        # fainter than the word: a late board has twenty of them
        outline(surface, rect, radius, line, mix(ink, ground, FAINT))
    room = rect.width - 6 * line
    high, least = rect.height * 0.8 * tall**0.5, NARROW / tall
    size = painter.type.fitted_size(word, high, room / least, "bold")
    narrow = min(1.0, room / painter.type.width(word, size, "bold"))
    painter.print_text(surface, word, rect, size, ink, weight="bold", narrow=narrow)


def draw_stamp_askew(painter: Painter, surface: Surface, rect: Rect, word: str) -> None:
    """A stamp on a deed, where there is room to turn it a little."""
    # with a margin, or its edges would be rough
    straight = blank(rect.inflate(4, 4).size)
    draw_stamp(painter, straight, straight.get_rect().inflate(-4, -4), word, "deed")
    turned = pygame.transform.rotozoom(straight, ASKEW, 1.0)
    stamp(surface, turned, turned.get_rect(center=rect.center).topleft)


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
