"""Old files are brought up to date step by step, and every format stays readable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui.storage import SaveError, load, save_file, saves
from monopoly_gui.storage.migrations import STEPS, migrate
from monopoly_gui.storage.save_file import FORMAT
from tests.storage.games import SAMPLE_STEPS, played

FILES = Path(__file__).parent / "files"


def test_there_is_a_step_from_every_old_format() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_a_real_file_of_every_format_can_be_loaded(number: int) -> None:
    game = load(FILES / f"format_{number}.json")
    assert game.state.problems() == []
    assert len(game.log) == game.state.version - game.start.version


def test_the_present_format_holds_what_is_played_today() -> None:
    sample = load(FILES / f"format_{FORMAT}.json")
    assert sample.start == played(1, 4, SAMPLE_STEPS).start


def test_steps_run_in_order_each_on_the_last_ones_result() -> None:
    steps = {
        1: lambda raw: {**raw, "name": raw["title"]},
        2: lambda raw: {**raw, "name": raw["name"].upper()},
    }
    assert migrate({"format": 1, "title": "old"}, 3, steps) == {
        "format": 3,
        "title": "old",
        "name": "OLD",
    }
    assert migrate({"format": 2, "name": "newer"}, 3, steps)["name"] == "NEWER"


def test_an_old_file_is_loaded_through_its_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rename(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "name": raw["name"] + ", updated"}

    monkeypatch.setattr(saves, "FORMAT", FORMAT + 1)
    monkeypatch.setitem(STEPS, FORMAT, rename)
    path = tmp_path / "old.json"
    path.write_bytes((FILES / f"format_{FORMAT}.json").read_bytes())
    assert load(path).name == "Game 1, updated"


def test_an_old_file_that_its_step_cannot_read_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "FORMAT", FORMAT + 1)
    monkeypatch.setitem(STEPS, FORMAT, lambda raw: {**raw, "name": raw["title"]})
    path = tmp_path / "old.json"
    path.write_text(json.dumps({"format": FORMAT}))
    with pytest.raises(SaveError, match="older version and cannot be brought up to date"):
        load(path)
    assert save_file.FORMAT == FORMAT
