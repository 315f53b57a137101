"""The screen's clock, which a test can set itself."""

from collections.abc import Callable
from typing import Protocol

import pygame

#: seconds between two looks at a clock that mean that the computer has slept
ASLEEP = 10.0
#: seconds until something held works again for the first time
REPEAT_AFTER = 0.4


class Clock(Protocol):
    """Seconds since some moment in the past; never runs backwards."""

    def now(self) -> float: ...

    def wait(self, rate: int) -> None:
        """Sleep until the next of ``rate`` frames a second is due."""
        ...


def _ticks() -> float:
    return pygame.time.get_ticks() / 1000


class WallClock:
    """The clock of a real window, which is asked for every picture.

    It stands while the computer sleeps: some systems count that time and some do not.
    """

    def __init__(self, ticks: Callable[[], float] = _ticks) -> None:
        self._ticker = pygame.time.Clock()
        self._ticks = ticks
        self._last = ticks()
        self._slept = 0.0

    def now(self) -> float:
        ticks = self._ticks()
        if ticks - self._last > ASLEEP:
            self._slept += ticks - self._last
        self._last = ticks
        return ticks - self._slept

    def wait(self, rate: int) -> None:
        self._ticker.tick(rate)


class Repeat:
    """Something held: it works again after a while, and then at its own interval."""

    def __init__(self, every: float) -> None:
        self._every = every
        self._next = 0.0

    def restart(self) -> None:
        """Something else is held, or nothing."""
        self._next = 0.0

    def due(self, now: float) -> bool:
        """Whether it works again now; the first question starts the wait."""
        due = 0 < self._next <= now
        if due or not self._next:
            self._next = now + (self._every if due else REPEAT_AFTER)
        return due


def approach(value: float, target: float, step: float) -> float:
    """The value moved towards the target by at most ``step``."""
    if value < target:
        return min(target, value + step)
    return max(target, value - step)
