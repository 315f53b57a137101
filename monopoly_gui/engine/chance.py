"""Sources of dice and shuffles: seeded or forced.

Chance lives outside the state, which holds only a seed and one counter for
each stream; copying a game therefore copies its luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from .state import State

DICE, SPEED, ORDER, CHANCE_DECK, CHEST_DECK, DEAL = range(6)
STREAMS = 6


def splitmix64(value: int) -> int:
    """One step of the splitmix64 generator, a 64-bit number."""
    z = (value + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return z ^ (z >> 31)


@lru_cache(maxsize=64)
def _key(seed: int, stream: int) -> int:
    """The starting key of a random stream of a game."""
    return splitmix64(seed * STREAMS + stream)


def draw(state: State, stream: int, sides: int) -> int:
    """The next number of a stream, 0 to ``sides`` - 1, without bias that matters (2**-57)."""
    count = state.draws[stream]
    state.draws[stream] = count + 1
    return splitmix64(_key(state.seed, stream) + count) * sides >> 64


class Chance(Protocol):
    """A source of random outcomes.  Dice are 1-6, speed-die faces 0-5."""

    def dice(self, state: State) -> tuple[int, int]: ...

    def speed(self, state: State) -> int: ...

    def order(self, state: State, stream: int, size: int) -> list[int]: ...


class SeededChance:
    """Numbers that follow from the state's seed and counters alone."""

    def dice(self, state: State) -> tuple[int, int]:
        """Two draws of one stream; their common prefix is looked up once."""
        draws = state.draws
        count = draws[DICE]
        draws[DICE] = count + 2
        at = _key(state.seed, DICE) + count
        return (splitmix64(at) * 6 >> 64) + 1, (splitmix64(at + 1) * 6 >> 64) + 1

    def speed(self, state: State) -> int:
        return draw(state, SPEED, 6)

    def order(self, state: State, stream: int, size: int) -> list[int]:
        """A shuffled list of 0 .. size - 1 (Fisher and Yates)."""
        items = list(range(size))
        for last in range(size - 1, 0, -1):
            other = draw(state, stream, last + 1)
            items[last], items[other] = items[other], items[last]
        return items


class ForcedChance:
    """Outcomes forced by a log, for replaying it.

    Shuffles are not forced: they happen before the first action, and the
    start state of a log already holds the decks.
    """

    def __init__(self) -> None:
        self.throws: list[tuple[int, int]] = []
        self.faces: list[int] = []

    def feed(self, drawn: Sequence[Sequence[object]]) -> None:
        """Queue the outcomes of one log entry: ("dice", a, b) and ("speed", face)."""
        for kind, *values in drawn:
            if kind == "dice":
                self.throws.append((int(str(values[0])), int(str(values[1]))))
            elif kind == "speed":
                self.faces.append(int(str(values[0])))

    def dice(self, state: State) -> tuple[int, int]:
        if not self.throws:
            raise LogMismatch("the log has no throw for this roll")
        state.draws[DICE] += 2
        return self.throws.pop(0)

    def speed(self, state: State) -> int:
        if not self.faces:
            raise LogMismatch("the log has no speed die for this roll")
        state.draws[SPEED] += 1
        return self.faces.pop(0)

    def order(self, state: State, stream: int, size: int) -> list[int]:
        raise LogMismatch("a log holds no shuffles")

    def spent(self) -> bool:
        """Whether everything fed was used."""
        return not self.throws and not self.faces


class LogMismatch(Exception):
    """A log that does not fit its game."""
