"""Challenges on the screen: chosen, taken, won, lost, begun again, by mouse and by keys."""

from typing import Any

import pygame
import pytest

from monopoly_gui.challenges.challenge import PLAYER
from monopoly_gui.challenges.collection import CHALLENGES
from monopoly_gui.engine.actions import Build, EndTurn, Mortgage, Roll
from monopoly_gui.files import atomic
from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.challenge.table import ChallengeMenu, ChallengeTable
from monopoly_gui.scenes.challenge.task import ChallengeEnd, TaskDialog
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.storage import SeatRecord, listing
from monopoly_gui.storage.challenge_results import ChallengeResults, load_results
from tests.scenes.layout_watch import faults
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize

FIRST = CHALLENGES[0]
SET = (16, 18, 19)


def the_list(**settings: Any) -> Screen:
    """The list of challenges over the title."""
    screen = Screen(speed="instant", **settings)
    screen.open(TitleScene(screen.context))
    screen.context.scenes.push(ChallengesScene(screen.context))
    screen.frame()
    screen.frame()
    return screen


def taken(**settings: Any) -> tuple[Screen, ChallengeTable]:
    """The table of the first challenge, with its task read."""
    screen = the_list(**settings)
    screen.click("go")
    screen.frame()
    screen.shows(TaskDialog)
    screen.click("go")
    screen.frame()
    return screen, screen.shows(ChallengeTable)


def win(screen: Screen, table: ChallengeTable) -> ChallengeEnd:
    """Three houses on each street, for which two deeds are mortgaged."""
    for space in (5, 12):
        assert table.submit(Mortgage(PLAYER, space))
    assert table.submit(Build(PLAYER, SET * 3))
    for _ in range(100):
        screen.frame(0.2)
        if screen.scene is not table:
            break
    return screen.shows(ChallengeEnd)


def lose(screen: Screen, table: ChallengeTable) -> ChallengeEnd:
    """Throw and end the turn until the rounds are over."""
    for _ in range(400):
        screen.frame(0.2)
        if isinstance(screen.scene, ChallengeEnd):
            return screen.scene
        if isinstance(screen.scene, ChallengeTable):
            for action in (Roll(PLAYER), EndTurn(PLAYER)):
                if table.is_settled and not table.why_not(action):
                    table.submit(action)
                    break
        else:
            names = [widget.name for widget in screen.scene.form.widgets]
            wanted = ("decline", "out", "pass", "refuse", "pay", "roll", "draw", "fixed")
            screen.click(next(name for name in wanted if name in names))
    raise AssertionError("the challenge does not end")


def test_the_title_leads_to_the_list_and_back() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    screen.key(pygame.K_h)
    screen.frame()
    screen.shows(ChallengesScene)
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    screen.shows(TitleScene)


def test_the_task_is_told_before_it_begins_and_when_it_is_asked_for() -> None:
    screen, table = taken()
    for by_key in (True, False):
        if by_key:
            screen.key(pygame.K_g)
        else:
            screen.click("goal")
        screen.frame()
        screen.shows(TaskDialog)
        screen.key(pygame.K_RETURN)
        screen.frame()
        assert screen.scene is table


def test_the_goal_is_told_at_the_table_all_the_time() -> None:
    _screen, table = taken()
    assert table.goal.wanted == "Have 3 houses on every Orange street."
    assert table.goal.asked[2] == "by round 8"
    assert table.goal.now == "Round 8, 3 more rounds"
    assert table.goal.rect.height > 0
    assert not table.goal.rect.colliderect(table.log.rect)


def test_the_goal_lies_beneath_the_table() -> None:
    screen, table = taken()
    resize(screen, (800, 1280), 1.25)
    assert table.goal.rect.top > table.picture.layout.actions.bottom
    assert faults(screen) == []
    resize(screen, (1280, 720), 1.0)
    assert table.goal.rect.top > table.picture.layout.actions.bottom


def test_a_challenge_that_is_won_brings_stars_that_are_kept() -> None:
    screen, table = taken()
    end = win(screen, table)
    assert end.verdict.stars == 3
    assert end.words() == ["Reached in round 8.", "That is your best result so far."]
    kept = load_results()[0].of("")[FIRST.id]
    assert (kept.stars, kept.whole) == (3, True)
    screen.click("away")
    screen.frame()
    page = screen.shows(ChallengesScene)
    assert page.won(FIRST) == 3
    assert page.challenge is FIRST


def test_the_result_is_the_persons_who_plays() -> None:
    seat = SeatRecord("Zoë", "human", "cat", 2, profile="zoe")
    screen, table = taken(last_seats=(seat,))
    assert table.match.seats[0] == seat
    win(screen, table)
    results = load_results()[0]
    assert results.of("zoe")[FIRST.id].stars == 3
    assert results.of("") == {}


def test_a_challenge_that_is_lost_says_what_was_missed_and_keeps_nothing() -> None:
    screen, table = taken()
    end = lose(screen, table)
    assert end.verdict.stars == 0
    assert end.words()[-1] == "Next star: by the end of round 11."
    assert load_results()[0] == ChallengeResults()


def test_nobody_plays_on_once_it_is_decided() -> None:
    screen, table = taken()
    win(screen, table)
    version = table.state.version
    screen.key(pygame.K_ESCAPE)
    for _ in range(10):
        screen.frame(0.5)
    assert screen.scene is table
    assert table.state.version == version


def test_from_the_end_it_is_begun_again_or_the_next_one_taken() -> None:
    screen, table = taken()
    win(screen, table)
    screen.key(pygame.K_a)
    screen.frame()
    again = screen.shows(ChallengeTable)
    assert again is not table and again.challenge is FIRST
    assert again.state.cash == list(opened_cash())
    win(screen, again)
    screen.key(pygame.K_n)
    screen.frame()
    screen.frame()
    assert screen.shows(TaskDialog).challenge is CHALLENGES[1]


def opened_cash() -> tuple[int, ...]:
    return tuple(holding.cash for holding in FIRST.position.players)


def test_the_menu_leads_back_to_the_list_once_it_is_confirmed() -> None:
    screen, table = taken()
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    screen.shows(ChallengeMenu)
    screen.click("Continue")
    screen.frame()
    assert screen.scene is table
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    screen.click("Give up")
    screen.frame()
    screen.shows(ConfirmScene)
    screen.click("yes")
    screen.frame()
    assert screen.shows(ChallengesScene).challenge is FIRST


def test_the_menu_tells_the_task_and_begins_again() -> None:
    screen, table = taken()
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    screen.click("Read the task again")
    screen.frame()
    screen.shows(TaskDialog)
    screen.key(pygame.K_RETURN)
    screen.frame()
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    screen.click("Start again")
    screen.frame()
    assert screen.shows(ChallengeTable) is not table


def test_a_challenge_is_not_saved_and_says_so() -> None:
    screen, _table = taken()
    screen.key(pygame.K_s)
    assert screen.said == ["Challenges are not saved; start again at any time."]
    assert listing(screen.context.saves) == []


def test_the_list_is_used_by_keys() -> None:
    screen = the_list()
    screen.key(pygame.K_DOWN)
    assert screen.shows(ChallengesScene).challenge is CHALLENGES[1]
    screen.key(pygame.K_RETURN)
    screen.frame()
    screen.frame()
    assert screen.shows(TaskDialog).challenge is CHALLENGES[1]


def test_a_result_that_cannot_be_kept_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, table = taken()

    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic, "write", full)
    win(screen, table)
    assert any("could not be saved" in text for text in screen.said)
