"""The calendar of the challenges of days: chosen and played by mouse and keys, results by day."""

from datetime import date

import pygame

from monopoly_gui import __version__
from monopoly_gui.challenges.challenge import PLAYER, Verdict, judge_challenge
from monopoly_gui.engine.frames import Over
from monopoly_gui.scenes.challenge.calendar import DaysScene, score_line
from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.challenge.table import ChallengeTable
from monopoly_gui.scenes.challenge.task import ChallengeEnd, TaskDialog
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.storage.challenge_results import ChallengeResult, load_results
from tests.scenes.screen import Screen

TODAY = date(2026, 11, 22)


def calendar() -> tuple[Screen, DaysScene]:
    screen = Screen(speed="instant")
    screen.open(TitleScene(screen.context))
    page = DaysScene(screen.context, today=TODAY, threaded=False)
    screen.context.scenes.push(page)
    screen.frame()
    screen.frame()
    return screen, page


def test_the_list_leads_to_the_calendar_of_today_and_back() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    screen.context.scenes.push(ChallengesScene(screen.context, today=lambda: TODAY))
    screen.frame()
    screen.click("day")
    screen.frame()
    assert screen.shows(DaysScene).month.chosen == TODAY
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    screen.shows(ChallengesScene)


def test_days_and_months_are_chosen_by_mouse_and_keys() -> None:
    screen, page = calendar()
    screen.click(page.month.cell(date(2026, 11, 3)).center)
    assert page.month.chosen == date(2026, 11, 3)
    assert page.challenge.id == "day-2026-11-03"
    screen.key(pygame.K_UP)
    assert page.month.chosen == date(2026, 10, 27)
    screen.key(pygame.K_RIGHT)
    assert page.month.chosen == date(2026, 10, 28)
    screen.click("after")
    assert page.month.chosen == date(2026, 11, 28)
    screen.click("before")
    screen.click("before")
    assert page.month.chosen == date(2026, 9, 28)
    page.month.choose(date(2026, 10, 31))
    screen.key(pygame.K_PAGEDOWN)
    assert page.month.chosen == date(2026, 11, 30)


def test_a_day_to_come_stays_closed() -> None:
    screen, page = calendar()
    screen.key(pygame.K_RIGHT)
    assert page.go.reason == "This challenge isn’t open yet."
    screen.click("go")
    screen.key(pygame.K_RETURN)
    assert screen.scene is page


def test_the_challenge_of_today_is_played_and_its_score_kept_with_version_and_rules() -> None:
    screen, page = calendar()
    screen.click("go")
    screen.frame()
    screen.shows(TaskDialog)
    screen.key(pygame.K_RETURN)
    screen.frame()
    table = screen.shows(ChallengeTable)
    table.verdict = Verdict(2, 3456)
    for _ in range(40):
        screen.frame(0.2)
        if isinstance(screen.scene, ChallengeEnd):
            break
    end = screen.shows(ChallengeEnd)
    kept = load_results()[0].days_of("")["2026-11-22"]
    assert (kept.stars, kept.measured, kept.program) == (2, 3456, __version__)
    assert len(kept.rules) == 4
    line = f"Score 3456; version {__version__}, rules {kept.rules}"
    assert line in end.words()
    screen.click("away")
    screen.frame()
    page = screen.shows(DaysScene)
    assert page.result(TODAY) == kept
    assert page.month.result(TODAY) == kept
    assert page.month.result(date(2026, 11, 21)) is None


def test_the_better_score_of_a_day_stays_and_other_versions_stand_beside_it() -> None:
    _screen, page = calendar()
    assert page.keep(TODAY, Verdict(1, 2000))
    assert not page.keep(TODAY, Verdict(1, 1900))
    assert page.keep(TODAY, Verdict(1, 2100))
    old = ChallengeResult(stars=1, measured=9000, day="2026-11-22", program="0.1", rules="abcd")
    page.results.note_day("", old, race=False)
    assert page.result(TODAY) == old
    assert len(page.results.people[""].daily) == 2
    assert score_line(old) == "Score 9000; version 0.1, rules abcd"


def test_who_is_ruined_has_a_score_of_nothing() -> None:
    _screen, page = calendar()
    assert page.keep(TODAY, Verdict(0, 0, ruined=True))
    assert page.result(TODAY) == page.day_result(TODAY, Verdict(0, 0))


def test_a_game_that_ends_is_judged_by_its_worth() -> None:
    screen, _page = calendar()
    screen.click("go")
    screen.frame()
    screen.key(pygame.K_RETURN)
    screen.frame()
    table = screen.shows(ChallengeTable)
    state = table.state
    others = tuple(range(1, state.players))
    state.stack[:] = [Over((PLAYER, *others), (1,) * state.players, "limit", (1,) * state.players)]
    verdict = judge_challenge(table.challenge, state)
    assert verdict is not None and verdict.stars == 0 and verdict.measured > 0


def test_enter_on_a_day_takes_its_challenge() -> None:
    screen, page = calendar()
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_RETURN)
    screen.frame()
    assert screen.shows(TaskDialog).challenge.id == "day-2026-11-21"
    assert page.month.chosen == date(2026, 11, 21)
