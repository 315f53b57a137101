"""Has the C library give memory back to the system that pictures no longer need."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

#: parameters of ``mallopt`` in glibc: from which size on blocks come from the system one by
#: one, how much may lie free at the end of the heap, and how many heaps threads may have
MMAP_THRESHOLD, TRIM_THRESHOLD, ARENAS = -3, -1, -8
LARGE = 64 * 1024
SPARE = 4 * 1024 * 1024


def give_back() -> None:
    """Keep no large free blocks: on Linux they would lie between others for ever.

    What there is by now stays, so nobody looks through it for circles any more.
    """
    gc.freeze()
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(MMAP_THRESHOLD, LARGE)
        mallopt(TRIM_THRESHOLD, SPARE)
        mallopt(ARENAS, 2)


def tidy() -> None:
    """Free what a game has left behind, in circles that are seldom looked for, and give it back."""
    gc.collect()
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
