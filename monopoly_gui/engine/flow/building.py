"""Building: one's own, and the scarce buildings that several want [BUILD-1, SUPPLY-5]."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..actions import Action, AnswerDemand, Build, WithdrawDemand
from ..board import BANK
from ..errors import IllegalAction
from ..events import BuildingsChanged, DemandAnswered, DemandOpened
from ..frames import Auction, Deliver, Shortage
from ..handler import Answer, Handler, Interrupt
from ..sentence import mark
from ..state import HOTEL, State
from . import windows

if TYPE_CHECKING:
    from ..machine import Engine

Plan = tuple[int, ...]


def next_level(state: State, level: int) -> int:
    """The level one building on: houses, then the hotel [BUILD-4, BUILD-10]."""
    return HOTEL if level >= state.rules.houses_for_hotel else level + 1


def wanted(state: State, levels: list[int], space: int) -> str:
    """The kind of building a street takes next: house or hotel."""
    return "hotel" if next_level(state, levels[space]) == HOTEL else "house"


def verify_street(state: State, player: int, space: int, levels: list[int]) -> None:
    """Whether the street may take a building now, the Bank's stock and cash apart.

    [BUILD-1, BUILD-2, BUILD-3, BUILD-9, BUILD-11, BUILD-13, MORT-9]
    """
    if not 0 <= space < len(levels) or state.board.spaces[space].kind != "street":
        raise IllegalAction("no_street", "Only streets can be built on.", "BUILD-3")
    where = state.board.spaces[space]
    mates = state.board.mates[space]
    if not state.owns_set(player, space):
        group = state.board.groups[where.group].name
        text = mark("To build on {deed} you need all of {group}.")
        raise IllegalAction("no_set", text, "BUILD-1", deed=where.name, group=group)
    for mate in mates if state.rules.mortgage_requires_clear == "set" else (space,):
        if state.mortgaged[mate]:
            text = mark("Lift the mortgage on {deed} first.")
            name = state.board.spaces[mate].name
            raise IllegalAction("mortgaged", text, "BUILD-2", deed=name)
    level = levels[space]
    if level == HOTEL:
        raise IllegalAction("full", "{deed} has its hotel.", "BUILD-13", deed=where.name)
    limit = state.rules.houses_for_hotel
    if state.rules.even_build and level > min(levels[mate] for mate in mates):
        raise IllegalAction("uneven", "Build evenly: another street comes first.", "BUILD-9")
    every = level >= limit and state.rules.hotel_requires == "four_on_each"
    if every and any(levels[mate] < limit for mate in mates):
        text = mark("A hotel needs {houses} houses on every street of the set.")
        raise IllegalAction("not_ready", text, "BUILD-11", houses=limit)


def _may_take(state: State, player: int, space: int, levels: list[int]) -> bool:
    try:
        verify_street(state, player, space, levels)
    except IllegalAction:
        return False
    return True


def verify_plan(state: State, player: int, spaces: Plan, stock: bool = True) -> None:
    """Whether a plan can be built in this order, for cash [BUILD-7, BUILD-8].

    The Bank must have what is placed [SUPPLY-2, SUPPLY-3, SUPPLY-4]; where the
    token stands does not matter [BUILD-6].  Without ``stock`` the Bank's supply
    is left out of account.
    """
    if not spaces:
        raise IllegalAction("nothing", "Choose a street to build on.", "BUILD-1")
    levels = state.buildings[:]
    cash, houses, hotels = state.cash[player], state.houses_left, state.hotels_left
    limited = stock and state.rules.building_supply == "limited"
    for space in spaces:
        verify_street(state, player, space, levels)
        where = state.board.spaces[space]
        if next_level(state, levels[space]) == HOTEL:
            if limited and hotels < 1:
                raise IllegalAction("no_hotels", "The Bank has no hotel left.", "SUPPLY-3")
            hotels -= 1
            houses += state.rules.houses_for_hotel
            levels[space] = HOTEL
        else:
            if limited and houses < 1:
                raise IllegalAction("no_houses", "The Bank has no house left.", "SUPPLY-2")
            houses -= 1
            levels[space] += 1
        cash -= where.house_cost
        if cash < 0:
            text = mark("You are {sum} short of cash.")
            raise IllegalAction("no_cash", text, "BUILD-8", sum=state.board.money(-cash))


def verify_window(state: State, player: int) -> None:
    """[BUILD-5]"""
    windows.verify_idle(state)
    windows.verify_timing(state, state.rules.build_timing, player)
    windows.verify_free(state, player)


def verify_build(state: State, action: Build) -> None:
    """[BUILD-5, BUILD-8]"""
    verify_window(state, action.player)
    verify_plan(state, action.player, action.spaces)


def build(engine: Engine, action: Build) -> None:
    """Build in order; where others want the scarce ones too, ask them first [SUPPLY-5]."""
    carry_on(engine, action.player, action.spaces, verified=True)


def carry_on(engine: Engine, player: int, spaces: Plan, verified: bool = False) -> None:
    """Build what is left of a plan, as far as it is still legal."""
    state = engine.state
    while spaces:
        kind, run = _run(state, spaces)
        legal = run if verified else _legal_part(state, player, run)
        if not legal:
            return
        asked = competitors(state, player, kind)
        if asked and len(run) + sum(asked.values()) > stock_of(state, kind):
            plans = tuple(run if p == player else () for p in range(state.players))
            waiting = sum(1 << p for p in asked)
            engine.push(Shortage(player, kind, plans, waiting, spaces[len(run) :]))
            engine.emit(DemandOpened(player, kind, stock_of(state, kind)))
            return
        for space in legal:
            place(engine, player, space, paid=True)
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


def _run(state: State, spaces: Plan) -> tuple[str, Plan]:
    """The kind of building the plan starts with, and how far it asks for that kind."""
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
    """Houses that a hotel may be broken into: none while they are asked for [SUPPLY-5]."""
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


def appetite(state: State, player: int, kind: str) -> int:
    """How many buildings of a kind the player could place and pay for now, stock apart."""
    cash, levels, mortgaged = state.cash[player], state.buildings, state.mortgaged
    owner, limit = state.owner, state.rules.houses_for_hotel
    whole = state.rules.mortgage_requires_clear == "set"
    total = 0
    for group in state.board.groups.values():
        first = group.members[0]
        if owner[first] != player or owner[group.members[-1]] != player:
            continue
        cost = state.board.spaces[first].house_cost
        if not cost or cost > cash or not state.owns_set(player, first):
            continue
        free = [s for s in group.members if not mortgaged[s]]
        if whole and len(free) < len(group.members):
            continue
        if kind == "house":
            room = sum(max(0, limit - levels[s]) for s in free)
        else:
            room = sum(
                1
                for s in free
                if wanted(state, levels, s) == kind and _may_take(state, player, s, levels)
            )
        total += min(room, cash // cost)
    if not total:
        return 0
    try:
        windows.verify_timing(state, state.rules.build_timing, player)
        windows.verify_free(state, player)
    except IllegalAction:
        return 0
    return total


def place(engine: Engine, player: int, space: int, paid: bool) -> None:
    """Put the next building on a street [BUILD-8, BUILD-12]; ``paid``: at the deed's price."""
    state = engine.state
    before = state.buildings[space]
    after = next_level(state, before)
    limited = state.rules.building_supply == "limited"
    if paid:
        engine.pay(player, BANK, state.board.spaces[space].house_cost, "building", space)
    if limited and after == HOTEL:
        state.hotels_left -= 1
        state.houses_left += before
    elif limited:
        state.houses_left -= 1
    state.buildings[space] = after
    engine.emit(
        BuildingsChanged(space, player, before, after, state.houses_left, state.hotels_left)
    )


def spots(state: State, player: int, kind: str) -> Plan:
    """Streets where the player may put a building of this kind now, stock and cash apart."""
    levels = state.buildings
    return tuple(
        s
        for s in state.board.streets
        if state.owner[s] == player
        and wanted(state, levels, s) == kind
        and _may_take(state, player, s, levels)
    )


def legal_build(state: State, player: int) -> list[Action]:
    try:
        verify_window(state, player)
    except IllegalAction:
        return []
    out: list[Action] = []
    for space in state.board.streets:
        if state.owner[space] == player and state.owns_set(player, space):
            action = Build(player, (space,))
            try:
                verify_plan(state, player, action.spaces)
            except IllegalAction:
                continue
            out.append(action)
    return out


# -- scarce buildings [SUPPLY-5] ---------------------------------------------------------

_ONLY_ASKED = mark(
    {"house": "Only houses are asked for now.", "hotel": "Only hotels are asked for now."}
)
_NOT_TAKEN = mark(
    {"house": "{deed} does not take a house now.", "hotel": "{deed} does not take a hotel now."}
)


def demand_deciders(state: State, frame: Shortage) -> tuple[int, ...]:
    return tuple(p for p in state.order if frame.waiting >> p & 1)


def verify_answer(state: State, frame: Shortage, action: AnswerDemand) -> None:
    """Anyone asked may want some, as many as could be placed and paid for [SUPPLY-5]."""
    if not frame.waiting >> action.player & 1:
        raise IllegalAction("not_asked", "You are not asked for scarce buildings.", "SUPPLY-5")
    if not action.spaces:
        return
    verify_plan(state, action.player, action.spaces, stock=False)
    kind, run = _run(state, action.spaces)
    if kind != frame.building or len(run) != len(action.spaces):
        raise IllegalAction("other_kind", _ONLY_ASKED[frame.building], "SUPPLY-5")


def answer(engine: Engine, frame: Shortage, action: AnswerDemand) -> None:
    plans = tuple(
        action.spaces if p == action.player else plan for p, plan in enumerate(frame.plans)
    )
    waiting = frame.waiting & ~(1 << action.player)
    engine.swap(replace(frame, plans=plans, waiting=waiting))
    engine.emit(DemandAnswered(action.player, action.spaces))


def demand_step(engine: Engine, frame: Shortage) -> bool:
    """When all have answered: sell what suffices, auction what does not [SC-145, SC-146].

    Who alone is left wanting some pays the deed's price for as many as there are.
    """
    if frame.waiting:
        return False
    state = engine.state
    plans = tuple(
        _still_legal(state, p, plan, frame.building) for p, plan in enumerate(frame.plans)
    )
    stock = stock_of(state, frame.building)
    if sum(1 for plan in plans if plan) == 1:
        plans = tuple(plan[:stock] for plan in plans)
    total = sum(len(plan) for plan in plans)
    if total <= stock:
        engine.pop()
        for player in _from(state, frame.player):
            _sell_all(engine, player, plans[player])
        _finish(engine, frame)
        return True
    if stock == 0:
        engine.pop()
        _finish(engine, frame)
        return True
    from . import auction

    bidders = tuple(p for p, plan in enumerate(plans) if plan)
    engine.swap(replace(frame, plans=plans))
    count = stock if state.rules.building_auction_unit == "lot" else 1
    auction.open_buildings(engine, frame.building, count, bidders)
    return True


def _from(state: State, player: int) -> list[int]:
    return [player, *state.others(player)] if state.alive[player] else state.living()


def _still_legal(state: State, player: int, plan: Plan, kind: str) -> Plan:
    """The part of a plan that could still be placed, one after the other."""
    levels = state.buildings[:]
    out = []
    for space in plan:
        if wanted(state, levels, space) == kind and _may_take(state, player, space, levels):
            levels[space] = next_level(state, levels[space])
            out.append(space)
    return tuple(out)


def _sell_all(engine: Engine, player: int, plan: Plan) -> None:
    """At the deed's price, as far as the cash goes."""
    for space in plan:
        try:
            verify_plan(engine.state, player, (space,))
        except IllegalAction:
            return
        place(engine, player, space, paid=True)


def _finish(engine: Engine, frame: Shortage) -> None:
    from . import selling

    if frame.exchange >= 0:
        selling.exchange_late(engine, frame.player, frame.exchange)
    if frame.rest:
        carry_on(engine, frame.player, frame.rest)


def plans_below(state: State) -> tuple[Plan, ...]:
    """The demands behind the building auction that is running."""
    for frame in reversed(state.stack):
        if isinstance(frame, Shortage):
            return frame.plans
    raise AssertionError("no demand behind a building auction")


def verify_spot(state: State, player: int, space: int, kind: str) -> None:
    """The street named with a bid must be able to take the building [SUPPLY-5]."""
    verify_street(state, player, space, state.buildings)
    if wanted(state, state.buildings, space) != kind:
        name = state.board.spaces[space].name
        raise IllegalAction("other_kind", _NOT_TAKEN[kind], "SUPPLY-5", deed=name)


def deliver(engine: Engine, frame: Deliver) -> None:
    """Place what was won and take it off the winner's demand [SUPPLY-5].

    A street that took part in raising the money may be unable to take it: then another does.
    """
    state, player = engine.state, frame.player
    shortage = state.stack[-1]
    assert isinstance(shortage, Shortage)
    plan = list(shortage.plans[player])
    targets = plan[: frame.count] if frame.count > 1 else [frame.space]
    for space in targets:
        able = spots(state, player, frame.building)
        if able and stock_of(state, frame.building):
            place(engine, player, space if space in able else able[0], paid=False)
        plan.remove(space if space in plan else plan[-1])
    plans = tuple(tuple(plan) if p == player else other for p, other in enumerate(shortage.plans))
    engine.swap(replace(shortage, plans=plans))


def drop_plans(engine: Engine) -> None:
    """Nobody bid: the buildings stay in the Bank [SUPPLY-6]."""
    shortage = engine.state.stack[-1]
    assert isinstance(shortage, Shortage)
    engine.swap(replace(shortage, plans=tuple(() for _ in shortage.plans)))


def verify_withdrawal(state: State, frame: Auction, action: WithdrawDemand) -> None:
    """Before the first bid a player may give the demand up [SC-146]."""
    if not frame.building or action.player not in frame.bidders:
        raise IllegalAction("not_bidding", "You asked for no building here.", "SUPPLY-5")
    if frame.leader != BANK:
        raise IllegalAction("bidding", "The bidding has begun: pass instead.", "SUPPLY-5")


def withdraw(engine: Engine, frame: Auction, action: WithdrawDemand) -> None:
    """Drop the demand and count again [SC-146]."""
    engine.pop()
    shortage = engine.state.stack[-1]
    assert isinstance(shortage, Shortage)
    plans = tuple(() if p == action.player else plan for p, plan in enumerate(shortage.plans))
    engine.swap(replace(shortage, plans=plans))
    engine.emit(DemandAnswered(action.player, ()))


def legal_withdrawal(state: State, frame: Auction, player: int) -> list[Action]:
    if frame.leader != BANK or player not in frame.bidders:
        return []
    return [WithdrawDemand(player)]


def legal_demand(state: State, frame: Shortage, player: int) -> list[Action]:
    if not frame.waiting >> player & 1:
        return []
    cash, spaces = state.cash[player], state.board.spaces
    places = [s for s in spots(state, player, frame.building) if spaces[s].house_cost <= cash]
    return [AnswerDemand(player, ()), *(AnswerDemand(player, (s,)) for s in places)]


AUCTION_ANSWERS: dict[type, Answer] = {WithdrawDemand: Answer(verify_withdrawal, withdraw)}
BUILD = Interrupt(verify_build, build, legal_build)
SHORTAGE = Handler(
    title=mark("the demand for the last buildings"),
    answers={AnswerDemand: Answer(verify_answer, answer)},
    step=demand_step,
    deciders=demand_deciders,
    legal=legal_demand,
)
