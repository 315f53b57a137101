"""The actions since a save, a line each, so that keeping one costs next to nothing.

A journal lies beside the save that it goes on from and names that save's digest; beside any
other save it means nothing.  A line says which place of the log it fills: whatever stood there
or later is forgotten, which is how an action is taken back.
"""

import contextlib
import os
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError

from ..engine.actions import Action
from ..engine.chance import ForcedChance, LogMismatch
from ..engine.errors import IllegalAction
from ..engine.machine import Engine
from ..engine.state import State
from ..files.sharing import create
from ..files.small_files import TooLarge, read_small
from .saved_game import LogEntry, SavedGame

MAX_BYTES = 64 * 1024 * 1024
_HEAD = b"journal 1 "


@dataclass(slots=True)
class JournalLine:
    """The log has ``at`` entries before this one, if there is one; ``elapsed`` in seconds."""

    at: Annotated[int, Field(ge=0)]
    entry: (
        tuple[
            Annotated[int, Field(ge=0)],
            Annotated[Action, Field(discriminator="kind")],
            tuple[tuple[str | int, ...], ...],
        ]
        | None
    )
    elapsed: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0


@cache
def adapter() -> TypeAdapter[JournalLine]:
    """The type adapter of lines; building it takes a while."""
    return TypeAdapter(JournalLine)


def journal_of(path: Path) -> Path:
    """The path of the journal of a save; its backup shares it."""
    return path.with_name(path.name.removesuffix(".bak").removesuffix(".json") + ".journal")


class Journal:
    """A new journal, open for writing; OSError on a write error.

    Entries that could not be written stay pending until the next lines, so that there
    is never a gap.
    """

    def __init__(self, path: Path, digest: str) -> None:
        self._file = create(path)
        self._good = 0
        self._pending = _HEAD + digest.encode() + b"\n"
        try:
            self._flush()
        except OSError:
            self.close()
            raise

    def add(self, at: int, entries: Sequence[LogEntry], elapsed: float) -> None:
        """Write the entries of the log from that place on; none if it ends there."""
        for number, entry in enumerate(entries or (None,), at):
            line = JournalLine(number, entry, elapsed)  # type: ignore[arg-type]  # drawn is wider
            body = adapter().dump_json(line)
            self._pending += b"%08x %b\n" % (zlib.crc32(body), body)
        self._flush()

    @property
    def size(self) -> int:
        """The bytes on disk."""
        return self._good

    def sync(self) -> None:
        """Wait until the disk has the written data."""
        os.fsync(self._file)

    def close(self) -> None:
        """Close the file; it stays in place."""
        with contextlib.suppress(OSError):
            os.close(self._file)

    def _flush(self) -> None:
        """Write the pending entries after those on disk, and none of them if not all."""
        try:
            left = memoryview(self._pending)
            while left:
                left = left[os.write(self._file, left) :]
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._good)
                os.lseek(self._file, self._good, os.SEEK_SET)
            raise
        self._good += len(self._pending)
        self._pending = b""


def journal_lines(path: Path, digest: str) -> Iterator[JournalLine]:
    """The lines after the save of that digest, up to the first damaged one."""
    try:
        if not digest:
            return
        head, *rest = read_small(path, MAX_BYTES).splitlines(keepends=True) or [b""]
        if head != _HEAD + digest.encode() + b"\n":
            return
        for text in rest:
            crc, _, body = text.removesuffix(b"\n").partition(b" ")
            if not text.endswith(b"\n") or crc != b"%08x" % zlib.crc32(body):
                return
            yield adapter().validate_json(body, strict=True, extra="forbid")
    except (OSError, TooLarge, ValidationError):
        return


def continued(game: SavedGame, path: Path, digest: str) -> SavedGame:
    """The game with the actions of its journal, as far as they fit."""
    log, same, elapsed = list(game.log), len(game.log), game.elapsed
    for line in journal_lines(path, digest):
        if line.at > len(log):
            break
        same = min(same, line.at)
        del log[line.at :]
        elapsed = line.elapsed
        if line.entry is not None:
            log.append(line.entry)
    if same == len(game.log):
        return _played(game, game.state, log, same, elapsed)
    return _played(game, game.start, log, 0, elapsed)


def _played(
    game: SavedGame, state: State, log: list[LogEntry], begin: int, elapsed: float
) -> SavedGame:
    """The game with this log, whose entries from ``begin`` on are still to be applied."""
    state, fits = state.clone(), begin
    for version, action, drawn in log[begin:]:
        chance, before = ForcedChance(), state.clone()
        try:
            chance.feed(drawn)
            if version != state.version:
                break
            Engine(state, chance).apply(action)
        except (IllegalAction, LogMismatch, ArithmeticError, LookupError, TypeError, ValueError):
            state = before
            break
        if state.problems() or not chance.spent():
            state = before
            break
        fits += 1
    changes = tuple(replace(change, at=min(change.at, fits)) for change in game.changes)
    return replace(game, state=state, log=log[:fits], elapsed=elapsed, changes=changes)
