"""The best results of challenges, by person, in one JSON file.

A person is known by the id of the profile; "" is whoever plays at this computer without one.
"""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import from_json, to_json

from .. import __version__, paths
from ..engine.sentence import Sentence, mark, said
from ..files import atomic
from ..files.sharing import remove_all, why_failed
from ..files.small_files import TooLarge, read_small
from .aside import UPDATE, NewerError, all_aside, require_known, set_aside
from .errors import SaveError

FORMAT = 1
MAX_BYTES = 4 * 1024 * 1024

Name = Annotated[str, Field(max_length=80)]


class ChallengeResult(BaseModel):
    """A player's best result in a challenge.

    ``measured`` is the figure that counted: rounds, or money and the like; ``day`` is the date, as
    2026-11-22, ``program`` the version it was played with, ``rules`` a checksum of the rules.
    ``whole`` says whether all actions were made at this program's table; None where that is
    unknown.
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    stars: Annotated[int, Field(ge=0, le=3)] = 0
    measured: int = 0
    day: Annotated[str, Field(max_length=10)] = ""
    program: Annotated[str, Field(max_length=40)] = __version__
    rules: Annotated[str, Field(max_length=16)] = ""
    whole: bool | None = None


class Person(BaseModel):
    """The results of one person, by the id of the challenge."""

    model_config = ConfigDict(extra="allow")

    challenges: dict[Name, ChallengeResult] = {}
    daily: dict[Name, ChallengeResult] = {}


class ChallengeResults(BaseModel):
    """Everybody's results; ``_unread`` means that there is an unusable file.

    A file of a newer version, ``_newer``, is never replaced.
    """

    model_config = ConfigDict(extra="allow")

    format: Annotated[int, Field(ge=1, le=FORMAT)] = FORMAT
    people: dict[Name, Person] = {}
    _unread: bool = False
    _newer: bool = False

    def of(self, person: str) -> Mapping[str, ChallengeResult]:
        """A person's best results by challenge."""
        return self.people.get(person, Person()).challenges

    def days_of(self, person: str) -> Mapping[str, ChallengeResult]:
        """A person's best results of daily challenges, by date.

        Where it was played with several versions or rules, the best of all.
        """
        found: dict[str, ChallengeResult] = {}
        for result in self.people.get(person, Person()).daily.values():
            old = found.get(result.day)
            if old is None or is_better(result, old, race=False):
                found[result.day] = result
        return found

    def note(self, person: str, challenge: str, result: ChallengeResult, race: bool) -> bool:
        """Keep a result that is the best so far; whether it is."""
        kept = self.people.setdefault(person, Person()).challenges
        return _keep(kept, challenge, result, race)

    def note_day(self, person: str, result: ChallengeResult, race: bool) -> bool:
        """Keep the result of a day's challenge if it is the best so far; whether it is.

        Results of other versions of the program, or by other rules, are kept beside it.
        """
        kept = self.people.setdefault(person, Person()).daily
        return _keep(kept, f"{result.day} {result.program} {result.rules}", result, race)

    def forget(self, person: str) -> None:
        """Take everything of a person away."""
        self.people.pop(person, None)


def is_better(new: ChallengeResult, old: ChallengeResult, race: bool) -> bool:
    """Whether more was reached; in a race fewer rounds are more."""
    if new.stars != old.stars:
        return new.stars > old.stars
    return new.measured < old.measured if race else new.measured > old.measured


def results_file() -> Path:
    """The path of the file."""
    return paths.user_data() / "challenges.json"


def load_results() -> tuple[ChallengeResults, str]:
    """The results, and a sentence if the file is unusable ("" if it is usable or missing)."""
    path = results_file()
    results = ChallengeResults()
    text = mark(
        "Your results in {file} cannot be read ({why}). The file is set aside before new ones "
        "are saved."
    )
    try:
        data = read_small(path, MAX_BYTES)
        require_known(from_json(data), FORMAT)
        return ChallengeResults.model_validate_json(data), ""
    except FileNotFoundError:
        return results, ""
    except OSError as error:
        reason: str = why_failed(error)
    except NewerError as error:
        results._newer, reason = True, said(error)
        text = mark("Your results in {file} cannot be used: {why}. New ones are not saved.")
    except ValueError:
        reason = Sentence("its contents are not valid")
    results._unread = not results._newer
    return results, Sentence(text, file=path, why=reason)


def require_readable() -> None:
    """SaveError for an unreadable file."""
    path = results_file()
    try:
        read_small(path, MAX_BYTES)
    except FileNotFoundError:
        return
    except (OSError, TooLarge) as error:
        raise _unchanged(path, why_failed(error)) from None
    if load_results()[0]._newer:
        raise _unchanged(path, Sentence(UPDATE))


def forget_person(person: str) -> None:
    """Remove all data of a person, also from the copies beside the file; SaveError on failure."""
    require_readable()
    path = results_file()
    results, _trouble = load_results()
    if person in results.people:
        results.forget(person)
        save_results(results, keep_old=False)
        with contextlib.suppress(OSError):
            remove_all((atomic.backup_of(path), *all_aside(path)))


def save_results(results: ChallengeResults, keep_old: bool = True) -> None:
    """Write the results; SaveError if they cannot be."""
    path = results_file()
    if results._newer:
        raise _not_kept(path, Sentence(UPDATE))
    try:
        if results._unread and path.exists():
            set_aside(path)
        results._unread = False
        atomic.write(path, to_json(results, indent=1) + b"\n", keep_old)
    except OSError as error:
        raise _not_kept(path, why_failed(error)) from None


def _unchanged(path: Path, reason: str) -> SaveError:
    text = mark("The results in {file} could not be changed: {why}. Nobody was deleted.")
    return SaveError(Sentence(text, file=path, why=reason), reason)


def _not_kept(path: Path, reason: str) -> SaveError:
    text = Sentence("Your result could not be saved in {file}: {why}.", file=path, why=reason)
    return SaveError(text, reason)


def _keep(kept: dict[str, ChallengeResult], name: str, result: ChallengeResult, race: bool) -> bool:
    old = kept.get(name)
    if old is not None and not is_better(result, old, race):
        return False
    kept[name] = result
    return True
