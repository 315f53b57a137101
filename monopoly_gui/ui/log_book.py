"""All that happened, line by line, as the log shows it."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.events import DiceRolled, Event, TokenMoved
from .log_text import LogLine, Names, log_line, throw_and_move

#: older lines are forgotten, many at once
LONGEST = 1200
FORGOTTEN = 200


class LogBook:
    """Grows by events; ``count`` of all lines ever written says whether there are new ones."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.lines: list[LogLine] = []
        self.count = 0
        self._throw: DiceRolled | None = None

    def add(self, event: Event) -> LogLine:
        """Write a line; a throw and the move it leads to share one."""
        line = log_line(event, self.names)
        thrown, self._throw = self._throw, event if isinstance(event, DiceRolled) else None
        if (
            isinstance(event, TokenMoved)
            and thrown
            and thrown.player == event.player
            and event.way == "forward"
        ):
            line = throw_and_move(self.lines.pop(), event, self.names)
        self._write(line)
        return line

    def add_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.add(event)

    def note(self, player: int, text: str) -> None:
        """Write down why a player did something."""
        self._write(LogLine("why", text, player))

    def _write(self, line: LogLine) -> None:
        self.lines.append(line)
        self.count += 1
        if len(self.lines) > LONGEST:
            del self.lines[:FORGOTTEN]
