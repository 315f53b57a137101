"""Clocks that are wrong, and set right between two games."""

import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from monopoly_gui.storage import is_interrupted, journal_of, listing, load, save
from monopoly_gui.storage.kept.entry import timestamp
from tests.robust.test_disks import begin, mortgage
from tests.storage.games import played

YEAR = 365 * 24 * 3600.0


def set_date(file: Path, seconds: float) -> None:
    """As if it had been written so many seconds from now."""
    moment = time.time() + seconds
    os.utime(file, (moment, moment))


@pytest.mark.parametrize("years", [-20, 20])
def test_the_game_that_was_played_last_is_continued_although_the_clock_was_wrong(
    home: Path, monkeypatch: pytest.MonkeyPatch, years: int
) -> None:
    """One game was played while the clock was far ahead, or far behind; then it was put right."""
    wrong = datetime.now(UTC) + timedelta(days=365 * years)
    with monkeypatch.context() as clock:
        clock.setattr("monopoly_gui.storage.kept.shelf.timestamp", lambda: timestamp(wrong))
        _, session = begin()
        session.end()
    _, session = begin()
    last = session.path
    session.end()
    found = session.shelf.last()
    assert found is not None and found.id == last.stem


def test_a_journal_belongs_to_its_game_whatever_the_dates_say(home: Path) -> None:
    _, session = begin()
    mortgage(session)
    assert session.match is not None
    before = session.match.state.clone()
    path = session.path
    for game, journal in ((9 * YEAR, -9 * YEAR), (-9 * YEAR, 9 * YEAR)):
        set_date(path, game)
        set_date(journal_of(path), journal)
        assert is_interrupted(path)
        assert load(path).state == before
    session.end()


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
