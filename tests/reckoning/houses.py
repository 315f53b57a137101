"""Legal spots of buildings, their prices, and selling them."""

from . import sums
from .table import BANK, HOTEL, Table, need


def built(t: Table, space: int) -> bool:
    """Whether its owner has a building on any street of the space's set [MORT-2, TRADE-5]."""
    return any(t.buildings[s] for s in held(t, t.owner[space], space))


def held(t: Table, player: int, space: int) -> list[int]:
    """The player's deeds of a set."""
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
    when = t.rules[timing]
    turn = t.stack[0]
    mine = turn["player"] == player
    if when == "own_turn_before_roll":
        return mine and not turn["rolled"]
    if when == "own_turn_or_between":
        done = turn["phase"] == "end" and turn.get("settled", True)
        return mine or not turn["rolled"] or done
    return True


def refuse_spot(t: Table, player: int, space: int) -> tuple[str, str] | None:
    """The reason against the next building there, stock and money aside."""
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
    """The next building of a street [BUILD-4, BUILD-10]."""
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
    """The cost of the plan; a rule that forbids it is reported."""
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


def check_sale(t: Table, player: int, space: int) -> None:
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


def promised(t: Table) -> int:
    """All the houses there are, while it is asked who wants them and until they are sold."""
    asked = any(f["kind"] == "shortage" and f["building"] == "house" for f in t.stack)
    return t.houses_left if asked else 0


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
    broken = any(n < t.buildings[s] == HOTEL for s, n in zip(mates, levels, strict=True))
    spare = t.houses_left - (promised(t) if broken else 0)
    need(t.houses_left - trial.houses_left <= max(0, spare), "SELL-4", "there are not the houses")
    for space, level in zip(mates, levels, strict=True):
        t.set_level(space, level)
    t.pay(BANK, player, gain)


def check_hotels(t: Table, player: int, mates: list[int], levels: list[int]) -> None:
    """The ways to sell hotels at this table [SELL-4, SELL-5, C-17]."""
    broken = [s for s, n in zip(mates, levels, strict=True) if n < t.buildings[s] == HOTEL]
    debtor = t.top["kind"] == "debt" and t.top["player"] == player
    lacking = t.rules["building_supply"] == "limited" and t.houses_left < t.limit
    if broken and t.rules["hotel_sale"] == "exchange_only" and not (debtor and lacking):
        need(False, "SELL-4", "hotels are exchanged for houses here")
    if t.rules["hotel_sale"] == "outright_only":
        whole = all(n == 0 for s, n in zip(mates, levels, strict=True) if s in broken)
        need(whole, "SELL-5", "hotels are sold outright here")
