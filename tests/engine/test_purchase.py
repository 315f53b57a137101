"""Buying the deed one lands on, or leaving it to the auction."""

import pytest

from monopoly_gui.engine.actions import Bid, Buy, Decline, EndTurn, Mortgage, Roll, SellBuilding
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import AuctionOpened, DeedMoved, PurchaseOffered
from tests.engine.scenes import P1, P2, P3, game


def test_buying_at_the_listed_price() -> None:
    """SC-030 BUY-1 BUY-2: pay the Bank, take the deed, unmortgaged."""
    scene = game(at={P1: 35})
    scene.roll(1, 3)
    assert scene.of(PurchaseOffered)[0].space == 39 and scene.deciders == (P1,)
    scene.buy()
    assert scene.cash(P1) == 1100 and scene.owner("boardwalk") == P1
    assert scene.of(DeedMoved)[0].giver == BANK and not scene.is_mortgaged("boardwalk")


@pytest.mark.parametrize(
    ("deed", "price"), [("reading", 200), ("water_works", 150), ("baltic", 60)]
)
def test_all_kinds_are_offered_alike(deed: str, price: int) -> None:
    """BUY-4 BOARD-11: railroad, utility, street."""
    space = game().place(deed)
    scene = game(at={P1: (space - 3) % 40})
    scene.roll(1, 2)
    cash = scene.cash(P1)
    scene.buy()
    assert scene.owner(deed) == P1 and scene.cash(P1) == cash - price


def test_the_full_price_in_cash() -> None:
    """BUY-1: too little cash is said in words; money may be raised while the offer is open."""
    scene = game(
        at={P1: 35},
        cash={P1: 300},
        owns={P1: "brown reading", P2: "light_blue"},
        built={"brown": 1, "light_blue": 1},
    )
    scene.roll(1, 3)
    reason = scene.rejects(Buy(P1), "no_cash")
    assert "$100" in reason.text
    scene.do(Mortgage(P1, 5)).do(SellBuilding(P1, 1))
    scene.rejects(SellBuilding(P2, 6), "busy")
    scene.buy()
    assert scene.owner("boardwalk") == P1 and scene.cash(P1) == 25


def test_a_trade_to_pay_for_the_deed() -> None:
    """BUY-1 TRADE-2: the buyer may trade while the offer is open, with anybody."""
    scene = game(at={P1: 35}, cash={P1: 300}, owns={P1: "reading"})
    scene.roll(1, 3)
    scene.deal(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=150))
    scene.buy()
    assert scene.owner("boardwalk") == P1 and scene.cash(P1) == 50


def test_what_is_not_bought_is_auctioned() -> None:
    """BUY-3: at once, also where the lander could not pay."""
    scene = game(at={P1: 35}, cash={P1: 20})
    scene.roll(1, 3)
    scene.rejects(Roll(P1), "not_now")
    scene.rejects(EndTurn(P1), "not_now")
    scene.decline()
    assert scene.of(AuctionOpened)[0].space == 39 and scene.pending == "auction"


def test_only_the_lander_decides() -> None:
    """BUY-1 BUY-3: others can neither buy nor decline for them."""
    scene = game(at={P1: 35})
    scene.roll(1, 3)
    scene.rejects(Buy(P2), "not_yours")
    scene.rejects(Decline(P3), "not_yours")
    assert scene.legal(P2) == []


def test_where_there_are_no_auctions() -> None:
    """SC-049 BUY-3: with auction_on_decline off the deed stays with the Bank."""
    scene = game(at={P1: 16}, auction_on_decline=False)
    scene.roll(2, 3).decline()
    assert scene.owner("kentucky") == BANK and scene.to_end(P1)


def test_the_space_that_a_card_leads_to() -> None:
    """SC-046 BUY-1 CARD-7: is offered like any other."""
    scene = game(at={P1: 4}, cash={P1: 500}, chance="ch_boardwalk")
    scene.roll(1, 2).buy()
    assert scene.cash(P1) == 100 and scene.owner("boardwalk") == P1


def test_no_purchase_on_the_first_lap() -> None:
    """SC-252: with first_lap_purchase=forbidden nothing is offered before the first GO."""
    scene = game(at={P1: 0, P2: 0}, lapped=[P2], first_lap_purchase="forbidden")
    scene.roll(2, 4)
    assert scene.to_end(P1) and scene.owner("oriental") == BANK
    scene.end().roll(2, 4)
    assert scene.pending == "purchase"


def test_no_bids_on_the_first_lap() -> None:
    """SC-252: who may not buy yet takes no part in the auction of what another declines."""
    scene = game(at={P1: 0}, lapped=[P1, P3], first_lap_purchase="forbidden")
    scene.roll(2, 4).decline()
    assert scene.deciders == (P1, P3)
    scene.rejects(Bid(P2, 10), "not_bidding")
    scene.sold(P3, 10)
    assert scene.owner("oriental") == P3


def test_passing_go_opens_the_shop() -> None:
    """SC-252: the first salary comes before the space."""
    scene = game(at={P1: 38}, first_lap_purchase="forbidden")
    scene.roll(2, 3)
    assert scene.pending == "purchase"
