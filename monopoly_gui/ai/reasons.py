"""Why an opponent did something, where it did not say so itself."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.sentence import mark

#: acts that go without saying: opponents give no reason for them, or the log would be full of these
ROUTINE = {
    "roll": mark("There is nothing better to do before the throw."),
    "end_turn": mark("There is nothing better to do in this turn."),
    "buy": mark(
        "A deed is worth more than its price: it earns rent and is something to trade with."
    ),
    "bid": mark("It is worth more than that."),
    "pay_debt": mark("There is enough money to pay."),
    "claim_rent": mark("Rent that is not asked for is lost."),
    "claim_salary": mark("Salary that is not asked for is lost."),
}
_BEST = mark("It seems the best there is.")


def why(action: Action, said: str) -> str:
    """What the opponent said, or what goes without saying."""
    return said or ROUTINE.get(action.kind, _BEST)
