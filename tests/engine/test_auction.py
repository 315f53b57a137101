"""Auctions of deeds: opening, raising, passing, closing, paying."""

from typing import Any

import pytest

from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import (
    Bid,
    Build,
    Buy,
    ClaimSalary,
    Mortgage,
    Pass,
    PayDebt,
    WithdrawPass,
)
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import AuctionClosed, BidPlaced, CashMoved, PassWithdrawn
from monopoly_gui.engine.frames import Auction
from tests.engine.scenes import P1, P2, P3, P4, Scene, game


def auction(players: int = 3, deed: str = "kentucky", **options: Any) -> Scene:
    """P1 has just declined a deed."""
    space = game().place(deed)
    at = {P1: space - 4, **options.pop("at", {})}
    scene = game(players, at=at, **options)
    return scene.roll(1, 3).decline()


def test_everybody_may_bid() -> None:
    """AUCT-1 SC-032: also the player who declined, and cheaply."""
    scene = auction(deed="boardwalk")
    assert scene.deciders == (P1, P2, P3)
    scene.bid(P1, 10).passes(P2, P3)
    assert scene.owner("boardwalk") == P1 and scene.cash(P1) == 1490


def test_opening_and_raising() -> None:
    """SC-034 AUCT-2 AUCT-3: opens at 10, and each bid beats the last by 1."""
    scene = auction()
    reason = scene.rejects(Bid(P2, 5), "too_low")
    assert "$10" in reason.text and reason.rule == "AUCT-2"
    scene.bid(P2, 10)
    scene.rejects(Bid(P3, 10), "too_low")
    scene.bid(P3, 11)
    assert scene.of(BidPlaced)[0].amount == 11


def test_any_opening_price() -> None:
    """SC-034 AUCT-2: with auction_min_open=1 an auction opens at 1."""
    scene = auction(auction_min_open=1)
    scene.rejects(Bid(P2, 0), "too_low")
    scene.bid(P2, 1)


def test_the_lowest_raise_is_an_option() -> None:
    """AUCT-3: auction_min_raise=25."""
    scene = auction(auction_min_raise=25)
    scene.bid(P2, 10)
    scene.rejects(Bid(P3, 34), "too_low")
    scene.bid(P3, 35)


def test_two_equal_bids() -> None:
    """SC-048 AUCT-3: the first registered stands."""
    scene = auction()
    scene.bid(P3, 60)
    scene.rejects(Bid(P2, 60), "too_low")
    assert isinstance(scene.top, Auction) and scene.top.leader == P3


def test_bids_in_any_order() -> None:
    """AUCT-4: whoever likes, whenever; a new bid asks the others again."""
    scene = auction()
    scene.bid(P3, 20).passes(P1).bid(P2, 30)
    assert scene.deciders == (P1, P3)
    scene.bid(P1, 40).passes(P2, P3)
    assert scene.owner("kentucky") == P1


def test_a_pass_may_be_taken_back() -> None:
    """AUCT-4: while the auction is open, by bidding or by saying so."""
    scene = auction()
    scene.rejects(WithdrawPass(P1), "not_passed")
    scene.bid(P3, 20).passes(P1)
    scene.rejects(Pass(P1), "passed")
    scene.do(WithdrawPass(P1))
    assert scene.of(PassWithdrawn) and scene.deciders == (P1, P2)
    scene.passes(P1)
    scene.bid(P1, 30)
    scene.passes(P2, P3)
    assert scene.owner("kentucky") == P1


def test_leaving_for_good() -> None:
    """AUCT-4 AUCT-5: a final pass lets later bids stand too, and even it can be taken back."""
    scene = auction()
    scene.do(Pass(P1, True)).bid(P2, 20)
    assert scene.deciders == (P3,)
    scene.rejects(Pass(P1, True), "passed")
    scene.do(WithdrawPass(P1)).do(Pass(P1, True))
    scene.bid(P1, 25).bid(P2, 30)
    assert set(scene.deciders) == {P1, P3}


def test_it_ends_when_nobody_goes_higher() -> None:
    """AUCT-5 AUCT-6: everybody else has passed on the present bid."""
    scene = auction()
    scene.bid(P2, 50).passes(P1)
    assert scene.pending == "auction"
    scene.passes(P3)
    (closed,) = scene.of(AuctionClosed)
    assert (closed.player, closed.amount) == (P2, 50) and scene.to_end(P1)


def test_the_bank_is_paid() -> None:
    """SC-045 AUCT-6: not the player who declined."""
    scene = auction()
    scene.sold(P2, 50)
    assert scene.cash(P1) == 1500 and scene.cash(P2) == 1450
    assert [(e.payer, e.payee) for e in scene.of(CashMoved)] == [(P2, BANK)]


def test_nobody_bids() -> None:
    """SC-033 AUCT-7: the deed stays with the Bank and is offered to the next one there."""
    scene = game(2, at={P1: 0, P2: 0})
    scene.roll(1, 2).decline().all_pass()
    assert scene.owner("baltic") == BANK and scene.to_end(P1)
    scene.end().roll(1, 2)
    assert scene.pending == "purchase" and scene.may(Buy(P2))


def test_bids_in_cash() -> None:
    """SC-036 AUCT-6: not more than the cash in hand; but cash may be raised before."""
    scene = auction(cash={P2: 60}, owns={P2: "boardwalk"})
    reason = scene.rejects(Bid(P2, 61), "no_cash")
    assert "$60" in reason.text
    scene.do(Mortgage(P2, 39)).bid(P2, 61)
    assert scene.cash(P2) == 260


def test_bids_up_to_what_can_be_raised() -> None:
    """SC-037 AUCT-6: the winner raises the difference before the deed is handed over."""
    scene = auction(auction_bid_limit="raisable", cash={P2: 60}, owns={P2: "boardwalk"})
    scene.rejects(Bid(P2, 261), "no_cash")
    assert scene.may(Bid(P2, 260))
    scene.sold(P2, 150)
    assert scene.pending == "debt" and scene.owner("kentucky") == BANK
    scene.rejects(Mortgage(P2, 21), "not_yours")
    scene.do(Mortgage(P2, 39)).pay()
    assert scene.owner("kentucky") == P2 and scene.cash(P2) == 110


def test_a_bid_without_limit_can_ruin() -> None:
    """SC-038 AUCT-6 BANKR-5: bankrupt to the Bank; the deed joins the estate."""
    scene = auction(deed="oriental", auction_bid_limit="unlimited", cash={P2: 60})
    scene.sold(P2, 100)
    assert scene.debt.player == P2 and scene.owner("oriental") == BANK
    scene.give_up()
    assert not scene.state.alive[P2] and isinstance(scene.top, Auction)
    assert scene.top.space == 6 and scene.deciders == (P1, P3)
    scene.sold(P3, 15)
    assert scene.owner("oriental") == P3 and scene.to_end(P1)


def test_the_ruined_bidders_deeds_are_auctioned_too() -> None:
    """SC-038 SC-198: the estate and the unpaid deed, in board order."""
    scene = auction(auction_bid_limit="unlimited", cash={P2: 10}, owns={P2: "boardwalk brown"})
    scene.sold(P2, 1000).give_up()
    seen = []
    while isinstance(scene.top, Auction):
        seen.append(scene.top.space)
        scene.all_pass()
    assert seen == [1, 3, 21, 39] and scene.to_end(P1)


def test_no_bid_is_higher_than_sense() -> None:
    """AUCT-6: without limit a bid is still a number."""
    scene = auction(auction_bid_limit="unlimited")
    scene.rejects(Bid(P2, 10**12), "too_high")


def test_a_prisoner_may_bid() -> None:
    """SC-040 AUCT-1 JAIL-8: an auction is open to those who cannot move."""
    scene = auction(jail={P3: 0}, cash={P3: 500})
    scene.bid(P3, 120).passes(P1, P2)
    assert scene.owner("kentucky") == P3 and scene.jailed(P3)


def test_only_one_has_money() -> None:
    """SC-041 AUCT-5: it closes at once at the lowest bid; nobody is forced to buy."""
    scene = auction(deed="ventnor", cash={P1: 900, P2: 5, P3: 5})
    assert scene.deciders == (P1,)
    scene.bid(P1, 10)
    assert scene.cash(P1) == 890 and scene.owner("ventnor") == P1
    scene = auction(deed="ventnor", cash={P1: 900, P2: 5, P3: 5})
    scene.passes(P1)
    assert scene.owner("ventnor") == BANK and scene.to_end(P1)


def test_nobody_has_the_lowest_bid() -> None:
    """SC-042 AUCT-7: it closes unsold at once."""
    scene = auction(cash=9)
    (closed,) = scene.of(AuctionClosed)
    assert closed.player == BANK and scene.to_end(P1)


def test_who_could_raise_the_bid_is_asked() -> None:
    """AUCT-1 SC-036: a player without cash but with a deed to mortgage is waited for."""
    scene = auction(cash={P1: 900, P2: 5, P3: 5}, owns={P3: "boardwalk"})
    assert P3 in scene.deciders
    scene.bid(P1, 150)
    assert scene.deciders == (P3,)
    scene.do(Mortgage(P3, 39)).bid(P3, 160).passes(P1)
    assert scene.owner("kentucky") == P3


def test_a_bid_binds() -> None:
    """SC-044 AUCT-6: the leader can neither pass nor withdraw nor bid again."""
    scene = auction()
    scene.bid(P2, 80)
    scene.rejects(Pass(P2), "leading")
    scene.rejects(WithdrawPass(P2), "not_passed")
    scene.rejects(Bid(P2, 90), "leading")
    assert scene.legal(P2) == []


def test_round_the_table() -> None:
    """AUCT-4: with auction_order=round_robin one at a time, from the player whose turn it is."""
    scene = auction(4, auction_order="round_robin")
    assert scene.deciders == (P1,)
    scene.rejects(Bid(P3, 20), "not_your_bid")
    scene.bid(P1, 10)
    assert scene.deciders == (P2,)
    scene.passes(P2).bid(P3, 20)
    assert scene.deciders == (P4,)
    scene.passes(P4, P1, P2)
    assert scene.owner("kentucky") == P3 and scene.cash(P3) == 1480


def test_round_the_table_a_pass_is_of_one_bid() -> None:
    """AUCT-4: who passed is asked again when the bid has risen; a final pass is not."""
    scene = auction(3, auction_order="round_robin")
    scene.passes(P1).do(Pass(P2, True)).bid(P3, 10)
    assert scene.deciders == (P1,)
    scene.rejects(WithdrawPass(P2), "round_robin")
    scene.bid(P1, 20)
    assert scene.deciders == (P3,)
    scene.passes(P3)
    assert scene.owner("kentucky") == P1


def test_raising_in_ones_own_auction_keeps_the_others_out() -> None:
    """MORT-3 SELL-2: everybody in the auction may raise money, nobody may build."""
    scene = auction(owns={P2: "dark_blue", P3: "brown"}, built={"brown": 1})
    scene.rejects(Build(P2, (39,)), "busy")
    scene.do(Mortgage(P2, 39))
    assert any(a.kind == "sell_building" for a in scene.legal(P3))


@pytest.mark.parametrize("limit", ["cash", "raisable", "unlimited"])
def test_what_is_listed_can_be_done(limit: str) -> None:
    """AUCT-3: the listed bid is the lowest one, for each limit."""
    scene = auction(auction_bid_limit=limit)
    scene.bid(P2, 30)
    (listed,) = [a for a in machine.legal(scene.state, P3) if isinstance(a, Bid)]
    assert listed.amount == 31


def test_an_auction_waits_for_the_winner_to_pay() -> None:
    """AUCT-6 SC-037: P4's bid is a debt to the Bank that nobody else can pay."""
    scene = auction(4, auction_bid_limit="raisable", cash={P4: 0}, owns={P4: "green"})
    scene.sold(P4, 300)
    scene.rejects(PayDebt(P1), "not_yours")
    scene.rejects(PayDebt(P4), "no_cash")
    scene.do(Mortgage(P4, 31)).do(Mortgage(P4, 32)).pay()
    assert scene.owner("kentucky") == P4 and scene.cash(P4) == 0


def late_salary(**rules: Any) -> Scene:
    """P1 declines Park Place; P2 has 60 and has not asked for a salary of 200 yet."""
    words: dict[str, Any] = {"at": {P1: 36, P2: 38}, "cash": {P2: 60}, "asks": [P2]}
    scene = game(2, salary_claim="claim_before_next_turn", **words, **rules)
    scene.state.salaries[P2] = 200
    return Scene(scene.state.clone()).roll(1, 2).decline()


def test_an_auction_waits_for_who_could_bid_with_a_salary() -> None:
    """GO-2 AUCT-5 SC-036: it can still be asked for, and is cash then."""
    scene = late_salary().bid(P1, 200)
    assert scene.pending == "auction" and scene.deciders == (P2,)
    scene.rejects(Bid(P2, 210), "no_cash")
    scene.do(ClaimSalary(P2)).bid(P2, 210).passes(P1)
    assert scene.owner(39) == P2 and scene.cash(P2) == 50
    assert late_salary().bid(P1, 260).owner(39) == P1


def test_a_salary_is_among_what_could_be_raised_for_a_bid() -> None:
    """GO-2 SC-037: the winner asks for it and pays."""
    scene = late_salary(auction_bid_limit="raisable")
    scene.rejects(Bid(P2, 261), "no_cash")
    scene.bid(P2, 260).passes(P1)
    assert scene.pending == "debt"
    scene.do(ClaimSalary(P2)).pay()
    assert scene.owner(39) == P2 and scene.cash(P2) == 0
