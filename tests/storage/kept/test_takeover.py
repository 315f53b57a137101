"""Saves of older programs become kept games, whole, once, and without being opened."""

from pathlib import Path
from shutil import copyfile

import pytest

from monopoly_gui.files import lock, sharing
from monopoly_gui.storage import load
from monopoly_gui.storage.journal import Journal, journal_of
from monopoly_gui.storage.kept import Shelf
from monopoly_gui.storage.kept.legacy_import import import_legacy
from monopoly_gui.storage.saves import digest_of, prepare, write
from tests.storage.games import played

#: written by the programs of their time
FILES = Path(__file__).parent.parent / "files"


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """A user's folder with a last game, another that was played beside it, and two by name."""
    folder = tmp_path / "saves"
    folder.mkdir()
    for name, source in (
        ("autosave.json", "format_2.json"),
        ("autosave-2.json", "format_1.json"),
        ("sunday.json", "version_0.1.0.json"),
        ("limit.json", "limit_1.json"),
    ):
        copyfile(FILES / source, folder / name)
    (folder / "broken.json").write_bytes(b"{")
    return folder


def test_all_old_games_are_taken_over_once(saves: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    assert import_legacy(saves, shelf) == 5
    assert list(saves.glob("*.json")) == []
    entries = shelf.entries()
    sound = [entry for entry in entries if not entry.problem]
    assert len(entries) == 5 and len(sound) == 4
    assert sorted(entry.round for entry in sound) == sorted(
        load(FILES / name).state.round
        for name in ("format_1.json", "format_2.json", "version_0.1.0.json", "limit_1.json")
    )
    assert {entry.kind for entry in entries} == {"game"}
    assert [entry.id for entry in sound if entry.finished] == [
        entry.id for entry in sound if load(shelf.path(entry.id)).state.over
    ]
    # what is exported into that folder later stays there
    copyfile(FILES / "format_2.json", saves / "exported.json")
    assert import_legacy(saves, shelf) == 0
    assert (saves / "exported.json").is_file()


def test_a_last_game_of_an_older_program_is_taken_over_whenever_there_is_one(
    saves: Path, tmp_path: Path
) -> None:
    shelf = Shelf(tmp_path / "games")
    import_legacy(saves, shelf)
    copyfile(FILES / "format_2.json", saves / "autosave.json")
    held = lock.acquire(saves / "autosave.lock")
    assert held is not None
    assert import_legacy(saves, shelf) == 0, "the older program is still playing it"
    lock.release(saves / "autosave.lock", held)
    assert import_legacy(saves, shelf) == 1


def test_the_journal_and_the_version_before_come_along(tmp_path: Path) -> None:
    saves, shelf = tmp_path / "saves", Shelf(tmp_path / "games")
    path, whole = saves / "autosave.json", played(1, 3, 40)
    begun = played(1, 3, 10)
    write(path, prepare(begun))
    data = prepare(begun)
    write(path, data)
    journal = Journal(journal_of(path), digest_of(data))
    journal.add(10, whole.log[10:], 1.0)
    journal.close()
    import_legacy(saves, shelf)
    (entry,) = shelf.entries()
    assert load(shelf.path(entry.id)).state == whole.state
    assert (shelf.folder / f"{entry.id}.json.bak").is_file()


def test_a_game_that_was_half_moved_is_moved_whole_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, shelf = tmp_path / "saves", Shelf(tmp_path / "games")
    path, whole = saves / "autosave.json", played(1, 3, 40)
    data = prepare(played(1, 3, 10))
    write(path, data)
    journal = Journal(journal_of(path), digest_of(data))
    journal.add(10, whole.log[10:], 1.0)
    journal.close()

    real = sharing.replace

    def ends(source: Path, target: Path) -> None:
        if source == path:
            raise OSError(28, "No space left on device")
        real(source, target)

    monkeypatch.setattr("monopoly_gui.storage.kept.legacy_import.replace", ends)
    assert import_legacy(saves, shelf) == 0
    assert not journal_of(path).exists() and path.exists()
    monkeypatch.undo()
    assert import_legacy(saves, shelf) == 1
    (entry,) = shelf.entries()
    assert load(shelf.path(entry.id)).state == whole.state
