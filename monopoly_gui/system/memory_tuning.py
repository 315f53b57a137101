"""Has the C library give memory back to the system that pictures no longer need."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from contextlib import suppress

from ..ui.painting.cache import LARGE, LARGEST

#: parameters of ``mallopt`` in glibc: from which size on blocks come from the system one by
#: one, how much may lie free at the end of the heap, and how many heaps threads may have
MMAP_THRESHOLD, TRIM_THRESHOLD, ARENAS = -3, -1, -8
SPARE = 4 * 1024 * 1024

#: sets a parameter of the C library, where that can be done
Setter = Callable[[int, int], object]


def give_back() -> None:
    """Keep no large free blocks: on Linux they would lie between others for ever.

    What there is by now stays, so nobody looks through it for circles any more.
    """
    gc.freeze()
    if mallopt := _mallopt():
        mallopt(MMAP_THRESHOLD, LARGE)
        mallopt(TRIM_THRESHOLD, SPARE)
        mallopt(ARENAS, 2)


def set_drafting() -> Callable[[bool], object] | None:
    """A switch for drawing drafts, whose memory is soon freed again.

    Meanwhile blocks are used again, as the system takes long to clear new ones.
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
    """Free what a game has left behind, in circles that are seldom looked for, and give it back."""
    gc.collect()
    trim()


def trim() -> None:
    """Give free memory back that lies between what is in use."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
