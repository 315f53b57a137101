"""The program at rest: few turns of the main loop, fewer frames, and all of them when used."""

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.ui.idle_throttle import ASLEEP, BUSY_RATE, IDLE_RATE, IdleThrottle
from monopoly_gui.ui.playback.sound import Sounds


def turns(
    rest: IdleThrottle, start: float, seconds: float, *, waiting: bool = False
) -> tuple[int, int]:
    """So many turns, and frames among them, while nothing is heard; the first at ``start``."""
    now, count, frames = start, 0, 0
    while now < start + seconds:
        count += 1
        if not rest.skips(now, False):
            frames += 1
            rest.drawn(now, moving=False, waiting=waiting)
        now += 1 / rest.rate(now)
    return count, frames


@pytest.fixture
def still() -> IdleThrottle:
    """A program that was used at 100 s, and in which nothing moves."""
    rest = IdleThrottle()
    assert not rest.skips(100.0, True)
    rest.drawn(100.0, moving=False, waiting=False)
    return rest


def test_for_a_moment_every_turn_counts(still: IdleThrottle) -> None:
    count, frames = turns(still, 100.0, 0.9)
    assert count == frames >= 27


def test_at_rest_it_looks_for_events_seldom_and_draws_twice_a_second(still: IdleThrottle) -> None:
    turns(still, 100.0, 2.0)
    count, frames = turns(still, 102.0, 5.0)
    assert count <= 51
    assert 5 <= frames <= 11
    turns(still, 107.0, ASLEEP)
    count, frames = turns(still, 107.0 + ASLEEP, 5.0)
    assert count <= 41
    assert 5 <= frames <= 10


def test_what_is_heard_is_shown_at_once(still: IdleThrottle) -> None:
    turns(still, 100.0, 60.0)
    assert not still.skips(160.01, True)
    still.drawn(160.01, moving=False, waiting=False)
    assert still.rate(160.02) == IDLE_RATE


def test_what_moves_is_drawn_at_the_full_rate(still: IdleThrottle) -> None:
    turns(still, 100.0, 60.0)
    assert not still.skips(160.0, True)
    still.drawn(160.0, moving=True, waiting=False)
    for turn in range(300):
        now = 160.0 + turn / 60
        assert not still.skips(now, False)
        assert still.rate(now) == BUSY_RATE
        still.drawn(now, moving=True, waiting=False)


def test_it_does_not_doze_while_somebody_thinks(still: IdleThrottle) -> None:
    count, frames = turns(still, 100.0, 20.0, waiting=True)
    assert count == frames >= 600


def test_the_sound_card_is_let_go_at_rest_and_taken_back(mixer: None) -> None:
    sounds = Sounds(paths.assets() / "sounds")
    held = [pygame.mixer.get_init() is not None]
    sounds.rest(True)
    held.append(pygame.mixer.get_init() is not None)
    sounds.play("click")
    held.append(pygame.mixer.get_init() is not None)
    assert held == [True, False, True]
    assert not sounds.problem
    sounds.close()
