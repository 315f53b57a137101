"""The gate's verdict on the instructions of fixed games."""

import json
from pathlib import Path

import pytest

from tools import speed_gate
from tools.runner.steps import NOT_PROVEN

KEPT = {"a game": 100_000_000, "the rules": 10_000_000}


def test_three_per_cent_more_pass() -> None:
    lines, good = speed_gate.verdict(KEPT, {"a game": 102_900_000, "the rules": 10_000_000})
    assert good
    assert lines[0] == "a game: 102.90 million instructions, +2.9% of the recorded 100.00"


def test_more_than_that_fails_whatever_the_other_gains() -> None:
    lines, good = speed_gate.verdict(KEPT, {"a game": 60_000_000, "the rules": 10_310_000})
    assert not good
    assert lines[0].endswith("record the gain")
    assert lines[1].endswith("more than 3%")


def test_a_python_of_which_nothing_is_recorded_passes_and_says_so() -> None:
    lines, good = speed_gate.verdict({}, {"a game": 1_000_000})
    assert good
    assert lines == ["a game: 1.00 million instructions; none are recorded"]


def test_nothing_is_recorded_without_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        speed_gate.main(["record"])
    assert "say why" in capsys.readouterr().err


def test_what_is_recorded_has_its_reason_and_all_figures() -> None:
    kept = json.loads(speed_gate.KEPT.read_text(encoding="utf-8"))
    assert kept
    for text in kept.values():
        assert text["reason"]
        assert set(text["instructions"]) == set(speed_gate.GAMES)


def test_without_the_counter_it_says_that_nothing_is_proven(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert speed_gate.main([]) == NOT_PROVEN
    assert capsys.readouterr().out.startswith("NOT PROVEN")
