"""A board made in the window by mouse and keyboard, given away, and played by somebody else."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from monopoly_gui import language, paths
from monopoly_gui.editions import load_edition
from monopoly_gui.editions.file import known_tokens
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.boards.editor import BoardEditorScene
from monopoly_gui.scenes.boards.files import ExportBoardScene, FindFileScene
from monopoly_gui.scenes.boards.own import OwnBoardsScene
from monopoly_gui.scenes.core.context import Context
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.setup.seat_card import TokenPicker
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import load, save
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.widgets import Dropdown, RowList
from tests.editions.drawings import RED, png
from tests.match.tables import seats, table, until
from tests.scenes.screen import Screen

MINE = "my_board"


def opened() -> Screen:
    """The editor, opened from the set-up by its buttons."""
    screen = Screen()
    screen.open(SetupScene(screen.context))
    screen.click("boards")
    screen.click("edit")
    screen.frame()
    screen.shows(BoardEditorScene)
    return screen


def pick(screen: Screen, name: str, value: str) -> None:
    """Choose in a list that drops down: by a click, then by keys."""
    box = screen.find(name)
    assert isinstance(box, Dropdown)
    steps = [key for key, _title in box.options].index(value) - box.index
    screen.click(name)
    for _ in range(abs(steps)):
        screen.key(pygame.K_DOWN if steps > 0 else pygame.K_UP)
    screen.key(pygame.K_RETURN)


def row(screen: Screen, section: str, number: int = 0) -> None:
    """Choose an entry: its part of the board, then by a click and keys in the list."""
    pick(screen, "section", section)
    rows = screen.find("entries")
    assert isinstance(rows, RowList)
    screen.click(rows.row_rect(0).move(5, 5).topleft)
    for _ in range(number):
        screen.key(pygame.K_DOWN)


def number(screen: Screen, name: str, value: int) -> None:
    screen.click(name)
    screen.type(str(value))
    screen.key(pygame.K_TAB)


def test_a_board_is_made_given_away_taken_in_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing, given = paths.user_data() / "crater.png", tmp_path / "given.json"
    drawing.write_bytes(png((300, 200)))
    screen = opened()

    # what it is called, and its money
    row(screen, "board")
    screen.write("title", "The Moon")
    screen.write("currency", "cr ")
    number(screen, "salary", 120)
    number(screen, "rules start_cash", 900)
    # a group and a space
    row(screen, "groups")
    screen.write("groups 0 name", "Dust")
    screen.write("groups 0 colour", "#665544")
    number(screen, "groups 0 house_cost", 30)
    editor = screen.shows(BoardEditorScene)
    screen.click(editor.view.cell_rect(1).center)
    screen.frame()
    screen.write("spaces 1 name", "Dust Lane")
    number(screen, "spaces 1 price", 80)
    # a card: its text and what it does
    row(screen, "chance", 1)
    screen.write("chance 1 text", "A comet: pay cr 40.")
    pick(screen, "chance 1 kind", "pay_bank")
    number(screen, "chance 1 amount", 40)
    # the same in German
    pick(screen, "language", "de")
    screen.write("chance 1 text", "Ein Komet: Zahle 40 cr.")
    row(screen, "board")
    screen.write("title", "Der Mond")
    screen.click(editor.view.cell_rect(1).center)
    screen.frame()
    screen.write("spaces 1 name", "Staubgasse")
    # tokens: the first is gone, the second has another name
    row(screen, "tokens")
    screen.click("tokens barrow offered")
    row(screen, "tokens", 1)
    screen.write("tokens boot name", "Mondschuh")
    pick(screen, "language", "en")
    screen.write("tokens boot name", "Moon boot")
    # a picture that lies among one's files
    row(screen, "pictures")
    screen.click("pictures go")
    screen.frame()
    screen.shows(FindFileScene)
    screen.key(pygame.K_RETURN)
    screen.frame()
    assert not editor.draft.faults()
    # one file
    screen.click("export")
    screen.frame()
    screen.shows(ExportBoardScene)
    screen.write("path", str(given))
    screen.key(pygame.K_RETURN)
    screen.shows(BoardEditorScene)

    another = tmp_path / "another"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(another))
    another.mkdir()
    shutil.copy(given, another / "from a friend.json")
    other = Screen()
    setup = SetupScene(other.context)
    other.open(setup)
    other.click("boards")
    other.click("take in")
    other.frame()
    assert [each.name for each in other.shows(FindFileScene).found] == ["The Moon"]
    other.click("take in")
    other.frame()
    other.click("done")
    assert setup.draft.edition == MINE
    assert setup.draft.rules.start_cash == 900
    tokens = [seat.token for seat in setup.draft.seats]
    assert "barrow" not in tokens and len(set(tokens)) == len(tokens)
    other.click("look 1")
    look = other.shows(TokenPicker)
    assert look.tokens.titles["boot"] in ("Moon boot", *setup.draft.swapped(look.seat).values())
    assert look.tokens.options == [name for name in known_tokens() if name != "barrow"]
    other.click("done")
    other.click("start")
    (game,) = other.calls.started
    assert game.edition == MINE

    board = load_edition(MINE)
    assert (board.title, board.salary, board.money(5)) == ("The Moon", 120, "cr\u00a05")
    assert (board.spaces[1].name, board.spaces[1].price) == ("Dust Lane", 80)
    assert board.spaces[1].house_cost == 30
    assert board.decks[0][1].amount == 40
    language.speak("de", paths.assets() / "locale")
    german = load_edition(MINE)
    assert (german.title, german.spaces[1].name) == ("Der Mond", "Staubgasse")
    assert german.decks[0][1].text == "Ein Komet: Zahle 40 cr."
    assert german.tokens["boot"] == "Mondschuh"
    language.speak("en", paths.assets() / "locale")

    rules = Rules(round_limit=3, win_condition="richest_at_limit")
    match = Match.new(MINE, rules, seats("aa"), seed=1, threaded=False)
    until(match, lambda state: state.over)
    save(tmp_path / "game.json", match.saved())
    (paths.user_editions() / f"{MINE}.json").unlink()
    kept = load(tmp_path / "game.json").state.board
    assert (kept.title, kept.pictures, kept.tokens) == ("The Moon", board.pictures, board.tokens)
    view = FlatBoardView(other.context.painter, kept, pygame.Rect(0, 0, 600, 600))
    surface = pygame.Surface((600, 600))
    view.draw_static(surface)
    at = view.cell_rect(0)
    red = surface.get_at((at.centerx, at.y + at.height * 2 // 5))[:3]
    assert all(abs(a - b) < 12 for a, b in zip(red, RED, strict=True))


def test_nothing_is_replaced_without_asking(tmp_path: Path) -> None:
    theirs = tmp_path / "my_board.monopoly"
    theirs.write_text("dear to somebody")
    screen = opened()
    screen.click("export")
    screen.frame()
    screen.write("path", str(tmp_path))
    screen.key(pygame.K_RETURN)
    screen.frame()
    screen.shows(ConfirmScene)
    screen.click("no")
    assert theirs.read_text() == "dear to somebody"
    screen.shows(ExportBoardScene)
    screen.click("write")
    screen.frame()
    screen.click("yes")
    assert json.loads(theirs.read_text("utf-8"))["id"] == MINE
    screen.shows(BoardEditorScene)


def test_where_it_cannot_go_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    screen = opened()
    screen.click("export")
    screen.frame()
    screen.write("path", str(tmp_path / "file" / "deep.json"))
    screen.key(pygame.K_RETURN)
    assert "could not be written" in screen.said[-1]
    screen.shows(ExportBoardScene)


def test_a_board_with_a_damaged_picture_is_not_taken_in(tmp_path: Path) -> None:
    screen = opened()
    data = json.loads((paths.user_editions() / f"{MINE}.json").read_text("utf-8"))
    given = tmp_path / "given.json"
    given.write_text(json.dumps(data | {"pictures": {"jail": "AAAA"}}), "utf-8")
    screen.open(OwnBoardsScene(screen.context, "uk"))
    screen.click("take in")
    screen.frame()
    screen.write("path", str(given))
    screen.key(pygame.K_RETURN)
    screen.shows(FindFileScene)
    assert "pictures, jail: it is not a PNG or JPEG picture" in screen.said[-1]
    assert [file.name for file in paths.user_editions().iterdir()] == [f"{MINE}.json"]


def test_a_board_of_ones_own_is_deleted_after_a_question() -> None:
    screen = opened()
    scene = screen.open(OwnBoardsScene(screen.context, "uk"))
    assert not scene.delete.enabled
    pick(screen, "board", MINE)
    for answer, there in (("no", True), ("yes", False)):
        screen.click("delete")
        screen.frame()
        screen.shows(ConfirmScene)
        screen.click(answer)
        screen.frame()
        assert (paths.user_editions() / f"{MINE}.json").exists() == there
    assert scene.edition == "us_2008" and MINE not in dict(scene.which.options)


@pytest.mark.parametrize("where", ["own boards", "set-up", "title"])
def test_a_board_that_is_dropped_on_the_window_is_taken_in(where: str, tmp_path: Path) -> None:
    screen = opened()
    given = tmp_path / "given.json"
    given.write_text((paths.user_editions() / f"{MINE}.json").read_text("utf-8"), "utf-8")
    scenes: dict[str, Callable[[Context], Scene]] = {
        "own boards": lambda context: OwnBoardsScene(context, "uk"),
        "set-up": SetupScene,
        "title": TitleScene,
    }
    scene = screen.open(scenes[where](screen.context))
    screen.post(pygame.DROPFILE, file=str(given))
    assert (paths.user_editions() / f"{MINE}_2.json").exists()
    assert "among the boards of a new game" in screen.said[-1]
    if isinstance(scene, SetupScene):
        assert scene.draft.edition == f"{MINE}_2"


@pytest.mark.parametrize("name", ["friend.json", "friend.monopoly"])
def test_a_saved_game_that_is_dropped_on_the_window_begins(name: str, tmp_path: Path) -> None:
    given = tmp_path / name
    save(given, table("aa").saved("A friend's"))
    screen = opened()
    session = Session(screen.context)
    screen.open(TitleScene(screen.context))
    screen.post(pygame.DROPFILE, file=str(given))
    screen.frame()
    screen.shows(TableScene)
    assert session.match
    assert session.match.marks == ("foreign",)
    session.end()


def test_what_is_neither_game_nor_board_is_refused_in_words(tmp_path: Path) -> None:
    given = tmp_path / "shopping.monopoly"
    given.write_text("eggs, milk", "utf-8")
    screen = opened()
    screen.open(TitleScene(screen.context))
    screen.post(pygame.DROPFILE, file=str(given))
    assert "shopping.monopoly" in screen.said[-1]
    screen.shows(TitleScene)
