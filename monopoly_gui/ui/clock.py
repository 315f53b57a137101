"""Time as the screen sees it, so that a test can turn the hands itself."""

from __future__ import annotations

from typing import Protocol

import pygame


class Clock(Protocol):
    """Seconds since some moment in the past; never runs backwards."""

    def now(self) -> float: ...

    def wait(self, rate: int) -> None:
        """Sleep until the next of ``rate`` frames a second is due."""
        ...


class WallClock:
    """The clock of a real window."""

    def __init__(self) -> None:
        self._ticker = pygame.time.Clock()

    def now(self) -> float:
        return pygame.time.get_ticks() / 1000

    def wait(self, rate: int) -> None:
        self._ticker.tick(rate)


def approach(value: float, target: float, step: float) -> float:
    """The value moved towards the target by at most ``step``."""
    if value < target:
        return min(target, value + step)
    return max(target, value - step)
