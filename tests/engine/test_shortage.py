"""Scarce buildings: who else wants some, and the auction of the last ones."""

from typing import Any

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.actions import (
    AnswerDemand,
    Bid,
    Build,
    Mortgage,
    Pass,
    PlaceBuilding,
    SellBuilding,
    SellDown,
    WithdrawDemand,
)
from monopoly_gui.engine.amounts.bids import floor, next_bid
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import (
    AuctionOpened,
    CashMoved,
    DemandAnswered,
    DemandOpened,
    SaleVoided,
)
from monopoly_gui.engine.frames import Auction, Shortage
from tests.engine.scenes import P1, P2, P3, Scene, game


def contest(houses: int = 1, mine: str = "brown", theirs: str = "dark_blue", **more: Any) -> Scene:
    """P1 and P2 have bare sets, the Bank has few houses, P4 has the rest and no money."""
    more.setdefault("owns", {P1: mine, P2: theirs})
    return game(4, stock=(houses, 12), **more)


def both_want_one(**options: Any) -> Scene:
    """One house left, P1 asks for it, P2 wants it too: it is under the hammer."""
    scene = contest(**options)
    scene.build(P1, "mediterranean")
    return scene.do(AnswerDemand(P2, (39,)))


def auction(scene: Scene) -> Auction:
    assert isinstance(scene.top, Auction)
    return scene.top


# -- no more -----------------------------------------------------------------------------


def test_the_supply() -> None:
    """SUPPLY-1: 32 houses and 12 hotels, on the board or in the Bank."""
    scene = game(owns={P1: "brown"}, built={"brown": (4, 5)})
    assert (scene.state.houses_left, scene.state.hotels_left) == (28, 11)


def test_no_houses_left() -> None:
    """SC-140 SUPPLY-2 SUPPLY-4: wait until some come back."""
    scene = contest(0)
    reason = scene.rejects(Build(P1, (1,)), "no_houses")
    assert reason.rule == "SUPPLY-2"
    scene.do(SellBuilding(3, 34)).build(P1, "mediterranean").do(AnswerDemand(P2, ()))
    assert scene.level("mediterranean") == 1


def test_no_direct_hotel() -> None:
    """SC-141 SUPPLY-2 BUILD-11: without houses the four cannot be skipped."""
    scene = game(owns={P1: "orange"}, built={"orange": 3}, stock=(0, 12))
    scene.rejects(Build(P1, (16,)), "no_houses")
    scene.rejects(Build(P1, (16, 18, 19, 16)), "no_houses")


def test_no_hotels_left() -> None:
    """SC-142 SUPPLY-3: streets stay at four houses."""
    scene = game(owns={P1: "light_blue"}, built={"light_blue": 4}, stock=(20, 0))
    reason = scene.rejects(Build(P1, (6,)), "no_hotels")
    assert reason.rule == "SUPPLY-3" and scene.levels("light_blue") == (4, 4, 4)


def test_as_many_hotels_as_there_are() -> None:
    """SUPPLY-3 SUPPLY-4: two hotels at once from a Bank with two, and not a third."""
    scene = game(owns={P1: "light_blue"}, built={"light_blue": 4}, stock=(16, 2))
    scene.rejects(Build(P1, (6, 8, 9)), "no_hotels")
    scene.build(P1, 6, 8)
    assert scene.levels("light_blue") == (5, 5, 4) and scene.state.hotels_left == 0


def test_upgrades_release_houses() -> None:
    """SC-150 SUPPLY-2 BUILD-12: three hotels bring twelve houses back for anyone."""
    scene = game(owns={P1: "light_blue", P2: "brown"}, built={"light_blue": 4}, stock=(0, 12))
    scene.rejects(Build(P2, (1,)), "no_houses")
    scene.build(P1, 6, 8, 9)
    assert (scene.state.houses_left, scene.state.hotels_left) == (12, 9)
    assert scene.cash(P1) == 1350
    scene.build(P2, 1)


# -- the window --------------------------------------------------------------------------


def test_enough_for_all() -> None:
    """SC-145 SUPPLY-5: no auction; everybody pays the deed's price."""
    scene = contest(3)
    scene.build(P1, "mediterranean")
    (opened,) = scene.of(DemandOpened)
    assert (opened.player, opened.building, opened.left) == (P1, "house", 3)
    assert scene.deciders == (P2,)
    scene.do(AnswerDemand(P2, (37, 39)))
    assert scene.cash(P1) == 1450 and scene.cash(P2) == 1100
    assert scene.levels("brown") == (1, 0) and scene.levels("dark_blue") == (1, 1)
    assert not scene.all_of(AuctionOpened) and scene.to_roll(P1)


def test_nobody_else_wants_any() -> None:
    """SC-148 SUPPLY-5: a single buyer takes the last houses at the deed's price."""
    scene = contest(2)
    scene.build(P1, 1, 3).do(AnswerDemand(P2, ()))
    assert scene.cash(P1) == 1400 and scene.state.houses_left == 0


def test_who_is_asked() -> None:
    """SUPPLY-5: every player with a legal spot; P3 has no set."""
    scene = contest(2)
    scene.build(P1, 1, 3)
    assert scene.deciders == (P2,)
    scene.rejects(AnswerDemand(P3, ()), "not_asked")
    scene.rejects(AnswerDemand(P1, ()), "not_asked")


def test_the_poor_are_asked_too() -> None:
    """SUPPLY-5 SC-148: P2 lacks one for the price, but the bid replaces it, and is raised."""
    scene = contest(1, owns={P1: "brown", P2: "dark_blue reading"}, cash={P2: 199})
    scene.build(P1, 1)
    assert scene.pending == "shortage" and scene.deciders == (P2,)
    scene.do(AnswerDemand(P2, (39,)))
    scene.bid(P1, 199, 1).do(Mortgage(P2, 5)).bid(P2, 299, 39).passes(P1)
    assert scene.level(39) == 1 and scene.cash(P2) == 0 and scene.cash(P1) == 1500


def test_who_has_no_money_at_all_is_asked_too() -> None:
    """SUPPLY-5: and may want one; more than one only if all can be raised at the deed's price."""
    scene = contest(2, cash={P2: 0})
    scene.build(P1, 1, 3)
    assert AnswerDemand(P2, (39,)) in scene.legal(P2)
    scene.rejects(AnswerDemand(P2, (39, 37)), "no_cash")
    scene.do(AnswerDemand(P2, (39,)))
    assert scene.pending == "auction" and scene.deciders == (P1, P2)


def test_enough_for_all_but_not_for_the_price() -> None:
    """SC-145 BUILD-8: without an auction the deed's price is paid in cash, or nothing is built."""
    scene = contest(2, cash={P2: 199})
    scene.build(P1, 1, 3).do(AnswerDemand(P2, (39,)))
    scene.do(WithdrawDemand(P1))
    assert scene.to_roll(P1) and scene.levels("dark_blue") == (0, 0) and scene.cash(P2) == 199


def test_an_old_game_asks_as_it_did() -> None:
    """SUPPLY-5 SHORT-5: its log was written when only those with the price in hand were asked."""
    scene = contest(2, cash={P2: 199}, rules_version=1)
    scene.build(P1, 1, 3)
    assert scene.to_roll(P1) and scene.levels("brown") == (1, 1)


def test_no_window_while_there_is_plenty() -> None:
    """SUPPLY-5: where all that everybody could use is there, nobody is asked."""
    owns, built = {P1: "orange", P2: "dark_blue", P3: "green"}, {"orange": (4, 4, 3), "green": 4}
    scene = game(owns=owns, built=built)
    scene.build(P1, 19)
    assert not scene.of(DemandOpened) and scene.level(19) == 4 and scene.state.houses_left == 8


def test_answers_in_any_order() -> None:
    """SUPPLY-5: nobody answers twice; the sale waits for all."""
    scene = contest(1, owns={P1: "brown", P2: "dark_blue", P3: "light_blue"})
    scene.build(P1, 1)
    assert scene.deciders == (P2, P3)
    scene.do(AnswerDemand(P3, ()))
    assert P3 not in scene.deciders and scene.level(1) == 0
    scene.rejects(AnswerDemand(P3, (6,)), "not_asked")
    scene.do(AnswerDemand(P2, ()))
    assert scene.level(1) == 1 and scene.of(DemandAnswered)[0].player == P2


def test_an_answer_is_a_plan_that_could_be_built() -> None:
    """SUPPLY-5 BUILD-9 BUILD-8: evenly, for cash, on one's own set, of the kind asked about."""
    owns, built = {P1: "brown", P2: "dark_blue orange"}, {"orange": (4, 4, 3)}
    scene = contest(1, owns=owns, built=built, cash={P2: 300})
    scene.build(P1, 1)
    for plan, code in (
        ((39, 39), "uneven"),
        ((1,), "no_set"),
        ((37, 39, 37, 39, 37, 39, 37, 39), "no_cash"),
        ((19, 16), "other_kind"),
    ):
        scene.rejects(AnswerDemand(P2, plan), code)
    scene.do(AnswerDemand(P2, (19,)))
    assert scene.pending == "auction"


def test_raising_money_to_answer() -> None:
    """SUPPLY-5 MORT-3: who is asked may mortgage first; who asked has had the time."""
    scene = contest(2, owns={P1: "brown reading", P2: "dark_blue short_line"}, cash={P2: 300})
    scene.build(P1, 1, 3)
    scene.rejects(Mortgage(P1, 5), "busy")
    scene.do(Mortgage(P2, 35)).do(AnswerDemand(P2, (39, 37)))
    assert scene.pending == "auction"


# -- the auction -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("opening", "lowest"), [("10", 10), ("any", 1), ("lowest_deed", 50), ("own_deed", 200)]
)
def test_opening_prices(opening: str, lowest: int) -> None:
    """SC-144 SUPPLY-5 SUPPLY-6: ten, any price, the lowest deed price, or the bidder's own."""
    scene = both_want_one(building_auction_open=opening)
    assert next_bid(scene.state, auction(scene), P2, 39) == lowest
    scene.rejects(Bid(P2, lowest - 1, 39), "too_low")
    scene.bid(P2, lowest, "boardwalk")


@pytest.mark.parametrize(
    ("board", "lowest"), [("kitchen_table", 1), ("orrowmere", 5), ("us_2008", 10)]
)
def test_ten_is_measured_by_the_salary(board: str, lowest: int) -> None:
    """SC-144 SUPPLY-5: no board prints it, so it is ten only where GO pays 200."""
    brown, blue = (load_edition(board).groups[g].members for g in two_sets(board))
    scene = game(board=board, owns={P1: brown, P2: blue}, stock=(1, 12), cash=500)
    scene.build(P1, brown[0]).do(AnswerDemand(P2, (blue[0],)))
    assert next_bid(scene.state, auction(scene), P2, blue[0]) == lowest


def two_sets(board: str) -> tuple[str, str]:
    """The first and the last colour group of a board."""
    groups = [g.id for g in load_edition(board).groups.values() if len(g.members) in (2, 3)]
    streets = [g for g in groups if g not in ("railroad", "utility")]
    return streets[0], streets[-1]


def test_the_bid_replaces_the_price() -> None:
    """SUPPLY-5 SUPPLY-6: the winner pays the bid and names the street."""
    scene = both_want_one()
    assert scene.deciders == (P1, P2)
    scene.bid(P2, 30, "park_place").bid(P1, 60, "baltic").passes(P2)
    assert scene.level("baltic") == 1 and scene.cash(P1) == 1440 and scene.cash(P2) == 1500
    assert [e.reason for e in scene.of(CashMoved)] == ["auction"] and scene.to_roll(P1)


def test_the_street_must_be_able_to_take_it() -> None:
    """SUPPLY-5: the named street is checked like any building."""
    scene = contest(1, built={"boardwalk": 1})
    scene.build(P1, "mediterranean").do(AnswerDemand(P2, (37,)))
    scene.rejects(Bid(P2, 20, 39), "uneven")
    scene.rejects(Bid(P2, 20, 1), "no_set")
    scene.rejects(Bid(P2, 20), "no_street")
    scene.rejects(Bid(P3, 20, 39), "not_bidding")
    scene.bid(P2, 20, 37)


def test_nobody_bids_for_the_house() -> None:
    """SUPPLY-6 AUCT-7: it stays in the Bank, and the game goes on."""
    scene = both_want_one()
    scene.passes(P1, P2)
    assert scene.state.houses_left == 1 and scene.to_roll(P1)
    scene.build(P1, "mediterranean")
    assert scene.pending == "shortage"


def test_one_auction_for_each_house() -> None:
    """SC-146 SUPPLY-5: until the demand fits the supply; who gives up leaves it to the other."""
    scene = contest(3, mine="light_blue")
    scene.build(P1, 6, 8, 9).do(AnswerDemand(P2, (37, 39)))
    scene.bid(P1, 10, 6).passes(P2)
    assert scene.level(6) == 1 and scene.pending == "auction"
    scene.bid(P2, 25, 39)
    scene.rejects(WithdrawDemand(P1), "bidding")
    scene.passes(P1)
    assert scene.level(39) == 1 and scene.pending == "auction" and scene.state.houses_left == 1
    scene.do(WithdrawDemand(P1))
    assert scene.level(37) == 1 and scene.cash(P2) == 1500 - 25 - 200 and scene.to_roll(P1)


def test_the_third_house_by_auction_too() -> None:
    """SC-146 SUPPLY-5: while both still want it."""
    scene = contest(3, mine="light_blue")
    scene.build(P1, 6, 8, 9).do(AnswerDemand(P2, (37, 39)))
    scene.bid(P1, 10, 6).passes(P2).bid(P2, 25, 39).passes(P1)
    assert scene.state.houses_left == 1
    scene.bid(P1, 40, 9).passes(P2)
    assert scene.levels("light_blue") == (1, 0, 1) and scene.state.houses_left == 0
    assert scene.to_roll(P1) and scene.cash(P1) == 1450


def test_who_alone_wants_them_pays_the_deeds_price() -> None:
    """SUPPLY-5: no auction against nobody, however many were asked for."""
    scene = contest(2)
    scene.build(P1, 1).do(AnswerDemand(P2, (37, 39, 37, 39)))
    assert scene.pending == "auction"
    scene.do(WithdrawDemand(P1))
    assert scene.to_roll(P1) and scene.levels("dark_blue") == (1, 1)
    assert scene.cash(P2) == 1100 and scene.state.houses_left == 0


def test_the_loser_of_all_but_one() -> None:
    """SUPPLY-5: when the others have theirs, what is left is sold at the deed's price."""
    scene = contest(2)
    scene.build(P1, 1).do(AnswerDemand(P2, (37, 39)))
    scene.bid(P1, 15, 1).passes(P2)
    assert scene.to_roll(P1) and scene.cash(P2) == 1300 and scene.levels("dark_blue") == (1, 0)


def test_all_that_are_left_as_one_lot() -> None:
    """SUPPLY-5: building_auction_unit=lot; the winner builds by the plan, the rest stays."""
    scene = contest(2, building_auction_unit="lot")
    scene.build(P1, 1).do(AnswerDemand(P2, (37, 39)))
    assert auction(scene).count == 2
    scene.bid(P2, 100, 3).passes(P1)
    assert scene.levels("dark_blue") == (1, 1) and scene.cash(P2) == 1400
    assert scene.state.houses_left == 0 and scene.to_roll(P1)


def test_a_lot_that_is_larger_than_the_wish() -> None:
    """SUPPLY-5: it goes whole: who wins more than was asked for builds it all."""
    scene = contest(2, building_auction_unit="lot")
    scene.build(P1, 1).do(AnswerDemand(P2, (37, 39)))
    scene.bid(P1, 20).passes(P2)
    assert scene.levels("brown") == (1, 1) and scene.levels("dark_blue") == (0, 0)
    assert (scene.cash(P1), scene.cash(P2)) == (1480, 1500) and scene.to_roll(P1)


def test_the_rest_of_a_lot_goes_where_the_winner_says() -> None:
    """SUPPLY-5: by the plan first, and where several streets can take one, by choice."""
    scene = contest(2, mine="light_blue", building_auction_unit="lot")
    scene.build(P1, 6).do(AnswerDemand(P2, (37, 39)))
    scene.bid(P1, 20).passes(P2)
    assert scene.levels("light_blue") == (1, 0, 0) and scene.deciders == (P1,)
    assert scene.legal(P1) == [PlaceBuilding(P1, 8), PlaceBuilding(P1, 9)]
    scene.rejects(PlaceBuilding(P2, 37), "not_yours")
    scene.rejects(PlaceBuilding(P1, 6), "uneven")
    scene.do(PlaceBuilding(P1, 9))
    assert scene.levels("light_blue") == (1, 0, 1) and scene.to_roll(P1)


def test_a_lot_goes_to_somebody_who_can_take_it_whole() -> None:
    """SUPPLY-5: who has one place left takes no part in the auction of two houses."""
    scene = contest(2, built={"brown": (4, 3)}, building_auction_unit="lot")
    scene.build(P1, 3).do(AnswerDemand(P2, (37, 39)))
    assert auction(scene).count == 2 and scene.deciders == (P2,)
    scene.rejects(Bid(P1, 20), "not_bidding")
    scene.rejects(Bid(P2, 19), "too_low")
    scene.bid(P2, 20)
    assert scene.levels("dark_blue") == (1, 1) and scene.levels("brown") == (4, 3)
    assert scene.cash(P2) == 1480


def test_a_lot_that_nobody_can_take_whole() -> None:
    """SUPPLY-5: then one house is sold after the other."""
    owns = {P1: "brown", P2: "dark_blue", P3: "pink"}
    built = {"brown": (4, 3), "dark_blue": (4, 3), "pink": (4, 4, 3)}
    scene = contest(2, owns=owns, built=built, building_auction_unit="lot")
    scene.build(P1, 3).do(AnswerDemand(P2, (39,))).do(AnswerDemand(P3, (14,)))
    assert auction(scene).count == 1
    scene.bid(P1, 10, 3).passes(P2, P3)
    assert scene.level(3) == 4 and auction(scene).count == 1


@pytest.mark.parametrize(
    ("opening", "lowest"), [("10", 20), ("lowest_deed", 100), ("own_deed", 400)]
)
def test_a_lot_opens_at_as_many_deed_prices(opening: str, lowest: int) -> None:
    """SUPPLY-5 SC-144: and a street named with the bid makes it no cheaper."""
    scene = contest(2, building_auction_unit="lot", building_auction_open=opening)
    scene.build(P1, 1).do(AnswerDemand(P2, (37, 39)))
    assert floor(scene.state, auction(scene), P2) == lowest
    for space in (-1, 0, 1, 99):
        scene.rejects(Bid(P2, lowest - 1, space), "too_low")


def test_hotels_may_be_scarce_too() -> None:
    """SUPPLY-5 SUPPLY-3: the last hotel is auctioned among those who are ready for one."""
    scene = game(
        owns={P1: "brown", P2: "light_blue"},
        built={"brown": 4, "light_blue": 4},
        stock=(12, 1),
    )
    scene.build(P1, "baltic")
    assert isinstance(scene.top, Shortage) and scene.top.building == "hotel"
    scene.do(AnswerDemand(P2, (6,)))
    assert auction(scene).building == "hotel"
    scene.bid(P2, 70, 6).passes(P1)
    assert scene.levels("light_blue") == (5, 4, 4) and scene.state.houses_left == 16
    assert scene.levels("brown") == (4, 4) and scene.state.hotels_left == 0


def test_uneven_sets_may_be_ready_for_a_hotel() -> None:
    """SUPPLY-5 BUILD-11: with four on this street alone its owner is asked."""
    scene = game(
        owns={P1: "brown", P2: "light_blue"},
        built={"brown": 4, "light_blue": (0, 4, 0)},
        stock=(12, 1),
        even_build=False,
        hotel_requires="four_on_this",
    )
    scene.build(P1, "baltic")
    assert scene.deciders == (P2,)
    scene.do(AnswerDemand(P2, (8,)))
    assert scene.pending == "auction"


def test_bare_streets_beside_are_not_ready_for_a_hotel() -> None:
    """SUPPLY-5 BUILD-11: only the hotels that could be placed are counted."""
    scene = game(
        owns={P1: "brown", P2: "light_blue"},
        built={"brown": 4, "light_blue": (4, 0, 0)},
        stock=(20, 3),
        even_build=False,
        hotel_requires="four_on_this",
    )
    scene.build(P1, "baltic")
    assert scene.level("baltic") == 5 and not scene.all_of(DemandOpened)


def test_a_plan_of_houses_and_hotels() -> None:
    """SUPPLY-5: first the scarce house, then the hotels of the same plan."""
    scene = game(owns={P1: "brown", P2: "dark_blue"}, built={"brown": (4, 3)}, stock=(1, 12))
    scene.build(P1, 3, 1, 3)
    assert isinstance(scene.top, Shortage) and scene.top.rest == (1, 3)
    scene.do(AnswerDemand(P2, (39,)))
    scene.bid(P1, 10, 3).passes(P2)
    assert scene.levels("brown") == (5, 5) and scene.cash(P1) == 1500 - 10 - 100
    assert scene.state.houses_left == 8


def test_a_plan_that_fails_at_its_house() -> None:
    """SUPPLY-5: who loses the house does not build what should have followed."""
    scene = game(owns={P1: "brown", P2: "dark_blue"}, built={"brown": (4, 3)}, stock=(1, 12))
    scene.build(P1, 3, 1, 3).do(AnswerDemand(P2, (39,)))
    scene.bid(P2, 10, 39).passes(P1)
    assert scene.levels("brown") == (4, 3) and scene.cash(P1) == 1500 and scene.to_roll(P1)


def test_hotels_first_then_the_houses_they_release() -> None:
    """SUPPLY-5 BUILD-12: the plan goes on with houses that its hotels have freed."""
    scene = game(owns={P1: "brown light_blue", P2: "dark_blue"}, built={"brown": 4}, stock=(0, 12))
    scene.build(P1, 1, 6)
    assert isinstance(scene.top, Shortage) and scene.level(1) == 5
    scene.do(AnswerDemand(P2, ()))
    assert scene.level(6) == 1 and scene.state.houses_left == 3


def test_houses_under_the_hammer_are_not_exchanged_away() -> None:
    """SUPPLY-5 SELL-4: until they are sold no hotel is broken into them."""
    scene = game(
        owns={P1: "brown", P2: "dark_blue", P3: "orange"},
        built={"orange": 5, "brown": (2, 1)},
        stock=(4, 9),
    )
    scene.build(P1, 3, 1, 3, 1).do(AnswerDemand(P2, (37, 39, 37)))
    assert scene.pending == "auction"
    scene.rejects(SellBuilding(P3, 16), "busy")
    scene = game(
        owns={P1: "brown", P2: "dark_blue orange"},
        built={"orange": 5},
        stock=(4, 9),
    )
    scene.build(P1, 1, 3).do(AnswerDemand(P2, (37, 39, 37)))
    scene.rejects(SellBuilding(P2, 16), "no_houses")
    scene.rejects(SellDown(P2, "orange", (1, 1, 1)), "no_houses")
    scene.do(SellDown(P2, "orange", (0, 0, 0)))
    scene.bid(P1, 20, 1).passes(P2)
    assert scene.level(1) == 1


def test_nor_while_the_winner_raises_the_money() -> None:
    """SUPPLY-5 SELL-4: the house that was won is there when it is paid."""
    scene = game(
        owns={P1: "brown", P2: "dark_blue reading", P3: "orange"},
        built={"orange": 5},
        cash={P2: 210},
        stock=(4, 9),
        auction_bid_limit="raisable",
    )
    scene.build(P1, 1, 3, 1, 3).do(AnswerDemand(P2, (37,)))
    scene.bid(P2, 260, 37).passes(P1)
    assert scene.debt.player == P2
    scene.rejects(SellBuilding(P3, 16), "no_houses")
    scene.do(Mortgage(P2, 5)).pay()
    assert scene.level(37) == 1


def test_the_winner_spoils_the_named_street() -> None:
    """SUPPLY-5: a house paid for goes to another street that can take it."""
    scene = game(
        owns={P1: "brown", P2: "dark_blue"},
        built={"dark_blue": 1},
        cash={P2: 200},
        stock=(1, 12),
        auction_bid_limit="raisable",
    )
    scene.build(P1, 1).do(AnswerDemand(P2, (37,)))
    scene.bid(P2, 280, 37).passes(P1)
    scene.do(SellBuilding(P2, 39)).pay()
    assert scene.levels("dark_blue") == (1, 1) and scene.cash(P2) == 20


def test_the_leader_keeps_a_place() -> None:
    """SUPPLY-5 AUCT-6: a bid binds, so no street of the set is mortgaged while one leads."""
    scene = contest(1, owns={P1: "brown", P2: "dark_blue reading"})
    scene.build(P1, 1).do(AnswerDemand(P2, (39,)))
    scene.bid(P2, 300, 39)
    for deed in (37, 39):
        assert scene.rejects(Mortgage(P2, deed), "bid_binds").rule == "AUCT-6"
    assert [a for a in scene.legal(P2) if isinstance(a, Mortgage)] == [Mortgage(P2, 5)]
    scene.do(Mortgage(P2, 5)).passes(P1)
    assert scene.level(39) == 1 and scene.cash(P2) == 1500 + 100 - 300


def test_the_leader_for_a_hotel_keeps_the_houses() -> None:
    """SUPPLY-5 AUCT-6 BUILD-11: none of the houses that the hotel needs is sold meanwhile."""
    scene = game(
        owns={P1: "brown", P2: "light_blue"},
        built={"brown": 4, "light_blue": 4},
        stock=(12, 1),
    )
    scene.build(P1, 1).do(AnswerDemand(P2, (6,))).bid(P1, 90, 1)
    scene.rejects(SellBuilding(P1, 3), "bid_binds")
    scene.rejects(SellDown(P1, "brown", (0, 0)), "bid_binds")
    assert not [a for a in scene.legal(P1) if isinstance(a, SellBuilding | SellDown)]
    scene.do(SellBuilding(P2, 6))
    assert scene.levels("brown") == (5, 4)


def test_who_is_outbid_is_free_again() -> None:
    """SUPPLY-5 AUCT-6: and may mortgage the set, which ends the part in the auction."""
    scene = both_want_one()
    scene.bid(P2, 20, 39).bid(P1, 30, 1).do(Mortgage(P2, 37))
    assert scene.level(1) == 1 and scene.cash(P1) == 1470


def test_in_an_old_game_the_winner_mortgages_the_set_before_the_close() -> None:
    """SUPPLY-5 SHORT-5: the sale was void then, and nothing paid."""
    scene = both_want_one(rules_version=1)
    scene.bid(P1, 60, 1).do(Mortgage(P1, 3)).passes(P2)
    (void,) = scene.of(SaleVoided)
    assert (void.player, void.building, void.count) == (P1, "house", 1)
    assert scene.levels("brown") == (0, 0) and scene.cash(P1) == 1530
    assert scene.level(39) == 1 and scene.cash(P2) == 1300 and scene.to_roll(P1)


def test_in_an_old_game_the_winner_of_a_hotel_sells_a_house_before_the_close() -> None:
    """SUPPLY-5 BUILD-11 SHORT-5: the hotel goes under the hammer again for who can place it."""
    scene = game(
        owns={P1: "brown", P2: "light_blue", P3: "dark_blue"},
        built={"brown": 4, "light_blue": 4, "dark_blue": 4},
        stock=(0, 1),
        rules_version=1,
    )
    scene.build(P1, 1).do(AnswerDemand(P2, (6,))).do(AnswerDemand(P3, (37,)))
    scene.bid(P1, 90, 1).do(SellBuilding(P1, 3)).passes(P2, P3)
    assert scene.of(SaleVoided) and scene.cash(P1) == 1525 and auction(scene).building == "hotel"
    scene.rejects(Bid(P1, 100, 1), "not_bidding")
    scene.bid(P2, 10, 6).passes(P3)
    assert scene.levels("light_blue") == (5, 4, 4) and scene.cash(P2) == 1490


def short_winner(**more: Any) -> Scene:
    """P2 has won the last house for 280, has 200, and both dark blue streets bare."""
    rules: dict[str, Any] = {"auction_bid_limit": "unlimited", **more}
    owns = {P1: "brown", P2: "dark_blue", P3: "reading"}
    scene = game(owns=owns, cash={P2: 200}, stock=(1, 12), **rules)
    scene.build(P1, 1).do(AnswerDemand(P2, (37,)))
    return scene.bid(P2, 280, 37).passes(P1)


def test_the_winner_mortgages_the_set_to_pay() -> None:
    """SUPPLY-5 AUCT-6 DEBT-4: the bid is owed all the same; the house stays with the Bank."""
    scene = short_winner().do(Mortgage(P2, 39))
    assert scene.debt.player == P2 and not scene.all_of(SaleVoided)
    scene.pay()
    (void,) = scene.of(SaleVoided)
    assert void == SaleVoided(P2, "house", 1, paid=True) and scene.cash(P2) == 120
    assert scene.to_roll(P1) and scene.level(1) == 1 and scene.cash(P1) == 1450


def test_the_winner_sells_a_street_to_pay() -> None:
    """SUPPLY-5 AUCT-6 DEBT-2: a deed of the set that is sold does not free from the bid either."""
    scene = short_winner()
    scene.deal(P2, P3, scene.bundle(deeds="boardwalk"), scene.bundle(500))
    scene.pay()
    assert scene.cash(P2) == 420 and scene.of(SaleVoided)[0].paid
    assert scene.to_roll(P1) and scene.level(1) == 1


def test_a_winner_who_cannot_pay_is_bankrupt() -> None:
    """SUPPLY-5 AUCT-6 BANKR-1 SC-038: no mortgage on the set makes a bid without limit void."""
    scene = contest(1, owns={P1: "brown", P2: "dark_blue", P3: "reading"}, cash={P2: 200},
                    auction_bid_limit="unlimited")  # fmt: skip
    scene.build(P1, 1).do(AnswerDemand(P2, (37,)))
    scene.bid(P2, 5000, 37).passes(P1)
    scene.do(Mortgage(P2, 37)).do(Mortgage(P2, 39))
    assert scene.debt.player == P2 and scene.debt.amount == 5000
    scene.give_up()
    assert P2 not in scene.state.living() and scene.owner("boardwalk") == BANK


def test_the_house_that_a_winner_could_not_place_is_offered_on() -> None:
    """SUPPLY-5: those who still want it have it, at the deed's price or by the next auction."""
    scene = contest(1, owns={P1: "brown", P2: "dark_blue", P3: "light_blue"}, cash={P2: 200},
                    auction_bid_limit="raisable")  # fmt: skip
    scene.build(P1, 1).do(AnswerDemand(P2, (37,))).do(AnswerDemand(P3, (6,)))
    scene.bid(P2, 280, 37).passes(P1, P3)
    scene.do(Mortgage(P2, 39)).pay()
    assert auction(scene).building == "house" and scene.deciders == (P1, P3)


def test_in_an_old_game_the_winner_mortgages_the_set_to_pay() -> None:
    """SUPPLY-5 SHORT-5: the sale was void as soon as the house had no place, and so the debt."""
    scene = short_winner(rules_version=1).do(Mortgage(P2, 39))
    assert scene.of(SaleVoided) and scene.cash(P2) == 400
    assert scene.to_roll(P1) and scene.level(1) == 1 and scene.cash(P1) == 1450


def test_in_an_old_game_the_winner_sells_a_street_to_pay() -> None:
    """SUPPLY-5 DEBT-2 SHORT-5: the same where a deed of the set is sold to another player."""
    scene = short_winner(rules_version=1)
    scene.deal(P2, P3, scene.bundle(deeds="boardwalk"), scene.bundle(500))
    assert scene.of(SaleVoided) and scene.cash(P2) == 700
    assert scene.to_roll(P1) and scene.level(1) == 1 and scene.cash(P1) == 1450


def test_the_winner_chooses_another_street() -> None:
    """SUPPLY-5 BUILD-9: the street named comes after two others now; either may have the house."""
    rules: dict[str, Any] = {"auction_bid_limit": "raisable"}
    owns, built = {P1: "brown", P2: "light_blue"}, {"light_blue": 1}
    scene = game(owns=owns, built=built, cash={P2: 50}, stock=(1, 12), **rules)
    scene.build(P1, 1).do(AnswerDemand(P2, (6,)))
    scene.bid(P2, 100, 6).passes(P1)
    scene.do(SellBuilding(P2, 8)).do(SellBuilding(P2, 9)).pay()
    assert scene.pending == "deliver" and scene.deciders == (P2,) and scene.cash(P2) == 0
    scene.rejects(PlaceBuilding(P2, 6), "uneven")
    scene.do(PlaceBuilding(P2, 9))
    assert scene.levels("light_blue") == (1, 0, 1) and scene.to_roll(P1)


def test_the_winner_is_ruined() -> None:
    """SUPPLY-5 BANKR-5: an unpaid house goes back on offer to those who still want it."""
    scene = game(
        owns={P1: "brown", P2: "dark_blue", P3: "light_blue"},
        cash={P2: 200},
        stock=(1, 12),
        auction_bid_limit="unlimited",
    )
    scene.build(P1, 1).do(AnswerDemand(P2, (37,))).do(AnswerDemand(P3, (6,)))
    scene.bid(P2, 5000, 37).passes(P1, P3)
    scene.give_up()
    assert auction(scene).space == 37
    while auction(scene).space >= 0:
        scene.all_pass()
    assert auction(scene).building == "house" and scene.deciders == (P1, P3)
    scene.bid(P3, 10, 6).passes(P1)
    assert scene.level(6) == 1 and scene.to_roll(P1)


def test_round_the_table_for_houses() -> None:
    """SUPPLY-6 AUCT-4: the order of bids holds for buildings too."""
    scene = both_want_one(auction_order="round_robin")
    assert scene.deciders == (P1,)
    scene.bid(P1, 10, 1).do(Pass(P2))
    assert scene.level(1) == 1


# -- buyers before sellers ---------------------------------------------------------------


def seller(**options: Any) -> Scene:
    """P1 has hotels to break up, P2 a bare set; the Bank has four houses."""
    return game(owns={P1: "orange", P2: "dark_blue"}, built={"orange": 5}, stock=(4, 9), **options)


def test_a_seller_takes_the_last_houses() -> None:
    """SELL-4: by default whoever acts first."""
    scene = seller().do(SellBuilding(P1, 16))
    assert scene.levels("orange") == (4, 5, 5) and scene.state.houses_left == 0


def test_buyers_are_asked_first() -> None:
    """SUPPLY-5 SELL-4: with shortage_priority=buyers; what they leave may be too little."""
    scene = seller(shortage_priority="buyers").do(SellBuilding(P1, 16))
    assert scene.deciders == (P2,)
    assert scene.of(DemandOpened) == [DemandOpened(P1, "house", 4)]
    scene.do(AnswerDemand(P2, (37,)))
    assert scene.level(37) == 1 and scene.levels("orange") == (5, 5, 5)
    assert scene.cash(P1) == 1500
    scene = seller(shortage_priority="buyers").do(SellBuilding(P1, 16))
    scene.do(AnswerDemand(P2, ()))
    assert scene.levels("orange") == (4, 5, 5) and scene.cash(P1) == 1550


def test_where_there_are_houses_for_all_nobody_is_asked_first() -> None:
    """SUPPLY-5 SELL-4: four that P2 could pay for and four for the hotel are all eight left."""
    scene = game(
        owns={P1: "orange", P2: "dark_blue"},
        built={"orange": 5},
        cash={P2: 450},
        stock=(8, 9),
        shortage_priority="buyers",
    )
    scene.do(SellBuilding(P1, 16))
    assert scene.levels("orange") == (4, 5, 5) and not scene.of(DemandOpened)


def test_no_way_round_the_buyers() -> None:
    """SUPPLY-5 SELL-5: a whole set is not sold down into houses that others may want."""
    scene = seller(shortage_priority="buyers")
    scene.rejects(SellDown(P1, "orange", (2, 1, 1)), "buyers")
    scene.do(SellDown(P1, "orange", (0, 0, 0)))
    assert scene.state.houses_left == 4
    owns = {P1: "orange", P2: "dark_blue"}
    rules: dict[str, Any] = {"mortgaged": "boardwalk", "shortage_priority": "buyers"}
    lone = game(owns=owns, built={"orange": 5}, stock=(8, 9), **rules)
    lone.do(SellDown(P1, "orange", (2, 1, 1)))
