"""A league: who sits at its tables, how a game ended, and what the games add up to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..engine.rules import Rules
from .bot_process import OutsideBot

#: a game that is not over by then counts for nobody
MAX_ROUNDS = 500


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits together; game n (from 1) turns the seats by one, and all turns share a seed."""

    seats: tuple[str, ...]
    edition: str
    rules: Rules
    seed: int
    outside: tuple[OutsideBot, ...] = ()
    rounds: int = MAX_ROUNDS


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: the winner's name ("" if it was stopped), its length, and faults by name."""

    winner: str
    rounds: int
    faults: dict[str, int]


@dataclass(slots=True)
class Standing:
    """What the games at one table add up to."""

    table: Table
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)

    @property
    def undecided(self) -> int:
        return self.games - self.wins.total()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.rounds.append(outcome.rounds)
        if outcome.winner:
            self.wins[outcome.winner] += 1
        self.faults.update(outcome.faults)
