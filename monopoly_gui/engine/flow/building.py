"""Building; where others claim the last ones too, `shortage.py` takes over [BUILD-1, SUPPLY-5]."""

from collections.abc import Mapping

from ..actions import Action, Build
from ..amounts.worth import from_bank
from ..board import BANK
from ..errors import IllegalAction
from ..events import BuildingsChanged, DemandOpened
from ..frames import Auction, Shortage
from ..game import Game
from ..handler import Interrupt
from ..sentence import mark
from ..state import HOTEL, State
from . import timing

Plan = tuple[int, ...]

_PLEDGED = mark(
    {
        "house": "Your bid is binding: keep a place for the house.",
        "hotel": "Your bid is binding: keep a place for the hotel.",
    }
)


def next_level(state: State, level: int) -> int:
    """The level one building on: houses, then the hotel [BUILD-4, BUILD-10]."""
    return HOTEL if level >= state.rules.houses_for_hotel else level + 1


def wanted(state: State, levels: list[int], space: int) -> str:
    """The kind of building a street takes next: house or hotel."""
    return "hotel" if next_level(state, levels[space]) == HOTEL else "house"


def verify_street(state: State, player: int, space: int, levels: list[int]) -> None:
    """Whether the street may take a building now, the Bank's stock and cash apart.

    [BUILD-1, BUILD-2, BUILD-3, BUILD-9, BUILD-11, BUILD-13, BUILD-15, MORT-9]
    """
    if not 0 <= space < len(levels) or state.board.spaces[space].kind != "street":
        raise IllegalAction("no_street", "Only streets can be built on.", "BUILD-3")
    where = state.board.spaces[space]
    if state.owner[space] != player or not state.builds_on(player, space):
        group = state.board.groups[where.group].name
        whole = state.rules.build_on == "set"
        text = mark(
            "To build on {deed} you need the whole {group} set."
            if whole
            else "To build on {deed} you must own it and most of the {group} set."
        )
        rule = "BUILD-1" if whole else "BUILD-15"
        raise IllegalAction("no_set", text, rule, deed=where.name, group=group)
    rules, mortgaged = state.rules, state.mortgaged
    whole = rules.build_on == "set"
    group_members = state.board.group_members[space] if whole else state.held_of(player, space)
    for mate in group_members if rules.mortgage_requires_clear == "set" else (space,):
        if mortgaged[mate]:
            text = mark("Unmortgage {deed} first.")
            name = state.board.spaces[mate].name
            raise IllegalAction("mortgaged", text, "BUILD-2", deed=name)
    level = levels[space]
    if level == HOTEL:
        raise IllegalAction("full", "{deed} already has its hotel.", "BUILD-13", deed=where.name)
    limit = rules.houses_for_hotel
    if rules.even_build and level > min([levels[mate] for mate in group_members]):
        raise IllegalAction("uneven", "Build evenly: build on another street first.", "BUILD-9")
    every = level >= limit and rules.hotel_requires == "four_on_each"
    if every and any(levels[mate] < limit for mate in group_members):
        text = mark("A hotel needs {houses} houses on every street of the set.")
        raise IllegalAction("not_ready", text, "BUILD-11", houses=limit)


def may_take(state: State, player: int, space: int, levels: list[int]) -> bool:
    try:
        verify_street(state, player, space, levels)
    except IllegalAction:
        return False
    return True


def verify_plan(
    state: State, player: int, spaces: Plan, stock: bool = True, money: int | None = None
) -> None:
    """Whether a plan can be built in this order, for cash [BUILD-7, BUILD-8].

    The Bank must have what is placed [SUPPLY-2, SUPPLY-3, SUPPLY-4]; where the
    token stands does not matter [BUILD-6].  Without ``stock`` the Bank's supply
    is left out of account; ``money`` takes the place of the cash in hand.
    """
    if not spaces:
        raise IllegalAction("nothing", "Choose a street to build on.", "BUILD-1")
    levels = state.buildings[:]
    cash = state.cash[player] if money is None else money
    houses, hotels = state.houses_left, state.hotels_left
    limited = stock and state.rules.building_supply == "limited"
    limit = state.rules.houses_for_hotel
    for space in spaces:
        verify_street(state, player, space, levels)
        where = state.board.spaces[space]
        if next_level(state, levels[space]) == HOTEL:
            if limited and hotels < 1:
                raise IllegalAction("no_hotels", "The Bank has no hotels left.", "SUPPLY-3")
            hotels -= 1
            houses += limit
            levels[space] = HOTEL
        else:
            if limited and houses < 1:
                raise IllegalAction("no_houses", "The Bank has no houses left.", "SUPPLY-2")
            houses -= 1
            levels[space] += 1
        cash -= where.house_cost
        if cash < 0:
            text = mark("You need {sum} more in cash.")
            raise IllegalAction("no_cash", text, "BUILD-8", sum=state.board.money(-cash))


def verify_window(state: State, player: int) -> None:
    """[BUILD-5]"""
    timing.verify_idle(state)
    timing.verify_timing(state, state.rules.build_timing, player)
    timing.verify_free(state, player)


def verify_build(state: State, action: Build) -> None:
    """[BUILD-5, BUILD-8]"""
    verify_window(state, action.player)
    verify_plan(state, action.player, action.spaces)


def build(game: Game, action: Build) -> None:
    """Build in order; where others may want the scarce ones too, ask them first [SUPPLY-5]."""
    carry_on(game, action.player, action.spaces, verified=True)


def carry_on(game: Game, player: int, spaces: Plan, verified: bool = False) -> None:
    """Build the rest of a plan, as far as it is still legal."""
    state = game.state
    while spaces:
        kind, run = first_run(state, spaces)
        legal = run if verified else _legal_part(state, player, run)
        if not legal:
            return
        asked = competitors(state, player, kind)
        if asked and len(run) + sum(asked.values()) > stock_of(state, kind):
            plans = tuple(run if p == player else () for p in range(state.players))
            waiting = sum(1 << p for p in asked)
            game.push(Shortage(player, kind, plans, waiting, spaces[len(run) :]))
            game.emit(DemandOpened(player, kind, stock_of(state, kind)))
            return
        for space in legal:
            place(game, player, space, paid=True)
        if len(legal) < len(run):
            return
        spaces = spaces[len(run) :]


def _legal_part(state: State, player: int, plan: Plan) -> Plan:
    """The plan up to the first building that cannot be bought."""
    while plan:
        try:
            verify_plan(state, player, plan)
        except IllegalAction:
            plan = plan[:-1]
        else:
            break
    return plan


def first_run(state: State, spaces: Plan) -> tuple[str, Plan]:
    """The kind of building the plan starts with, and its number of that kind."""
    levels = state.buildings[:]
    kind = wanted(state, levels, spaces[0])
    for count, space in enumerate(spaces):
        if wanted(state, levels, space) != kind:
            return kind, spaces[:count]
        levels[space] = next_level(state, levels[space])
    return kind, spaces


def stock_of(state: State, kind: str) -> int:
    """Buildings of a kind that the Bank has."""
    if state.rules.building_supply == "unlimited":
        return 1_000_000
    return state.houses_left if kind == "house" else state.hotels_left


def spare_houses(state: State) -> int:
    """Houses that a hotel may become: none while they are claimed [SUPPLY-5]."""
    for frame in state.stack:
        if isinstance(frame, Shortage) and frame.building == "house":
            return 0
    return stock_of(state, "house")


def competitors(state: State, player: int, kind: str) -> dict[int, int]:
    """Other players who could take buildings of this kind now, and how many [SUPPLY-5]."""
    if stock_of(state, kind) > 36:
        return {}
    out = {}
    for other in state.others(player):
        count = appetite(state, other, kind)
        if count:
            out[other] = count
    return out


def means(state: State, player: int) -> int:
    """A player's means for buildings, raisable money included [SUPPLY-5].

    Games of before everybody with a place was asked go by the cash in hand.
    """
    return from_bank(state, player) if state.rules_version > 1 else state.cash[player]


def appetite(state: State, player: int, kind: str) -> int:
    """The number of buildings of a kind the player may want now, stock apart [SUPPLY-5].

    One wherever there is a legal spot, as the bid replaces the price; more only as far as the
    deed's price for them could be raised.
    """
    owner, spaces = state.owner, state.board.spaces
    whole, total, money, least = state.rules.build_on == "set", 0, -1, 0
    for group in state.board.groups.values():
        members = group.members
        first = members[0]
        if whole and (owner[first] != player or owner[members[-1]] != player):
            continue
        room = _room(state, player, members, kind) if spaces[first].house_cost else 0
        if room:
            money = means(state, player) if money < 0 else money
            total += min(room, money // spaces[first].house_cost)
            least = state.rules_version > 1
    total = max(total, least)
    if not total:
        return 0
    try:
        timing.verify_timing(state, state.rules.build_timing, player)
        timing.verify_free(state, player)
    except IllegalAction:
        return 0
    return total


def capacity(state: State, player: int, kind: str) -> int:
    """The number of buildings of a kind the player could place, stock and cash apart [SUPPLY-5]."""
    return sum(_room(state, player, g.members, kind) for g in state.board.groups.values())


def _room(state: State, player: int, members: Plan, kind: str) -> int:
    """The free places for buildings of a kind in one set of the player."""
    first, levels = members[0], state.buildings
    if not state.board.spaces[first].house_cost or not state.builds_on(player, first):
        return 0
    mine = state.held_of(player, first)
    lent = state.mortgaged
    free = [s for s in mine if not lent[s]]
    if state.rules.mortgage_requires_clear == "set" and len(free) < len(mine):
        return 0
    if kind == "house":
        limit = state.rules.houses_for_hotel
        return sum([limit - levels[s] for s in free if levels[s] < limit])
    return sum(
        1 for s in free if wanted(state, levels, s) == kind and may_take(state, player, s, levels)
    )


def verify_pledge(
    state: State, player: int, levels: Mapping[int, int], mortgaged: int = -1
) -> None:
    """The leader of a building auction keeps places for the lot: a bid binds [AUCT-6].

    ``levels`` and ``mortgaged`` are what an act would make of streets of the player's.
    """
    frame = state.stack[-1]
    if not isinstance(frame, Auction) or not frame.building or frame.leader != player:
        return
    if state.rules_version == 1:
        return
    after = state.clone()
    for space, level in levels.items():
        after.buildings[space] = level
    if mortgaged >= 0:
        after.mortgaged[mortgaged] = True
    if capacity(after, player, frame.building) < frame.count:
        raise IllegalAction("bid_binds", _PLEDGED[frame.building], "AUCT-6")


def place(game: Game, player: int, space: int, paid: bool) -> None:
    """Put the next building on a street [BUILD-8, BUILD-12]; ``paid``: at the deed's price."""
    state = game.state
    before = state.buildings[space]
    after = next_level(state, before)
    limited = state.rules.building_supply == "limited"
    if paid:
        game.pay(player, BANK, state.board.spaces[space].house_cost, "building", space)
    if limited and after == HOTEL:
        state.hotels_left -= 1
        state.houses_left += before
    elif limited:
        state.houses_left -= 1
    state.buildings[space] = after
    stock = state.houses_left, state.hotels_left
    game.events.append(BuildingsChanged(space, player, before, after, *stock))


def spots(state: State, player: int, kind: str) -> Plan:
    """Legal streets for a building of this kind now, stock and cash apart."""
    levels = state.buildings
    return tuple(
        s
        for s in state.board.streets
        if state.owner[s] == player
        and wanted(state, levels, s) == kind
        and may_take(state, player, s, levels)
    )


def legal_build(state: State, player: int) -> list[Action]:
    try:
        verify_window(state, player)
    except IllegalAction:
        return []
    out: list[Action] = []
    for space in state.board.streets:
        if state.owner[space] == player and state.builds_on(player, space):
            action = Build(player, (space,))
            try:
                verify_plan(state, player, action.spaces)
            except IllegalAction:
                continue
            out.append(action)
    return out


BUILD = Interrupt(verify_build, build, legal_build)
