"""Files that are either the old ones or the new ones, whenever the power fails."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path


def backup_of(path: Path) -> Path:
    """Where the version before the last one is kept."""
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
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _keep(path: Path, backup: Path) -> None:
    """Give the file a second name, or copy it where the disk knows no second names."""
    second = backup.with_name(f"{backup.name}.{os.getpid()}.tmp")
    second.unlink(missing_ok=True)
    try:
        os.link(path, second)
    except OSError:
        shutil.copyfile(path, second)
    os.replace(second, backup)
    # where both were names of one file already, replacing has left the second one
    second.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the new names last; not every system can, and none needs it to go on."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
