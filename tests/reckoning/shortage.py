"""Building and selling where buildings may be too few: who else wants them [SUPPLY-5]."""

from . import houses, sales, scarce, sums
from .table import BANK, HOTEL, Pending, Table, need


def build(t: Table, player: int, spaces: list[int]) -> None:
    """Build one after the other at the deed's price [BUILD-1 to BUILD-13]."""
    need(spaces, "BUILD-8", "nothing is built")
    need(houses.window(t, player, "build_timing"), "BUILD-5", "it is not the moment to build")
    need(not t.no_rights(player), "JAIL-7", "prisoners do not build here")
    cost = houses.check_plan(t, player, spaces)
    need(t.cash[player] >= cost, "BUILD-8", "there is not the cash")
    left = spaces
    while left:
        count = scarce.alike(t, left, houses.kind_of(t, left[0]))
        if ask_around(t, player, left[:count], left[count:]):
            return
        build_what_can_be(t, player, left[:count])
        left = left[count:]


def sell(t: Table, player: int, space: int) -> None:
    """Sell one building; before a hotel is broken, buyers may be asked [SELL-1, SUPPLY-5]."""
    houses.check_sale(t, player, space)
    level = t.buildings[space]
    scarce.bound(t, player, {space: t.limit if level == HOTEL else level - 1})
    buyers = t.rules["shortage_priority"] == "buyers" and t.buildings[space] == HOTEL
    if buyers and t.waiting:
        open_window(t, player, "house", [], [], space)
    else:
        houses.sell_one(t, player, space)


def sell_down(t: Table, player: int, group: str, levels: list[int]) -> None:
    """A whole set down, as far as no bid for a building binds [SELL-5, AUCT-6]."""
    scarce.bound(t, player, dict(zip(t.groups.get(group, []), levels, strict=False)))
    houses.sell_down(t, player, group, levels)


def ask_around(t: Table, player: int, first: list[int], rest: list[int]) -> bool:
    """Whether others are asked before the first are built; they must be where it could be too few.

    All of the first are houses, or all hotels.  ``t.waiting`` says who was asked: of asking also
    where there is enough the texts say nothing.
    """
    building = houses.kind_of(t, first[0])
    asked = t.waiting if t.waiting_for == building else 0
    others = [p for p in t.living() if p != player and may_want(t, p, building)]
    demand = len(first) + sum(wants(t, p, building) for p in others)
    must = sum(1 << p for p in others) if demand > scarce.left(t, building) else 0
    need(must & ~asked == 0, "SUPPLY-5", "others want them too and must be asked")
    need(not asked >> player & 1, "SUPPLY-5", "who builds is not asked")
    if asked:
        open_window(t, player, building, first, rest, BANK)
    return bool(asked)


def may_want(t: Table, player: int, building: str) -> bool:
    """Whether a player could build one now, money aside: at the moment, with a place."""
    if t.no_rights(player) or not houses.fits(t, player, "build_timing"):
        return False
    return scarce.room(t, player, building) > 0


def wants(t: Table, player: int, building: str) -> int:
    """The most a player with a place may claim: one, or as many as money can be raised for."""
    return max(1, scarce.room(t, player, building, sums.in_time(t, player)))


def open_window(
    t: Table, player: int, building: str, wanted: list[int], rest: list[int], exchange: int
) -> None:
    """The other claims. ``exchange``: the hotel that waits to become houses."""
    plans: list[list[int]] = [[] for _ in range(t.players)]
    plans[player] = wanted
    t.happened[f"asked who else wants a {building}"] += 1
    t.stack.append(
        {
            "kind": "shortage",
            "player": player,
            "building": building,
            "plans": plans,
            "waiting": t.waiting,
            "rest": rest,
            "exchange": exchange,
        }
    )


def answer(t: Table, player: int, spaces: list[int]) -> None:
    """Say what one wants too: buildings that could stand, and be paid for by raising money.

    For one alone no money is needed, as the bid takes the place of the price.
    """
    top = t.top
    need(top["kind"] == "shortage" and top["waiting"] >> player & 1, "SUPPLY-5", "not asked")
    cost = houses.check_plan(t, player, spaces, stock=False)
    such = scarce.alike(t, spaces, top["building"])
    need(such == len(spaces), "SUPPLY-5", "another kind of building was asked about")
    enough = len(spaces) <= 1 or sums.in_time(t, player) >= cost
    need(enough, "SUPPLY-5", "so much cannot be raised")
    top["plans"][player] = spaces
    top["waiting"] &= ~(1 << player)


def withdraw(t: Table, player: int) -> None:
    """Give up wanting any; if there is enough for the rest, the auction is off [SC-146]."""
    top = t.top
    need(top["kind"] == "auction" and top["building"], "SUPPLY-5", "there is nothing to give up")
    need(player in top["bidders"], "SUPPLY-5", "the player wants none")
    need(top["leader"] == BANK, "SC-044", "there are bids already, which bind")
    t.stack.pop()
    t.top["plans"][player] = []


def settle(t: Table) -> None:
    """All have answered: too many wishes are an auction, others are built [SC-145 to SC-148].

    A lot that nobody could take whole is auctioned one by one, of which the texts say nothing.
    """
    frame = t.top
    building = frame["building"]
    for player in range(t.players):
        frame["plans"][player] = still_wanted(t, frame, player)
    wishes = [p for p in range(t.players) if frame["plans"][p]]
    stock = scarce.left(t, building)
    if len(wishes) > 1 and sum(len(plan) for plan in frame["plans"]) > stock > 0:
        whole = any(scarce.room(t, p, building) >= stock for p in wishes)
        lot = t.rules["building_auction_unit"] == "lot" and whole
        t.happened[f"auction of the last {building}s" + (" as a lot" if lot else "")] += 1
        sales.open_auction(t, -1, building, stock if lot else 1, wishes)
        return
    t.stack.pop()
    first = frame["player"]
    for player in [first, *t.left_of(first)]:
        build_what_can_be(t, player, frame["plans"][player])
    hotel = frame["exchange"]
    if hotel >= 0 and t.buildings[hotel] == HOTEL and t.houses_left >= t.limit:
        houses.sell_one(t, first, hotel)
    build_what_can_be(t, first, frame["rest"])


def still_wanted(t: Table, frame: Pending, player: int) -> list[int]:
    """The part of a plan that can still be built, stock and money aside."""
    trial = t.copy()
    plan: list[int] = frame["plans"][player]
    for count, space in enumerate(plan):
        here = houses.refuse_spot(trial, player, space) is None
        if not here or houses.kind_of(trial, space) != frame["building"]:
            return plan[:count]
        houses.step_up(trial, space)
    return plan


def build_what_can_be(t: Table, player: int, spaces: list[int]) -> None:
    """At the deed's price each, as far as places, stock and money go [SC-145]."""
    for space in spaces:
        cost = int(t.spaces[space]["house_cost"])
        here = houses.refuse_spot(t, player, space) is None
        if not here or t.cash[player] < cost or not houses.in_stock(t, houses.kind_of(t, space)):
            return
        t.pay(player, BANK, cost)
        houses.step_up(t, space)
