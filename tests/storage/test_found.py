"""Files of the user's that may be wanted, found in the usual folders."""

import os
import sys
from pathlib import Path

import platformdirs
import pytest

from monopoly_gui import paths
from monopoly_gui.editions import edition_text, title_in
from monopoly_gui.files import found_files as finding
from monopoly_gui.files.found_files import find_files


def put(file: Path, age: int = 0, text: str = "x") -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    os.utime(file, (1_000_000 - age, 1_000_000 - age))
    return file


def names(tmp_path: Path, most: int = 100) -> list[str]:
    folders = [tmp_path / "one", tmp_path / "two", tmp_path / "not there"]
    return [each.name for each in find_files(folders, (".png",), most, lambda path: path.name)]


def test_the_newest_comes_first_whatever_its_folder(tmp_path: Path) -> None:
    put(tmp_path / "one" / "old.png", 900)
    put(tmp_path / "two" / "new.PNG", 1)
    put(tmp_path / "one" / "middle.png", 30)
    assert names(tmp_path) == ["new.PNG", "middle.png", "old.png"]


def test_folders_other_files_and_large_ones_are_left_out(tmp_path: Path) -> None:
    put(tmp_path / "one" / "text.txt")
    put(tmp_path / "one" / "large.png", text="x" * 101)
    (tmp_path / "one" / "folder.png").mkdir()
    put(tmp_path / "one" / "inside" / "deeper.png")
    assert names(tmp_path) == []


def test_no_more_are_listed_than_anybody_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "MOST_FOUND", 2)
    for number in range(4):
        put(tmp_path / "one" / f"{number}.png", number)
    assert names(tmp_path) == ["0.png", "1.png"]


def test_a_board_is_known_by_what_stands_in_it(tmp_path: Path) -> None:
    assert title_in(put(tmp_path / "a.json", text=edition_text("uk"))) == "United Kingdom"
    for text in ("", "[]", '{"title": "A saved game"}', "[" * 100_000, "\0"):
        assert title_in(put(tmp_path / "b.json", text=text)) == ""
    assert title_in(tmp_path / "not there.json") == ""


def test_a_game_on_a_stick_looks_in_its_own_folder(home: Path) -> None:
    assert paths.usual_folders() == [home]


def test_otherwise_only_folders_that_exist_are_looked_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.delenv("APPIMAGE", raising=False)
    (tmp_path / "Downloads").mkdir()
    for name, folder in (("downloads", "Downloads"), ("documents", "Papers"),
                         ("desktop", "Downloads"), ("pictures", "Pictures")):  # fmt: skip
        place = str(tmp_path / folder)
        monkeypatch.setattr(platformdirs, f"user_{name}_dir", lambda place=place: place)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert paths.usual_folders() == [tmp_path / "Downloads", tmp_path]
    (tmp_path / "Game.app" / "Contents" / "MacOS").mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    program = tmp_path / "Game.app" / "Contents" / "MacOS" / "game"
    monkeypatch.setattr(sys, "executable", str(program))
    assert paths.usual_folders() == [tmp_path / "Downloads", tmp_path]
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Downloads" / "game.exe"))
    assert paths.usual_folders() == [tmp_path / "Downloads", tmp_path]
    monkeypatch.setattr(sys, "executable", str(tmp_path / "games" / "game.exe"))
    (tmp_path / "games").mkdir()
    assert paths.usual_folders()[-1] == tmp_path / "games"
    (tmp_path / "images").mkdir()
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "images" / "game.AppImage"))
    assert paths.usual_folders()[-1] == tmp_path / "images"
