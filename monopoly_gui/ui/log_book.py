"""All that happened, line by line, as the log shows it."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.events import Event
from .log_text import LogLine, Names, joined_line, log_line, taken_back

#: older lines are forgotten, many at once
LONGEST = 1200
FORGOTTEN = 200


class LogBook:
    """Grows by events; ``count`` of all lines ever written says whether there are new ones."""

    def __init__(self, names: Names, longest: int | None = LONGEST) -> None:
        self.names = names
        self.longest = longest
        self.lines: list[LogLine] = []
        self.count = 0
        self._last: Event | None = None

    @property
    def latest(self) -> str:
        """The last sentence worth reading; "" before the first."""
        told = (line.text for line in reversed(self.lines) if line.kind not in ("detail", "why"))
        return next(told, "")

    def add(self, event: Event) -> None:
        """Write a line; where two events are told best together, one for both."""
        line = joined_line(self._last, event, self.names) if self._last else None
        if line:
            self.lines.pop()
        self._last = None if line else event
        self._write(line or log_line(event, self.names))

    def add_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.add(event)

    def note(self, player: int, text: str) -> None:
        """Write down why a player did something."""
        self._last = None
        self._write(LogLine("why", text, player))

    def rewrite(self, lines: Iterable[LogLine]) -> None:
        """Hold these lines and no others."""
        self._last = None
        self.lines = list(lines)
        self.count += 1

    def take_back(self, player: int) -> None:
        """Write down that a player has undone a step."""
        self._last = None
        self._write(taken_back(player, self.names))

    def _write(self, line: LogLine) -> None:
        self.lines.append(line)
        self.count += 1
        if self.longest is not None and len(self.lines) > self.longest:
            del self.lines[:FORGOTTEN]
