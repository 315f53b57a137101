"""Files that another program holds are waited for, and nothing is half done if in vain."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui import paths
from monopoly_gui.files import sharing
from monopoly_gui.files.atomic import backup_of
from monopoly_gui.files.sharing import why_failed
from monopoly_gui.language import speak, translate
from monopoly_gui.storage import (
    Journal,
    SaveError,
    Settings,
    delete,
    digest_of,
    journal_of,
    load,
    load_settings,
    prepare,
    save,
    save_settings,
)
from monopoly_gui.storage.settings import settings_file
from tests.storage.games import played
from tests.storage.held import held


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game with the version before it and a journal."""
    path = tmp_path / "game.json"
    save(path, played(seed=1))
    save(path, played(seed=2))
    Journal(journal_of(path), digest_of(path.read_bytes())).close()
    return path


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("which", ["game.json", "game.json.bak", "game.journal"])
def test_a_game_is_deleted_whole_or_not_at_all(
    game: Path, which: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(game.parent)
    assert len(before) == 3
    with (
        held(game.with_name(which), monkeypatch),
        pytest.raises(SaveError, match=r"game\.json cannot be deleted: .*(another program|held)"),
    ):
        delete(game)
    assert contents(game.parent) == before
    delete(game)
    assert contents(game.parent) == {}


def test_a_game_is_deleted_while_its_journal_is_written(game: Path) -> None:
    journal = Journal(journal_of(game), digest_of(game.read_bytes()))
    delete(game)
    assert not journal_of(game).exists()
    again = Journal(journal_of(game), digest_of(prepare(played(seed=3))))
    journal.close()
    again.close()
    delete(game)
    assert contents(game.parent) == {}


@pytest.mark.parametrize("which", ["game.json", "game.json.bak"])
def test_a_game_that_cannot_be_replaced_stays_as_it_was(
    game: Path, which: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = load(game)
    names = set(contents(game.parent))
    with (
        held(game.with_name(which), monkeypatch),
        pytest.raises(SaveError, match=r"could not be saved as .*(another program|denied|held)"),
    ):
        save(game, played(seed=3))
    assert load(game) == before
    assert set(contents(game.parent)) == names
    save(game, played(seed=3))
    assert load(backup_of(game)) == before


def test_settings_that_are_held_stay_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(volume=10))
    with held(settings_file(), monkeypatch), pytest.raises(SaveError, match="They last until"):
        save_settings(Settings(volume=20))
    assert load_settings()[0].volume == 10
    assert [file.name for file in settings_file().parent.iterdir()] == ["settings.json"]


def test_what_is_held_for_a_moment_is_waited_for(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, refused = os.replace, [game, game, backup_of(game)]

    def refuse(source: Any, target: Any) -> None:
        if target in refused:
            refused.remove(target)
            raise PermissionError(13, "held by another program", str(target))
        real(source, target)

    monkeypatch.setattr(sharing, "WAITS", (0.0, 0.0, 0.0))
    monkeypatch.setattr(os, "replace", refuse)
    save(game, played(seed=3))
    assert refused == []
    assert load(game).start.seed == 3


def test_a_file_that_is_read_can_be_deleted_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"whole")
    handle = sharing.open_to_read(path)
    sharing.remove_all([path])
    assert not path.exists()
    with open(handle, "rb") as file:
        assert file.read() == b"whole"
    assert contents(tmp_path) == {}


def test_what_is_not_there_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        sharing.open_to_read(tmp_path / "nothing.json")
    with pytest.raises(FileNotFoundError):
        sharing.create(tmp_path / "no folder" / "game.journal")


def test_what_is_created_is_empty_and_of_bytes(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(b"before")
    handle = sharing.create(path)
    assert path.read_bytes() == b""
    os.write(handle, b"a\nb\r\n")
    os.close(handle)
    assert path.read_bytes() == b"a\nb\r\n"


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_a_full_disk_is_told_in_the_language_of_the_player(language: str) -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert why_failed(full) == "No space left on device"
    speak(language, paths.assets() / "locale")
    assert translate(why_failed(full)) != "No space left on device"


def test_what_only_the_system_can_say_stays_as_it_is() -> None:
    assert (
        why_failed(OSError(errno.ENOSPC, "the quota of this folder")) == "the quota of this folder"
    )
    assert why_failed(ValueError("it is too large")) == "it is too large"
