"""The kept games: each is there, whatever happens to the index, and no program takes another's."""

import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from monopoly_gui.storage import SavedGame, SaveError, SeatRecord, load, prepare, write
from monopoly_gui.storage.journal import Journal, journal_of
from monopoly_gui.storage.kept import GameEntry, Shelf
from monopoly_gui.storage.kept import index as index_file
from monopoly_gui.storage.kept.entry import new_id, timestamp
from monopoly_gui.storage.saves import digest_of
from tests.storage.games import played
from tests.waiting import LONG, ended_when_late


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


def game(seed: int = 1, **changes: object) -> SavedGame:
    return replace(played(seed, 3, 40), **changes)  # type: ignore[arg-type]


def test_a_kept_game_is_listed_with_all_that_a_list_shows(shelf: Shelf) -> None:
    seats = (
        SeatRecord("Ada", "human", "car", 1, profile="p1"),
        SeatRecord("Blaise", "ai", "dog", 2, "hard/builder"),
        SeatRecord("Chen", "human", "hat", 3),
    )
    kept = game(seats=seats, kind="continued", marks=("seed",))
    id = shelf.put(kept)
    (entry,) = shelf.entries()
    assert (entry.id, entry.name, entry.kind, entry.board) == (id, "Game 1", "continued", "us_2008")
    assert entry.rules == "Official"
    assert [(seat.name, seat.profile, seat.bot) for seat in entry.seats] == [
        ("Ada", "p1", None),
        ("Blaise", None, "hard/builder"),
        ("Chen", None, None),
    ]
    assert entry.round == kept.state.round and not entry.finished and entry.winners == ()
    assert entry.marks == ("seed",)
    assert entry.size == shelf.path(id).stat().st_size
    assert load(shelf.path(id)).state == kept.state


@pytest.mark.parametrize("harm", ["missing", "empty", "torn", "noise", "folder"])
def test_the_index_is_made_anew_from_the_games(shelf: Shelf, harm: str) -> None:
    ids = {shelf.put(game(seed)) for seed in (1, 2, 3)}
    pinned = min(ids)
    shelf.rename(pinned, "Sunday")
    shelf.pin(pinned, True)
    before = {entry.id: (entry.name, entry.round, entry.pinned) for entry in shelf.entries()}
    data = shelf.index.read_bytes()
    shelf.index.unlink()
    if harm == "empty":
        shelf.index.touch()
    elif harm == "torn":
        shelf.index.write_bytes(data[: len(data) // 3])
    elif harm == "noise":
        shelf.index.write_bytes(b"\x00\xff{]\n" * 20)
    elif harm == "folder":
        shelf.index.mkdir()
    after = {entry.id: (entry.name, entry.round, entry.pinned) for entry in shelf.entries()}
    assert after == before
    assert after[pinned][0] == "Sunday" and after[pinned][2]


def test_a_line_that_was_half_written_does_not_spoil_the_next(shelf: Shelf) -> None:
    one = shelf.put(game(1))
    with shelf.index.open("ab") as file:
        file.write(b"12345678 half a li")
    two = shelf.put(game(2))
    found = index_file.read(shelf.index)
    assert set(found.entries) == {one, two} and found.damaged
    assert {entry.id for entry in shelf.entries()} == {one, two}
    assert not index_file.read(shelf.index).damaged, "it was written anew"


def test_the_index_does_not_grow_for_ever(shelf: Shelf) -> None:
    id = shelf.put(game())
    for _ in range(2 * index_file.SPARE):
        shelf.note(game(), id, playing=False)
    shelf.entries()
    assert index_file.read(shelf.index).lines == 1


def test_a_game_that_cannot_be_read_is_listed_with_the_reason(shelf: Shelf) -> None:
    shelf.put(game(1))
    broken = shelf.put(game(2))
    shelf.path(broken).write_bytes(b"{")
    shelf.index.unlink()
    found = {entry.id: entry.problem for entry in shelf.entries()}
    assert found[broken] and not all(found.values())


def test_a_game_left_open_is_listed_as_far_as_its_journal_tells(shelf: Shelf) -> None:
    whole = game(1, log=[])
    whole.state = whole.start.clone()
    data = prepare(whole)
    id = shelf.begin()
    write(shelf.path(id), data)
    shelf.note(whole, id, playing=True)
    journal = Journal(journal_of(shelf.path(id)), digest_of(data))
    journal.add(0, game(1).log, 1.0)
    journal.close()
    assert shelf.entries()[0].round == 1, "this program knows how far it is"
    shelf.release()
    (entry,) = shelf.entries()
    assert entry.round == game(1).state.round > 1
    assert not entry.playing


def test_unfinished_games_come_first_and_the_newest_of_them(shelf: Shelf) -> None:
    ids = [shelf.put(game(seed)) for seed in (1, 2, 3, 4)]
    days = dict(zip(ids, ("2026-01-04", "2026-01-01", "2026-01-03", "2026-01-02"), strict=True))
    index_file.renew(
        shelf.index,
        [
            replace(
                entry,
                updated=f"{days[entry.id]}T10:00:00+00:00",
                finished="2026-01-04T10:00:00+00:00" if entry.id == ids[0] else "",
            )
            for entry in shelf.entries()
        ],
    )
    assert [entry.id for entry in shelf.entries()] == [ids[2], ids[3], ids[1], ids[0]]


def test_continue_is_for_the_last_unfinished_game_of_ones_own(shelf: Shelf) -> None:
    mine = shelf.put(game(1))
    for kind in ("lesson", "scenario", "challenge", "daily", "position"):
        shelf.put(game(2, kind=kind))
    last = shelf.last()
    assert last is not None and last.id == mine
    other = Shelf(shelf.folder)
    assert other.hold(mine)
    assert shelf.last() is None
    other.release()


def test_a_game_is_held_by_one_program_at_a_time(shelf: Shelf) -> None:
    id = shelf.put(game())
    program = (
        "import sys; from pathlib import Path; from monopoly_gui.storage.kept import Shelf; "
        "print(Shelf(Path(sys.argv[1])).hold(sys.argv[2]), flush=True); input()"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program, str(shelf.folder), id],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        with ended_when_late(child):
            assert child.stdout is not None and child.stdout.readline() == "True\n"
        assert not shelf.hold(id) and not shelf.is_free(id)
        with pytest.raises(SaveError, match="another window"):
            shelf.remove(id)
    finally:
        child.kill()
        child.communicate(timeout=LONG)
    assert shelf.hold(id)
    shelf.release()
    assert not list(shelf.folder.glob("*.lock"))


def test_a_removed_game_comes_back_whole(shelf: Shelf) -> None:
    id = shelf.put(game())
    shelf.rename(id, "Sunday")
    shelf.picture(id).write_bytes(b"a picture")
    shelf.remove(id)
    assert shelf.entries() == []
    shelf.restore(id)
    (entry,) = shelf.entries()
    assert entry.name == "Sunday"
    assert shelf.picture(id).read_bytes() == b"a picture"
    shelf.remove(id)
    shelf.empty_bin()
    assert sorted(file.name for file in shelf.folder.iterdir()) == ["index.jsonl"]


def test_two_thousand_games_are_listed_without_opening_one(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = shelf.put(game())
    data = shelf.path(id).read_bytes()
    (entry,) = shelf.entries()
    many = [replace(entry, id=f"20260101-000000-{n:08x}") for n in range(2000)]
    for each in many:
        shelf.path(each.id).write_bytes(data[:1])
    index_file.add(shelf.index, many)

    def opened(path: Path) -> SavedGame:
        raise AssertionError(f"{path} was opened")

    monkeypatch.setattr("monopoly_gui.storage.kept.shelf.load", opened)
    assert len(shelf.entries()) == 2001


def test_what_is_asked_of_a_game_that_is_gone_is_refused_with_a_sentence(shelf: Shelf) -> None:
    with pytest.raises(SaveError, match="no longer exists"):
        shelf.rename("20260101-000000-00000000", "x")


def test_entries_say_whether_a_game_may_be_gone_on_with() -> None:
    def of(**values: object) -> GameEntry:
        entry = GameEntry("20260101-000000-00000000", "", "game", "us_2008", "", (), 1, "", "")
        return replace(entry, **values)  # type: ignore[arg-type]

    assert of().resumable and of(kind="quick").resumable and of(kind="continued").resumable
    assert not of(kind="lesson").resumable
    assert not of(finished="2026-01-01T00:00:00+00:00").resumable
    assert not of(problem="it is empty").resumable


def test_games_of_one_second_stand_in_the_order_in_which_they_were_kept(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = []
    for seed in range(8):
        now = datetime(2026, 3, 1, 20, 15, 7, 1000 * seed, UTC)
        monkeypatch.setattr("monopoly_gui.storage.kept.shelf.timestamp", partial(timestamp, now))
        monkeypatch.setattr("monopoly_gui.storage.kept.shelf.new_id", partial(new_id, now))
        ids.append(shelf.put(game(seed)))
    assert ids == sorted(ids)
    assert [entry.id for entry in shelf.entries()] == ids[::-1]


def test_games_that_the_index_does_not_know_are_read_bit_by_bit(tmp_path: Path) -> None:
    """The newest come first, and what was read is known from then on."""
    shelf = Shelf(tmp_path)
    ids = [shelf.put(played(seed, 2, 4)) for seed in range(4)]
    shelf.index.unlink()
    again = Shelf(tmp_path)
    assert [entry.id for entry in again.entries(patience=0)] == ids[3:]
    assert again.unread == 3
    again.read_on(0)
    assert again.unread == 2
    assert {entry.id for entry in again.entries(patience=0)} == set(ids[1:])
    assert Shelf(tmp_path).entries() == again.entries()
    assert again.unread == 0
