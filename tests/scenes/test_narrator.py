"""The game told aloud: what has the focus, what is asked, what happens, and answers to keys."""

from __future__ import annotations

import pygame
import pytest

from monopoly_gui import language, paths
from monopoly_gui.scenes.core.confirm import ConfirmScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.narration.narrator import Narrator
from monopoly_gui.speech.speaker import Kind, Speaker
from monopoly_gui.ui.characters.remarks import Remark
from monopoly_gui.ui.characters.wordings import remarks_in
from tests.scenes.dialogs.desk import position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat


class Said(Speaker):
    """Notes what is to be said, and of which kind."""

    def __init__(self) -> None:
        super().__init__([])
        self.all: list[tuple[Kind, str]] = []
        self.stopped = 0

    def say(self, text: str, kind: Kind = "event") -> None:
        if text:
            self.all.append((kind, text))

    def stop(self) -> None:
        self.stopped += 1

    def new(self) -> str:
        """What was said since the last call."""
        told = " | ".join(text for _kind, text in self.all)
        self.all.clear()
        return told


def listening(screen: Screen) -> Said:
    """Somebody who listens to the screen from now on."""
    said = Said()
    screen.context.settings.speech = True
    screen.app.narrator = Narrator(screen.context, said)
    screen.context.bindings = (*screen.app.bindings, *screen.app.narrator.bindings())
    screen.frame()
    return said


def test_the_focus_is_told_with_name_role_value_and_then_only_what_changes() -> None:
    screen = Screen()
    screen.open(SettingsScene(screen.context))
    said = listening(screen)
    assert said.new() == "Settings."
    screen.scene.form.focus(screen.find("volume"), visible=True)
    screen.frame()
    assert said.new() == "Volume of the sounds, slider, 70 %"
    screen.key(pygame.K_LEFT)
    assert said.new() == "65 %"
    screen.scene.form.focus(screen.find("mute"), visible=True)
    screen.frame()
    assert said.new() == "Mute, switch, off"
    screen.key(pygame.K_SPACE)
    assert said.new() == "on"


def test_what_is_greyed_out_says_why() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    said.new()
    screen.scene.form.focus(screen.find("Continue"), visible=True)
    screen.frame()
    assert said.new() == "Continue, button, C, cannot be used: No game has been played yet."


def test_a_dialog_is_told_as_it_opens_with_what_can_be_done() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    said.new()
    screen.context.scenes.push(ConfirmScene(screen.context, "Really?", "It is lost.", lambda: None))
    screen.frame()
    screen.frame()
    assert said.new() == "Really? It is lost. Enter: Yes. Esc: Cancel."


def test_a_turn_is_told_line_by_line_and_the_question_after_it() -> None:
    seat = Seat(position(2), dice=[(1, 2)])
    said = listening(seat.screen)
    assert "Ada, your turn. Throw the dice. Enter: Throw the dice. R: Throw the dice." in said.new()
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    told = said.new()
    assert "Ada throws 1 + 2 and moves to Baltic Avenue." in told
    assert "Ada throws 1 + 2." not in told
    assert "Baltic Avenue, Brown, $60, unowned. Here: Ada." in told
    assert "Price, $60." in told and "B: Buy for $60." in told


def test_keys_answer_at_any_moment() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    said.new()
    answers = {
        pygame.K_F2: "Ada has $",
        pygame.K_F3: "GO, Collect $200",
        pygame.K_F4: "Unowned: Mediterranean Avenue",
        pygame.K_F5: "Ada owes nothing",
        pygame.K_F6: "Ada, $1,500, 0 deeds, GO",
    }
    for key, words in answers.items():
        seat.screen.key(key)
        assert words in said.new()
    seat.screen.key(pygame.K_F8)
    assert said.stopped == 1


def test_the_board_is_walked_space_by_space() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    seat.table.form.focus(seat.table.board_spot, visible=True)
    seat.frames()
    said.new()
    seat.key(pygame.K_LEFT)
    assert said.new() == "Mediterranean Avenue, Brown, $60, unowned"
    seat.key(pygame.K_PAGEUP)
    seat.key(pygame.K_PAGEUP)
    assert said.new().endswith("Boardwalk, Dark blue, $400, unowned")


def test_in_the_language_of_the_player() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    language.speak("de", paths.assets() / "locale")
    said.new()
    seat.screen.key(pygame.K_F5)
    assert said.new() == "Ada schuldet nichts"


def test_nothing_is_told_unless_it_is_wanted_and_one_key_begins() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    screen.context.settings.speech = False
    screen.context.bindings = (*screen.app.bindings, *screen.app.narrator.bindings())
    said.new()
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_F10)
    assert said.new() == ""
    screen.key(pygame.K_F12)
    assert screen.context.settings.speech
    assert "The game speaks." in said.new()
    screen.key(pygame.K_F12)
    assert said.stopped == 1
    screen.key(pygame.K_F10)
    assert said.new() == ""


def test_the_offer_of_the_first_start_names_the_key() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    screen.context.settings.speech = False
    said.new()
    screen.app.narrator.offer()
    assert said.new() == "This game can speak. Press F12 to have everything told."


def test_what_an_opponent_says_is_told_with_the_name() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    said.new()
    character, kinds = next(iter(remarks_in("en").items()))
    seat.table.game.remark = Remark(1, character, next(iter(kinds)), 0)
    seat.frames(2)
    assert said.new().startswith("Blaise: “")


@pytest.mark.parametrize(("length", "heard"), [("short", False), ("normal", True), ("long", True)])
def test_how_much_is_told_is_chosen(length: str, heard: bool) -> None:
    seat = Seat(position(2), dice=[(1, 2)], speech_length=length)
    said = listening(seat.screen)
    said.new()
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    assert ("moves to Baltic Avenue" in said.new()) is heard
