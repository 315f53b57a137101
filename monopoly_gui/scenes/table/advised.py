"""Which button of the table does what is advised."""

from __future__ import annotations

from ...engine.actions import Action

#: the buttons that do what is advised, by the kind of the action
ADVISED = {
    "roll": "roll",
    "end_turn": "end",
    "pay_fine": "fine",
    "use_jail_card": "card",
    "skip_jail_turn": "sit",
    "claim_salary": "salary",
    "offer_trade": "trade",
    "build": "manage",
    "sell_building": "manage",
    "sell_down": "manage",
    "mortgage": "manage",
    "lift_mortgage": "manage",
}


def button_for(action: Action) -> str:
    """The button that does what is advised, "" if there is none."""
    return ADVISED.get(action.kind, "")
