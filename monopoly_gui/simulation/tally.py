"""Totals of simulated games."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..engine.board import SIZE
from ..engine.events import CashMoved, Event, TokenMoved
from ..engine.frames import Over
from ..engine.state import State


@dataclass(slots=True)
class Tally:
    """Landings and rents of one game by space, counted from its events."""

    visits: list[int] = field(default_factory=lambda: [0] * SIZE)
    rents: list[int] = field(default_factory=lambda: [0] * SIZE)

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, TokenMoved):
                self.visits[event.end] += 1
            elif isinstance(event, CashMoved) and event.reason == "rent":
                self.rents[event.space] += event.amount


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """One game, numbered from 1; ``winners`` are seats from 1, () if the game was stopped.

    ``faults`` says what opponents did wrong, if anything.  Where the game is read from a part of
    a run, ``rents`` and ``visits`` by space are empty: the part has their sums.
    """

    game: int
    seed: int
    winners: tuple[int, ...]
    rounds: int
    turns: int
    actions: int
    bankrupt: int
    rent: int
    faults: tuple[str, ...]
    rents: tuple[int, ...] = ()
    visits: tuple[int, ...] = ()


def simulation_result(
    game: int, state: State, actions: int, tally: Tally, faults: list[str]
) -> SimulationResult:
    """The result of a finished or stopped game."""
    top = state.stack[-1]
    return SimulationResult(
        game=game,
        seed=state.seed,
        winners=tuple(p + 1 for p in top.winners) if isinstance(top, Over) else (),
        rounds=state.round,
        turns=state.turn,
        actions=actions,
        bankrupt=len(state.fallen),
        rent=sum(tally.rents),
        faults=tuple(faults),
        rents=tuple(tally.rents),
        visits=tuple(tally.visits),
    )


def share_of(winners: Sequence[object]) -> float:
    """The value of a win for each player who shares it; a whole number for one winner."""
    return 1 if len(winners) == 1 else 1 / len(winners)


class Totals:
    """Sums over games; lists by seat or by space."""

    def __init__(self, players: int) -> None:
        self.games = self.finished = self.turns = self.actions = self.faults = 0
        self.wins: list[float] = [0] * players
        self.rents = [0] * SIZE
        self.visits = [0] * SIZE
        self.rounds: list[int] = []

    def add(self, game: SimulationResult) -> None:
        self.games += 1
        self.turns += game.turns
        self.actions += game.actions
        self.rounds.append(game.rounds)
        if game.winners:
            self.finished += 1
        for winner in game.winners:
            self.wins[winner - 1] += share_of(game.winners)
        self.add_spaces(game.rents, game.visits)

    def add_spaces(self, rents: Sequence[int], visits: Sequence[int]) -> None:
        for space, rent in enumerate(rents):
            self.rents[space] += rent
        for space, count in enumerate(visits):
            self.visits[space] += count
