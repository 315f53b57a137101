"""Pipes, devices and folders where files are expected: none is waited for or read without end."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from monopoly_gui import editions, paths
from monopoly_gui.scenes.session import Session
from monopoly_gui.storage import Settings, journal_of, listing, load, load_presets, load_settings
from monopoly_gui.storage.saves import save
from monopoly_gui.storage.settings import settings_file
from monopoly_gui.storage.user_presets import presets_file
from tests.robust.guard import within
from tests.scenes.screen import Screen
from tests.storage.games import played

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="only Unix has pipes and devices among files"
)
#: seconds after which something is taken to be waited for
PATIENCE = 20.0
NO_FILE = "it is not an ordinary file"


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.fixture(params=[pipe, device], ids=["a pipe", "a device without end"])
def put(request: pytest.FixtureRequest, home: Path) -> Callable[[Path], Path]:
    def make(path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        request.param(path)
        return path

    return make


def test_settings_and_presets_are_refused_in_words(put: Callable[[Path], Path]) -> None:
    put(settings_file())
    put(presets_file())
    with within(PATIENCE):
        settings, text = load_settings()
        assert settings.model_dump() == Settings().model_dump()
        assert f"cannot be read ({NO_FILE}): defaults are used." in text
        assert NO_FILE in load_presets()[1]


def test_an_edition_is_refused_in_words(put: Callable[[Path], Path]) -> None:
    put(paths.user_editions() / "odd.json")
    with within(PATIENCE):
        (odd,) = [entry for entry in editions.catalogue() if entry.id == "odd"]
    assert NO_FILE in odd.problem


def test_a_game_is_not_listed_and_a_last_game_not_continued(
    put: Callable[[Path], Path], home: Path
) -> None:
    put(paths.user_saves() / "autosave.json")
    with within(PATIENCE):
        assert listing(paths.user_saves()) == []
        session = Session(Screen().context)
        assert session.context.continue_reason()
        put(session.shelf.path("20260101-000000-00000000"))
        (listed,) = session.shelf.entries()
        assert listed.problem


def test_a_journal_is_left_out(put: Callable[[Path], Path]) -> None:
    path = paths.user_saves() / "game.json"
    game = played(1, 2, 10)
    save(path, game)
    put(journal_of(path))
    with within(PATIENCE):
        assert load(path).state == game.state
