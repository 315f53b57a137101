"""Games are kept in folders of any depth and name, which need a prefix on Windows."""

import sys
from pathlib import Path

import pytest

from monopoly_gui import paths
from monopoly_gui.cli import read
from monopoly_gui.commands import verify
from monopoly_gui.storage import (
    Settings,
    delete,
    listing,
    load,
    load_settings,
    save,
    save_settings,
)
from monopoly_gui.storage.kept import Shelf
from tests.storage.games import played


@pytest.fixture
def deep(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose name is longer than what Windows takes as it stands."""
    folder = home.joinpath(*[f"Größere Häuser {number} & Söhne" for number in range(12)])
    assert len(str(folder)) > 300
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder


@pytest.mark.usefixtures("deep")
def test_everything_is_kept_there() -> None:
    path = paths.user_saves() / "game.json"
    for seed in (1, 2):
        save(path, played(seed=seed))
    assert load(path).start.seed == 2
    assert [line.path for line in listing(paths.user_saves())] == [path]
    shelf = Shelf(paths.user_games())
    id = shelf.put(played(seed=1))
    assert shelf.hold(id)
    assert [entry.id for entry in shelf.entries()] == [id]
    shelf.release()
    delete(path)
    assert listing(paths.user_saves()) == []
    save_settings(Settings(volume=20))
    assert load_settings()[0].volume == 20


def test_a_game_there_can_be_named(deep: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(paths.user_saves() / "game.json", played(seed=1))
    path = str(deep / "saves" / "game.json")
    assert verify.main(read(["verify", "--reveal-seed", path])) == 0
    assert "seed     1\n" in capsys.readouterr().out


@pytest.mark.usefixtures("deep")
def test_windows_is_told_that_a_name_is_long() -> None:
    assert str(paths.user_saves()).startswith("\\\\?\\") == (sys.platform == "win32")


def test_a_short_name_stays_as_it_is() -> None:
    assert paths.reachable(Path("saves", "game.json")) == Path("saves", "game.json")
