"""Mortgages: taking, lifting, and receiving them [MORT-1, MORT-5, MORT-7]."""

from dataclasses import replace

from ..actions import Action, LiftMortgage, Mortgage, SettleMortgage
from ..amounts.mortgages import interest, settle_cost, unmortgage_cost
from ..board import BANK
from ..errors import IllegalAction
from ..events import MortgageChanged, MortgageReceived, TradeEnded
from ..frames import Debt, Received
from ..game import Game
from ..handler import AnswerRule, Handler, Interrupt, its_player
from ..sentence import mark
from ..state import State
from . import timing
from .building import verify_pledge


def verify_mortgage(state: State, action: Mortgage) -> None:
    """Own, clear, no buildings on the set, at its time [MORT-1, MORT-2, MORT-3, TURN-4, AUCT-6]."""
    timing.verify_raise(state, action.player)
    timing.verify_mortgaging(state, action.player)
    verify_deed(state, action.player, action.space)


def verify_deed(state: State, player: int, space: int) -> None:
    if not 0 <= space < len(state.owner) or state.owner[space] != player:
        raise IllegalAction("not_yours", "That deed is not yours.", "MORT-1")
    name = state.board.spaces[space].name
    if state.mortgaged[space]:
        raise IllegalAction("mortgaged", "{deed} is already mortgaged.", "MORT-1", deed=name)
    whole = state.rules.mortgage_requires_clear == "set"
    group_members = state.held_of(player, space) if whole else (space,)
    if any(state.buildings[mate] for mate in group_members):
        text = mark(
            "Sell the buildings on the set first."
            if whole
            else "Sell the buildings on {deed} first."
        )
        raise IllegalAction("built", text, "MORT-2", deed=name)
    verify_pledge(state, player, {}, space)


def mortgage(game: Game, action: Mortgage) -> None:
    """[MORT-1]"""
    _turn_over(game, action.player, action.space, True)
    value = game.state.board.spaces[action.space].mortgage
    game.pay(BANK, action.player, value, "mortgage", action.space)


def _turn_over(game: Game, player: int, space: int, mortgaged: bool) -> None:
    """Turn a deed over; a deal that includes it is void [TRADE-6]."""
    state = game.state
    state.mortgaged[space] = mortgaged
    game.emit(MortgageChanged(space, player, mortgaged))
    for offer in state.offers[:]:
        if offer.agreed and (space in offer.give.deeds or space in offer.get.deeds):
            state.offers.remove(offer)
            game.emit(TradeEnded(offer.id, offer.player, offer.partner, "void"))


def legal_mortgage(state: State, player: int) -> list[Action]:
    if not (timing.may_raise(state, player) and timing.may_mortgage(state, player)):
        return []
    out: list[Action] = []
    for space in state.deeds(player):
        try:
            verify_deed(state, player, space)
        except IllegalAction:
            continue
        out.append(Mortgage(player, space))
    return out


def verify_unmortgage(state: State, action: LiftMortgage) -> None:
    """At any idle time, for the value and the interest [MORT-5, MORT-6]."""
    timing.verify_idle(state)
    timing.verify_mortgaging(state, action.player)
    player, space = action.player, action.space
    if not 0 <= space < len(state.owner) or state.owner[space] != player:
        raise IllegalAction("not_yours", "That deed is not yours.", "MORT-5")
    if not state.mortgaged[space]:
        raise IllegalAction("clear", "That deed is not mortgaged.", "MORT-5")
    _verify_cash(state, player, unmortgage_cost(state, space))


def _verify_cash(state: State, player: int, cost: int) -> None:
    if state.cash[player] < cost:
        money = state.board.money
        text = mark("Unmortgaging it costs {cost}: you have {cash}.")
        cash = money(state.cash[player])
        raise IllegalAction("no_cash", text, "MORT-5", cost=money(cost), cash=cash)


def lift(game: Game, action: LiftMortgage) -> None:
    """[MORT-5]"""
    pay_off(game, action.player, action.space, unmortgage_cost(game.state, action.space))


def pay_off(game: Game, player: int, space: int, cost: int) -> None:
    game.pay(player, BANK, cost, "lift", space)
    _turn_over(game, player, space, False)


def legal_unmortgage(state: State, player: int) -> list[Action]:
    if not (timing.is_idle(state) and timing.may_mortgage(state, player)):
        return []
    return [
        LiftMortgage(player, s)
        for s in state.deeds(player)
        if state.mortgaged[s] and unmortgage_cost(state, s) <= state.cash[player]
    ]


def received(game: Game, player: int, spaces: tuple[int, ...]) -> None:
    """Have a new owner settle the mortgages that came with deeds."""
    if spaces:
        game.push(Received(player, spaces))
        for space in spaces:
            game.emit(MortgageReceived(player, space))


def received_step(game: Game, frame: Received) -> bool:
    """Close when all are settled; take the interest first where the table says so.

    A deed sold on meanwhile, to pay for another's interest, is its buyer's to settle.
    """
    state, player = game.state, frame.player
    if not all(state.owner[s] == player and state.mortgaged[s] for s in frame.spaces):
        left = tuple(s for s in frame.spaces if state.owner[s] == player and state.mortgaged[s])
        game.swap(replace(frame, spaces=left))
        return True
    if not frame.spaces:
        game.pop()
        return True
    first = frame.spaces[0]
    if state.rules.mortgaged_transfer == "always_10_first" and first not in frame.paid:
        game.swap(replace(frame, paid=(*frame.paid, first)))
        _owe_interest(game, frame.player, first)
        return True
    return False


def _owe_interest(game: Game, player: int, space: int) -> None:
    due = interest(game.state, space)
    if due:
        game.push(Debt(player, (BANK,), due, "interest", space))


def verify_settle(state: State, frame: Received, action: SettleMortgage) -> None:
    """[MORT-7]"""
    if action.player != frame.player:
        raise IllegalAction("not_yours", "Another player received this deed.", "MORT-7")
    if action.space not in frame.spaces:
        raise IllegalAction("settled", "That mortgage is already settled.", "MORT-7")
    always_first = state.rules.mortgaged_transfer == "always_10_first"
    if always_first and action.space != frame.spaces[0]:
        raise IllegalAction("order", "Settle the mortgages in order.", "MORT-7")
    if action.lift:
        _verify_cash(state, action.player, settle_cost(state, frame, action.space, True))


def settle(game: Game, frame: Received, action: SettleMortgage) -> None:
    """Lift at once for 110 %, or pay 10 % and keep it mortgaged [MORT-7, MORT-8, SC-205]."""
    left = tuple(s for s in frame.spaces if s != action.space)
    game.swap(replace(frame, spaces=left))
    if action.lift:
        cost = settle_cost(game.state, frame, action.space, True)
        pay_off(game, frame.player, action.space, cost)
    elif action.space not in frame.paid:
        _owe_interest(game, frame.player, action.space)


def legal_settle(state: State, frame: Received, player: int) -> list[Action]:
    if player != frame.player:
        return []
    first = state.rules.mortgaged_transfer == "always_10_first"
    out: list[Action] = []
    for space in frame.spaces[:1] if first else frame.spaces:
        out.append(SettleMortgage(player, space, False))
        if settle_cost(state, frame, space, True) <= state.cash[player]:
            out.append(SettleMortgage(player, space, True))
    return out


MORTGAGE = Interrupt(verify_mortgage, mortgage, legal_mortgage)
LIFT = Interrupt(verify_unmortgage, lift, legal_unmortgage)
RECEIVED = Handler(
    title=mark("the mortgaged deeds received"),
    answers={SettleMortgage: AnswerRule(verify_settle, settle)},
    step=received_step,
    deciders=its_player,
    legal=legal_settle,
)
