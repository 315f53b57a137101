"""Taxes and Free Parking."""

from dataclasses import fields, replace
from typing import Any

import pytest

from monopoly_gui.engine.actions import ChooseTax, PayFine
from monopoly_gui.engine.amounts.percentages import tenth
from monopoly_gui.engine.amounts.taxes import tax_share
from monopoly_gui.engine.amounts.worth import final_worth, tax_worth
from monopoly_gui.engine.events import CashMoved, TaxChosen
from monopoly_gui.engine.view import view
from tests.engine.scenes import P1, P2, P3, Scene, game


def taxed(space: int = 4, **options: Any) -> Scene:
    """P1 has just landed on a tax space."""
    return game(at={P1: space - 3}, **options).roll(1, 2)


def share(**options: Any) -> int:
    """P1's payment for the share of worth."""
    scene = taxed(income_tax="choice", **options)
    scene.do(ChooseTax(P1, True))
    return scene.of(TaxChosen)[0].amount


def test_income_tax_is_200() -> None:
    """TAX-1 TAX-2 TAX-5: flat since 2008, to the Bank."""
    scene = taxed()
    assert scene.cash(P1) == 1300 and scene.state.bank == -5800 and scene.to_end(P1)


def test_old_boards_offer_the_choice() -> None:
    """TAX-2 TAX-5: as the board prints it, unless the table says flat."""
    assert taxed(board="us_pre2008").pending == "tax_choice"
    assert taxed(board="us_pre2008", income_tax="flat").cash(P1) == 1300
    assert taxed(board="us_2008", income_tax="choice").pending == "tax_choice"
    assert taxed(board="uk").cash(P1) == 1300


def test_ten_per_cent_of_everything() -> None:
    """SC-104 TAX-3: cash, printed prices of mortgaged deeds too, buildings at cost."""
    scene = taxed(
        income_tax="choice",
        cash={P1: 400},
        owns={P1: "boardwalk brown"},
        mortgaged="boardwalk",
        built={"brown": 1},
    )
    assert tax_worth(scene.state, P1) == 1020
    scene.do(ChooseTax(P1, True))
    assert scene.cash(P1) == 400 - 102


def test_hotels_count_five_houses() -> None:
    """TAX-3: a hotel stands for five house prices; four where three houses make one."""
    owned: dict[str, Any] = {"cash": {P1: 0}, "owns": {P1: "dark_blue"}, "built": {"dark_blue": 5}}
    assert share(**owned) == (750 + 10 * 200) // 10
    assert share(**owned, houses_for_hotel=3) == (750 + 8 * 200) // 10


@pytest.mark.parametrize(("rounding", "amount"), [("up", 102), ("nearest", 102), ("down", 101)])
def test_rounding(rounding: str, amount: int) -> None:
    """SC-105 TAX-3: 10 % of 1,015."""
    assert share(cash={P1: 1015}, tax_rounding=rounding) == amount


def test_rounding_to_the_nearest() -> None:
    """TAX-3: below a half it is down."""
    assert share(cash={P1: 1014}, tax_rounding="nearest") == 101
    assert share(cash={P1: 1011}, tax_rounding="up") == 102


def test_an_own_edition_may_take_another_share() -> None:
    """TAX-2 TAX-3: 15 % of 1,007 is rounded once: 152 up, 151 down and to the nearest."""
    for rounding, amount in (("up", 152), ("nearest", 151), ("down", 151)):
        scene = game(at={P1: 1}, cash={P1: 1007}, income_tax="choice", tax_rounding=rounding)
        board = scene.state.board
        tax = replace(board.spaces[4], tax_percent=15)
        scene.state.board = replace(board, spaces=(*board.spaces[:4], tax, *board.spaces[5:]))
        assert tax_share(scene.state, P1, 4) == amount
    assert [tenth(1005, how) for how in ("up", "nearest", "down")] == [101, 101, 100]
    assert [tenth(1004, how) for how in ("up", "nearest", "down")] == [101, 100, 100]


def test_current_values() -> None:
    """TAX-3: tax_worth_basis=current_value counts mortgaged deeds at half."""
    owned: dict[str, Any] = {"cash": {P1: 100}, "owns": {P1: "boardwalk"}, "mortgaged": "boardwalk"}
    assert share(**owned) == 50
    assert share(**owned, tax_worth_basis="current_value") == 30


def test_no_counting_before_the_choice() -> None:
    """SC-106 TAX-4: nothing that is pending or told holds a worth or the share."""
    scene = taxed(income_tax="choice", cash={P1: 1400})
    seen = view(scene.state, P1).state
    assert {f.name for f in fields(seen.top)} == {"player", "space", "kind"}
    assert "140" not in repr(scene.events) and not scene.of(TaxChosen)
    assert scene.legal(P1)[:2] == [ChooseTax(P1, False), ChooseTax(P1, True)]


def test_the_choice_is_final() -> None:
    """TAX-4: chosen, it is charged at once, even where the other was cheaper."""
    scene = taxed(income_tax="choice", cash={P1: 5000})
    scene.rejects(ChooseTax(P2, True), "not_yours")
    scene.do(ChooseTax(P1, True))
    assert scene.cash(P1) == 4500
    scene.rejects(ChooseTax(P1, False), "not_now")


def test_the_fixed_tax_may_be_chosen() -> None:
    """TAX-2: 200 whatever the worth."""
    scene = taxed(income_tax="choice", cash={P1: 5000}).do(ChooseTax(P1, False))
    assert scene.cash(P1) == 4800


@pytest.mark.parametrize(("board", "left"), [("us_2008", 400), ("us_pre2008", 425), ("uk", 400)])
def test_luxury_tax_by_edition(board: str, left: int) -> None:
    """SC-108 TAX-6 TAX-1: 100, or 75 on old American boards."""
    assert taxed(38, board=board, cash={P1: 500}).cash(P1) == left


def test_luxury_tax_by_option() -> None:
    """TAX-6: the table may set it; Income Tax is not concerned."""
    assert taxed(38, luxury_tax=75).cash(P1) == 1425
    assert taxed(38, board="us_pre2008", luxury_tax=100).cash(P1) == 1400
    assert taxed(4, luxury_tax=75).cash(P1) == 1300


def test_a_tax_that_cannot_be_paid() -> None:
    """SC-109 TAX-1 BANKR-5: bankrupt to the Bank, which auctions the deed."""
    scene = taxed(players=3, cash={P1: 120}, owns={P1: "baltic"})
    scene.give_up()
    assert not scene.state.alive[P1] and scene.pending == "auction"
    scene.sold(P2, 30)
    assert scene.owner("baltic") == P2 and scene.to_roll(P2)


def test_tax_worth_and_end_worth() -> None:
    """SC-221 TAX-3 SHORT-2: a mortgaged Boardwalk is 400 for the tax, 200 at the end."""
    scene = game(cash=0, owns={P1: "boardwalk"}, mortgaged="boardwalk")
    assert tax_worth(scene.state, P1) == 400 and final_worth(scene.state, P1) == 200


def test_free_parking() -> None:
    """SC-110 PARK-1: nothing."""
    scene = game(at={P1: 16}).roll(1, 3)
    assert scene.at(P1) == 20 and scene.cash(P1) == 1500 and scene.events[-1].kind == "token_moved"


def test_a_pot_on_free_parking() -> None:
    """PARK-1 BANK-3: as a house rule taxes and fines gather there for the next to come."""
    scene = game(3, at={P1: 1, P2: 35, P3: 13}, free_parking="pot", chance="ch_fine15")
    scene.roll(1, 2).end()
    scene.roll(1, 2).end()
    assert scene.state.pot == 300 and scene.cash(P2) == 1400
    scene.roll(3, 4)
    assert scene.cash(P3) == 1800 and scene.state.pot == 0
    assert scene.of(CashMoved)[0].reason == "pot"


def test_what_does_not_go_to_the_pot() -> None:
    """PARK-1: prices and rents; fines of cards and of Jail do."""
    scene = game(2, at={P1: 4}, jail={P2: 0}, free_parking="pot", chance="ch_fine15")
    scene.roll(1, 2)
    assert scene.state.pot == 15
    scene.end().do(PayFine(P2))
    assert scene.state.pot == 65
    scene.roll(1, 2).buy()
    assert scene.state.pot == 65
