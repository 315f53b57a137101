"""The label of a player's total rents."""

from ....engine.amounts.rents import collects
from ....engine.state import State
from ....language import _


def rents_label(state: State, player: int) -> str:
    """The label of a player's total rents; a prisoner may have to wait for them [JAIL-7]."""
    if collects(state, player):
        return _("Total rent")
    return _("Total rent after Jail")
