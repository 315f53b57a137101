"""The clock of the window stands while the computer sleeps."""

from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.match.timers import GameClock
from monopoly_gui.ui.clock import WallClock
from tests.match.tables import seats


class Ticks:
    """The system's count, in seconds, asleep or not."""

    now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def test_it_goes_on_where_it_was_when_the_computer_wakes() -> None:
    ticks = Ticks()
    clock = WallClock(ticks)
    start = clock.now()
    ticks.pass_by(5)
    assert clock.now() == start + 5
    ticks.pass_by(8 * 3600)
    assert clock.now() == start + 5
    ticks.pass_by(1)
    assert clock.now() == start + 6


def test_no_time_is_called_because_the_computer_slept() -> None:
    """[SHORT-2]: only the time that is played counts."""
    rules = Rules(time_limit_minutes=60, win_condition="richest_at_limit")
    match = Match.new("us_2008", rules, seats("aaa"), 2, threaded=False)
    ticks = Ticks()
    clock = WallClock(ticks)
    game = GameClock(now=clock.now)
    ticks.pass_by(9)
    assert game.tick(match) is None
    ticks.pass_by(8 * 3600)
    assert game.tick(match) is None
    assert match.elapsed == 9
