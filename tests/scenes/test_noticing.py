"""Achievements are announced at the table when earned, once, and the result is kept."""

from dataclasses import replace
from functools import cache, partial
from itertools import count
from pathlib import Path

import pytest

from monopoly_gui.engine.actions import Concede, Roll, SetAutoClaim
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.records.achievements import IN_GAME
from monopoly_gui.records.result_line import read_result, write_result
from monopoly_gui.records.result_of_game import result_of
from monopoly_gui.records.statistics import played_by
from monopoly_gui.scenes import session as session_module
from monopoly_gui.scenes.people.people import PeopleScene
from monopoly_gui.scenes.people.rows import achieved_numbers, achievements, games_played
from monopoly_gui.scenes.people.saved_results import fill_in, keep_result, kept_results
from monopoly_gui.scenes.session import Session
from monopoly_gui.storage import SavedGame, SeatRecord
from monopoly_gui.storage.kept.limits import ShelfLimits
from monopoly_gui.storage.profiles import keep_profile
from tests.records.history import PEOPLE
from tests.records.ledger_lines import read_lines, write_lines
from tests.records.made import TOM, ZOE, computer, person, result, seat
from tests.records.test_line import finished
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat
from tests.waiting import wait_until

EYES = "Zoe has earned “Snake Eyes”: Roll two ones."
SEATS = (
    SeatRecord("Zoe", "human", "cat", 0, profile=ZOE),
    SeatRecord("Tom", "human", "ship", 1, profile=TOM),
)


def at_table(match: Match) -> Seat:
    seat = Seat.__new__(Seat)
    seat._open(match, (1280, 720), {"speed": "instant"})
    return seat


@cache
def before_two_ones() -> SavedGame:
    """A game that begins with Zoe, who will throw two ones."""
    for seed in count(1):
        match = Match.new("us_2008", Rules(), SEATS, seed, threaded=False)
        saved = match.saved()
        if match.state.current == 0 and match.submit(Roll(0)).drawn[0] == ("dice", 1, 1):
            return saved
    raise AssertionError


def said_after_two_ones(**changes: object) -> list[str]:
    """The texts after Zoe's roll."""
    saved = replace(before_two_ones(), **changes)  # type: ignore[arg-type]
    seat = at_table(Match.from_saved(saved, threaded=False))
    assert seat.screen.said == []
    seat.table.submit(Roll(0))
    seat.frames(40)
    return seat.screen.said


def test_it_is_told_when_it_comes(home: Path) -> None:
    assert EYES in said_after_two_ones()


def test_what_was_achieved_before_is_not_told_again(home: Path) -> None:
    (eyes,) = [each.number for each in IN_GAME if each.code == "snake_eyes"]
    earlier = result(seat(1, person(), earned=(eyes,)), seat(2, computer()))
    write_lines([write_result(earlier)])
    assert EYES not in said_after_two_ones()


def test_nothing_is_told_in_games_that_do_not_count(home: Path) -> None:
    assert EYES not in said_after_two_ones(kind="scenario")
    assert EYES not in said_after_two_ones(marks=("seed",))
    start = before_two_ones().start.clone()
    start.cash[0] += 1
    start.bank -= 1
    assert EYES not in said_after_two_ones(start=start, state=start.clone())


def test_people_without_a_profile_are_left_alone(home: Path) -> None:
    nameless = tuple(replace(seat, profile="") for seat in SEATS)
    assert EYES not in said_after_two_ones(seats=nameless)


def test_the_end_is_kept_and_told(home: Path) -> None:
    for profile in PEOPLE:
        keep_profile(profile)
    rules = Rules(voluntary_bankruptcy="resign")
    match = Match.new("us_2008", rules, SEATS, 5, threaded=False)
    match.started = "2026-01-02T12:00:00+00:00"
    seat = at_table(match)
    seat.table.submit(Concede(1))
    seat.until_rest()
    seat.frames(5)
    text = "Zoe has earned 2 achievements: Beginner’s Luck?, Still Friends?"
    assert text in seat.screen.said
    (result,) = kept_results().results
    assert (result.winners, result.counts) == ((0,), True)
    assert result.started == "2026-01-02T12:00:00+00:00"
    assert result.seats[0].holder.profile == ZOE
    assert result.whole is True
    seat.frames(20)
    assert len(read_lines()) == 1


def test_a_game_that_was_partly_read_from_a_file_says_so(home: Path) -> None:
    """The file may hold anything, with dice that its author foresaw."""
    for profile in PEOPLE:
        keep_profile(profile)
    rules = Rules(voluntary_bankruptcy="resign")
    begun = Match.new("us_2008", rules, SEATS, 5, threaded=False)
    begun.submit(SetAutoClaim(0, False))
    seat = at_table(Match.from_saved(begun.saved(), threaded=False))
    seat.table.submit(Concede(1))
    seat.until_rest()
    seat.frames(5)
    (result,) = kept_results().results
    assert result.whole is False
    assert read_result(write_result(result)) == result
    (game,) = played_by([result], ZOE)
    (row,) = games_played([game])
    assert "Part of the game comes from a saved file." in row.note
    reached = [row for row in achievements(achieved_numbers([game], {})) if row.style == "medal"]
    assert reached
    assert all("Part of the game comes from a saved file." in row.note for row in reached)


def test_results_of_before_say_nothing_of_where_they_were_played(home: Path) -> None:
    old = result(seat(1, person()), seat(2, computer()))
    assert '"w":' not in write_result(old)
    assert read_result(write_result(old)).whole is None
    (row,) = games_played(played_by([old], ZOE))
    assert "file" not in row.note


def test_a_game_is_kept_once_however_often_it_is_told(home: Path) -> None:
    assert keep_result(finished()) is not None
    assert keep_result(replace(finished(), saved="2027-01-01T00:00:00+00:00")) is not None
    assert len(read_lines()) == 1
    assert keep_result(replace(finished(), log=[])) is None


def filled(page: PeopleScene) -> bool:
    return page._filling is None


def test_games_of_before_get_their_results_when_the_page_is_opened(home: Path) -> None:
    """They were finished when no results were kept yet."""
    screen = Screen()
    shelf = screen.context.shelf
    shelf.put(replace(finished(), saved="", started="2026-01-02T12:00:00+00:00"))
    assert kept_results().results == ()
    for _ in range(2):
        page = screen.open(PeopleScene(screen.context))
        wait_until(partial(filled, page), "the results are there", screen.frame)
        (result,) = kept_results().results
        assert result.started == "2026-01-02T12:00:00+00:00"
        assert len(read_lines()) == 1


def test_another_version_reckons_anew_all_but_the_chances(home: Path) -> None:
    """An older version knew fewer achievements, and said another chance."""
    screen = Screen()
    person = (replace(finished().seats[0], kind="human", profile=ZOE), *finished().seats[1:])
    saved = replace(finished(), seats=person, started="2026-01-02T12:00:00+00:00")
    now = result_of(saved)
    old = [replace(seat, earned=(), lowest=seat.lowest + 1) for seat in now.seats]
    curve = replace(now.curve, version="0-older")
    write_lines([write_result(replace(now, program="0.0.9", seats=tuple(old), curve=curve))])
    screen.context.shelf.put(saved)
    assert fill_in(screen.context.shelf) == 1
    (result,) = kept_results().results
    assert result.seats[0].earned == now.seats[0].earned != ()
    assert result.curve.version == "0-older"
    assert result.seats[0].lowest == now.seats[0].lowest + 1
    assert fill_in(screen.context.shelf) == 0


def test_a_game_that_goes_leaves_its_result(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room for one game, and two are finished."""
    monkeypatch.setattr(session_module, "ShelfLimits", lambda games, size: ShelfLimits(1, size))
    session = Session(Screen().context)
    for seed in (5, 6):
        session.shelf.put(finished(seed=seed))
    session.keep_to_limits()
    assert len(session.shelf.entries()) == 1
    (result,) = kept_results().results
    assert result.seats[0].holder.bot == "normal"
