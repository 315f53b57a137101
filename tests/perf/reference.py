"""How fast this machine is just now: other times are told as ratios to a plain loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

ADDITIONS = 10_000_000


def additions() -> int:
    """Ten million additions in a loop inside a function."""
    total = 0
    for number in range(ADDITIONS):
        total += number
    return total


def seconds(act: Callable[[], object], times: int = 3) -> float:
    """The shortest of so many runs, which other programs disturbed least."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        act()
        best = min(best, time.perf_counter() - start)
    return best


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured: ``seconds`` for one of it."""

    name: str
    seconds: float

    def line(self, loop: float) -> str:
        """Name, time, how many a second, and times of one in a loop of ten million additions."""
        took = self.seconds
        unit, scale = next((u, s) for u, s in UNITS if took >= s or s == UNITS[-1][1])
        return (
            f"{self.name:42} {took / scale:9.2f} {unit:2} {1 / took:14,.1f} /s "
            f"{loop / took:14,.1f} a loop"
        )


UNITS = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6))
