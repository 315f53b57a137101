"""The short form of the games by advice: the players, the results kept, the report."""

from pathlib import Path

import pytest

from monopoly_gui.engine.actions import OfferTrade
from monopoly_gui.engine.view import View
from tests.engine.scenes import P1, P2, P3, P4, game
from tools.campaigns import followed

CODES = {P2: "expert", P3: "hard", P4: "normal"}


def test_both_seats_play_the_same_seeds_and_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "games.jsonl"
    words = f"--games 2 --seed 3 --rounds 3 --levels normal --kept {kept}".split()
    assert followed.main(words) == 0
    first = capsys.readouterr().out
    assert first.splitlines()[1].split()[:2] == ["normal", "2"]
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 4
    assert followed.main(words) == 0
    assert capsys.readouterr().out == first
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 4


def test_who_follows_advice_makes_one_offer_a_turn() -> None:
    scene = game(owns={P1: "st_james kentucky", P2: "tennessee"})
    follower = followed.Follower(CODES)
    assert isinstance(follower.decide(View(P1, scene.state)), OfferTrade)
    assert not isinstance(follower.decide(View(P1, scene.state)), OfferTrade)
