"""A league: its tables, the outcome of a game, and the totals."""

from collections import Counter
from dataclasses import dataclass, field

from ..engine.rules import Rules
from .outside.entrant import OutsideBot
from .tally import share_of

#: a longer game counts for nobody
MAX_ROUNDS = 500


@dataclass(frozen=True, slots=True)
class LeagueTable:
    """The players of one table; game n (from 1) rotates the seats by one.

    All turns share a seed, unless a bot from outside sits there.
    """

    seats: tuple[str, ...]
    edition: str
    rules: Rules
    seed: int
    outside: tuple[OutsideBot, ...] = ()
    rounds: int = MAX_ROUNDS

    @property
    def is_visited(self) -> bool:
        """Whether a bot from outside sits there."""
        return any(bot.name in self.seats for bot in self.outside)


@dataclass(frozen=True, slots=True)
class LeagueOutcome:
    """The outcome of a game: the winners' names (() if stopped), its length, and faults by name.

    ``told`` is the first fault of each; ``failed`` says why the program could not play the game.
    """

    winners: tuple[str, ...]
    rounds: int
    faults: dict[str, int]
    told: dict[str, str] = field(default_factory=dict)
    failed: str = ""


@dataclass(slots=True)
class Standing:
    """The totals of the games at one table."""

    table: LeagueTable
    games: int = 0
    #: a shared win counts in parts
    wins: dict[str, float] = field(default_factory=dict)
    decided: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    #: the first fault of each, and the games that the program could not play
    told: dict[str, str] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    @property
    def undecided(self) -> int:
        return self.games - self.decided

    def add(self, outcome: LeagueOutcome) -> None:
        """Count a game; one that the program could not play counts for nobody."""
        if outcome.failed:
            self.failures.append(outcome.failed)
            return
        self.games += 1
        self.rounds.append(outcome.rounds)
        self.decided += bool(outcome.winners)
        for name in outcome.winners:
            self.wins[name] = self.wins.get(name, 0) + share_of(outcome.winners)
        self.faults.update(outcome.faults)
        self.told = {**outcome.told, **self.told}
