"""What must hold in every state, whoever looks at it."""

from __future__ import annotations

from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.state import State
from monopoly_gui.storage import SavedGame, SeatRecord, save_file


def check_answerable(state: State) -> None:
    """The game waits for somebody, and everyone it waits for can do something legal."""
    asked = machine.deciders(state)
    assert bool(asked) != state.over, state.stack
    ways = [machine.legal(state, player) for player in range(state.players)]
    for player in asked:
        assert ways[player], f"player {player} is stuck: {state.stack}"
    for legal in ways:
        for action in legal:
            reason = machine.why_not(state, action)
            assert reason is None, f"{action} is listed but refused: {reason}"


def check_save(
    start: State, state: State, version: int, action: Action, drawn: list[machine.Drawn]
) -> None:
    """A saved game loads as it was, with the action that led to it."""
    seats = tuple(SeatRecord(f"Player {p + 1}") for p in range(state.players))
    saved = SavedGame("scene", seats, start, state, [(version, action, tuple(drawn))])
    text = save_file.contents(saved)
    loaded = save_file.game(save_file.adapter().validate_json(text))
    assert loaded.state == state and loaded.start == start, "a save changed the game"
    assert loaded.log == saved.log, "a save changed the log"
