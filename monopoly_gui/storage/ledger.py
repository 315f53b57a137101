"""The results of all games that were finished here: one file, a sealed line a game.

Lines are only added, in one piece each, so that several programs may share the file; it is
written anew only when a person is forgotten.  What a line means, ``records`` knows.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from .. import paths
from ..files import atomic
from ..files.small_files import TooLarge, read_small

#: of 60,000 results of the longest kind
MAX_BYTES = 64 * 1024 * 1024


def ledger_file() -> Path:
    """Where the results are."""
    return paths.user_data() / "results.jsonl"


def read_lines(path: Path | None = None) -> list[str]:
    """All lines, the oldest first; [] where there is no file that can be read."""
    try:
        data = read_small(path or ledger_file(), MAX_BYTES)
    except (OSError, TooLarge):
        return []
    return [line for line in data.decode("utf-8", "replace").split("\n") if line]


def add_line(line: str, path: Path | None = None) -> None:
    """Add a line, unless it is there already; OSError if the disk does not want it."""
    path = path or ledger_file()
    if line in read_lines(path):
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        # what a killed program left half written ends here
        start = b"\n" if _torn(path) else b""
        file.write(start + line.encode("utf-8", "replace") + b"\n")
        file.flush()
        with contextlib.suppress(OSError):
            os.fsync(file.fileno())


def write_lines(lines: Iterable[str], path: Path | None = None) -> None:
    """Put these lines in place of all there were; OSError if the disk does not want it."""
    data = "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
    atomic.write(path or ledger_file(), data, keep_old=False)


def _torn(path: Path) -> bool:
    """Whether the last line has no end."""
    try:
        with path.open("rb") as file:
            if not file.seek(0, os.SEEK_END):
                return False
            file.seek(-1, os.SEEK_END)
            return file.read(1) != b"\n"
    except OSError:
        return False
