"""Saving the game on the table under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language import _, translate_error
from ...storage import SaveError, file_name, save
from ..core.game_names import players_of
from ..menus.save import SaveScene

if TYPE_CHECKING:
    from ...match.match import Match
    from ..core.context import Context


def save_as(context: Context, match: Match) -> SaveScene:
    """The dialog that asks for a name and saves."""

    def write(name: str) -> None:
        try:
            save(context.saves / file_name(name), match.saved(name))
        except SaveError as error:
            context.scenes.toasts.say(translate_error(error), "bad")
        else:
            context.scenes.toasts.say(_("Saved as “{name}”.").format(name=name), "good")

    return SaveScene(context, suggestion(match), write)


def suggestion(match: Match) -> str:
    """A name that says who plays, and how far they are."""
    who = players_of([seat.name for seat in match.seats])
    return _("{who}, round {round}").format(who=who, round=match.state.round)
