"""The player's own sets of rules, saved by name in one JSON file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pydantic_core import from_json, to_json

from .. import paths
from ..engine.errors import RulesError
from ..engine.presets import rules_from
from ..engine.rules import Value
from ..engine.sentence import Sentence, mark, quoted, said
from ..files import atomic
from ..files.sharing import why
from ..files.small_files import read_small
from .aside import NewerError, require_known, set_aside
from .errors import SaveError
from .migrations import renewed
from .names import clean

FORMAT = 1
MAX_BYTES = 256 * 1024
MOST = 200
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class UserPreset:
    """Rules by a name and the board that belongs to them.

    ``problem`` says why they cannot be used, "" if they can; ``entry`` is what
    stands in the file, which is kept whatever is wrong with it.
    """

    name: str
    edition: str = ""
    changes: Mapping[str, Value] = field(default_factory=dict)
    problem: str = ""
    entry: Any = None


def presets_file() -> Path:
    """The path of the file."""
    return paths.user_config() / "presets.json"


def load_presets() -> tuple[list[UserPreset], str]:
    """The player's presets, and a sentence if the file is damaged ("" if not).

    Nothing is lost: a file that cannot be read is left where it is until the
    next preset is saved, and then kept under another name.
    """
    path = presets_file()
    try:
        return _read(path).presets, ""
    except FileNotFoundError:
        return [], ""
    except NewerError as error:
        text = mark("Your presets in {file} cannot be used: {why}.")
        return [], Sentence(text, file=path, why=said(error))
    except OSError as error:
        reason = why(error)
        return [], Sentence("Your presets in {file} cannot be read ({why}).", file=path, why=reason)
    except ValueError as error:
        return [], Sentence(
            "Your presets in {file} cannot be used: {why}. Correct the file or remove it.",
            file=path,
            why=said(error),
        )


def save_preset(name: str, edition: str, changes: Mapping[str, Value]) -> UserPreset:
    """Keep rules under a name, in place of those that had it; SaveError says why not."""
    name = clean(name)[:LONGEST_NAME].strip()
    if not name:
        raise _refused(mark("the name is empty"), mark("Type a name first."))
    entry = {"name": name, "edition": edition, "rules": dict(changes)}
    known = _known()
    old = next((each.entry for each in known.presets if _named(each, name)), None)
    entry = (old if isinstance(old, dict) else {}) | entry
    new = UserPreset(name, edition, dict(changes), entry=entry)
    others = [each for each in known.presets if not _named(each, name)]
    if len(others) >= MOST:
        raise _refused(mark("there are too many"), mark("Delete some of your presets first."))
    _write(replace(known, presets=[*others, new]))
    return new


def delete_preset(name: str) -> None:
    """Forget the rules of this name; SaveError if the file cannot be written."""
    known = _known()
    _write(replace(known, presets=[each for each in known.presets if not _named(each, name)]))


@dataclass(frozen=True, slots=True)
class _File:
    """The presets, and what a newer version has written beside them, kept for it."""

    presets: list[UserPreset] = field(default_factory=list)
    unknown: Mapping[str, Any] = field(default_factory=dict)


def _named(preset: UserPreset, name: str) -> bool:
    return preset.name.casefold() == name.casefold()


def _known() -> _File:
    """The content of the file; a damaged one is set aside first."""
    path = presets_file()
    try:
        return _read(path)
    except FileNotFoundError:
        return _File()
    except OSError as error:
        raise _refused(why(error), mark("Nothing was changed.")) from None
    except NewerError as error:
        raise _refused(said(error), mark("Nothing was changed.")) from None
    except ValueError:
        _set_aside(path)
        return _File()


def _write(known: _File) -> None:
    entries = [preset.entry for preset in known.presets]
    data = {**known.unknown, "format": FORMAT, "presets": entries}
    path = presets_file()
    try:
        atomic.write(path, to_json(data, indent=2) + b"\n")
    except OSError as error:
        raise _refused(why(error), mark("Nothing was changed.")) from None


def _set_aside(path: Path) -> None:
    try:
        set_aside(path)
    except OSError as error:
        raise _refused(why(error), mark("Nothing was changed.")) from None


def _refused(reason: str, advice: str) -> SaveError:
    text = Sentence(
        "Your presets could not be saved: {why}. {advice}",
        why=Sentence(reason),
        advice=Sentence(advice),
    )
    return SaveError(text, reason)


def _read(path: Path) -> _File:
    """Parse the file; ValueError says why it is none of ours."""
    data: Any = from_json(read_small(path, MAX_BYTES))
    require_known(data, FORMAT)
    if not isinstance(data, dict) or not isinstance(data.get("presets"), list):
        raise ValueError(Sentence("it contains no list called presets"))
    if data.get("format") != FORMAT:
        raise ValueError(
            Sentence(
                "it has format {format}, and this version knows {known}",
                format=quoted(data.get("format")),
                known=FORMAT,
            )
        )
    found: list[UserPreset] = []
    for number, entry in enumerate(data["presets"], 1):
        preset = _preset(entry, number)
        if preset.name.casefold() in {other.name.casefold() for other in found}:
            again = f"{preset.name} ({number})"
            preset = UserPreset(again, problem=mark("another one has the same name"), entry=entry)
        found.append(preset)
    return _File(found, data)


def _preset(entry: Any, number: int) -> UserPreset:
    """One entry of the file, with what is wrong with it."""
    name = entry.get("name") if isinstance(entry, dict) else None
    if not isinstance(name, str) or not clean(name):
        return UserPreset(f"Entry {number}", problem=mark("it has no name"), entry=entry)
    name = clean(name)[:LONGEST_NAME].strip()
    edition, changes = entry.get("edition"), entry.get("rules")
    if not isinstance(edition, str) or not isinstance(changes, dict):
        return UserPreset(name, problem=mark("it has no edition or no rules"), entry=entry)
    changes = renewed(changes)
    try:
        rules_from(changes)
    except RulesError as error:
        return UserPreset(name, problem=said(error), entry=entry)
    return UserPreset(name, edition, changes, entry=entry)
