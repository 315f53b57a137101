"""A follower of a game, action by action, which must always agree with it."""

from functools import cache
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.chance import ForcedChance
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.state import STATE_FIELDS, State
from monopoly_gui.storage import LogEntry
from monopoly_gui.storage.save_file import Log, SavedPosition, position
from monopoly_gui.ui.playback.fold import fold
from monopoly_gui.ui.table_model import TableModel, model_of
from tests.engine.ledger import Ledger

#: actions after which the whole position is saved and loaded
WHOLE = 8


@cache
def positions() -> TypeAdapter[SavedPosition]:
    """The reader and writer of the position in a save."""
    return TypeAdapter(SavedPosition)


@cache
def changes() -> TypeAdapter[dict[str, Any]]:
    """The reader and writer of some fields of a position, each as it stands in a save."""
    fields = get_type_hints(SavedPosition, include_extras=True)
    return TypeAdapter(TypedDict("Changes", fields, total=False))  # type: ignore[operator]


@cache
def logs() -> TypeAdapter[Any]:
    """The reader and writer of the log in a save."""
    return TypeAdapter(Log)


class Shadow:
    """A replay, the books, the picture on the table and a save of one game.

    Each takes only what happened since the action before, so that following a whole game
    costs no more than playing it.
    """

    def __init__(self, start: State, told: TableModel) -> None:
        self.chance = ForcedChance()
        self.replay = Engine(start.clone(), self.chance)
        self.books = Ledger.of(start)
        self.table = told
        assert told == model_of(start), "the set-up was told otherwise than it was"

    def follow(self, before: State, engine: Engine, action: Action) -> None:
        """Take the action after the game did, on a copy of the position ``before``."""
        state, replay, books, table = engine.state, self.replay, self.books, self.table
        assert (found := state.problems()) == [], (found, action)
        assert state.version == before.version + 1
        assert replay.state == before, f"{action} changed the position that it was copied from"
        self.chance.feed(engine.drawn)
        replay.apply(action)
        assert replay.state == state and self.chance.spent(), f"the replay left at {action}"
        assert replay.events == engine.events, f"the replay was told otherwise at {action}"
        for event in engine.events:
            books.fold(event)
            fold(table, event)
        assert books == Ledger.of(state), (action, books.differences(state))
        assert table == model_of(state), f"the table shows something else after {action}"
        self._save(before, state, (before.version, action, tuple(engine.drawn)))

    def _save(self, before: State, state: State, entry: LogEntry) -> None:
        """Save and load the action and what it changed; now and then the whole position."""
        if state.version % WHOLE == 0:
            kept = position(state)
            read = positions().validate_json(positions().dump_json(kept))
            assert read == kept, "the position is another after saving and loading"
        new = {
            name: value
            for name in STATE_FIELDS
            if (value := getattr(state, name)) != getattr(before, name)
        }
        again = changes().validate_json(changes().dump_json(new))
        assert again == new, "what changed is something else after saving and loading"
        (text,) = logs().validate_json(logs().dump_json([entry]))
        assert text == entry, "the log is another after saving and loading"
