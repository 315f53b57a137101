"""The people at this computer: names, looks, and preferences for the table.

All of it is in one file here, and goes nowhere else.
"""

import contextlib
import secrets
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .. import paths
from ..engine.sentence import mark
from ..files import atomic
from ..files.sharing import remove_all
from .aside import all_aside
from .entry_file import EntryFile, Faults
from .settings import Settings

MOST = 40
LONGEST_NAME = 16
#: the settings that each person may have otherwise
TASTES = (
    "speed",
    "theme",
    "camera",
    "reduced_motion",
    "confirmations",
    "advice",
    "chances",
    "summaries",
    "auto_claim",
)


class Profile(BaseModel):
    """One person; ``tastes`` are settings by their names, those of TASTES.

    What a newer version has noted besides is kept for it.
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    id: Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    token: Annotated[str, Field(max_length=40, pattern=r"^\w*$")] = ""
    colour: Annotated[int, Field(ge=0, le=99)] = 0
    tastes: dict[str, bool | str] = {}


def profiles_file() -> Path:
    """The path of the file."""
    return paths.user_config() / "profiles.json"


def new_profile(name: str, token: str = "", colour: int = 0) -> Profile:
    """A profile with a free id."""
    return Profile(id=secrets.token_hex(4), name=name, token=token, colour=colour)


def load_profiles() -> tuple[list[Profile], str]:
    """All profiles in the order in which they were made, and a sentence if the file is damaged.

    A file that cannot be read stays where it is until the next profile is kept.
    """
    return FILE.load()


def find_profile(id: str) -> Profile | None:
    """The profile of that id, None if it is gone."""
    return next((each for each in load_profiles()[0] if each.id == id), None)


def keep_profile(profile: Profile) -> None:
    """Keep a new or changed profile; SaveError if it cannot be."""
    known = FILE.known()
    found = known.all
    at = next((n for n, each in enumerate(found) if each.id == profile.id), len(found))
    if at >= MOST:
        raise FILE.refused(mark("there are too many"), mark("Delete one of them first."))
    FILE.write(known, [*found[:at], profile, *found[at + 1 :]])


def delete_profile(id: str) -> None:
    """Delete a person, also in the copies beside the file; SaveError on failure."""
    known = FILE.known()
    others = [each for each in known.all if each.id != id]
    FILE.write(known, others, keep_old=False)
    path = profiles_file()
    with contextlib.suppress(OSError):
        remove_all((atomic.backup_of(path), *all_aside(path)))


def tastes_of(settings: Settings) -> dict[str, bool | str]:
    """The current settings that a profile keeps."""
    return {name: getattr(settings, name) for name in TASTES}


def set_table(settings: Settings, profile: Profile) -> None:
    """Set the table to a person's preferences; obsolete ones are ignored."""
    for name in TASTES:
        if name in profile.tastes:
            with contextlib.suppress(ValidationError):
                setattr(settings, name, profile.tastes[name])


def sit_down(settings: Settings, id: str) -> None:
    """Make the person of that profile the current player, with his or her preferences."""
    found = find_profile(id) if id else None
    if found is not None and id != settings.profile:
        settings.profile = id
        set_table(settings, found)


def remember_table(settings: Settings) -> None:
    """Save the current settings of the table as the profile's preferences; SaveError on failure."""
    found = find_profile(settings.profile) if settings.profile else None
    if found is not None and found.tastes != tastes_of(settings):
        keep_profile(found.model_copy(update={"tastes": tastes_of(settings)}))


def _parse(entries: list[Any]) -> list[Profile]:
    found = [Profile.model_validate(entry) for entry in entries]
    if len({each.id for each in found}) < len(found):
        raise ValueError("an id twice")
    return found


FILE = EntryFile(
    profiles_file,
    "profiles",
    Faults(
        newer=mark("The profiles in {file} cannot be used: {why}."),
        unreadable=mark("The profiles in {file} cannot be read ({why})."),
        damaged=mark("The profiles in {file} are damaged. Correct the file or remove it."),
        unsaved=mark("The profiles could not be saved: {why}. {advice}"),
    ),
    _parse,
    Profile.model_dump,
)
