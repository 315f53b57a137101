"""The keys of a Mac: Cmd where others press Ctrl, and what belongs to its menu bar left alone."""

from pathlib import Path

import pygame
import pytest

from monopoly_gui.scenes.core.screen_keys import KeyLine, keys_everywhere
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.ui.input import mac
from monopoly_gui.ui.widgets import TextField, clipboard
from tests.scenes.screen import Screen

CMD, CTRL = pygame.KMOD_LMETA, pygame.KMOD_LCTRL


@pytest.fixture
def screen(home: Path, monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setattr(mac, "on_mac", lambda: True)
    return Screen()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts on the clipboard, the last copy at the end."""
    held: list[str] = []
    monkeypatch.setattr(clipboard, "copy", held.append)
    monkeypatch.setattr(clipboard, "paste", lambda: held[-1])
    return held


def search(screen: Screen) -> TextField:
    field = screen.scene.form.focused
    assert isinstance(field, TextField)
    return field


def test_cmd_enter_fills_the_screen_and_is_listed(screen: Screen) -> None:
    scene = screen.open(SettingsScene(screen.context))
    seen = []
    for _press in range(2):
        screen.key(pygame.K_RETURN, CMD)
        seen.append(screen.context.settings.fullscreen)
    assert seen == [True, False]
    assert KeyLine(("Cmd+Enter",), "Full screen on or off") in keys_everywhere(
        scene, scene.context.bindings
    )
    assert screen.find("fullscreen").explained == "Cmd+Enter does the same."


def test_f11_is_left_to_the_desktop(screen: Screen) -> None:
    screen.open(SettingsScene(screen.context))
    screen.key(pygame.K_F11)
    assert not screen.context.settings.fullscreen


def test_text_is_copied_cut_and_pasted_with_cmd(screen: Screen, held: list[str]) -> None:
    screen.open(RulesScene(screen.context))
    screen.key(pygame.K_f, CMD)
    screen.type("rent")
    screen.key(pygame.K_a, CMD)
    screen.key(pygame.K_c, CMD)
    screen.key(pygame.K_x, CMD)
    assert (search(screen).text, held) == ("", ["rent", "rent"])
    screen.key(pygame.K_v, CMD)
    assert search(screen).text == "rent"


def test_cmd_and_an_arrow_go_to_either_end(screen: Screen) -> None:
    screen.open(RulesScene(screen.context))
    screen.key(pygame.K_f, CMD)
    screen.type("rent")
    screen.key(pygame.K_LEFT, CMD)
    assert search(screen).caret == 0
    screen.key(pygame.K_RIGHT, CMD | pygame.KMOD_LSHIFT)
    assert search(screen).selection == (0, 4)


@pytest.mark.parametrize("key", [pygame.K_q, pygame.K_w, pygame.K_h, pygame.K_m, pygame.K_f])
def test_what_the_menu_bar_does_is_not_done_here_too(screen: Screen, key: int) -> None:
    scene = screen.open(RulesScene(screen.context))
    screen.key(key, CMD | CTRL if key == pygame.K_f else CMD)
    assert screen.scene is scene
    assert not isinstance(scene.form.focused, TextField)
    assert screen.app.running


def test_elsewhere_keys_are_as_they_were(home: Path) -> None:
    screen = Screen()
    scene = screen.open(SettingsScene(screen.context))
    assert KeyLine(("F11",), "Full screen on or off") in keys_everywhere(
        scene, scene.context.bindings
    )
    seen = []
    for key, mod in ((pygame.K_RETURN, CMD), (pygame.K_F11, 0)):
        screen.key(key, mod)
        seen.append(screen.context.settings.fullscreen)
    assert seen == [False, True]
