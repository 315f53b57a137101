"""The window has its title and its icon from the first moment, and the system knows whose it is."""

import os

import pygame
import pytest
from pygame import Surface

from monopoly_gui.system import window


def test_it_is_named_before_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it is seen without for a moment, which is long on a slow machine."""
    said: list[str] = []
    set_mode = pygame.display.set_mode

    def icon(picture: Surface) -> None:
        said.append(f"icon of {picture.get_width()}")

    def opened(size: tuple[int, int], flags: int) -> Surface:
        said.append(f"window {pygame.display.get_caption()[0]}")
        return set_mode(size, flags)

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame.display, "set_icon", icon)
    monkeypatch.setattr(pygame.display, "set_mode", opened)
    window.prepare_display()
    window.open_display(False, (1024, 640))
    assert said[:2] == ["icon of 64", "window Monopoly"]


def test_points_of_the_screen_are_points_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    window.prepare_display()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


class Server:
    """A display whose openings come to these drivers, one after the other."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *drivers: str) -> None:
        self.drivers = list(drivers)
        self.driver = ""
        self.waited = 0.0
        monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
        monkeypatch.setattr(pygame.display, "quit", lambda: None)
        monkeypatch.setattr(pygame.display, "init", self.init)
        monkeypatch.setattr(pygame.display, "get_driver", lambda: self.driver)
        monkeypatch.setattr("time.sleep", self.sleep)

    def init(self) -> None:
        self.driver = self.drivers.pop(0) if self.drivers else self.driver

    def sleep(self, seconds: float) -> None:
        self.waited += seconds


def test_a_display_that_begins_anew_between_two_openings_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Server(monkeypatch, "offscreen", "offscreen", "x11")
    window.prepare_display()
    assert server.driver == "x11"
    assert 0 < server.waited < 1


def test_a_display_that_stays_away_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(monkeypatch, "offscreen")
    with pytest.raises(window.NoDisplay, match="does not answer"):
        window.prepare_display()
    assert server.waited < 5
