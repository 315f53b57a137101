"""A list of entries in a file of the player; damaged and newer entries are kept."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic_core import from_json, to_json

from ..engine.sentence import Sentence, mark, quoted, said
from ..files import atomic
from ..files.sharing import why_failed
from ..files.small_files import read_small
from .aside import NewerError, require_known, set_aside
from .errors import SaveError

FORMAT = 1
MAX_BYTES = 256 * 1024
UNCHANGED = mark("Nothing was changed.")

Entry = TypeVar("Entry")


@dataclass(frozen=True, slots=True)
class Faults:
    """The messages for a file that is newer, unreadable, damaged, or cannot be written."""

    newer: str
    unreadable: str
    damaged: str
    unsaved: str


@dataclass(frozen=True, slots=True)
class Entries(Generic[Entry]):
    """The entries, and additions of a newer version, kept for it."""

    all: list[Entry] = field(default_factory=list)
    unknown: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EntryFile(Generic[Entry]):
    """The list called ``name`` in the file at ``path``.

    ``parse`` makes entries of the list, or says by ValueError why it is none of ours; ``dump``
    makes of an entry what is written.
    """

    path: Callable[[], Path]
    name: str
    faults: Faults
    parse: Callable[[list[Any]], list[Entry]]
    dump: Callable[[Entry], Any]

    def load(self) -> tuple[list[Entry], str]:
        """The entries, and a sentence if the file cannot be used ("" if it can).

        A file that cannot be read stays where it is until the next entry is kept.
        """
        path = self.path()
        try:
            return self._read().all, ""
        except FileNotFoundError:
            return [], ""
        except NewerError as error:
            return [], Sentence(self.faults.newer, file=path, why=said(error))
        except OSError as error:
            return [], Sentence(self.faults.unreadable, file=path, why=why_failed(error))
        except ValueError as error:
            return [], Sentence(self.faults.damaged, file=path, why=said(error))

    def known(self) -> Entries[Entry]:
        """The content of the file; a damaged one is set aside first."""
        try:
            return self._read()
        except FileNotFoundError:
            return Entries()
        except OSError as error:
            raise self.refused(why_failed(error)) from None
        except NewerError as error:
            raise self.refused(said(error)) from None
        except ValueError:
            try:
                set_aside(self.path())
            except OSError as error:
                raise self.refused(why_failed(error)) from None
            return Entries()

    def write(self, known: Entries[Entry], entries: Iterable[Entry], keep_old: bool = True) -> None:
        """Replace the known entries."""
        data = {**known.unknown, "format": FORMAT, self.name: [*map(self.dump, entries)]}
        try:
            atomic.write(self.path(), to_json(data, indent=2) + b"\n", keep_old)
        except OSError as error:
            raise self.refused(why_failed(error)) from None

    def refused(self, reason: str, advice: str = UNCHANGED) -> SaveError:
        """The reason why entries cannot be kept."""
        text = Sentence(self.faults.unsaved, why=Sentence(reason), advice=Sentence(advice))
        return SaveError(text, reason)

    def _read(self) -> Entries[Entry]:
        data: Any = from_json(read_small(self.path(), MAX_BYTES))
        require_known(data, FORMAT)
        if not isinstance(data, dict) or not isinstance(data.get(self.name), list):
            raise ValueError(Sentence("it contains no list called {name}", name=self.name))
        if data.get("format") != FORMAT:
            text = mark("it uses format {format}, but this version knows {known}")
            found = quoted(data.get("format"))
            raise ValueError(Sentence(text, format=found, known=FORMAT))
        return Entries(self.parse(data[self.name]), data)
