"""Waiting for what comes about beside a test, never without an end."""

import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

#: seconds after which nothing is expected any more, however busy the machine is
LONG = 120.0
#: seconds between two looks
PAUSE = 0.005


def wait_until(
    met: Callable[[], object],
    what: str,
    meanwhile: Callable[[], object] = lambda: None,
    seconds: float = LONG,
) -> None:
    """Look again and again until ``met``, for what another thread or process does.

    ``meanwhile`` is done between two looks, such as drawing a frame.
    """
    end = time.monotonic() + seconds
    while not met():
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:g} s in vain until {what}")
        time.sleep(PAUSE)
        meanwhile()


def repeat_until(
    met: Callable[[], object], act: Callable[[], object], what: str, most: int = 10_000
) -> None:
    """Act until ``met``, for what comes about by acting alone, however long that takes."""
    for _ in range(most):
        if met():
            return
        act()
    raise AssertionError(f"acted {most} times in vain until {what}")


@contextmanager
def ended_when_late(process: subprocess.Popen[Any], seconds: float = LONG) -> Iterator[None]:
    """Kill a process that is read from for too long, so that what is read comes to its end."""
    late = threading.Timer(seconds, process.kill)
    late.start()
    try:
        yield
    finally:
        late.cancel()
