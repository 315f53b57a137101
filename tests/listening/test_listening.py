"""A player who only hears the game plays it; whole games: `python -m tests.listening.campaign`."""

from __future__ import annotations

from pathlib import Path

import pytest

from monopoly_gui.scenes.narration.pipe import events_of
from tests.listening.player import Ear, ListeningPlayer, offered


def test_some_turns_are_played_by_ear_alone(tmp_path: Path) -> None:
    ear = Ear(tmp_path)
    player = ListeningPlayer(ear)
    try:
        player.play(player.set_up(2024, seats=3), turns=4)
    finally:
        status = ear.close()
    assert status == 0
    assert player.turns == 4 or player.over
    assert player.met["purchase"] or player.met["auction"]
    assert len(player.groups) >= 28
    assert set(player.groups.values()) >= {"Dark blue", "Railroads", "Utilities"}


def test_keys_are_called_by_their_names() -> None:
    assert [event.key for event in events_of("enter")] == [13, 13]
    typed = events_of("r")
    assert [getattr(event, "text", "") for event in typed] == ["", "r", ""]
    assert events_of("shift+tab")[0].mod
    for wrong in ("hyper+x", "no such key", ""):
        with pytest.raises(ValueError):
            events_of(wrong)


def test_what_is_offered_is_heard_from_the_sentence() -> None:
    said = "Ada, your turn. Throw the dice. Enter: Roll the dice. R: Roll the dice. B: Manage."
    assert offered(said) == {"enter": "Roll the dice", "r": "Roll the dice", "b": "Manage"}
