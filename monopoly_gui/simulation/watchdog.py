"""A time limit for answers of bots without a thread of their own."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import TracebackType

from ..engine.state import State

#: seconds in which something must happen in a game
PATIENCE = 30.0


class TooSlow(Exception):
    """Raised inside a bot's computation when it takes too long."""

    def __repr__(self) -> str:
        return "it took too long"


class Watchdog:
    """Checks now and then that a game goes on, at no cost to the game.

    After ``patience`` seconds without an action (or up to twice that),
    TooSlow is raised in the thread that entered it, as often as it takes.  ``sleep``
    waits between two checks.
    """

    def __init__(
        self,
        state: State,
        patience: float = PATIENCE,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._state = state
        self._rounds = _rounds(patience, sleep)

    def __enter__(self) -> Watchdog:
        self._rounds.begin(self._state)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._rounds.end(self._state)


@lru_cache(maxsize=4)
def _rounds(patience: float, sleep: Callable[[float], object]) -> _Rounds:
    """One thread watches all games of a process, for starting one costs as much as many turns."""
    return _Rounds(patience, sleep)


class _Rounds:
    """The watched games, by their states' identities, and the watching thread."""

    def __init__(self, patience: float, sleep: Callable[[float], object]) -> None:
        self._patience = patience
        self._sleep = sleep
        self._lock = threading.Lock()
        self._games: dict[int, _Game] = {}
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def begin(self, state: State) -> None:
        with self._lock:
            self._games[id(state)] = _Game(state, threading.get_ident())

    def end(self, state: State) -> None:
        with self._lock:
            del self._games[id(state)]

    def _watch(self) -> None:
        while True:
            self._sleep(self._patience)
            with self._lock:
                for game in self._games.values():
                    game.look()


@dataclass(slots=True)
class _Game:
    """A game, its thread, and its progress at the last check."""

    state: State
    thread: int
    last: int = -1

    def look(self) -> None:
        version = self.state.version
        if version == self.last:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self.thread), ctypes.py_object(TooSlow)
            )
        self.last = version
