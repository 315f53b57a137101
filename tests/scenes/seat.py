"""A seat at a real table: the table's scene over a real match, on a dummy screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from monopoly_gui.engine.state import State
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SavedGame, SeatRecord
from monopoly_gui.ui.widgets import Button
from tests.engine.scripted import ScriptedChance
from tests.scenes.dialogs.desk import NAMES, TOKENS, Scripted, settle_books
from tests.scenes.screen import Screen


class Seat:
    """Looks at the table and plays at it; opponents play simply unless scripted."""

    def __init__(
        self,
        state: State,
        humans: Sequence[int] = (0,),
        dice: Sequence[tuple[int, int]] = (),
        bots: dict[int, Scripted] | None = None,
        size: tuple[int, int] = (1280, 720),
        **settings: Any,
    ) -> None:
        settle_books(state)
        seats = tuple(
            SeatRecord(NAMES[p], "human" if p in humans else "ai", TOKENS[p], p)
            for p in range(state.players)
        )
        lent = {p: Scripted() for p in range(state.players) if p not in humans}
        saved = SavedGame("seat", seats, state.clone(), state)
        chance = ScriptedChance(dice=dice) if dice else None
        match = Match.from_saved(saved, chance, {**lent, **(bots or {})}, threaded=False)
        self._open(match, size, settings)

    @classmethod
    def of(cls, saved: SavedGame) -> Seat:
        """A seat in a game that was saved."""
        seat = cls.__new__(cls)
        seat._open(Match.from_saved(saved, threaded=False), (1280, 720), {})
        return seat

    def _open(self, match: Match, size: tuple[int, int], settings: dict[str, Any]) -> None:
        self.screen = Screen(size, **settings)
        self.table = TableScene(self.screen.context, match)
        self.screen.open(self.table)
        self.frames(2)

    @property
    def state(self) -> State:
        return self.table.state

    def button(self, name: str) -> Button:
        found = self.table.form.find(name)
        assert isinstance(found, Button)
        return found

    def frames(self, count: int = 1, seconds: float = 0.05) -> None:
        for _ in range(count):
            self.screen.frame(seconds)

    def until_rest(self, seconds: float = 60.0) -> TableScene:
        """Let time pass until everything has been shown."""
        for _ in range(round(seconds / 0.1)):
            self.screen.frame(0.1)
            if self.table.is_settled:
                return self.table
        raise AssertionError("the table does not come to rest")

    def click(self, at: str | tuple[int, int]) -> None:
        self.screen.click(at)
        self.frames()

    def move(self, pos: tuple[int, int]) -> None:
        self.screen.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.frames()

    def key(self, key: int) -> None:
        self.screen.key(key)
        self.frames()
