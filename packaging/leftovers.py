"""The folders into which the program in one file unpacks itself, and their removal after a kill.

The program removes its folder on exit, but not when it is killed. It therefore marks the folder
with a locked file, and the next start removes marked folders without a lock: no lock outlives its
process, and unmarked folders stay.
"""

import contextlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

MARK = "monopoly-gui.in-use"
#: how PyInstaller calls the folders
FOLDERS = "_MEI*"


def tidy(mine: Path) -> int | None:
    """Mark the folder this program runs from, and remove what killed ones left beside it.

    The handle that keeps the mark: it is held until the program ends. None if there is none to
    keep, because the folder cannot be written to or is not one of those that come and go.
    """
    if not mine.match(FOLDERS):
        return None
    try:
        handle = locked(mine / MARK)
    except OSError:
        return None
    for folder in left_behind(mine.parent):
        shutil.rmtree(folder, ignore_errors=True)
    return handle


def left_behind(place: Path) -> Iterator[Path]:
    """Folders of ours whose program is gone."""
    for mark in sorted(place.glob(f"{FOLDERS}/{MARK}")):
        with contextlib.suppress(OSError):
            if mark.is_symlink() or mark.parent.is_symlink() or not ours(mark.parent):
                continue
            os.close(locked(mark))
            yield mark.parent


def ours(folder: Path) -> bool:
    """Whether a folder is the same user's: on Unix all share one place for what is temporary."""
    return sys.platform == "win32" or folder.stat().st_uid == os.getuid()


def locked(file: Path) -> int:
    """The handle of a file, made if need be, that no other program has locked; else OSError."""
    handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise
    return handle
