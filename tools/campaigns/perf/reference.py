"""The current speed of this machine: other times are ratios to a plain loop."""

import time
from collections.abc import Callable
from dataclasses import dataclass

ADDITIONS = 10_000_000
#: seconds that the loop takes on the machine for which the project's aims are stated
AIM_LOOP = 0.27


def additions() -> int:
    """Ten million additions in a loop inside a function."""
    total = 0
    for number in range(ADDITIONS):
        total += number
    return total


def seconds(
    act: Callable[[], object], times: int = 3, clock: Callable[[], float] = time.process_time
) -> float:
    """The shortest of so many runs, in time of the processor, which other programs disturb less.

    What waits for a disk needs ``time.perf_counter``.
    """
    best = float("inf")
    for _ in range(times):
        start = clock()
        act()
        best = min(best, clock() - start)
    return best


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured: ``seconds`` for one of it."""

    name: str
    seconds: float

    def line(self, loop: float) -> str:
        """Name, time, rate here, and rate where the loop takes as long as the aims suppose."""
        unit, scale = next((u, s) for u, s in UNITS if self.seconds >= s or s == UNITS[-1][1])
        here = 1 / self.seconds
        there = here * loop / AIM_LOOP
        return f"{self.name:42} {self.seconds / scale:8.2f} {unit:2} {here:11,.1f} {there:11,.1f}"


UNITS = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6))
HEAD = f"{'':42} {'time':>11} {'a second':>11} {'at the aim':>11}"
