"""The program on an X server that begins anew whenever its last client goes."""

from pathlib import Path

import pytest

from tools.campaigns.bare_starts import start

pytestmark = pytest.mark.window


def test_there_is_a_window_where_nothing_else_runs(home: Path) -> None:
    assert start(home) == ""
