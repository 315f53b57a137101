"""Files that are either old or new, whenever the power fails, and files of lines."""

import contextlib
import os
import shutil
import sys
from pathlib import Path

from .sharing import remove, replace


def backup_of(path: Path) -> Path:
    """The path of the previous version."""
    return path.with_name(path.name + ".bak")


def write(path: Path, data: bytes, keep_old: bool = True) -> None:
    """Put ``data`` in place at once; with ``keep_old`` the old file stays as ``.bak``.

    Makes the folder if need be.  OSError if the disk does not want it: the old
    file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep_old and path.exists():
            _keep(path, backup_of(path))
        replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            remove(temporary)
        raise
    _sync_folder(path.parent)


def append(path: Path, data: bytes, *, lasting: bool) -> None:
    """Add whole lines to a file; ``lasting`` ones are on the disk then.  OSError on failure."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        # a half-written line of a killed program ends here
        file.write(b"\n" + data if _torn(path) else data)
        if lasting:
            file.flush()
            with contextlib.suppress(OSError):
                os.fsync(file.fileno())


def _torn(path: Path) -> bool:
    """Whether the last line has no end."""
    try:
        with path.open("rb") as file:
            if not file.seek(0, os.SEEK_END):
                return False
            file.seek(-1, os.SEEK_END)
            return file.read(1) != b"\n"
    except OSError:
        return False


def _keep(path: Path, backup: Path) -> None:
    """Give the file a second name, or copy it on disks without second names."""
    second = backup.with_name(f"{backup.name}.{os.getpid()}.tmp")
    remove(second)
    try:
        _double(path, second)
        replace(second, backup)
    finally:
        # where both were names of one file already, replacing has left the second one
        with contextlib.suppress(OSError):
            remove(second)


def _double(path: Path, second: Path) -> None:
    # while a file is open under one name, Windows lets none of its others be changed
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.link(path, second)
            return
    shutil.copyfile(path, second)


def _sync_folder(folder: Path) -> None:
    """Make the new names last; not every system can, and none needs it to go on."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
