"""The last buildings under the hammer: places, opening bids, and where they go [SUPPLY-5]."""

from . import houses, sums
from .table import BANK, Pending, Table, need


def left(t: Table, building: str) -> int:
    """The Bank's stock [SUPPLY-1]; without a limit there is always enough [SC-254]."""
    if t.rules["building_supply"] == "unlimited":
        return 10**9
    return t.hotels_left if building == "hotel" else t.houses_left


def alike(t: Table, spaces: list[int], building: str) -> int:
    """The number of that kind among the first buildings of a plan."""
    trial = t.copy()
    for count, space in enumerate(spaces):
        if houses.kind_of(trial, space) != building:
            return count
        houses.step_up(trial, space)
    return len(spaces)


def spots(t: Table, player: int, building: str) -> list[int]:
    """The places where the player could put one of these now."""
    return [
        s
        for s in t.streets
        if houses.refuse_spot(t, player, s) is None and houses.kind_of(t, s) == building
    ]


def room(t: Table, player: int, building: str, money: int | None = None) -> int:
    """The number of places of the player for these; for this much money, if given."""
    trial = t.copy()
    count = 0
    while found := spots(trial, player, building):
        space = min(found, key=lambda s: int(t.spaces[s]["house_cost"]))
        if money is not None:
            money -= int(t.spaces[space]["house_cost"])
            if money < 0:
                break
        houses.step_up(trial, space)
        count += 1
    return count


def opening(t: Table, frame: Pending, player: int, space: int) -> int:
    """Ten, any price, the lowest of a street that is wanted, or the bidder's own [C-16, SC-144].

    Ten is meant for a salary of 200.
    """
    how = t.rules["building_auction_open"]
    if how == "10":
        return sums.measured(t.board, 10)
    if how == "any":
        return 1
    if how == "own_deed" and space in t.streets:
        return int(t.spaces[space]["house_cost"])
    askers = frame["bidders"] if how == "lowest_deed" else [player]
    prices = [int(t.spaces[s]["house_cost"]) for p in askers for s in wish(t, p)]
    return min(prices, default=10)


def check_spot(t: Table, frame: Pending, player: int, space: int) -> None:
    """The street named with a bid must take the building; a lot goes whole."""
    enough = room(t, player, frame["building"]) >= frame["count"]
    need(enough, "SUPPLY-5", "there is no place for them")
    if space == BANK and frame["count"] > 1:
        return
    found = houses.refuse_spot(t, player, space)
    need(found is None, *(found or ("", "")))
    need(
        houses.kind_of(t, space) == frame["building"], "SUPPLY-5", "another building belongs there"
    )


def nobody_bid(t: Table) -> None:
    """The buildings stay with the Bank [SUPPLY-6, AUCT-7]."""
    t.happened["last buildings left with the Bank"] += 1
    t.stack = [f for f in t.stack if f["kind"] != "shortage"]


def bound(t: Table, player: int, levels: dict[int, int], mortgaged: int = BANK) -> None:
    """A bid binds: who leads keeps the places that the buildings need [AUCT-6, SUPPLY-5].

    ``levels`` and ``mortgaged`` are what an act would make of the player's streets.
    """
    top = t.top
    if top["kind"] != "auction" or not top["building"] or top["leader"] != player:
        return
    trial = t.copy()
    for space, level in levels.items():
        trial.buildings[space] = level
    if mortgaged != BANK:
        trial.mortgaged[mortgaged] = True
    enough = room(trial, player, top["building"]) >= top["count"]
    need(enough, "AUCT-6", "the bid binds, and its building needs that place")


def place(t: Table) -> bool:
    """Put a won building where the bid or the plan said, or there is but one place.

    False where the winner has to say where.  What is paid for and has no place any more stays
    with the Bank [AUCT-6].
    """
    won = t.top
    player = won["player"]
    found = spots(t, player, won["building"])
    if not found or not won["count"]:
        t.stack.pop()
        if won["count"]:
            t.happened["paid for, without a place"] += 1
            t.top["plans"][player] = []
        return True
    named = [won["space"]] if won["space"] >= 0 else wish(t, player)
    fitting = [s for s in named if s in found] or (found if len(found) == 1 else [])
    if fitting:
        put(t, fitting[0])
    return bool(fitting)


def wish(t: Table, player: int) -> list[int]:
    """The player's claim."""
    plans = [f["plans"][player] for f in t.stack if f["kind"] == "shortage"]
    return plans[-1] if plans else []


def choose(t: Table, player: int, space: int) -> None:
    """Say where a building that was won goes."""
    won = t.top
    need(won["kind"] == "deliver" and won["player"] == player, "SUPPLY-5", "nothing was won")
    need(space in spots(t, player, won["building"]), "SUPPLY-5", "it cannot stand there")
    put(t, space)


def put(t: Table, space: int) -> None:
    """Stand one of the won buildings there; what was won is no longer wanted."""
    won = t.top
    houses.step_up(t, space)
    won["count"] -= 1
    won["space"] = BANK
    for frame in t.stack:
        if frame["kind"] == "shortage":
            plan: list[int] = frame["plans"][won["player"]]
            gone = plan.index(space) if space in plan else 0
            frame["plans"][won["player"]] = plan[:gone] + plan[gone + 1 :]
