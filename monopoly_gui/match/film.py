"""A game as a film: any moment of it, with its past, without playing it all again."""

from bisect import bisect_left, bisect_right
from dataclasses import replace

from ..engine.chance import LogMismatch
from ..engine.events import Event, GameEnded, TurnStarted
from ..engine.frames import Over
from ..engine.sentence import Sentence
from ..engine.state import State
from ..storage import LogEntry, SavedGame, with_mark
from .history import Replay, old_result

#: games of these kinds are one's own, also when they are gone on with from a moment of theirs
PLAYED = ("game", "quick", "continued")
#: actions between two kept positions
KEPT_EVERY = 32


class FilmUnavailable(Exception):
    """A game that cannot be watched; the sentence says why."""


class Film:
    """Moments 0 (the start) to ``len(film)`` (the saved position), one action apart.

    ``turns`` are the moments at which a turn has just begun, ``rounds`` the
    first of each round with its number; the start is in both.
    """

    def __init__(self, saved: SavedGame) -> None:
        """Play everything once; NoFilm if the log does not lead to the saved position."""
        self.saved = saved
        self.turns: list[int] = [0]
        self.rounds: list[tuple[int, int]] = [(0, saved.start.round)]
        self._events: list[tuple[Event, ...]] = [()]
        self._kept: list[State] = [saved.start.clone()]
        self._replay = Replay(saved.start)
        self._at = 0
        #: the end of a game of before equals shared a win
        self._result: Over | None = None
        try:
            for entry in saved.log:
                self._film(entry)
        except LogMismatch as reason:
            text = Sentence("This game cannot be watched: {why}.", why=str(reason))
            raise FilmUnavailable(text) from None
        if self._replay.engine.state != saved.state:
            self._keep_result()

    def _keep_result(self) -> None:
        """End with the recorded result; NoFilm if the log does not lead there."""
        kept = old_result(self._replay.engine.state, self.saved.state)
        if kept is None:
            raise FilmUnavailable(
                Sentence(
                    "This game cannot be watched: its log does not lead to the saved position."
                )
            )
        ended = GameEnded(kept.ranking, kept.worths, kept.why, kept.places)
        self._events[-1] = tuple(
            ended if isinstance(event, GameEnded) else event for event in self._events[-1]
        )
        self._result = kept

    def __len__(self) -> int:
        """The number of actions."""
        return len(self._events) - 1

    def _film(self, entry: LogEntry) -> None:
        events = tuple(self._replay.apply(entry))
        self._events.append(events)
        self._at += 1
        state = self._replay.engine.state
        if self._at % KEPT_EVERY == 0:
            self._kept.append(state.clone())
        begun = [event for event in events if isinstance(event, TurnStarted)]
        if begun:
            self.turns.append(self._at)
            if begun[-1].round != self.rounds[-1][1]:
                self.rounds.append((self._at, begun[-1].round))

    def events(self, moment: int) -> tuple[Event, ...]:
        """The events of the action that led to a moment; none for the start."""
        return self._events[moment]

    def at(self, moment: int) -> State:
        """The position at a moment; the caller's own."""
        if not 0 <= moment <= len(self):
            raise IndexError(f"moment {moment} of {len(self)}")
        kept = moment // KEPT_EVERY
        if not kept * KEPT_EVERY <= self._at <= moment:
            self._replay = Replay(self._kept[kept])
            self._at = kept * KEPT_EVERY
        while self._at < moment:
            self._replay.apply(self.saved.log[self._at])
            self._at += 1
        state = self._replay.engine.state.clone()
        if self._result is not None and state.over:
            state.stack[-1] = self._result
        return state

    def round_at(self, moment: int) -> int:
        """The number of the round that a moment belongs to."""
        return self.rounds[bisect_right(self.rounds, moment, key=lambda mark: mark[0]) - 1][1]

    def turn_before(self, moment: int) -> int:
        """The start of the last turn before a moment; the start of the game before the first."""
        return self.turns[max(0, bisect_left(self.turns, moment) - 1)]

    def turn_after(self, moment: int) -> int:
        """The start of the next turn after a moment; the end of the game after the last."""
        place = bisect_right(self.turns, moment)
        return self.turns[place] if place < len(self.turns) else len(self)

    def cut(self, moment: int, name: str = "") -> SavedGame:
        """The game as it would have been saved at a moment, to be gone on with.

        The log does not say when things were done: the time played is shared
        out evenly among the actions.  What is gone on with from an earlier
        moment counts for nothing in the records.
        """
        marks = self.saved.marks
        share = moment / len(self) if len(self) else 1.0
        changes = self.saved.changes
        return replace(
            self.saved,
            name=name,
            kind="continued" if self.saved.kind in PLAYED else self.saved.kind,
            started="",
            seats=self.saved.seats_at(moment),
            changes=tuple(change for change in changes if change.at <= moment),
            start=self.saved.start.clone(),
            state=self.at(moment),
            log=self.saved.log[:moment],
            elapsed=self.saved.elapsed * share,
            marks=with_mark(marks, "rewound") if moment < len(self) else marks,
        )
