"""Reading files that may come from elsewhere."""

import errno
import os
import stat
from pathlib import Path

from ..engine.sentence import Sentence
from .sharing import open_to_read


class TooLarge(ValueError):
    """The file is larger than any file of the game."""


def read_small(path: Path, most: int) -> bytes:
    """All bytes of an ordinary file; ``TooLarge`` if there are more than ``most``.

    OSError where there is none: pipes and devices are not waited for.
    """
    handle = open_to_read(path)
    with open(handle, "rb") as file:
        found = os.fstat(handle)
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(found.st_mode):
            raise OSError(errno.EINVAL, Sentence("it is not an ordinary file"), str(path))
        data = file.read(most + 1) if found.st_size <= most else b""
    if found.st_size > most or len(data) > most:
        raise TooLarge(Sentence("it is too large"))
    return data
