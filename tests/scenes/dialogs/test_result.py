"""The end of the game [END-1]."""

from __future__ import annotations

import pygame

from monopoly_gui.scenes.dialogs.result import ResultDialog
from monopoly_gui.scenes.setup import SetupScene
from monopoly_gui.scenes.title import TitleScene
from tests.scenes.dialogs.stories import result


def test_the_winner_is_named_and_the_end_explained() -> None:
    dialog = result().shows(ResultDialog)
    assert dialog.title == "Ada has won!"
    assert dialog.subtitle.startswith("The limit of the game is reached")
    assert "15 rounds" in dialog.subtitle


def test_to_the_title() -> None:
    for press in ("click", "key"):
        desk = result()
        if press == "click":
            desk.click("title")
        else:
            desk.key(pygame.K_t)
        desk.shows(TitleScene)


def test_a_new_game_by_enter() -> None:
    desk = result()
    desk.key(pygame.K_RETURN)
    desk.shows(SetupScene)


def test_looking_at_the_board_and_coming_back() -> None:
    desk = result()
    desk.key(pygame.K_l)
    assert desk.shows(ResultDialog).folded
    desk.key(pygame.K_v)
    assert not desk.shows(ResultDialog).folded
