"""Why an opponent did something, where it did not say so itself."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.sentence import Sentence, mark

#: acts that go without saying: opponents give no reason for them, or the log would be full of these
ROUTINE = {
    "roll": mark("There is nothing better to do before you roll."),
    "end_turn": mark("There is nothing better to do this turn."),
    "buy": mark("A deed is worth more than its price: it earns rent, and you can trade it."),
    "bid": mark("It is worth more than that."),
    "pay_debt": mark("There is enough money to pay."),
    "claim_rent": mark("Unclaimed rent is lost."),
    "claim_salary": mark("Unclaimed salary is lost."),
}
_BEST = mark("It looks like the best move.")
#: what an opponent says of itself, as it is said to the player who is advised
FOR_YOU = {
    mark("That helps me."): mark("That helps you."),
    mark("That saves me."): mark("That saves you."),
    mark("I would lose out."): mark("You would lose out."),
    mark("You would gain far more than I would."): mark("They would gain far more than you."),
    mark("A little more, and I’ll accept."): mark("It is not quite enough yet."),
    mark("I would accept at this price."): mark("At this price it’s worth it to you."),
    mark("I would rather have that than the money."): mark("It is worth more than the money."),
    mark("I would rather have the money."): mark("The money is worth more to you."),
    mark("I would rather keep the money."): mark("Keep the money."),
    mark("I can’t pay for it."): mark("You can’t pay for it."),
    mark("I can’t pay."): mark("You can’t pay."),
    mark("I can’t use them now."): mark("You can’t use them now."),
    mark("That’s as high as I’ll go."): mark("It is not worth more than that."),
    mark("I’d better stay here."): mark("You had better stay here."),
    mark("Doubles would set me free."): mark("Doubles would set you free."),
    mark("Then it will all be mine."): mark("Refuse, and it will all be yours."),
    mark("There is nothing left to sell."): mark("Everything you own would not raise enough."),
    mark("This could save me."): mark("This could save you."),
    mark("Not now."): mark("It can’t be done now."),
    mark("We would both profit."): mark("You would both profit."),
}


def for_you(action: Action, said: str) -> str:
    """What an opponent would say, or what goes without saying, to the player in its place."""
    if isinstance(said, Sentence) and said.template in _SENTENCES:
        return Sentence(_SENTENCES[said.template], **said.values)
    return FOR_YOU.get(said, said) or ROUTINE.get(action.kind, _BEST)


#: the same with values
_SENTENCES = {
    mark("It would complete my {group} set."): mark("It would complete your {group} set."),
}
