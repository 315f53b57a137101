"""The verdict of the comparison with the commit before on figures."""

from pathlib import Path

import pytest

from tools import perf_ratio
from tools.runner.steps import NOT_PROVEN


def test_a_small_slowdown_passes() -> None:
    lines, good = perf_ratio.verdict({"a game": 0.010}, {"a game": 0.014})
    assert good
    assert lines[0].endswith("1.40 times")


def test_one_thing_much_slower_fails() -> None:
    old, new = {"a game": 0.010, "a copy": 0.001}, {"a game": 0.016, "a copy": 0.001}
    lines, good = perf_ratio.verdict(old, new)
    assert not good
    assert "more than 1.5" in lines[0]
    assert "more than 1.5" not in lines[1]


def test_of_several_runs_the_quickest_counts() -> None:
    assert perf_ratio.least([{"a": 2.0, "b": 1.0}, {"a": 1.0, "b": 3.0}]) == {"a": 1.0, "b": 1.0}


def test_without_history_it_says_that_nothing_is_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert perf_ratio.main(["--repo", str(tmp_path)]) == NOT_PROVEN
    assert capsys.readouterr().out.startswith("NOT PROVEN")
