"""The command that proves the game on Windows reports the successes, and never hides a failure."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import prove_windows
from tools.runner.results import Results, read
from tools.runner.steps import NOT_PROVEN
from windows import installed, played, suite
from windows.bench import Bench, Figure, NotHere, WineFault, Wrong
from windows.installed import Installed
from windows.wine import Done, Wine

RESULTS = """<testsuites><testsuite>
<testcase classname="tests.a.test_a" file="tests\\a\\test_a.py" name="good"/>
<testcase classname="tests.a.test_a" file="tests\\a\\test_a.py" name="bad"><failure
message="no">a story</failure></testcase>
<testcase classname="tests.a.test_a" file="tests\\a\\test_a.py" name="left"><skipped
message="only Unix has it"/></testcase>
<testcase classname="tests.test_b.TestB" file="tests/test_b.py" name="broken[1]"><error
message="no">it broke</error></testcase>
</testsuite></testsuites>"""


def good(bench: Bench) -> None:
    bench.figures.append(Figure("size", "20 MB", "19 MB"))


def bad(bench: Bench) -> None:
    raise Wrong("A drawing is cut.")


def away(bench: Bench) -> None:
    raise NotHere("Wine did not start.")


def broken(bench: Bench) -> None:
    raise ZeroDivisionError


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A machine with all that is needed, and an empty folder to work in."""
    monkeypatch.setattr(prove_windows, "missing", list)
    monkeypatch.setattr(prove_windows, "TOP", tmp_path)
    monkeypatch.delenv(prove_windows.ELSEWHERE, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("act", "status", "told"),
    [
        (good, 0, "      Windows  Linux\nsize    20 MB  19 MB\n"),
        (bad, 1, "A drawing is cut.\n"),
        (away, NOT_PROVEN, "NOT PROVEN: Wine did not start.\n"),
    ],
)
def test_the_status_tells_what_held(
    act: Callable[[Bench], None],
    status: int,
    told: str,
    here: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert prove_windows.main(["act"], {"act": act}) == status
    assert capsys.readouterr().out == told


def test_a_fault_of_a_step_is_no_excuse(here: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        prove_windows.main(["act"], {"act": broken})


def test_without_the_tools_it_says_what_to_install(
    here: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here.setattr(prove_windows, "missing", lambda: ["nsis", "wine"])
    assert prove_windows.main(["act"], {"act": good}) == NOT_PROVEN
    assert capsys.readouterr().out == "NOT PROVEN: install nsis wine first\n"


def test_a_wine_that_does_not_start_proves_nothing(
    here: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here.setenv("PATH", str(tmp_path))
    windows = Wine(tmp_path / "prefix", tmp_path / "python.exe")
    assert prove_windows.main(["act"], {"act": lambda bench: windows.make()}) == NOT_PROVEN
    assert "NOT PROVEN: Wine cannot be started" in capsys.readouterr().out


def test_where_a_real_windows_is_at_hand_wine_proves_nothing(
    here: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here.setenv(prove_windows.ELSEWHERE, "1")
    assert prove_windows.main(["act"], {"act": bad}) == NOT_PROVEN
    assert capsys.readouterr().out == "NOT PROVEN: a real Windows is to prove it\n"


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
    text = read(tmp_path / "results.xml")
    assert text.count == "1 passed, 2 failed, 1 skipped"
    assert text.failed == {
        "tests/a/test_a.py::bad": "a story",
        "tests/test_b.py::TestB::broken[1]": "it broke",
    }
    assert dict(text.skipped) == {"only Unix has it": 1}


#: one test that is good
PASSED = '<testsuites><testcase classname="t" file="t.py" name="good"/></testsuites>'
#: how a part ends in which a test hangs
HANGS = """tests/a/test_a.py::test_good PASSED [ 10%]
tests/a/test_a.py::test_bad[a b] 
+++++++++++++++++++++++++++++++++++ Timeout +++++++++++++++++++++++++++++++++++
~~~~~~~ Stack of MainThread ~~~~~~~
"""  # noqa: W291


@dataclass
class Weak:
    """A Windows in which each run of pytest gives the next of these results, or only prints."""

    prefix: Path
    runs: list[str]
    asked: list[tuple[object, ...]] = field(default_factory=list)

    def run(self, *command: object, log: Path, **more: object) -> Done:
        self.asked.append(command)
        run = self.runs.pop(0)
        if not run.startswith("<"):
            return Done(1, run, "wine: no.")
        (log.parent / "results.xml").write_text(run, encoding="utf-8")
        return Done(int("</failure>" in run), "told")

    def stop(self) -> None:
        pass


def part(windows: Weak) -> Results:
    bench = Bench(windows.prefix, time.monotonic() + 60)
    return suite._part(bench, windows, "ai 1", [])  # type: ignore[arg-type]


def test_a_part_that_ends_before_its_first_test_is_begun_again_and_that_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert part(Weak(tmp_path, ["", "", PASSED])).passed == 1
    assert capsys.readouterr().out.count("ai 1: ended with 1 before a test. wine: no.") == 2


def test_a_part_that_never_begins_fails(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=r"pytest ended with 1:\nwine: no\."):
        part(Weak(tmp_path, [""] * 3))


def test_a_part_that_ends_in_the_middle_fails_at_once(tmp_path: Path) -> None:
    weak = Weak(tmp_path, ["....", PASSED])
    with pytest.raises(Wrong, match=r"pytest ended with 1:\n\.\.\.\."):
        part(weak)
    assert len(weak.asked) == 1


def test_a_test_of_a_part_that_fails_is_tried_once_more_by_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weak = Weak(tmp_path, [RESULTS, PASSED, RESULTS])
    text = part(weak)
    assert (text.passed, list(text.failed)) == (2, ["tests/test_b.py::TestB::broken[1]"])
    assert [command[-1] for command in weak.asked[1:]] == [
        "tests/a/test_a.py::bad",
        "tests/test_b.py::TestB::broken[1]",
    ]
    assert "UNSTABLE: tests/a/test_a.py::bad\n" in capsys.readouterr().out


def test_a_test_of_a_part_that_hangs_fails_and_the_others_go_on(tmp_path: Path) -> None:
    weak = Weak(tmp_path, [HANGS, PASSED])
    text = part(weak)
    assert (text.passed, list(text.failed)) == (1, ["tests/a/test_a.py::test_bad[a b]"])
    assert weak.asked[1][-1] == "--deselect=tests/a/test_a.py::test_bad[a b]"


def test_the_tests_of_what_differs_between_systems_are_there(tmp_path: Path) -> None:
    files = suite.platform_files(Path(__file__).parents[1])
    assert len(set(files)) == len(files) > 9
    with pytest.raises(Wrong, match=r"names what is not there: .*test_atomic\.py"):
        suite.platform_files(tmp_path)


def test_every_file_of_tests_is_in_one_part() -> None:
    tests = Path(__file__).parents[1]
    given = [file for _, files in suite.parts(tests) for file in files]
    assert sorted(given) == sorted(tests.rglob("test_*.py"))


CRASH = "wine: Unhandled page fault on read access to 0000000000000008 at 6FFF, starting debugger"


@pytest.mark.parametrize(
    ("status", "errors", "fault"),
    [
        (0, f"{CRASH}\n", WineFault),
        (1, f"{CRASH}\n", Wrong),
        (0, f"{CRASH}\nTraceback (most recent call last):\n", Wrong),
        (0, "a warning\n", Wrong),
        (3, "", Wrong),
    ],
)
def test_a_crash_that_only_wine_tells_of_is_a_fault_of_its_own(
    status: int, errors: str, fault: type[Wrong]
) -> None:
    with pytest.raises(Wrong) as raised:
        played.check_end(status, errors)
    assert raised.type is fault


def installed_game(tmp_path: Path) -> Installed:
    bench = Bench(tmp_path, time.monotonic() + 60)
    found = Installed(bench)
    (found.games / "saves").mkdir(parents=True)
    (found.games / "saves" / "old.json").touch()
    return found


def test_a_check_is_done_again_from_the_beginning_after_a_fault_of_wine(
    here: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here.setattr(Wine, "stop", lambda windows: None)
    found, tries = installed_game(tmp_path), list[bool]()

    def play_a_game(found: Installed, server: str) -> str:
        tries.append((found.games / "saves" / "old.json").exists())
        if len(tries) == 1:
            raise WineFault("the program ended with 0: wine: Unhandled page fault")
        return "a game to round 9"

    assert installed.hold(play_a_game, found, ":1") == "a game to round 9"
    assert tries == [True, False]
    assert "UNSTABLE: play a game\n    at first:\n    the program ended" in capsys.readouterr().out


@pytest.mark.parametrize("fault", [WineFault, Wrong])
def test_a_check_that_fails_again_or_by_its_own_fault_fails(
    fault: type[Wrong], here: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here.setattr(Wine, "stop", lambda windows: None)

    def play_a_game(found: Installed, server: str) -> str:
        raise fault("it ended with 0")

    with pytest.raises(fault):
        installed.hold(play_a_game, installed_game(tmp_path), ":1")


def test_no_time_is_given_that_is_not_left(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="no time was left"):
        Bench(tmp_path, ends=0.0).seconds(10)
