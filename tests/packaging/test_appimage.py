"""The start of an AppImage unpacks it, becomes the program inside, and leaves nothing behind."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import appimage
from tests.waiting import ended_when_late, wait_until

LACKING = [
    name
    for name, there in (
        ("Linux", sys.platform == "linux"),
        ("gcc", shutil.which("gcc")),
        ("squashfs-tools", shutil.which("mksquashfs")),
        ("libsquashfuse-dev", Path("/usr/include/squashfuse/squashfuse.h").exists()),
    )
    if not there
]
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"there is no {', '.join(LACKING)}")
#: tells what it was told and reads one line, as a game that is being played
PROGRAM = """#!/bin/sh
echo "$0 $*"; cat "$APPDIR/usr/text"; read line; exit 7
"""
TEXT = "all of it\n" * 300_000


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An AppImage with a script, a long text and a link in it."""
    root = tmp_path_factory.mktemp("made") / "root"
    (root / "usr").mkdir(parents=True)
    (root / "usr" / "text").write_text(TEXT)
    (root / "usr" / "run").write_text(PROGRAM)
    (root / "usr" / "run").chmod(0o755)
    (root / "AppRun").symlink_to("usr/run")
    file = root.with_name("a game.AppImage")
    file.write_bytes(appimage.start(root.with_name("start")) + appimage.image(root))
    file.chmod(0o755)
    return file


def started(file: Path, place: Path, *words: str) -> subprocess.Popen[str]:
    """The AppImage, run in this folder, which also holds what is temporary."""
    return subprocess.Popen(
        [file, *words],
        cwd=place,
        env={**os.environ, "TMPDIR": str(place)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def said(file: Path, place: Path, *words: str) -> tuple[int, str]:
    """Its end and its output without input."""
    with started(file, place, *words) as process, ended_when_late(process):
        text, _ = process.communicate()
    return process.returncode, text


def test_it_is_known_by_its_mark_and_says_where_its_image_begins(
    file: Path, tmp_path: Path
) -> None:
    content = file.read_bytes()
    assert content[:4] == b"\x7fELF" and content[8:11] == b"AI\x02"
    status, text = said(file, tmp_path, "--appimage-offset")
    assert status == 0 and content[int(text) :].startswith(b"hsqs")


@pytest.mark.parametrize("before", [(), ("--appimage-extract-and-run",)])
def test_the_program_gets_its_words_and_its_end_is_the_end(
    before: tuple[str, ...], file: Path, tmp_path: Path
) -> None:
    status, text = said(file, tmp_path, *before, "play", "two words")
    first, rest = text.split("\n", 1)
    assert status == 7 and rest == TEXT
    assert first.endswith("/AppRun play two words")
    wait_until(lambda: not list(tmp_path.iterdir()), "nothing is left")


@pytest.mark.parametrize("end", [subprocess.Popen.terminate, subprocess.Popen.kill])
def test_nothing_is_left_of_one_that_is_killed(
    end: Callable[[subprocess.Popen[str]], None], file: Path, tmp_path: Path
) -> None:
    with started(file, tmp_path) as process, ended_when_late(process):
        assert process.stdout
        assert process.stdout.readline().startswith(str(tmp_path))
        assert len(list(tmp_path.iterdir())) == 1
        end(process)
        process.stdout.read()
    wait_until(lambda: not list(tmp_path.iterdir()), "nothing is left")


def test_two_at_once_do_not_know_each_other(file: Path, tmp_path: Path) -> None:
    with started(file, tmp_path) as first, started(file, tmp_path) as second:
        assert first.stdout and second.stdin and second.stdout
        assert first.stdout.readline() != second.stdout.readline()
        first.kill()
        first.stdout.read()  # what its own child still had to say
        wait_until(lambda: len(list(tmp_path.iterdir())) == 1, "the first one's folder is gone")
        second.stdin.close()
        assert second.stdout.read() == TEXT


def test_it_is_unpacked_for_good_in_whole_and_in_part(file: Path, tmp_path: Path) -> None:
    root = tmp_path / "squashfs-root"
    assert said(file, tmp_path, "--appimage-extract") == (0, "")
    assert (root / "usr" / "text").read_text() == TEXT
    assert os.access(root / "usr" / "run", os.X_OK) and (root / "AppRun").is_symlink()
    status, text = said(file, tmp_path, "--appimage-extract")
    assert status and "squashfs-root: File exists" in text
    shutil.rmtree(root)
    assert said(file, tmp_path, "--appimage-extract", "usr/t*") == (0, "")
    assert [path.name for path in root.rglob("*") if not path.is_dir()] == ["text"]


def test_it_says_in_words_why_it_cannot_start(file: Path, tmp_path: Path) -> None:
    status, text = said(file, tmp_path / ".." / tmp_path.name, "--appimage-offset")
    assert status == 0
    broken = tmp_path / "broken.AppImage"
    broken.write_bytes(file.read_bytes()[: int(text) + 100])
    broken.chmod(0o755)
    status, text = said(broken, tmp_path)
    assert status == 127 and text.startswith("The game cannot unpack itself into ")
    wait_until(lambda: [*tmp_path.iterdir()] == [broken], "nothing is left")
