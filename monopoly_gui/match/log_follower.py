"""Followers of a running game, which replay its log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ..engine.state import State
from ..storage import LogEntry
from .history import Replay


class LogFollower:
    """Plays the log as it grows; subclasses say what they gather.

    ``_begin`` empties what was gathered, ``_feed`` plays one entry by ``_replay`` and looks.
    """

    def __init__(self, start: State) -> None:
        self.start = start
        self._last: LogEntry | None = None
        self._begin()

    @property
    def state(self) -> State:
        """The position that has been reached, to be read only."""
        return self._replay.engine.state

    def update(self, log: Sequence[LogEntry], most: int | None = None) -> bool:
        """Follow the log of the game, also where something was taken back; True if it changed.

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
