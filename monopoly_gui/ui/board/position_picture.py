"""A small picture of a position: owners, buildings, tokens."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.transform import grayscale, smoothscale

from ...engine.amounts.printed import as_played
from ...engine.board import JAIL, Board
from ...engine.state import State
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank
from .flat_board import FlatBoardView
from .marks import SpaceMark

#: drawn this many times too large, then shrunk
OVER = 2
#: the strip around the board that its shadow needs, as a share of the side
MARGIN = 0.045
#: of what is damaged: how much of 255 is left of its print, the edge of its paper, and where it is
#: torn, in shares of the side
FADED, PAPER = 150, (236, 228, 208)
TEAR = (
    (1.0, 0.36), (0.93, 0.42), (0.94, 0.5), (0.83, 0.53), (0.8, 0.62), (0.7, 0.63), (0.66, 0.74),
    (0.55, 0.76), (0.54, 0.85), (0.43, 0.88), (0.42, 1.0),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class BoardContents:
    """The contents of a board by space, and the place of each player, in Jail or not."""

    owner: Sequence[int]
    buildings: Sequence[int]
    mortgaged: Sequence[bool]
    standing: Sequence[tuple[int, bool] | None]


def empty_board(painter: Painter, side: int, board: Board) -> Surface:
    """The board of an edition, ``side`` pixels square, premultiplied."""
    return smoothscale(_printed(painter, side, FlatBoardView(painter, board)), (side, side))


def torn_board(painter: Painter, side: int, board: Board) -> Surface:
    """That of a game that is damaged: faded, and its end torn off."""
    large = grayscale(_printed(painter, side, FlatBoardView(painter, board)))
    large.fill((FADED,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    tear = [(x * large.get_width(), y * large.get_height()) for x, y in TEAR]
    pygame.draw.lines(large, PAPER, False, tear, large.get_width() // 24)
    pygame.draw.polygon(large, (0, 0, 0, 0), [*tear, large.get_size()])
    return smoothscale(large, (side, side))


def position_picture(
    painter: Painter, side: int, state: State, inks: Sequence[Colour], tokens: Sequence[str]
) -> Surface:
    """The position, ``side`` pixels square, premultiplied; a colour and a token a player."""
    view = FlatBoardView(painter, as_played(state.board, state.rules))
    surface = _printed(painter, side, view)
    standing = [
        (state.position[player], state.position[player] == JAIL and state.in_jail(player))
        if state.alive[player]
        else None
        for player in range(len(inks))
    ]
    held = BoardContents(state.owner, state.buildings, state.mortgaged, standing)
    draw_held(painter, surface, view, held, inks, tokens, growth=1.5)
    return smoothscale(surface, (side, side))


def draw_held(
    painter: Painter,
    surface: Surface,
    view: FlatBoardView,
    held: BoardContents,
    inks: Sequence[Colour],
    tokens: Sequence[str],
    growth: float = 1.0,
) -> None:
    """Draw the owners' marks on a board; tokens are this many times as large as on the table."""
    for space in view.board.deeds:
        mark = SpaceMark(space, held.owner[space], held.buildings[space], held.mortgaged[space])
        view.draw_mark(surface, mark, inks, [""] * len(inks), tokens)
    places: dict[tuple[int, bool], list[int]] = {}
    for player, place in enumerate(held.standing):
        if place:
            places.setdefault(place, []).append(player)
    for (space, jailed), players in places.items():
        for slot, player in enumerate(players):
            built = held.buildings[space] > 0 or held.mortgaged[space]
            centre, size = view.token_pos(space, slot, len(players), jailed, built)
            rect = Rect(0, 0, round(size * growth), round(size * growth))
            rect.center = centre
            if tokens[player]:
                painter.token(surface, tokens[player], rect, inks[player])
            else:
                painter.dot(surface, centre, rect.width, inks[player])


def _printed(painter: Painter, side: int, view: FlatBoardView) -> Surface:
    large = blank((side * OVER, side * OVER))
    margin = round(side * OVER * MARGIN)
    view.draw_static(large, large.get_rect().inflate(-2 * margin, -2 * margin))
    return large
