"""Files that this version cannot use: kept under other names, or left to the newer version."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .. import __version__
from ..engine.sentence import Sentence, mark
from ..files.sharing import replace

UPDATE = mark("it was made by a newer version of the game; update the game to use it")


class NewerError(ValueError):
    """A file of a newer version, which is never replaced; the text is part of a sentence."""

    def __init__(self) -> None:
        super().__init__(Sentence(UPDATE))


def is_newer(data: Mapping[str, Any], known: int) -> bool:
    """Whether a file's format is newer than the known ones."""
    number = data.get("format")
    return isinstance(number, int) and number > known


def require_known(data: Any, known: int) -> None:
    """NewerError for the contents of a newer version's file."""
    if isinstance(data, dict) and is_newer(data, known):
        raise NewerError


def is_later(program: object) -> bool:
    """Whether a version is later than this program's; not if it is unreadable."""
    return _numbers(program) > _numbers(__version__)


def _numbers(version: object) -> tuple[int, ...]:
    """The parts of a version like "1.2.3"; none for another format."""
    text = version if isinstance(version, str) else ""
    found = re.fullmatch(r"(\d{1,5})\.(\d{1,5})\.(\d{1,5})", text)
    return tuple(map(int, found.groups())) if found else ()


def aside_of(path: Path, word: str = "damaged") -> Path:
    """A free name beside a file, like ``settings.damaged-2.json``."""
    name, number = path.with_name(f"{path.stem}.{word}{path.suffix}"), 1
    while os.path.lexists(name):
        number += 1
        name = path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")
    return name


def set_aside(path: Path) -> Path:
    """Keep a damaged file under another name; OSError on failure."""
    aside = aside_of(path)
    replace(path, aside)
    return aside


def all_aside(path: Path) -> list[Path]:
    """The damaged files kept beside this one."""
    return [
        *path.parent.glob(f"{path.stem}.damaged{path.suffix}"),
        *path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"),
    ]
