"""Thinking for the people at the screen, in a thread beside the game: advice, prices, chances."""

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class BackgroundTask(Generic[T]):
    """A computation in the background; ``result`` holds once it is ``done``.

    A failure leaves None; ``drop`` discards the result.
    """

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.result: T | None = None
        self.done = False
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True

    def run(self) -> None:
        """Run the task; errors become an empty result."""
        try:
            if not self.dropped:
                self.result = self._work()
        except Exception:
            self.result = None
        self.done = True


class BackgroundTasks:
    """One worker thread, started at the first task; without ``threaded`` tasks run at once."""

    def __init__(self, threaded: bool = True) -> None:
        self.threaded = threaded
        self._queue: SimpleQueue[BackgroundTask[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._last: BackgroundTask[Any] | None = None

    @property
    def busy(self) -> bool:
        """Whether a computation is running; tasks are done in order."""
        return self._last is not None and not self._last.done

    def send(self, work: Callable[[], T]) -> BackgroundTask[T]:
        """Start a computation; it must not touch anything that the game goes on to change."""
        task = BackgroundTask(work)
        self._last = task
        if not self.threaded:
            task.run()
            return task
        if self._thread is None:
            self._thread = threading.Thread(
                target=_work, args=(self._queue,), name="tasks", daemon=True
            )
            self._thread.start()
        self._queue.put(task)
        return task

    def close(self) -> None:
        """Let the thread end when its current computation is done."""
        if self._thread is not None:
            self._queue.put(None)
            self._queue, self._thread = SimpleQueue(), None


def _work(queue: SimpleQueue[BackgroundTask[Any] | None]) -> None:
    while (task := queue.get()) is not None:
        task.run()
