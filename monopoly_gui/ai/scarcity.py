"""The Bank's last buildings: asking for them, bidding for them, keeping them from others."""

from ..engine.actions import AnswerDemand, Bid, Build, Pass, PlaceBuilding, SellDown
from ..engine.amounts import bids
from ..engine.amounts.salaries import scaled
from ..engine.errors import IllegalAction
from ..engine.flow import building, selling, shortage
from ..engine.frames import Auction, Deliver, Shortage
from ..engine.sentence import mark
from ..engine.state import HOTEL, State
from .valuation.appraisal import committed_cash
from .valuation.deeds import DeedOwners
from .valuation.sets import Choice, even_build, set_level, set_of
from .valuation.tables import GroupWorth, Scale

#: with fewer houses in the Bank, one's own hotels would free those that a rival needs
_SCARCE = 8


def houses_scarce(state: State) -> bool:
    """Whether the Bank hardly has any houses left."""
    return state.rules.building_supply == "limited" and state.houses_left < _SCARCE


def rivals_need_houses(state: State, player: int, deeds: DeedOwners) -> bool:
    """Whether a rival waits for houses that the Bank hardly has."""
    return houses_scarce(state) and any(
        set_level(state, group) < group.best
        for rival in state.others(player)
        for group in deeds.sets[rival]
    )


def answer_demand(state: State, player: int, deeds: DeedOwners, frame: Shortage) -> Choice:
    """The buildings to claim when others want the last ones too [SUPPLY-5]."""
    cash = state.cash[player] - committed_cash(state, player)
    stock = building.stock_of(state, frame.building)
    spaces: tuple[int, ...] = ()
    for group in deeds.sets[player]:
        room = min(stock - len(spaces), cash // group.cost)
        if room > 0:
            more = even_build(state, group, room, frame.building)
            cash -= len(more) * group.cost
            spaces += more
    if not spaces:
        spaces = _one_by_auction(state, player, frame.building, cash)
    action = AnswerDemand(player, spaces)
    try:
        shortage.verify_answer(state, frame, action)
    except IllegalAction:
        return AnswerDemand(player, ()), mark("I can’t use them now.")
    return action, mark("These are the last ones.") if spaces else mark("I can’t use them now.")


def _one_by_auction(state: State, player: int, kind: str, cash: int) -> tuple[int, ...]:
    """A street for one building that is too dear at its price but may be cheaper at auction."""
    least = {"10": scaled(state.board, bids.FIXED), "any": 1}
    if cash < least.get(state.rules.building_auction_open, cash + 1):
        return ()
    return building.spots(state, player, kind)[:1]


def building_bid(state: State, player: int, scale: Scale, frame: Auction) -> Choice:
    """Bid for a scarce building up to the value of its rent [SUPPLY-5]."""
    money = min(bids.bid_limit(state, player), state.cash[player])
    money -= committed_cash(state, player)
    spots: tuple[int, ...] = (-1,)
    if frame.count == 1:
        spots = building.spots(state, player, frame.building)
    best: Choice | None = None
    gain = 0.0
    for spot in spots:
        lowest = bids.next_bid(state, frame, player, spot)
        worth = _worth(state, player, scale, frame, spot)
        amount = min(int(worth), money, lowest + int(worth - lowest) // 4)
        if amount >= lowest and worth - amount > gain:
            gain = worth - amount
            best = Bid(player, amount, spot), mark("It earns more than that.")
    return best or (Pass(player, True), mark("That’s too much to pay for it."))


def best_place(state: State, player: int, scale: Scale, frame: Deliver) -> Choice:
    """The best-paying street for a building won at auction [SUPPLY-5]."""
    spots = building.spots(state, player, frame.building)
    best = max(spots, key=lambda space: (_earns(state, scale, space), space))
    return PlaceBuilding(player, best), mark("It earns the most there.")


def _worth(state: State, player: int, scale: Scale, frame: Auction, spot: int) -> float:
    """The expected income of the buildings, averaged over the best sites."""
    if spot >= 0:
        return _earns(state, scale, spot)
    wanted = bids.plans_below(state)[player][: frame.count]
    total = sum(_earns(state, scale, space) for space in wanted)
    more = frame.count - len(wanted)
    if more and wanted:  # a lot is taken whole, also where fewer were asked for
        total += more * min(_earns(state, scale, space) for space in wanted)
    return total


def _earns(state: State, scale: Scale, space: int) -> float:
    """The income of one more building on a street's set, averaged over the best sites."""
    group = set_of(state, scale, space)
    now = set_level(state, group)
    goal = max(now + 1, group.best)
    if goal >= len(group.steps):
        return 0.0
    return (group.steps[goal] - group.steps[now]) / (goal - now)


def through_hotels(
    state: State,
    player: int,
    mine: list[GroupWorth],
    lacks: list[int],
    scale: Scale,
    money: int,
) -> Choice | None:
    """Hotels on one set first, when other sets lack the houses that these would free.

    ``lacks`` are the houses that each set lacks of those that pay best, below 0 where it has more.
    Where too few houses are left for that, another set lends them: where everybody waits for
    houses at three a street, a game might never end.  All of it must be paid for at once.
    """
    left, limit = state.houses_left, state.rules.houses_for_hotel
    lack = sum([lacking for lacking in lacks if lacking > 0])
    if state.rules.building_supply != "limited" or lack <= left:
        return None
    for target in mine:
        ends = [state.buildings[s] for s in target.order]
        missing = sum(limit - end for end in ends if end != HOTEL)
        hotels = len(ends) - ends.count(HOTEL)
        if not hotels or state.hotels_left < hotels:
            continue
        rest = money - (missing + hotels) * target.cost
        if rest < 0:
            continue
        others = [group for group in mine if group is not target]
        if missing <= left:
            spaces = even_build(state, target, missing + hotels)
            wanted = _costs(state, others, left + hotels * limit - missing)
            if spaces and wanted <= rest:
                return Build(player, spaces), mark("The hotels free up houses for other sets.")
            continue
        for donor in reversed(others):
            lent = [state.buildings[s] for s in donor.order]
            given_back = sum(lent) * donor.cost
            if HOTEL in lent or sum(lent) < missing - left or given_back > rest:
                continue
            sale = _bare(state, player, scale, donor)
            if sale is not None:
                return sale, mark("There are better places for these houses.")
    return None


def _costs(state: State, groups: list[GroupWorth], houses: int) -> int:
    """The prices of this many houses where the sets lack them, the best set first."""
    total = 0
    for group in groups:
        more = max(0, min(houses, group.best - set_level(state, group)))
        houses -= more
        total += more * group.cost
    return total


def _bare(state: State, player: int, scale: Scale, donor: GroupWorth) -> SellDown | None:
    """The sale of all houses of a set, if the rules allow it."""
    name = scale.names[scale.group_of[donor.order[0]]]
    members = state.board.groups[name].members
    levels = tuple(0 if s in donor.order else state.buildings[s] for s in members)
    sale = SellDown(player, name, levels)
    try:
        selling.verify_down(state, sale)
    except IllegalAction:
        return None
    return sale
