"""The short form of the campaign with many knobs: its changes, and its report."""

import random

import pytest

from tools.campaigns.knobs import EXPERT, Game, effects, game, knob, main, with_knobs


def test_a_knob_is_a_number_of_the_expert() -> None:
    turned = with_knobs(["collects=0", "ladder=0.7,0.5+weighed=9"])
    assert (turned.collects, turned.ladder, turned.weighed) == (False, (0.7, 0.5), 9)
    assert turned.foresight is EXPERT.foresight


@pytest.mark.parametrize("text", ["luck=1", "weighed", "weighed="])
def test_what_is_no_knob_is_named(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no knob"):
        knob(text)
    assert main(["--knob", text]) == 1
    assert "no knob" in capsys.readouterr().err


def test_the_same_number_is_the_same_game() -> None:
    knobs, tables = ["collects=0", "weighed=9"], ["Pushover"]
    first, again = (game(knobs, tables, 5, 6, 3) for _ in range(2))
    assert (first.table, first.turned, first.won) == (again.table, again.turned, again.won)


def test_what_each_knob_does_is_told_although_all_are_turned_at_once() -> None:
    throw, games = random.Random(1), []
    for number in range(8000):
        turned = frozenset(name for name in ("good", "bad", "idle") if throw.random() < 0.5)
        # one table is much harder than the other, which is nobody's doing
        table, chance = ("easy", 0.7) if number % 2 else ("hard", 0.2)
        chance += 0.1 * ("good" in turned) - 0.1 * ("bad" in turned)
        seconds = 0.5 if "idle" in turned else 1.0
        games.append(Game(table, turned, float(throw.random() < chance), seconds))
    found = effects(games, ["good", "bad", "idle"])
    for name, effect in (("good", 0.1), ("bad", -0.1), ("idle", 0.0)):
        assert found[name][0] == pytest.approx(effect, abs=1.3 * found[name][1])
        assert found[name][1] < 0.025
    assert found["idle"][2] == pytest.approx(-0.69, abs=0.05)


def test_it_is_told_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "--games 16 --rounds 3 --jobs 1 --tables Pushover --knob collects=0"
    assert main(asked.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("of 16 games won")
    assert lines[2].startswith("collects=0")
