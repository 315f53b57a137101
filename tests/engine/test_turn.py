"""The turn: throw, move, act, hand on; what the players may do meanwhile."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Build,
    EndTurn,
    LiftMortgage,
    Mortgage,
    Roll,
    SellBuilding,
)
from monopoly_gui.engine.events import TokenMoved, TurnStarted
from tests.engine.scenes import P1, P2, P3, P4, Places, game

BUILDER = {P2: "dark_blue"}


def test_a_turn_is_throw_move_act_end() -> None:
    """TURN-1 TURN-2: both dice, forward by their sum, the space, then the next player."""
    scene = game(at={P1: 5})
    scene.rejects(EndTurn(P1), "must_roll")
    scene.roll(2, 3)
    assert scene.at(P1) == 10 and scene.to_end(P1)
    scene.rejects(Roll(P1), "rolled")
    scene.end()
    assert scene.to_roll(P2)


def test_tokens_go_round() -> None:
    """TURN-2: from 39 on to 0."""
    scene = game(at={P1: 35})
    scene.roll(6, 4)
    (moved,) = scene.of(TokenMoved)
    assert (moved.start, moved.end, moved.way) == (35, 5, "forward")


def test_the_next_player_is_the_next_one_in() -> None:
    """TURN-3 BANKR-8: seats that are out are passed over, and a new round begins at the first."""
    scene = game(3, turn=P2, at={P2: 2}, cash={P2: 0}, owns={P3: "reading"})
    scene.roll(1, 2)
    scene.give_up()
    assert scene.to_roll(P3)
    scene.roll(4, 6).end()
    assert scene.to_roll(P1) and scene.state.round == 2
    scene.roll(4, 6).end()
    assert scene.to_roll(P3) and scene.state.round == 2


def test_nobody_plays_out_of_turn() -> None:
    """TURN-5: refused, and nothing has changed."""
    scene = game()
    scene.rejects(Roll(P2), "not_your_turn")
    scene.rejects(EndTurn(P3), "not_your_turn")
    scene.roll(4, 6)
    scene.rejects(EndTurn(P2), "not_your_turn")
    assert scene.to_end(P1)


def test_a_turn_has_its_number_and_round() -> None:
    """TURN-3: four turns are a round."""
    scene = game()
    for player in (P1, P2, P3, P4):
        assert scene.to_roll(player) and scene.state.round == 1
        scene.roll(4, 6).end()
    (started,) = scene.of(TurnStarted)
    assert (started.player, started.round, started.turn) == (P1, 2, 5)


def test_tokens_may_share_a_space() -> None:
    """SC-006: two tokens on Free Parking, nothing is paid."""
    scene = game(at={P1: 20, P2: 14}, turn=P2)
    scene.roll(2, 4)
    assert scene.at(P1) == scene.at(P2) == 20
    assert scene.cash(P1) == scene.cash(P2) == 1500


@pytest.mark.parametrize("phase", ["before", "after"])
def test_business_at_any_idle_time(phase: str) -> None:
    """TURN-4 BUILD-5 TRADE-2: by default also in another player's turn, when nothing is open."""
    scene = game(owns={**BUILDER, P3: "reading"})
    if phase == "after":
        scene.roll(4, 6)
    scene.build(P2, "boardwalk")
    scene.deal(P3, P4, scene.bundle(deeds="reading"), scene.bundle(cash=1))
    assert scene.level("boardwalk") == 1 and scene.owner("reading") == P4


def test_business_in_ones_own_turn_or_between_turns() -> None:
    """TURN-4: before the first throw and after the last anybody; between throws the roller."""
    scene = game(
        at={P1: 6},
        owns={P1: "brown", **BUILDER},
        built={"boardwalk": 1, "park_place": 1},
        cards={P2: "ch_jail_free"},
        build_timing="own_turn_or_between",
        trade_timing="own_turn_or_between",
    )
    scene.build(P2, "boardwalk")
    scene.roll(5, 5)
    scene.unsold()
    assert scene.to_roll(P1)
    scene.rejects(Build(P2, (37,)), "timing")
    scene.rejects(SellBuilding(P2, 39), "timing")
    scene.build(P1, "baltic")
    card = scene.bundle(cards="ch_jail_free")
    number = scene.offer(P2, P3, card, scene.bundle(cash=2))
    scene.do(AcceptTrade(P3, number))
    assert scene.standing.agreed
    scene.roll(1, 2).unsold()
    assert scene.cash(P2) == 1502 - 200
    scene.build(P2, "park_place")


def test_business_only_before_ones_own_throw() -> None:
    """TURN-4: the window closes when the first dice of the turn fall."""
    scene = game(
        at={P1: 6},
        owns={P1: "brown light_blue", **BUILDER},
        built={"brown": 1, "dark_blue": 1},
        build_timing="own_turn_before_roll",
        trade_timing="own_turn_before_roll",
    )
    scene.rejects(Build(P2, (39,)), "timing")
    scene.rejects(SellBuilding(P2, 39), "timing")
    scene.build(P1, "baltic")
    scene.roll(5, 5).unsold()
    scene.rejects(Build(P1, (1,)), "timing")
    scene.rejects(SellBuilding(P1, 3), "timing")
    scene.do(Mortgage(P1, 6))


def test_mortgages_only_before_ones_own_throw() -> None:
    """TURN-4 MORT-3 MORT-6: with mortgage_timing, taken and lifted; not even to buy a deed."""
    owns: dict[int, Places] = {P1: "boardwalk", P2: "short_line reading"}
    rules: dict[str, Any] = {"mortgage_timing": "own_turn_before_roll"}
    scene = game(at={P1: 3}, owns=owns, mortgaged="short_line", **rules)
    scene.rejects(Mortgage(P2, 5), "timing")
    scene.rejects(LiftMortgage(P2, 35), "timing")
    scene.do(Mortgage(P1, 39)).do(LiftMortgage(P1, 39))
    scene.roll(1, 2)
    assert scene.pending == "purchase"
    reason = scene.rejects(Mortgage(P1, 39), "timing")
    assert reason.rule == "TURN-4" and Mortgage(P1, 39) not in scene.legal(P1)
    scene.buy().end().do(LiftMortgage(P2, 35))


def test_a_debtor_mortgages_at_any_time() -> None:
    """TURN-4 DEBT-1: with mortgage_timing money for a debt is raised whenever it is owed."""
    owns = {P1: "boardwalk", P2: "railroad"}
    rules: dict[str, Any] = {"mortgage_timing": "own_turn_before_roll"}
    scene = game(at={P1: 2}, cash={P1: 10}, owns=owns, **rules).roll(1, 2)
    assert Mortgage(P1, 39) in scene.legal(P1)
    scene.do(Mortgage(P1, 39)).pay()
    assert scene.cash(P1) == 10


def test_a_debtor_sells_at_any_time() -> None:
    """TURN-4 SELL-2: raising money for a debt needs no window; others keep to theirs."""
    scene = game(
        cash={P1: 0},
        owns={P1: "light_blue", **BUILDER},
        built={"light_blue": 2, "dark_blue": 1},
        build_timing="own_turn_before_roll",
    )
    scene.roll(1, 3)
    assert scene.pending == "debt"
    scene.rejects(SellBuilding(P2, 39), "timing")
    scene.do(SellBuilding(P1, 6))
    assert scene.cash(P1) == 25


def test_no_selling_for_a_bid_outside_the_window() -> None:
    """SELL-2 TURN-4: an auction opens no window that the table keeps shut."""
    for timing, open_now in (("any_idle", True), ("own_turn_before_roll", False)):
        scene = game(at={P1: 4}, owns=BUILDER, built={"dark_blue": 1}, build_timing=timing)
        scene.roll(1, 1).decline()
        if open_now:
            scene.do(SellBuilding(P2, 39))
        else:
            scene.rejects(SellBuilding(P2, 39), "timing")
