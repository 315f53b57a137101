"""Keeping the game that is being played on disk, without holding up the screen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from .storage import SavedGame, SaveError, prepare, write


class Autosave:
    """A thread that writes the newest snapshot it was given.

    Snapshots that come while it writes replace one another, so the file is
    never far behind and never half-written.  ``trouble`` is the sentence of
    the last failure, "" after a success.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""
        self._next: SavedGame | None = None
        self._wake = threading.Condition()
        self._stop = False
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, game: SavedGame) -> None:
        """Have this snapshot written soon."""
        with self._wake:
            self._next = game
            self._wake.notify()

    def close(self) -> None:
        """Write what is left, and end the thread."""
        with self._wake:
            self._stop = True
            self._wake.notify()
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while True:
            with self._wake:
                while self._next is None and not self._stop:
                    self._wake.wait()
                game, self._next = self._next, None
            if game is None:
                return
            self._write(game)

    def _write(self, game: SavedGame) -> None:
        try:
            write(self.path, prepare(game))
            self.trouble = ""
        except SaveError as error:
            self.trouble = str(error)


def told_once(autosave: Autosave, tell: Callable[[str], None]) -> Callable[[], None]:
    """A check that tells of trouble when it begins, and not again while it lasts."""
    last = ""

    def check() -> None:
        nonlocal last
        if autosave.trouble != last:
            last = autosave.trouble
            if last:
                tell(last)

    return check
