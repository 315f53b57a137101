"""The games that are kept: go on, watch, name, pin, remove and bring back, by hand and by keys."""

import os
from dataclasses import replace

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.engine.machine import legal
from monopoly_gui.scenes.core.game_titles import title_of
from monopoly_gui.scenes.lesson.table import LessonTable
from monopoly_gui.scenes.menus import games
from monopoly_gui.scenes.menus import load as load_page
from monopoly_gui.scenes.menus.games import ELSEWHERE, GamesScene
from monopoly_gui.scenes.menus.load import LoadScene
from monopoly_gui.scenes.menus.saved_list import RenameScene, SaveScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.dialogs.charts import ChartsScene
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SavedGame, load, save
from monopoly_gui.storage.kept import Shelf
from tests.deadline import deadline
from tests.scenes.pages import ended, whole
from tests.storage.games import played

from .screen import Screen


@pytest.fixture
def screen() -> Screen:
    return Screen()


def game(seed: int, **changes: object) -> SavedGame:
    return replace(played(seed, 3, 40), name="", **changes)  # type: ignore[arg-type]


def opened(screen: Screen, *games: SavedGame) -> GamesScene:
    """The list of these games, which were kept in this order."""
    for each in games:
        screen.context.shelf.put(each)
    return screen.open(GamesScene(screen.context))


def names(scene: GamesScene) -> list[str]:
    return [line.name for line in scene.lines]


def test_without_games_it_says_so(screen: Screen) -> None:
    scene = opened(screen)
    assert scene.chosen is None and not scene.go.visible
    screen.key(pygame.K_RETURN)
    screen.shows(GamesScene)


def test_unfinished_games_come_first_and_each_says_how_it_stands(screen: Screen) -> None:
    scene = opened(screen, ended(), game(1))
    going, over = scene.lines
    assert going.name == "Ada, Blaise and Chen"
    assert (
        scene.summary(going) == f"Round {played(1, 3, 40).state.round} · United States (from 2008)"
    )
    assert "won!" in scene.summary(over) or "share" in scene.summary(over)
    assert scene.about(going).startswith("Official, ")


def test_enter_goes_on_with_the_chosen_game(screen: Screen) -> None:
    session = Session(screen.context)
    scene = opened(screen, game(1))
    id = scene.lines[0].path.stem
    screen.key(pygame.K_RETURN)
    screen.frame()
    screen.shows(TableScene)
    assert session.match is not None and session.path.stem == id
    assert session.match.state == played(1, 3, 40).state
    session.end()


def test_a_game_is_watched_and_its_charts_are_looked_at(screen: Screen) -> None:
    opened(screen, whole().saved())
    screen.key(pygame.K_w)
    screen.shows(ReplayScene)
    screen.key(pygame.K_ESCAPE)
    screen.click("charts")
    screen.shows(ChartsScene)


def test_a_game_gets_a_name(screen: Screen) -> None:
    scene = opened(screen, game(1))
    screen.key(pygame.K_F2)
    screen.shows(RenameScene)
    screen.write("name", "Sunday evening")
    screen.click("rename")
    assert names(scene) == ["Sunday evening"]
    assert [entry.name for entry in Shelf(screen.context.shelf.folder).entries()] == [
        "Sunday evening"
    ]


def test_a_game_is_pinned_and_let_go_again(screen: Screen) -> None:
    scene = opened(screen, game(1))
    screen.key(pygame.K_p)
    assert scene.entry(scene.lines[0]).pinned and scene.pin.label == "Unpin"
    screen.click("pin")
    assert not scene.entry(scene.lines[0]).pinned and scene.pin.label == "Pin"


def test_a_removed_game_can_be_brought_back(screen: Screen) -> None:
    scene = opened(screen, game(1), game(2))
    gone = scene.lines[0].path
    assert not scene.back_again.visible
    screen.key(pygame.K_DELETE)
    assert len(scene.lines) == 1 and not gone.exists()
    assert "Restore" in screen.said[-1]
    screen.click("restore")
    assert len(scene.lines) == 2 and gone.exists()
    assert scene.chosen is not None and scene.chosen.path == gone
    assert not scene.back_again.visible


def test_a_game_goes_to_a_file_and_comes_back_as_another(screen: Screen) -> None:
    session = Session(screen.context)
    opened(screen, game(1))
    screen.click("export")
    screen.shows(SaveScene)
    screen.write("name", "for Fela")
    screen.click("save")
    (file,) = paths.user_saves().glob("*.monopoly")
    assert load(file).state == played(1, 3, 40).state
    screen.key(pygame.K_f)
    screen.shows(LoadScene)
    screen.key(pygame.K_RETURN)
    screen.frame()
    screen.shows(TableScene)
    session.end()
    mine, foreign = sorted(session.shelf.entries(), key=lambda entry: entry.id)
    assert "foreign" in foreign.marks and "foreign" not in mine.marks
    assert file.exists()


def test_a_game_of_another_window_is_left_alone(screen: Screen) -> None:
    shelf = screen.context.shelf
    id = shelf.put(game(1))
    other = Shelf(shelf.folder)
    assert other.hold(id)
    scene = opened(screen)
    assert scene.go.reason == scene.delete.reason == ELSEWHERE
    screen.key(pygame.K_DELETE)
    screen.key(pygame.K_RETURN)
    assert screen.shows(GamesScene) is scene and shelf.path(id).exists()
    other.release()


def test_the_game_on_the_table_is_not_removed(screen: Screen) -> None:
    session = Session(screen.context)
    id = screen.context.shelf.put(game(1))
    session.play_kept(id)
    screen.frame()
    screen.context.scenes.push(GamesScene(screen.context))
    screen.frame()
    assert screen.shows(GamesScene).delete.reason == "This game is already open."
    session.end()


def test_a_damaged_game_is_listed_with_the_reason_and_can_be_removed(screen: Screen) -> None:
    shelf = screen.context.shelf
    id = shelf.put(game(1))
    shelf.path(id).write_bytes(b"{")
    shelf.index.unlink()
    scene = opened(screen)
    assert scene.lines[0].problem and scene.go.reason == "This game is damaged."
    assert scene.replay.reason == scene.export.reason == "This game is damaged."
    screen.key(pygame.K_DELETE)
    assert scene.lines == []


def test_pictures_that_are_missing_are_drawn_for_rows_in_sight(screen: Screen) -> None:
    scene = opened(screen, *(game(seed) for seed in (1, 2)))
    assert scene.moving
    for _ in range(4):
        screen.frame()
    assert len(list(screen.context.shelf.folder.glob("*.png"))) == 2
    assert not scene.moving


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only Unix has pipes among its files")
def test_a_pipe_in_place_of_a_picture_holds_nothing_up(screen: Screen) -> None:
    """It is neither read nor written to: the picture is drawn in its place."""
    scene = opened(screen, game(1))
    path = screen.context.shelf.picture(scene.lines[0].path.stem)
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    scene.refresh()
    with deadline("a pipe is waited for"):
        for _ in range(4):
            screen.frame()
    assert path.is_file()
    assert not scene.moving


def test_the_last_lesson_is_kept_and_never_continued(screen: Screen) -> None:
    session = Session(screen.context)
    for _ in range(2):
        screen.open(LessonTable(screen.context))
        match = session.match
        assert match is not None
        match.submit(legal(match.state, match.waiting()[0])[0])
    screen.open(TitleScene(screen.context))
    assert session.match is None
    (entry,) = session.shelf.entries()
    assert entry.kind == "lesson" and not entry.finished
    assert title_of(entry) == "First game"
    assert session.context.continue_reason() == "All your games are finished."
    screen.click("Games")
    screen.key(pygame.K_w)
    assert len(screen.shows(ReplayScene).film) == 1
    session.end()


def test_a_list_that_takes_long_is_shown_before_it_is_whole(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = screen.context.shelf
    for seed in range(5):
        shelf.put(game(seed))
    shelf.index.unlink()
    monkeypatch.setattr(games, "PATIENCE", 0.0)
    monkeypatch.setattr(games, "A_MOMENT", 0.0)
    scene = screen.open(GamesScene(screen.context))
    assert "still loading" in screen.said[-1] and scene.moving
    for _ in range(12):
        screen.frame()
    assert len(scene.lines) == 5 and not shelf.unread


def test_files_are_listed_bit_by_bit(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(4):
        save(screen.context.saves / f"{seed}.json", game(seed))
    monkeypatch.setattr(load_page, "PATIENCE", 0.0)
    monkeypatch.setattr(load_page, "A_MOMENT", 0.0)
    scene = screen.open(LoadScene(screen.context))
    assert len(scene.lines) < 4 and scene.moving
    for _ in range(6):
        screen.frame()
    assert len(scene.lines) == 4 and not scene.listing.left
