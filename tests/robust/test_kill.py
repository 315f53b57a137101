"""Every game is there again after kills, up to the last action (short form)."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import LONG

TOP = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(
    sys.platform == "win32", reason="the campaign needs fork and SIGKILL, which only Unix has"
)
def test_a_killed_game_has_lost_no_action(tmp_path: Path) -> None:
    """It forks, which is safe only in a process without threads: in one of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.campaigns.kill", *("--times", "10", "--seed", "7")],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(TOP)},
        capture_output=True,
        text=True,
        timeout=2 * LONG,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    text = re.search(r"10 kills in (\d+) games, (\d+) actions.*nothing lost", done.stdout)
    assert text, done.stdout
    assert int(text[1]) > 2 and int(text[2]) > 50
