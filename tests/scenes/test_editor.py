"""Positions put together at the screen, by mouse and by keys: played, refused, saved, changed."""

from typing import Any

import pygame

from monopoly_gui.engine.board import BANK, JAIL
from monopoly_gui.files import atomic
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.editor.page import EditorScene, edit_game
from monopoly_gui.scenes.menus.load import ScenariosScene
from monopoly_gui.scenes.menus.saved_list import SaveScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.storage import SavedGame, listing, load
from monopoly_gui.ui.widgets import Choice
from tests.scenes.dialogs.desk import position
from tests.scenes.screen import Screen


class Editor:
    """A user of the position editor."""

    def __init__(self, **settings: Any) -> None:
        self.screen = Screen(**settings)
        self.played: list[SavedGame] = []
        self.screen.context.play_from = self.played.append
        self.screen.open(TitleScene(self.screen.context))
        self.screen.context.scenes.push(ScenariosScene(self.screen.context))
        self.screen.frame()
        self.screen.click("new")
        self.screen.frame()

    @property
    def page(self) -> EditorScene:
        return self.screen.shows(EditorScene)

    def look_at(self, space: int) -> None:
        """Click on a space of the board."""
        self.screen.click(self.page.view.cell_rect(space).center)
        self.screen.frame()
        assert self.page.chosen == space

    def choose(self, name: str, number: int) -> None:
        """Click on a segment of a choice."""
        widget = self.screen.find(name)
        assert isinstance(widget, Choice)
        self.screen.click(widget.cells()[number].center)

    def give(self, space: int, owner: int, level: int = 0) -> None:
        """Give a deed to a player, with so many houses; the Bank is the first choice."""
        self.look_at(space)
        self.choose("owner", owner + 1)
        if level:
            self.choose("buildings", level)


def test_a_position_is_put_together_by_the_mouse_and_played() -> None:
    editor = Editor()
    for space in (16, 18, 19):
        editor.give(space, 0)
    for space in (16, 18, 19):
        editor.look_at(space)
        editor.choose("buildings", 3)
    editor.give(5, 1)
    editor.screen.click("mortgaged")
    editor.look_at(24)
    editor.screen.click("put")
    editor.choose("players", 1)
    editor.screen.click("turn")
    editor.choose("jail", 2)
    editor.choose("cards", 1)
    editor.screen.click("play")
    (saved,) = editor.played
    state = saved.state
    assert [state.buildings[space] for space in (16, 18, 19)] == [3, 3, 3]
    assert (state.owner[5], state.mortgaged[5]) == (1, True)
    assert state.position == [24, JAIL]
    assert state.jail_turns == [-1, 1]
    assert (state.current, len(state.cards[1])) == (1, 1)
    assert state.problems() == []
    assert saved.marks == ("arranged",)


def test_what_is_impossible_is_refused_with_the_reason() -> None:
    editor = Editor()
    for space in (16, 18, 19):
        editor.give(space, 0)
    editor.give(16, 0, 3)
    assert editor.page.reasons == ["Orange is built unevenly: [3, 0, 0]"]
    assert editor.page.go.reason == editor.page.keep.reason == editor.page.reasons[0]
    editor.screen.click("play")
    editor.screen.click("save")
    assert editor.played == [] and editor.page
    for space in (18, 19):
        editor.give(space, 0, 3)
    assert editor.page.reasons == []
    editor.screen.click("play")
    assert len(editor.played) == 1


def test_houses_cannot_be_put_where_the_set_is_not_whole() -> None:
    editor = Editor()
    editor.give(16, 0, 3)
    assert editor.page.draft.buildings[16] == 0
    assert editor.screen.find("buildings").reason == (
        "Only the owner of the complete set can build on it."
    )


def test_what_goes_back_to_the_bank_is_bare() -> None:
    editor = Editor()
    editor.give(5, 1)
    editor.screen.click("mortgaged")
    editor.choose("owner", 0)
    draft = editor.page.draft
    assert (draft.owner[5], draft.mortgaged[5]) == (BANK, False)


def test_players_are_named_seated_paid_added_and_removed() -> None:
    editor = Editor()
    screen = editor.screen
    screen.write("name", "Zoe")
    screen.click("cash")
    screen.type("640")
    screen.key(pygame.K_RETURN)
    draft = editor.page.draft
    assert draft.seats[0].name == "Zoe"
    assert draft.holdings[0].cash == 640
    assert screen.find("remove").reason
    for _ in range(6):
        screen.click("add")
    assert draft.players == 8 and screen.find("add").reason
    assert len({seat.token for seat in draft.seats}) == 8
    screen.click("remove")
    assert draft.players == 7
    screen.click("kind")
    screen.key(pygame.K_UP)
    screen.key(pygame.K_UP)
    screen.key(pygame.K_RETURN)
    assert draft.seats[editor.page.player].kind == "human"


def test_the_board_is_walked_by_keys_and_a_position_played_by_one() -> None:
    editor = Editor()
    screen = editor.screen
    for _ in range(80):
        if editor.page.form.focused is editor.page.board_spot:
            break
        screen.key(pygame.K_TAB)
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_RETURN)
    screen.frame()
    assert editor.page.chosen == 3
    screen.key(pygame.K_F9)
    assert len(editor.played) == 1


def test_a_position_is_saved_found_changed_and_deleted() -> None:
    editor = Editor()
    screen = editor.screen
    editor.give(39, 0)
    screen.key(pygame.K_F5)
    screen.frame()
    screen.shows(SaveScene)
    screen.write("name", "Mine")
    screen.click("save")
    screen.frame()
    (line,) = listing(screen.context.own_scenarios)
    assert load(line.path).state.owner[39] == 0
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    page = screen.shows(ScenariosScene)
    screen.key(pygame.K_HOME)
    assert page.chosen is not None and page.chosen.name == "Mine"
    screen.click("edit")
    screen.frame()
    assert editor.page.draft.owner[39] == 0 and editor.page.name == "Mine"
    editor.give(37, 0)
    screen.key(pygame.K_F5)
    screen.frame()
    screen.click("save")
    screen.frame()
    screen.shows(ConfirmScene)
    screen.click("yes")
    screen.frame()
    assert load(line.path).state.owner[37] == 0
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    screen.click("delete")
    screen.frame()
    screen.shows(ConfirmScene)
    screen.click("yes")
    screen.frame()
    assert listing(screen.context.own_scenarios) == []


def test_a_scenario_of_the_game_can_be_changed_but_not_deleted() -> None:
    screen = Screen()
    page = screen.open(ScenariosScene(screen.context))
    assert page.delete.reason == "This position comes with the game."
    screen.click("edit")
    screen.frame()
    assert screen.shows(EditorScene).draft.players == 4


def test_what_is_being_settled_cannot_be_opened_and_it_is_said_why() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    state = position(2)
    state.alive[1] = False
    edit_game(screen.context, SavedGame("x", (), state, state))
    assert screen.said == ["Somebody is bankrupt in this position."]
    screen.shows(TitleScene)


def test_leaving_asks_where_something_would_be_lost() -> None:
    editor = Editor()
    editor.give(39, 0)
    editor.screen.key(pygame.K_ESCAPE)
    editor.screen.frame()
    editor.screen.shows(ConfirmScene)
    editor.screen.click("yes")
    editor.screen.frame()
    editor.screen.shows(ScenariosScene)


def test_a_full_disk_is_told_of(monkeypatch: Any) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    editor = Editor()
    monkeypatch.setattr(atomic, "write", full)
    editor.screen.key(pygame.K_F5)
    editor.screen.frame()
    editor.screen.write("name", "Mine")
    editor.screen.click("save")
    editor.screen.frame()
    assert any("could not be saved" in text for text in editor.screen.said)
    assert editor.page.draft.players == 2
