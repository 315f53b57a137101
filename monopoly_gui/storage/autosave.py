"""Keeping the current game on disk, without holding up the screen."""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from ..engine.sentence import Sentence, said
from ..files.sharing import is_full, why_failed
from . import Journal, LogEntry, SavedGame, SaveError, digest_of, journal_of, prepare, write
from .saves import MOST_ACTIONS

#: bytes of a journal after which the whole game is written again
LONGEST = 16 * 1024 * 1024


class Autosave:
    """Writes the whole game when it begins and ends, and a line for every action between.

    A line has reached the system when ``keep`` returns, so that a program that is killed
    loses nothing that was done; a thread then waits until the disk has it.  ``trouble`` is
    the sentence of the last failure, "" after a success; what could not be written is tried
    again with the next action.
    """

    def __init__(self, path: Path, snapshot: Callable[[], SavedGame]) -> None:
        self.path = path
        self.trouble = ""
        #: whether it is that the disk is full
        self.full = False
        self._snapshot = snapshot
        self._journal: Journal | None = None
        #: entries of the log on disk, and the number of them still valid
        self._there = self._same = self._first = 0
        #: entries missing in the file, as there are too many
        self._left_out = 0
        self._wake = threading.Event()
        self._stop = False
        self._thread: threading.Thread | None = None

    def keep(self, log: Sequence[LogEntry], elapsed: float) -> None:
        """Have all of the log on disk."""
        try:
            if self._journal is not None and any(map(_gone, (self.path, journal_of(self.path)))):
                self._let_go()
            if self._journal is None:
                self._begin(len(log))
            elif len(log) != self._there or self._same < self._there:
                self._go_on(self._journal, log, elapsed)
            self.trouble, self.full = "", False
        except SaveError as error:
            self.trouble, self.full = said(error), error.full
        except OSError as error:
            self.trouble, self.full = _sentence(self.path, error), is_full(error)

    def undone(self, length: int) -> None:
        """Note that the log was cut to that length, whether or not that is kept now."""
        self._same = min(self._same, length)

    def close(self, whole: bool = True) -> None:
        """End the thread, and write the whole game if it has changed.

        Without ``whole`` the game stays as that of a program that did not end well.
        """
        begun = self._journal is not None
        self._let_go()
        if not begun or not whole or self._there == self._same == self._first:
            return
        try:
            write(self.path, prepare(self._snapshot()))
        except SaveError as error:
            self.trouble = said(error)

    def _let_go(self) -> None:
        """End the thread and leave the journal in place."""
        journal, self._journal = self._journal, None
        if self._thread is not None:
            self._stop = True
            self._wake.set()
            self._thread.join(timeout=10)
            self._thread = None
        if journal is not None:
            journal.close()

    def _begin(self, length: int) -> None:
        """Write the current game, and begin the journal of its further actions."""
        data = prepare(self._snapshot())
        self._left_out = length if length > MOST_ACTIONS else 0
        write(self.path, data)
        self._journal = Journal(journal_of(self.path), digest_of(data))
        self._there = self._same = self._first = length
        self._stop = False
        self._thread = threading.Thread(
            target=self._sync, args=(self._journal,), name="autosave", daemon=True
        )
        self._thread.start()

    def _go_on(self, journal: Journal, log: Sequence[LogEntry], elapsed: float) -> None:
        at = min(self._same, len(log))
        if journal.size > LONGEST or at < self._left_out:
            self._let_go()
            self._begin(len(log))
            return
        # whatever fails now, the journal holds these lines and writes them before all others
        self._there = self._same = len(log)
        journal.add(at - self._left_out, log[at:], elapsed)
        self._wake.set()

    def _sync(self, journal: Journal) -> None:
        while not self._stop:
            self._wake.wait()
            self._wake.clear()
            try:
                journal.sync()
            except OSError as error:
                if not self._stop:
                    self.trouble = _sentence(self.path, error)


def _gone(path: Path) -> bool:
    """Whether the file was deleted, as the list of games lets players do."""
    try:
        path.stat()
    except FileNotFoundError:
        return True
    except OSError:
        pass
    return False


def _sentence(path: Path, error: OSError) -> str:
    return Sentence(
        "The game could not be saved as {file}: {why}. "
        "Make room or choose another place, then save again.",
        file=path,
        why=why_failed(error),
    )


def announce_once(autosave: Autosave, report: Callable[[str], None]) -> Callable[[], None]:
    """A check that reports trouble once, when it begins."""
    last = ""

    def check() -> None:
        nonlocal last
        if autosave.trouble != last:
            last = autosave.trouble
            if last:
                report(last)

    return check
