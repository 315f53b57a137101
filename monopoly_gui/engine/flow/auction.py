"""Auctions of deeds and of scarce buildings [AUCT-1, SUPPLY-6]."""

from dataclasses import replace

from ..actions import Action, Bid, Pass, WithdrawPass
from ..amounts.bids import NO_LIMIT, bid_limit, next_bid
from ..amounts.worth import from_bank
from ..board import BANK
from ..errors import IllegalAction
from ..events import (
    AuctionClosed,
    BidderPassed,
    BidPlaced,
    DeedMoved,
    MortgageChanged,
    PassWithdrawn,
)
from ..frames import Auction, Debt, Deliver, Estate
from ..game import Game
from ..handler import AnswerRule, Handler, its_player
from ..sentence import mark
from ..state import State
from . import auction_opening as hammer
from . import building, mortgage, shortage


def eligible(state: State, frame: Auction, player: int) -> bool:
    """Whether the player takes part: alive, concerned, and free to deal [AUCT-1, JAIL-7].

    Prisoners may bid, as they cannot land on anything [JAIL-8].  Who may not
    buy before the first GO may not bid for a deed either [SC-252], and nobody
    for buildings who has no place for them any more [SUPPLY-5].
    """
    if not state.alive[player]:
        return False
    if frame.bidders and player not in frame.bidders:
        return False
    if state.jail_turns[player] >= 0 and state.rules.jail_rights == "no_trade_no_rent":
        return False
    if frame.building:
        return shortage.can_take(state, player, frame.building, frame.count)
    return state.lapped[player] or state.rules.first_lap_purchase == "allowed"


def could_bid(state: State, frame: Auction, player: int, wanted: int = 0) -> bool:
    """Whether the player could still make the next bid, if need be after raising money.

    ``wanted`` is that bid, where it is known.
    """
    if not eligible(state, frame, player):
        return False
    wanted = wanted or next_bid(state, frame, player)
    if state.cash[player] >= wanted:
        return True
    return bid_limit(state, player) >= wanted or from_bank(state, player) >= wanted


def in_bidding(state: State, frame: Auction, player: int) -> bool:
    """Whether the player leads, or could still bid."""
    return player == frame.leader or could_bid(state, frame, player)


def open_to(state: State, frame: Auction) -> tuple[int, ...]:
    """Players who have neither passed nor lead and could bid, in playing order [AUCT-5]."""
    silent = frame.passed | frame.out
    if frame.leader != BANK:
        silent |= 1 << frame.leader
    waiting = [p for p in state.order if not silent >> p & 1 and state.alive[p]]
    # the next bid for a deed is the same for all
    wanted = next_bid(state, frame, BANK) if waiting and not frame.building else 0
    return tuple([p for p in waiting if could_bid(state, frame, p, wanted)])


def deciders(state: State, frame: Auction) -> tuple[int, ...]:
    """The bidders who may still speak; one at a time in round-robin order [AUCT-4]."""
    waiting = open_to(state, frame)
    if frame.turn == -1 or not waiting:
        return waiting
    order = state.order
    at = order.index(frame.turn)
    size = len(order)
    return (min(waiting, key=lambda p: (order.index(p) - at) % size),)


def _verify_bidder(state: State, frame: Auction, player: int) -> None:
    if not eligible(state, frame, player):
        raise IllegalAction("not_bidding", "You are not in this auction.", "AUCT-1")
    if frame.turn != -1 and player not in deciders(state, frame):
        raise IllegalAction("not_your_bid", "Bids go round the table: wait for yours.", "AUCT-4")


def verify_bid(state: State, frame: Auction, action: Bid) -> None:
    """High enough, and within the limit [AUCT-2, AUCT-3, SC-036]."""
    player, money = action.player, state.board.money
    _verify_bidder(state, frame, player)
    if player == frame.leader:
        raise IllegalAction("leading", "You have the highest bid, and it is binding.", "AUCT-6")
    spot = _spot(frame, action)
    if frame.building and frame.count == 1:
        shortage.verify_spot(state, player, spot, frame.building)
    lowest = next_bid(state, frame, player, spot)
    if action.amount < lowest:
        text = mark("The lowest bid now is {bid}.")
        rule = "AUCT-3" if frame.high else "AUCT-2"
        raise IllegalAction("too_low", text, rule, bid=money(lowest))
    if action.amount > NO_LIMIT:
        raise IllegalAction("too_high", "You can’t bid that much.", "AUCT-6")
    limit = bid_limit(state, player)
    if action.amount > limit:
        text = mark("You can bid {limit} at most; raise money to bid more.")
        raise IllegalAction("no_cash", text, "AUCT-6", limit=money(limit))


def _spot(frame: Auction, action: Bid) -> int:
    """The street named with a bid for one building; a deed or a lot needs none [SUPPLY-5]."""
    return action.space if frame.building and frame.count == 1 else -1


def bid(game: Game, frame: Auction, action: Bid) -> None:
    """A higher bid asks every player again who has not passed for good [AUCT-5]."""
    player = action.player
    spot = _spot(frame, action)
    turn = -1 if frame.turn == -1 else _after(game.state, player)
    out = frame.out & ~(1 << player)
    game.swap(_after_word(frame, action.amount, player, spot, 0, out, turn))
    game.emit(BidPlaced(player, action.amount, spot))


def _after_word(
    frame: Auction, high: int, leader: int, spot: int, passed: int, out: int, turn: int
) -> Auction:
    """The auction after a bid or pass (much faster than replace())."""
    lot = frame.space, frame.building, frame.count
    return Auction(*lot, high, leader, spot, passed, out, frame.bidders, turn)


def _after(state: State, player: int) -> int:
    order = state.order
    return order[(order.index(player) + 1) % len(order)]


def verify_pass(state: State, frame: Auction, action: Pass) -> None:
    """[AUCT-5]"""
    _verify_bidder(state, frame, action.player)
    if action.player == frame.leader:
        raise IllegalAction("leading", "You have the highest bid, and it is binding.", "AUCT-6")
    if frame.out >> action.player & 1:
        raise IllegalAction("passed", "You have passed for good.", "AUCT-5")
    if frame.passed >> action.player & 1 and not action.final:
        raise IllegalAction("passed", "You have passed on this bid.", "AUCT-5")


def pass_(game: Game, frame: Auction, action: Pass) -> None:
    """[AUCT-5]"""
    bit = 1 << action.player
    out = frame.out | bit if action.final else frame.out
    turn = -1 if frame.turn == -1 else _after(game.state, action.player)
    high, leader, spot = frame.high, frame.leader, frame.spot
    game.swap(_after_word(frame, high, leader, spot, frame.passed | bit, out, turn))
    game.emit(BidderPassed(action.player, action.final))


def verify_withdraw(state: State, frame: Auction, action: WithdrawPass) -> None:
    """A pass may be taken back while the auction is open [AUCT-4]."""
    if frame.turn != -1:
        text = mark("Bids go round the table: you are asked again when somebody bids higher.")
        raise IllegalAction("round_robin", text, "AUCT-4")
    if not (frame.passed | frame.out) >> action.player & 1:
        raise IllegalAction("not_passed", "You have not passed.", "AUCT-4")
    if not could_bid(state, frame, action.player):
        raise IllegalAction("no_cash", "You couldn’t afford the next bid.", "AUCT-4")


def withdraw(game: Game, frame: Auction, action: WithdrawPass) -> None:
    mask = ~(1 << action.player)
    game.swap(replace(frame, passed=frame.passed & mask, out=frame.out & mask))
    game.emit(PassWithdrawn(action.player))


def step(game: Game, frame: Auction) -> bool:
    """Close when no remaining player could bid higher [AUCT-5, SC-041].

    A lot without bids stays with the Bank, unmortgaged [AUCT-7, SC-200].  In old games buildings
    without a legal spot left are not sold [SUPPLY-5].
    """
    state = game.state
    if open_to(state, frame):
        return False
    game.pop()
    game.emit(AuctionClosed(frame.leader, frame.high, frame.space, frame.building))
    if frame.leader == BANK:
        if frame.building:
            shortage.drop_plans(game)
        elif state.mortgaged[frame.space]:
            state.mortgaged[frame.space] = False
            game.emit(MortgageChanged(frame.space, BANK, False))
        return True
    if frame.building and not shortage.can_take(state, frame.leader, frame.building, frame.count):
        shortage.void(game, frame.leader, frame.building, frame.count)
        return True
    where = frame.spot if frame.building else frame.space
    deliver = Deliver(frame.leader, where, frame.building, frame.count, frame.high)
    game.push(Debt(frame.leader, (BANK,), frame.high, "auction", where), deliver)
    return True


def deliver(game: Game, frame: Deliver) -> bool:
    """Hand over a lot that has been paid for [AUCT-6, BANKR-6]."""
    if frame.building:
        return shortage.deliver(game, frame)
    game.pop()
    state = game.state
    state.owner[frame.space] = frame.player
    game.emit(DeedMoved(frame.space, BANK, frame.player))
    if state.mortgaged[frame.space]:
        mortgage.received(game, frame.player, (frame.space,))
    return True


def next_of_estate(game: Game, frame: Estate) -> bool:
    """Auction a bankrupt's deeds one by one in board order [BANKR-5]."""
    if not frame.spaces:
        game.pop()
        return True
    game.swap(Estate(frame.spaces[1:]))
    hammer.open_deed(game, frame.spaces[0])
    return True


def legal(state: State, frame: Auction, player: int) -> list[Action]:
    if not eligible(state, frame, player) or player == frame.leader:
        return []
    if frame.turn != -1 and player not in deciders(state, frame):
        return []
    out: list[Action] = []
    spots: tuple[int, ...] = (-1,)
    if frame.building and frame.count == 1:
        spots = building.spots(state, player, frame.building)
    for spot in spots:
        lowest = next_bid(state, frame, player, spot)
        if lowest <= bid_limit(state, player):
            out.append(Bid(player, lowest, spot))
    if not frame.out >> player & 1:
        if not frame.passed >> player & 1:
            out.append(Pass(player))
        out.append(Pass(player, True))
    silent = (frame.passed | frame.out) >> player & 1
    if silent and frame.turn == -1 and could_bid(state, frame, player):
        out.append(WithdrawPass(player))
    return out + (shortage.legal_withdrawal(state, frame, player) if frame.building else [])


HANDLER = Handler(
    title=mark("the auction"),
    answers={
        Bid: AnswerRule(verify_bid, bid),
        Pass: AnswerRule(verify_pass, pass_),
        WithdrawPass: AnswerRule(verify_withdraw, withdraw),
        **shortage.AUCTION_ANSWERS,
    },
    step=step,
    deciders=deciders,
    legal=legal,
)
DELIVER = Handler(
    title=mark("the transfer of the lot"),
    answers=shortage.DELIVER_ANSWERS,
    step=deliver,
    deciders=its_player,
    legal=shortage.legal_place,
)
ESTATE = Handler(title=mark("the Bank’s auctions"), step=next_of_estate)
