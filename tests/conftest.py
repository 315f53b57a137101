"""Every test has its own empty user folder, and the same surroundings on every machine."""

import gc
import importlib
import os
import random
import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from monopoly_gui import language, paths
from tests.home import own_home

#: where a machine may say in which language it speaks, and how large it shows everything
SAID = ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "LANGUAGE", "GDK_SCALE", "QT_SCALE_FACTOR")

#: processes that begin with the tests in a real window, which mostly wait
WAITING = 2

#: where what is told lies, found once: every test asks for it
LOCALE = paths.assets() / "locale"


def pytest_configure(config: pytest.Config) -> None:
    """Find the shipped boards alone, show nothing and be silent, also while tests are collected.

    What is collected stays, so looking for garbage in it would be a third of the time it takes.
    """
    for name in list(os.environ):
        if name in SAID or (name.startswith("MONOPOLY_GUI_") and "REQUIRE" not in name):
            del os.environ[name]
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    # the program is started a hundred times: compile it once
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    # each process has tests that stand together, and takes from others when it is done: what one
    # page has drawn serves the next
    if getattr(config.option, "dist", "") == "load":
        config.option.dist = "worksteal"
    own_home()
    gc.disable()


def pytest_collection(session: pytest.Session) -> None:
    """Of several processes each first imports another part of the tests.

    Pytest rewrites what it imports, which takes longer than to run it, and keeps it for the others.
    What cannot be imported is told when it is collected.
    """
    name = os.environ.get("PYTEST_XDIST_WORKER", "")
    if not name:
        return
    top = session.config.rootpath
    folders = [top / argument.split("::")[0] for argument in session.config.args]
    files = sorted(file for folder in folders for file in folder.rglob("test_*.py"))
    begin = (
        len(files) * int(name.removeprefix("gw")) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    )
    for file in files[begin:] + files[:begin]:
        with suppress(Exception, pytest.skip.Exception):
            importlib.import_module(".".join(file.relative_to(top).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the first processes begin with the tests in a real window, which wait a good deal.

    Of several processes each is first given as many tests, as they stand here. Where tests are
    wanted in random order, they are shuffled after this.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    waiting = min(WAITING, processes)
    windows = [item for item in items if "window" in item.path.parts]
    others = [item for item in items if "window" not in item.path.parts]
    ordered: list[pytest.Item] = []
    for number in range(processes):
        own = windows[number::waiting] if number < waiting else []
        share = max(0, (len(items) - len(ordered)) // (processes - number) - len(own))
        ordered += own + others[:share]
        del others[:share]
    items[:] = ordered


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process for each core, and those that wait for the real window."""
    return (os.cpu_count() or 1) + WAITING


def pytest_collection_finish() -> None:
    """Take the tests themselves out of the search for garbage, so that screens go in time."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders for one test after the other, numbered: pytest would look through all of them."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / f"home{number}" for number in count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds the user's files for the length of one test."""
    folder = next(homes)
    folder.mkdir()
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program's own random numbers, such as the seed of a game, are fixed."""
    dice = random.Random(1)
    monkeypatch.setattr(secrets, "randbits", dice.getrandbits)
    monkeypatch.setattr(secrets, "token_hex", lambda count: dice.randbytes(count).hex())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language of the test and of the programs that it starts."""
    monkeypatch.setenv("MONOPOLY_GUI_LANGUAGE", language.USUAL)
    language.speak(language.USUAL, LOCALE)
    yield
    language.speak(language.USUAL, LOCALE)
