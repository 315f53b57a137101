"""Files that a player may want, found where people keep received files."""

import os
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

#: limits: files looked into, and files listed
MOST_LOOKED, MOST_FOUND = 300, 60


@dataclass(frozen=True, slots=True)
class NamedFile:
    """A file and its name."""

    path: Path
    name: str


def find_files(
    folders: Iterable[Path], endings: Collection[str], most: int, name_of: Callable[[Path], str]
) -> list[NamedFile]:
    """The files in these folders with one of these endings (".png"), the newest first.

    Larger ones than ``most`` bytes are left out, and those for which ``name_of`` says "". Folders
    that cannot be read are empty.
    """
    files: dict[Path, float] = {}
    for folder in folders:
        files |= _files(folder, endings, most)
    newest = sorted(files, key=lambda path: (-files[path], path.name))
    listed = []
    for path in newest[:MOST_LOOKED]:
        if name := name_of(path):
            listed.append(NamedFile(path, name))
        if len(listed) == MOST_FOUND:
            break
    return listed


def _files(folder: Path, endings: Collection[str], most: int) -> dict[Path, float]:
    """Ordinary files in a folder, with the time of the last change of each."""
    there: dict[Path, float] = {}
    with suppress(OSError):
        for entry in os.scandir(folder):
            with suppress(OSError):
                named = os.path.splitext(entry.name)[1].lower() in endings
                if named and entry.is_file() and entry.stat().st_size <= most:
                    there[Path(entry.path)] = entry.stat().st_mtime
    return there
