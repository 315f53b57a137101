"""Doubles: another throw, and the third ones lead to Jail."""

from monopoly_gui.engine.actions import EndTurn
from monopoly_gui.engine.events import Jailed
from tests.engine.scenes import P1, P2, P3, P4, game


def test_the_space_comes_before_the_second_throw() -> None:
    """SC-021 DBL-1: the auction of the first space is over before the next throw."""
    scene = game()
    scene.roll(3, 3)
    assert scene.pending == "purchase"
    scene.decline()
    assert scene.pending == "auction"
    scene.all_pass()
    assert scene.to_roll(P1) and scene.turn.again
    scene.roll(2, 3).unsold()
    assert scene.at(P1) == 11 and scene.to_end(P1)


def test_the_third_doubles_lead_to_jail() -> None:
    """SC-022 DBL-2 JAIL-3: no third move; the rolled space is never resolved."""
    scene = game()
    scene.roll(2, 2)
    assert (scene.at(P1), scene.cash(P1)) == (4, 1300)
    scene.roll(3, 3)
    assert scene.at(P1) == 10 and not scene.jailed(P1)
    scene.roll(4, 4)
    assert scene.at(P1) == 10 and scene.jailed(P1) and scene.to_end(P1)
    (jailed,) = scene.of(Jailed)
    assert jailed.why == "doubles" and scene.cash(P1) == 1300


def test_the_third_doubles_pass_go_without_salary() -> None:
    """DBL-2 GO-4: nothing is earned on the way to Jail."""
    scene = game(at={P1: 36}, doubles=2)
    scene.roll(6, 6)
    assert scene.jailed(P1) and scene.cash(P1) == 1500


def test_doubles_to_go_to_jail() -> None:
    """SC-024 DBL-1 JAIL-1: an arrest ends the turn; no extra throw."""
    scene = game(at={P1: 22})
    scene.roll(4, 4)
    assert scene.jailed(P1) and scene.to_end(P1)
    assert scene.end().to_roll(P2)


def test_doubles_to_just_visiting() -> None:
    """SC-025 DBL-1 JAIL-4: nothing happens there, and the player throws again."""
    scene = game(at={P1: 6})
    scene.roll(2, 2)
    assert scene.at(P1) == 10 and not scene.jailed(P1) and scene.to_roll(P1)


def test_bankrupt_after_doubles() -> None:
    """SC-026 BANKR-8: the throw that was left is lost."""
    scene = game(at={P1: 37}, cash={P1: 10}, owns={P3: "dark_blue"}, built={"dark_blue": 1})
    scene.roll(1, 1)
    assert scene.debt.creditors == (P3,)
    scene.give_up()
    assert scene.to_roll(P2)


def test_doubles_do_not_carry_over() -> None:
    """SC-028 DBL-2: the count belongs to one turn."""
    scene = game(2, at={P1: 32, P2: 10})
    scene.roll(4, 4).roll(4, 6).end()
    scene.roll(4, 6).end()
    assert scene.at(P1) == 10 and scene.state.doubles == 0
    scene.roll(5, 5).roll(2, 1).unsold()
    assert scene.at(P1) == 23 and not scene.jailed(P1) and scene.to_end(P1)


def test_the_second_throw_is_compulsory() -> None:
    """SC-029 DBL-1: by default the turn cannot be ended."""
    scene = game(at={P1: 4})
    scene.roll(3, 3)
    reason = scene.rejects(EndTurn(P1), "must_roll")
    assert "doubles" in reason.text and reason.rule == "DBL-1"


def test_the_second_throw_may_be_a_choice() -> None:
    """SC-029 DBL-1: with doubles_reroll=optional the turn may be ended, or gone on with."""
    scene = game(at={P1: 4}, doubles_reroll="optional")
    scene.rejects(EndTurn(P1), "must_roll")
    scene.roll(3, 3)
    assert scene.may(EndTurn(P1)) and EndTurn(P1) in scene.legal(P1)
    assert scene.end().to_roll(P2)


def test_doubles_go_on_after_anothers_bankruptcy() -> None:
    """SC-206 DBL-1: the birthday guest who cannot pay leaves, the birthday child throws again."""
    scene = game(turn=P3, at={P3: 31}, cash={P1: 3}, chest="cc_birthday")
    scene.roll(1, 1)
    assert scene.debt.player == P1 and scene.debt.creditors == (P3,)
    scene.give_up()
    assert not scene.state.alive[P1] and scene.cash(P3) == 1500 + 10 + 3 + 10
    assert scene.to_roll(P3) and scene.turn.again
    assert scene.cash(P4) == 1490
