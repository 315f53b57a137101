"""Selling buildings back to the Bank."""

from dataclasses import fields
from typing import Any

from monopoly_gui.engine.actions import Bundle, DeclareBankruptcy, SellBuilding, SellDown
from monopoly_gui.engine.amounts.buildings import sale_value
from monopoly_gui.engine.amounts.worth import raisable
from monopoly_gui.engine.events import BuildingsChanged
from tests.engine.scenes import P1, P2, Places, game


def test_half_the_price() -> None:
    """SC-153 SELL-1 SC-162: half of the deed's price, at any idle time, without a debt."""
    scene = game(turn=P2, owns={P1: "dark_blue"}, built={"boardwalk": 1})
    scene.do(SellBuilding(P1, 39))
    assert scene.cash(P1) == 1600 and scene.level("boardwalk") == 0
    assert scene.state.houses_left == 32 and len(scene.of(BuildingsChanged)) == 1
    scene.rejects(SellBuilding(P1, 39), "bare")
    scene.rejects(SellBuilding(P2, 39), "not_yours")


def test_even_selling() -> None:
    """SC-154 SELL-3: only from the set's maximum."""
    scene = game(owns={P1: "red"}, built={"red": (2, 1, 1)})
    scene.rejects(SellBuilding(P1, 23), "uneven")
    scene.do(SellBuilding(P1, 21))
    assert scene.cash(P1) == 1575 and scene.levels("red") == (1, 1, 1)


def test_the_bank_never_has_fewer_than_no_houses() -> None:
    """SELL-5 SUPPLY-1: two streets give back the houses that the third needs, and come first."""
    scene = game(owns={P1: "orange"}, built={"orange": (5, 4, 4)}, stock=(1, 11))
    scene.do(SellDown(P1, "orange", (3, 3, 3)))
    assert [event.houses_left for event in scene.of(BuildingsChanged)] == [2, 3, 0]
    assert [event.hotels_left for event in scene.of(BuildingsChanged)] == [11, 11, 12]


def test_uneven_selling_as_an_option() -> None:
    """SELL-3: with even_build off any street."""
    scene = game(owns={P1: "red"}, built={"red": (2, 1, 1)}, even_build=False)
    scene.do(SellBuilding(P1, 23)).do(SellDown(P1, "red", (2, 0, 0)))
    assert scene.levels("red") == (2, 0, 0)


def test_a_hotel_becomes_four_houses() -> None:
    """SELL-4: half of one house price; the houses come from the Bank."""
    scene = game(owns={P1: "dark_blue"}, built={"dark_blue": 5})
    scene.do(SellBuilding(P1, 39))
    assert scene.cash(P1) == 1600 and scene.levels("dark_blue") == (5, 4)
    assert (scene.state.houses_left, scene.state.hotels_left) == (28, 11)
    scene.rejects(SellBuilding(P1, 39), "uneven")


def test_not_enough_houses_for_the_exchange() -> None:
    """SC-156 SELL-4: with three houses in the Bank it is not possible."""
    scene = game(owns={P1: "dark_blue"}, built={"dark_blue": 5}, stock=(3, 10))
    reason = scene.rejects(SellBuilding(P1, 39), "no_houses")
    assert "4 houses" in reason.text


def test_a_whole_set_of_hotels() -> None:
    """SC-157 SELL-5: all at once, for 2.5 times the house price each, with an empty Bank."""
    scene = game(owns={P1: "light_blue"}, built={"light_blue": 5}, stock=(0, 9))
    scene.do(SellDown(P1, "light_blue", (0, 0, 0)))
    assert scene.cash(P1) == 1875 and scene.levels("light_blue") == (0, 0, 0)
    assert (scene.state.houses_left, scene.state.hotels_left) == (0, 12)


def test_down_to_what_the_bank_can_fill() -> None:
    """SC-158 SELL-5: seven steps of 100; the Bank's three houses are used up."""
    scene = game(owns={P1: "dark_blue"}, built={"dark_blue": 5}, stock=(3, 10))
    scene.rejects(SellDown(P1, "dark_blue", (2, 2)), "no_houses")
    scene.rejects(SellDown(P1, "dark_blue", (3, 0)), "uneven")
    scene.do(SellDown(P1, "dark_blue", (2, 1)))
    assert scene.cash(P1) == 2200 and scene.levels("dark_blue") == (2, 1)
    assert (scene.state.houses_left, scene.state.hotels_left) == (0, 12)


def test_targets_that_make_no_sense() -> None:
    """SELL-5: they are refused one by one."""
    scene = game(owns={P1: "dark_blue", P2: "brown"}, built={"dark_blue": (3, 2)})
    for levels, code in (
        ((3, 2), "nothing"),
        ((3, 3), "levels"),
        ((1,), "levels"),
        ((2, 5), "levels"),
        ((2, -1), "levels"),
        ((2, 0), "uneven"),
    ):
        scene.rejects(SellDown(P1, "dark_blue", levels), code)
    scene.rejects(SellDown(P1, "brown", (0, 0)), "not_yours")
    scene.rejects(SellDown(P1, "mauve", (0, 0)), "not_yours")
    scene.rejects(SellDown(P1, "railroad", (0, 0, 0, 0)), "not_yours")


def test_the_value_is_known_before() -> None:
    """SELL-1: half of each step, counted as it is paid."""
    scene = game(owns={P1: "orange"}, built={"orange": (5, 5, 4)})
    assert sale_value(scene.state, "orange", (1, 0, 0)) == 50 * 13
    scene.do(SellDown(P1, "orange", (1, 0, 0)))
    assert scene.cash(P1) == 1500 + 650


def test_buildings_are_never_traded() -> None:
    """SC-160 SELL-6 TRADE-3: an offer has no place for them."""
    assert {f.name for f in fields(Bundle)} == {"cash", "deeds", "cards"}


def test_a_hotel_of_three_houses() -> None:
    """SC-161 SELL-5 SHORT-4: worth four house prices in a short game."""
    scene = game(
        owns={P1: "dark_blue"}, built={"dark_blue": (3, 5)}, houses_for_hotel=3, even_build=False
    )
    scene.do(SellDown(P1, "dark_blue", (3, 0)))
    assert scene.cash(P1) == 1500 + 400 and scene.level("boardwalk") == 0


def test_a_short_hotel_is_exchanged_for_three() -> None:
    """SELL-4 SHORT-4: three houses take its place."""
    scene = game(owns={P1: "brown"}, built={"brown": 5}, houses_for_hotel=3)
    scene.do(SellBuilding(P1, 3))
    assert scene.levels("brown") == (5, 3) and scene.state.houses_left == 29


def test_exchange_only() -> None:
    """SELL-4 SELL-5: hotel_sale=exchange_only knows no outright sale, but for a debtor in need."""
    rules: dict[str, Any] = {
        "owns": {P1: "light_blue"},
        "built": {"light_blue": 5},
        "hotel_sale": "exchange_only",
    }
    scene = game(**rules)
    scene.rejects(SellDown(P1, "light_blue", (0, 0, 0)), "exchange")
    scene.do(SellBuilding(P1, 6))
    scene = game(**rules, stock=(0, 9), cash={P1: 0}, at={P1: 1})
    scene.rejects(SellBuilding(P1, 6), "no_houses")
    scene.rejects(SellDown(P1, "light_blue", (0, 0, 0)), "exchange")
    scene.roll(1, 2)
    scene.rejects(DeclareBankruptcy(P1), "can_pay")
    scene.do(SellDown(P1, "light_blue", (0, 0, 0))).pay()
    assert scene.cash(P1) == 375 - 200


def test_exchange_only_debtor_with_houses_in_the_bank() -> None:
    """SELL-4: while there are houses to exchange a debtor, too, exchanges."""
    scene = game(
        at={P1: 1},
        cash={P1: 150},
        owns={P1: "light_blue"},
        built={"light_blue": 5},
        hotel_sale="exchange_only",
        stock=(8, 9),
    )
    scene.roll(1, 2)
    scene.do(SellBuilding(P1, 6))
    # just enough for one hotel more
    scene.rejects(SellDown(P1, "light_blue", (0, 0, 0)), "exchange")
    scene.do(SellBuilding(P1, 8)).pay()
    assert scene.cash(P1) == 0 and scene.levels("light_blue") == (4, 4, 5)


def test_outright_only() -> None:
    """SELL-5: hotel_sale=outright_only takes no houses in exchange."""
    scene = game(owns={P1: "dark_blue"}, built={"dark_blue": 5}, hotel_sale="outright_only")
    scene.rejects(SellBuilding(P1, 39), "outright")
    scene.rejects(SellDown(P1, "dark_blue", (4, 5)), "outright")
    scene.do(SellDown(P1, "dark_blue", (0, 0)))
    assert scene.cash(P1) == 2500


def test_raising_counts_hotels_outright() -> None:
    """SC-212 BANKR-1 SELL-5: whatever the Bank's stock, for every way of selling hotels."""
    for sale in ("both", "exchange_only", "outright_only"):
        scene = game(
            cash={P1: 0},
            owns={P1: "light_blue"},
            built={"light_blue": 5},
            stock=(0, 9),
            hotel_sale=sale,
        )
        assert raisable(scene.state, P1) == 375 + 50 + 50 + 60


def test_selling_during_anothers_debt() -> None:
    """SELL-2: also while another player raises money."""
    scene = game(at={P1: 1}, cash={P1: 0}, owns={P1: "reading", P2: "brown"}, built={"brown": 1})
    scene.roll(1, 2)
    assert scene.debt.player == P1
    scene.do(SellBuilding(P2, 1))
    assert scene.cash(P2) == 1525


def test_a_whole_set_waits_for_its_moment_too() -> None:
    """SELL-2 SELL-5: not in the middle of another's landing, nor outside the table's window."""
    scene = game(at={P1: 3}, owns={P2: "dark_blue"}, built={"dark_blue": 5})
    scene.roll(1, 2)
    scene.rejects(SellDown(P2, "dark_blue", (0, 0)), "busy")
    scene = game(
        owns={P2: "dark_blue"}, built={"dark_blue": 5}, build_timing="own_turn_before_roll"
    )
    scene.rejects(SellDown(P2, "dark_blue", (0, 0)), "timing")


def test_no_fourth_house_where_three_make_a_hotel() -> None:
    """SELL-5 SHORT-1: a hotel is not sold down to more houses than were turned in for it."""
    scene = game(owns={P1: "dark_blue"}, built={"dark_blue": 5}, houses_for_hotel=3)
    scene.rejects(SellDown(P1, "dark_blue", (4, 4)), "levels")
    scene.do(SellDown(P1, "dark_blue", (3, 3)))
    assert scene.cash(P1) == 1700


def test_houses_are_sold_however_hotels_are() -> None:
    """SELL-1 SELL-5: the rules about hotels do not concern a set that has none."""
    for sale in ("outright_only", "exchange_only"):
        scene = game(owns={P1: "dark_blue"}, built={"dark_blue": 3}, hotel_sale=sale)
        scene.do(SellDown(P1, "dark_blue", (1, 1)))
        assert scene.cash(P1) == 1900


def test_houses_of_the_set_fill_the_place_of_a_hotel() -> None:
    """SELL-5 SC-158: of six houses four stand there already, so that two are enough."""
    scene = game(owns={P1: "dark_blue"}, built={"dark_blue": (4, 5)}, stock=(1, 9))
    assert "1" in scene.rejects(SellDown(P1, "dark_blue", (3, 3)), "no_houses").text
    scene = game(owns={P1: "dark_blue"}, built={"dark_blue": (4, 5)}, stock=(2, 9))
    scene.do(SellDown(P1, "dark_blue", (3, 3)))
    assert scene.state.houses_left == 0 and scene.cash(P1) == 1800


def test_a_single_house_more_may_be_wanted_by_others() -> None:
    """SELL-5 SUPPLY-5: with buyers first even one house is theirs to ask for."""
    owns: dict[int, Places] = {P1: "dark_blue", P2: "brown"}
    built: dict[Places, Any] = {"dark_blue": (4, 5)}
    scene = game(owns=owns, built=built, stock=(1, 9), shortage_priority="buyers")
    scene.rejects(SellDown(P1, "dark_blue", (2, 3)), "buyers")
    scene.do(SellDown(P1, "dark_blue", (2, 2)))
    assert scene.state.houses_left == 1
