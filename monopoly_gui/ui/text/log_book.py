"""The log of a game, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...engine.events import Event
from ...language import translate
from .log_text import LogLine, Names, joined_line, log_line, taken_back

#: gives a line in the language that is spoken when it is asked
Source = Callable[[], LogLine]
#: older lines are forgotten, many at once
LONGEST = 1200
FORGOTTEN = 200


class LogBook:
    """Grows by events; ``count`` of all lines ever written says whether there are new ones."""

    def __init__(self, names: Names, longest: int | None = LONGEST) -> None:
        self.names = names
        self.longest = longest
        self.lines: list[LogLine] = []
        self._sources: list[Source] = []
        self.count = 0
        self._last: Event | None = None

    @property
    def latest(self) -> LogLine | None:
        """The last line worth reading; None before the first."""
        worth = (line for line in reversed(self.lines) if line.kind not in ("detail", "why"))
        return next(worth, None)

    def add(self, event: Event) -> None:
        """Write a line, joining two events that belong together."""
        last, names = self._last, self.names
        joined = joined_line(last, event, names) if last else None
        if joined and last:
            self.lines.pop()
            self._sources.pop()
            self._write(lambda: joined_line(last, event, names) or log_line(event, names))
        else:
            self._write(lambda: log_line(event, names))
        self._last = None if joined else event

    def add_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.add(event)

    def note(self, player: int, text: str) -> None:
        """Write down why a player did something."""
        self._last = None
        self._write(lambda: LogLine("why", translate(text), player, concerns=frozenset({player})))

    def rewrite(self, lines: Iterable[LogLine]) -> None:
        """Hold these lines and no others."""
        self._last = None
        self.lines = list(lines)
        self._sources = [_always(line) for line in self.lines]
        self.count += 1

    def retranslate(self) -> None:
        """Write everything anew, in the language that is spoken now."""
        self.lines = [source() for source in self._sources]
        self.count += 1

    def take_back(self, player: int) -> None:
        """Write down that a player has undone a step."""
        self._last = None
        self._write(lambda: taken_back(player, self.names))

    def _write(self, source: Source) -> None:
        self.lines.append(source())
        self._sources.append(source)
        self.count += 1
        if self.longest is not None and len(self.lines) > self.longest:
            del self.lines[:FORGOTTEN]
            del self._sources[:FORGOTTEN]


def _always(line: LogLine) -> Source:
    return lambda: line
