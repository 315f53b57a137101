"""Where the last game is kept when several programs share one folder: each has its own place."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from .journal import journal_of
from .names import AUTOSAVE

MOST = 9


class Slots:
    """The places for last games in a folder, one of which may be held by this program.

    A place is held by a lock on a file beside it, which ends with the program however that
    ends.  Where locks cannot be had, as in a folder that cannot be written to, the first
    place is used.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.number = 0
        self._lock = -1

    @property
    def path(self) -> Path:
        """The file of the place that is held, or would be the first to be."""
        return self._file(max(1, self.number))

    def newest(self) -> Path:
        """The last game of this program or of one that has ended; a free place if none is."""
        found = [
            (_changed(self._file(number)), -number, self._file(number))
            for number in range(1, MOST + 1)
            if self._file(number).is_file() and self._free(number)
        ]
        if found:
            return max(found)[2]
        free = (number for number in range(1, MOST + 1) if not self._file(number).is_file())
        return self._file(self.number or next(free, 1))

    def hold(self, path: Path | None = None) -> None:
        """Hold the place of that file if it is one, else any, if none is held yet."""
        wanted = next((n for n in range(1, MOST + 1) if self._file(n) == path), 0)
        if self.number and wanted in (0, self.number):
            return
        for number in (wanted,) if wanted else range(1, MOST + 1):
            lock = self._locked(number)
            if lock is not None:
                self.release()
                self.number, self._lock = number, lock
                self._outdate(time.time())
                return
        self.number = self.number or 1

    def release(self) -> None:
        """Let others have the place."""
        if self._lock >= 0:
            self._outdate(_changed(self.path))
            os.close(self._lock)
        self.number, self._lock = 0, -1

    def _outdate(self, moment: float) -> None:
        """Let games that were written "in the future" be older than that moment, in seconds.

        They are of a time when the clock was ahead, and what is played now is newer.
        """
        now = time.time()
        for number in range(1, MOST + 1):
            path = self._file(number)
            for file in (path, journal_of(path)) if number != self.number else ():
                with contextlib.suppress(OSError):
                    if file.stat().st_mtime > now:
                        os.utime(file, (moment - 1, moment - 1))

    def _file(self, number: int) -> Path:
        return self.folder / (f"{AUTOSAVE}-{number}.json" if number > 1 else f"{AUTOSAVE}.json")

    def _free(self, number: int) -> bool:
        if number == self.number:
            return True
        lock = self._locked(number)
        if lock is None:
            return False
        if lock >= 0:
            os.close(lock)
        return True

    def _locked(self, number: int) -> int | None:
        """The handle of a lock, -1 where there are no locks, None if another has it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._file(number).with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return -1
        try:
            _lock(handle)
        except BlockingIOError:
            os.close(handle)
            return None
        except OSError:
            os.close(handle)
            return -1
        return handle


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


def _changed(path: Path) -> float:
    """When the game or its journal was last written."""
    return max(_times(path), default=0.0)


def _times(path: Path) -> Iterator[float]:
    for file in (path, journal_of(path)):
        with contextlib.suppress(OSError):
            yield file.stat().st_mtime
