"""The player's own sets of rules, saved by name in one JSON file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import paths
from ..engine.errors import RulesError
from ..engine.presets import rules_from
from ..engine.rules import Value
from ..engine.sentence import mark, said
from .entry_file import EntryFile, Faults
from .file_names import clean_name
from .migrations import renew_rules

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
    return FILE.load()


def save_preset(name: str, edition: str, changes: Mapping[str, Value]) -> UserPreset:
    """Save rules under a name, replacing older ones; SaveError says why not."""
    name = clean_name(name)[:LONGEST_NAME].strip()
    if not name:
        raise FILE.refused(mark("the name is empty"), mark("Type a name first."))
    entry = {"name": name, "edition": edition, "rules": dict(changes)}
    known = FILE.known()
    old = next((each.entry for each in known.all if _named(each, name)), None)
    entry = (old if isinstance(old, dict) else {}) | entry
    new = UserPreset(name, edition, dict(changes), entry=entry)
    others = [each for each in known.all if not _named(each, name)]
    if len(others) >= MOST:
        raise FILE.refused(mark("there are too many"), mark("Delete some of your presets first."))
    FILE.write(known, [*others, new])
    return new


def delete_preset(name: str) -> None:
    """Forget the rules of this name; SaveError if the file cannot be written."""
    known = FILE.known()
    FILE.write(known, (each for each in known.all if not _named(each, name)))


def _named(preset: UserPreset, name: str) -> bool:
    return preset.name.casefold() == name.casefold()


def _parse(entries: list[Any]) -> list[UserPreset]:
    found: list[UserPreset] = []
    for number, entry in enumerate(entries, 1):
        preset = _preset(entry, number)
        if preset.name.casefold() in {other.name.casefold() for other in found}:
            again = f"{preset.name} ({number})"
            preset = UserPreset(again, problem=mark("another one has the same name"), entry=entry)
        found.append(preset)
    return found


def _preset(entry: Any, number: int) -> UserPreset:
    """One entry of the file, with its problems."""
    name = entry.get("name") if isinstance(entry, dict) else None
    if not isinstance(name, str) or not clean_name(name):
        return UserPreset(f"Entry {number}", problem=mark("it has no name"), entry=entry)
    name = clean_name(name)[:LONGEST_NAME].strip()
    edition, changes = entry.get("edition"), entry.get("rules")
    if not isinstance(edition, str) or not isinstance(changes, dict):
        return UserPreset(name, problem=mark("it has no edition or no rules"), entry=entry)
    changes = renew_rules(changes)
    try:
        rules_from(changes)
    except RulesError as error:
        return UserPreset(name, problem=said(error), entry=entry)
    return UserPreset(name, edition, changes, entry=entry)


FILE = EntryFile(
    presets_file,
    "presets",
    Faults(
        newer=mark("Your presets in {file} cannot be used: {why}."),
        unreadable=mark("Your presets in {file} cannot be read ({why})."),
        damaged=mark(
            "Your presets in {file} cannot be used: {why}. Correct the file or remove it."
        ),
        unsaved=mark("Your presets could not be saved: {why}. {advice}"),
    ),
    _parse,
    lambda preset: preset.entry,
)
