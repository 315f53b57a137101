"""The challenge of a day: the same for everybody, another one each day, always playable."""

from dataclasses import replace
from datetime import date, timedelta

from monopoly_gui.challenges.challenge import challenge_game, rules_of
from monopoly_gui.challenges.daily import GAINS, challenge_of_day, sum_of_rules
from monopoly_gui.challenges.goal import goal_figure
from monopoly_gui.editions import DEFAULT, load_edition
from monopoly_gui.match.fallback import FallbackBot
from tests.challenges.trial import ME, play

BOARD = load_edition(DEFAULT)
DAY = date(2026, 11, 22)
KEPT = (1836541907, ("hard/collector", "easy"), (2920, 3370, 3970))


def test_a_date_makes_one_challenge_and_no_other() -> None:
    """Written down: a version that makes another one of this date must not go unnoticed."""
    challenge = challenge_of_day(DAY, BOARD)
    assert challenge == challenge_of_day(date(2026, 11, 22), BOARD)
    assert challenge.id == "day-2026-11-22"
    assert (challenge.seed, challenge.opponents, challenge.goal.stars) == KEPT


def test_each_day_has_its_own() -> None:
    days = [challenge_of_day(DAY + timedelta(days=n), BOARD) for n in range(60)]
    assert len({challenge.seed for challenge in days}) == 60
    assert len({repr(challenge.position) for challenge in days}) == 60


def test_every_day_can_be_played_and_asks_for_the_same_gain() -> None:
    for number in range(0, 3650, 73):
        challenge = challenge_of_day(DAY + timedelta(days=number), BOARD)
        state = challenge_game(challenge, BOARD, ME).state
        assert state.problems() == []
        assert len(challenge.opponents) == state.players - 1
        worth = goal_figure(challenge.goal, state, 0)
        assert challenge.goal.stars == tuple(worth + gain for gain in GAINS)


def test_a_day_comes_to_its_end() -> None:
    played = play(challenge_of_day(DAY, BOARD), FallbackBot())
    assert played.verdict is not None


def test_other_rules_and_other_boards_have_another_sum() -> None:
    rules = rules_of(challenge_of_day(DAY, BOARD))
    other = replace(rules, salary_claim="on_request")
    sums = {
        sum_of_rules(rules, BOARD),
        sum_of_rules(other, BOARD),
        sum_of_rules(rules, load_edition("uk")),
    }
    assert len(sums) == 3
    assert sum_of_rules(rules, BOARD) == sum_of_rules(rules_of(challenge_of_day(DAY, BOARD)), BOARD)
