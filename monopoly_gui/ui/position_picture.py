"""A small picture of a position: whose deeds, how many buildings, where the tokens are."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ..engine.board import JAIL, Board
from ..engine.state import HOTEL, State
from .board_layout import BoardLayout
from .colour import Colour, mix, rgb
from .painter import Painter


def draw_position(
    surface: Surface, painter: Painter, rect: Rect, state: State, inks: Sequence[Colour]
) -> None:
    """The position as large as fits into ``rect``; ``inks`` are the players' colours."""
    cells = BoardLayout(rect)
    _draw_ground(surface, painter, cells, state.board)
    for space in state.board.deeds:
        owner = state.owner[space]
        if owner >= 0:
            _draw_owner(surface, painter, cells, state, space, inks[owner])
    _draw_tokens(surface, painter, cells, state, inks)


def draw_empty_board(surface: Surface, painter: Painter, rect: Rect, board: Board) -> None:
    """The board of an edition before anybody has sat down."""
    _draw_ground(surface, painter, BoardLayout(rect), board)


def _draw_ground(surface: Surface, painter: Painter, cells: BoardLayout, board: Board) -> None:
    colours = painter.theme.colours
    painter.shadow(surface, cells.outer, "lift")
    painter.box(surface, cells.outer, colours.board_frame, radius=4)
    surface.fill(colours.board_line, cells.inner)
    for space in board.spaces:
        group = board.groups.get(space.group)
        bar = space.kind == "street"
        parts = cells.parts(space.index, bar=bar)
        surface.fill(colours.board, _inside(parts.cell))
        if bar and group:
            surface.fill(rgb(group.colour), _inside(parts.bar))
    middle = cells.centre()
    painter.box(surface, _inside(middle), colours.board_centre, to=colours.board_centre_edge)
    plate = Rect(0, 0, round(middle.width * 0.72), round(middle.width * 0.17))
    plate.center = middle.center
    painter.box(surface, plate, "go", radius=6)
    painter.text(
        surface,
        "MONOPOLY",
        plate,
        size=plate.height * 0.62 / painter.scale,
        colour=(255, 255, 255),
        weight="display",
        align="center",
        valign="center",
    )


def _draw_owner(
    surface: Surface, painter: Painter, cells: BoardLayout, state: State, space: int, ink: Colour
) -> None:
    """Tint the deed in its owner's colour, pale if it is mortgaged, with its buildings."""
    street = state.board.spaces[space].kind == "street"
    parts = cells.parts(space, bar=street)
    whole = parts.body.union(parts.price)
    strength = 0.3 if state.mortgaged[space] else 0.85
    surface.fill(mix(painter.theme.colours.board, ink, strength), _inside(whole))
    level = state.buildings[space]
    if not level:
        return
    colour = painter.theme.colours.hotel if level == HOTEL else painter.theme.colours.house
    bar = _inside(parts.bar)
    lying = bar.width > bar.height
    count = 1 if level == HOTEL else level
    thick = min(bar.size)
    length = thick if level != HOTEL else round(thick * 1.8)
    pitch = max(bar.size) / (count + 1)
    for number in range(count):
        mark = Rect(0, 0, length if lying else thick, thick if lying else length)
        along = round(pitch * (number + 1))
        if lying:
            mark.center = (bar.x + along, bar.centery)
        else:
            mark.center = (bar.centerx, bar.y + along)
        painter.box(surface, mark, (255, 255, 255), radius=2)
        painter.box(surface, mark.inflate(-2, -2), colour, radius=2)


def _draw_tokens(
    surface: Surface, painter: Painter, cells: BoardLayout, state: State, inks: Sequence[Colour]
) -> None:
    places: dict[tuple[int, bool], list[int]] = {}
    for player in state.living():
        jailed = state.position[player] == JAIL and state.in_jail(player)
        places.setdefault((state.position[player], jailed), []).append(player)
    for (space, jailed), players in places.items():
        for slot, player in enumerate(players):
            centre, size = cells.token_place(space, slot, len(players), jailed=jailed)
            size = max(size, 7)
            painter.dot(surface, centre, size + 4, painter.theme.colours.board_ink)
            painter.dot(surface, centre, size + 2, (255, 255, 255))
            painter.dot(surface, centre, size, inks[player])


def _inside(rect: Rect) -> Rect:
    """The rectangle without the line on its right and lower edge."""
    return Rect(rect.x, rect.y, max(1, rect.width - 1), max(1, rect.height - 1))
