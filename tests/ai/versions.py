"""Opponents of another version, under another name, on the engine of this one."""

import hashlib
import importlib
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from monopoly_gui.ai.bot import Bot
from tools.perf_ratio import before

TOP = Path(__file__).resolve().parents[2]
_ENGINE = re.compile(r"\bfrom \.\.+engine\b")
_PATHS = """
from pathlib import Path
def assets() -> Path:
    return Path(__file__).parent / "assets"
"""


def maker(repo: Path, commit: str, folder: Path) -> Callable[[str], Bot]:
    """The factory of opponents by code as of that commit; ValueError if it cannot be read.

    Its program is laid out in the folder, which has to stay.
    """
    tree = folder / "tree"
    tree.mkdir()
    if reason := before(repo, commit, tree):
        raise ValueError(reason)
    return copied(tree, folder, "monopoly_" + re.sub(r"\W", "_", commit))


def copied(tree: Path, folder: Path, name: str) -> Callable[[str], Bot]:
    """The factory of opponents of a source tree, from a copy of that name in a folder."""
    home = folder / name
    shutil.copytree(tree / "monopoly_gui" / "ai", home / "ai")
    shutil.copytree(tree / "assets" / "ai", home / "assets" / "ai")
    (home / "__init__.py").touch()
    (home / "paths.py").write_text(_PATHS, encoding="utf-8")
    for file in (home / "ai").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(_ENGINE.sub("from monopoly_gui.engine", text), encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        levels = importlib.import_module(f"{name}.ai.levels")
    finally:
        sys.path.remove(str(folder))
    # versions up to 0.4 call it by a shorter name
    make = getattr(levels, "make_opponent", None) or levels.make
    return cast("Callable[[str], Bot]", make)


def mark(top: Path = TOP) -> str:
    """A few letters that are others as soon as something of this tree's opponents is."""
    said = hashlib.sha256()
    package = top / "monopoly_gui"
    files = [*(package / "ai").rglob("*.py"), *(package / "engine").rglob("*.py")]
    for file in [*sorted(files), top / "assets" / "ai" / "weights.json"]:
        said.update(file.read_bytes())
    return said.hexdigest()[:12]
