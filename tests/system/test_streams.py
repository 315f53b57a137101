"""Commands write into any console, pipe or file, and end quietly when nobody reads any more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import LONG, ended_when_late

TOP = Path(__file__).parents[2]
#: signs that neither of the usual code pages of Windows has
NAME = "Zoë ♦ Ђ"


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "monopoly_gui", *words]


def env(encoding: str = "utf-8") -> dict[str, str]:
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**usual, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}


def run(encoding: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        command(*words), cwd=TOP, env=env(encoding), capture_output=True, timeout=LONG, check=False
    )


@pytest.fixture
def bot(tmp_path: Path) -> str:
    """An opponent of one's own by a name that few encodings know."""
    file = tmp_path / "bot.py"
    file.write_text(
        "from monopoly_gui.match.fallback import FallbackBot\nclass Own(FallbackBot): pass\n",
        encoding="utf-8",
    )
    return f"{NAME}={file}:Own"


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8"])
def test_names_are_written_in_any_encoding(bot: str, encoding: str) -> None:
    words = ("--games", "1", "--jobs", "1", "--rule", "round_limit=5")
    done = run(encoding, "arena", "--bot", bot, "--seats", f"{NAME},{NAME}", *words)
    assert done.returncode == 0, done.stderr.decode(encoding, "replace")
    assert NAME.encode(encoding, "replace") in done.stdout


@pytest.mark.parametrize("encoding", ["cp1252", "cp850"])
def test_a_file_is_named_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / f"{NAME}.json"
    file.write_text("[]", encoding="utf-8")
    done = run(encoding, "verify", str(file))
    assert done.returncode == 1
    assert NAME.encode(encoding, "replace") in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("words", ["licences", "rules", "--help"])
def test_what_is_printed_can_be_written_in_the_poorest(words: str) -> None:
    done = run("ascii", words)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "words",
    [
        "licences",
        "rules",
        "--help",
        "simulate --games 2 --format csv",
    ],
)
def test_a_reader_that_goes_away_is_no_fault(words: str) -> None:
    """As `head` does; on Windows the system calls that an invalid argument."""
    with subprocess.Popen(
        command(*words.split()),
        cwd=TOP,
        env=env(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        with ended_when_late(process):
            assert process.stderr.read() == b""
        assert process.wait(LONG) == 141


@pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only Unix has a device that is always full"
)
@pytest.mark.parametrize("words", ["licences", "--version", "simulate --games 1 --format json"])
def test_a_full_disk_is_told_in_a_sentence(words: str) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command(*words.split()),
            cwd=TOP,
            env=env(),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=LONG,
            check=False,
        )
    assert done.returncode == 74
    text = b"The output could not be written: No space left on device."
    assert done.stderr.splitlines() == [text]


def test_without_any_streams_commands_still_run() -> None:
    """As in a program without a console."""
    bare = (
        "import sys; sys.stdout = sys.stderr = None\n"
        "from monopoly_gui import cli\n"
        "sys.exit(cli.main(['rules']))"
    )
    done = subprocess.run([sys.executable, "-c", bare], cwd=TOP, timeout=LONG, check=False)
    assert done.returncode == 0
