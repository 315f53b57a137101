"""The log, told line by line as it is written."""

from __future__ import annotations

from ...engine.state import State
from ...language import _
from ...storage.settings import Length
from ...ui.cards.descriptions import describe_set
from ...ui.text.log_book import LogBook
from ...ui.text.log_sentences import Kind
from ...ui.text.log_text import LogLine
from ...ui.text.log_words import plain
from ...ui.text.people import People

#: the kinds of lines that are told, by how much the player wants to hear
TOLD: dict[Length, frozenset[Kind]] = {
    "short": frozenset({"money", "build", "trade", "auction", "game"}),
    "normal": frozenset({"turn", "move", "money", "deed", "build", "trade", "auction", "game"}),
    "long": frozenset(
        {"turn", "move", "money", "deed", "build", "trade", "auction", "game", "detail", "why"}
    ),
}
#: of the log, what is told again
LAST = 5


class LogAnnouncer:
    """Follows a log; a line that may still be joined with the next is held back."""

    def __init__(self, book: LogBook) -> None:
        self.book = book
        self._last: LogLine | None = book.lines[-1] if book.lines else None
        self._count = book.count

    def new(self, whole: bool) -> list[LogLine]:
        """The lines since the last call; the very last only if the log is ``whole`` now."""
        lines = self.book.lines
        end = len(lines) if whole else len(lines) - 1
        at = self._place(lines)
        if at is None:
            # the log was written anew: nothing of it is news
            self._last = lines[-1] if lines else None
            return []
        fresh = lines[at + 1 : max(end, at + 1)]
        if fresh:
            self._last = fresh[-1]
        return fresh

    def _place(self, lines: list[LogLine]) -> int | None:
        """Where the last line that was told stands, -1 before the first; None if it is gone."""
        if self._last is None:
            return -1
        for at in range(len(lines) - 1, -1, -1):
            if lines[at] is self._last:
                return at
        return None

    def skip(self) -> None:
        """Take everything as told."""
        self._last = self.book.lines[-1] if self.book.lines else None


def announcement_for(line: LogLine, length: Length, humans: frozenset[int]) -> str:
    """The line as it is spoken, "" if the player does not want to hear it."""
    own = line.word and line.player in humans
    if line.kind not in TOLD[length] and not own:
        return ""
    if line.kind == "turn" and line.player in humans:
        # what this player is asked at once says so too
        return ""
    if line.word == "deal" and line.concerns & humans:
        return f"{_('The trade is done.')} {plain(line.text)}"
    return plain(line.text)


def describe_position(line: LogLine, state: State, people: People) -> str:
    """What the picture shows beside a line, in the position as it is shown; "" for nothing."""
    if line.word == "purchase":
        # the money is paid before the deed moves
        group = state.board.groups[state.board.spaces[line.space].group]
        return f"{group.name}, {describe_set(state, line.space, line.player)}."
    if line.word == "rent" and people.is_human(line.player):
        left = state.board.money(state.cash[line.player])
        return _("{player} has {cash} left.").format(player=people.name(line.player), cash=left)
    return ""


def last_lines(book: LogBook, count: int = LAST) -> list[str]:
    """The newest lines of the log that are worth hearing."""
    lines = [line for line in book.lines if line.kind in TOLD["normal"]]
    return [plain(line.text) for line in lines[-count:]]
