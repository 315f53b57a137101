"""Games that do not depend on each other, played by several processes."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import TypeVar

Out = TypeVar("Out")

#: games handed to a process at a time
BATCH = 20
#: objects after which cycles among them are looked for; a game leaves hardly any behind
SWEEP = 50_000


def spread(play: Callable[[int], Out], games: int, jobs: int) -> Iterator[Out]:
    """What ``play`` makes of the games 1 to ``games``, in order, by so many processes.

    ``play`` and what it returns must be fit for being sent to a process.
    """
    if jobs == 1:
        with fewer_sweeps():
            yield from map(play, range(1, games + 1))
        return
    size = max(1, min(BATCH, games // (4 * jobs)))
    batches = [range(at, min(at + size, games + 1)) for at in range(1, games + 1, size)]
    pool = ProcessPoolExecutor(
        min(jobs, len(batches)), mp_context=get_context("spawn"), initializer=_leave_interrupts
    )
    try:
        yield from chain.from_iterable(pool.map(partial(_batch, play), batches))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def fewer_sweeps() -> Iterator[None]:
    """Look seldom for cycles of objects meanwhile, and not among those there are now."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(SWEEP)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def _batch(play: Callable[[int], Out], numbers: range) -> list[Out]:
    with fewer_sweeps():
        return [play(number) for number in numbers]


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that the user started; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
