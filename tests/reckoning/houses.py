"""Building, selling buildings, and what happens when they are scarce."""

from __future__ import annotations

from . import sums
from .table import BANK, HOTEL, Pending, Table, need


def built(t: Table, space: int) -> bool:
    """Whether its owner has a building on any street of the space's set [MORT-2, TRADE-5]."""
    return any(t.buildings[s] for s in held(t, t.owner[space], space))


def held(t: Table, player: int, space: int) -> list[int]:
    """What the player owns of a set."""
    return [s for s in t.mates(space) if t.owner[s] == player]


def enough(t: Table, player: int, space: int) -> bool:
    """Whether what the player owns of a set is enough to build on [BUILD-1, BUILD-15]."""
    mine, every = len(held(t, player, space)), len(t.mates(space))
    return 2 * mine > every if t.rules["build_on"] == "most" else mine == every


def window(t: Table, player: int, timing: str) -> bool:
    """Whether the moment is one for business [TURN-4, BUILD-5, C-13]."""
    return t.idle and fits(t, player, timing)


def fits(t: Table, player: int, timing: str) -> bool:
    """Whether the turn is where the table does such business [TURN-4]."""
    when = t.rules.get(timing, "any_idle")
    turn = t.stack[0]
    mine = turn["player"] == player
    if when == "own_turn_before_roll":
        return mine and not turn["rolled"]
    if when == "own_turn_or_between":
        done = turn["phase"] == "end" and turn.get("settled", True)
        return mine or not turn["rolled"] or done
    return True


def refuse_spot(t: Table, player: int, space: int) -> tuple[str, str] | None:
    """Why the next building may not stand there, stock and money aside."""
    if space not in t.streets:
        return "BUILD-3", "only streets are built on"
    mates = held(t, player, space)
    if t.owner[space] != player or not enough(t, player, space):
        return "BUILD-1", "there is not enough of the set"
    whole_set = t.rules["mortgage_requires_clear"] == "set"
    if t.mortgaged[space] or (whole_set and any(t.mortgaged[s] for s in mates)):
        return "BUILD-2", "it is mortgaged"
    level = t.buildings[space]
    if level == HOTEL:
        return "BUILD-13", "there is a hotel"
    levels = [t.steps(t.buildings[s]) for s in mates]
    if t.rules["even_build"] and level > min(levels):
        return "BUILD-9", "it would not be even"
    each = t.rules["hotel_requires"] == "four_on_each"
    if level == t.limit and each and min(levels) < t.limit:
        return "BUILD-11", "not all have the houses"
    return None


def kind_of(t: Table, space: int) -> str:
    """What the next building of a street is [BUILD-4, BUILD-10]."""
    return "hotel" if t.buildings[space] == t.limit else "house"


def in_stock(t: Table, building: str) -> bool:
    """Whether the Bank has one more [SUPPLY-1 to SUPPLY-4]."""
    if t.rules["building_supply"] == "unlimited":
        return True
    return (t.hotels_left if building == "hotel" else t.houses_left) > 0


def step_up(t: Table, space: int) -> None:
    level = t.buildings[space]
    t.set_level(space, HOTEL if level == t.limit else level + 1)


def check_plan(t: Table, player: int, spaces: list[int], stock: bool = True) -> int:
    """What the plan costs; a rule that forbids it is told."""
    trial = t.copy()
    cost = 0
    for space in spaces:
        found = refuse_spot(trial, player, space)
        need(found is None, *(found or ("", "")))
        if stock:
            need(in_stock(trial, kind_of(trial, space)), "SUPPLY-2", "the Bank has none left")
        step_up(trial, space)
        cost += int(t.spaces[space]["house_cost"])
    return cost


def build(t: Table, player: int, spaces: list[int]) -> None:
    """Build one after the other at the deed's price [BUILD-1 to BUILD-13]."""
    need(spaces, "BUILD-8", "nothing is built")
    need(window(t, player, "build_timing"), "BUILD-5", "it is not the moment to build")
    need(not t.no_rights(player), "JAIL-7", "prisoners do not build here")
    cost = check_plan(t, player, spaces)
    need(t.cash[player] >= cost, "BUILD-8", "there is not the cash")
    building = kind_of(t, spaces[0])
    first = spaces[: alike(t, spaces, building)]
    others = [p for p in t.living() if p != player and wants(t, p, building)]
    sure = sum(most_of(t, p, building) for p in others)
    contested = len(first) + sure > left(t, building)
    must = sum(1 << p for p in others) if contested else 0
    need(must & ~t.waiting == 0, "SUPPLY-5", "others want them too and must be asked")
    need(not t.waiting >> player & 1, "SUPPLY-5", "who builds is not asked")
    if t.waiting:
        t.stack.append(
            {
                "kind": "shortage",
                "player": player,
                "building": building,
                "plans": [first if p == player else [] for p in range(t.players)],
                "waiting": t.waiting,
                "rest": spaces[len(first) :],
                "exchange": -1,
            }
        )
        return
    for space in spaces:
        t.pay(player, BANK, t.spaces[space]["house_cost"])
        step_up(t, space)


def raising(t: Table, player: int) -> bool:
    """Whether a player who has something to decide may raise money for it [SELL-2, MORT-3]."""
    top = t.top
    if top["kind"] in ("auction", "debt"):
        return True
    if top["kind"] == "shortage":
        return bool(top["waiting"] >> player & 1)
    return bool(top.get("player") == player and top["kind"] not in ("turn", "choose_move"))


def may_sell(t: Table, player: int, space: int) -> None:
    """Whether this is a moment to sell buildings [SELL-2]."""
    need(t.owner[space] == player and t.is_street(space), "SELL-1", "it is not the player's")
    top = t.top
    if top["kind"] == "debt" and top["player"] == player:
        return
    now = t.idle or raising(t, player)
    need(now and fits(t, player, "build_timing"), "SELL-2", "it is not the moment")


def sell(t: Table, player: int, space: int) -> None:
    """One building of a street for half its price [SELL-1, SELL-3, SELL-4]."""
    need(0 <= space < 40, "SELL-1", "there is no such street")
    may_sell(t, player, space)
    level = t.buildings[space]
    need(level, "SELL-1", "there is no building")
    levels = [t.steps(t.buildings[s]) for s in held(t, player, space)]
    if t.rules["even_build"]:
        need(t.steps(level) == max(levels), "SELL-3", "it would not be even")
    if level == HOTEL:
        need(t.rules["hotel_sale"] != "outright_only", "SELL-5", "hotels are sold outright here")
        limited = t.rules["building_supply"] == "limited"
        free = t.houses_left - promised(t)
        need(not limited or free >= t.limit, "SELL-4", "the Bank has not the houses")
    if level == HOTEL and t.rules["shortage_priority"] == "buyers" and t.waiting:
        nobody: list[list[int]] = [[] for _ in range(t.players)]
        t.stack.append(
            {
                "kind": "shortage",
                "player": player,
                "building": "house",
                "plans": nobody,
                "waiting": t.waiting,
                "rest": [],
                "exchange": space,
            }
        )
        return
    sell_one(t, player, space)


def promised(t: Table) -> int:
    """Houses that somebody has asked for, while the others are asked [SUPPLY-5]."""
    top = t.top
    if top["kind"] != "shortage" or top["building"] != "house":
        return 0
    return sum(len(plan) for plan in top["plans"])


def sell_one(t: Table, player: int, space: int) -> None:
    level = t.buildings[space]
    t.pay(BANK, player, sums.half(t, space, 1))
    t.set_level(space, t.limit if level == HOTEL else level - 1)


def sell_down(t: Table, player: int, group: str, levels: list[int]) -> None:
    """A whole set down to levels that the Bank's houses can fill [SELL-5, SC-157, SC-158]."""
    need(group in t.groups, "SELL-5", "there is no such set")
    mates = t.groups[group]
    need(len(levels) == len(mates), "SELL-5", "each street needs a level")
    mine = held(t, player, mates[0])
    need(mine and (t.rules["build_on"] == "most" or mine == mates), "SELL-1", "not the player's")
    may_sell(t, player, mine[0])
    for space, level in zip(mates, levels, strict=True):
        need(space in mine or level == t.buildings[space], "SELL-1", "it is not the player's")
    for space, level in zip(mates, levels, strict=True):
        need(0 <= level <= t.buildings[space], "SELL-5", "that is not down")
        need(level == HOTEL or level <= t.limit, "BUILD-10", "there are no such levels")
    need(any(t.buildings[s] != n for s, n in zip(mates, levels, strict=True)), "SELL-5", "nothing")
    if t.rules["even_build"]:
        top = max(t.steps(n) for n in levels)
        for space, level in zip(mates, levels, strict=True):
            fell = level != t.buildings[space]
            need(not fell or t.steps(level) >= top - 1, "SELL-3", "it would not be even")
    check_hotels(t, player, mates, levels)
    trial = t.copy()
    gain = 0
    for space, level in zip(mates, levels, strict=True):
        gain += sums.half(t, space, t.steps(t.buildings[space]) - t.steps(level))
        trial.set_level(space, level)
    need(trial.houses_left >= 0, "SELL-4", "the Bank has not the houses")
    for space, level in zip(mates, levels, strict=True):
        t.set_level(space, level)
    t.pay(BANK, player, gain)


def check_hotels(t: Table, player: int, mates: list[int], levels: list[int]) -> None:
    """How hotels may be sold at this table [SELL-4, SELL-5, C-17]."""
    broken = [s for s, n in zip(mates, levels, strict=True) if n < t.buildings[s] == HOTEL]
    debtor = t.top["kind"] == "debt" and t.top["player"] == player
    lacking = t.rules["building_supply"] == "limited" and t.houses_left < t.limit
    if broken and t.rules["hotel_sale"] == "exchange_only" and not (debtor and lacking):
        need(False, "SELL-4", "hotels are exchanged for houses here")
    if t.rules["hotel_sale"] == "outright_only":
        whole = all(n == 0 for s, n in zip(mates, levels, strict=True) if s in broken)
        need(whole, "SELL-5", "hotels are sold outright here")


# -- scarce buildings ----------------------------------------------------------------
def left(t: Table, building: str) -> int:
    """How many the Bank has [SUPPLY-1]; without a limit there is always enough [SC-254]."""
    if t.rules["building_supply"] == "unlimited":
        return 10**9
    return t.hotels_left if building == "hotel" else t.houses_left


def alike(t: Table, spaces: list[int], building: str) -> int:
    """How many buildings of a plan are of the kind that it begins with."""
    trial = t.copy()
    for count, space in enumerate(spaces):
        if kind_of(trial, space) != building:
            return count
        step_up(trial, space)
    return len(spaces)


def spots(t: Table, player: int, building: str) -> list[int]:
    """Where the player could put one more of these now."""
    return [
        s
        for s in t.streets
        if t.owner[s] == player and refuse_spot(t, player, s) is None and kind_of(t, s) == building
    ]


def most_of(t: Table, player: int, building: str) -> int:
    """How many of these the player has places and money for, one after the other."""
    trial = t.copy()
    count, money = 0, t.cash[player]
    while found := spots(trial, player, building):
        space = min(found, key=lambda s: int(t.spaces[s]["house_cost"]))
        money -= int(t.spaces[space]["house_cost"])
        if money < 0:
            break
        step_up(trial, space)
        count += 1
    return count


def wants(t: Table, player: int, building: str) -> bool:
    """Whether a player is asked: there is a place and money for one [SUPPLY-5]."""
    if t.no_rights(player) or not fits(t, player, "build_timing"):
        return False
    found = spots(t, player, building)
    return any(t.cash[player] >= t.spaces[s]["house_cost"] for s in found)


def lot(t: Table) -> int:
    """How many buildings one auction is for [C-16]."""
    return left(t, t.top["building"]) if t.rules["building_auction_unit"] == "lot" else 1


def opening(t: Table, frame: Pending, player: int, space: int) -> int:
    """Where an auction of a building opens [SUPPLY-5, SC-144]."""
    how = t.rules["building_auction_open"]
    if how == "lowest_deed":
        return min(
            (price(t, p, frame) for p in frame["bidders"] if spots(t, p, frame["building"])),
            default=10,
        )
    if how == "own_deed":
        if space >= 0 and space in t.streets:
            return int(t.spaces[space]["house_cost"])
        return price(t, player, frame)
    return 10


def price(t: Table, player: int, frame: Pending) -> int:
    """The lowest deed price of a building that the player could place [SC-144]."""
    found = spots(t, player, frame["building"])
    return min((int(t.spaces[s]["house_cost"]) for s in found), default=10)


def check_spot(t: Table, frame: Pending, player: int, space: int) -> None:
    """The street named with a bid must take the building, and a lot goes whole [SUPPLY-5]."""
    fits_all = room(t, player, frame["building"]) >= frame["count"]
    need(fits_all, "SUPPLY-5", "there is no place for them")
    if space == -1 and frame["count"] > 1:
        return
    found = refuse_spot(t, player, space)
    need(found is None, *(found or ("", "")))
    need(kind_of(t, space) == frame["building"], "SUPPLY-5", "another building belongs there")


def room(t: Table, player: int, building: str) -> int:
    """How many of these the player has places for, whatever they cost [SUPPLY-5]."""
    trial = t.copy()
    count = 0
    while found := spots(trial, player, building):
        step_up(trial, found[0])
        count += 1
    return count


def choose(t: Table, player: int, space: int) -> None:
    """Where a building that was won goes [SUPPLY-5]."""
    top = t.top
    need(top["kind"] == "deliver" and top["player"] == player, "SUPPLY-5", "nothing was won")
    need(space in spots(t, player, top["building"]), "SUPPLY-5", "it cannot stand there")
    put(t, top, space)


def place(t: Table) -> bool:
    """The building goes where the bid said, or the only place; else the winner chooses."""
    top = t.top
    found = spots(t, top["player"], top["building"])
    if not found or not top["count"]:
        t.stack.pop()
        return True
    wishes = [f["plans"][top["player"]] for f in t.stack if f["kind"] == "shortage"]
    named = [top["space"]] if top["space"] >= 0 else [*(wishes[-1] if wishes else [])]
    space = next((s for s in named if s in found), -1)
    if space in found:
        put(t, top, space)
        return True
    if len(found) == 1:
        put(t, top, found[0])
        return True
    return False


def put(t: Table, frame: Pending, space: int) -> None:
    """One of the buildings that were won [SUPPLY-5]."""
    step_up(t, space)
    frame["count"] -= 1
    frame["space"] = -1
    mark_off(t, frame["player"], space)


def mark_off(t: Table, player: int, space: int) -> None:
    """What was won is no longer wanted."""
    for below in t.stack:
        if below["kind"] == "shortage":
            mine = below["plans"][player]
            if space in mine:
                mine = mine[:]
                mine.remove(space)
            else:
                mine = mine[1:]
            below["plans"][player] = mine


def unsold(t: Table, frame: Pending) -> None:
    """Nobody bid: the buildings stay with the Bank [SUPPLY-6, AUCT-7]."""
    t.stack = [f for f in t.stack if f["kind"] != "shortage"]


def settle_shortage(t: Table) -> None:
    """Enough for all: everybody pays the deed's price; else an auction [SC-145, SC-146]."""
    frame = t.top
    building = frame["building"]
    prune(t, frame)
    total = sum(len(plan) for plan in frame["plans"])
    if total > left(t, building) > 0:
        bidders = [p for p in range(t.players) if frame["plans"][p]]
        if len(bidders) > 1:
            from . import sales

            sales.open_auction(t, -1, building, lot(t), bidders)
            return
    t.stack.pop()
    first = frame["player"]
    for player in [first, *t.left_of(first)]:
        for space in frame["plans"][player]:
            if not buy_one(t, player, space):
                break
    space = frame["exchange"]
    if space >= 0 and t.buildings[space] == HOTEL and t.houses_left >= t.limit:
        sell_one(t, first, space)
    for space in frame["rest"]:
        if not buy_one(t, first, space):
            break


def buy_one(t: Table, player: int, space: int) -> bool:
    """One building at the deed's price, if it can still be had."""
    cost = t.spaces[space]["house_cost"]
    fine = refuse_spot(t, player, space) is None and in_stock(t, kind_of(t, space))
    if not fine or t.cash[player] < cost:
        return False
    t.pay(player, BANK, cost)
    step_up(t, space)
    return True


def prune(t: Table, frame: Pending) -> None:
    """What can no longer be built is no longer wanted."""
    for player in range(t.players):
        trial = t.copy()
        kept = []
        for space in frame["plans"][player]:
            fit = refuse_spot(trial, player, space) is None
            if not fit or kind_of(trial, space) != frame["building"]:
                break
            step_up(trial, space)
            kept.append(space)
        frame["plans"][player] = kept


def answer(t: Table, player: int, spaces: list[int]) -> None:
    top = t.top
    need(top["kind"] == "shortage" and top["waiting"] >> player & 1, "SUPPLY-5", "not asked")
    cost = check_plan(t, player, spaces, stock=False)
    need(t.cash[player] >= cost, "SUPPLY-5", "there is not the cash")
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
