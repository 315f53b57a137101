"""What a game adds to the board: owners, buildings, mortgages, the space that matters now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.board import BANK, Board
from ...language import _, mark
from ..painting.colour import WHITE, Colour, contrast, darken, ink_on, lighten
from ..painting.painter import Painter
from ..painting.shapes import blank, flat, ring, stamp
from .buildings import draw_buildings
from .layout import SIDE_LEFT, SIDE_RIGHT, SIDE_TOP, BoardLayout, side_of
from .patterns import pattern

MORTGAGED = mark("MORTGAGED")
OWNER_SHARE = 0.26


def draw_owner(
    painter: Painter,
    surface: pygame.Surface,
    layout: BoardLayout,
    space: int,
    colour: Colour,
    mark: str,
    *,
    bar: bool,
    mortgaged: bool,
) -> None:
    """A band in the owner's colour with the owner's letter, in the place of the price.

    In the columns a ribbon for a mortgage takes the inner part of the band.
    """
    line = layout.line
    band = _band(layout, space, bar)
    edge = band.bottom if side_of(space) == SIDE_TOP else band.y - line
    if mortgaged and _in_column(space):
        outer = round(band.width * OWNER_SHARE)
        ribbon = pygame.Rect(band.x, band.y, band.width - outer, band.height)
        if side_of(space) == SIDE_LEFT:
            ribbon.x += outer
            band.width = outer
        else:
            band = pygame.Rect(ribbon.right, band.y, outer, band.height)
        _ribbon(painter, surface, ribbon)
    painter.box(surface, band, lighten(colour, 0.12), to=darken(colour, 0.1))
    surface.fill(darken(colour, 0.5), (band.x, edge, band.width, line))
    painter.text(
        surface,
        mark,
        band,
        size=band.height * 0.92 / painter.scale,
        printed=True,
        colour=WHITE if contrast(colour, WHITE) >= 3 else ink_on(colour),
        weight="black",
        align="center",
        valign="center",
    )


def _in_column(space: int) -> bool:
    return side_of(space) in (SIDE_LEFT, SIDE_RIGHT)


def _band(layout: BoardLayout, space: int, bar: bool) -> pygame.Rect:
    """The place of the price up to the lines of the cell."""
    parts = layout.parts(space, bar=bar)
    return parts.price.clip(layout.inside(space))


def _ribbon(painter: Painter, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The word that says that a deed is mortgaged."""
    painter.box(surface, rect, (158, 28, 34), to=(124, 18, 26))
    size = rect.height * 0.72
    word = _(MORTGAGED)
    width = painter.type.width(word, size, "black")
    if width > rect.width - 4:
        size *= (rect.width - 4) / width
    painter.text(
        surface,
        word,
        rect,
        size=size / painter.scale,
        printed=True,
        colour=WHITE,
        weight="black",
        align="center",
        valign="center",
        max_width=rect.width + 4,
    )


def draw_on_bar(
    painter: Painter, surface: pygame.Surface, layout: BoardLayout, space: int, count: int
) -> None:
    """The houses (1 to 4) or the hotel (5) on a street's colour bar."""
    bar = layout.parts(space, bar=True).bar
    lying = bar.width > bar.height
    inner = bar.inflate(-2 * layout.line, -2 * layout.line)
    if count == 5:
        # a hotel may stand out of a bar that is only as wide as a house
        inner = inner.inflate(0, layout.line) if lying else inner.inflate(2 * layout.line, 0)
    draw_buildings(painter, surface, inner, count, gap=layout.line)


def draw_mortgage(
    painter: Painter, surface: pygame.Surface, layout: BoardLayout, space: int, *, bar: bool
) -> None:
    """The cell faded and hatched; in the rows a ribbon beside the owner's band says why."""
    parts = layout.parts(space, bar=bar)
    area = parts.bar.union(parts.body) if bar else parts.body
    covered = area.clip(layout.inside(space))
    paper = painter.theme.colours.board
    painter.box(surface, covered, (*paper, 40 if painter.theme.strong else 70))
    pitch = max(6, round(layout.side * 0.011))
    ink = (*painter.theme.colours.board_ink, 40)
    hatch = painter.cached(
        ("hatch", covered.size, pitch, ink), lambda: pattern("rise", covered.size, pitch, ink)
    )
    stamp(surface, hatch, covered.topleft)
    if not _in_column(space):
        _ribbon(painter, surface, layout.ribbon(space, bar=bar))


def draw_marks(
    painter: Painter,
    surface: pygame.Surface,
    layout: BoardLayout,
    board: Board,
    owners: Sequence[int],
    buildings: Sequence[int],
    mortgaged: Sequence[bool],
    player_colours: Sequence[Colour],
    player_marks: Sequence[str],
) -> None:
    """All marks of a position; the sequences are by space, the last two by player."""
    for space in board.deeds:
        owner, pledged = owners[space], mortgaged[space]
        draw_ground_marks(
            painter, surface, layout, board, space, owner, pledged, player_colours, player_marks
        )
        if buildings[space]:
            draw_on_bar(painter, surface, layout, space, buildings[space])


def draw_ground_marks(
    painter: Painter,
    surface: pygame.Surface,
    layout: BoardLayout,
    board: Board,
    space: int,
    owner: int,
    mortgaged: bool,
    player_colours: Sequence[Colour],
    player_marks: Sequence[str],
) -> None:
    """What lies flat on one space: a mortgage, its owner's mark; the sequences are by player."""
    bar = board.spaces[space].kind == "street"
    if mortgaged:
        draw_mortgage(painter, surface, layout, space, bar=bar)
    if owner != BANK:
        colour, mark = player_colours[owner], player_marks[owner]
        draw_owner(painter, surface, layout, space, colour, mark, bar=bar, mortgaged=mortgaged)


def draw_highlight(
    painter: Painter, surface: pygame.Surface, layout: BoardLayout, space: int, colour: Colour
) -> None:
    """A glowing outline around a cell."""
    cell = layout.cell(space)
    width = max(2, round(layout.side * 0.0045))
    halo = max(2, round(layout.side * 0.008))

    def draw() -> pygame.Surface:
        size = (cell.width + 2 * halo, cell.height + 2 * halo)
        made = blank(size)
        for step in range(halo):
            share = (step + 1) / halo
            outline = ring((size[0] - 2 * step, size[1] - 2 * step), halo - step + 2, 1)
            stamp(made, flat(outline, (*colour, round(150 * share * share))), (step, step))
        edge = flat(ring(cell.size, 2, width), colour)
        stamp(made, edge, (halo, halo))
        return made

    picture = painter.cached(("highlight", cell.size, width, halo, colour), draw)
    stamp(surface, picture, (cell.x - halo, cell.y - halo))
