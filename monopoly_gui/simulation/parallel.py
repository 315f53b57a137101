"""Independent games, played by several processes."""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import connection, get_context, parent_process
from typing import TypeVar

from ..storage.parts import Shard

Out = TypeVar("Out")

#: the most games handed to a process at a time (they are played out, also
#: after Ctrl-C), and the number of parts per process into which the rest is cut
BATCH, PARTS = 8, 4
#: objects after which cycles among them are looked for; a game leaves hardly any behind
SWEEP = 50_000


def play_in_parallel(
    play: Callable[[int], Out], games: int, jobs: int, lost: Out | None = None
) -> Iterator[Out]:
    """The results of ``play`` for the games 1 to ``games``, in order, by this many processes.

    ``play`` and its result must be picklable.  The games of a lost process
    are played once more, each by itself; one lost again counts as ``lost``,
    or BrokenProcessPool is raised where that is None.
    """
    if jobs == 1:
        with fewer_sweeps():
            yield from map(play, range(1, games + 1))
        return
    batches = batches_of(games, jobs)
    while batches:
        try:
            for batch in _batches(play, batches, jobs):
                batches = batches[1:]
                yield from batch
        except BrokenProcessPool:
            if lost is None:
                raise
            for number in batches[0]:
                yield _once_more(play, number, lost)
            batches = batches[1:]


def batches_of(games: int, jobs: int) -> list[range]:
    """All games in batches, the last ones small, so that the processes end together."""
    batches, at = [], 1
    while at <= games:
        size = max(1, min(BATCH, (games + 1 - at) // (PARTS * jobs)))
        batches.append(range(at, at + size))
        at += size
    return batches


def _batches(play: Callable[[int], Out], batches: list[range], jobs: int) -> Iterator[list[Out]]:
    pool = ProcessPoolExecutor(
        min(jobs, len(batches)), mp_context=get_context(_way()), initializer=_depend
    )
    try:
        yield from pool.map(partial(_batch, play), batches)
    finally:
        # Python waits for them at its end in any case; left to itself, the thread that ends them
        # may close the pipe by which it is woken for that (3.11: "Bad file descriptor")
        pool.shutdown(wait=True, cancel_futures=True)


def _way() -> str:
    """The start method of processes: fork where that is safe, else spawn."""
    alone = threading.active_count() == 1
    return "fork" if sys.platform.startswith("linux") and alone else "spawn"


def _once_more(play: Callable[[int], Out], number: int, lost: Out) -> Out:
    """A game in a process of its own."""
    try:
        return next(_batches(play, [range(number, number + 1)], 1))[0]
    except BrokenProcessPool:
        return lost


@contextmanager
def fewer_sweeps() -> Iterator[None]:
    """Collect garbage rarely meanwhile, and freeze the existing objects."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(SWEEP)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def _batch(play: Callable[[int], Out], numbers: range) -> list[Out]:
    return [play(number) for number in numbers]


def _depend() -> None:
    """Leave Ctrl-C to the process that the user started, and end with it in any case.

    Nothing but games is played here, so cycles of objects are looked for seldom.
    """
    gc.freeze()
    gc.set_threshold(SWEEP)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    if parent := parent_process():
        connection.wait([parent.sentinel])
        os._exit(1)


def play_part(
    play: Callable[[int], Out], shard: Shard, games: int, jobs: int, lost: Out | None = None
) -> Iterator[Out]:
    """The results of ``play`` for the games of a part, as ``spread`` gives them for all."""
    return play_in_parallel(partial(_play_one, play, shard), shard.count(games), jobs, lost)


def _play_one(play: Callable[[int], Out], shard: Shard, at: int) -> Out:
    return play(shard.number(at))


def games_in_order(parts: Sequence[Sequence[Out]], games: int) -> Iterator[Out]:
    """The games of all parts, which are in order, as one run plays them."""
    for number in range(games):
        at, part = divmod(number, len(parts))
        yield parts[part][at]
