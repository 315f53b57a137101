"""GO: the salary, by dice and by card."""

from dataclasses import replace

import pytest

from monopoly_gui.engine.actions import ClaimSalary
from monopoly_gui.engine.events import CashMoved, SalaryDue, SalaryLapsed
from tests.engine.scenes import P1, P2, Scene, game
from tests.engine.setting import setting


def test_the_first_move_earns_nothing() -> None:
    """SC-005 GO-1: the token starts on GO; it neither lands there nor passes it."""
    scene = game(chance="ch_dividend")
    scene.roll(3, 4)
    assert scene.at(P1) == 7 and scene.cash(P1) == 1550


def test_the_salary_comes_before_the_space() -> None:
    """SC-009 GO-1: it can be spent where one lands."""
    scene = game(at={P1: 38}, cash={P1: 10})
    scene.roll(2, 3)
    assert scene.pending == "purchase" and scene.cash(P1) == 210
    scene.buy()
    assert scene.owner("baltic") == P1 and scene.cash(P1) == 150


def test_landing_on_go() -> None:
    """SC-010 GO-1: 200 once, and not again on leaving."""
    scene = game(2, at={P1: 33, P2: 10}, cash={P1: 100})
    scene.roll(3, 4)
    assert scene.cash(P1) == 300
    scene.end().roll(4, 6).end()
    scene.roll(1, 2).unsold()
    assert scene.at(P1) == 3 and scene.cash(P1) == 300


def test_pass_go_then_advance_to_go() -> None:
    """SC-012 GO-3: two salaries in one turn, by Community Chest."""
    scene = game(at={P1: 37}, cash={P1: 0}, chest="cc_go")
    scene.roll(2, 3)
    assert scene.at(P1) == 0 and scene.cash(P1) == 400
    assert len([e for e in scene.of(CashMoved) if e.reason == "salary"]) == 2


def test_pass_go_then_advance_to_go_by_chance_with_doubles() -> None:
    """SC-013 GO-3 DBL-1: two salaries, then the doubles throw."""
    scene = game(at={P1: 35}, cash={P1: 0}, chance="ch_go")
    scene.roll(6, 6)
    assert scene.at(P1) == 0 and scene.cash(P1) == 400 and scene.to_roll(P1)


def test_a_card_forward_across_go() -> None:
    """SC-014 GO-1 CARD-7: from 36 to Illinois earns the salary, then the street is offered."""
    scene = game(at={P1: 33}, cash={P1: 100}, chance="ch_illinois")
    scene.roll(1, 2)
    assert scene.at(P1) == 24 and scene.cash(P1) == 300 and scene.pending == "purchase"


@pytest.mark.parametrize(("start", "dice"), [(4, (1, 2)), (18, (1, 3)), (33, (1, 2))])
def test_reading_always_lies_behind(start: int, dice: tuple[int, int]) -> None:
    """SC-016 GO-1: from each Chance space the way to 5 crosses GO."""
    scene = game(at={P1: start}, cash={P1: 0}, chance="ch_reading")
    scene.roll(*dice)
    assert scene.at(P1) == 5 and scene.cash(P1) == 200


@pytest.mark.parametrize(
    ("start", "dice", "cash"), [(4, (1, 2), 0), (18, (1, 3), 200), (33, (1, 2), 200)]
)
def test_st_charles_from_each_chance_space(start: int, dice: tuple[int, int], cash: int) -> None:
    """SC-017 GO-1: from 7 it lies ahead, from 22 and 36 behind GO."""
    scene = game(at={P1: start}, cash={P1: 0}, chance="ch_st_charles")
    scene.roll(*dice)
    assert scene.at(P1) == 11 and scene.cash(P1) == cash


def test_backwards_never_pays() -> None:
    """SC-018 GO-1 CARD-7: back to Old Kent Road."""
    scene = game(board="uk", at={P1: 39}, cash={P1: 100}, chest="cc_old_kent")
    scene.roll(1, 2)
    assert scene.at(P1) == 1 and scene.cash(P1) == 300
    scene = game(board="uk", turn=P1, at={P1: 12}, cash={P1: 100}, chest="cc_old_kent")
    scene.roll(2, 3)
    assert scene.at(P1) == 1 and scene.cash(P1) == 100


def test_on_the_way_to_jail_there_is_no_salary() -> None:
    """GO-4 JAIL-1 JAIL-2: by the space or by a card, from anywhere."""
    scene = game(at={P1: 25})
    scene.roll(2, 3)
    assert scene.jailed(P1) and scene.cash(P1) == 1500
    scene = game(at={P1: 33}, chance="ch_jail")
    scene.roll(1, 2)
    assert scene.jailed(P1) and scene.cash(P1) == 1500


def test_a_salary_not_asked_for_lapses() -> None:
    """SC-020 GO-2: with salary_claim it is lost when the next own turn opens."""
    scene = game(2, at={P1: 38, P2: 10}, asks=[P1], salary_claim="claim_before_next_turn")
    scene.roll(5, 7 - 5).unsold()
    assert scene.at(P1) == 5 and scene.cash(P1) == 1500 and scene.state.salaries == [200, 0]
    scene.end().roll(4, 6).end()
    (lapsed,) = scene.of(SalaryLapsed)
    assert lapsed.amount == 200 and scene.state.salaries == [0, 0] and scene.cash(P1) == 1500
    scene.rejects(ClaimSalary(P1), "no_salary")


def test_a_salary_asked_for_in_time() -> None:
    """GO-2: until one's next turn it can be asked for, also in another's turn."""
    scene = game(2, at={P1: 38, P2: 10}, asks=[P1], salary_claim="claim_before_next_turn")
    scene.roll(5, 2)
    assert scene.of(SalaryDue)[0].amount == 200 and ClaimSalary(P1) in scene.legal(P1)
    scene.unsold().end()
    scene.rejects(ClaimSalary(P2), "no_salary")
    scene.do(ClaimSalary(P1))
    assert scene.cash(P1) == 1700 and scene.state.salaries == [0, 0]


def test_who_asks_automatically_is_paid_at_once() -> None:
    """GO-2: auto-claim asks for salaries too."""
    scene = game(at={P1: 38}, salary_claim="claim_before_next_turn")
    scene.roll(5, 2)
    assert scene.cash(P1) == 1700


def test_the_house_rule_for_landing_on_go() -> None:
    """GO-1: go_landing_bonus pays 400 for landing, still 200 for passing."""
    scene = game(at={P1: 33}, go_landing_bonus=400)
    scene.roll(3, 4)
    assert scene.cash(P1) == 1900
    scene = game(at={P1: 36}, go_landing_bonus=400)
    scene.roll(3, 4)
    assert scene.cash(P1) == 1700


@pytest.mark.parametrize(("bonus", "landing"), [(200, 180), (400, 360)])
def test_a_board_with_a_salary_of_its_own(bonus: int, landing: int) -> None:
    """GO-1: a board that prints 180 pays that for passing, and twice that where landing doubles."""
    for start, paid in ((33, landing), (36, 180)):
        state = setting(at={P1: start}, go_landing_bonus=bonus)
        state.board = replace(state.board, salary=180)
        assert Scene(state).roll(3, 4).cash(P1) == 1500 + paid
