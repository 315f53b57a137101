"""Has the C library give memory back to the system that pictures no longer need."""

import ctypes
import gc
import sys
from collections.abc import Callable
from contextlib import suppress

from ..ui.painting.cache import LARGE, LARGEST

#: parameters of ``mallopt`` in glibc: the size from which blocks come from the system one by
#: one, the most free memory at the end of the heap, and the most heaps of threads
MMAP_THRESHOLD, TRIM_THRESHOLD, ARENAS = -3, -1, -8
SPARE = 4 * 1024 * 1024

#: sets a parameter of the C library, where possible
Setter = Callable[[int, int], object]


def give_back() -> None:
    """Release free memory: large blocks would stay fragmented on Linux.

    Existing objects will stay, so they are frozen for the garbage collector.
    """
    gc.freeze()
    if mallopt := _mallopt():
        mallopt(MMAP_THRESHOLD, LARGE)
        mallopt(TRIM_THRESHOLD, SPARE)
        mallopt(ARENAS, 2)


def set_drafting() -> Callable[[bool], object] | None:
    """A switch for drawing drafts, whose memory is soon freed again.

    Meanwhile blocks are reused, as the system takes long to clear new ones.
    """
    if not (mallopt := _mallopt()):
        return None
    return lambda passing: mallopt(MMAP_THRESHOLD, LARGEST if passing else LARGE)


def _mallopt() -> Setter | None:
    if not sys.platform.startswith("linux"):
        return None
    with suppress(OSError, AttributeError):
        found: Setter = ctypes.CDLL(None).mallopt
        return found
    return None


def tidy() -> None:
    """Free what a game left in cycles of references, and give the memory back."""
    gc.collect()
    trim()


def trim() -> None:
    """Release free memory between used blocks."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
