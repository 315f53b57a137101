"""The command that proves the game on Windows tells what held, and never hides what did not."""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

import prove_windows
from windows import suite
from windows.bench import Bench, Figure, NotHere, Step, Wrong
from windows.wine import Done

RESULTS = """<testsuites><testsuite>
<testcase classname="tests.test_a" name="good"/>
<testcase classname="tests.test_a" name="bad"><failure message="no">a story</failure></testcase>
<testcase classname="tests.test_a" name="left"><skipped message="only Unix has it"/></testcase>
<testcase classname="tests.test_b" name="broken"><error message="no">it broke</error></testcase>
</testsuite></testsuites>"""


def good(bench: Bench) -> None:
    bench.figures.append(Figure("size", "20 MB", "19 MB"))


def bad(bench: Bench) -> None:
    raise Wrong("A drawing is cut.")


def away(bench: Bench) -> None:
    raise NotHere("Wine did not start.")


@pytest.fixture
def prove(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """The command with nothing installed and nothing made."""
    monkeypatch.setattr(prove_windows, "missing", list)
    monkeypatch.setattr(prove_windows, "TOP", tmp_path)
    monkeypatch.setattr(sys, "argv", ["prove_windows.py"])
    return monkeypatch


@pytest.mark.parametrize(
    ("steps", "status", "told"),
    [
        ((good,), 0, "good held"),
        ((good, bad, good), 1, "windows: bad FAILED"),
        ((away, bad), 3, "NOT PROVEN ON WINDOWS: Wine did not start."),
        ((bad, away), 1, "NOT PROVEN ON WINDOWS: Wine did not start."),
    ],
)
def test_the_status_tells_what_held(
    steps: tuple[object, ...],
    status: int,
    told: str,
    prove: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = [Step(step.__name__, "it works", step) for step in steps]  # type: ignore[attr-defined, arg-type]
    prove.setattr(prove_windows, "STEPS", (Step("python", "", lambda bench: None), *table))
    assert prove_windows.main() == status
    said = capsys.readouterr()
    assert told in said.out + said.err


def test_without_the_tools_it_says_what_to_install(
    prove: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prove.setattr(prove_windows, "missing", lambda: ["nsis", "wine"])
    assert prove_windows.main() == 3
    assert capsys.readouterr().err == "NOT PROVEN ON WINDOWS: install nsis wine first\n"


def test_figures_stand_beside_each_other() -> None:
    assert prove_windows.table(
        [Figure("size", "20 MB", "9 MB"), Figure("start", "2 s", "1 s")]
    ) == [
        "       Windows  Linux",
        "size     20 MB   9 MB",
        "start      2 s    1 s",
    ]


def test_the_results_of_the_suite_are_read(tmp_path: Path) -> None:
    (tmp_path / "results.xml").write_text(RESULTS, encoding="utf-8")
    told = suite.read(tmp_path / "results.xml")
    assert told.passed == 1
    assert told.failed == {
        "tests.test_a::bad": "a story",
        "tests.test_b::broken": "it broke",
    }
    assert told.skipped == Counter({"only Unix has it": 1})


@dataclass
class Weak:
    """A Windows in which pytest ends so many times before it has begun, and then passes or not."""

    prefix: Path
    vain: int
    printed: str = ""

    def run(self, *command: object, log: Path, **more: object) -> Done:
        self.vain -= 1
        if self.vain < 0:
            (log.parent / "results.xml").write_text(RESULTS, encoding="utf-8")
            return Done(1, "1 passed, 2 failed")
        return Done(1, self.printed, "wine: no.")

    def stop(self) -> None:
        pass


def part(windows: Weak) -> suite.Told:
    bench = Bench(windows.prefix, time.monotonic() + 60)
    return suite._part(bench, windows, "ai 1", [])  # type: ignore[arg-type]


def test_a_part_that_ends_before_its_first_test_is_begun_again_and_that_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert part(Weak(tmp_path, vain=2)).passed == 1
    assert capsys.readouterr().out.count("ai 1: ended with 1 before a test. wine: no.") == 2


def test_a_part_that_never_begins_fails(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=r"pytest ended with 1:\nwine: no\."):
        part(Weak(tmp_path, vain=100))


def test_a_part_that_ends_in_the_middle_fails_at_once(tmp_path: Path) -> None:
    weak = Weak(tmp_path, vain=1, printed="....")
    with pytest.raises(Wrong, match=r"pytest ended with 1:\n\.\.\.\."):
        part(weak)
    assert weak.vain == 0


def test_every_file_of_tests_is_in_one_part() -> None:
    tests = Path(__file__).parents[1]
    given = [file for _, files in suite.parts(tests) for file in files]
    assert sorted(given) == sorted(tests.rglob("test_*.py"))


def test_no_time_is_given_that_is_not_left(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="no time was left"):
        Bench(tmp_path, ends=0.0).seconds(10)
