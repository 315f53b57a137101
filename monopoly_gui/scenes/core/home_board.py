"""The standard board of a language, for pictures of no board in particular."""

from dataclasses import replace

from ...editions import DEFAULT, EditionError, home_edition, is_shipped, load_edition
from ...engine.board import Board
from ...language import current_language
from ...storage import SavedGame


def in_home_language() -> str:
    """The usual edition in the language of the moment."""
    return home_edition(current_language())


def home_board() -> Board:
    """The usual board in the language of the moment."""
    return load_edition(in_home_language())


def board_or_home(edition: str) -> Board:
    """The board of an edition, the home board if its file has become unusable."""
    try:
        return load_edition(edition)
    except EditionError:
        return home_board()


def brought_home(game: SavedGame) -> SavedGame:
    """A game from the default board, moved to that of the language with its prices."""
    if game.state.board.id != DEFAULT or not is_shipped(game.state.board):
        return game
    board = home_board()
    return replace(
        game, start=replace(game.start, board=board), state=replace(game.state, board=board)
    )
