"""Every game is there again after kills, up to the last action (short form)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(
    sys.platform == "win32", reason="the campaign needs fork and SIGKILL, which only Unix has"
)
def test_a_killed_game_has_lost_no_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    from tools.campaigns.kill import campaign

    monkeypatch.setenv("MONOPOLY_GUI_HOME", str(home))  # so that it is put back afterwards
    actions, _, games = campaign(10, 7, tmp_path)
    assert actions > 50 and games > 2
