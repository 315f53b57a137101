"""The chances of winning through a game, condensed, and which function said them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from .. import paths
from .result import Curve

#: a letter for each chance from 0 to 1
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
_CHANCES = {letter: at / (len(LETTERS) - 1) for at, letter in enumerate(LETTERS)}
#: moments that are kept of a game at most, the start and the end among them
MOMENTS = 24
#: raised when ``ai.advice.chances`` reckons otherwise with the same weights
REVISION = 1


@lru_cache(maxsize=1)
def version() -> str:
    """The name of the function that says the chances: its revision and its weights."""
    weights = (paths.assets() / "ai" / "weights.json").read_bytes()
    return f"{REVISION}-{sha256(weights).hexdigest()[:6]}"


def condensed(points: Sequence[tuple[float, ...]], moments: int = MOMENTS) -> Curve:
    """Some of the points, evenly spaced, the first and the last in any case."""
    count = min(len(points), moments)
    steps = [round(n * (len(points) - 1) / max(1, count - 1)) for n in range(count)]
    seats = range(len(points[0]))
    return Curve(version(), tuple(tuple(points[n][seat] for n in steps) for seat in seats))


def letters(chances: Sequence[float]) -> str:
    """Chances as text, a letter each, to a sixty-third."""
    return "".join(LETTERS[round(chance * (len(LETTERS) - 1))] for chance in chances)


def chances(text: str) -> tuple[float, ...]:
    """The chances in a text; KeyError where it is none."""
    return tuple(map(_CHANCES.__getitem__, text))
