"""A test that fails by chance gets a second try by itself, and is named; nothing else does."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools import twice
from tools.runner import results
from tools.runner.results import MOST, Results

FIRST_TIME = """
from pathlib import Path

class TestLuck:
    def test_luck(self):
        been = Path("been")
        again = been.exists()
        been.touch()
        assert again, "a bad day"
"""
GOOD = "def test_good(): pass\n"
BAD = "def test_bad(): assert 1 == 2\n"
HANGING = "import time\n\ndef test_hanging(): time.sleep(60)\n"
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project without tests, where pytest has none of our settings."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


def run(folder: Path, text: str, *options: str) -> int:
    """The status of a run of these tests, by which what failed is tried twice."""
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    return twice.main([sys.executable, "--", *PYTEST, *options])


def test_a_test_that_passes_by_itself_is_unstable(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, GOOD + FIRST_TIME) == 0
    text = capfd.readouterr().out
    assert "UNSTABLE: test_it.py::TestLuck::test_luck\n" in text
    assert "AssertionError: a bad day" in text
    assert "    1 passed in" in text
    assert text.endswith("2 passed, 0 failed, 0 skipped\n")


def test_a_test_that_fails_again_fails(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(folder, GOOD + BAD) == 1
    text = capfd.readouterr().out
    assert "UNSTABLE" not in text
    assert text.endswith("1 passed, 1 failed, 0 skipped\n")


def test_tests_that_cannot_be_collected_fail_at_once(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "import nothing_of_this_name\n") == 2
    assert "again" not in capfd.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="only Unix can end a test and not its process")
def test_a_test_that_hangs_is_named_and_the_others_go_on(folder: Path) -> None:
    (folder / "test_it.py").write_text(HANGING + GOOD, encoding="utf-8")
    done = subprocess.run(
        [*PYTEST, "-o", "timeout=0.2"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "FAILED test_it.py::test_hanging" in done.stdout
    assert "1 failed, 1 passed" in done.stdout


def test_every_test_of_this_project_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert float(pytestconfig.getini("timeout")) == 300


def failing(count: int, how: str = "assert False") -> Results:
    return Results(100, {f"tests/test_a.py::test_{n}": how for n in range(count)}, Counter())


def passes(name: str) -> tuple[bool, str]:
    return True, "1 passed"


@pytest.mark.parametrize(("count", "left"), [(1, 0), (MOST, 0), (MOST + 1, MOST + 1)])
def test_more_than_a_handful_is_no_chance(count: int, left: int) -> None:
    assert len(results.try_again(failing(count), passes).failed) == left


def test_a_process_that_died_is_no_chance() -> None:
    died = failing(1, "worker 'gw0' crashed while running 'tests/test_a.py::test_0'")
    assert results.try_again(died, passes) == died


def test_what_failed_and_was_not_chance_keeps_its_first_output() -> None:
    again = results.try_again(failing(2), lambda name: (name.endswith("_0"), "said"))
    assert again.passed == 101
    assert again.failed == {"tests/test_a.py::test_1": "assert False"}
