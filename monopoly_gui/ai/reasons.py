"""Why an opponent did something, where it did not say so itself."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.sentence import mark

#: acts that go without saying: opponents give no reason for them, or the log would be full of these
ROUTINE = {
    "roll": mark("There is nothing better to do before you roll."),
    "end_turn": mark("There is nothing better to do this turn."),
    "buy": mark("A deed is worth more than its price: it earns rent and is something to trade."),
    "bid": mark("It is worth more than that."),
    "pay_debt": mark("There is enough money to pay."),
    "claim_rent": mark("Unclaimed rent is lost."),
    "claim_salary": mark("Unclaimed salary is lost."),
}
_BEST = mark("It looks like the best move.")


def why(action: Action, said: str) -> str:
    """What the opponent said, or what goes without saying."""
    return said or ROUTINE.get(action.kind, _BEST)
