"""The log of a game, and its replay."""

from collections import deque
from collections.abc import Sequence
from itertools import islice

from ..engine import setup
from ..engine.chance import ForcedChance, LogMismatch
from ..engine.errors import IllegalAction
from ..engine.events import Event
from ..engine.frames import Over
from ..engine.machine import Engine
from ..engine.state import State
from ..storage import LogEntry

#: actions that can be taken back at most
UNDO_DEPTH = 50


class History:
    """The log since ``start``, and positions that the last player may go back to."""

    def __init__(self, start: State, log: Sequence[LogEntry] = ()) -> None:
        self.start = start
        self.log = list(log)
        self._undo: deque[State] = deque(maxlen=UNDO_DEPTH)
        self._player = -1

    def add(self, entry: LogEntry, before: State, undoable: bool) -> None:
        """Add an action; ``before`` is its position.

        Nothing can be taken back past a throw or a card, nor once another
        player has acted.
        """
        self.log.append(entry)
        player = entry[1].player
        if player != self._player or not undoable:
            self._undo.clear()
        self._player = player
        if undoable:
            self._undo.append(before)

    def can_undo(self, player: int) -> bool:
        return player == self._player and bool(self._undo)

    def undo(self) -> State:
        """Forget the last action and give the position before it."""
        self.log.pop()
        return self._undo.pop()


def opening_of(start: State) -> tuple[Event, ...]:
    """The set-up events of the game that begins with ``start``; () if unknown.

    It is known where the seed alone decided it.
    """
    if start.version:
        return ()
    try:
        engine = setup.start(
            start.board,
            start.rules,
            start.players,
            start.seed,
            auto_claim=start.auto_claim,
            rules_version=start.rules_version,
        )
    except Exception:
        # a start may come from a file edited by hand
        return ()
    return tuple(engine.events) if engine.state == start else ()


class Replay:
    """A log played again with its recorded outcomes; LogMismatch if it does not fit."""

    def __init__(self, start: State) -> None:
        self.chance = ForcedChance()
        self.engine = Engine(start.clone(), self.chance)

    def apply(self, entry: LogEntry) -> list[Event]:
        """Play one entry: the action must be legal, and use exactly the recorded outcomes."""
        version, action, drawn = entry
        engine = self.engine
        where = f"action {version + 1} of the log ({action.kind})"
        if version != engine.state.version:
            raise LogMismatch(f"{where} comes after {engine.state.version} actions")
        try:
            self.chance.feed(drawn)
            events = engine.apply(action)
        except IllegalAction as reason:
            raise LogMismatch(f"{where} is not allowed: {reason.text}") from None
        except LogMismatch as reason:
            raise LogMismatch(f"{where}: {reason}") from None
        except Exception as error:
            # a log may come from a file edited by hand
            raise LogMismatch(f"{where} cannot be played: {error!r}") from error
        if not self.chance.spent():
            raise LogMismatch(f"{where} did not use all that was drawn")
        if tuple(engine.drawn) != drawn:
            raise LogMismatch(f"{where} drew {tuple(engine.drawn)}, the log says {drawn}")
        return events


def old_result(found: State, saved: State) -> Over | None:
    """The result by the old rule for ties, if the rest is equal.

    It is kept [SHORT-2]: the one who was put first then has won.  None where the saved position
    is another than the one found, or not so old.
    """
    over, kept = found.stack[-1], saved.stack[-1]
    if not (isinstance(over, Over) and isinstance(kept, Over)) or over.why != kept.why:
        return None
    count = found.alive.count(True)
    alone = kept.places == tuple(range(1, len(kept.ranking) + 1))
    richest_first = list(kept.worths[:count]) == sorted(over.worths[:count], reverse=True)
    worths = dict(zip(over.ranking, over.worths, strict=True))
    same = worths == dict(zip(kept.ranking, kept.worths, strict=True))
    there = found.clone()
    there.stack[-1] = kept
    return kept if alone and richest_first and same and there == saved else None


def replay(start: State, log: Sequence[LogEntry]) -> Engine:
    """The game at the end of the log; LogMismatch if it is not a log of this game."""
    again = Replay(start)
    for entry in log:
        again.apply(entry)
    return again.engine


class LogFollower:
    """Plays the log as it grows; subclasses define what they gather.

    ``_begin`` clears the gathered data, ``_feed`` plays one entry by ``_replay`` and looks.
    """

    def __init__(self, start: State) -> None:
        self.start = start
        self._last: LogEntry | None = None
        self._begin()

    @property
    def state(self) -> State:
        """The current position, read-only."""
        return self._replay.engine.state

    def update(self, log: Sequence[LogEntry], most: int | None = None) -> bool:
        """Follow the log of the game, also after an undo; True if it changed.

        At most so many entries: the next call goes on. LogMismatch if it is not a log of this game.
        """
        count = self._count
        if count == len(log) and (not count or log[count - 1] is self._last):
            return False
        if count > len(log) or (count and log[count - 1] is not self._last):
            self._begin()
        for entry in islice(log, self._count, None if most is None else self._count + most):
            self._feed(entry)
            self._count += 1
            self._last = entry
        return True

    def _begin(self) -> None:
        self._replay = Replay(self.start)
        self._count = 0
        self._last = None

    def _feed(self, entry: LogEntry) -> None:
        raise NotImplementedError
