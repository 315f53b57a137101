"""The game that is being played, kept on the shelf: its files, its line, its picture."""

from __future__ import annotations

import contextlib

import pygame

from ..match.match import Match
from ..storage.autosave import Autosave
from ..storage.kept import Entry, Shelf
from ..storage.kept.entry import moment
from ..ui.painting.painter import Painter
from .core.game_pictures import draw_picture


class Keeping:
    """Keeps a match under an id of the shelf, which is held until ``close``.

    Nothing is written before the first ``keep``.
    """

    def __init__(self, shelf: Shelf, match: Match, id: str = "") -> None:
        """``id`` is that of the game gone on with, which is held already; "" begins a new one."""
        self.shelf = shelf
        self.match = match
        self.id = id or shelf.begin()
        match.started = match.started or moment()
        self.autosave = Autosave(shelf.path(self.id), match.saved)
        self.entry: Entry | None = None

    def keep(self) -> None:
        """Have all that was done on disk; the line of the index follows round by round."""
        match = self.match
        self.autosave.keep(match.log, match.elapsed)
        if self._outdated():
            self._note(playing=True)

    def undone(self) -> None:
        """Note that the last action was taken back, whether or not that is kept now."""
        self.autosave.undone(len(self.match.log))

    def close(self, painter: Painter, whole: bool = True) -> None:
        """Finish writing; without ``whole`` the game stays as that of a program that failed."""
        self.autosave.close(whole=whole)
        if self.entry is not None:
            if whole:
                with contextlib.suppress(OSError, pygame.error):
                    draw_picture(painter, self.shelf.picture(self.id), self.match.saved())
            self._note(playing=not whole)
        self.shelf.release()

    def _outdated(self) -> bool:
        """Whether the list would show another round, or a game as going on that is over."""
        entry, state = self.entry, self.match.state
        return entry is None or entry.round != state.round or bool(entry.finished) != state.over

    def _note(self, playing: bool) -> None:
        self.entry = self.shelf.note(self.match.saved(), self.id, playing, self.entry)
