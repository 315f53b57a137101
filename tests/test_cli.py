"""The command line says what it wants, and ends in a sentence, never in a traceback."""

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from monopoly_gui import __version__, cli, opening
from monopoly_gui.opening import OpenedWindow
from monopoly_gui.system import window
from tests.waiting import LONG, ended_when_late


def run(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without a display unless ``env`` names one."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    clean = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "monopoly_gui", *args],
        env={**clean, **env},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"monopoly-gui {__version__}\n")


@pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="only on Unix a display may be missing"
)
@pytest.mark.parametrize("args", [(), ("play",)], ids=["no command", "play"])
def test_without_a_display_one_sentence_says_so(args: tuple[str, ...]) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "The game needs a display to open its window (neither DISPLAY nor WAYLAND_DISPLAY is "
        "set); without one, 'monopoly-gui simulate' plays AI games on the command line.\n"
    )


@pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="only on Unix a display may be missing"
)
def test_a_display_that_does_not_answer_is_none() -> None:
    done = run(DISPLAY=":4711", XDG_RUNTIME_DIR="/nonexistent")
    assert done.returncode == 2
    assert "does not answer" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_video_driver_is_named() -> None:
    done = run(SDL_VIDEODRIVER="nonsense")
    assert done.returncode == 2
    assert "nonsense not available" in done.stderr


def test_a_window_that_does_not_open_is_no_display(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(language: str | None) -> OpenedWindow:
        raise window.NoDisplay("no screen of this size")

    monkeypatch.setattr(cli, "display_problem", lambda: "")
    monkeypatch.setattr(opening, "open_window", refuse)
    assert cli.main(["play"]) == 2
    assert "(no screen of this size); without one" in capsys.readouterr().err


def test_play_is_meant_without_a_command() -> None:
    assert cli.read([]).command == "play"
    assert cli.read(["play"]).command == "play"


def test_options_of_simulate() -> None:
    words = "simulate --games 20 --players 3 --seed 7 --edition uk --jobs 2 --format json --check"
    assert cli.read(words.split()) == Namespace(
        command="simulate",
        games=20,
        players=3,
        seed=7,
        preset=None,
        rule=[],
        edition="uk",
        jobs=2,
        format="json",
        check=True,
        shard=None,
        merge=None,
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("simulate --players 9", "--players: must be a whole number from 2 to 8"),
        ("simulate --games 0", "--games: must be a whole number from 1 to 1000000"),
        ("simulate --games many", "--games: must be a whole number from 1 to 1000000"),
        ("simulate --jobs -1", "--jobs: must be a whole number from 1 to 256"),
        ("simulate --edition mars", "There is no edition 'mars'. Choose one of us_2008, "),
        ("simulate --format xml", "invalid choice: 'xml'"),
        ("dance", "invalid choice: 'dance'"),
    ],
)
def test_wrong_arguments_are_explained(
    words: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(words.split())
    assert left.value.code == 2
    assert reason in capsys.readouterr().err


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.COMMANDS:
        with pytest.raises(SystemExit) as left:
            cli.main([command, "--help"])
        assert left.value.code == 0
        assert f"monopoly-gui {command}" in capsys.readouterr().out


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(args: Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli.COMMANDS, "selftest", interrupt)
    assert cli.main(["selftest"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    talkative = (
        "import sys; from monopoly_gui import cli\n"
        "cli.COMMANDS['selftest'] = lambda args: [print('x' * 99) for _ in range(9999)] and 0\n"
        "sys.exit(cli.main(['selftest']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", talkative],
        cwd=Path(__file__).parent.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        with ended_when_late(process):
            process.stdout.readline()
            process.stdout.close()
            assert process.stderr.read() == b""
        assert process.wait(LONG) == 141


@pytest.mark.parametrize("name", ["Sunday.json", "moon.monopoly"])
def test_a_file_alone_is_opened(name: str) -> None:
    args = cli.read([name])
    assert (args.command, args.file) == ("play", name)
