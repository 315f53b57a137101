"""The words for what all deeds of a player bring together."""

from __future__ import annotations

from ....engine.amounts.rents import collects
from ....engine.state import State
from ....language import _


def rents_label(state: State, player: int) -> str:
    """What the sum of a player's rents is called: a prisoner may have to wait for it [JAIL-7]."""
    if collects(state, player):
        return _("Total rent")
    return _("Total rent after Jail")
