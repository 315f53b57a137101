"""One whole game for each preset goes as it is written down."""

import pytest

from monopoly_gui.engine.presets import PRESETS, Preset
from tests.golden.play import FOLDER, MOST, transcript

HOW = "if the change is meant, write the games anew: python -m tests.golden.play"


@pytest.mark.parametrize("preset", PRESETS, ids=lambda p: p.id)
def test_the_game_goes_as_written(preset: Preset) -> None:
    """SC-260: the same seed, rules and choices give the same game, line by line."""
    written = (FOLDER / f"{preset.id}.txt").read_text(encoding="utf-8").splitlines()
    played = transcript(preset).splitlines()
    for number, (before, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == before, f"line {number} of {preset.id}.txt: {HOW}"
    assert len(played) == len(written), HOW


def test_no_file_is_left_over() -> None:
    """A preset that is gone takes its game with it."""
    assert {file.stem for file in FOLDER.glob("*.txt")} == {preset.id for preset in PRESETS}


def test_the_games_are_worth_writing_down() -> None:
    """They build, trade, ruin somebody, and most come to an end."""
    games = [(FOLDER / f"{preset.id}.txt").read_text(encoding="utf-8") for preset in PRESETS]
    everything = "".join(games)
    for word in ("buildings_changed", "trade_done", "went_bankrupt", "auction_closed", "left_jail"):
        assert word in everything
    assert sum("-- end;" in game for game in games) > len(games) / 2
    assert all(len(game.splitlines()) < 2 * MOST for game in games)
