"""The Pythons that are promised: which are tried, with what, and where."""

import os
import re
import sys
import tomllib
from pathlib import Path

import pytest

from identity import TOP
from tools import pythons
from tools.pythons import Outcome, Pair
from tools.runner.catalogue import Setting, catalogue

WORKFLOW = (TOP / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")
PROJECT = (TOP / "pyproject.toml").read_text(encoding="utf-8")


def place(folder: Path, name: str, minor: int) -> Path:
    """A program that answers as a Python of that version does."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(f"#!/bin/sh\necho is {minor}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_all_that_is_promised_is_tried() -> None:
    named = {f"3.{pair.minor} {pair.library}" for pair in pythons.pairs()}
    with_pygame = {f"3.{minor} pygame" for minor in (11, 12, 13)}
    assert named == with_pygame | {f"3.{minor} pygame-ce" for minor in (11, 12, 13, 14)}
    assert tomllib.loads(PROJECT)["project"]["requires-python"] == f">=3.{pythons.PROMISED[0]}"


def test_the_compulsory_ones_come_first() -> None:
    assert {pair.minor for pair in pythons.pairs()[:2]} == {pythons.COMPULSORY}


@pytest.mark.skipif(
    os.name != "posix", reason="the Pythons here are scripts for the shell of a Unix"
)
def test_pythons_are_found_on_path_and_in_a_pyenv(tmp_path: Path) -> None:
    first = place(tmp_path / "bin", "python3.11", 11)
    broken = tmp_path / "bin" / "python3.12"
    broken.write_text("#!/bin/sh\necho not enabled >&2\nexit 127\n")
    broken.chmod(0o755)
    versions = tmp_path / "pyenv" / "versions"
    place(versions / "3.12.2" / "bin", "python", 12)
    newer = place(versions / "3.12.10" / "bin", "python", 12)
    place(versions / "3.10.1" / "bin", "python", 10)
    place(versions / "3.11.9" / "bin", "python", 11)
    entries = {"PATH": str(tmp_path / "bin"), "PYENV_ROOT": str(tmp_path / "pyenv")}
    found = pythons.interpreters(pythons.candidates(entries))
    assert found == {11: first, 12: newer}


def test_this_python_says_what_it_is() -> None:
    said = pythons.ask(Path(sys.executable))
    assert said is not None
    assert said[0] == sys.version_info[1]
    assert said[1] in pythons.LIBRARIES


@pytest.mark.parametrize("library", pythons.LIBRARIES)
def test_an_environment_has_one_library_and_all_that_tests_need(library: str) -> None:
    needs = pythons.requirements(PROJECT, library)
    assert [need for need in needs if need.startswith("pygame")] == needs[:1]
    assert re.match(rf"{library}>=", needs[0])
    names = {re.split(r"[^\w-]", need)[0] for need in needs}
    assert {"pydantic", "platformdirs", "pytest", "pytest-xdist"} <= names
    assert not names & {"ruff", "mypy"}


def test_what_is_left_out_exists() -> None:
    assert [
        name for name in (*pythons.LONG, *pythons.SCREENLESS) if not (TOP / name).exists()
    ] == []


@pytest.mark.parametrize(("minor", "how"), [(11, "failed"), (12, "not tried"), (14, "not tried")])
def test_only_the_compulsory_one_must_be_found(minor: int, how: str, tmp_path: Path) -> None:
    outcome = pythons.attempt(Pair(minor, "pygame-ce"), None, False, tmp_path / "made")
    assert outcome == Outcome(how, "there is none on PATH or in a pyenv")


@pytest.mark.skipif(
    os.name != "posix", reason="the Python here is a script for the shell of a Unix"
)
@pytest.mark.parametrize(("status", "how"), [(0, "passed"), (1, "failed")])
def test_the_suite_says_how_it_went(status: int, how: str, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "$@" >{tmp_path}/asked\necho 9 done\nexit {status}\n')
    python.chmod(0o755)
    assert pythons.suite(python, ["tests/window"]) == Outcome(how, "9 done")
    assert "-m pytest" in (tmp_path / "asked").read_text()
    assert "--ignore=tests/window" in (tmp_path / "asked").read_text()


def test_the_table_has_a_line_for_each_and_tells_what_was_left_out() -> None:
    outcomes = {
        Pair(12, "pygame"): Outcome("failed", "1 failed, 99 passed"),
        Pair(11, "pygame-ce"): Outcome("passed", "100 passed"),
        Pair(11, "pygame"): Outcome("passed", "the whole suite, before"),
    }
    lines = pythons.table(outcomes).splitlines()
    assert lines[:3] == [
        "3.11  pygame     passed: the whole suite, before",
        "3.11  pygame-ce  passed: 100 passed",
        "3.12  pygame     failed: 1 failed, 99 passed",
    ]
    assert "tests/window" in lines[3]


def test_the_workflow_runs_the_suite_on_every_system_with_every_python() -> None:
    (job,) = re.findall(r"^  suite:\n(.*?)(?=^  \w+:$)", WORKFLOW, re.MULTILINE | re.DOTALL)
    (runners,) = re.findall(r"runner: \[(.*)\]", job)
    assert {name.split("-")[0] for name in runners.split(", ")} == {"ubuntu", "windows", "macos"}
    (versions,) = re.findall(r"python: \[(.*)\]", job)
    assert versions == ", ".join(f'"3.{minor}"' for minor in pythons.PROMISED)
    assert "python -m pytest -n auto" in job


def test_the_workflow_names_what_exists_and_limits_every_job() -> None:
    for name in re.findall(r"(?:packaging|tools)[/\\][\w/\\]+\.py", WORKFLOW):
        assert (TOP / name.replace("\\", "/")).is_file(), name
    jobs = re.findall(r"^  \w+:\n    name:", WORKFLOW, re.MULTILINE)
    assert len(jobs) == len(re.findall(r"^    timeout-minutes: \d+$", WORKFLOW, re.MULTILINE)) == 4
    for used in re.findall(r"uses: (\S+)", WORKFLOW):
        assert re.fullmatch(r"actions/[\w-]+@v\d+", used)


def test_the_workflow_proves_a_release_before_it_is_made() -> None:
    (job,) = re.findall(r"^  release:\n(.*?)(?=^  \w+:$)", WORKFLOW, re.MULTILINE | re.DOTALL)
    assert "refs/tags/" in job
    assert "- run: .ci/run --release\n" in job
    assert all(f"3.{minor}\n" in job for minor in pythons.PROMISED)


def test_a_release_tries_every_python() -> None:
    (step,) = (step for step in catalogue(Setting()) if step.name == "pythons")
    assert step.command[1] == "tools/pythons.py"
