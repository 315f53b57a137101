"""Funding options, the cheapest first."""

from dataclasses import dataclass

from ....ai.advice import chances, ways_out
from ....engine.actions import Action, Mortgage, SellBuilding, SellDown
from ....engine.amounts.buildings import steps
from ....engine.amounts.rents import together
from ....engine.chance import SeededChance
from ....engine.errors import IllegalAction
from ....engine.machine import Engine, legal, why_not
from ....engine.state import HOTEL, State

#: the actions that bring money at once
RAISING = (Mortgage, SellBuilding, SellDown)


@dataclass(frozen=True, slots=True)
class FundingOption:
    """An action, its money, and its loss of rent.

    A prisoner who collects none now would lose them after Jail.
    """

    action: Mortgage | SellBuilding | SellDown
    gain: int
    loss: int

    @property
    def price(self) -> float:
        """Rent lost for each unit of money; ways that cost no rent are sorted by size."""
        return self.loss / self.gain


def funding_options(state: State, player: int) -> list[FundingOption]:
    """The ways to raise money now, the smallest loss of rent first."""
    before = _rents(state, player)
    out = []
    for action in (*legal(state, player), *partial_sales(state, player)):
        if not isinstance(action, Mortgage | SellBuilding | SellDown):
            continue
        after = _done(state, action)
        if after is None:
            continue
        gain = after.cash[player] - state.cash[player]
        if gain > 0:
            out.append(FundingOption(action, gain, before - _rents(after, player)))
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
    return max(found, key=lambda taken: _chance(state, player, taken), default=[])


def _chance(state: State, player: int, taken: list[FundingOption]) -> float:
    """The player's chance of winning once all this is done."""
    for way in taken:
        state = _done(state, way.action) or state
    return chances(state)[player]


def _ways(state: State, player: int, actions: list[Action]) -> list[FundingOption]:
    """Sales and mortgages as ways; [] if there is any other action among them."""
    out: list[FundingOption] = []
    for action in actions:
        after = _done(state, action) if isinstance(action, RAISING) else None
        if after is None or not isinstance(action, RAISING):
            return []
        gain = after.cash[player] - state.cash[player]
        out.append(FundingOption(action, gain, _rents(state, player) - _rents(after, player)))
        state = after
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
        way = min(covering, key=lambda w: w.loss) if covering else found[0]
        after = _done(state, way.action)
        if after is None:
            return []
        out.append(way)
        state = after
    return out


def _rents(state: State, player: int) -> int:
    return together(state, player, after_jail=True)


def _done(state: State, action: Mortgage | SellBuilding | SellDown) -> State | None:
    """The position after the action, if it ends at once."""
    engine = Engine(state.clone(), SeededChance())
    try:
        engine.apply(action)
    except IllegalAction:
        return None
    return engine.state if len(engine.state.stack) == len(state.stack) else None
