"""Editions of the board: which there are, and loading them [BOARD-2].

A file that does not describe a playable board is refused with an
``EditionError`` that names the place, what is wrong there and what to do, so
that a person can make an edition without reading this program.
"""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, count
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from .. import paths
from ..engine.board import Board
from ..engine.sentence import Sentence, mark, quoted, said
from ..files import atomic
from ..files.json_lines import Path as JsonPath
from ..files.json_lines import count_separators, lines_of
from ..files.plain_errors import error_text, join_sentences, sentences
from ..files.sharing import why_failed
from ..files.small_files import TooLarge, read_small
from ..language import _, current_language
from .entries import PATTERNS
from .file import FORMAT, EditionModel, Problem
from .pictures import MOST_BYTES

DEFAULT = "us_2008"
#: the board of each language; all have the prices and the cards' effects of DEFAULT
HOMES = {"en": DEFAULT, "de": "de_2008", "fr": "fr_2008", "es": "es_2008"}
#: a board with all its pictures in base64
MAX_BYTES = 256 * 1024 + 2 * MOST_BYTES
_TOO_BIG = Sentence(
    mark("it is larger than {most} kB, too big for an edition"), most=MAX_BYTES // 1024
)
_NO_BOARD = mark("it contains far more than a board needs")
#: brackets, braces and commas of a board, which has about a thousand: each costs memory and time
MOST_SEPARATORS = 20_000
#: boards kept in memory: more than anybody has
KEPT = 1024
_SHOWN = 3
#: the id of a copy made for the user
COPY = "my_board"


class EditionError(ValueError):
    """An edition cannot be used; the text says which one, where, and how to mend it."""


def edition_from_json(text: str, source: str) -> Board:
    """The board described by the text, in the current language if it has that one.

    ``source`` names it in an EditionError.
    """
    if len(text) > MAX_BYTES:
        _refuse(source, [_TOO_BIG])
    if count_separators(text) > MOST_SEPARATORS:
        _refuse(source, [Sentence(_NO_BOARD)])
    return _parse(text, source, current_language())


@lru_cache(maxsize=KEPT)
def _parse(text: str, source: str, language: str) -> Board:
    data = _read_json(text, source)
    version = data.get("format") if isinstance(data, dict) else None
    if isinstance(version, int) and version > FORMAT:
        text = mark("it has format {version}, from a newer version of the game")
        _refuse(source, [Sentence(text, version=version)])
    try:
        model = EditionModel.model_validate_json(text)
    except ValidationError as error:
        _refuse(source, sentences(error, data, PATTERNS, _lines(text)))
    if problems := model.problems():
        lines = _lines(text)
        _refuse(source, [error_text(lines, p.loc, p.place, p.text) for p in problems])
    return model.worded_in(language).board()


@lru_cache(maxsize=KEPT)
def _doubts(text: str) -> list[Problem]:
    """Problems that bar a playable board from new games; boards in saves are not checked."""
    return EditionModel.model_validate_json(text).doubts()


def _lines(text: str) -> dict[JsonPath, int] | None:
    """The lines of the values; None where all are on one line, as in a save."""
    return lines_of(text) if "\n" in text.strip() else None


def _read_json(text: str, source: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_no_repeats)
    except json.JSONDecodeError as error:
        text = mark("line {line}, column {column}: {fault}")
        _refuse(source, [Sentence(text, line=error.lineno, column=error.colno, fault=error.msg)])
    except RecursionError:
        _refuse(source, [Sentence(mark("its brackets are nested far too deeply"))])
    except EditionError as error:
        _refuse(source, [said(error)])
    except ValueError:
        _refuse(source, [Sentence(mark("a number in it has far too many digits"))])


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        name = next(n for n, times in Counter(n for n, _ in pairs).items() if times > 1)
        where = f" (in {quoted(fields['id'])})" if "id" in fields else ""
        text = mark("the field {field} occurs twice in one entry{where}; remove one")
        raise EditionError(Sentence(text, field=quoted(name), where=where))
    return fields


def _refuse(source: str, problems: list[str]) -> NoReturn:
    more = len(problems) - _SHOWN
    shown = join_sentences(problems[:_SHOWN])
    if more > 0:
        shown = Sentence(mark("{problems}; and {more} more"), problems=shown, more=more)
    raise EditionError(
        Sentence(
            "The edition {edition} cannot be used: {problems}. "
            "Correct the file or choose another edition.",
            edition=source,
            problems=shown,
        )
    ) from None


@dataclass(frozen=True, slots=True)
class EditionEntry:
    """An edition on offer; ``problem`` says why it cannot be used ('' if it can)."""

    id: str
    title: str
    built_in: bool
    problem: str = ""


def catalogue() -> list[EditionEntry]:
    """All editions, the default first, the user's own last; never raises."""
    entries = []
    for name, file in _files().items():
        try:
            entries.append(EditionEntry(name, _load_file(name, file).title, is_built_in(name)))
        except EditionError as error:
            entries.append(EditionEntry(name, name, is_built_in(name), said(error)))
    return entries


def edition_ids() -> list[str]:
    """The ids of the editions that can be played, the default first."""
    return [entry.id for entry in catalogue() if not entry.problem]


def is_built_in(edition: str) -> bool:
    """Whether the edition is shipped with the game."""
    return edition in _shipped(paths.assets())


def home_edition(language: str) -> str:
    """The default board of a language, like "de"."""
    return HOMES.get(language, DEFAULT)


def is_shipped(board: Board) -> bool:
    """Whether it is a board of the game, in any language."""
    if not is_built_in(board.id):
        return False
    now = load_edition(board.id)
    if now == board:
        return True
    model = EditionModel.model_validate_json(edition_text(board.id))
    return board in (model.board(), *(model.worded_in(each).board() for each in model.texts or {}))


def title_in(file: Path) -> str:
    """The title of the board in a file, valid or not; "" where it is missing."""
    try:
        data = read_board_file(read_small(file, MAX_BYTES))
    except (OSError, TooLarge, ValueError, RecursionError):
        return ""
    board = isinstance(data, dict) and {"format", "spaces", "groups"} <= set(data)
    return str(data.get("title") or file.stem) if board else ""


def read_board_file(data: bytes) -> Any:
    """The content of a board file; ValueError for one that is too large."""
    if count_separators(data) > MOST_SEPARATORS:
        raise ValueError(_NO_BOARD)
    return json.loads(data)


def edition_text(edition: str) -> str:
    """The edition's own JSON; EditionError for an unknown one."""
    return _read_file(_find(edition))


def load_edition(edition: str) -> Board:
    """The board of an edition by its id; EditionError names the problem.

    Equal texts give one object, so boards are compared by identity.
    """
    return _load_file(edition, _find(edition))


def copy_edition(edition: str) -> Path:
    """Put a copy of an edition into the user's folder for editing; its place.

    EditionError if that cannot be done.
    """
    data = json.loads(edition_text(edition))
    folder, name = paths.user_editions(), free_name()
    data |= {"id": name, "title": own_title(name)}
    for texts in data.get("texts", {}).values():
        texts |= {"title": data["title"]}
    file = folder / f"{name}.json"
    try:
        atomic.write(file, formatted_edition(data).encode(), keep_old=False)
    except OSError as error:
        text = Sentence("{file} could not be written: {why}.", file=file, why=why_failed(error))
        raise EditionError(text) from None
    return file


def own_title(name: str) -> str:
    """The title of a user's copy, by its id."""
    return " ".join([_("My board"), *name.removeprefix(COPY).split("_")[1:]])


def free_name(wanted: str = COPY) -> str:
    """A free id among the boards and the files in the user's folder: this one, or with a number."""
    taken, folder = _files(), paths.user_editions()
    names = chain([wanted], (f"{wanted[:36]}_{number}" for number in count(2)))
    return next(
        each for each in names if each not in taken and not (folder / f"{each}.json").exists()
    )


def formatted_edition(data: dict[str, Any]) -> str:
    """An edition formatted for editing by hand: one space, card or text a line."""
    fields = (f"  {json.dumps(name)}: {_entry(name, value)}" for name, value in data.items())
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _entry(name: str, value: Any, margin: str = "  ") -> str:
    """A field in JSON: lists entry by entry, texts and pictures line by line."""
    inner = f"{margin}  "
    if isinstance(value, list):
        rows = [f"{inner}{json.dumps(row, ensure_ascii=False)}" for row in value]
        return "[\n" + ",\n".join(rows) + f"\n{margin}]"
    if name in ("texts", "pictures") and isinstance(value, dict):
        rows = [f"{inner}{json.dumps(k)}: {_entry(name, v, inner)}" for k, v in value.items()]
        return "{\n" + ",\n".join(rows) + f"\n{margin}}}"
    return json.dumps(value, ensure_ascii=False)


def _find(edition: str) -> Path:
    # drawing asks for boards of the game again and again
    file = _shipped(paths.assets()).get(edition) or _files().get(edition)
    if file is None:
        known = ", ".join(edition_ids())
        raise EditionError(
            Sentence(
                "There is no edition {edition}. Choose one of {known}.",
                edition=quoted(edition),
                known=known,
            )
        )
    return file


@cache
def _shipped(assets: Path) -> Mapping[str, Path]:
    """The game's edition files by id, the default first."""
    files = (assets / "editions").glob("*.json")
    return {file.stem: file for file in sorted(files, key=lambda f: (f.stem != DEFAULT, f.stem))}


def _files() -> dict[str, Path]:
    """Edition files by id; one of the user's never replaces one of the game's."""
    shipped = _shipped(paths.assets())
    own = {file.stem: file for file in sorted(paths.user_editions().glob("*.json"))}
    return {**shipped, **{name: file for name, file in own.items() if name not in shipped}}


def _read_file(file: Path) -> str:
    try:
        return decode_edition(read_small(file, MAX_BYTES), file.name)
    except TooLarge:
        _refuse(file.name, [_TOO_BIG])
    except OSError as error:
        _refuse(file.name, [Sentence(mark("it cannot be read ({why})"), why=why_failed(error))])


def decode_edition(data: bytes, source: str) -> str:
    """The text of an edition from bytes, as of a file opened as text; else EditionError."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        reason = mark("byte {byte} is not UTF-8 text; save the file as UTF-8")
        _refuse(source, [Sentence(reason, byte=error.start)])
    # other systems end their lines in other ways
    return text.replace("\r\n", "\n").replace("\r", "\n")


def require_playable(text: str, source: str) -> None:
    """EditionError if no new game can be played with a board any more."""
    if doubts := _doubts(text):
        lines = _lines(text)
        _refuse(source, [error_text(lines, p.loc, p.place, p.text) for p in doubts])


def _load_file(name: str, file: Path) -> Board:
    text = _read_file(file)
    board = edition_from_json(text, file.name)
    require_playable(text, file.name)
    if board.id != name:
        text = mark("its id is {name}; name the file {file}")
        _refuse(file.name, [Sentence(text, name=quoted(board.id), file=f"{board.id}.json")])
    return board
