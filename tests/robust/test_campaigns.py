"""The short forms of the long campaigns: hostile files, and random hands at the screen."""

import os
from pathlib import Path

import pytest

from monopoly_gui import paths
from monopoly_gui.storage import SaveError, load
from tests.robust.guard import GUARD, Breach
from tests.storage.games import played
from tools.campaigns import hand_made, inputs, monkey


def test_files_gone_wrong_are_used_or_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    tally = inputs.Tally()
    inputs.campaign(150, 500, Path(os.path.realpath(tmp_path)), tally)
    assert tally.failed == []
    assert {end.split()[0] for end in tally.ends} == set(inputs.TRIALS)


def test_the_guard_sees_what_is_opened_outside(tmp_path: Path) -> None:
    inside = Path(os.path.realpath(tmp_path)) / "inside"
    inside.mkdir()
    with GUARD.watching(inside):
        (inside / "file").write_text("allowed")
    with pytest.raises(Breach, match="wrote"), GUARD.watching(inside):
        (inside.parent / "file").write_text("not allowed")
    with pytest.raises(Breach, match=r"os\.system"), GUARD.watching(inside):
        os.system("true")


def test_a_player_who_is_not_at_the_table_is_noticed(tmp_path: Path) -> None:
    game = played(1, 3, 0)
    game.state.current = 4
    path = tmp_path / "game.json"
    from monopoly_gui.storage import save

    save(path, game)
    with pytest.raises(SaveError, match="player 5 of 3"):
        load(path)


def test_random_hands_always_find_a_way_on(home: Path) -> None:
    found = monkey.campaign(150, 5, way_every=75)
    assert found.scenes


def test_saves_made_by_hand_are_refused_in_words_or_can_be_played(tmp_path: Path) -> None:
    tally = hand_made.Tally()
    hand_made.campaign(120, 40_001, tmp_path, tally)
    assert tally.failed == []
    assert tally.ends["refused"] > 40 and tally.actions > 2000
