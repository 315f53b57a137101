"""Every test has its own empty user folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from monopoly_gui import paths


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds the user's files for the length of one test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder
