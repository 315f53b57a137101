"""The opponents there are to choose from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from .bot import Bot
from .knobs import Knobs
from .opponent import Opponent


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of opponent; ``factory`` makes a fresh one for one seat of one game."""

    code: str
    name: str
    description: str
    factory: Callable[[], Bot]


LEVELS: tuple[Level, ...] = (
    Level(
        "normal",
        "Normal",
        "Buys what it can, builds fast, haggles, and never gives a set away.",
        partial(Opponent, Knobs()),
    ),
)
DEFAULT = "normal"


def level(code: str) -> Level:
    """The level of this code; ValueError names those there are."""
    for found in LEVELS:
        if found.code == code:
            return found
    known = ", ".join(each.code for each in LEVELS)
    raise ValueError(f"There is no opponent called {code!r}. Choose one of: {known}.")
