"""Import of the games of old versions, with one last game and named saves.

Their files get names of the shelf and are otherwise left as they are: what is old or damaged in
them is dealt with where they are opened.  The id of such a game comes from its file, so that one
which was half moved when the program ended is moved whole at the next start.
"""

import contextlib
import hashlib
import re
from datetime import UTC, datetime
from pathlib import Path

from ...files import lock
from ...files.atomic import backup_of
from ...files.sharing import replace
from ..journal import journal_of
from .entry import new_id
from .shelf import Shelf

#: a file beside the games: named saves have been imported
DONE = "taken-over"
_LAST = re.compile(r"autosave(-\d)?\.json")


def import_legacy(saves: Path, shelf: Shelf) -> int:
    """Move the last games of older programs, and once also their named saves; the number moved.

    A game in use by an older program stays until that has ended, and one that cannot be
    moved until it can.
    """
    first = not (shelf.folder / DONE).exists()
    try:
        files = sorted(file for file in saves.glob("*.json") if file.is_file())
    except OSError:
        return 0
    moved, left = 0, False
    for file in files:
        last = _LAST.fullmatch(file.name) is not None
        if not last and not first:
            continue
        try:
            if last and not lock.is_free(file.with_suffix(".lock")):
                continue
            _move(file, shelf)
            moved += 1
        except OSError:
            left = True
    if first and not left:
        with contextlib.suppress(OSError):
            shelf.folder.mkdir(parents=True, exist_ok=True)
            (shelf.folder / DONE).touch()
    return moved


def _move(file: Path, shelf: Shelf) -> None:
    """Move a game with its backup and its journal, the save last."""
    written = datetime.fromtimestamp(max(0.0, file.stat().st_mtime), UTC)
    tail = hashlib.sha256(file.name.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    target = shelf.path(new_id(written, tail))
    shelf.folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileNotFoundError):
        replace(journal_of(file), journal_of(target))
    with contextlib.suppress(FileNotFoundError):
        replace(backup_of(file), backup_of(target))
    replace(file, target)
