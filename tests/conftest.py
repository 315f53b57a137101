"""Every test has its own empty user folder, and speaks English whatever the machine speaks."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly_gui import language, paths
from tests.home import own_home


def pytest_configure() -> None:
    """Find the shipped boards alone, also while the tests are collected.

    What is collected stays, so that looking for garbage in it is a third of the time it takes.
    """
    own_home()
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the real window: it waits a good deal, while other tests go on beside it."""
    items.sort(key=lambda item: "window" not in item.path.parts)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more process than there are cores, as the tests in the window wait half of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Take the tests themselves out of the search for garbage, so that screens go in time."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds the user's files for the length of one test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language of the test and of the programs that it starts."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("MONOPOLY_GUI_LANGUAGE", language.USUAL)
    language.speak(language.USUAL, paths.assets() / "locale")
    yield
    language.speak(language.USUAL, paths.assets() / "locale")
