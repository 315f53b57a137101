"""Windows programs are started again where Wine could not start them, and only there."""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from windows import parent
from windows.bench import Wrong
from windows.wine import NOT_STARTED, STARTS, TOO_LONG, Done, Wine

PRINTED = "what it printed"


@dataclass(frozen=True, slots=True)
class Moody(Wine):
    """Each start comes to the next of these: a status, or None where not even Wine starts."""

    starts: list[int | None] = field(default_factory=list)

    def _start(self, job: Path, limit: float, more: Mapping[str, str]) -> tuple[int | None, str]:
        status = self.starts.pop(0)
        if status not in (None, NOT_STARTED):
            job.with_suffix(".log").write_text(PRINTED, encoding="utf-8")
        return status, "wine: no." if status is None else ""

    def stop(self) -> None:
        pass


def run(folder: Path, *starts: int | None) -> tuple[Done, int]:
    """The end of the program, and the remaining starts."""
    windows = Moody(folder, folder / "python.exe", starts=[*starts])
    return windows.run("game.exe", log=folder / "game.log", limit=5), len(windows.starts)


@pytest.mark.parametrize("vain", [None, NOT_STARTED])
def test_a_program_that_could_not_be_made_is_started_again(
    tmp_path: Path, vain: int | None
) -> None:
    assert run(tmp_path, vain, vain, 0, 0) == (Done(0, PRINTED), 1)


@pytest.mark.parametrize("status", [0, 1, 3])
def test_a_program_that_ran_is_started_once_however_it_ended(tmp_path: Path, status: int) -> None:
    assert run(tmp_path, status, 0) == (Done(status, PRINTED), 1)


def test_what_never_starts_is_told_with_what_wine_said(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=rf"did not start {STARTS} times.*\n.*wine: no\."):
        run(tmp_path, *[None] * STARTS)


def test_what_takes_too_long_is_told_and_not_started_again(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=rf"longer than 5 s.*\n{PRINTED}"):
        run(tmp_path, TOO_LONG, 0)


def parented(folder: Path, *command: str, limit: float = 60) -> tuple[int, str]:
    """The parent's report of a command, and the contents of its log."""
    job, log = folder / "job.job", folder / "job.log"
    wanted = {"command": command, "log": str(log), "limit": limit, "cwd": str(folder)}
    job.write_text(json.dumps({**wanted, "environment": {"OWN": "here"}}), encoding="utf-8")
    status = parent.main(job)
    assert job.with_suffix(".begun").exists()
    return status, log.read_text(encoding="utf-8")


def test_the_parent_passes_on_how_a_program_ended(tmp_path: Path) -> None:
    program = "import os, sys; print(os.environ['OWN']); sys.exit(3)"
    status, printed = parented(tmp_path, sys.executable, "-c", program)
    assert (status, printed.strip()) == (3, "here")


def test_the_parent_tells_apart_what_could_not_be_started(tmp_path: Path) -> None:
    status, printed = parented(tmp_path, str(tmp_path / "nothing.exe"))
    assert status == NOT_STARTED and printed


def test_the_parent_ends_what_takes_too_long(tmp_path: Path) -> None:
    hanging = "import threading; threading.Event().wait()"
    assert parented(tmp_path, sys.executable, "-c", hanging, limit=0.2)[0] == TOO_LONG


def test_both_mean_the_same_by_a_status() -> None:
    assert (parent.TOO_LONG, parent.NOT_STARTED) == (TOO_LONG, NOT_STARTED)
