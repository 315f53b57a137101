"""Files that another program holds at the moment, which only Windows minds.

There a file that is open elsewhere can be neither replaced nor deleted: a virus scanner or a
program that copies folders to other computers holds one for a moment after it was written.
Waiting a little is nearly always enough.
"""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from ..engine.sentence import Sentence, mark, said

Out = TypeVar("Out")

#: the systems' codes for a full disk
FULL = (errno.ENOSPC, errno.EDQUOT)

#: the systems' most frequent errors, in their words
_REASONS = mark(
    {
        errno.ENOSPC: "No space left on device",
        errno.EDQUOT: "Disk quota exceeded",
        errno.EACCES: "Permission denied",
        errno.EPERM: "Operation not permitted",
        errno.EROFS: "Read-only file system",
        errno.EISDIR: "Is a directory",
        errno.ENOENT: "No such file or directory",
        errno.EIO: "Input/output error",
        errno.EFBIG: "File too large",
    }
)

#: seconds to wait before trying again; elsewhere no other program can be in the way
WAITS: Sequence[float] = (0.01, 0.03, 0.06, 0.1, 0.15) if sys.platform == "win32" else ()
#: the Windows errors for a file that another program has open or has locked in part
HELD = (32, 33)


def why_failed(error: Exception) -> str:
    """The reason why a file is unavailable, as part of a sentence."""
    if not isinstance(error, OSError):
        return said(error)
    if getattr(error, "winerror", None) in HELD:
        return Sentence("another program has it open")
    number, text = error.errno or 0, error.strerror
    # Windows says it in the language of the system
    usual = text == os.strerror(number) or getattr(error, "winerror", None) is not None
    if usual and number in _REASONS:
        return Sentence(_REASONS[number])
    return text or str(error)


def is_full(error: OSError) -> bool:
    """Whether an error means a full disk."""
    return error.errno in FULL


def retry_while_busy(act: Callable[[], Out]) -> Out:
    """Do it, with retries while the file is busy; PermissionError if it stays so."""
    for wait in WAITS:
        try:
            return act()
        except PermissionError:
            time.sleep(wait)
    return act()


def replace(source: Path, target: Path) -> None:
    """Give the file another name, replacing the file that has it."""
    retry_while_busy(lambda: os.replace(source, target))


def remove(path: Path) -> None:
    """Delete the file, if it is there."""
    retry_while_busy(lambda: path.unlink(missing_ok=True))


def remove_all(paths: Sequence[Path]) -> None:
    """Delete all of these files that exist, or none; OSError gives the reason.

    They are renamed first, which fails like deleting; the names are then free, even while
    another program has the files open.
    """
    moved: list[tuple[Path, Path]] = []
    try:
        for path in paths:
            aside = path.with_name(f"{path.name}.{os.getpid()}.deleted")
            with contextlib.suppress(FileNotFoundError):
                replace(path, aside)
                moved.append((path, aside))
    except OSError:
        for path, aside in reversed(moved):
            with contextlib.suppress(OSError):
                replace(aside, path)
        raise
    for _, aside in moved:
        with contextlib.suppress(OSError):
            remove(aside)


def create(path: Path) -> int:
    """The handle of a new, empty file for writing, which others may rename and delete meanwhile."""
    if sys.platform == "win32":
        return retry_while_busy(lambda: _opened(path, _WRITE, _CREATE_ALWAYS, os.O_BINARY))
    # without waiting for a reader, should there be a pipe of that name
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NONBLOCK
    return os.open(path, flags, 0o644)


def open_to_read(path: Path) -> int:
    """The handle of a file for reading, which others may rename and delete meanwhile."""
    if sys.platform == "win32":
        return retry_while_busy(
            lambda: _opened(path, _READ, _OPEN_EXISTING, os.O_BINARY | os.O_RDONLY)
        )
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK)


if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    _READ, _WRITE, _SHARE_ALL, _NORMAL = 0x80000000, 0x40000000, 7, 0x80
    _CREATE_ALWAYS, _OPEN_EXISTING = 2, 3
    _NONE = wintypes.HANDLE(-1).value
    _create_file = ctypes.WinDLL("kernel32", use_last_error=True).CreateFileW
    _create_file.restype = wintypes.HANDLE
    _create_file.argtypes = (
        wintypes.LPCWSTR,
        wintypes.DWORD,
        wintypes.DWORD,
        wintypes.LPVOID,
        wintypes.DWORD,
        wintypes.DWORD,
        wintypes.HANDLE,
    )

    def _opened(path: Path, access: int, disposition: int, flags: int) -> int:
        # Python's own open keeps others from renaming or deleting the file
        handle = _create_file(str(path), access, _SHARE_ALL, None, disposition, _NORMAL, None)
        if handle == _NONE:
            code = ctypes.get_last_error()
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
            raise OSError(None, ctypes.FormatError(code).rstrip(". \r\n"), str(path), code)
        return msvcrt.open_osfhandle(handle, flags)
