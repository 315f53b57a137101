"""The board of those who speak a language, for what is on no board in particular."""

from __future__ import annotations

from ...editions import DEFAULT, home_edition, load_edition
from ...engine.board import Board
from ...language import spoken


def at_home(edition: str = DEFAULT) -> str:
    """The edition; in place of the usual one, that of the language."""
    return home_edition(spoken()) if edition == DEFAULT else edition


def home_board() -> Board:
    """The usual board in the language of the moment."""
    return load_edition(at_home())
