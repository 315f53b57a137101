"""Invariants checked while a game is played."""

import tempfile
from pathlib import Path
from typing import NoReturn

from ..engine.actions import Action
from ..engine.machine import Engine
from ..engine.state import State
from ..match.history import Replay, replay
from ..storage import LogEntry, SavedGame, SeatRecord, load, save
from ..storage.errors import Damage
from ..storage.save_file import adapter, contents, game


class CheckFailed(Exception):
    """An invariant that does not hold; the text says which, and after which action."""


class Checker:
    """Follows a game action by action.

    After each one: the state has no problem; the log entry played again from
    the position before gives the same state; the state comes back from JSON
    unchanged; and the copy of the position before has not changed with it.
    At the end the whole game is saved, loaded and replayed from its start.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.start = engine.state.clone()
        self.log: list[LogEntry] = []
        self.seats = tuple(SeatRecord(f"P{p}", "ai") for p in range(engine.state.players))
        self.shadow = Replay(self.start)
        self.before = self.start
        self.before_read = self._through_json(self.start, [])

    def done(self, action: Action) -> None:
        """Check after an action; CheckFailed if something is wrong."""
        engine = self.engine
        state = engine.state
        entry = (state.version - 1, action, tuple(engine.drawn))
        self.log.append(entry)
        if problems := state.problems():
            self._fail("; ".join(problems))
        self.shadow.apply(entry)
        if self.shadow.engine.state != state:
            self._fail("playing it again gives another position")
        if self.before != self.before_read:
            self._fail("it changed a copy made before it")
        read = self._through_json(state, [entry])
        if read != state:
            self._fail("the position is another after saving and loading")
        self.before, self.before_read = state.clone(), read

    def finish(self) -> None:
        """Save, load and replay the whole game."""
        state = self.engine.state
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            save(path, SavedGame("checked", self.seats, self.start, state, self.log))
            loaded = load(path)
        if loaded.state != state or loaded.start != self.start or loaded.log != self.log:
            self._fail("the game is another after saving and loading")
        if replay(loaded.start, loaded.log).state != state:
            self._fail("the replay of the saved game ends elsewhere")

    def _through_json(self, state: State, log: list[LogEntry]) -> State:
        data = contents(SavedGame("checked", self.seats, self.before, state, log))
        try:
            back = game(adapter().validate_json(data))
        except Damage as damage:
            self._fail(f"the position is another after saving and loading: {damage}")
        if back.log != log:
            self._fail("its log entry is another after saving and loading")
        return back.state

    def _fail(self, what: str) -> NoReturn:
        last = self.log[-1] if self.log else "the set-up"
        raise CheckFailed(f"after {len(self.log)} actions, the last {last}: {what}")
