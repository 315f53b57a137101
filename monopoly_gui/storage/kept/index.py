"""The index of the kept games: a line for each change of an entry; the last line of an id counts.

A line carries a checksum, so that a half-written or changed one is skipped and its
data read from the game itself.  Lines are only added, which other programs may do at the
same time; when most of them are outdated the file is written anew.
"""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from ...files import atomic, lock
from ...files.small_files import TooLarge, read_small
from .entry import GameEntry

MAX_BYTES = 64 * 1024 * 1024
#: the number of outdated lines always tolerated
SPARE = 200


@dataclass(slots=True)
class IndexContents:
    """The entries by id, the number of their lines, and whether some were unreadable."""

    entries: dict[str, GameEntry] = field(default_factory=dict)
    lines: int = 0
    damaged: bool = False


@cache
def _adapter() -> TypeAdapter[GameEntry]:
    return TypeAdapter(GameEntry)


def read(path: Path) -> IndexContents:
    """Read the index; an unreadable one is empty, and damaged."""
    found = IndexContents()
    try:
        data = read_small(path, MAX_BYTES)
    except FileNotFoundError:
        return found
    except (OSError, TooLarge):
        found.damaged = True
        return found
    adapter = _adapter()
    latest: dict[str, bytes] = {}
    for text in data.split(b"\n"):
        if not text:
            continue
        crc, _, body = text.partition(b" ")
        if crc != b"%08x" % zlib.crc32(body):
            found.damaged = True
            continue
        found.lines += 1
        id, _, rest = body.partition(b" ")
        latest[id.decode("ascii", "replace")] = rest
    for key, sentence in latest.items():
        if not sentence:
            continue
        try:
            entry = adapter.validate_json(sentence, strict=True)
        except ValidationError:
            found.damaged = True
            continue
        if entry.id == key:
            found.entries[key] = entry
    return found


def add(path: Path, entries: Iterable[GameEntry] = (), gone: Iterable[str] = ()) -> None:
    """Add entries, and ids of deleted games; OSError on a write error."""
    lines = [_line(entry.id, _adapter().dump_json(entry)) for entry in entries]
    lines += [_line(id, b"") for id in gone]
    with lock.hold_briefly(_lock_of(path)):
        atomic.append(path, b"".join(lines), lasting=False)


def renew(path: Path, entries: Iterable[GameEntry]) -> None:
    """Rewrite the index, with one line a game; OSError on a write error."""
    lines = b"".join(_line(entry.id, _adapter().dump_json(entry)) for entry in entries)
    with lock.hold_briefly(_lock_of(path)):
        atomic.write(path, lines, keep_old=False)


def outdated(found: IndexContents) -> bool:
    """Whether most lines of the file are obsolete."""
    return found.lines > 2 * len(found.entries) + SPARE


def _line(id: str, body: bytes) -> bytes:
    text = id.encode() + b" " + body
    return b"%08x %b\n" % (zlib.crc32(text), text)


def _lock_of(path: Path) -> Path:
    return path.with_name(path.name + ".lock")
