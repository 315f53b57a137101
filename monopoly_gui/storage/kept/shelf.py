"""The kept games: creating, listing, holding, naming, pinning and removing them.

Each game has an id and files of that name in one folder: ``.json`` the save, ``.journal`` what was
done since, ``.png`` a picture of its position, ``.note`` what the player said of it.  The index is
made anew from them where it is missing or damaged, and holds nothing that they do not.
"""

import contextlib
import math
import os
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from ...engine.sentence import Sentence
from ...files import atomic, lock
from ...files.sharing import replace as move
from ...files.sharing import why_failed
from ...files.small_files import TooLarge, read_small
from ..errors import SaveError
from ..file_names import clean_name
from ..journal import journal_of
from ..rule_sets import RuleSet, matching_set, rule_sets
from ..saved_game import SavedGame
from ..saves import load, prepare, write
from . import index
from .entry import GameEntry, entry_of, new_id, timestamp
from .index import IndexContents

#: the files of a game, by the ends of their names
ENDINGS = (".json", ".json.bak", ".journal", ".png", ".note")
BIN = "removed"
_SAVE = re.compile(r"([0-9a-z-]{8,40})\.json")
#: tries to hold a game, which another program may be checking for a moment
TRIES, PAUSE = 5, 0.02
#: seconds for which a list is waited for before it is shown, and in each picture after that
PATIENCE, A_MOMENT = 0.3, 0.01
#: seconds that a clock may be ahead of itself
LEEWAY = 60.0


@dataclass(frozen=True, slots=True)
class GameNote:
    """A player's note on a game, kept beside it."""

    name: str
    pinned: bool = False


class Shelf:
    """The kept games of a folder; this program may hold one.

    A game is held by a lock on a file beside it, so that no other program plays it; the lock
    ends with the program.  Nothing here raises for the contents of files: a game that cannot
    be read has an entry that says why.  ``now`` is the clock that measures reading.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = time.monotonic) -> None:
        self.folder, self.now = folder, now
        self.held = ""
        self._lock = lock.NO_LOCKS
        #: the contents of the index in that state
        self._index = IndexContents()
        self._state: tuple[int, ...] = ()
        #: unread games, the newest first
        self._unread: list[str] = []

    @property
    def index(self) -> Path:
        return self.folder / "index.jsonl"

    def path(self, id: str) -> Path:
        """The save of a game."""
        return self.folder / f"{id}.json"

    def picture(self, id: str) -> Path:
        """The picture of a game's position; the file may be missing."""
        return self.folder / f"{id}.png"

    def entries(self, patience: float = math.inf) -> list[GameEntry]:
        """All games, the unfinished first, in each part the newest first.

        Costs one read of the index; only games that the index does not know, or that a program
        had open when it was ended, are looked into: for about ``patience`` seconds, the newest
        first.  ``unread`` is how many are left for ``read_on`` then.
        """
        found = self._read()
        there = self._ids()
        entries = found.entries
        gone = [id for id in entries if id not in there]
        for id in gone:
            del entries[id]
        if found.damaged:
            entries.update((id, self._noted(entries[id])) for id in entries)
        unknown = [id for id in there if id not in entries or self._left_open(entries[id])]
        self._unread = sorted(unknown, reverse=True)
        looked = self._look_into_some(patience, entries)
        entries.update(looked)
        with contextlib.suppress(OSError):
            if found.damaged or index.outdated(found):
                index.renew(self.index, entries.values())
            elif looked or gone:
                index.add(self.index, looked.values(), gone)
        return sorted(entries.values(), key=_order)

    @property
    def unread(self) -> int:
        """The number of games the last list has not read yet."""
        return len(self._unread)

    def read_on(self, patience: float) -> None:
        """Read unread games for this many seconds; the next list shows them."""
        looked = self._look_into_some(patience, {})
        with contextlib.suppress(OSError):
            index.add(self.index, looked.values())

    def _look_into_some(
        self, patience: float, known: Mapping[str, GameEntry]
    ) -> dict[str, GameEntry]:
        """The entries of unread games, at least one; they are unread no longer."""
        looked: dict[str, GameEntry] = {}
        if not self._unread:
            return looked
        sets, _trouble = rule_sets()
        end = self.now() + patience
        while self._unread:
            id = self._unread.pop(0)
            if self.path(id).exists():
                looked[id] = self._looked_into(id, sets, known.get(id))
            if self.now() >= end:
                break
        return looked

    def entry(self, id: str) -> GameEntry | None:
        """The entry of a game, None for an unknown one."""
        return next((entry for entry in self.entries(PATIENCE) if entry.id == id), None)

    def last(self, entries: Iterable[GameEntry] | None = None) -> GameEntry | None:
        """The game for Continue: the last unfinished one of one's own.

        None if there is none, or other programs play them all; ``entries`` are the latest list.
        """
        found = self.entries(PATIENCE) if entries is None else entries
        own = [entry for entry in found if entry.resumable]
        own.sort(key=_age)
        return next((entry for entry in own if self.is_free(entry.id)), None)

    def size(self, id: str) -> int:
        """The bytes of all files of a game."""
        total = 0
        for ending in ENDINGS:
            with contextlib.suppress(OSError):
                total += (self.folder / (id + ending)).stat().st_size
        return total

    def is_free(self, id: str) -> bool:
        """Whether no other program plays that game."""
        return id == self.held or lock.is_free(self._lock_of(id))

    def hold(self, id: str) -> bool:
        """Hold a game and release any other; False if another program plays it."""
        if id == self.held:
            return True
        handle = lock.acquire(self._lock_of(id))
        for _try in range(TRIES):
            if handle is not None:
                break
            time.sleep(PAUSE)
            handle = lock.acquire(self._lock_of(id))
        if handle is None:
            return False
        self.release()
        self.held, self._lock = id, handle
        return True

    def release(self) -> None:
        """Let other programs play the held game."""
        if self.held:
            lock.release(self._lock_of(self.held), self._lock)
        self.held, self._lock = "", lock.NO_LOCKS

    def begin(self) -> str:
        """The id of a new game, which is held from now on; its files are still to be written."""
        id = new_id()
        while not self.hold(id):
            id = new_id()
        return id

    def put(self, game: SavedGame) -> str:
        """Keep a game that is not played now; its id.  SaveError on failure."""
        id = new_id()
        write(self.path(id), prepare(replace(game, started=game.started or timestamp())))
        self.note(game, id, playing=False)
        return id

    def note(
        self, game: SavedGame, id: str, playing: bool, before: GameEntry | None = None
    ) -> GameEntry:
        """Update the entry of a game; a failed write is detected later."""
        rules = _rules_of(game, before)
        entry = self._noted(entry_of(replace(game, saved=timestamp()), id, rules, before))
        entry = replace(entry, playing=playing, size=self.size(id))
        with contextlib.suppress(OSError):
            index.add(self.index, [entry])
        return entry

    def rename(self, id: str, name: str) -> None:
        """Rename a game; SaveError on failure."""
        self._say(id, name=clean_name(name))

    def pin(self, id: str, pinned: bool) -> None:
        """Keep a game whatever the limits, or no longer; SaveError on failure."""
        self._say(id, pinned=pinned)

    def remove(self, id: str) -> None:
        """Remove a game, which ``restore`` brings back; SaveError on failure."""
        if not self.is_free(id):
            text = Sentence("This game is open in another window.")
            raise SaveError(text, text)
        try:
            self._carry(id, self.folder, self.folder / BIN)
            index.add(self.index, gone=[id])
        except OSError as error:
            reason = why_failed(error)
            text = Sentence("The game {file} cannot be deleted: {why}.", file=id, why=reason)
            raise SaveError(text, reason) from None
        if id == self.held:
            self.release()

    def restore(self, id: str) -> None:
        """Restore a removed game; SaveError if that fails."""
        try:
            self._carry(id, self.folder / BIN, self.folder)
        except OSError as error:
            reason = why_failed(error)
            text = Sentence("The game can’t be restored: {why}.", why=reason)
            raise SaveError(text, reason) from None
        self.entries(PATIENCE)

    def empty_bin(self) -> None:
        """Delete the removed games for good."""
        with contextlib.suppress(OSError):
            for file in (self.folder / BIN).iterdir():
                with contextlib.suppress(OSError):
                    file.unlink()
            (self.folder / BIN).rmdir()

    def delete(self, ids: Iterable[str]) -> None:
        """Delete games for good; one that cannot be deleted stays."""
        gone = []
        for id in ids:
            with contextlib.suppress(OSError):
                self.path(id).unlink()
                gone.append(id)
                for ending in ENDINGS[1:]:
                    with contextlib.suppress(OSError):
                        (self.folder / (id + ending)).unlink()
        with contextlib.suppress(OSError):
            if gone:
                index.add(self.index, gone=gone)

    def removable(self) -> tuple[int, int]:
        """The number of removable finished games, and their size in bytes."""
        found = [
            e for e in self.entries(PATIENCE) if e.finished and not e.pinned and e.id != self.held
        ]
        return len(found), sum(entry.size for entry in found)

    def _read(self) -> IndexContents:
        """The index, read again only if it has changed since."""
        try:
            found = self.index.stat()
        except OSError:
            return index.read(self.index)
        state = (found.st_mtime_ns, found.st_size, found.st_ino)
        if state != self._state:
            self._index, self._state = index.read(self.index), state
        known = self._index
        return IndexContents(dict(known.entries), known.lines, known.damaged)

    def _ids(self) -> set[str]:
        """The games there are, by the names of their saves."""
        try:
            with os.scandir(self.folder) as found:
                return {match[1] for file in found if (match := _SAVE.fullmatch(file.name))}
        except OSError:
            return set()

    def _left_open(self, entry: GameEntry | None) -> bool:
        """Whether a program that has ended since had the game open."""
        return bool(entry and entry.playing and entry.id != self.held and self.is_free(entry.id))

    def _looked_into(self, id: str, sets: list[RuleSet], before: GameEntry | None) -> GameEntry:
        """The entry of a game from the contents of its files."""
        path = self.path(id)
        changed = _changed(path)
        try:
            game = load(path)
        except SaveError as error:
            result = before or GameEntry(id, id, "game", "", "", (), 0, changed, changed)
            entry = replace(result, problem=str(error.reason)[:400])
        else:
            rules = _rules_of(game, before, sets)
            entry = entry_of(replace(game, saved=changed), id, rules, before)
        return replace(self._noted(entry), playing=False, size=self.size(id))

    def _noted(self, entry: GameEntry) -> GameEntry:
        """The entry with the player's note on the game, if there is one."""
        note = _note(self._note_of(entry.id))
        return replace(entry, name=note.name, pinned=note.pinned) if note else entry

    def _say(self, id: str, name: str | None = None, pinned: bool | None = None) -> None:
        before = self.entry(id)
        if before is None:
            text = Sentence("This game no longer exists.")
            raise SaveError(text, text)
        entry = replace(
            before,
            name=before.name if name is None else name,
            pinned=before.pinned if pinned is None else pinned,
        )
        try:
            note = _notes().dump_json(GameNote(entry.name, entry.pinned))
            atomic.write(self._note_of(id), note, keep_old=False)
            index.add(self.index, [entry])
        except OSError as error:
            reason = why_failed(error)
            text = Sentence("This could not be saved: {why}.", why=reason)
            raise SaveError(text, reason) from None

    def _carry(self, id: str, source: Path, target: Path) -> None:
        """Move all files of a game; the save comes last, so that there is never half a game."""
        target.mkdir(parents=True, exist_ok=True)
        for ending in reversed(ENDINGS):
            with contextlib.suppress(FileNotFoundError):
                move(source / (id + ending), target / (id + ending))

    def _lock_of(self, id: str) -> Path:
        return self.folder / f"{id}.lock"

    def _note_of(self, id: str) -> Path:
        return self.folder / f"{id}.note"


def _rules_of(
    game: SavedGame, before: GameEntry | None, sets: Sequence[RuleSet] | None = None
) -> str:
    """The title of the game's rules; they never change, so the sets are read once a game."""
    if before is not None and not before.problem:
        return before.rules
    found = matching_set(game.state.rules, rule_sets()[0] if sets is None else sets)
    return found.name if found else ""


@cache
def _notes() -> TypeAdapter[GameNote]:
    return TypeAdapter(GameNote)


def _note(path: Path) -> GameNote | None:
    """A player's note on a game, None without a readable one."""
    try:
        return _notes().validate_json(read_small(path, 4096), strict=True)
    except (OSError, TooLarge, ValidationError):
        return None


def _changed(path: Path) -> str:
    """The time of the last change of a game or its journal."""
    times = [0.0]
    for file in (path, journal_of(path)):
        with contextlib.suppress(OSError):
            times.append(file.stat().st_mtime)
    return timestamp(datetime.fromtimestamp(max(times), UTC))


def _order(entry: GameEntry) -> tuple[bool, float, str]:
    """Unfinished games first, then by when they were last played."""
    return bool(entry.finished), *_age(entry)


def _age(entry: GameEntry) -> tuple[float, str]:
    """The smaller the later it was played.

    What was played "in the future" is of a time when the clock was ahead, and older than all
    that was played since.
    """
    try:
        seconds = datetime.fromisoformat(entry.updated).timestamp()
    except (ValueError, OverflowError):
        seconds = 0.0
    return (-seconds if seconds < time.time() + LEEWAY else 0.0), entry.id
