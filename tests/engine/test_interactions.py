"""Rules that meet: obligations inside obligations, and what is left when somebody falls."""

from monopoly_gui.engine.actions import (
    AcceptTrade,
    AnswerDemand,
    Bundle,
    ChooseCard,
    ChooseSpace,
    ClaimRent,
    Mortgage,
    OfferTrade,
    PayFine,
    SellDown,
    SettleMortgage,
)
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.frames import Auction, Debt, Received
from tests.engine.scenes import P1, P2, P3, P4, game


def test_a_mortgaged_deed_in_settlement() -> None:
    """SC-190 MORT-7: the debt is gone, and the creditor settles the mortgage that came."""
    scene = game(
        at={P1: 36}, cash={P1: 0, P2: 15}, owns={P1: "reading", P2: "boardwalk"}, mortgaged=5
    )
    scene.roll(1, 2)
    scene.do(OfferTrade(P1, P2, scene.bundle(deeds="reading"), Bundle(), settles=True))
    scene.do(AcceptTrade(P2, scene.standing.id))
    assert isinstance(scene.top, Received) and scene.deciders == (P2,)
    scene.do(SettleMortgage(P2, 5, False))
    assert scene.cash(P2) == 5 and scene.to_end(P1)


def test_a_settlement_the_creditor_cannot_afford() -> None:
    """SC-174 SC-190: without the ten per cent it is refused like any deal."""
    scene = game(
        at={P1: 36}, cash={P1: 0, P2: 5}, owns={P1: "reading", P2: "boardwalk"}, mortgaged=5
    )
    scene.roll(1, 2)
    scene.do(OfferTrade(P1, P2, scene.bundle(deeds="reading"), Bundle(), settles=True))
    scene.rejects(AcceptTrade(P2, scene.standing.id), "no_dues")


def test_a_deal_inside_a_debt_inside_an_auction() -> None:
    """AUCT-6 DEBT-2 MORT-7: the winner sells a mortgaged deed to pay; its buyer settles first."""
    scene = game(
        3,
        at={P1: 18},
        cash={P2: 60},
        owns={P2: "boardwalk short_line"},
        mortgaged="short_line",
        auction_bid_limit="raisable",
    )
    scene.roll(1, 2).decline()
    scene.sold(P2, 200)
    scene.deal(P2, P3, scene.bundle(deeds="short_line"), scene.bundle(cash=30))
    assert [frame.kind for frame in scene.state.stack] == ["turn", "deliver", "debt", "received"]
    scene.do(SettleMortgage(P3, 35, True)).do(Mortgage(P2, 39)).pay()
    assert scene.owner("kentucky") == P2 and scene.cash(P2) == 90 and scene.to_end(P1)


def test_an_older_rent_ruins_the_winner_of_an_auction() -> None:
    """SC-210 SC-038 BANKR-2: the creditor takes all, the unpaid deed goes under the hammer."""
    scene = game(
        4,
        at={P1: 31},
        cash={P1: 20},
        owns={P1: "baltic", P3: "short_line"},
        mortgaged="baltic",
        asks=[P3],
        auction_bid_limit="unlimited",
    )
    scene.roll(2, 2).roll(1, 1).decline()
    scene.sold(P1, 900)
    assert scene.debt.creditors == (BANK,)
    scene.do(ClaimRent(P3, scene.claim.id))
    assert scene.debt.creditors == (P3,) and scene.debt.amount == 25
    scene.give_up()
    assert scene.cash(P3) == 1520 and scene.owner("baltic") == P3
    assert [frame.kind for frame in scene.state.stack] == ["turn", "estate", "received"]
    scene.do(SettleMortgage(P3, 3, False))
    assert isinstance(scene.top, Auction) and scene.top.space == 37
    scene.all_pass()
    assert scene.owner("park_place") == BANK and scene.to_roll(P2)


def test_to_jail_by_the_other_card_after_doubles() -> None:
    """SC-100 SC-098 JAIL-2: the fine was not chosen, the Chance card arrests, no more throws."""
    scene = game(board="uk", at={P1: 13}, chest="cc_fine_or_chance", chance="ch_jail")
    scene.roll(2, 2).do(ChooseCard(P1, True))
    assert scene.jailed(P1) and scene.to_end(P1) and scene.cash(P1) == 1500


def test_everybodys_rent_in_one_turn() -> None:
    """RENT-2 RENT-3: three owners ask in their own time; who does not ask loses."""
    owns = {P2: "oriental", P3: "connecticut", P4: "electric_company"}
    scene = game(at={P1: 4}, owns=owns, asks=[P2, P3, P4], chest="cc_beauty")
    scene.roll(1, 1).roll(1, 2)
    assert [c.owner for c in scene.state.claims] == [P2, P3]
    scene.end()
    scene.do(ClaimRent(P3, scene.state.claims[1].id))
    assert scene.cash(P3) == 1508
    scene.roll(4, 6)
    assert not scene.state.claims and scene.cash(P2) == 1500


def test_a_guest_ruined_over_a_mortgage_of_another_guest() -> None:
    """SC-077 BANKR-4: guests fall one after the other, the birthday child settles each time."""
    scene = game(
        4,
        at={P1: 14},
        cash={P1: 50, P2: 0, P3: 0},
        owns={P2: "reading", P3: "baltic"},
        mortgaged="reading baltic",
        chest="cc_birthday",
    )
    scene.roll(1, 2).give_up()
    scene.do(SettleMortgage(P1, 5, False))
    assert scene.debt.player == P3
    scene.give_up()
    scene.do(SettleMortgage(P1, 3, True))
    assert scene.cash(P1) == 50 - 10 - 33 + 10 and scene.cash(P4) == 1490 and scene.to_end(P1)


def test_selling_hotels_to_pay_for_a_contested_house() -> None:
    """SUPPLY-5 SELL-5 DEBT-4: the winner may not break hotels up, but may sell them outright."""
    scene = game(
        4,
        owns={P1: "brown", P2: "dark_blue orange"},
        built={"orange": 5},
        cash={P2: 210},
        stock=(4, 9),
        auction_bid_limit="raisable",
    )
    scene.build(P1, 1, 3, 1, 3).do(AnswerDemand(P2, (37,)))
    scene.bid(P2, 800, 37).passes(P1)
    assert isinstance(scene.top, Debt) and scene.top.player == P2
    scene.rejects(SellDown(P2, "orange", (1, 1, 1)), "no_houses")
    scene.do(SellDown(P2, "orange", (0, 0, 0))).pay()
    assert scene.level("park_place") == 1 and scene.cash(P2) == 210 + 750 - 800


def test_the_fine_paid_by_a_deal() -> None:
    """JAIL-14 DEBT-2: the third miss is paid with what another player gives for a deed."""
    scene = game(jail={P1: 2}, cash={P1: 0}, owns={P1: "boardwalk"}, mortgaged="boardwalk")
    scene.roll(1, 3)
    scene.deal(P1, P2, scene.bundle(deeds="boardwalk"), scene.bundle(cash=60))
    scene.do(SettleMortgage(P2, 39, False)).pay()
    assert scene.at(P1) == 14 and scene.cash(P1) == 10 and scene.pending == "purchase"


def test_the_bus_to_a_card_to_a_rent() -> None:
    """SPEED-1 CARD-7 RENT-10: every step of a chain is settled before the next throw."""
    scene = game(
        at={P1: 1},
        lapped=[P1],
        cash=1500,
        speed_die="on",
        owns={P2: "railroad"},
        chance="ch_nearest_rr_1",
    )
    scene.roll(3, 3, speed="bus").do(ChooseSpace(P1, 7))
    assert scene.at(P1) == 15 and scene.cash(P1) == 1100 and scene.to_roll(P1)


def test_out_of_jail_by_fine_then_doubles_to_go_to_jail() -> None:
    """DBL-4 JAIL-1: free, doubles, and back again in one turn."""
    scene = game(jail={P1: 1}, owns={P1: "pink orange red yellow railroad utility"})
    scene.do(PayFine(P1)).roll(5, 5).roll(5, 5)
    assert scene.jailed(P1) and scene.to_end(P1) and scene.state.jail_turns[P1] == 0
