"""Bankruptcy: to a player, to the Bank, to several, and by choice."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import AcceptTrade, ClaimRent, Mortgage, Resign, SettleMortgage
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import (
    AuctionOpened,
    BuildingsChanged,
    CashMoved,
    DeedMoved,
    JailCardMoved,
    RentLapsed,
    TradeEnded,
    WentBankrupt,
)
from monopoly_gui.engine.frames import Auction, Over
from tests.engine.scenes import P1, P2, P3, P4, Scene, game


def ruined(players: int = 3, debtor: str = "", built: Any = None, **options: Any) -> Scene:
    """P1 owes P2 1,275 for a hotel on Pacific and can no longer pay; it is not yet over."""
    options.setdefault("cash", {P1: 20})
    owns = {P1: debtor, P2: "green", **options.pop("owns", {})}
    scene = game(players, at={P1: 26}, owns=owns, built={"green": 5, **(built or {})}, **options)
    scene.roll(4, 1)
    assert scene.debt.creditors == (P2,)
    return scene


def taxed(players: int = 3, debtor: str = "", **options: Any) -> Scene:
    """P1 owes the Bank a tax that cannot be paid; it is not yet over."""
    options.setdefault("cash", {P1: 20})
    owns = {P1: debtor, **options.pop("owns", {})}
    scene = game(players, at={P1: 1}, owns=owns, **options).roll(1, 2)
    assert scene.debt.creditors == (BANK,)
    return scene


def auctioned(scene: Scene) -> list[int]:
    """The deeds that the Bank auctions from here on, all unsold."""
    out = []
    while isinstance(scene.top, Auction):
        out.append(scene.top.space)
        scene.all_pass()
    return out


# -- to a player -------------------------------------------------------------------------


def test_everything_goes_to_the_creditor() -> None:
    """BANKR-1 BANKR-2 BANKR-8 SC-258: cash, deeds as they are, cards; then the seat is empty."""
    scene = ruined(debtor="boardwalk reading", mortgaged="reading", cards={P1: "cc_jail_free"})
    scene.give_up()
    (event,) = scene.of(WentBankrupt)
    assert (event.player, event.creditor, event.resigned) == (P1, P2, False)
    assert scene.cash(P2) == 1520 and scene.cash(P1) == 0
    assert scene.owner("boardwalk") == P2 and not scene.is_mortgaged("boardwalk")
    assert scene.owner("reading") == P2 and scene.is_mortgaged("reading")
    assert scene.state.cards[P2] == [scene.card("cc_jail_free")]
    assert not scene.state.alive[P1] and scene.state.living() == [P2, P3]
    scene.do(SettleMortgage(P2, 5, False))
    assert scene.to_roll(P2)


def test_a_single_creditor_shares_with_nobody() -> None:
    """SC-202 BANKR-2: with equal_split too one creditor takes the deeds, and none is auctioned."""
    scene = ruined(debtor="boardwalk", mortgaged="boardwalk", multi_creditor="equal_split")
    scene.give_up().do(SettleMortgage(P2, 39, False))
    assert scene.owner("boardwalk") == P2 and scene.to_roll(P2)


@pytest.mark.parametrize(("rule", "half"), [("half_to_creditor", 75), ("no_cash", 0)])
def test_buildings_go_back(rule: str, half: int) -> None:
    """BANKR-3: sold to the Bank, half their price for the creditor; or returned for nothing."""
    scene = ruined(debtor="brown", built={"brown": (2, 1)}, bankrupt_buildings=rule)
    scene.give_up()
    assert scene.levels("brown") == (0, 0) and scene.cash(P2) == 1520 + half
    assert len(scene.of(BuildingsChanged)) == 2 and scene.state.houses_left == 32


def test_a_bankrupts_hotels() -> None:
    """BANKR-3 SELL-5: five half prices each, whatever houses the Bank has."""
    scene = ruined(4, debtor="brown", built={"brown": 5}, stock=(0, 7), cash={P1: 0})
    scene.give_up()
    assert scene.cash(P2) == 1500 + 2 * 125 and scene.state.houses_left == 0


def test_deeds_pass_as_they_are() -> None:
    """SC-196 BANKR-2: by default clear deeds are not mortgaged first."""
    scene = ruined(debtor="boardwalk").give_up()
    assert scene.cash(P2) == 1520 and not scene.is_mortgaged("boardwalk")
    assert scene.to_roll(P2)


def test_deeds_mortgaged_first() -> None:
    """SC-196 BANKR-4: with bankrupt_settlement=liquidate the creditor gets money and dues."""
    scene = ruined(debtor="boardwalk", bankrupt_settlement="liquidate").give_up()
    assert scene.cash(P2) == 1720 and scene.is_mortgaged("boardwalk")
    scene.do(SettleMortgage(P2, 39, False))
    assert scene.cash(P2) == 1700


def test_mortgages_taken_before_stand() -> None:
    """SC-197 BANKR-2: a deed mortgaged while raising passes mortgaged, with the cash."""
    scene = ruined(debtor="park_place").do(Mortgage(P1, 37)).give_up()
    assert scene.cash(P2) == 1500 + 20 + 175 and scene.is_mortgaged("park_place")
    assert scene.pending == "received"


def test_the_creditor_falls_too() -> None:
    """SC-205 BANKR-4 END-1: over the ten per cent, to the Bank; the third player wins."""
    scene = game(
        3,
        turn=P2,
        at={P2: 14},
        cash={P1: 0, P2: 0, P3: 700},
        owns={P1: "boardwalk"},
        mortgaged="boardwalk",
        chest="cc_birthday",
    )
    scene.roll(1, 2)
    assert scene.debt.player == P1 and scene.debt.creditors == (P2,)
    scene.give_up()
    scene.do(SettleMortgage(P2, 39, False))
    assert scene.debt.player == P2 and scene.debt.amount == 20 and scene.cash(P2) == 10
    scene.give_up()
    assert isinstance(scene.top, Over) and scene.top.ranking == (P3, P2, P1)
    assert scene.owner("boardwalk") == BANK and not scene.all_of(AuctionOpened)


def test_claims_and_offers_fall() -> None:
    """SC-209 SC-264 BANKR-8: what concerned the bankrupt is void."""
    scene = game(4, at={P1: 1}, cash={P1: 0}, owns={P1: "reading", P3: "baltic"}, mortgaged=5)
    scene.offer(P3, P1, scene.bundle(cash=50), scene.bundle(deeds="reading"))
    scene.offer(P1, P4, scene.bundle(deeds="reading"), scene.bundle(cash=60))
    scene.offer(P3, P4, scene.bundle(deeds="baltic"), scene.bundle(cash=5))
    scene.roll(1, 2).give_up()
    assert [e.why for e in scene.of(TradeEnded)] == ["void", "void"]
    assert scene.standing.player == P3 and scene.standing.partner == P4


def test_an_owner_out_of_the_game_asks_no_more() -> None:
    """SC-264 RENT-2: rent not asked for dies with its owner."""
    scene = game(
        3,
        at={P1: 3, P2: 1},
        cash={P2: 0},
        owns={P2: "oriental"},
        asks=[P2],
        rent_claim="before_second_roll",
        mortgaged="",
    )
    scene.roll(1, 2)
    assert scene.claim.owner == P2
    scene.end().roll(1, 2).do(Mortgage(P2, 6))
    scene.give_up()
    assert scene.of(RentLapsed) and not scene.state.claims and scene.cash(P1) == 1500


def test_rent_not_asked_for_is_no_debt() -> None:
    """SC-262 RENT-2: the lander is bankrupt to the Bank before P3 asks: P3 gets nothing."""
    scene = game(4, at={P1: 31}, cash={P1: 10}, owns={P3: "short_line"}, asks=[P3])
    scene.roll(2, 2).roll(1, 2)
    number = scene.claim.id
    scene.give_up()
    assert scene.cash(P3) == 1500 and scene.of(RentLapsed)
    scene.rejects(ClaimRent(P3, number), "lapsed")


# -- to the Bank -------------------------------------------------------------------------


def test_the_bank_auctions_in_board_order() -> None:
    """SC-198 BANKR-5 BANKR-6: 5 then 37, both clear, among those who are left."""
    scene = taxed(debtor="park_place reading", mortgaged="park_place reading")
    scene.give_up()
    assert scene.cash(P1) == 0 and not scene.is_mortgaged("park_place")
    assert isinstance(scene.top, Auction) and scene.top.space == 5
    assert scene.deciders == (P2, P3)
    scene.sold(P3, 40)
    assert isinstance(scene.top, Auction) and scene.top.space == 37
    scene.sold(P2, 50)
    assert scene.owner(5) == P3 and scene.owner(37) == P2 and scene.to_roll(P2)
    assert not scene.state.mortgaged[5] and not scene.state.mortgaged[37]


def test_nobody_wants_them() -> None:
    """SC-200 BANKR-5 AUCT-7: they stay with the Bank, clear, for the next to land there."""
    scene = taxed(debtor="baltic reading", mortgaged="baltic reading").give_up()
    assert auctioned(scene) == [3, 5]
    assert scene.owner(3) == BANK and not any(scene.state.mortgaged) and scene.to_roll(P2)


def test_kept_mortgages() -> None:
    """BANKR-6 MORT-7: with bank_auction_mortgages=kept the buyer settles them."""
    scene = taxed(debtor="reading", mortgaged="reading", bank_auction_mortgages="kept")
    scene.give_up()
    scene.sold(P2, 30)
    assert scene.pending == "received" and scene.is_mortgaged("reading")
    scene.do(SettleMortgage(P2, 5, True))
    assert scene.cash(P2) == 1500 - 30 - 110 and scene.to_roll(P2)


def test_a_kept_mortgage_on_an_unsold_deed() -> None:
    """SC-200 BANKR-6 BUY-2: what nobody wants is clear when the Bank offers it again."""
    scene = taxed(3, debtor="baltic", mortgaged="baltic", bank_auction_mortgages="kept")
    scene.give_up()
    assert auctioned(scene) == [3] and not scene.is_mortgaged("baltic")
    scene.roll(1, 2).buy()
    assert scene.owner("baltic") == P2 and scene.to_end(P2)


def test_buildings_to_the_bank_bring_nothing() -> None:
    """BANKR-5 BANKR-3: they go back to the supply; only the deeds are auctioned."""
    scene = game(3, at={P1: 1}, cash={P1: 0}, owns={P1: "brown"}, built={"brown": 1}).roll(1, 2)
    scene.give_up()
    assert scene.state.houses_left == 32 and auctioned(scene) == [1, 3]
    assert not [e for e in scene.all_of(CashMoved) if e.reason == "sale"]


def test_jail_cards_go_back() -> None:
    """BANKR-7 CARD-6: to the bottom of their own decks."""
    scene = taxed(cards={P1: "ch_jail_free cc_jail_free"}).give_up()
    assert scene.state.decks[0][-1] == scene.card("ch_jail_free")
    assert scene.state.decks[1][-1] == scene.card("cc_jail_free")
    assert [e.taker for e in scene.of(JailCardMoved)] == [BANK, BANK]


def test_an_estate_with_one_bidder() -> None:
    """BANKR-5 AUCT-5: who alone has money takes what is wanted at the lowest bid."""
    scene = taxed(debtor="baltic reading", cash={P1: 0, P2: 3, P3: 400})
    scene.give_up()
    assert scene.deciders == (P3,)
    scene.bid(P3, 10)
    assert scene.owner(3) == P3 and isinstance(scene.top, Auction) and scene.top.space == 5
    scene.passes(P3)
    assert scene.owner(5) == BANK and scene.to_roll(P2)


def test_an_estate_without_bidders() -> None:
    """BANKR-5 SC-042: all auctions close by themselves."""
    scene = taxed(debtor="baltic reading", cash={P1: 0, P2: 3, P3: 3}).give_up()
    assert len(scene.of(AuctionOpened)) == 2 and scene.to_roll(P2)


def test_a_bidder_ruined_in_an_estate() -> None:
    """SC-038 BANKR-5: the bidder's deeds, and what was not paid, come after those of the first."""
    scene = taxed(
        4,
        debtor="baltic short_line",
        owns={P2: "reading"},
        auction_bid_limit="unlimited",
        cash={P1: 0, P2: 5},
    )
    scene.give_up()
    scene.sold(P2, 900).give_up()
    assert auctioned(scene) == [35, 3, 5]
    assert scene.state.living() == [P3, P4] and scene.to_roll(P3)


def test_the_drawer_dies_of_the_first_guest() -> None:
    """BANKR-5 DEBT-4: of the mortgages of P2, though the other guests pay him first."""
    scene = game(
        4,
        at={P1: 14},
        cash={P1: 0, P2: 1, P3: 100, P4: 10},
        owns={P2: "park_place boardwalk"},
        mortgaged="park_place boardwalk",
        chest="cc_birthday",
    )
    scene.roll(1, 2)
    assert scene.debt.player == P2
    scene.give_up()
    assert scene.pending == "received" and scene.deciders == (P1,)
    scene.do(SettleMortgage(P1, 39, False)).do(SettleMortgage(P1, 37, False))
    assert scene.debt.player == P1 and scene.cash(P1) == 1
    scene.give_up()
    assert scene.state.living() == [P3, P4] and scene.cash(P3) == 90 and scene.cash(P4) == 0
    assert scene.pending == "auction"
    scene.passes(P3).passes(P3)
    assert scene.to_roll(P3)


def test_in_an_old_game_nothing_is_owed_to_the_dead() -> None:
    """BANKR-8 DEBT-1 SHORT-5: the drawer of a birthday dies of the first guest's mortgages; the
    other guests owe nothing any more."""
    scene = game(
        4,
        at={P1: 14},
        cash={P1: 0, P2: 1, P3: 100, P4: 2},
        owns={P2: "boardwalk"},
        mortgaged="boardwalk",
        chest="cc_birthday",
        rules_version=1,
    )
    scene.roll(1, 2).give_up().do(SettleMortgage(P1, 39, False))
    assert scene.debt.player == P1 and scene.cash(P1) == 1
    scene.give_up()
    assert scene.state.living() == [P3, P4] and scene.cash(P3) == 100 and scene.cash(P4) == 2
    assert scene.pending == "auction"
    scene.passes(P3)
    assert scene.to_roll(P3)


# -- to several --------------------------------------------------------------------------


def test_equal_shares() -> None:
    """SC-202 BANKR-2: the Bank gives face value for the deed; odd units go to the left."""
    scene = game(
        4,
        at={P1: 4},
        cash={P1: 40},
        owns={P1: "baltic"},
        chance="ch_chairman",
        multi_creditor="equal_split",
    )
    scene.roll(1, 2)
    assert scene.debt.creditors == (P2, P3, P4)
    scene.give_up()
    assert [scene.cash(p) for p in (P2, P3, P4)] == [1534, 1533, 1533]
    assert isinstance(scene.top, Auction) and scene.top.space == 3
    scene.sold(P3, 10)
    assert scene.to_roll(P2)


def test_equal_shares_of_everything() -> None:
    """SC-202 BANKR-3 BANKR-7: buildings sold, mortgaged deeds at half, cards to their decks."""
    scene = game(
        3,
        at={P1: 4},
        cash={P1: 1},
        owns={P1: "brown reading"},
        built={"brown": (1, 0)},
        mortgaged="reading",
        cards={P1: "cc_jail_free"},
        chance="ch_chairman",
        multi_creditor="equal_split",
    )
    scene.roll(1, 2).give_up()
    pool = 1 + 25 + 60 + 60 + 100
    assert (scene.cash(P2), scene.cash(P3)) == (1500 + pool // 2, 1500 + pool // 2)
    assert auctioned(scene) == [1, 3, 5] and not scene.is_mortgaged("reading")
    assert scene.state.decks[1][-1] == scene.card("cc_jail_free")


# -- by choice ---------------------------------------------------------------------------


def resignable(**options: Any) -> Scene:
    return game(3, voluntary_bankruptcy="resign", **options)


def test_resigning() -> None:
    """SC-214 DEBT-4: as if bankrupt to the Bank; the deeds are auctioned."""
    scene = resignable(owns={P1: "reading"})
    assert Resign(P1) in scene.legal(P1)
    scene.do(Resign(P1))
    (event,) = scene.of(WentBankrupt)
    assert event.resigned and event.creditor == BANK
    assert auctioned(scene) == [5] and scene.to_roll(P2)


def test_resigning_in_anothers_turn() -> None:
    """SC-214: whose turn it is goes on."""
    scene = resignable(owns={P3: "reading"})
    scene.do(Resign(P3))
    assert auctioned(scene) == [5] and scene.to_roll(P1)


def test_resigning_from_a_debt() -> None:
    """SC-214 BANKR-2: the creditor's rule applies, even where the debt could be paid."""
    scene = resignable(at={P1: 36}, cash={P1: 0}, owns={P1: "reading", P2: "boardwalk"})
    scene.roll(1, 2).do(Resign(P1))
    assert scene.owner("reading") == P2 and scene.to_roll(P2)


def test_resigning_from_several_creditors() -> None:
    """SC-214 SC-202: they share as they would have in a bankruptcy."""
    scene = resignable(
        at={P1: 4}, cash={P1: 41}, chance="ch_chairman", multi_creditor="equal_split"
    )
    scene.roll(1, 2).do(Resign(P1))
    assert (scene.cash(P2), scene.cash(P3)) == (1521, 1520)
    assert scene.of(WentBankrupt)[0].resigned


def test_resigning_where_some_creditors_can_be_paid() -> None:
    """SC-214 SC-201: each in full from the left while there is cash; who is left has the rest."""
    scene = resignable(at={P1: 4}, cash={P1: 41}, owns={P1: "boardwalk"}, chance="ch_chairman")
    scene.roll(1, 2).do(Mortgage(P1, 39)).do(Resign(P1))
    assert (scene.cash(P2), scene.cash(P3)) == (1550, 1691)
    assert scene.owner("boardwalk") == P3


def test_not_in_the_middle_of_things() -> None:
    """SC-214: not while something else is being resolved."""
    scene = resignable(at={P1: 3})
    scene.roll(1, 2)
    scene.rejects(Resign(P1), "busy")
    scene.rejects(Resign(P2), "busy")


# -- at the end --------------------------------------------------------------------------


def test_the_last_opponent() -> None:
    """SC-204 OBJ-1 END-1: over at once; no auctions, no ten per cent."""
    scene = game(2, at={P2: 1}, turn=P2, cash={P2: 0}, owns={P2: "reading"}, mortgaged="reading")
    scene.roll(1, 2).give_up()
    assert isinstance(scene.top, Over) and scene.top.ranking == (P1, P2)
    assert not scene.of(AuctionOpened) and scene.state.over
    scene = game(
        2,
        at={P2: 26},
        turn=P2,
        cash={P2: 0},
        owns={P2: "reading", P1: "green"},
        built={"green": 5},
        mortgaged="reading",
    )
    scene.roll(4, 1).give_up()
    assert scene.state.over and scene.owner("reading") == P1 and scene.deciders == ()


def test_the_end_while_others_still_owe() -> None:
    """OBJ-1 END-1: whatever is pending, such as other debts and agreed deals, is dropped."""
    scene = game(2, at={P1: 14}, cash={P2: 3}, owns={P1: "reading"}, chest="cc_birthday", asks=[P1])
    scene.roll(1, 2)
    scene.offer(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=3))
    scene.give_up()
    assert scene.state.over and not scene.state.offers and len(scene.state.stack) == 1


def test_a_bankrupt_acts_no_more() -> None:
    """BANKR-8: whatever is tried."""
    scene = taxed().give_up()
    number = scene.state.next_id
    for action in (Resign(P1), AcceptTrade(P1, number), Mortgage(P1, 5)):
        scene.rejects(action, "not_in_game")
    assert scene.legal(P1) == []
    assert [e.taker for e in scene.all_of(DeedMoved)] == []
