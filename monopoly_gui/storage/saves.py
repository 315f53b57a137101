"""Saving, loading and listing games.

A game is one JSON file with a digest over everything else in it, which
exposes a damaged file; a file without a digest was made by a
person, and is only checked for sense.
"""

import contextlib
import hashlib
import math
import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import MAXYEAR, MINYEAR, UTC, datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json, to_json

from .. import __version__
from ..engine.sentence import Sentence, cut, mark, quoted
from ..files import atomic
from ..files.json_lines import count_separators
from ..files.plain_errors import sentences
from ..files.sharing import is_full, open_to_read, remove_all, why_failed
from ..files.small_files import TooLarge, read_small
from . import journal
from .aside import is_later
from .errors import Damage, SaveError
from .file_names import SUFFIX, clean_name
from .migrations import migrate
from .save_file import FORMAT, SaveFile, adapter, contents, game
from .saved_game import SavedGame, with_mark

#: of a file that the program has written; of others, which must be read before they are trusted
MAX_BYTES = 64 * 1024 * 1024
MAX_PLAIN = 16 * 1024 * 1024
#: brackets, braces and commas: a save has one in six bytes, and each costs memory once it is read
SPARSE, FREE = 3, 200_000
#: a file holds no more actions, so that none is written that would not be read (60 bytes each)
MOST_ACTIONS = 250_000
#: a larger file of the program's own is looked through too: anybody can work out a digest
TRUSTED = 1024 * 1024
#: the lists of a file that grow with a game; others hold no more than this many entries
GROWING = ("log", "marks", "changes")
LONGEST = 1000
#: the beginning of every saved game, and the number of bytes that show it
_BEGIN = re.compile(rb'\s*\{\s*"digest"')
HEAD = 64
#: of the games that a list shows: until 0.4 exported games ended in .json
SUFFIXES = (SUFFIX, ".json")
_SEAL = re.compile(rb'\{"digest":"([0-9a-f]{64})",(?="format":(\d{1,4}),)')


def save(path: Path, saved_game: SavedGame, now: datetime | None = None) -> None:
    """Write the game; the version before stays as ``.bak``.  SaveError if it cannot be."""
    write(path, prepare(saved_game, now))


def warm_up() -> None:
    """Prepare reading and writing saves in a thread: the first one would wait for it."""

    def make() -> None:
        adapter()
        journal.adapter()

    threading.Thread(target=make, name="warming", daemon=True).start()


def prepare(saved_game: SavedGame, now: datetime | None = None) -> bytes:
    """The bytes of the game's file, so that another thread may do the slow ``write``."""
    moment = (now or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")
    game = without_long_log(saved_game)
    stamped = replace(
        game,
        name=clean_name(game.name),
        seats=tuple(replace(seat, name=clean_name(seat.name)) for seat in game.seats),
        saved=moment,
        program=__version__,
    )
    body = contents(stamped)
    return b'{"digest":"' + _digest(body) + b'",' + body[1:]


def without_long_log(game: SavedGame) -> SavedGame:
    """The game for a file: one with too many actions begins at its current position.

    It can be gone on with, and counts for nothing any more.
    """
    if len(game.log) <= MOST_ACTIONS:
        return game
    marks = with_mark(game.marks, "rewound")
    return replace(game, start=game.state, log=[], changes=(), marks=marks)


def write(path: Path, data: bytes) -> None:
    """Put prepared bytes in place, as ``save`` does; waits until the disk has them."""
    try:
        atomic.write(path, data)
    except OSError as error:
        reason = why_failed(error)
        raise SaveError(
            Sentence(
                "The game could not be saved as {file}: {why}. "
                "Make room or choose another place, then save again.",
                file=path,
                why=reason,
            ),
            reason,
            full=is_full(error),
        ) from None


def is_save(path: Path) -> bool:
    """Whether a file is a saved game by its first bytes, sound or not."""
    try:
        with open(open_to_read(path), "rb") as file:
            return _BEGIN.match(file.read(HEAD)) is not None
    except OSError:
        return False


def load(path: Path) -> SavedGame:
    """The game in a file; SaveError names the problem and says whether a backup is valid."""
    try:
        data = _read(path)
        return journal.continued(_decode(data), journal.journal_of(path), digest_of(data))
    except Damage as damage:
        backup = _sound_backup(path)
        advice = (
            Sentence("The previous version is intact: {file}.", file=backup.name)
            if backup
            else Sentence("Choose another game, or delete this one.")
        )
        text = Sentence(
            "The game {file} cannot be opened: {why}. {advice}",
            file=path.name,
            why=damage.text,
            advice=advice,
        )
        raise SaveError(text, damage.text, backup) from None


def delete(path: Path) -> None:
    """Delete a game with its backup; SaveError on failure, with nothing changed."""
    try:
        remove_all((journal.journal_of(path), atomic.backup_of(path), path))
    except OSError as error:
        reason = why_failed(error)
        text = Sentence("The game {file} cannot be deleted: {why}.", file=path.name, why=reason)
        raise SaveError(text, reason) from None


@dataclass(frozen=True, slots=True)
class ListedSave:
    """One line in a list of games; ``problem`` describes the damage ('' for none)."""

    path: Path
    name: str
    saved: datetime
    players: tuple[str, ...] = ()
    round: int = 0
    problem: str = ""


class Listing:
    """The games of a folder, read in small steps, and again only where they have changed.

    ``now`` is the clock that measures the steps.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = time.monotonic) -> None:
        self.folder, self.now = folder, now
        #: the files that the last list did not include yet
        self.left = 0
        self._known: dict[Path, tuple[tuple[int, ...], ListedSave]] = {}

    def lines(self, patience: float = math.inf) -> list[ListedSave]:
        """The lines read within about this many seconds, the newest first; never raises."""
        try:
            files = [f for f in self.folder.iterdir() if f.suffix in SUFFIXES and f.is_file()]
        except OSError:
            files = []
        end, late, self.left = self.now() + patience, False, 0
        found = []
        for file in sorted(files, key=_changed, reverse=True):
            stamp, (before, line) = _stamp(file), self._known.get(file, ((), None))
            if line is None or stamp != before:
                if late:
                    self.left += 1
                    continue
                line = _listed(file)
                self._known[file] = stamp, line
                late = self.now() >= end
            found.append(line)
        return sorted(found, key=lambda line: (-line.saved.timestamp(), line.path.name))


def listing(folder: Path) -> list[ListedSave]:
    """The games of a folder, the newest first; never raises."""
    return Listing(folder).lines()


def _stamp(path: Path) -> tuple[int, ...]:
    """A stamp that changes whenever a game or its journal is written."""
    parts: list[int] = []
    for file in (path, journal.journal_of(path)):
        with contextlib.suppress(OSError):
            found = file.stat()
            parts += (found.st_mtime_ns, found.st_size)
    return tuple(parts)


def problem(path: Path) -> str:
    """The reason why the game in a file cannot be opened, "" if it can."""
    return _listed(path).problem


def is_interrupted(path: Path) -> bool:
    """Whether the file is of a game that the program did not get to finish writing."""
    try:
        digest = digest_of(_read(path))
    except Damage:
        return False
    if next(journal.journal_lines(journal.journal_of(path), digest), None) is None:
        return False
    try:
        return not load(path).state.over
    except SaveError:
        return False


def digest_of(data: bytes) -> str:
    """The digest in a prepared file, "" for a file made by a person."""
    seal = _SEAL.match(data)
    return seal[1].decode() if seal else ""


def _listed(path: Path) -> ListedSave:
    try:
        data = _read(path)
        raw = _head(data)
        if not raw.get("digest"):
            _decode(data)  # nothing else vouches for a file made by hand
        place = int(raw["snapshot"]["round"])
        if next(journal.journal_lines(journal.journal_of(path), digest_of(data)), None):
            place = load(path).state.round
        return ListedSave(
            path=path,
            name=str(raw["name"]),
            saved=_moment(raw["saved"], path),
            players=tuple(str(seat["name"]) for seat in raw["seats"]),
            round=place,
        )
    except Damage as damage:
        return ListedSave(path, path.stem, _changed(path), problem=damage.text)
    except (KeyError, TypeError, ValueError, OverflowError, SaveError):
        return ListedSave(
            path, path.stem, _changed(path), problem=mark("required parts are missing")
        )


def _moment(text: str, path: Path) -> datetime:
    """The time of saving; where it is invalid, the time of the file."""
    with contextlib.suppress(ValueError, OverflowError):
        moment = datetime.fromisoformat(text).astimezone(UTC)
        if MINYEAR < moment.year < MAXYEAR:  # there are time zones to either side
            return moment
    return _changed(path)


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(0, UTC)


def _sound_backup(path: Path) -> Path | None:
    backup = atomic.backup_of(path)
    try:
        _decode(_read(backup))
    except Damage:
        return None
    return backup


def _read(path: Path) -> bytes:
    try:
        return read_small(path, MAX_BYTES)
    except TooLarge:
        most = MAX_BYTES // 2**20
        raise Damage("it is larger than {most} MB, too big for a game", most=most) from None
    except FileNotFoundError:
        raise Damage("it no longer exists") from None
    except OSError as error:
        raise Damage("it cannot be read ({fault})", fault=why_failed(error)) from None


def _decode(data: bytes) -> SavedGame:
    _check_size(data)
    if len(data) > TRUSTED or not _sealed(data):
        raw = _raw(data)
        _check_lists(raw)
        if raw["format"] < FORMAT:
            data = to_json(_migrated(raw))
        del raw
    try:
        file: SaveFile = adapter().validate_json(data, strict=True, extra="forbid")
    except ValidationError as error:
        whole = from_json(data)
        if is_later(whole.get("program")):
            raise _newer(whole) from None
        first = sentences(error, whole, {})[0]
        raise Damage("its contents are not valid ({fault})", fault=first) from None
    return game(file)


def _sealed(data: bytes) -> bool:
    """Whether not a byte was touched since ``prepare`` of this format made the file.

    It spares the most usual files the way through plain JSON, a third of the time.
    """
    seal = _SEAL.match(data)
    if seal is None or int(seal[2]) != FORMAT:
        return False
    return _digest(b"{" + data[seal.end() :]) == seal[1]


def _check_size(data: bytes) -> None:
    """Damage for files that would take more time and memory than any game does."""
    if len(data) > MAX_PLAIN and not _sealed(data):
        most = MAX_PLAIN // 2**20
        raise Damage("it is larger than {most} MB, too big for a game", most=most)
    if count_separators(data) > FREE + len(data) // SPARSE:
        raise Damage("it is not a saved game")


def _check_lists(raw: dict[str, Any]) -> None:
    """Refuse lists longer than any game needs, since each of their faults would be reported."""
    waiting = [(value, MOST_ACTIONS if name in GROWING else LONGEST) for name, value in raw.items()]
    while waiting:
        value, most = waiting.pop()
        if isinstance(value, dict):
            value = [*value.values()]
        elif not isinstance(value, list):
            continue
        elif len(value) > most:
            raise Damage("it is not a saved game")
        waiting += [(each, LONGEST) for each in value if isinstance(each, dict | list)]


def _head(data: bytes) -> dict[str, Any]:
    """The part of a file a list needs: without the log, if the file is untouched."""
    end = data.find(b',"log":[') if _sealed(data) else -1
    if end < 0:
        _check_size(data)
        return _raw(data)
    raw = _json(data[:end] + b"}")
    return raw if isinstance(raw, dict) else {}


def _raw(data: bytes) -> dict[str, Any]:
    """The contents as plain JSON, of a known format and with a right digest."""
    raw = _json(data)
    number = raw.get("format") if isinstance(raw, dict) else None
    if not isinstance(raw, dict) or not isinstance(number, int) or number < 1:
        raise Damage("it is not a saved game")
    if number > FORMAT:
        raise _newer(raw)
    digest = raw.get("digest")
    if digest and not _sealed(data):
        body = to_json({name: value for name, value in raw.items() if name != "digest"})
        if digest != _digest(body).decode():
            raise Damage("it was damaged or changed after it was saved")
    return raw


def _newer(raw: dict[str, Any]) -> Damage:
    return Damage(
        "it was made by a newer version of the game ({version}); update the game to open it",
        version=cut(str(raw.get("program", "?"))),
    )


def _json(data: bytes) -> Any:
    if not data.strip(b" \t\r\n\0"):
        raise Damage("it is empty")
    try:
        return from_json(data)
    except ValueError as error:
        if str(error).startswith("EOF"):
            raise Damage("the end of it is missing") from None
        raise Damage("it is not JSON ({fault})", fault=error) from None


def _migrated(raw: dict[str, Any]) -> dict[str, Any]:
    try:
        return migrate(raw, FORMAT)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise Damage(
            "it is from an older version and cannot be converted ({fault})",
            fault=quoted(error),
        ) from None


def _digest(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest().encode()
