"""Small pictures of kept games, drawn once and kept beside them."""

from __future__ import annotations

from pathlib import Path

from ...files import atomic
from ...storage import SavedGame
from ...ui.board.position_picture import position
from ...ui.painting.painter import Painter
from ...ui.painting.picture_files import as_png

#: in pixels; rows of a list show it smaller or hardly larger
SIDE = 180


def draw_picture(painter: Painter, path: Path, game: SavedGame) -> None:
    """Draw the position of a game into a file; OSError or pygame.error if that fails.

    Its colours are premultiplied, as all that is drawn here: the file is read by nobody else.
    """
    palette = painter.theme.players
    inks = [palette[seat.colour % len(palette)] for seat in game.seats]
    tokens = [seat.token for seat in game.seats]
    drawn = position(painter, SIDE, game.state, inks, tokens)
    atomic.write(path, as_png(drawn), keep_old=False)
