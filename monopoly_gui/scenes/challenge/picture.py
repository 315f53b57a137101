"""A small picture of the position with which a challenge begins."""

from __future__ import annotations

from pygame import Rect, Surface

from ...challenges.challenge import Challenge, challenge_game
from ...engine.board import Board
from ...storage import SeatRecord
from ...ui.board.position_picture import position_picture
from ...ui.painting import layout
from ..core.context import Context
from ..setup.own_seat import tokens_of

#: design units below which nothing could be made out
LEAST = 160


def draw_opening(
    context: Context,
    surface: Surface,
    box: Rect,
    challenge: Challenge,
    board: Board,
    seat: SeatRecord,
) -> None:
    """The position in the middle of a box, where there is room for it."""
    painter = context.painter
    side = min(box.size)
    if side < painter.px(LEAST):
        return
    palette = painter.theme.players
    saved = challenge_game(challenge, board, seat, tokens_of(context))
    inks = [palette[other.colour % len(palette)] for other in saved.seats]
    tokens = [other.token for other in saved.seats]
    drawn = painter.cached(
        ("challenge", challenge.id, board.id, side, *tokens, *inks),
        lambda: position_picture(painter, side, saved.state, inks, tokens),
    )
    painter.stamp(surface, drawn, layout.centre(box, side, side).topleft)
