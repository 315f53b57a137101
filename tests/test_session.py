"""From the menus into a game, and what is on disk when it is left in any way."""

import gc
import weakref
from pathlib import Path

import pytest

from monopoly_gui.challenges.draft import empty_draft
from monopoly_gui.editions import DEFAULT, load_edition
from monopoly_gui.engine.actions import Buy, Mortgage, Roll
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.editor.page import EditorScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SeatRecord, delete, load, save
from tests.scenes.screen import Screen
from tests.waiting import wait_until

SEATS = [SeatRecord("Ada", "human", "car", 0), SeatRecord("Chen", "human", "dog", 1)]


@pytest.fixture
def screen(home: Path) -> Screen:
    return Screen()


def begin(screen: Screen, **rules: object) -> Session:
    session = Session(screen.context)
    screen.context.start_game(NewGame(SEATS, "us_2008", dict(rules), 7))
    screen.frame()
    screen.frame()
    return session


def test_a_game_begins_and_is_kept(screen: Screen) -> None:
    session = begin(screen)
    screen.shows(TableScene)
    match = session.match
    assert match is not None
    match.submit(Roll(match.state.current))
    kept = match.state.clone()
    session.close()
    assert load(session.path).state == kept


def test_nothing_holds_a_game_that_has_given_way_to_another(screen: Screen) -> None:
    session = begin(screen)
    assert session.match is not None
    first = weakref.ref(session.match)
    found: list[Match | None] = []

    def looked() -> None:
        gc.collect()
        found.append(first())

    screen.context.scenes.cleared = looked
    screen.context.start_game(NewGame(SEATS, "us_2008", {}, 8))
    screen.frame()
    assert found == [None]
    session.close()


def test_a_game_is_gone_on_with(screen: Screen) -> None:
    session = begin(screen)
    assert session.match is not None
    session.match.submit(Roll(session.match.state.current))
    before = session.match.state.clone()
    session.end()
    again = Session(screen.context)
    assert again.context.continue_reason() == ""
    screen.context.continue_game()
    assert again.match is not None
    assert again.match.state == before
    again.close()


def test_a_step_taken_back_is_gone_from_the_disk_too(screen: Screen) -> None:
    session = begin(screen, deal_deeds=2)
    match = session.match
    assert match is not None
    player = match.state.current
    before = match.state.clone()
    match.submit(Mortgage(player, match.state.deeds(player)[0]))
    match.undo()
    session.close()
    assert load(session.path).state == before


def test_a_last_game_that_is_deleted_while_it_is_played_is_kept_from_then_on(
    screen: Screen,
) -> None:
    session = begin(screen)
    match = session.match
    assert match is not None
    match.submit(Roll(match.state.current))
    delete(session.path)
    match.submit(Buy(match.state.current))
    kept = match.state.clone()
    # as after a kill, so without a last word of the session
    assert load(session.path).state == kept
    delete(session.path)
    session.end()
    assert load(session.path).state == kept


def test_without_autosave_nothing_is_written_until_something_fails(screen: Screen) -> None:
    screen.context.settings.autosave = False
    session = begin(screen)
    assert not session.path.exists()
    session.rescue()
    assert load(session.path).seats == tuple(SEATS)
    session.close()


def test_rules_that_make_no_game_are_refused_with_the_reason(screen: Screen) -> None:
    session = begin(screen, win_condition="richest_at_limit")
    assert session.match is None
    assert "limit" in screen.said[-1]


def test_why_there_is_nothing_to_continue(screen: Screen) -> None:
    session = Session(screen.context)
    assert session.context.continue_reason() == "No game has been played yet."
    damaged = session.shelf.path("20260101-000000-00000000")
    damaged.parent.mkdir(parents=True, exist_ok=True)
    damaged.write_text("{", encoding="utf-8")
    assert session.context.continue_reason().startswith("The last game is damaged")
    screen.context.continue_game()
    assert session.match is None


def test_a_full_disk_is_told_once(screen: Screen) -> None:
    """The folder of the games turns out to be a file: every write fails."""
    folder = screen.context.shelf.folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way", encoding="utf-8")
    session = begin(screen, deal_deeds=3, deal_paid=False)
    match, keeping = session.match, session.keeping
    assert match is not None
    assert keeping is not None
    autosave = keeping.autosave
    wait_until(lambda: autosave.trouble, "the disk is found to be full", screen.frame)
    player = match.state.current
    for deed in match.state.deeds(player)[:2]:
        match.submit(Mortgage(player, deed))
    assert len([text for text in screen.said if "could not be saved" in text]) == 1
    session.close()


def test_a_position_of_ones_own_is_a_scenario_and_counts_for_nothing(screen: Screen) -> None:
    board = load_edition(DEFAULT)
    seats = [SeatRecord("Ada", "human", "car", 0), SeatRecord("Blaise", "human", "dog", 1)]
    Session(screen.context)
    path = screen.context.own_scenarios / "mine.json"
    save(path, empty_draft(board, seats).saved("Mine", 7))
    screen.context.load_game(path)
    screen.frame()
    match = screen.shows(TableScene).match
    assert match.kind == "scenario"
    assert set(match.marks) == {"arranged", "scenario"}


def test_a_position_just_put_together_is_played_and_kept(screen: Screen) -> None:
    Session(screen.context)
    screen.open(EditorScene(screen.context))
    screen.click("play")
    screen.frame()
    match = screen.shows(TableScene).match
    assert match.kind == "position"
    assert match.marks == ("arranged",)
