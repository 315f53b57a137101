"""A game against time: its clock on the table, and the pause."""

from __future__ import annotations

import pygame
import pytest

from monopoly_gui.scenes.table.pause import PauseScene
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.widgets.keys import key_name
from tests.scenes.dialogs.desk import position
from tests.scenes.seat import Seat


def timed() -> Seat:
    return Seat(position(2, rules={"time_limit_minutes": 10, "win_condition": "richest_at_limit"}))


def test_only_a_game_against_time_can_be_paused() -> None:
    assert timed().button("pause").tip == "Pause the clock"
    with pytest.raises(KeyError):
        Seat(position(2)).button("pause")


def test_the_clock_stands_while_the_game_is_paused() -> None:
    seat = timed()
    seat.click("pause")
    assert seat.screen.shows(PauseScene).left == "10:00 left"
    before = seat.table.game.time_left()
    seat.frames(100, 0.1)
    assert seat.table.game.time_left() == before
    seat.click("go on")
    seat.screen.shows(TableScene)
    seat.frames(20, 0.1)
    assert seat.table.game.time_left() != before


def test_the_pause_key_pauses_and_goes_on() -> None:
    seat = timed()
    seat.key(pygame.K_PAUSE)
    seat.screen.shows(PauseScene)
    seat.key(pygame.K_PAUSE)
    seat.screen.shows(TableScene)
    assert key_name(pygame.K_PAUSE) == "Pause"
