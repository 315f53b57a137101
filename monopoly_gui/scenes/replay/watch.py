"""Opening the film of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language import translate_error
from ...match.film import Film, NoFilm
from .replay import ReplayScene

if TYPE_CHECKING:
    from ...storage import SavedGame
    from ..core.context import Context


def watch(context: Context, saved: SavedGame) -> None:
    """Open the film of a game; a toast says why if there is none."""
    try:
        film = Film(saved)
    except NoFilm as reason:
        context.scenes.toasts.say(translate_error(reason), "bad")
        return
    context.scenes.push(ReplayScene(context, film))
