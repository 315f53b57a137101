"""The clock of a game against time; the engine has none [SHORT-2]."""

import time
from collections.abc import Callable

from ..engine.actions import CallTime
from .match import Match, Step


class GameClock:
    """Counts the time played, in seconds, while it is not paused.

    ``elapsed`` is what had been played before; ``now`` any clock that only
    goes forward.
    """

    def __init__(self, elapsed: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._before = elapsed
        self._since: float | None = now()

    @property
    def elapsed(self) -> float:
        running = self._now() - self._since if self._since is not None else 0.0
        return self._before + running

    @property
    def paused(self) -> bool:
        return self._since is None

    def pause(self) -> None:
        self._before, self._since = self.elapsed, None

    def resume(self) -> None:
        if self._since is None:
            self._since = self._now()

    def left(self, match: Match) -> float:
        """Seconds until time is called; 0 when it is up, infinite without a limit."""
        limit = match.rules.time_limit_minutes
        return max(0.0, limit * 60 - self.elapsed) if limit else float("inf")

    def tick(self, match: Match) -> Step | None:
        """Call time once it is up [SC-222]; safe to call as often as one likes.

        The match receives the time played, so that a saved game keeps it.
        """
        match.elapsed = self.elapsed
        state = match.state
        if state.time_called or state.over or self.left(match) > 0:
            return None
        return match.submit(CallTime())
