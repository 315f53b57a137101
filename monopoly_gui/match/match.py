"""The host of a game: engine, seats, history; the screen plays on it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..ai.advice import chances
from ..ai.bargaining.talks import TradeMessage, messages_of
from ..ai.bot import Bot
from ..editions import load_edition
from ..engine import setup
from ..engine.actions import Action, ChooseTax, EndByAgreement
from ..engine.amounts.worth import final_worth
from ..engine.board import Board
from ..engine.chance import Chance, SeededChance
from ..engine.errors import IllegalAction
from ..engine.events import Event
from ..engine.frames import Offer
from ..engine.game import Drawn
from ..engine.machine import Engine, deciders, verify
from ..engine.rules import Rules
from ..engine.state import State
from ..storage import Kind, LogEntry, Mark, SavedGame, SeatChange, SeatRecord
from .background_tasks import BackgroundTasks
from .chronicle import Chronicle
from .history import History
from .opponents import Opponents, restore_memory, short_error


@dataclass(frozen=True, slots=True)
class Step:
    """One action and its events.

    ``version`` is the state's after it; ``drawn`` are its random results (empty
    if none); ``reason`` is a bot's reason for it, or the fault that kept the bot from choosing.
    """

    version: int
    action: Action
    events: tuple[Event, ...]
    drawn: tuple[Drawn, ...] = ()
    reason: str = ""


class Match:
    """A game with its seats; humans act through ``submit``, bots through ``poll``.

    ``opening`` are the events of the set-up, empty for a game gone on with.
    ``on_step`` are called after every action, ``on_undo`` after one was taken
    back.  ``elapsed`` are the seconds played, kept by the clock of a game against
    time.  ``state`` is another object after an undo: ask for it anew.
    """

    def __init__(
        self,
        engine: Engine,
        seats: Sequence[SeatRecord],
        start: State,
        log: Sequence[LogEntry] = (),
        bots: Mapping[int, Bot] | None = None,
        threaded: bool = True,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        if len(seats) != engine.state.players:
            raise ValueError(f"{len(seats)} seats for {engine.state.players} players")
        self.seats = tuple(seats)
        self.opening: tuple[Event, ...] = tuple(engine.events)
        self.on_step: list[Callable[[Step], None]] = []
        self.on_undo: list[Callable[[], None]] = []
        self.elapsed = 0.0
        #: the origin of the game, and the reason why it does not count in the records
        self.kind: Kind = "game"
        self.marks: tuple[Mark, ...] = ()
        #: its name, "" for none, and the time of its start
        self.name = ""
        self.started = ""
        #: sealed with the seed, so that nobody finds it by trying
        self.salt = ""
        #: the earlier players of seats, the oldest change first
        self.changes: tuple[SeatChange, ...] = ()
        self.opponents = Opponents(self.seats, bots or {}, threaded, now, self._remind)
        #: background computations for the people at the screen
        self.background_tasks = BackgroundTasks(threaded)
        self.humans = tuple(p for p in range(len(seats)) if p not in self.opponents.bots)
        self._engine = engine
        self._history = History(start, log)
        #: the number of its actions that were read from a file instead of made here
        self._read = len(log)
        self._serial = 0
        #: the bargaining so far, for players asked for their price
        self.talks: list[TradeMessage] = []

    @classmethod
    def new(
        cls,
        edition: str | Board,
        rules: Rules,
        seats: Sequence[SeatRecord],
        seed: int,
        chance: Chance | None = None,
        auto_claim: Sequence[bool] | None = None,
        bots: Mapping[int, Bot] | None = None,
        threaded: bool = True,
        now: Callable[[], float] = time.monotonic,
    ) -> Match:
        """A new game; EditionError or RulesError says why it cannot be played.

        ``auto_claim`` says by seat whether rent is asked for at once (everybody's
        is if nothing is said); ``bots`` put other opponents on seats; without
        ``threaded`` opponents think inside ``poll``; ``now`` is the clock by which
        they take too long.
        """
        board = load_edition(edition) if isinstance(edition, str) else edition
        engine = setup.start(board, rules, len(seats), seed, chance, auto_claim or ())
        return cls(engine, seats, engine.state.clone(), bots=bots, threaded=threaded, now=now)

    @classmethod
    def from_saved(
        cls,
        saved: SavedGame,
        chance: Chance | None = None,
        bots: Mapping[int, Bot] | None = None,
        threaded: bool = True,
        now: Callable[[], float] = time.monotonic,
    ) -> Match:
        """Resume a game, with its pending decisions."""
        engine = Engine(saved.state.clone(), chance or SeededChance())
        match = cls(engine, saved.seats, saved.start, saved.log, bots, threaded, now)
        match.elapsed = saved.elapsed
        match.kind, match.marks = saved.kind, saved.marks
        match.name, match.started, match.changes = saved.name, saved.started, saved.changes
        match.salt = saved.salt
        match._remind(match.opponents.bots)
        return match

    @property
    def state(self) -> State:
        """The position, to be read only."""
        return self._engine.state

    @property
    def board(self) -> Board:
        return self._engine.state.board

    @property
    def rules(self) -> Rules:
        return self._engine.state.rules

    @property
    def log(self) -> Sequence[LogEntry]:
        """All actions so far, read-only."""
        return self._history.log

    @cached_property
    def chronicle(self) -> Chronicle:
        """The data of charts, up to the point it has followed the log."""
        return Chronicle(self._history.start)

    @property
    def thinking(self) -> int:
        """The player whose bot is thinking, or -1."""
        return self.opponents.thinking

    def waiting(self) -> tuple[int, ...]:
        """Humans whose decisions the game waits for."""
        return tuple(p for p in deciders(self.state) if p in self.humans)

    def offers_to_humans(self) -> list[Offer]:
        """Offers to humans that block the bots; dismissing one refuses it."""
        return [o for o in self.state.offers if o.partner in self.humans and not o.agreed]

    @property
    def voters(self) -> tuple[int, ...]:
        """The humans still in the game, all of whom must agree to end it [END-2]."""
        return tuple(p for p in self.humans if self.state.alive[p])

    def agreeing(self) -> tuple[int, ...]:
        """The computers content with an end: those that are losing, or would win by it."""
        living = self.state.living()
        found = chances(self.state)
        worths = {player: final_worth(self.state, player) for player in living}

        def agrees(player: int) -> bool:
            richest = all(worths[player] > worths[other] for other in living if other != player)
            return richest or found[player] * len(living) < 1

        return tuple(p for p in living if p in self.opponents.bots and agrees(p))

    def submit(self, action: Action) -> Step:
        """Apply an action of a human, the clock or the table; IllegalAction if it is impossible."""
        if action.player in self.opponents.bots:
            name = self.seats[action.player].name
            raise IllegalAction("not_human", "{player} is played by the computer.", player=name)
        if isinstance(action, EndByAgreement):
            self._verify_votes(action)
        verify(self.state, action)
        entry, before = self._carry_out(action)
        return self._note(entry, before, "")

    def _verify_votes(self, action: EndByAgreement) -> None:
        """Check that all remaining humans agree; computers may grumble [END-2]."""
        silent = [p for p in self.voters if p not in action.players]
        if silent:
            name = self.seats[silent[0]].name
            raise IllegalAction("not_agreed", "{player} has not agreed.", "END-2", player=name)

    def poll(self, wait: float = 0.0) -> Step | None:
        """One action of a bot, if one has answered within ``wait`` seconds.

        Without ``wait`` it never blocks.
        """
        quiet = bool(self.offers_to_humans())
        choice = self.opponents.poll(self.state, self._serial, quiet, wait)
        if choice is None:
            return None
        try:
            entry, before = self._carry_out(choice.action)
        except Exception as error:
            other = self.opponents.replacement(
                self.state, choice.ask, "impossible", short_error(error)
            )
            if other is None:
                return None
            choice = other
            entry, before = self._carry_out(choice.action)
        return self._note(entry, before, choice.reason)

    @property
    def is_whole(self) -> bool:
        """Whether all actions were made here, and none was read from a file."""
        return not self._read

    def can_undo(self, player: int) -> bool:
        """Whether the player is a human who acted last and nothing was drawn since."""
        return player in self.humans and self._history.can_undo(player)

    def undo(self) -> None:
        """Take the last action of a human back; ValueError if ``can_undo`` says no."""
        if not any(self.can_undo(player) for player in self.humans):
            raise ValueError("there is nothing to take back")
        self._engine.state = self._history.undo()
        self._serial += 1
        self.opponents.take_back(self.state.version)
        self.talks = [word for word in self.talks if word.version < self.state.version]
        for call in self.on_undo:
            call()

    def saved(self, name: str = "") -> SavedGame:
        """The game for storage; later actions do not change it."""
        history = self._history
        return SavedGame(
            name or self.name,
            self.seats,
            history.start,
            self.state.clone(),
            history.log[:],
            elapsed=self.elapsed,
            kind=self.kind,
            marks=self.marks,
            changes=self.changes,
            started=self.started,
            salt=self.salt,
        )

    def close(self) -> None:
        """Let the opponents go; the match can still be looked at and saved."""
        self.opponents.close()
        self.background_tasks.close()

    def _remind(self, bots: Mapping[int, Bot]) -> None:
        """Give opponents the bargaining so far."""
        self.talks = restore_memory(bots, self._history.start, self._history.log) or self.talks

    def _carry_out(self, action: Action) -> tuple[LogEntry, State]:
        """Apply a legal action; if that fails half-way, roll back and raise."""
        engine = self._engine
        before = engine.state.clone()
        words = messages_of(before, action)
        try:
            engine.apply(action)
        except Exception:
            engine.state = before
            raise
        self.opponents.hear(words)
        self.talks += words
        return (before.version, action, tuple(engine.drawn)), before

    def _note(self, entry: LogEntry, before: State, reason: str) -> Step:
        """Record the action and publish it.

        Draws cannot be undone, nor a tax chosen before counting [TAX-4].
        """
        _version, action, drawn = entry
        final = bool(drawn) or isinstance(action, ChooseTax)
        undoable = not final and action.player in self.humans
        self._serial += 1
        self._history.add(entry, before, undoable)
        step = Step(self.state.version, action, tuple(self._engine.events), drawn, reason)
        for call in self.on_step:
            call(step)
        return step
