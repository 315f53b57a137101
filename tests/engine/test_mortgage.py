"""Mortgages: taking them, lifting them, and receiving them with a deed."""

from typing import Any

import pytest

from monopoly_gui.engine import actions
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Build,
    LiftMortgage,
    Mortgage,
    Roll,
    SellBuilding,
    SettleMortgage,
)
from monopoly_gui.engine.amounts.mortgages import interest, unmortgage_cost
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import CashMoved, MortgageChanged, MortgageReceived, TradeEnded
from tests.engine.scenes import P1, P2, P3, P4, Scene, game

# -- taking and lifting ------------------------------------------------------------------


def test_mortgaging() -> None:
    """SC-165 MORT-1: half the price; the owner keeps the deed."""
    scene = game(owns={P1: "reading"})
    scene.do(Mortgage(P1, 5))
    assert scene.cash(P1) == 1600 and scene.owner(5) == P1 and scene.is_mortgaged(5)
    scene.rejects(Mortgage(P2, 5), "not_yours")
    scene.rejects(Mortgage(P1, 0), "not_yours")
    scene.rejects(Mortgage(P1, 99), "not_yours")


def test_buildings_elsewhere_in_the_set() -> None:
    """SC-164 MORT-2: all must be sold first; with the option only those on the street."""
    rules: dict[str, Any] = {"owns": {P1: "red"}, "built": {"red": (1, 1, 0)}}
    scene = game(**rules)
    scene.rejects(Mortgage(P1, 24), "built")
    scene.do(SellBuilding(P1, 21)).do(SellBuilding(P1, 23)).do(Mortgage(P1, 24))
    scene = game(**rules, mortgage_requires_clear="street")
    scene.rejects(Mortgage(P1, 21), "built")
    scene.do(Mortgage(P1, 24))
    assert scene.cash(P1) == 1620


def test_in_another_players_turn() -> None:
    """SC-166 MORT-3 MORT-6: mortgaged and lifted at any idle time."""
    scene = game(turn=P2, owns={P1: "reading"})
    scene.do(Mortgage(P1, 5)).do(LiftMortgage(P1, 5))
    assert scene.cash(P1) == 1490


def test_not_in_the_middle_of_anothers_landing() -> None:
    """MORT-3 MORT-6: who is not concerned waits."""
    scene = game(at={P1: 3}, owns={P2: "reading short_line"}, mortgaged="short_line")
    scene.roll(1, 2)
    scene.rejects(Mortgage(P2, 5), "busy")
    scene.rejects(LiftMortgage(P2, 35), "busy")


def test_only_once_at_a_time() -> None:
    """SC-168 MORT-1: but any number of times over the game."""
    scene = game(owns={P1: "reading"})
    for _ in range(3):
        scene.do(Mortgage(P1, 5))
        scene.rejects(Mortgage(P1, 5), "mortgaged")
        scene.do(LiftMortgage(P1, 5))
        scene.rejects(LiftMortgage(P1, 5), "clear")
    assert scene.cash(P1) == 1470


@pytest.mark.parametrize(
    ("deed", "rounding", "cost"),
    [
        ("park_place", "up", 193),
        ("park_place", "nearest", 193),
        ("park_place", "down", 192),
        ("electric_company", "up", 83),
        ("electric_company", "down", 82),
        ("boardwalk", "down", 220),
    ],
)
def test_the_price_of_lifting(deed: str, rounding: str, cost: int) -> None:
    """MORT-5: value and ten per cent, rounded as the table says."""
    scene = game(owns={P1: deed}, mortgaged=deed, mortgage_rounding=rounding)
    assert unmortgage_cost(scene.state, scene.place(deed)) == cost
    scene.do(LiftMortgage(P1, scene.place(deed)))
    assert scene.cash(P1) == 1500 - cost


def test_rounding_to_the_nearest() -> None:
    """MORT-5: States Avenue's 7 need none; a mortgage of 75 gives 8 up, 7 down."""
    scene = game(owns={P1: "water_works"}, mortgage_rounding="nearest")
    assert interest(scene.state, 28) == 8 and interest(scene.state, 13) == 7


def test_lifting_needs_the_cash() -> None:
    """MORT-5 MORT-6: all of it."""
    scene = game(owns={P1: "reading"}, mortgaged="reading", cash={P1: 109})
    reason = scene.rejects(LiftMortgage(P1, 5), "no_cash")
    assert "$110" in reason.text
    scene = game(owns={P1: "reading"}, mortgaged="reading", cash={P1: 110})
    assert LiftMortgage(P1, 5) in scene.legal(P1)
    scene.do(LiftMortgage(P1, 5))
    assert scene.cash(P1) == 0 and not scene.is_mortgaged(5)


def test_building_again_at_full_price() -> None:
    """MORT-9 SC-133: once the set is clear; no discount for houses sold before."""
    scene = game(owns={P1: "brown"}, built={"brown": 1})
    scene.do(SellBuilding(P1, 1)).do(SellBuilding(P1, 3)).do(Mortgage(P1, 1))
    scene.rejects(Build(P1, (3,)), "mortgaged")
    scene.do(LiftMortgage(P1, 1)).build(P1, 1, 3)
    assert scene.cash(P1) == 1500 + 50 + 30 - 33 - 100


def test_no_other_way_to_pay_anothers_mortgage() -> None:
    """SC-178 MORT-5: nobody takes a deed by paying off its mortgage."""
    scene = game(owns={P1: "reading"}, mortgaged="reading")
    scene.rejects(LiftMortgage(P2, 5), "not_yours")
    kinds = {name for name in vars(actions) if "Mortgage" in name}
    assert kinds == {"Mortgage", "LiftMortgage", "SettleMortgage"}


# -- receiving ---------------------------------------------------------------------------


def bought(cash: int = 500, **options: Any) -> Scene:
    """P2 has bought the mortgaged Boardwalk from P1 for 50."""
    scene = game(3, cash={P2: cash}, owns={P1: "boardwalk"}, mortgaged="boardwalk", **options)
    deed, price = scene.bundle(deeds="boardwalk"), scene.bundle(cash=50)
    return scene.deal(P1, P2, deed, price)


def test_lifted_at_once() -> None:
    """SC-169 MORT-7 MORT-10: 50 for the deed, 220 for the mortgage."""
    scene = bought()
    assert scene.pending == "received" and scene.deciders == (P2,)
    assert scene.of(MortgageReceived)[0].space == 39
    scene.rejects(Roll(P1), "not_now")
    scene.rejects(SettleMortgage(P1, 39, True), "not_yours")
    scene.rejects(SettleMortgage(P2, 37, True), "settled")
    scene.do(SettleMortgage(P2, 39, True))
    assert scene.cash(P2) == 230 and not scene.is_mortgaged(39) and scene.to_roll(P1)


def test_kept_mortgaged() -> None:
    """SC-170 SC-261 MORT-7 MORT-8: 10 % of the mortgage now, and 110 % later."""
    scene = bought()
    scene.do(SettleMortgage(P2, 39, False))
    assert scene.cash(P2) == 430 and scene.is_mortgaged(39)
    scene.do(LiftMortgage(P2, 39))
    assert scene.cash(P2) == 210 and scene.of(MortgageChanged)


def test_the_seller_owes_nothing() -> None:
    """SC-172 MORT-10: the Bank asks the receiver."""
    scene = bought()
    assert scene.cash(P1) == 1550 and not [e for e in scene.heard if _to_bank(e)]


def _to_bank(event: object) -> bool:
    return isinstance(event, CashMoved) and event.payee == BANK


def test_ten_per_cent_first() -> None:
    """MORT-7: always_10_first takes the interest, then the rest for lifting: the same total."""
    scene = bought(mortgaged_transfer="always_10_first")
    assert scene.cash(P2) == 430 and scene.pending == "received"
    scene.do(SettleMortgage(P2, 39, True))
    assert scene.cash(P2) == 230 and not scene.is_mortgaged(39)
    scene = bought(mortgaged_transfer="always_10_first")
    scene.do(SettleMortgage(P2, 39, False))
    assert scene.cash(P2) == 430 and scene.is_mortgaged(39)


def test_ten_per_cent_first_in_order() -> None:
    """MORT-7: several are settled one after the other."""
    scene = game(
        owns={P1: "dark_blue"}, mortgaged="dark_blue", mortgaged_transfer="always_10_first"
    )
    scene.deal(P1, P2, scene.bundle(deeds="dark_blue"), scene.bundle(cash=100))
    assert scene.cash(P2) == 1400 - 18
    scene.rejects(SettleMortgage(P2, 39, True), "order")
    scene.do(SettleMortgage(P2, 37, False))
    assert scene.cash(P2) == 1400 - 18 - 20
    scene.do(SettleMortgage(P2, 39, True))
    assert scene.cash(P2) == 1400 - 18 - 20 - 200 and scene.to_roll(P1)


def test_swapping_two_mortgaged_deeds() -> None:
    """SC-173 MORT-7: each owes for what comes; 17.5 is rounded up."""
    scene = game(owns={P1: "reading", P2: "park_place"}, mortgaged="reading park_place")
    scene.deal(P1, P2, scene.bundle(deeds="reading"), scene.bundle(deeds="park_place"))
    scene.do(SettleMortgage(P1, 37, False)).do(SettleMortgage(P2, 5, False))
    assert scene.cash(P1) == 1482 and scene.cash(P2) == 1490 and scene.to_roll(P1)


def test_a_receiver_without_the_ten_per_cent() -> None:
    """SC-174 MORT-7: the deal is refused beforehand."""
    scene = game(cash={P2: 5}, owns={P1: "reading"}, mortgaged=5, cards={P2: "ch_jail_free"})
    give, get = scene.bundle(deeds="reading"), scene.bundle(cards="ch_jail_free")
    number = scene.offer(P1, P2, give, get)
    reason = scene.rejects(AcceptTrade(P2, number), "no_dues")
    assert "$10" in reason.text
    assert AcceptTrade(P2, number) not in scene.legal(P2)


def test_lifting_a_received_mortgage_needs_cash() -> None:
    """MORT-7: it may be raised while the choice is open."""
    scene = game(cash={P2: 100}, owns={P1: "boardwalk", P2: "short_line"}, mortgaged="boardwalk")
    scene.deal(P1, P2, scene.bundle(deeds="boardwalk"), scene.bundle(cash=50))
    scene.rejects(SettleMortgage(P2, 39, True), "no_cash")
    scene.do(Mortgage(P2, 35))
    scene.rejects(SettleMortgage(P2, 39, True), "no_cash")
    assert scene.legal(P2)[0] == SettleMortgage(P2, 39, False)
    assert not scene.may(SettleMortgage(P2, 39, True))
    scene.do(SettleMortgage(P2, 39, False))
    assert scene.cash(P2) == 130


def test_lifting_a_received_mortgage_with_the_last_unit() -> None:
    """MORT-7: what is just enough is enough."""
    scene = game(cash={P2: 270}, owns={P1: "boardwalk"}, mortgaged="boardwalk")
    scene.deal(P1, P2, scene.bundle(deeds="boardwalk"), scene.bundle(cash=50))
    both = [SettleMortgage(P2, 39, False), SettleMortgage(P2, 39, True)]
    assert [a for a in scene.legal(P2) if isinstance(a, SettleMortgage)] == both
    scene.do(both[1])
    assert scene.cash(P2) == 0 and not scene.is_mortgaged(39)


def ruined(debtor: str, creditor: str = "", **options: Any) -> Scene:
    """P1, with mortgaged deeds and no cash, was ruined by P2's rent."""
    owns = {P1: debtor, P2: f"green {creditor}"}
    scene = game(3, at={P1: 26}, owns=owns, mortgaged=debtor, built={"green": 5}, **options)
    return scene.roll(4, 1).give_up()


def test_received_in_bankruptcy() -> None:
    """SC-176 BANKR-4 MORT-7: lifted at once it is 110 % in all."""
    scene = ruined("boardwalk", cash={P1: 0, P2: 500})
    scene.do(SettleMortgage(P2, 39, True))
    assert scene.cash(P2) == 280 and scene.owner(39) == P2 and scene.to_roll(P2)


def test_received_in_bankruptcy_and_kept() -> None:
    """SC-261 BANKR-4: 20 of the mortgage value, not 40 of the price."""
    scene = ruined("boardwalk", cash={P1: 0, P2: 500})
    scene.do(SettleMortgage(P2, 39, False))
    assert scene.cash(P2) == 480


def test_received_without_cash() -> None:
    """BANKR-4 DEBT-1: the dues are a debt to the Bank, for which money is raised."""
    scene = ruined("boardwalk", "reading", cash={P1: 0, P2: 0})
    scene.do(SettleMortgage(P2, 39, False))
    assert scene.debt.creditors == (BANK,) and scene.debt.amount == 20
    scene.do(Mortgage(P2, 5)).pay()
    assert scene.cash(P2) == 80 and scene.to_roll(P2)


@pytest.mark.parametrize("lifted", [True, False])
def test_a_received_deed_sold_to_pay_the_dues(lifted: bool) -> None:
    """MORT-7 DEBT-2: who sells it again before its turn has nothing left to settle there."""
    scene = ruined("dark_blue", cash={P1: 0, P2: 0})
    scene.do(SettleMortgage(P2, 37, False))
    assert scene.debt.amount == 18
    scene.deal(P2, P3, scene.bundle(deeds="boardwalk"), scene.bundle(cash=60))
    assert scene.deciders == (P3,)
    scene.do(SettleMortgage(P3, 39, lifted))
    assert scene.debt.player == P2
    scene.pay()
    assert scene.to_roll(P2) and scene.cash(P2) == 42 and scene.owner(39) == P3
    assert scene.is_mortgaged(37) and scene.is_mortgaged(39) is not lifted


def test_a_deed_mortgaged_after_the_handshake() -> None:
    """TRADE-6 MORT-10: a deal that waits is off when one of its deeds is no longer as agreed."""
    scene = game(
        turn=P3, at={P3: 3}, owns={P1: "reading", P4: "oriental", P3: "brown"}, cash={P3: 2}
    )
    scene.roll(1, 2)
    number = scene.offer(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=200))
    scene.do(AcceptTrade(P2, number))
    assert scene.standing.agreed
    scene.do(Mortgage(P1, 5))
    (ended,) = scene.of(TradeEnded)
    assert ended.why == "void" and not scene.state.offers
    scene.do(Mortgage(P3, 1)).pay()
    assert scene.owner(5) == P1
