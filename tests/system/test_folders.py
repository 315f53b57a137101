"""Folders with any name and of any depth: the user's own, that for temporary files, a bot's."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monopoly_gui import paths
from monopoly_gui.cli import main
from monopoly_gui.storage import Settings, listing, load, load_settings, save, save_settings
from tests.storage.games import played
from tests.waiting import LONG

TOP = Path(__file__).parents[2]
#: the first is in the code page of western Windows, the second in none
NAMES = ("Jörg Müller & Söhne (100 %)", "Zoë ♦ Ђорђе", "a=b", "x" * 50 + "/" + "y z" * 70)
BOT = "from monopoly_gui.match.fallback import FallbackBot\nclass Own(FallbackBot): pass\n"


@pytest.fixture(params=NAMES, ids=["umlauts", "any sign", "equals", "more than 260 characters"])
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with an odd name that is there."""
    folder: Path = tmp_path / request.param
    try:
        folder.mkdir(parents=True)
    except OSError:
        assert len(str(folder)) > 247
        pytest.skip("this Windows was not told to allow paths of more than 260 characters")
    return folder


def test_games_and_settings_are_kept_there(odd: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(odd))
    saved = played()
    save(paths.user_saves() / "Spiel ♦.json", saved)
    save_settings(Settings(volume=30))
    (listed,) = listing(paths.user_saves())
    assert load(listed.path).log == saved.log
    assert load_settings() == (Settings(volume=30), "")


def test_the_program_plays_and_saves_there(odd: Path) -> None:
    places = dict.fromkeys(("TEMP", "TMP", "TMPDIR", paths.HOME_VARIABLE), str(odd))
    done = subprocess.run(
        [sys.executable, "-m", "monopoly_gui", "selftest"],
        cwd=TOP,
        env={**os.environ, **places},
        capture_output=True,
        timeout=LONG,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_bot_is_taken_from_there(odd: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On Windows its whole path begins with the letter of a drive, and a colon."""
    file = odd / "own.py"
    file.write_text(BOT, encoding="utf-8")
    for bot in (f"{file}:Own", f"Own={file}:Own"):
        words = ("--bot", bot, "--seats", "Own,easy", "--games", "2", "--jobs", "1")
        assert main(["arena", *words, "--rule", "round_limit=5"]) == 0
        assert capsys.readouterr().out.startswith("Own, easy: 2 games")
