"""The program at its first start asks for a name, and at no other."""

from argparse import Namespace
from pathlib import Path

import pygame
import pytest

from monopoly_gui import app, opening, start
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.storage import Settings, save_settings
from monopoly_gui.storage.profiles import keep_profile, new_profile
from monopoly_gui.system import memory_tuning


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that end after two frames, and leave the screen to the tests that follow."""

    def loop(started: app.App) -> None:
        started.frame()
        started.frame()
        SEEN[:] = [type(scene).__name__ for scene in started.context.scenes.stack]
        title = started.context.scenes.stack[0]
        assert isinstance(title, TitleScene)
        ENTRIES[:] = [entry.name for entry in title.entries]

    monkeypatch.setattr(app.App, "loop", loop)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(memory_tuning, "give_back", lambda: None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


SEEN: list[str] = []
#: the entries of the title below
ENTRIES: list[str] = []


def scenes(seed: int | None = None) -> list[str]:
    """The stack after the start, the lowest first."""
    assert start.run(Namespace(chosen=None, seed=seed), opening.open_window("en")) == 0
    return SEEN[:]


def test_the_first_start_asks_for_a_name(home: Path) -> None:
    assert scenes() == ["TitleScene", "FirstNameScene"]
    assert ENTRIES == ["First game", "New game", "Continue"]


def test_who_has_been_here_is_not_asked(home: Path) -> None:
    save_settings(Settings())
    assert scenes() == ["TitleScene"]


def test_where_people_are_known_nobody_is_asked(home: Path) -> None:
    keep_profile(new_profile("Zoe"))
    assert scenes() == ["TitleScene"]


def test_who_asks_for_a_game_gets_it(home: Path) -> None:
    assert scenes(seed=7) == ["TitleScene", "SetupScene"]


def test_the_first_picture_is_the_whole_title(home: Path) -> None:
    save_settings(Settings())
    opened = opening.open_window("en")
    first = opened.surface.copy()
    later = app.App(opened.surface, opened.context)
    for frame in range(60):
        later.tick(frame / 10)
        later.draw()
    assert image_bytes(opened.surface) == image_bytes(first)


def test_the_first_picture_says_whether_there_is_a_game_to_continue(home: Path) -> None:
    save_settings(Settings())
    title = opening.open_window("en").context.scenes.top
    assert isinstance(title, TitleScene)
    assert title.resume.reason == "No game has been played yet."


def image_bytes(surface: pygame.Surface) -> bytes:
    """Its visible contents."""
    return pygame.image.tobytes(surface, "RGB")
