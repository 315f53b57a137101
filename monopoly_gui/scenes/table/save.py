"""Saving the game on the table under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language import _, translate_error
from ...storage import SaveError, file_name, save
from ...ui.text.log_words import joined
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
    names = [seat.name for seat in match.seats]
    who = (
        joined(names)
        if len(names) <= 3
        else _("{names} and {names2} others").format(names=names[0], names2=len(names) - 1)
    )
    return _("{who}, round {round}").format(who=who, round=match.state.round)
