"""Disks that are full or cannot be written to, and two programs in one folder."""

import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui.engine.actions import EndTurn, Mortgage, Roll
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import (
    Journal,
    LogEntry,
    SaveError,
    SeatRecord,
    digest_of,
    is_interrupted,
    journal_of,
    load,
    prepare,
    save,
    save_preset,
    save_settings,
)
from monopoly_gui.storage.settings import Settings
from monopoly_gui.system.fault_report import write_report
from tests.records.ledger_lines import read_lines
from tests.scenes.pages import ended
from tests.scenes.screen import Screen
from tests.storage.games import played

SEATS = [SeatRecord("Ada", "human", "car", 0), SeatRecord("Chen", "human", "dog", 1)]


def begin(**rules: object) -> tuple[Screen, Session]:
    screen = Screen()
    session = Session(screen.context)
    screen.context.start_game(
        NewGame(SEATS, "us_2008", {"deal_deeds": 3, "deal_paid": False, **rules}, 7)
    )
    screen.frame()
    screen.frame()
    return screen, session


def mortgage(session: Session) -> None:
    """One more action, of which there are three."""
    match = session.match
    assert match is not None
    state = match.state
    deeds = [s for s in state.deeds(state.current) if not state.mortgaged[s]]
    match.submit(Mortgage(state.current, deeds[0]))


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 64 kB, where the system lets one be made."""
    place = tmp_path / "small"
    place.mkdir()
    mount = shutil.which("mount")
    made = (
        mount
        and not subprocess.run(
            [mount, "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)],
            check=False,
            capture_output=True,
        ).returncode
    )
    if not made:
        pytest.skip("only the administrator of a Unix may make a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_really_full_disk_keeps_the_old_game(small: Path) -> None:
    path = small / "game.json"
    save(path, played(seed=1, steps=20))
    before = load(path)
    (small / "filler").write_bytes(b"x" * (40 * 1024))
    with pytest.raises(SaveError, match="No space left on device"):
        save(path, played(seed=2, steps=900))
    assert load(path).state == before.state
    assert [file.name for file in small.glob("*.tmp")] == []


def test_a_disk_that_fills_up_while_playing_loses_nothing_once_there_is_room(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MONOPOLY_GUI_HOME", str(small))
    _, session = begin()
    mortgage(session)
    assert session.keeping is not None
    filler = small / "filler"
    with pytest.raises(OSError, match="No space"), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 512)
    # the journal's last page on the disk still has room: fill that too
    for _ in range(60):
        if session.keeping.autosave.trouble:
            break
        assert session.match is not None
        session.match.submit(Mortgage(session.match.state.current, _mortgageable(session)))
        session.match.undo()
    assert "No space left" in session.keeping.autosave.trouble
    filler.unlink()
    mortgage(session)
    assert session.keeping.autosave.trouble == ""
    assert session.match is not None
    assert load(session.path).state == session.match.state
    session.end()


def _mortgageable(session: Session) -> int:
    assert session.match is not None
    state = session.match.state
    return next(s for s in state.deeds(state.current) if not state.mortgaged[s])


def test_what_could_not_be_written_is_written_with_the_next_action(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, session = begin()
    match, keeping = session.match, session.keeping
    assert match is not None
    assert keeping is not None
    autosave = keeping.autosave
    real = os.write
    calls = 0

    def half(file: int, data: bytes) -> int:
        """Half of the line fits, and then nothing any more."""
        nonlocal calls
        calls += 1
        if calls % 2:
            return real(file, bytes(data)[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("os.write", half)
        mortgage(session)
        mortgage(session)
    assert "could not be saved" in screen.said[-2]
    assert "no finished game to remove" in screen.said[-1]
    mortgage(session)
    assert autosave.trouble == ""
    assert load(session.path).state == match.state
    session.end()


def test_a_full_disk_says_what_could_be_removed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, session = begin()
    for number in range(3):
        id = session.shelf.put(ended())
        if not number:
            session.shelf.pin(id, True)
    size = sum(entry.size for entry in session.shelf.entries() if entry.finished) * 2 / 3

    def full(file: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("os.write", full)
        mortgage(session)
    assert screen.said[-1] == (
        f"Under Games you could delete 2 finished games, which frees {size / 1e6:.1f} MB."
    )
    session.end()


def test_the_oldest_finished_games_go_when_a_game_is_left(home: Path) -> None:
    screen, session = begin()
    screen.context.settings.keep_games = 10
    ids = [session.shelf.put(ended()) for _ in range(12)]
    session.shelf.pin(ids[0], True)
    session.end()
    left = {entry.id for entry in session.shelf.entries()}
    assert len(left) == 10
    assert {session.path.stem, ids[0]} <= left
    assert len(read_lines()) == 1, "three alike have one result"


def test_a_really_read_only_folder_can_be_played_from(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games there are opened, and go on; every way to write says why it cannot."""
    monkeypatch.setenv("MONOPOLY_GUI_HOME", str(small))
    _, session = begin()
    mortgage(session)
    session.rescue()
    session.end()
    subprocess.run(["mount", "-o", "remount,ro", str(small)], check=True)
    screen = Screen()
    again = Session(screen.context)
    assert again.context.continue_reason() == ""
    again.go_on()
    assert again.match is not None
    assert again.match.state.version == 1
    assert "Read-only file system" in screen.said[-1]
    mortgage(again)
    with pytest.raises(SaveError, match="Read-only file system"):
        save(small / "saves" / "mine.json", played())
    with pytest.raises(SaveError, match="Read-only file system"):
        again.shelf.remove(session.path.stem)
    with pytest.raises(SaveError, match="Read-only file system"):
        save_settings(Settings())
    with pytest.raises(SaveError, match="Read-only file system"):
        save_preset("Mine", "us_2008", {})
    assert write_report(ValueError()) is None
    again.end()
    assert len(again.shelf.entries()) == 1


def test_a_folder_that_cannot_be_written_to_says_so_everywhere(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object, **__: object) -> int:
        raise OSError(errno.EROFS, "Read-only file system")

    screen = Screen()
    session = Session(screen.context)
    real = Path.open

    def read_only(path: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
        return denied() if "w" in mode else real(path, mode, *more, **named)

    opened = os.open

    def read_only_too(path: str, flags: int, *more: int) -> int:
        return denied() if flags & (os.O_WRONLY | os.O_RDWR) else opened(path, flags, *more)

    monkeypatch.setattr("os.open", read_only_too)
    for name in ("os.mkdir", "os.replace", "os.link"):
        monkeypatch.setattr(name, denied)
    monkeypatch.setattr(Path, "open", read_only)
    screen.context.start_game(NewGame(SEATS, "us_2008", {}, 7))
    assert "Read-only file system" in screen.said[-1]
    assert session.match is not None
    session.match.submit(Roll(session.match.state.current))
    for keep in (
        lambda: save(home / "game.json", played()),
        lambda: save_settings(Settings()),
        lambda: save_preset("Mine", "us_2008", {}),
        session.rescue,
    ):
        with pytest.raises(SaveError, match="Read-only file system"):
            keep()
    session.end()


def test_two_programs_play_two_games(home: Path) -> None:
    _, one = begin()
    _, two = begin()
    assert one.path != two.path
    mortgage(one)
    mortgage(two)
    mortgage(two)
    for session in (one, two):
        assert session.match is not None
        assert load(session.path).state == session.match.state
    one.end()
    two.end()
    assert {entry.id for entry in two.shelf.entries()} == {one.path.stem, two.path.stem}


def test_a_second_program_says_that_the_first_plays_and_offers_another_game(home: Path) -> None:
    _, older = begin()
    path = older.path
    older.end()
    _, one = begin()
    screen = Screen()
    two = Session(screen.context)
    two.offer()
    screen.frame()
    assert "another window" in screen.shows(ConfirmScene).text
    screen.click("yes")
    screen.frame()
    assert two.path == path
    assert not two.shelf.hold(one.path.stem)
    two.play_kept(one.path.stem)
    assert "another window" in screen.said[-1]
    one.end()
    two.end()


def test_continue_takes_the_newest_game_that_no_other_program_plays(home: Path) -> None:
    _, one = begin()
    _, two = begin()
    three = Session(Screen().context)
    assert three.context.continue_reason() == "Your last game is open in another window."
    path = two.path
    two.end()
    assert three.context.continue_reason() == ""
    three.go_on()
    assert three.path == path
    one.end()
    three.end()


def test_an_interrupted_game_is_offered_at_the_next_start(home: Path) -> None:
    screen, session = begin()
    mortgage(session)
    assert session.match is not None
    before = session.match.state.clone()
    session.shelf.release()  # as the end of the process does
    assert is_interrupted(session.path)
    again = Session(screen.context)
    again.offer()
    screen.frame()
    screen.shows(ConfirmScene)
    screen.click("yes")
    screen.frame()
    screen.shows(TableScene)
    assert again.match is not None
    assert again.match.state == before
    again.end()


def test_a_game_that_was_left_in_peace_is_not_offered(home: Path) -> None:
    screen, session = begin()
    mortgage(session)
    session.end()
    assert not is_interrupted(session.path)
    again = Session(screen.context)
    again.offer()
    screen.frame()
    screen.shows(TableScene)


def test_after_a_fault_the_next_start_offers_the_game(home: Path) -> None:
    _, session = begin()
    mortgage(session)
    assert session.rescue()
    session.end()
    assert is_interrupted(session.path)


def test_a_damaged_last_game_gives_way_to_its_backup_and_journal(home: Path) -> None:
    screen, session = begin()
    mortgage(session)
    mortgage(session)
    assert session.match is not None
    before = session.match.state.clone()
    session.end()
    session.path.write_bytes(b"{")
    again = Session(screen.context)
    assert again.context.continue_reason() == ""
    again.go_on()
    assert "damaged" in screen.said[-1]
    assert again.match is not None
    assert again.match.state == before
    again.end()


def test_a_journal_cut_off_or_changed_is_used_up_to_there(home: Path) -> None:
    _, session = begin()
    states = []
    for _ in range(3):
        mortgage(session)
        assert session.match is not None
        states.append(session.match.state.clone())
    path = session.path
    journal = journal_of(path)
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-3])
    assert load(path).state == states[1]
    second = whole.index(b"\n", whole.index(b"\n") + 1) + 20
    journal.write_bytes(whole[:second] + b"?" + whole[second + 1 :])
    assert load(path).state == states[0]
    journal.write_bytes(whole.replace(b"journal 1 ", b"journal 1 0"))
    assert load(path).log == []
    journal.write_bytes(whole)
    assert load(path).state == states[2]
    session.end()


def test_taking_back_is_kept_also_while_autosave_was_off(home: Path) -> None:
    screen, session = begin()
    match = session.match
    assert match is not None
    mortgage(session)
    mortgage(session)
    screen.context.settings.autosave = False
    match.undo()
    match.undo()
    screen.context.settings.autosave = True
    mortgage(session)
    assert load(session.path).log == list(match.log)
    match.undo()
    assert load(session.path).log == []
    assert load(session.path).state == match.state
    session.end()


def test_a_game_is_kept_on_leaving_where_that_was_chosen_in_the_middle(home: Path) -> None:
    screen = Screen(autosave=False)
    session = Session(screen.context)
    screen.context.start_game(NewGame(SEATS, "us_2008", {"deal_deeds": 3}, 7))
    assert session.match is not None
    session.match.submit(Roll(session.match.state.current))
    before = session.match.state.clone()
    assert not session.path.exists()
    screen.context.settings.autosave = True
    session.end()
    assert load(session.path).state == before


def test_a_journal_that_fits_no_game_is_used_as_far_as_it_does(home: Path) -> None:
    """Well-formed lines with impossible contents."""
    game, whole = played(3, 3, 20), played(3, 3, 40)
    path = home / "autosave.json"

    def found(*entries: LogEntry, at: int = 20) -> int:
        data = prepare(game)
        path.write_bytes(data)
        journal = Journal(journal_of(path), digest_of(data))
        journal.add(at, entries, 1.0)
        journal.close()
        return len(load(path).log) - len(game.log)

    version, action, drawn = whole.log[20]
    assert found(*whole.log[20:25]) == 5
    assert found((version + 7, action, drawn)) == 0
    assert found((version, EndTurn(2), ())) == 0
    assert found((version, action, (*drawn, ("dice", 1, 2)))) == 0
    assert found(whole.log[20], at=33) == 0
    assert found(*whole.log[15:40], at=15) == 20
    path.write_bytes(b"{")
    assert not is_interrupted(path)
    path.unlink()
    assert not is_interrupted(path)


def test_a_place_for_a_journal_that_is_taken_is_told(home: Path) -> None:
    screen, session = begin()
    path = session.path
    session.end()
    journal_of(path).unlink(missing_ok=True)
    journal_of(path).mkdir()
    session.go_on()
    assert session.path == path
    assert "Is a directory" in screen.said[-1]
    mortgage(session)
    assert session.match is not None
    assert load(session.path).state == session.match.state
    session.end()
