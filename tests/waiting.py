"""Waiting for what comes about beside a test, never without an end."""

from __future__ import annotations

import time
from collections.abc import Callable

#: seconds after which nothing is expected any more, however busy the machine is
LONG = 60.0
#: seconds between two looks
PAUSE = 0.005


def wait_until(met: Callable[[], object], what: str, seconds: float = LONG) -> None:
    """Look again and again until ``met``, for what another thread or process does.

    ``met`` may drive the program meanwhile, such as by drawing a frame.
    """
    end = time.monotonic() + seconds
    while not met():
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:g} s in vain: {what}")
        time.sleep(PAUSE)


def repeat_until(met: Callable[[], object], act: Callable[[], object], most: int = 10_000) -> None:
    """Act until ``met``, for what comes about by acting alone."""
    for _ in range(most):
        if met():
            return
        act()
    raise AssertionError(f"did not come about in {most} steps")
