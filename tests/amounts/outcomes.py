"""All outcomes of a roll, as the engine plays it: all dice, all next cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from monopoly_gui.engine.actions import Action, ChooseCard, ChooseTax, PayDebt, Roll
from monopoly_gui.engine.amounts.taxes import fixed_tax, tax_share
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import CardChoice, Debt, TaxChoice
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.state import State
from tests.engine.scripted import ScriptedChance

#: a new throw for a utility: rents grow with it evenly, so that its mean stands for all
MEAN = (3, 4)


@dataclass
class Outcome:
    """One way that a throw can end, and how likely it is."""

    chance: float
    state: State
    events: list[Event]


def outcomes(state: State) -> Iterator[Outcome]:
    """All ends of the throw that is to be made, up to a choice that is no matter of luck."""
    for first in range(1, 7):
        for second in range(first, 7):
            yield from _follow(state, (first, second), (1 + (first != second)) / 36, ())


def _follow(
    state: State, dice: tuple[int, int], chance: float, tops: tuple[tuple[int, int], ...]
) -> Iterator[Outcome]:
    """Throw with these cards on top; where one more is drawn, all that it may be."""
    start = state.clone()
    for deck, key in reversed(tops):
        start.decks[deck].remove(key)
        start.decks[deck].insert(0, key)
    engine = Engine(start, ScriptedChance([dice, MEAN, MEAN, MEAN]))
    events: list[Event] = []
    drawn: list[tuple[object, ...]] = []
    action: Action | None = Roll(start.current)
    while action is not None:
        events += engine.apply(action)
        drawn += engine.drawn
        action = _answer(engine.state)
    cards = [each for each in drawn if each[0] == "card"]
    if len(cards) <= len(tops):
        yield Outcome(chance, engine.state, events)
        return
    deck = int(str(cards[len(tops)][1]))
    keys = _next(state, deck, [key for _, key in tops])
    for key in keys:
        yield from _follow(state, dice, chance / len(keys), (*tops, (deck, key)))


def _next(state: State, deck: int, seen: list[int]) -> list[int]:
    """The cards that may be next, by what everybody at the table has seen."""
    pile = state.decks[deck]
    unseen = [key for key in pile[: len(pile) - state.known[deck]] if key not in seen]
    return unseen or [next(key for key in pile if key not in seen)]


def _answer(state: State) -> Action | None:
    """The cheaper tax, the fine instead of a card or a turn in Jail; None for anything else."""
    top = state.top
    if isinstance(top, TaxChoice):
        player = top.player
        less = tax_share(state, player, top.space) < fixed_tax(state, top.space)
        return ChooseTax(player, less)
    if isinstance(top, CardChoice):
        return ChooseCard(top.player, draw=False)
    if isinstance(top, Debt) and top.reason == "jail":
        return PayDebt(top.player)
    return None
