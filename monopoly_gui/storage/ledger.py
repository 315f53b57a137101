"""The results of all finished games: one file, a checked line a game.

Lines are only added, in one piece each and under a lock, so that several programs may share the
file; it is rewritten only to forget a person.  While it cannot be read, new lines are
kept in a second file beside it, which is merged once it can be.  ``records`` defines the
meaning of a line.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .. import paths
from ..engine.sentence import Sentence
from ..files import atomic, lock
from ..files.sharing import remove, why_failed
from ..files.small_files import TooLarge, read_small

#: of 60,000 results of the longest kind
MAX_BYTES = 64 * 1024 * 1024
#: seconds to wait for another program that adds a line, or rewrites all of them
PATIENCE = 2.0


@dataclass(frozen=True, slots=True)
class Ledger:
    """All lines, the oldest first, and a sentence if some could not be read ("" if all could)."""

    lines: tuple[str, ...] = ()
    trouble: str = ""


def ledger_file() -> Path:
    """The path of the results."""
    return paths.user_data() / "results.jsonl"


def waiting_file(path: Path) -> Path:
    """The path of new lines while the file itself cannot be read."""
    return path.with_name("results.waiting.jsonl")


def read_ledger() -> Ledger:
    """The readable lines, also those waiting beside the file."""
    path = ledger_file()
    lines: list[str] = []
    trouble = ""
    for file in (path, waiting_file(path)):
        try:
            lines += map(_text, _lines(file))
        except (OSError, TooLarge) as error:
            trouble = trouble or Sentence(
                "The results in {file} cannot be read ({why}). Until they can be read, new "
                "ones are saved next to it.",
                file=file,
                why=why_failed(error),
            )
    return Ledger(tuple(lines), trouble)


def add_line(line: str) -> None:
    """Add a line, unless it is there already; OSError on a write error."""
    path = ledger_file()
    data = line.encode("utf-8", "replace")
    with lock.hold(_lock_of(path), PATIENCE):
        try:
            known = _lines(path)
        except (OSError, TooLarge):
            path = waiting_file(path)
            known = _lines(path)
        else:
            known += _collect(path, known)
        if data not in known:
            _append(path, [data])


def rewrite(change: Callable[[str], str]) -> None:
    """Replace each line by the result of ``change``.

    OSError or TooLarge where the lines cannot be read or written: nothing changes then.
    The old file stays until the new one has been read back.
    """
    path = ledger_file()
    with lock.hold(_lock_of(path), PATIENCE):
        old = _lines(path)
        old += _collect(path, old)
        new = [_changed(line, change) for line in old]
        if new == old:
            return
        atomic.write(path, b"".join(line + b"\n" for line in new))
        if _lines(path) == new:
            # the copy holds the data to be forgotten
            remove(atomic.backup_of(path))


def _collect(path: Path, known: list[bytes]) -> list[bytes]:
    """Move the waiting lines into the file, which is readable; those new there."""
    waiting = waiting_file(path)
    new = [line for line in _lines(waiting) if line not in known]
    if new:
        _append(path, new)
    if waiting.exists():
        remove(waiting)
    return new


def _lines(path: Path) -> list[bytes]:
    """The lines of a file, none for a missing one; OSError or TooLarge if unreadable."""
    try:
        data = read_small(path, MAX_BYTES)
    except FileNotFoundError:
        return []
    return [line for line in data.split(b"\n") if line]


def _append(path: Path, lines: list[bytes]) -> None:
    atomic.append(path, b"".join(line + b"\n" for line in lines), lasting=True)


def _changed(line: bytes, change: Callable[[str], str]) -> bytes:
    """The line with the change; byte for byte as it was without one."""
    text = _text(line)
    new = change(text)
    return line if new == text else new.encode("utf-8", "replace")


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace")


def _lock_of(path: Path) -> Path:
    return path.with_name(path.name + ".lock")
