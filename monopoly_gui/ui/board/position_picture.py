"""A small picture of a position: whose deeds, how many buildings, where the tokens are."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ...engine.amounts.printed import as_played
from ...engine.board import JAIL, Board
from ...engine.state import State
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, flat, rounded, stamp
from .view import BoardView

#: drawn this many times too large, then shrunk
OVER = 2
#: the strip around the board that its shadow needs, as a share of the side
MARGIN = 0.045
#: how strongly a deed is tinted in its owner's colour, 0 to 255: plain, mortgaged
TINTS = (120, 50)
#: tokens are larger here than on the table, to be seen
TOKEN_GROWTH = 1.5


def empty_board(painter: Painter, side: int, board: Board) -> Surface:
    """The board of an edition, ``side`` pixels square, premultiplied."""
    return _shrunk(_printed(painter, side, BoardView(painter, board)), side)


def position(
    painter: Painter, side: int, state: State, inks: Sequence[Colour], tokens: Sequence[str]
) -> Surface:
    """The position, ``side`` pixels square, premultiplied; a colour and a token a player."""
    view = BoardView(painter, as_played(state.board, state.rules))
    made = _printed(painter, side, view)
    for space in state.board.deeds:
        owner = state.owner[space]
        if owner >= 0:
            street = state.board.spaces[space].kind == "street"
            body = view.layout.parts(space, bar=street).body
            tint = (*inks[owner], TINTS[state.mortgaged[space]])
            stamp(made, flat(rounded(body.size, 0), tint), body.topleft)
    marks = [""] * len(inks)
    view.draw_marks(made, state.owner, state.buildings, state.mortgaged, inks, marks, tokens)
    _put_tokens(painter, made, view, state, inks, tokens)
    return _shrunk(made, side)


def _printed(painter: Painter, side: int, view: BoardView) -> Surface:
    large = blank((side * OVER, side * OVER))
    margin = round(side * OVER * MARGIN)
    view.draw_static(large, large.get_rect().inflate(-2 * margin, -2 * margin))
    return large


def _shrunk(large: Surface, side: int) -> Surface:
    return pygame.transform.smoothscale(large, (side, side))


def _put_tokens(
    painter: Painter,
    made: Surface,
    view: BoardView,
    state: State,
    inks: Sequence[Colour],
    tokens: Sequence[str],
) -> None:
    places: dict[tuple[int, bool], list[int]] = {}
    for player in state.living():
        jailed = state.position[player] == JAIL and state.in_jail(player)
        places.setdefault((state.position[player], jailed), []).append(player)
    for (space, jailed), players in places.items():
        for slot, player in enumerate(players):
            centre, size = view.token_pos(space, slot, len(players), jailed)
            spot = Rect(0, 0, round(size * TOKEN_GROWTH), round(size * TOKEN_GROWTH))
            spot.center = centre
            if tokens[player]:
                painter.token(made, tokens[player], spot, inks[player])
            else:
                painter.dot(made, centre, spot.width, inks[player])
