"""Buttons show their keys from the first key that was pressed on."""

from unittest.mock import patch

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.people.name import FirstNameScene
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import THEMES, load_theme
from monopoly_gui.ui.panels.key_caps import draw_caps
from tests.scenes.dialogs.desk import position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat


@pytest.mark.parametrize("theme", THEMES)
def test_the_name_of_a_key_stands_in_the_middle_of_its_face(theme: str) -> None:
    painter = Painter(load_theme(theme), 2 / 3)
    surface = Surface((200, 100), 0, 32)
    with (
        patch.object(painter, "panel", wraps=painter.panel) as panel,
        patch.object(painter, "text") as text,
    ):
        draw_caps(painter, surface, ["Tab"], (20, 50), "light", "text")
    cap = panel.call_args.args[1]
    assert text.call_args.args[2] == painter.panel(surface, cap, "light")


def shown() -> Screen:
    screen = Screen(painter=Painter(load_theme("classic")))
    screen.open(TitleScene(screen.context))
    return screen


def test_a_click_shows_none() -> None:
    screen = shown()
    screen.click((5, 700))
    screen.frame()
    assert not screen.context.painter.shows_keys


def test_a_key_shows_them_for_good() -> None:
    screen = shown()
    screen.key(pygame.K_TAB)
    screen.frame()
    assert screen.context.painter.shows_keys
    screen.click((5, 700))
    screen.frame()
    assert screen.context.painter.shows_keys


def test_what_is_typed_into_a_field_shows_none() -> None:
    screen = shown()
    screen.open(FirstNameScene(screen.context))
    field = screen.find("name")
    screen.scene.form.focus(field)
    screen.key(pygame.K_a)
    screen.frame()
    assert not screen.context.painter.shows_keys


def test_round_buttons_of_the_table_show_theirs() -> None:
    seat = Seat(position(2))
    disc = seat.button("undo").rect
    corner = Rect(disc.centerx, disc.y, disc.width // 2, disc.height // 3)
    before = pygame.display.get_surface().subsurface(corner).copy()
    seat.key(pygame.K_TAB)
    assert seat.table.form.focused is not seat.button("undo")
    seat.frames(2)
    after = pygame.display.get_surface().subsurface(corner)
    assert before.get_buffer().raw != after.get_buffer().raw
