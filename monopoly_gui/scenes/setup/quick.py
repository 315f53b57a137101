"""A game of about a quarter of an hour that begins at one click, by the rules of a short game."""

from __future__ import annotations

from dataclasses import replace

from ...ai.levels import DEFAULT, is_known
from ...engine.presets import preset, rules_from
from ..core.context import Context, NewGame
from ..core.home_board import in_home_language
from .draft import FIRST_SEATS, GameDraft
from .own_seat import own_seat, tokens_of

#: the set of rules whose games with three computers come closest to a quarter of an hour
RULES = "short_1973"
MINUTES = 15


def quick_game(context: Context, usual: str = DEFAULT) -> NewGame:
    """Oneself and three computers, as good as those of the last game, if there was one."""
    chosen = preset(RULES)
    draft = GameDraft(
        tokens=tokens_of(context),
        colours=range(len(context.painter.theme.players)),
        edition=in_home_language(),
        rules=rules_from(chosen.changes),
        chosen_collects=True,  # who plays at one click need not know how to ask for rent
    )
    me = own_seat(context)
    draft.add(me.name, "human", me.token, me.colour)
    last = [seat.bot for seat in context.settings.last_seats if seat.kind == "ai"]
    level = next((code for code in last if is_known(code)), usual)
    while len(draft.seats) < FIRST_SEATS:
        draft.add(bot=level)
    game = draft.game()
    game.seats[0] = replace(game.seats[0], profile=me.profile)
    return replace(game, kind="quick")


def play_quick(context: Context, usual: str = DEFAULT) -> None:
    """Begin a quick game at once; ``usual`` are a newcomer's opponents."""
    context.start_game(quick_game(context, usual))
