"""The conditions that hold in every state, for every viewer."""

from collections.abc import Iterable

from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.invariants import unplayable
from monopoly_gui.engine.state import State
from monopoly_gui.storage import LogEntry, SavedGame, SeatRecord, save_file


def check_answerable(state: State, players: Iterable[int] | None = None) -> dict[int, list[Action]]:
    """The game waits for somebody, and everyone it waits for can do something legal.

    Looks at those who must decide and at these players (at all if none are named), and gives
    what each of them may do.
    """
    asked = machine.deciders(state)
    assert bool(asked) != state.over, state.stack
    looked_at = range(state.players) if players is None else (*asked, *players)
    ways = {player: machine.legal(state, player) for player in looked_at}
    if players is None:
        wrong = unplayable(state)
        assert wrong == [], f"{wrong}: {state.stack}"
    for player in asked:
        assert ways[player], f"player {player} is stuck: {state.stack}"
    for legal in ways.values():
        for action in legal:
            reason = machine.why_not(state, action)
            assert reason is None, f"{action} is listed but refused: {reason}"
    return ways


def check_save(start: State, state: State, log: list[LogEntry]) -> None:
    """A saved game loads as it was, with the actions that led to it."""
    seats = tuple(SeatRecord(f"Player {p + 1}") for p in range(state.players))
    text = save_file.contents(SavedGame("scene", seats, start, state, log))
    loaded = save_file.game(save_file.adapter().validate_json(text))
    assert loaded.state == state and loaded.start == start, "a save changed the game"
    assert loaded.log == log, "a save changed the log"
