"""The steps name what exists, in an order in which they can run, and ``.ci/run`` does its part."""

import sys
from pathlib import Path

import pytest

from tools import prove
from tools.runner.catalogue import CHANGE, QUICK, TOP, Setting, catalogue, readme_command
from tools.runner.steps import Step

ALL = [
    pytest.param(catalogue(Setting()), id="checkout"),
    pytest.param(catalogue(Setting(fresh=True)), id="fresh"),
]


@pytest.mark.parametrize("steps", ALL)
def test_a_step_stands_behind_those_that_it_needs(steps: tuple[Step, ...]) -> None:
    before = set[str]()
    for step in steps:
        assert set(step.needs) <= before
        assert step.name not in before
        assert step.minutes > 0
        before.add(step.name)


@pytest.mark.parametrize("steps", ALL)
def test_the_programs_of_all_steps_exist(steps: tuple[Step, ...]) -> None:
    for step in steps:
        for word in step.command:
            if word.startswith(("tools/", "packaging/")):
                assert (TOP / word).is_file(), word


def test_every_change_has_its_steps_and_releases_have_the_rest() -> None:
    names = [step.name for step in catalogue(Setting(fresh=True))]
    assert set(CHANGE) < set(names)
    assert set(QUICK) < set(CHANGE)
    assert "windows-suite" not in CHANGE


def test_the_tests_are_run_as_the_readme_says() -> None:
    environment, tests = readme_command((TOP / "README.md").read_text(encoding="utf-8"))
    assert environment == 'python3 -m venv .venv && .venv/bin/pip install -e ".[test]"'
    assert tests == ".venv/bin/python -m pytest -n auto"
    by_name = {step.name: step for step in catalogue(Setting(fresh=True))}
    assert by_name["environment"].command[-1] == environment
    assert by_name["tests"].command[-1] == tests


def test_a_readme_without_the_command_is_no_set_of_steps() -> None:
    with pytest.raises(ValueError, match="unpack"):
        readme_command("# A game\n")


def test_in_a_fresh_copy_nothing_but_the_environment_is_run_by_another_python() -> None:
    for step in catalogue(Setting(fresh=True)):
        assert step.name == "environment" or step.command[0] == ".venv/bin/python"
        assert step.name == "environment" or step.needs


def test_the_checks_of_every_change_hand_over_to_the_steps() -> None:
    text = (TOP / ".ci" / "run").read_text(encoding="utf-8")
    assert 'tools/prove.py --fresh --history "$top" "${@:---change}"' in text


def test_a_step_of_another_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        prove.main(["windws"])
    assert "there is no step windws" in capsys.readouterr().err


def test_the_help_lists_the_steps(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        prove.main(["--help"])
    text = capsys.readouterr().out
    assert all(f"  {step.name}" in text for step in catalogue(Setting()))


def test_steps_need_nothing_but_the_standard_library() -> None:
    """In a fresh copy they begin before there is an environment."""
    for file in ("prove.py", "runner/steps.py", "runner/catalogue.py"):
        lines = Path(TOP / "tools" / file).read_text(encoding="utf-8").splitlines()
        modules = [
            words[1] for line in lines if (words := line.split())[:1] in (["import"], ["from"])
        ]
        assert {module.partition(".")[0] for module in modules} <= {
            "tools",
            *sys.stdlib_module_names,
        }
