"""A player who only hears the game plays it; whole games: `python -m tools.campaigns.listening`."""

from pathlib import Path

import pytest

from monopoly_gui.scenes.narration.key_pipe import events_of
from tests.listening.player import Ear, ListeningPlayer, offered


class Whisper(Ear):
    """A program that says what stands in a list, and remembers the keys."""

    def __init__(self, *said: str) -> None:
        self.said, self.words = list(said), 0
        self.pressed: list[str] = []

    def press(self, key: str) -> list[str]:
        self.pressed.append(key)
        return [self.said.pop(0)] if self.said else []


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
    said = "Ada, your turn. Roll the dice. R or Enter: Roll the dice. B: Manage."
    assert offered(said) == {"r": "Roll the dice", "enter": "Roll the dice", "b": "Manage"}


def test_a_debt_is_met_by_what_is_told_first() -> None:
    owes = "Ada owes $50. To the Bank: tax. "
    for said, key in (
        ("Enter: Pay $50. P: Pay $50. B: Manage. T: Trade.", "p"),
        ("1: Mortgage Vermont Avenue, +$50. B: Manage. Q: Bankrupt.", "1"),
        ("A: Ask for $8. 1: Mortgage Vermont Avenue, +$50.", "a"),
        ("Enter: Bankrupt. B: Manage. T: Trade. Q: Bankrupt.", "q"),
    ):
        ear = Whisper()
        ListeningPlayer(ear).answer(owes + said)
        assert ear.pressed == [key]


def test_who_is_bankrupt_goes_to_the_button_that_says_so() -> None:
    ear = Whisper("Cancel, button, Esc", "Go bankrupt, button")
    ListeningPlayer(ear).answer(
        "Go bankrupt? Enter: Cancel. Esc: Cancel. Also with Tab: Go bankrupt."
    )
    assert ear.pressed == ["tab", "tab", "space"]
