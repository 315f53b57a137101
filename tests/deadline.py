"""An end to what might never end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def deadline(complaint: str, seconds: int = 60) -> Iterator[None]:
    """Fail with these words where what is done inside has not ended by then."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def late(number: int, frame: object) -> None:
        raise AssertionError(complaint)

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
