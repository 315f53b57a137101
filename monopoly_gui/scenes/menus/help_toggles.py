"""What helps at the table, as switches: in the menu of a game and in the settings."""

from __future__ import annotations

from functools import partial

from ...language import _, mark
from ...ui.widgets import Toggle
from ..core.context import Context

#: by the name of the setting: what it is called, and what it does
HELPS = {
    "advice": (
        mark("Advice on request"),
        mark("The bulb shows what an Expert would do, and why."),
    ),
    "chances": (
        mark("Chances of winning"),
        mark("A bar for each player shows their chance of winning."),
    ),
    "summaries": (
        mark("Summary of opponents’ turns"),
        mark("A short summary when it is your turn again. It closes when you make your next move."),
    ),
    "remarks": (
        mark("Opponents speak"),
        mark("Now and then an opponent says something. It never holds up the game."),
    ),
}


def help_toggles(context: Context, on_card: bool = True) -> list[Toggle]:
    """A switch for each, which takes effect at once and is kept.

    On a card there is room to say below it what it does; elsewhere its tip does.
    """

    toggles = [
        Toggle(
            _(label),
            bool(getattr(context.settings, setting)),
            partial(context.change, setting),
            on_card=on_card,
            name=setting,
            tip="" if on_card else _(tip),
        )
        for setting, (label, tip) in HELPS.items()
    ]
    for toggle in toggles:
        toggle.explained = _(HELPS[toggle.name][1])
    return toggles
