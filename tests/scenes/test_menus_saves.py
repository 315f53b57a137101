"""Listing, loading, deleting and naming saved games."""

import shutil
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.menus.load import LoadScene, ScenariosScene
from monopoly_gui.scenes.menus.saved_list import SaveScene, date_text
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.storage import file_name, load, save

from .screen import Screen


@pytest.fixture
def screen() -> Screen:
    return Screen()


def keep(name: str, day: int) -> Path:
    """A saved game of that name in the user's folder."""
    game = load(paths.scenarios() / "two_left.json")
    paths.user_saves().mkdir(parents=True, exist_ok=True)
    path = paths.user_saves() / file_name(name)
    save(path, replace(game, name=name), datetime(2026, 3, day, 12, 0, tzinfo=UTC))
    return path


class TestLoad:
    def test_without_games_it_says_so(self, screen: Screen) -> None:
        scene = screen.open(LoadScene(screen.context))
        assert scene.chosen is None
        assert not scene.go.visible
        screen.key(pygame.K_RETURN)
        assert screen.calls.loaded == []

    def test_the_newest_is_first_and_chosen(self, screen: Screen) -> None:
        keep("Monday", 1)
        newest = keep("Tuesday", 2)
        scene = screen.open(LoadScene(screen.context))
        assert [line.name for line in scene.lines] == ["Tuesday", "Monday"]
        screen.click("open")
        assert screen.calls.loaded == [newest.name]

    def test_a_second_click_on_a_line_loads_it(self, screen: Screen) -> None:
        path = keep("Monday", 1)
        keep("Tuesday", 2)
        scene = screen.open(LoadScene(screen.context))
        row = scene.list.row_rect(1).center
        screen.click(row)
        screen.click(row)
        assert screen.calls.loaded == [path.name]

    def test_deleting_asks_first(self, screen: Screen) -> None:
        path = keep("Monday", 1)
        scene = screen.open(LoadScene(screen.context))
        screen.key(pygame.K_DELETE)
        screen.shows(ConfirmScene)
        screen.key(pygame.K_ESCAPE)
        assert path.exists()
        screen.click("delete")
        screen.click("yes")
        assert not path.exists()
        assert scene.lines == []
        assert screen.said == ["“Monday” was deleted."]

    def test_a_damaged_game_is_listed_with_the_reason(self, screen: Screen) -> None:
        path = keep("Monday", 1)
        path.write_bytes(path.read_bytes()[:500])
        scene = screen.open(LoadScene(screen.context))
        assert scene.lines[0].problem
        assert scene.go.reason == "This game is damaged."
        screen.click("open")
        assert screen.calls.loaded == []
        assert path.name in scene.opened(scene.lines[0]).text

    def test_a_sound_earlier_version_is_offered(self, screen: Screen) -> None:
        path = keep("Monday", 1)
        keep("Monday", 2)
        path.write_bytes(b"{}")
        scene = screen.open(LoadScene(screen.context))
        assert scene.go.label == "Load the previous version"
        screen.click("open")
        (name,) = screen.calls.loaded
        assert name != path.name
        assert name.startswith(path.stem)

    def test_the_list_is_walked_with_keys(self, screen: Screen) -> None:
        keep("Monday", 1)
        keep("Tuesday", 2)
        screen.open(LoadScene(screen.context))
        screen.key(pygame.K_DOWN)
        screen.key(pygame.K_RETURN)
        assert screen.calls.loaded == [file_name("Monday")]


class TestScenarios:
    def test_each_has_a_picture_and_a_description(self, screen: Screen) -> None:
        scene = screen.open(ScenariosScene(screen.context))
        assert len(scene.lines) >= 6
        for index, line in enumerate(scene.lines):
            scene.list.select(index)
            screen.frame()
            assert scene.opened(line).game, line.problem
            assert len(scene.about(line)) > 40, line.path

    def test_one_can_be_played(self, screen: Screen) -> None:
        scene = screen.open(ScenariosScene(screen.context))
        scene.list.select(1)
        screen.click("open")
        assert screen.calls.loaded == [scene.lines[1].path.name]

    def test_a_folder_that_is_not_there(self, screen: Screen, tmp_path: Path) -> None:
        screen.context.scenarios = tmp_path / "nowhere"
        assert screen.open(ScenariosScene(screen.context)).lines == []

    def test_a_damaged_one_does_no_harm(self, screen: Screen, tmp_path: Path) -> None:
        shutil.copy(paths.scenarios() / "two_left.json", tmp_path)
        (tmp_path / "another.json").write_text("no game", encoding="utf-8")
        (tmp_path / "two_left.txt").write_bytes(b"\xff\xfe")
        screen.context.scenarios = tmp_path
        scene = screen.open(ScenariosScene(screen.context))
        assert [bool(line.problem) for line in scene.lines] == [False, True]
        scene.list.select(1)
        screen.frame()


class TestSave:
    def open(self, screen: Screen, suggestion: str) -> list[str]:
        saved: list[str] = []
        screen.open(TitleScene(screen.context))
        screen.context.scenes.push(SaveScene(screen.context, suggestion, saved.append))
        screen.frame()
        return saved

    def test_the_suggestion_is_replaced_by_typing(self, screen: Screen) -> None:
        saved = self.open(screen, "Round 7")
        screen.type("Sunday")
        screen.key(pygame.K_RETURN)
        assert saved == ["Sunday"]
        screen.shows(TitleScene)

    def test_a_game_needs_a_name(self, screen: Screen) -> None:
        saved = self.open(screen, "Round 7")
        screen.type(" ")
        screen.click("save")
        assert saved == []
        assert screen.find("save").reason == "Type a name first."

    def test_it_asks_before_it_replaces(self, screen: Screen) -> None:
        keep("Sunday", 1)
        saved = self.open(screen, "Sunday")
        screen.click("save")
        screen.shows(ConfirmScene)
        screen.key(pygame.K_ESCAPE)
        assert saved == []
        screen.click("save")
        screen.click("yes")
        assert saved == ["Sunday"]

    def test_without_confirmations_it_does_not_ask(self, screen: Screen) -> None:
        keep("Sunday", 1)
        screen.context.settings.confirmations = False
        saved = self.open(screen, "Sunday")
        screen.click("save")
        assert saved == ["Sunday"]

    def test_escape_saves_nothing(self, screen: Screen) -> None:
        saved = self.open(screen, "Sunday")
        screen.key(pygame.K_ESCAPE)
        assert saved == []
        screen.shows(TitleScene)


def test_dates_are_said_as_people_say_them() -> None:
    zone = timezone(timedelta(hours=2))
    now = datetime(2026, 3, 2, 0, 30, tzinfo=zone)
    assert date_text(datetime(2026, 3, 1, 22, 10, tzinfo=UTC), now) == "Today, 00:10"
    assert date_text(datetime(2026, 3, 1, 21, 10, tzinfo=UTC), now) == "Yesterday, 23:10"
    assert date_text(datetime(2025, 12, 24, 17, 0, tzinfo=UTC), now) == "24 December 2025, 19:00"
