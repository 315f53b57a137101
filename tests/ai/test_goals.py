"""Opponents play towards the goals that end a game, and chances of winning know them [END-3]."""

from dataclasses import replace

import pytest

from monopoly_gui.ai.advice import chances
from monopoly_gui.ai.goals import has_goals, reaches_goal
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Bid,
    Build,
    Bundle,
    EndTurn,
    Mortgage,
    RefuseTrade,
)
from monopoly_gui.engine.frames import Auction, Offer, Turn
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import start
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import view
from monopoly_gui.simulation.driver import play

BOARD = load_edition("us_2008")
LIGHT_BLUE, ORANGE = (6, 8, 9), (16, 18, 19)


def at_the_end_of_a_turn(rules: Rules, cash: int, deeds: tuple[int, ...] = ()) -> State:
    """The first player has thrown, and has these deeds."""
    state = start(BOARD, rules, 3, 1).state
    player = state.current
    state.stack[:] = [Turn(player, "end", rolled=True)]
    state.cash[player] = cash
    for space in deeds:
        state.owner[space] = player
    return state


def decided(state: State, player: int, code: str = "normal") -> object:
    return make_opponent(code).decide(view(state, player))


def test_games_without_goals_know_nothing_of_them() -> None:
    assert not has_goals(Rules())
    bot = make_opponent("normal")
    state = at_the_end_of_a_turn(Rules(), 500)
    bot.decide(view(state, state.current))
    assert isinstance(bot, Opponent) and bot._goals is None


def test_a_sum_is_raised_where_that_wins() -> None:
    rules = Rules(goal_cash=1800)
    state = at_the_end_of_a_turn(rules, 1750, (5, 15))
    assert isinstance(decided(state, state.current), Mortgage)
    state.cash[state.current] = 1800
    assert isinstance(decided(state, state.current), EndTurn)
    state.cash[state.current] = 900
    assert not isinstance(decided(state, state.current), Mortgage)


def test_the_last_hotel_is_built_with_all_the_money() -> None:
    state = at_the_end_of_a_turn(Rules(goal_hotels=1), 60, LIGHT_BLUE)
    for space in LIGHT_BLUE:
        state.buildings[space] = 4
    state.houses_left -= 12
    action = decided(state, state.current)
    assert isinstance(action, Build) and len(action.spaces) == 1


@pytest.mark.parametrize("code", ["easy", "normal", "hard", "expert"])
def test_a_deal_that_wins_is_taken_and_one_that_loses_refused(code: str) -> None:
    state = at_the_end_of_a_turn(Rules(goal_sets=1), 900, (6, 8, 16))
    me = state.current
    partner = state.order[(state.order.index(me) + 1) % 3]
    for space in (9, 18, 19):
        state.owner[space] = partner
    wins = Offer(1, partner, me, Bundle(0, (9,)), Bundle(700, ()))
    state.offers.append(wins)
    assert decided_on(state, me, code) == AcceptTrade(me, 1)
    state.offers[:] = [Offer(2, partner, me, Bundle(800, ()), Bundle(0, (16,)))]
    assert decided_on(state, me, code) == RefuseTrade(me, 2)


def decided_on(state: State, player: int, code: str) -> object:
    return make_opponent(code).interject(view(state, player))


def test_both_may_reach_a_goal_by_one_deal() -> None:
    state = at_the_end_of_a_turn(Rules(goal_sets=1), 900, (6, 8, 16))
    me = state.current
    other = state.order[(state.order.index(me) + 1) % 3]
    for space in (9, 18, 19):
        state.owner[space] = other
    assert reaches_goal(state, me, other, Bundle(0, (16,)), Bundle(0, (9,))) == (True, True)
    assert reaches_goal(state, me, other, Bundle(100, ()), Bundle(0, (9,))) == (True, False)
    assert reaches_goal(state, me, other, Bundle(100, ()), Bundle()) == (False, False)


def test_a_rival_does_not_get_the_deed_that_wins() -> None:
    state = at_the_end_of_a_turn(Rules(goal_sets=1), 400)
    me = state.current
    rival = state.order[(state.order.index(me) + 1) % 3]
    state.owner[6] = state.owner[8] = rival
    state.stack.append(Auction(9, high=300, leader=rival))
    action = decided(state, me)
    assert isinstance(action, Bid) and 300 < action.amount <= 400


def test_who_stands_at_a_goal_is_shown_as_the_winner() -> None:
    state = at_the_end_of_a_turn(Rules(goal_sets=1), 300, LIGHT_BLUE)
    shown = chances(state)
    assert shown[state.current] == 1.0 and sum(shown) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("rules", "near"),
    [
        (Rules(goal_cash=2200), {"cash": 2100}),
        (Rules(goal_hotels=1), {"deeds": LIGHT_BLUE, "cash": 1500}),
    ],
)
def test_who_is_near_a_goal_is_more_likely_to_win(rules: Rules, near: dict[str, object]) -> None:
    deeds = near.get("deeds", ())
    state = at_the_end_of_a_turn(rules, int(str(near["cash"])), deeds)  # type: ignore[arg-type]
    with_goal = chances(state)
    plain = replace(rules, goal_cash=0, goal_hotels=0, goal_sets=0)
    state.rules = plain
    assert with_goal[state.current] > chances(state)[state.current]


@pytest.mark.parametrize("rules", [{"goal_sets": 1}, {"goal_cash": 1800}, {"goal_hotels": 1}])
def test_games_end_at_their_goals(rules: dict[str, int]) -> None:
    engine = start(BOARD, Rules(**rules), 4, 3)  # type: ignore[arg-type]
    play(engine, [make_opponent("normal") for _ in range(4)], 200, lambda events: None)
    assert engine.state.over
