"""Sources of dice and shuffles: seeded or forced.

Chance lives outside the state, which holds only a seed and one counter for
each stream; copying a game therefore copies its luck.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from .state import State

DICE, SPEED, ORDER, CHANCE_DECK, CHEST_DECK, DEAL = range(6)
STREAMS = 6
WORD = 2**64 - 1
STEP = 0x9E3779B97F4A7C15
#: dice that are thrown together
BLOCK = 64
#: bytes of a lane of a long number: it holds the product of two words
LANE = 16
#: in each lane of a block and the die after it: 1, the lane's place, a step, a whole word
ONES = sum(1 << 8 * LANE * at for at in range(BLOCK + 1))
PLACES = sum(at << 8 * LANE * at for at in range(BLOCK + 1))
STEPS, WORDS = ONES * STEP, ONES * WORD


def splitmix64(value: int, step: int = STEP, words: int = WORD) -> int:
    """One step of the splitmix64 generator, a 64-bit number.

    With ``STEPS`` and ``WORDS`` it is a step in each lane of a long number.
    """
    z = (value + step) & words
    z = ((z ^ (z >> 30 & words)) * 0xBF58476D1CE4E5B9) & words
    z = ((z ^ (z >> 27 & words)) * 0x94D049BB133111EB) & words
    return z ^ (z >> 31 & words)


@lru_cache(maxsize=64)
def _key(seed: int, stream: int) -> int:
    """The starting key of a random stream of a game."""
    return splitmix64(seed * STREAMS + stream)


def draw(state: State, stream: int, sides: int) -> int:
    """The next number of a stream, 0 to ``sides`` - 1, without bias that matters (2**-57)."""
    count = state.draws[stream]
    state.draws[stream] = count + 1
    return splitmix64(_key(state.seed, stream) + count) * sides >> 64


@lru_cache(maxsize=64)
def _block_of_dice(seed: int, number: int) -> bytes:
    """The dice of a block, and the first one after it; much faster together than one by one."""
    first = _key(seed, DICE) + number * BLOCK
    dice = splitmix64((first & WORD) * ONES + PLACES, STEPS, WORDS) * 6 >> 64
    return ((dice & WORDS) + ONES).to_bytes(LANE * (BLOCK + 1), "little")[::LANE]


class Chance(Protocol):
    """A source of random outcomes.  Dice are 1-6, speed-die faces 0-5."""

    def dice(self, state: State) -> tuple[int, int]: ...

    def speed(self, state: State) -> int: ...

    def order(self, state: State, stream: int, size: int) -> list[int]: ...


class SeededChance:
    """Numbers that follow from the state's seed and counters alone."""

    def dice(self, state: State) -> tuple[int, int]:
        """Two draws of one stream."""
        draws = state.draws
        count = draws[DICE]
        draws[DICE] = count + 2
        dice, at = _block_of_dice(state.seed, count // BLOCK), count % BLOCK
        return dice[at], dice[at + 1]

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
