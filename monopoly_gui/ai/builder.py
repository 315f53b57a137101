"""Where to build: the houses that pay best on the best set first, then hotels."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.actions import Action, AnswerDemand, Bid, Build, LiftMortgage, Pass
from ..engine.errors import IllegalAction
from ..engine.flow import auction, building
from ..engine.flow.worth import lift_cost, steps
from ..engine.frames import Auction, Shortage
from ..engine.state import HOTEL, State
from .appraisal import committed
from .knobs import Knobs
from .raising import pledges
from .tables import GroupWorth, Scale

#: with fewer houses in the Bank, one's own hotels would free those that a rival needs
_SCARCE = 8
_PLENTY = 1_000_000

#: an action and the sentence that says why
Choice = tuple[Action, str]


@dataclass(slots=True)
class Builder:
    """Builds for one player; remembers what it left, so that nothing is tried twice in vain."""

    knobs: Knobs
    #: turn, buildings and cash when nothing was left to do, or a plan was handed in
    _turn: int = -1
    _built: int = -1
    _cash: int = -1

    def richer(self, state: State, player: int) -> bool:
        """Whether money has come in since the last look."""
        return state.cash[player] > self._cash

    def work(self, state: State, player: int, scale: Scale) -> Choice | None:
        """The next step towards more houses; None when it is enough for now."""
        cash = state.cash[player]
        mine = own_sets(state, player, scale)
        built = sum(state.buildings[s] for group in mine for s in group.order)
        if self._turn == state.turn and self._built == built and self._cash >= cash:
            return None
        found = None
        if mine and _window_open(state, player):
            found = self._next(state, player, scale, mine)
        if found is None or isinstance(found[0], Build):
            self._turn, self._built, self._cash = state.turn, built, cash
        return found

    def _next(
        self, state: State, player: int, scale: Scale, mine: list[GroupWorth]
    ) -> Choice | None:
        for group in mine:
            if level(state, group) < group.best:
                # never spread over two sets before the best one has its houses
                return self._towards_best(state, player, scale, group)
        money = state.cash[player] - self.knobs.hotel_reserve
        for group in mine:
            top = len(group.steps) - 1
            if rivals_need_houses(state, player, scale):
                top = len(group.order) * state.rules.houses_for_hotel
            count = min(top - level(state, group), money // group.cost)
            spaces = plan(state, group, count) if count > 0 else ()
            if spaces:
                return Build(player, spaces), "There is money to build higher."
        return None

    def _towards_best(
        self, state: State, player: int, scale: Scale, group: GroupWorth
    ) -> Choice | None:
        money = state.cash[player] - self.knobs.reserve
        burdened = [s for s in group.order if state.mortgaged[s]]
        if burdened:
            owed = sum(lift_cost(state, s) for s in burdened)
            if money < owed + group.cost:
                return None
            return LiftMortgage(player, burdened[0]), "A set must be clear before it is built on."
        want = group.best - level(state, group)
        count = max(0, min(want, money // group.cost))
        if count < want and self.knobs.mortgage_to_build and building.stock_of(state, "house"):
            ways = pledges(state, player, scale)
            if (money + sum(way.money for way in ways)) // group.cost > count:
                return ways[0].action, "The money earns more in houses."
        spaces = plan(state, group, count)
        return (Build(player, spaces), "Houses bring the rent.") if spaces else None

    # -- scarce buildings ---------------------------------------------------------

    def answer(self, state: State, player: int, scale: Scale, frame: Shortage) -> Choice:
        """What to ask for when others want the last buildings too [SUPPLY-5]."""
        cash = state.cash[player] - committed(state, player)
        stock = building.stock_of(state, frame.building)
        spaces: tuple[int, ...] = ()
        for group in own_sets(state, player, scale):
            room = min(stock - len(spaces), cash // group.cost)
            if room > 0:
                more = plan(state, group, room, frame.building)
                cash -= len(more) * group.cost
                spaces += more
        action = AnswerDemand(player, spaces)
        try:
            building.verify_answer(state, frame, action)
        except IllegalAction:
            return AnswerDemand(player, ()), ""
        return action, "These are the last ones." if spaces else ""

    def bid(self, state: State, player: int, scale: Scale, frame: Auction) -> Choice:
        """Bid for a scarce building what its rent is worth [SUPPLY-5]."""
        money = min(auction.bid_limit(state, player), state.cash[player])
        money -= committed(state, player)
        spots: tuple[int, ...] = (-1,)
        if frame.count == 1:
            spots = building.spots(state, player, frame.building)
        best: Choice | None = None
        gain = 0.0
        for spot in spots:
            lowest = auction.next_bid(state, frame, player, spot)
            worth = self._worth(state, player, scale, frame, spot)
            amount = min(int(worth), money, lowest + int(worth - lowest) // 4)
            if amount >= lowest and worth - amount > gain:
                gain = worth - amount
                best = Bid(player, amount, spot), "It earns more than that."
        return best or (Pass(player, True), "That is too much for it.")

    def _worth(self, state: State, player: int, scale: Scale, frame: Auction, spot: int) -> float:
        wanted = (spot,) if spot >= 0 else building.plans_below(state)[player][: frame.count]
        total = 0.0
        for space in wanted:
            group = scale.groups[scale.group_of[space]]
            now = level(state, group)
            goal = max(now + 1, group.best)
            if goal < len(group.steps):
                total += (group.steps[goal] - group.steps[now]) / (goal - now)
        return total


def own_sets(state: State, player: int, scale: Scale) -> list[GroupWorth]:
    """The player's whole street sets, the one to build on first in front."""
    owner = state.owner
    return [
        group
        for group in scale.eager
        if owner[group.order[0]] == player
        and group.street
        and state.owns_set(player, group.order[0])
    ]


def level(state: State, group: GroupWorth) -> int:
    """The buildings on a set, a hotel as one more than its houses."""
    buildings, rules = state.buildings, state.rules
    return sum(steps(rules, buildings[s]) for s in group.order)


def plan(state: State, group: GroupWorth, count: int, kind: str = "") -> tuple[int, ...]:
    """Up to so many buildings on a set, evenly, as far as the Bank has them.

    With a ``kind`` only buildings of that kind, and the Bank's stock is left
    out of account.
    """
    rules = state.rules
    levels = {s: state.buildings[s] for s in group.order}
    if any(state.mortgaged[s] for s in group.order):
        return ()
    houses = hotels = _PLENTY
    if not kind and rules.building_supply == "limited":
        houses, hotels = state.houses_left, state.hotels_left
    out: list[int] = []
    for _ in range(count):
        space = min(group.order, key=lambda s: steps(rules, levels[s]))
        if levels[space] == HOTEL:
            break
        after = building.next_level(state, levels[space])
        if kind and kind != ("hotel" if after == HOTEL else "house"):
            break
        if after == HOTEL:
            hotels -= 1
            houses += rules.houses_for_hotel
        else:
            houses -= 1
        if houses < 0 or hotels < 0:
            break
        levels[space] = after
        out.append(space)
    return tuple(out)


def rivals_need_houses(state: State, player: int, scale: Scale) -> bool:
    """Whether a rival waits for houses that the Bank hardly has."""
    if state.rules.building_supply == "unlimited" or state.houses_left >= _SCARCE:
        return False
    return any(
        level(state, group) < group.best
        for rival in state.others(player)
        for group in own_sets(state, rival, scale)
    )


def _window_open(state: State, player: int) -> bool:
    try:
        building.verify_window(state, player)
    except IllegalAction:
        return False
    return True
