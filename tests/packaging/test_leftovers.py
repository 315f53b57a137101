"""The next start removes the leftovers of a killed one-file program, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import leftovers
from tests.waiting import LONG, ended_when_late

PACKAGING = Path(leftovers.__file__).parent
#: marks its folder, says so, and waits for ever
PROGRAM = f"""
import sys, time
from pathlib import Path
sys.path.insert(0, {str(PACKAGING)!r})
import leftovers
from tests.waiting import LONG, ended_when_late
kept = leftovers.tidy(Path(sys.argv[1]))
print(kept is not None, flush=True)
time.sleep(600)
"""


def unpacked(place: Path, name: str) -> Path:
    """A folder as a program in one file makes it."""
    folder = place / name
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "app.svg").write_text("<svg/>", encoding="utf-8")
    return folder


def started(folder: Path) -> subprocess.Popen[str]:
    """A process that runs out of the folder."""
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    with ended_when_late(process):
        assert process.stdout.readline().strip() == "True"
    return process


def killed(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait(LONG)
    assert process.stdout
    process.stdout.close()


def test_the_folder_of_a_killed_program_goes_with_the_next_start(tmp_path: Path) -> None:
    old, new = unpacked(tmp_path, "_MEI1a"), unpacked(tmp_path, "_MEI2b")
    killed(started(old))
    assert (old / leftovers.MARK).exists()
    handle = leftovers.tidy(new)
    assert handle is not None
    os.close(handle)
    assert not old.exists()
    assert (new / "assets" / "app.svg").exists()


def test_the_folder_of_a_running_program_stays(tmp_path: Path) -> None:
    other, mine = unpacked(tmp_path, "_MEI1a"), unpacked(tmp_path, "_MEI2b")
    process = started(other)
    try:
        handle = leftovers.tidy(mine)
        assert handle is not None
        os.close(handle)
        assert (other / "assets" / "app.svg").exists()
    finally:
        killed(process)


def test_folders_without_our_mark_stay(tmp_path: Path) -> None:
    theirs, mine = unpacked(tmp_path, "_MEI1a"), unpacked(tmp_path, "_MEI2b")
    plain = tmp_path / "holidays"
    plain.mkdir()
    (plain / leftovers.MARK).write_text("", encoding="utf-8")
    handle = leftovers.tidy(mine)
    assert handle is not None
    os.close(handle)
    assert theirs.exists()
    assert plain.exists()


def test_a_program_in_a_folder_marks_nothing(tmp_path: Path) -> None:
    folder = unpacked(tmp_path, "_internal")
    assert leftovers.tidy(folder) is None
    assert not (folder / leftovers.MARK).exists()


@pytest.mark.skipif(sys.platform == "win32", reason="only Unix lets everybody make links")
def test_a_link_is_not_followed(tmp_path: Path) -> None:
    elsewhere = unpacked(tmp_path / "elsewhere", "_MEI9z")
    killed(started(elsewhere))
    place = tmp_path / "temporary"
    mine = unpacked(place, "_MEI2b")
    (place / "_MEI1a").symlink_to(elsewhere)
    handle = leftovers.tidy(mine)
    assert handle is not None
    os.close(handle)
    assert (elsewhere / "assets" / "app.svg").exists()
