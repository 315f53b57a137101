"""Funding options, the cheapest first."""

from dataclasses import dataclass, field

from ..ai.advice import chances, ways_out
from ..engine.actions import Action, Mortgage, SellBuilding, SellDown
from ..engine.amounts.buildings import steps
from ..engine.amounts.rents import together
from ..engine.chance import SeededChance
from ..engine.errors import IllegalAction
from ..engine.machine import Engine, legal, why_not
from ..engine.state import HOTEL, State


@dataclass(frozen=True, slots=True)
class FundingOption:
    """An action, its money, and its loss of rent.

    A prisoner who collects none now would lose them after Jail.
    """

    action: Mortgage | SellBuilding | SellDown
    gain: int
    loss: int
    #: the position after it
    after: State = field(compare=False, repr=False)

    @property
    def price(self) -> float:
        """Rent lost for each unit of money; ways that cost no rent are sorted by size."""
        return self.loss / self.gain


def option_of(state: State, player: int, action: Action) -> FundingOption | None:
    """The way by an action, None if it sells and mortgages nothing, or does not end at once."""
    if not isinstance(action, Mortgage | SellBuilding | SellDown):
        return None
    engine = Engine(state.clone(), SeededChance())
    try:
        engine.apply(action)
    except IllegalAction:
        return None
    after = engine.state
    if len(after.stack) != len(state.stack):
        return None
    gain, loss = after.cash[player] - state.cash[player], _rents(state, player)
    return FundingOption(action, gain, loss - _rents(after, player), after)


def funding_options(state: State, player: int) -> list[FundingOption]:
    """The ways to raise money now, the smallest loss of rent first."""
    actions = (*legal(state, player), *partial_sales(state, player))
    found = (option_of(state, player, action) for action in actions)
    out = [way for way in found if way and way.gain > 0]
    spaces = state.board.spaces
    singles = {spaces[w.action.space].group for w in out if isinstance(w.action, SellBuilding)}
    out = [w for w in out if not (isinstance(w.action, SellDown) and w.action.group in singles)]
    return sorted(out, key=lambda w: (w.price, -w.gain))


def partial_sales(state: State, player: int) -> list[SellDown]:
    """Every even position that a set with hotels can be sold down to, but not bare [SELL-5]."""
    out = []
    limit = state.rules.houses_for_hotel
    for group in state.board.groups.values():
        mine = state.held_of(player, group.members[0])
        now = {s: state.buildings[s] for s in mine}
        if HOTEL not in now.values():
            continue
        size, top = len(now), sum(steps(state.rules, level) for level in now.values())
        for left in range(1, top):
            each, more = divmod(left, size)
            # the dearest streets, which come last, keep one more
            scale = {s: each + (at >= size - more) for at, s in enumerate(mine)}
            kept = {s: HOTEL if level > limit else level for s, level in scale.items()}
            levels = tuple(kept.get(s, state.buildings[s]) for s in group.members)
            action = SellDown(player, group.id, levels)
            if why_not(state, action) is None:
                out.append(action)
    return out


def options_until(state: State, player: int, amount: int) -> list[FundingOption]:
    """Ways one after the other until there is enough cash; [] if nothing helps or is needed.

    They lose the least rent, or are the adviser's, whichever leaves the better
    chance of winning.
    """
    advised = _ways(state, player, ways_out(state, player, amount))
    found = [taken for taken in (_gentlest(state, player, amount), advised) if taken]
    return max(found, key=lambda taken: chances(taken[-1].after)[player], default=[])


def _ways(state: State, player: int, actions: list[Action]) -> list[FundingOption]:
    """Sales and mortgages as ways; [] if there is any other action among them."""
    out: list[FundingOption] = []
    for action in actions:
        way = option_of(state, player, action)
        if way is None:
            return []
        out.append(way)
        state = way.after
    return out


def _gentlest(state: State, player: int, amount: int) -> list[FundingOption]:
    """The way of the least rent for the money, again and again."""
    out: list[FundingOption] = []
    while state.cash[player] < amount:
        found = funding_options(state, player)
        if not found:
            return []
        lacking = amount - state.cash[player]
        covering = [w for w in found if w.gain >= lacking]
        covering = [w for w in covering if w in found[:3] or isinstance(w.action, SellDown)]
        out.append(min(covering, key=lambda w: w.loss) if covering else found[0])
        state = out[-1].after
    return out


def _rents(state: State, player: int) -> int:
    return together(state, player, after_jail=True)
