"""Clocks that are wrong, and set right between two games."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from monopoly_gui.scenes.session import Session
from monopoly_gui.storage import Slots, interrupted, journal_of, listing, load, save
from tests.robust.test_disks import begin, mortgage
from tests.scenes.screen import Screen
from tests.storage.games import played

YEAR = 365 * 24 * 3600.0


def set_date(file: Path, seconds: float) -> None:
    """As if it had been written so many seconds from now."""
    moment = time.time() + seconds
    os.utime(file, (moment, moment))


def two_games(home: Path) -> tuple[Path, Path]:
    """The last games of two programs that have ended."""
    (_, one), (_, two) = begin(), begin()
    paths = one.autosave_path, two.autosave_path
    one.end()
    two.end()
    return paths


@pytest.mark.parametrize("years", [-20, 20])
def test_the_game_that_was_played_last_is_continued_although_the_clock_was_wrong(
    home: Path, years: int
) -> None:
    """The other was played when the clock was far ahead, or all is now as far behind."""
    first, second = two_games(home)
    set_date(second, abs(years) * YEAR)
    _, session = begin()
    assert session.autosave_path == first
    mortgage(session)
    session.end()
    if years < 0:  # the clock is put right, and all that was written meanwhile is long ago
        for file in home.glob("saves/autosave*"):
            os.utime(file, (file.stat().st_mtime + years * YEAR,) * 2)
    assert Slots(home / "saves").newest() == first


def test_a_clock_that_is_set_back_while_playing_changes_nothing(home: Path) -> None:
    first, second = two_games(home)
    _, session = begin()
    mortgage(session)
    # everything written so far is now of the future, but the whole game is written at the end
    set_date(second, 3600.0)
    set_date(first, 7200.0)
    session.end()
    slots = Slots(home / "saves")
    assert slots.newest() == first
    assert second.stat().st_mtime < first.stat().st_mtime


def test_a_journal_belongs_to_its_game_whatever_the_dates_say(home: Path) -> None:
    _, session = begin()
    mortgage(session)
    assert session.match is not None
    before = session.match.state.clone()
    path = session.autosave_path
    for game, journal in ((9 * YEAR, -9 * YEAR), (-9 * YEAR, 9 * YEAR)):
        set_date(path, game)
        set_date(journal_of(path), journal)
        assert interrupted(path)
        assert load(path).state == before
    session.end()


def test_a_running_programs_game_is_not_continued_whatever_its_date(home: Path) -> None:
    _, running = begin()
    _, ended = begin()
    path = ended.autosave_path
    ended.end()
    set_date(running.autosave_path, 9 * YEAR)
    third = Session(Screen().context)
    third.go_on()
    assert third.autosave_path == path
    third.end()
    running.end()


@pytest.mark.parametrize("saved", ["0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59-12:00", "x"])
def test_a_game_of_an_impossible_time_is_listed_by_its_files_date(
    tmp_path: Path, saved: str
) -> None:
    path = tmp_path / "game.json"
    save(path, played(1, 2, 3), datetime(2026, 3, 1, tzinfo=UTC))
    data = path.read_bytes()
    path.write_bytes(b"{" + data[77:].replace(b"2026-03-01T00:00:00+00:00", saved.encode()))
    (line,) = listing(tmp_path)
    assert line.problem == ""
    assert abs(line.saved.timestamp() - path.stat().st_mtime) < 1
