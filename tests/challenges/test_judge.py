"""The end of a challenge, and its stars."""

from dataclasses import replace

import pytest

from monopoly_gui.challenges.challenge import (
    PLAYER,
    Challenge,
    Verdict,
    challenge_game,
    judge_challenge,
)
from monopoly_gui.challenges.goal import Goal, goal_figure, stars_for
from monopoly_gui.challenges.position import GROUPS, ChallengePosition, Holding, playable_state
from monopoly_gui.editions import DEFAULT, load_edition
from monopoly_gui.engine.frames import Debt, Over, Purchase
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from tests.challenges.trial import ME

BOARD = load_edition(DEFAULT)
TWO = ChallengePosition(
    (Holding(500, 4, ("orange", 5), buildings={16: 1, 18: 1, 19: 1}), Holding(300, 20, (39,))), 10
)


def made(goal: Goal) -> tuple[Challenge, State]:
    """A challenge of two players and six rounds, and its position."""
    challenge = Challenge("x", "X", "x", TWO, goal, ("easy",), rounds=6)
    return challenge, challenge_game(challenge, BOARD, ME).state


def test_a_race_is_won_at_the_moment_when_its_goal_is_reached() -> None:
    challenge, state = made(Goal("build", (5, 3, 1), GROUPS["orange"], 3))
    assert judge_challenge(challenge, state) is None
    state.buildings[16] = state.buildings[18] = state.buildings[19] = 3
    assert judge_challenge(challenge, state) == Verdict(3, 1)
    state.round = 12
    assert judge_challenge(challenge, state) == Verdict(2, 3)
    state.round = 14
    assert judge_challenge(challenge, state) == Verdict(1, 5)


def test_a_race_is_lost_after_the_last_round_that_counts() -> None:
    challenge, state = made(Goal("own", (3, 2, 1), (39,)))
    state.round = 12
    assert judge_challenge(challenge, state) is None
    state.round = 13
    assert judge_challenge(challenge, state) == Verdict(0, 0)


def test_what_counts_at_the_end_is_counted_at_the_end() -> None:
    challenge, state = made(Goal("cash", (400, 500, 600)))
    assert judge_challenge(challenge, state) is None
    state.stack[:] = [Over((0, 1), (1, 1), "limit", (1, 2))]
    assert judge_challenge(challenge, state) == Verdict(2, 500)
    state.cash[PLAYER] = 399
    assert judge_challenge(challenge, state) == Verdict(0, 399)


def test_who_is_bankrupt_has_no_star_and_who_is_left_alone_has_all() -> None:
    challenge, state = made(Goal("worth", (10, 20, 30)))
    state.alive[1] = False
    assert judge_challenge(challenge, state) == Verdict(
        3, goal_figure(challenge.goal, state, 0), alone=True
    )
    state.alive = [False, True]
    assert judge_challenge(challenge, state) == Verdict(0, 0, ruined=True)


@pytest.mark.parametrize(
    ("kind", "counted"), [("cash", 500), ("deeds", 4), ("buildings", 3), ("worth", 1560)]
)
def test_what_each_kind_of_goal_counts(kind: str, counted: int) -> None:
    _challenge, state = made(Goal("cash", (1, 2, 3)))
    assert goal_figure(Goal(kind, (1, 2, 3)), state, PLAYER) == counted  # type: ignore[arg-type]


def test_the_lead_is_counted_over_the_richest_of_the_others() -> None:
    _challenge, state = made(Goal("lead", (1, 2, 3)))
    assert goal_figure(Goal("lead", (1, 2, 3)), state, PLAYER) == 1560 - 700
    assert goal_figure(Goal("lead", (1, 2, 3)), state, 1) == 700 - 1560


def test_mortgages_are_cleared_when_none_is_left_and_the_houses_stand() -> None:
    goal = Goal("clear", (6, 5, 4), GROUPS["orange"], 500)
    challenge, state = made(goal)
    assert judge_challenge(challenge, state) is None
    for space in goal.spaces:
        state.buildings[space] = 2
    assert judge_challenge(challenge, state) == Verdict(3, 1)
    state.mortgaged[5] = True
    assert judge_challenge(challenge, state) is None
    state.mortgaged[5] = False
    state.cash[PLAYER] = 499
    assert judge_challenge(challenge, state) is None
    state.cash[PLAYER] = 500
    state.stack.append(Debt(PLAYER, (1,), 700, "rent"))
    assert judge_challenge(challenge, state) is None


def test_an_opponent_is_ruined() -> None:
    goal = Goal("ruin", (6, 4, 2), amount=1)
    challenge, state = made(goal)
    three = replace(TWO, players=(*TWO.players, Holding(1, 1)))
    state = playable_state(three, BOARD, Rules(), 1)
    assert judge_challenge(challenge, state) is None
    state.alive[2] = False
    assert judge_challenge(challenge, state) == Verdict(3, 1)


def test_fewer_rounds_and_larger_figures_are_worth_more_stars() -> None:
    assert [stars_for(Goal("own", (5, 3, 1)), rounds) for rounds in (6, 5, 4, 3, 2, 1)] == [
        0, 1, 1, 2, 2, 3,
    ]  # fmt: skip
    assert [stars_for(Goal("cash", (10, 20, 30)), sum) for sum in (9, 10, 20, 30)] == [0, 1, 2, 3]


def test_a_position_may_begin_with_a_purchase_or_a_debt() -> None:
    bought = playable_state(replace(TWO, bought=1), BOARD, Rules(), 1)
    assert bought.top == Purchase(0, 1)
    owing = playable_state(replace(TWO, owes=900, creditors=(1,)), BOARD, Rules(), 1)
    assert isinstance(owing.top, Debt) and owing.top.amount == 900


@pytest.mark.parametrize(
    "players",
    [
        (Holding(1, 1, (39,)), Holding(1, 1, (39,))),
        (Holding(1, 1, ("orange",), buildings={16: 2}), Holding(1, 1)),
        (Holding(1, 1, (16,), buildings={16: 1}), Holding(1, 1)),
        (Holding(-1, 1), Holding(1, 1)),
        (Holding(1, 12, jail=1), Holding(1, 1)),
    ],
)
def test_what_cannot_be_is_refused(players: tuple[Holding, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        playable_state(ChallengePosition(players), BOARD, Rules(), 1)


def test_cards_are_taken_out_of_the_decks() -> None:
    state = playable_state(
        ChallengePosition((Holding(1, 1, cards=2), Holding(1, 1))), BOARD, Rules(), 1
    )
    assert len(state.cards[0]) == 2
    assert state.problems() == []
