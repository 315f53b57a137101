"""The window has its title and its icon from the first moment, and the system knows whose it is."""

from __future__ import annotations

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
    window.prepare()
    window.show(False, (1024, 640))
    assert said[:2] == ["icon of 64", "window Monopoly"]


def test_points_of_the_screen_are_points_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    window.prepare()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
