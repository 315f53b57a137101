"""Building: houses first where they pay best on the best set, then hotels."""

from dataclasses import dataclass

from ..engine.actions import Build, LiftMortgage
from ..engine.amounts.mortgages import unmortgage_cost
from ..engine.errors import IllegalAction
from ..engine.flow import building, timing
from ..engine.sentence import mark
from ..engine.state import State
from . import scarcity
from .raising import cheap_mortgages
from .valuation.deeds import DeedOwners
from .valuation.sets import Choice, even_build, set_level
from .valuation.tables import GroupWorth
from .valuation.valuation_cache import ValuationCache


@dataclass(slots=True)
class Builder:
    """A player's builder; it remembers rejected plans, so that nothing is tried twice in vain."""

    valuations: ValuationCache
    #: turn, buildings on the board and cash when nothing was left to do, or a plan was handed in
    _turn: int = -1
    _built: int = -1
    _cash: int = -1

    def richer(self, state: State, player: int) -> bool:
        """Whether money has come in since the last look."""
        return state.cash[player] > self._cash

    def work(self, state: State, player: int) -> Choice | None:
        """The next step towards more houses; None when it is enough for now."""
        cash, built = state.cash[player], sum(state.buildings)
        if self._turn == state.turn and self._built == built and self._cash >= cash:
            return None
        found = None
        deeds = self.valuations.deeds(state)
        mine = deeds.sets[player]
        if mine and _window_open(state, player):
            found = self._next(state, player, deeds, mine)
        if found is None or isinstance(found[0], Build):
            self._turn, self._built, self._cash = state.turn, built, cash
        return found

    def _next(
        self, state: State, player: int, deeds: DeedOwners, mine: list[GroupWorth]
    ) -> Choice | None:
        money = state.cash[player] - self.valuations.config.reserve
        lacks = [group.best - set_level(state, group) for group in mine]
        freeing = scarcity.through_hotels(state, player, mine, lacks, deeds.scale, money)
        if freeing is not None:
            return freeing
        if state.cash[player] >= self.valuations.config.hoard and scarcity.houses_scarce(state):
            # hotels free the houses that everybody waits for
            return self._higher(state, player, deeds, mine)
        if building.stock_of(state, "house"):
            for group, want in zip(mine, lacks, strict=True):
                if want > 0:
                    # never spread over two sets before the best one has its houses
                    return self._towards_best(state, player, deeds, group, want)
        return self._higher(state, player, deeds, mine)

    def _higher(
        self, state: State, player: int, deeds: DeedOwners, mine: list[GroupWorth]
    ) -> Choice | None:
        """Build beyond the best-paying houses, on the best set first."""
        money = state.cash[player] - self.valuations.config.hotel_reserve
        hoard = money < self.valuations.config.hoard and scarcity.rivals_need_houses(
            state, player, deeds
        )
        for group in mine:
            count = money // group.cost
            if count <= 0:
                continue
            top = len(group.steps) - 1
            if hoard:
                top = len(group.order) * state.rules.houses_for_hotel
            count = min(top - set_level(state, group), count)
            spaces = even_build(state, group, count) if count > 0 else ()
            if spaces:
                return Build(player, spaces), mark("There is enough money to build more.")
        return None

    def _towards_best(
        self, state: State, player: int, deeds: DeedOwners, group: GroupWorth, want: int
    ) -> Choice | None:
        money = state.cash[player] - self.valuations.config.reserve
        mortgaged = [s for s in group.order if state.mortgaged[s]]
        if mortgaged:
            if not timing.may_mortgage(state, player):
                return None
            owed = sum(unmortgage_cost(state, s) for s in mortgaged)
            if money < owed + group.cost:
                return None
            return LiftMortgage(player, mortgaged[0]), mark(
                "A set must be free of mortgages before you build on it."
            )
        count = max(0, min(want, money // group.cost))
        pledged = self.valuations.config.mortgage_to_build and timing.may_mortgage(state, player)
        if count < want and pledged:
            ways = cheap_mortgages(deeds, player, self.valuations.mortgaged(state))
            if (money + sum(way.money for way in ways)) // group.cost > count:
                return ways[0].action(player), mark("The money earns more in houses.")
        spaces = even_build(state, group, count)
        return (Build(player, spaces), mark("Houses bring in the rent.")) if spaces else None


def _window_open(state: State, player: int) -> bool:
    try:
        building.verify_window(state, player)
    except IllegalAction:
        return False
    return True
