"""The clock of a game against time."""

import pytest

from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.match.timers import GameClock
from tests.scenes.manual_clock import ManualClock

from .tables import seats, until

HOUR = 3600.0


def timed() -> Match:
    rules = Rules(time_limit_minutes=60, win_condition="richest_at_limit")
    return Match.new("us_2008", rules, seats("aaa"), 2, threaded=False)


def test_time_is_called_once_and_the_round_is_played_to_its_end() -> None:
    """[SC-222]"""
    watch, match = ManualClock(), timed()
    clock = GameClock(now=watch.now)
    until(match, lambda state: state.round == 3 and state.turn % 3 == 1)
    assert clock.tick(match) is None
    watch.advance(HOUR)
    step = clock.tick(match)
    assert step is not None
    assert step.action.kind == "call_time"
    assert clock.tick(match) is None
    assert not match.state.over
    until(match, lambda state: state.over)
    assert (match.state.over, match.state.round) == (True, 3)
    assert clock.tick(match) is None


def test_a_pause_does_not_count() -> None:
    watch, match = ManualClock(), timed()
    clock = GameClock(now=watch.now)
    watch.advance(600)
    clock.pause()
    clock.pause()
    watch.advance(10 * HOUR)
    assert clock.paused
    assert clock.tick(match) is None
    clock.resume()
    clock.resume()
    watch.advance(60)
    assert clock.elapsed == 660
    assert clock.left(match) == HOUR - 660


def test_what_was_played_before_counts() -> None:
    watch, match = ManualClock(), timed()
    clock = GameClock(elapsed=HOUR - 5, now=watch.now)
    watch.advance(5)
    assert clock.left(match) == 0
    assert clock.tick(match) is not None


def test_without_a_limit_time_is_never_up() -> None:
    watch = ManualClock()
    match = Match.new("us_2008", Rules(), seats("aa"), 2, threaded=False)
    clock = GameClock(now=watch.now)
    watch.advance(1000 * HOUR)
    assert clock.left(match) == float("inf")
    assert clock.tick(match) is None


@pytest.mark.parametrize("minutes", [1, 1440])
def test_the_limit_is_in_minutes(minutes: int) -> None:
    watch = ManualClock()
    rules = Rules(time_limit_minutes=minutes, win_condition="richest_at_limit")
    match = Match.new("us_2008", rules, seats("aa"), 2, threaded=False)
    assert GameClock(now=watch.now).left(match) == minutes * 60


def test_the_time_played_is_saved() -> None:
    """Ten minutes were played; who loads the game goes on from there."""
    watch = ManualClock()
    match = timed()
    clock = GameClock(now=watch.now)
    watch.advance(600.0)
    clock.tick(match)
    again = Match.from_saved(match.saved("half-time"), threaded=False)
    assert GameClock(again.elapsed, watch.now).left(again) == 50 * 60
