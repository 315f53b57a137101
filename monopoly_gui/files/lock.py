"""Locks on files, which end with their program however it ends."""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from ..engine.sentence import Sentence

#: the handle of a lock where the system gives none, as in a read-only folder
NO_LOCKS = -1
#: seconds between two tries for a lock that is held only for moments
PAUSE = 0.01


def acquire(path: Path) -> int | None:
    """The handle of the lock, ``NO_LOCKS`` on systems without locks, None if another process has
    it.

    Makes the folder if need be.
    """
    while True:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return NO_LOCKS
        try:
            _lock(handle)
        except BlockingIOError:
            os.close(handle)
            return None
        except OSError:
            os.close(handle)
            return NO_LOCKS
        if _same(handle, path):
            return handle
        # its last holder has deleted it between our opening and our locking
        os.close(handle)


def release(path: Path, handle: int) -> None:
    """Release the lock; its file is deleted, if the system allows it."""
    if handle < 0:
        return
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            path.unlink()
    os.close(handle)
    if sys.platform == "win32":
        with contextlib.suppress(OSError):
            path.unlink()


def is_free(path: Path) -> bool:
    """Whether no other program holds the lock now; this one must not hold it."""
    if not path.exists():
        return True
    handle = acquire(path)
    if handle is None:
        return False
    release(path, handle)
    return True


@contextlib.contextmanager
def hold_briefly(path: Path, patience: float = 2.0) -> Iterator[None]:
    """Hold a lock for a moment; go on without it if another process keeps it."""
    handle = _waited_for(path, patience)
    try:
        yield
    finally:
        if handle is not None:
            release(path, handle)


@contextlib.contextmanager
def hold(path: Path, patience: float) -> Iterator[None]:
    """Hold a lock; BlockingIOError if another does not give it back so soon."""
    handle = _waited_for(path, patience)
    if handle is None:
        raise BlockingIOError(errno.EAGAIN, Sentence("another program has it open"), str(path))
    try:
        yield
    finally:
        release(path, handle)


def _waited_for(path: Path, patience: float) -> int | None:
    """The handle of the lock; None if another process holds it after this many seconds."""
    end = time.monotonic() + patience
    handle = acquire(path)
    while handle is None and time.monotonic() < end:
        time.sleep(PAUSE)
        handle = acquire(path)
    return handle


def _same(handle: int, path: Path) -> bool:
    """Whether the name still belongs to the locked file."""
    if sys.platform == "win32":
        return True
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def _lock(handle: int) -> None:
    """Lock it for this program, or BlockingIOError at once."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
