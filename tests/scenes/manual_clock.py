"""A clock that tests move."""


class ManualClock:
    """A clock that stands still until it is moved."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start

    def now(self) -> float:
        return self._now

    def wait(self, rate: int) -> None:
        self._now += 1 / rate

    def advance(self, seconds: float) -> float:
        """Move on and return the new time."""
        self._now += seconds
        return self._now
