"""The speed die: who throws it, and what its faces do."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import ChooseSpace, PayFine
from monopoly_gui.engine.events import CashMoved, DiceRolled, TokenMoved
from monopoly_gui.engine.frames import ChooseMove
from tests.engine.scenes import P1, P2, Scene, game


def fast(start: int = 0, **options: Any) -> Scene:
    """P1, past the first GO, is to throw three dice from this space."""
    options.setdefault("cash", 1500)
    return game(at={P1: start}, lapped=[P1], speed_die="on", **options)


def targets(scene: Scene) -> tuple[int, ...]:
    assert isinstance(scene.top, ChooseMove)
    return scene.top.targets


# -- when --------------------------------------------------------------------------------


def test_not_before_the_first_salary() -> None:
    """SC-229 SPEED-1: two dice until GO was reached or passed, three from then on."""
    scene = game(2, at={P2: 10}, speed_die="on", cash=2500)
    scene.roll(5, 4).buy().end()
    assert scene.at(P1) == 9 and scene.heard[0].kind == "dice_rolled"
    scene = game(2, at={P1: 36, P2: 10}, speed_die="on", chest="cc_beauty")
    scene.roll(4, 2)
    assert len(scene.of(DiceRolled)[0].dice) == 2 and scene.state.lapped == [True, False]
    scene.end().roll(4, 6).end().roll(4, 5, speed="1")
    assert len(scene.of(DiceRolled)[0].dice) == 3


def test_from_the_next_throw_of_the_same_turn() -> None:
    """SC-230: GO reached by doubles: the next throw already uses it."""
    scene = game(at={P1: 38}, speed_die="on")
    scene.roll(1, 1)
    assert scene.at(P1) == 0 and scene.to_roll(P1)
    scene.roll(1, 3, speed="2")
    assert scene.at(P1) == 6


def test_never_when_it_is_off() -> None:
    """SPEED-1: two dice for everybody."""
    scene = game(at={P1: 7}, lapped=[P1])
    scene.roll(1, 2)
    assert scene.of(DiceRolled)[0].dice == (1, 2)


def test_white_dice_for_jail() -> None:
    """SC-249 JAIL-12: two dice decide whether one gets out, and how far."""
    scene = game(jail={P1: 0}, lapped=[P1], speed_die="on")
    scene.roll(3, 3)
    assert scene.at(P1) == 16 and scene.of(DiceRolled)[0].dice == (3, 3)


def test_an_ordinary_throw_after_the_fine() -> None:
    """SC-250 JAIL-9: with the speed die again."""
    scene = game(jail={P1: 0}, lapped=[P1], speed_die="on")
    scene.do(PayFine(P1)).roll(1, 2, speed="3")
    assert scene.at(P1) == 16


# -- numbers and the bus -----------------------------------------------------------------


def test_a_number_is_added() -> None:
    """SPEED-1 TURN-2: one to three spaces more."""
    assert fast(20).roll(1, 4, speed="3").at(P1) == 28


def test_the_bus() -> None:
    """SC-232 SPEED-1: one die, the other, or the sum."""
    scene = fast(20).roll(1, 5, speed="bus")
    assert targets(scene) == (21, 25, 26) and scene.at(P1) == 20
    scene.rejects(ChooseSpace(P1, 22), "not_a_target")
    scene.rejects(ChooseSpace(P2, 21), "not_yours")
    scene.do(ChooseSpace(P1, 25))
    assert scene.at(P1) == 25 and scene.pending == "purchase"


def test_the_bus_with_doubles() -> None:
    """SC-233 DBL-1: a die or the sum, then another throw."""
    scene = fast(20).roll(3, 3, speed="bus")
    assert targets(scene) == (23, 26)
    scene.do(ChooseSpace(P1, 26)).unsold()
    assert scene.to_roll(P1) and scene.state.doubles == 1


def test_the_bus_across_go() -> None:
    """GO-1 SPEED-1: by bus too."""
    scene = fast(36, chest="cc_beauty").roll(2, 4, speed="bus")
    assert targets(scene) == (38, 0, 2)
    scene.do(ChooseSpace(P1, 0))
    assert scene.cash(P1) == 1700


def test_the_bus_to_jail() -> None:
    """GO-4 JAIL-1: a bus to 30 ends there."""
    scene = fast(25).roll(2, 3, speed="bus").do(ChooseSpace(P1, 30))
    assert scene.jailed(P1) and scene.to_end(P1)


# -- Mr. Monopoly ------------------------------------------------------------------------


def test_on_to_the_next_unsold_deed() -> None:
    """SC-234 SPEED-1: first the white dice and what they lead to, then the second move."""
    scene = fast(owns={P2: "oriental"}).roll(2, 4, speed="mr")
    assert [(e.start, e.end) for e in scene.of(TokenMoved)] == [(0, 6), (6, 8)]
    assert scene.cash(P1) == 1494 and scene.at(P1) == 8
    assert scene.buy().to_end(P1)


def test_the_first_purchase_comes_first() -> None:
    """SC-234 BUY-3: an auction of the first space is over before the second move."""
    scene = fast().roll(2, 4, speed="mr")
    assert scene.at(P1) == 6
    scene.decline()
    assert scene.at(P1) == 6
    scene.sold(P2, 10)
    assert scene.at(P1) == 8 and scene.pending == "purchase"


def test_all_sold_then_to_the_next_rent() -> None:
    """SC-236 SPEED-1: on to the next deed that charges."""
    scene = fast(
        16,
        owns={
            P1: "brown light_blue railroad utility pink red green dark_blue",
            P2: "orange yellow",
        },
        mortgaged="atlantic",
    ).roll(1, 3, speed="mr")
    assert scene.at(P1) == 27 and scene.cash(P1) == 1500 - 44


def test_nothing_to_pay_anywhere() -> None:
    """SC-236: the token stays."""
    everything = "brown light_blue pink orange red yellow green dark_blue railroad utility"
    scene = fast(16, owns={P2: everything}, mortgaged=everything).roll(1, 3, speed="mr")
    assert scene.at(P1) == 20 and scene.to_end(P1)


def test_where_prisoners_collect_no_rent() -> None:
    """SC-236 JAIL-7: a prisoner's deeds charge nothing, so the move goes past them."""
    mine = "brown light_blue railroad utility pink red green dark_blue"
    scene = fast(16, owns={P1: mine, P2: "orange yellow"}, jail={P2: 1}, jail_rights="no_rent")
    scene.roll(1, 3, speed="mr")
    assert scene.at(P1) == 20 and scene.cash(P1) == 1500


def test_no_second_move_from_jail() -> None:
    """SC-237 JAIL-1: the first part ended there."""
    scene = fast(27).roll(1, 2, speed="mr")
    assert scene.jailed(P1) and scene.to_end(P1)


def test_the_second_move_across_go() -> None:
    """SC-238 GO-1: earns the salary."""
    scene = fast(33, owns={P2: "dark_blue"}, chance="ch_dividend").roll(1, 2, speed="mr")
    assert scene.at(P1) == 1 and scene.cash(P1) == 1500 + 50 + 200
    assert scene.pending == "purchase"


def test_mr_monopoly_with_doubles() -> None:
    """SC-240 DBL-1: both parts, then another throw."""
    scene = fast(16).roll(2, 2, speed="mr")
    assert scene.at(P1) == 21
    scene.unsold()
    assert scene.to_roll(P1) and scene.turn.again


def test_bankrupt_between_the_two_moves() -> None:
    """BANKR-8 SPEED-1: there is no second one."""
    scene = fast(0, cash={P1: 0}, owns={P2: "light_blue"}, built={"light_blue": 1})
    scene.roll(2, 4, speed="mr").give_up()
    assert scene.at(P1) == 6 and scene.to_roll(P2)


# -- triples -----------------------------------------------------------------------------


def test_three_of_a_kind() -> None:
    """SC-241 SPEED-1: any space but one's own, which is resolved, and no further throw."""
    scene = fast(0).roll(2, 2, speed="2")
    assert len(targets(scene)) == 39 and 0 not in targets(scene)
    scene.rejects(ChooseSpace(P1, 0), "not_a_target")
    scene.do(ChooseSpace(P1, 39))
    assert scene.at(P1) == 39 and scene.pending == "purchase"
    assert scene.buy().to_end(P1)


def test_three_of_a_kind_across_go() -> None:
    """SC-242 GO-1: always forward; past GO it pays."""
    scene = fast(31).roll(1, 1, speed="1").do(ChooseSpace(P1, 5))
    assert scene.cash(P1) == 1700 and scene.at(P1) == 5


def test_a_triple_to_go_to_jail() -> None:
    """GO-5 SPEED-1: chosen as a goal it is an arrest, without salary even from behind."""
    scene = fast(31).roll(3, 3, speed="3").do(ChooseSpace(P1, 30))
    assert scene.jailed(P1) and scene.cash(P1) == 1500 and scene.to_end(P1)


def test_a_triple_on_the_third_double() -> None:
    """SC-244: free to move by default; Jail as an option."""
    scene = fast(0, doubles=2).roll(1, 1, speed="1")
    assert scene.pending == "choose_move"
    scene = fast(0, doubles=2, triples_on_third_double="jail").roll(1, 1, speed="1")
    assert scene.jailed(P1)
    scene = fast(0, doubles=1, triples_on_third_double="jail").roll(1, 1, speed="1")
    assert scene.pending == "choose_move"


def test_the_third_double_with_another_face() -> None:
    """SC-245 DBL-2: Jail; the speed die is ignored."""
    scene = fast(0, doubles=2).roll(4, 4, speed="mr")
    assert scene.jailed(P1) and scene.to_end(P1) and scene.pending == "turn"
    scene = fast(0, doubles=2).roll(4, 4, speed="bus")
    assert scene.jailed(P1)


# -- utilities ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "face", "rent"), [((2, 3), "3", 32), ((3, 5), "bus", 32), ((3, 5), "mr", 32)]
)
def test_utility_rent(dice: tuple[int, int], face: str, rent: int) -> None:
    """SC-246 RENT-11: the sum of all three; bus and Mr. Monopoly count nothing."""
    scene = fast(4, owns={P2: "electric_company"}).roll(*dice, speed=face)
    if face == "bus":
        scene.do(ChooseSpace(P1, 12))
    rents = [e.amount for e in scene.of(CashMoved) if e.reason == "rent"]
    assert rents == [rent]


def test_utility_by_the_second_move() -> None:
    """SC-248 RENT-11: the white dice."""
    mine = "brown light_blue railroad pink orange red yellow green dark_blue"
    scene = fast(16, owns={P1: mine, P2: "utility"}).roll(3, 1, speed="mr")
    assert scene.at(P1) == 28 and scene.cash(P1) == 1460


def test_snake_eyes_with_the_speed_die() -> None:
    """SC-253 SPEED-1: two ones earn the bonus with any third face, but not on a third double."""
    for face in ("2", "bus", "mr", "1"):
        scene = fast(16, snake_eyes_bonus=500).roll(1, 1, speed=face)
        assert scene.cash(P1) == 2000, face
    scene = fast(16, snake_eyes_bonus=500, doubles=2).roll(1, 1, speed="2")
    assert scene.cash(P1) == 1500 and scene.jailed(P1)
