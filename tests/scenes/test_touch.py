"""Touch works everywhere: each target is large enough, or enlarged by its surroundings."""

import os

import pygame
from pygame import Rect

from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.ui.input.form import TARGET, Form, target
from monopoly_gui.ui.painting.painter import FINGER, MOUSE
from monopoly_gui.ui.widgets import NumberField
from monopoly_gui.ui.widgets.button import Button
from tests.scenes.screen import Screen


def test_a_press_beside_a_small_button_is_one_on_it() -> None:
    screen = Screen()
    title = screen.open(TitleScene(screen.context))
    pressed: list[int] = []
    button = Button("x", lambda: pressed.append(1), name="small")
    button.rect = Rect(600, 400, 16, 16)
    title.form.replace([button])
    for pos in ((594, 408), (620, 420), (608, 408)):
        screen.click(pos)
    assert len(pressed) == 3
    screen.click((640, 408))
    assert len(pressed) == 3


def test_of_two_small_buttons_the_nearer_one_is_meant() -> None:
    form = Form()
    left, right = Button("l", name="l"), Button("r", name="r")
    left.rect, right.rect = Rect(100, 100, 20, 20), Rect(124, 100, 20, 20)
    form.replace([left, right])
    assert form._under((121, 110)) is left
    assert form._under((123, 110)) is right
    assert form._under((95, 110)) is left
    assert form._under((80, 110)) is None


def test_a_figure_gives_its_signs_room() -> None:
    field = NumberField(5, 0, 10, name="n")
    field.rect = Rect(10, 10, 200, 36)
    assert target(field).height == TARGET


def test_fingers_are_heard_as_a_mouse() -> None:
    """SDL makes mouse events of touches by default; nothing here turns that off."""
    assert os.environ.get("SDL_TOUCH_MOUSE_EVENTS", "1") == "1"
    screen = Screen()
    screen.open(TitleScene(screen.context))
    place = screen.find("Settings").rect.center
    values = {"pos": place, "button": 1, "touch": True}
    screen.post(pygame.MOUSEBUTTONDOWN, **values)
    screen.post(pygame.MOUSEBUTTONUP, **values)
    screen.frame()
    assert type(screen.scene).__name__ == "SettingsScene"


def test_what_is_pressed_grows_once_a_finger_is_used_and_shrinks_with_a_mouse() -> None:
    screen = Screen()
    screen.open(SettingsScene(screen.context, "sound"))

    def press(touch: bool) -> int:
        values = {"pos": (4, 4), "button": 1, "touch": touch}
        screen.post(pygame.MOUSEBUTTONDOWN, **values)
        screen.post(pygame.MOUSEBUTTONUP, **values)
        screen.frame()
        return screen.find("kept").rect.height

    usual = screen.find("kept").rect.height
    assert MOUSE <= usual < FINGER
    assert press(touch=True) >= FINGER
    assert press(touch=False) == usual
