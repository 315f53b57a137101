"""Thinking for the people at the screen, in a thread beside the game: advice, prices, chances."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Errand(Generic[T]):
    """Something that is being thought about; ``result`` holds once it is ``done``.

    A failure leaves None; ``drop`` says that nobody wants to know any more.
    """

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.result: T | None = None
        self.done = False
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True

    def run(self) -> None:
        """Think; never raises, for whoever asked can only be told that nothing came of it."""
        try:
            if not self.dropped:
                self.result = self._work()
        except Exception:
            self.result = None
        self.done = True


class Errands:
    """One worker thread, started at the first errand; without ``threaded`` all is done at once."""

    def __init__(self, threaded: bool = True) -> None:
        self.threaded = threaded
        self._queue: SimpleQueue[Errand[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def send(self, work: Callable[[], T]) -> Errand[T]:
        """Have something thought about; it must not touch what the game goes on to change."""
        errand = Errand(work)
        if not self.threaded:
            errand.run()
            return errand
        if self._thread is None:
            self._thread = threading.Thread(
                target=_work, args=(self._queue,), name="errands", daemon=True
            )
            self._thread.start()
        self._queue.put(errand)
        return errand

    def close(self) -> None:
        """Let the thread end when it has done what it is at."""
        if self._thread is not None:
            self._queue.put(None)
            self._queue, self._thread = SimpleQueue(), None


def _work(queue: SimpleQueue[Errand[Any] | None]) -> None:
    while (errand := queue.get()) is not None:
        errand.run()
