"""The people at this computer: what each is called, looks like, and how each likes the table.

All of it lies in one file here, and goes nowhere else.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json, to_json

from .. import paths
from ..engine.sentence import Sentence, mark, said
from ..files import atomic
from ..files.sharing import remove_all, why
from ..files.small_files import read_small
from .aside import NewerError, all_aside, require_known, set_aside
from .errors import SaveError
from .settings import Settings

FORMAT = 1
MAX_BYTES = 256 * 1024
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
    """A profile with an id that nobody has."""
    return Profile(id=secrets.token_hex(4), name=name, token=token, colour=colour)


def load_profiles() -> tuple[list[Profile], str]:
    """All profiles in the order in which they were made, and a sentence if the file is damaged.

    A file that cannot be read stays where it is until the next profile is kept.
    """
    path = profiles_file()
    try:
        return _read(path).profiles, ""
    except FileNotFoundError:
        return [], ""
    except NewerError as error:
        text = mark("The profiles in {file} cannot be used: {why}.")
        return [], Sentence(text, file=path, why=said(error))
    except OSError as error:
        return [], Sentence(
            "The profiles in {file} cannot be read ({why}).", file=path, why=why(error)
        )
    except (ValueError, KeyError, TypeError):
        return [], Sentence(
            "The profiles in {file} are damaged. Correct the file or remove it.", file=path
        )


def find_profile(id: str) -> Profile | None:
    """The profile of that id, None if there is none any more."""
    return next((each for each in load_profiles()[0] if each.id == id), None)


def keep_profile(profile: Profile) -> None:
    """Keep a new or changed profile; SaveError if it cannot be."""
    known = _known()
    found = known.profiles
    at = next((n for n, each in enumerate(found) if each.id == profile.id), len(found))
    if at >= MOST:
        raise _refused(mark("there are too many"), mark("Delete one of them first."))
    _write(replace(known, profiles=[*found[:at], profile, *found[at + 1 :]]))


def delete_profile(id: str) -> None:
    """Forget a person, also in the copies beside the file; SaveError if it cannot be written."""
    known = _known()
    others = [each for each in known.profiles if each.id != id]
    _write(replace(known, profiles=others), keep_old=False)
    path = profiles_file()
    with contextlib.suppress(OSError):
        remove_all((atomic.backup_of(path), *all_aside(path)))


def tastes_of(settings: Settings) -> dict[str, bool | str]:
    """The settings a profile keeps, as they are now."""
    return {name: getattr(settings, name) for name in TASTES}


def set_table(settings: Settings, profile: Profile) -> None:
    """Set the table as a person likes it; what means nothing any more is left as it is."""
    for name in TASTES:
        if name in profile.tastes:
            with contextlib.suppress(ValidationError):
                setattr(settings, name, profile.tastes[name])


def sit_down(settings: Settings, id: str) -> None:
    """Let the person of that profile play now: the table is set as he or she likes it."""
    found = find_profile(id) if id else None
    if found is not None and id != settings.profile:
        settings.profile = id
        set_table(settings, found)


def remember_table(settings: Settings) -> None:
    """Keep how the table is set now as the taste of whoever plays; SaveError if it cannot be."""
    found = find_profile(settings.profile) if settings.profile else None
    if found is not None and found.tastes != tastes_of(settings):
        keep_profile(found.model_copy(update={"tastes": tastes_of(settings)}))


@dataclass(frozen=True, slots=True)
class _File:
    """The profiles, and what a newer version has written beside them, kept for it."""

    profiles: list[Profile] = field(default_factory=list)
    unknown: Mapping[str, Any] = field(default_factory=dict)


def _read(path: Path) -> _File:
    data: Any = from_json(read_small(path, MAX_BYTES))
    require_known(data, FORMAT)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("no profiles")
    found = [Profile.model_validate(entry) for entry in data["profiles"]]
    if len({each.id for each in found}) < len(found):
        raise ValueError("an id twice")
    return _File(found, data)


def _known() -> _File:
    """The content of the file; a damaged one is set aside first."""
    path = profiles_file()
    try:
        return _read(path)
    except FileNotFoundError:
        return _File()
    except OSError as error:
        raise _refused(why(error), mark("Nothing was changed.")) from None
    except NewerError as error:
        raise _refused(said(error), mark("Nothing was changed.")) from None
    except (ValueError, KeyError, TypeError):
        with contextlib.suppress(OSError):
            set_aside(path)
        return _File()


def _write(known: _File, keep_old: bool = True) -> None:
    profiles = [each.model_dump() for each in known.profiles]
    data = {**known.unknown, "format": FORMAT, "profiles": profiles}
    path = profiles_file()
    try:
        atomic.write(path, to_json(data, indent=2) + b"\n", keep_old)
    except OSError as error:
        raise _refused(why(error), mark("Nothing was changed.")) from None


def _refused(reason: str, advice: str) -> SaveError:
    text = Sentence(
        "The profiles could not be saved: {why}. {advice}",
        why=Sentence(reason),
        advice=Sentence(advice),
    )
    return SaveError(text, reason)
