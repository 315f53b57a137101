"""Ends an answer that does not come, where bots are asked without a thread of their own."""

from __future__ import annotations

import ctypes
import threading
from types import TracebackType

from ..engine.state import State

#: seconds in which something must happen in a game
PATIENCE = 30.0


class TooSlow(Exception):
    """Raised in the midst of a bot's thoughts when they take too long."""

    def __repr__(self) -> str:
        return "it took too long"


class Watchdog:
    """Looks now and then whether a game goes on, at no cost to the game.

    Where nothing has happened for ``patience`` seconds (or up to twice that),
    TooSlow is raised in the thread that entered it, as often as it takes.
    """

    def __init__(self, state: State, patience: float = PATIENCE) -> None:
        self._state = state
        self._patience = patience
        self._done = threading.Event()
        self._thread = threading.Thread(
            target=self._watch, args=(threading.get_ident(),), name="watchdog", daemon=True
        )

    def __enter__(self) -> Watchdog:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._done.set()
        self._thread.join()

    def _watch(self, playing: int) -> None:
        last = -1
        while not self._done.wait(self._patience):
            version = self._state.version
            if version == last:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(playing), ctypes.py_object(TooSlow)
                )
            last = version
