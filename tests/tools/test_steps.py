"""All steps run, each is judged by how it ended, and the table at the end hides nothing."""

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools.runner.steps import (
    NOT_PROVEN,
    How,
    Outcome,
    Runner,
    Step,
    chosen,
    status,
    summary,
    unstable,
    verdict,
)


def step(name: str, code: str, *needs: str, minutes: float = 1, alone: bool = False) -> Step:
    """A step that runs a few words of Python."""
    command = (sys.executable, "-c", code)
    return Step(name, f"shows {name}", command, needs, minutes, alone)


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    logs = tmp_path / "logs"
    logs.mkdir()
    return Runner(tmp_path, logs, out=io.StringIO())


def said(runner: Runner) -> str:
    assert isinstance(runner.out, io.StringIO)
    return runner.out.getvalue()


def test_a_step_that_fails_does_not_keep_the_others_from_running(runner: Runner) -> None:
    outcomes = runner.run([step("bad", "raise SystemExit(7)"), step("good", "print('fine')")])
    assert [(o.name, o.how, o.why) for o in outcomes] == [
        ("bad", How.FAILED, "status 7"),
        ("good", How.PASSED, ""),
    ]
    assert status(outcomes) == 1
    assert summary(outcomes).endswith("FAILED: bad")
    assert "=== good\nfine\n" in said(runner)


def test_a_step_that_hangs_is_ended_and_named(runner: Runner) -> None:
    hanging = step("slow", "import time; print('here', flush=True); time.sleep(60)", minutes=0.01)
    outcomes = runner.run([hanging, step("good", "")])
    assert [o.how for o in outcomes] == [How.FAILED, How.PASSED]
    assert outcomes[0].why == "it took longer than 0.01 minutes and was ended"
    assert outcomes[0].seconds < 30


def test_what_needs_a_failed_step_is_not_run_and_says_so(runner: Runner) -> None:
    steps = [
        step("program", "raise SystemExit(1)"),
        step("deb", "print('made')", "program"),
        step("deb-check", "print('checked')", "deb"),
    ]
    outcomes = runner.run(steps)
    assert [o.how for o in outcomes] == [How.FAILED, How.NOT_RUN, How.NOT_RUN]
    assert outcomes[1].why == "program, which it needs: failed"
    assert "made" not in said(runner)
    assert summary(outcomes).endswith("FAILED: program, deb, deb-check")


def test_what_is_not_done_in_this_run_lies_there_already(runner: Runner) -> None:
    assert [o.how for o in runner.run([step("deb", "", "program")])] == [How.PASSED]


def test_steps_that_need_each_other_are_not_waited_for(runner: Runner) -> None:
    with pytest.raises(AssertionError, match="need each other"):
        runner.run([step("hen", "", "egg"), step("egg", "", "hen")])


def test_what_cannot_be_tried_here_is_loud_and_does_not_fail(runner: Runner) -> None:
    away = step("wine", f"print('NOT PROVEN: no Wine here'); raise SystemExit({NOT_PROVEN})")
    outcomes = runner.run([away, step("windows", "print('ran')", "wine"), step("good", "")])
    assert [o.how for o in outcomes] == [How.NOT_PROVEN, How.NOT_PROVEN, How.PASSED]
    assert status(outcomes) == NOT_PROVEN
    text = summary(outcomes)
    assert "NOT PROVEN: wine: no Wine here" in text
    assert "NOT PROVEN: windows: wine, which it needs: not proven" in text
    assert text.endswith("all else passed; NOT PROVEN is what is said above")


def test_an_internal_error_of_pytest_is_a_failure_though_its_status_is_the_same() -> None:
    printed = "INTERNALERROR> AssertionError\n====== 6276 passed in 333.84s ======"
    assert verdict(NOT_PROVEN, printed, 5) == (How.FAILED, "status 3")


def test_a_failure_outweighs_what_is_not_proven() -> None:
    outcomes = [Outcome("wine", How.NOT_PROVEN), Outcome("lint", How.FAILED)]
    assert status(outcomes) == 1


def test_what_this_machine_lacks_is_not_started(runner: Runner) -> None:
    lacking = Step("root", "", ("no such program",), lacking="only root can")
    (outcome,) = runner.run([lacking])
    assert (outcome.how, outcome.why) == (How.NOT_PROVEN, "only root can")


def test_a_command_that_does_not_exist_fails(runner: Runner) -> None:
    outcomes = runner.run([Step("gone", "", ("no such program",)), step("good", "")])
    assert [o.how for o in outcomes] == [How.FAILED, How.PASSED]
    assert outcomes[0].why.startswith("it cannot be started:")


def test_what_passed_at_the_second_try_is_named_at_the_end_with_both_outputs(
    runner: Runner,
) -> None:
    text = unstable("tests/test_a.py::test_b", "assert 1 == 2\n\nE  no", "1 passed")
    (outcome,) = runner.run([step("tests", f"print({text!r}); print('9 passed, 0 failed')")])
    assert outcome.how == How.UNSTABLE
    assert status([outcome]) == 0
    end = summary([outcome])
    assert "UNSTABLE: tests/test_a.py::test_b\n    at first:\n    assert 1 == 2\n" in end
    assert "    E  no\n    at the second try:\n    1 passed\n" in end
    assert "tests: 9 passed, 0 failed" in end


LUCK = """
from pathlib import Path
been = Path("been")
again = been.exists()
been.touch()
print("seen" if again else "not seen")
raise SystemExit(not again)
"""


def test_a_step_in_a_window_gets_a_second_try(runner: Runner) -> None:
    window = replace(step("window", LUCK), again=True)
    (outcome,) = runner.run([window])
    assert outcome.how == How.UNSTABLE
    text = "UNSTABLE: window\n    at first:\n    not seen\n    at the second try:\n    seen"
    assert outcome.unstable == [text]


def test_a_step_in_a_window_that_fails_twice_fails(runner: Runner) -> None:
    (outcome,) = runner.run([replace(step("window", "raise SystemExit(2)"), again=True)])
    assert (outcome.how, outcome.why, outcome.unstable) == (How.FAILED, "status 2", [])


def test_other_steps_get_no_second_try(runner: Runner) -> None:
    assert [outcome.how for outcome in runner.run([step("lint", LUCK)])] == [How.FAILED]


def test_the_count_of_tests_is_the_last_line_of_pytest() -> None:
    printed = "= 1 failed, 30 passed, 2 skipped in 4.1s (0:00:04) ==\n3 tests passed the door\n"
    assert Outcome("tests", How.FAILED, printed=printed).count.startswith("1 failed, 30 passed")
    assert Outcome("lint", How.PASSED, printed="All checks passed!").count == ""


def test_nothing_runs_beside_a_step_that_runs_alone(runner: Runner, tmp_path: Path) -> None:
    note = "import time, pathlib; p = pathlib.Path('order'); f = p.open('a');"
    long = f"{note} print('+', file=f, flush=True); time.sleep(0.3); print('-', file=f)"
    runner.run([step("a", long), step("b", long, alone=True), step("c", long)])
    assert (tmp_path / "order").read_text().split() == ["+", "-"] * 3


def test_steps_run_side_by_side(runner: Runner, tmp_path: Path) -> None:
    meet = "import time, pathlib; pathlib.Path({0!r}).touch()\n" + (
        "while not pathlib.Path({1!r}).exists(): time.sleep(0.05)"
    )
    steps = [step("a", meet.format("a", "b")), step("b", meet.format("b", "a"))]
    assert [outcome.how for outcome in runner.run(steps)] == [How.PASSED, How.PASSED]


def test_one_at_a_time_shows_its_output_as_it_comes(runner: Runner) -> None:
    runner.side_by_side = 1
    runner.run([step("good", "print('fine')")])
    assert said(runner).count("fine\n") == 1


def test_a_step_brings_what_it_needs_unless_that_is_there() -> None:
    steps = [
        Step("program", "", (), makes="dist/program"),
        Step("deb", "", (), ("program",), makes="dist/*.deb"),
        Step("check", "", (), ("deb",)),
        Step("lint", "", ()),
    ]
    names = [s.name for s in chosen(steps, ["check"], lambda file: False)]
    assert names == ["program", "deb", "check"]
    names = [s.name for s in chosen(steps, ["check"], lambda file: file == "dist/*.deb")]
    assert names == ["check"]
