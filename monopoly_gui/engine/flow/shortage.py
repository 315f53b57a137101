"""The last buildings, when several players claim them [SUPPLY-5]."""

from dataclasses import replace
from typing import Any

from ..actions import Action, AnswerDemand, PlaceBuilding, WithdrawDemand
from ..amounts.bids import NO_LIMIT
from ..board import BANK
from ..errors import IllegalAction
from ..events import DemandAnswered, SaleVoided
from ..frames import Auction, Deliver, Shortage
from ..game import Game
from ..handler import AnswerRule, Handler
from ..sentence import mark
from ..state import State
from . import auction_opening as hammer
from . import selling
from .building import (
    Plan,
    capacity,
    carry_on,
    first_run,
    may_take,
    means,
    next_level,
    place,
    spots,
    stock_of,
    verify_plan,
    verify_street,
    wanted,
)

_ONLY_ASKED = mark(
    {"house": "Only houses are on offer now.", "hotel": "Only hotels are on offer now."}
)
_NOT_TAKEN = mark(
    {
        "house": "You can’t build a house on {deed} now.",
        "hotel": "You can’t build a hotel on {deed} now.",
    }
)


def demand_deciders(state: State, frame: Shortage) -> tuple[int, ...]:
    return tuple(p for p in state.order if frame.waiting >> p & 1)


def verify_answer(state: State, frame: Shortage, action: AnswerDemand) -> None:
    """Check a claim: as many as the player could place and pay for [SUPPLY-5].

    The money may still have to be raised; for a single building any bid may do.
    """
    if not frame.waiting >> action.player & 1:
        raise IllegalAction("not_asked", "You can’t request these buildings.", "SUPPLY-5")
    if not action.spaces:
        return
    money = means(state, action.player)
    if len(action.spaces) == 1 and state.rules_version > 1:
        money = NO_LIMIT
    verify_plan(state, action.player, action.spaces, stock=False, money=money)
    kind, run = first_run(state, action.spaces)
    if kind != frame.building or len(run) != len(action.spaces):
        raise IllegalAction("other_kind", _ONLY_ASKED[frame.building], "SUPPLY-5")


def answer(game: Game, frame: Shortage, action: AnswerDemand) -> None:
    plans = tuple(
        action.spaces if p == action.player else plan for p, plan in enumerate(frame.plans)
    )
    waiting = frame.waiting & ~(1 << action.player)
    game.swap(replace(frame, plans=plans, waiting=waiting))
    game.emit(DemandAnswered(action.player, action.spaces))


def demand_step(game: Game, frame: Shortage) -> bool:
    """Sell enough buildings once all have answered, or auction them [SC-145, SC-146].

    A single remaining claimant pays the deed's price for as many as there are.  A lot is sold whole
    among those who can take it whole; where nobody can, one building after the other.
    """
    if frame.waiting:
        return False
    state = game.state
    plans = tuple(
        _still_legal(state, p, plan, frame.building) for p, plan in enumerate(frame.plans)
    )
    stock = stock_of(state, frame.building)
    if sum(1 for plan in plans if plan) == 1:
        plans = tuple(plan[:stock] for plan in plans)
    total = sum(len(plan) for plan in plans)
    if total <= stock:
        game.pop()
        for player in _from(state, frame.player):
            _sell_all(game, player, plans[player])
        _finish(game, frame)
        return True
    if stock == 0:
        game.pop()
        _finish(game, frame)
        return True
    bidders = tuple(p for p, plan in enumerate(plans) if plan)
    game.swap(replace(frame, plans=plans))
    count = 1
    if state.rules.building_auction_unit == "lot":
        whole = tuple(p for p in bidders if can_take(state, p, frame.building, stock))
        if whole:
            bidders, count = whole, stock
    hammer.open_buildings(game, frame.building, count, bidders)
    return True


def _from(state: State, player: int) -> list[int]:
    return [player, *state.others(player)] if state.alive[player] else state.living()


def _still_legal(state: State, player: int, plan: Plan, kind: str) -> Plan:
    """The part of a plan that is still legal, one building after the other."""
    levels = state.buildings[:]
    out = []
    for space in plan:
        if wanted(state, levels, space) == kind and may_take(state, player, space, levels):
            levels[space] = next_level(state, levels[space])
            out.append(space)
    return tuple(out)


def _sell_all(game: Game, player: int, plan: Plan) -> None:
    """Sell at the deed's price, as far as the cash goes."""
    for space in plan:
        try:
            verify_plan(game.state, player, (space,))
        except IllegalAction:
            return
        place(game, player, space, paid=True)


def _finish(game: Game, frame: Shortage) -> None:
    if frame.exchange >= 0:
        selling.exchange_late(game, frame.player, frame.exchange)
    if frame.rest:
        carry_on(game, frame.player, frame.rest)


def verify_spot(state: State, player: int, space: int, kind: str) -> None:
    """The street named with a bid must be able to take the building [SUPPLY-5]."""
    verify_street(state, player, space, state.buildings)
    if wanted(state, state.buildings, space) != kind:
        name = state.board.spaces[space].name
        raise IllegalAction("other_kind", _NOT_TAKEN[kind], "SUPPLY-5", deed=name)


def can_take(state: State, player: int, kind: str, count: int) -> bool:
    """Whether the player could place this many buildings now [SUPPLY-5]."""
    return stock_of(state, kind) >= count and capacity(state, player, kind) >= count


def void_if_lost(game: Game) -> bool:
    """In an old game: whether the sale below a winner's debt is void, without any place left."""
    frame = game.state.stack[-2]
    if game.state.rules_version > 1 or not isinstance(frame, Deliver) or not frame.building:
        return False
    if can_take(game.state, frame.player, frame.building, frame.count):
        return False
    game.pop()
    game.pop()
    void(game, frame.player, frame.building, frame.count)
    return True


def void(game: Game, player: int, kind: str, count: int) -> None:
    """Ask everybody again in an old game, where nobody pays for buildings without a legal spot
    [SUPPLY-5].
    """
    game.emit(SaleVoided(player, kind, count))


def deliver(game: Game, frame: Deliver) -> bool:
    """Place buildings won and paid for, and reduce the winner's demand [SUPPLY-5].

    They go on the street named with the bid, or by the winner's plan; where that cannot take them,
    on the only one that can, and where several can the winner chooses: False until then.
    A winner left without a legal spot by raising the money has paid all the same [AUCT-6].
    """
    state, player = game.state, frame.player
    shortage = state.stack[-2]
    assert isinstance(shortage, Shortage)
    able = spots(state, player, frame.building)
    if not able:
        _forfeit(game, frame)
        return True
    wish = frame.space if frame.space >= 0 else next(iter(shortage.plans[player]), -1)
    if wish not in able:
        if len(able) > 1:
            return False
        wish = able[0]
    _put(game, frame, wish)
    return True


def _forfeit(game: Game, frame: Deliver) -> None:
    """Leave paid buildings without a legal spot with the Bank [AUCT-6]."""
    game.pop()
    shortage = game.state.stack[-1]
    assert isinstance(shortage, Shortage)
    plans = tuple(() if p == frame.player else plan for p, plan in enumerate(shortage.plans))
    game.swap(replace(shortage, plans=plans))
    game.emit(SaleVoided(frame.player, frame.building, frame.count, paid=True))


def _put(game: Game, frame: Deliver, space: int) -> None:
    """Place one of the buildings won."""
    player = frame.player
    game.pop()
    shortage = game.state.stack[-1]
    assert isinstance(shortage, Shortage)
    place(game, player, space, paid=False)
    plan = list(shortage.plans[player])
    if plan:
        plan.remove(space if space in plan else plan[-1])
    plans = tuple(tuple(plan) if p == player else other for p, other in enumerate(shortage.plans))
    game.swap(replace(shortage, plans=plans))
    if frame.count > 1:
        game.push(replace(frame, space=-1, count=frame.count - 1))


def verify_place(state: State, frame: Deliver, action: PlaceBuilding) -> None:
    """The winner names a street that can take the building [SUPPLY-5]."""
    if action.player != frame.player:
        raise IllegalAction("not_yours", "Another player has won this building.", "SUPPLY-5")
    verify_spot(state, action.player, action.space, frame.building)


def place_won(game: Game, frame: Deliver, action: PlaceBuilding) -> None:
    """[SUPPLY-5]"""
    _put(game, frame, action.space)


def legal_place(state: State, frame: Deliver, player: int) -> list[Action]:
    if player != frame.player or not frame.building:
        return []
    return [PlaceBuilding(player, space) for space in spots(state, player, frame.building)]


def drop_plans(game: Game) -> None:
    """Drop the plans after an auction without bids: the buildings stay in the Bank [SUPPLY-6]."""
    shortage = game.state.stack[-1]
    assert isinstance(shortage, Shortage)
    game.swap(replace(shortage, plans=tuple(() for _ in shortage.plans)))


def verify_withdrawal(state: State, frame: Auction, action: WithdrawDemand) -> None:
    """Before the first bid a player may give the demand up [SC-146]."""
    if not frame.building or action.player not in frame.bidders:
        raise IllegalAction("not_bidding", "You requested no building here.", "SUPPLY-5")
    if frame.leader != BANK:
        raise IllegalAction("bidding", "The bidding has started: pass instead.", "SUPPLY-5")


def withdraw(game: Game, frame: Auction, action: WithdrawDemand) -> None:
    """Drop the demand and count again [SC-146]."""
    game.pop()
    shortage = game.state.stack[-1]
    assert isinstance(shortage, Shortage)
    plans = tuple(() if p == action.player else plan for p, plan in enumerate(shortage.plans))
    game.swap(replace(shortage, plans=plans))
    game.emit(DemandAnswered(action.player, ()))


def legal_withdrawal(state: State, frame: Auction, player: int) -> list[Action]:
    if frame.leader != BANK or player not in frame.bidders:
        return []
    return [WithdrawDemand(player)]


def legal_demand(state: State, frame: Shortage, player: int) -> list[Action]:
    if not frame.waiting >> player & 1:
        return []
    places = spots(state, player, frame.building)
    if state.rules_version == 1:
        cash, spaces = state.cash[player], state.board.spaces
        places = tuple(s for s in places if spaces[s].house_cost <= cash)
    return [AnswerDemand(player, ()), *(AnswerDemand(player, (s,)) for s in places)]


DELIVER_ANSWERS: dict[type[Action], AnswerRule[Deliver, Any]] = {
    PlaceBuilding: AnswerRule(verify_place, place_won)
}
AUCTION_ANSWERS: dict[type[Action], AnswerRule[Auction, Any]] = {
    WithdrawDemand: AnswerRule(verify_withdrawal, withdraw)
}
HANDLER = Handler(
    title=mark("the requests for the last buildings"),
    answers={AnswerDemand: AnswerRule(verify_answer, answer)},
    step=demand_step,
    deciders=demand_deciders,
    legal=legal_demand,
)
