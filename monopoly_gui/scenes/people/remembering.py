"""From games to results in the file, and from the file to the people."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from ... import __version__
from ...editions import EditionError, load_edition
from ...engine.board import Board
from ...records.line import ResultError, read_result, written
from ...records.reckoning import NoResult, anew, result_of
from ...records.result import Holder, Result, SeatResult
from ...storage import SavedGame, SaveError, Settings, load
from ...storage.challenge_results import forget_person
from ...storage.kept import Entry, Shelf
from ...storage.ledger import add_line, read_lines, write_lines
from ...storage.profiles import delete_profile


@dataclass(frozen=True, slots=True)
class Remembered:
    """The results of all games, each once, and how many lines were no results any more."""

    results: tuple[Result, ...]
    damaged: int = 0


def remembered() -> Remembered:
    """Everything that the file of results tells; of a game the result that was kept last."""
    found: dict[str, Result] = {}
    damaged = 0
    for line in read_lines():
        try:
            result = read_result(line)
        except ResultError:
            damaged += 1
            continue
        found[result.game] = result
    return Remembered(tuple(found.values()), damaged)


def remember(saved: SavedGame) -> Result | None:
    """Keep the result of a finished game; None where it has none or the disk does not want it.

    One that another version has reckoned is reckoned anew, but for the chances of winning.
    """
    if not saved.saved:
        saved = replace(saved, saved=datetime.now(UTC).isoformat(timespec="seconds"))
    try:
        result = result_of(saved)
        before = next((r for r in remembered().results if r.game == result.game), None)
        if before is None:
            add_line(written(result))
        elif before.program != result.program:
            add_line(written(anew(before, result)))
    except (NoResult, OSError):
        return None
    return result


def fill_in(shelf: Shelf) -> int:
    """Reckon the results of finished games that are kept and have none; how many there were.

    They are of a time before results were kept, of another version, or of a program that was
    killed at the end.
    """
    known = {each.started for each in remembered().results if each.program == __version__}
    lacking = [e for e in shelf.entries() if e.finished and e.started not in known]
    return sum(remember_kept(shelf, entry) for entry in lacking)


def remember_kept(shelf: Shelf, entry: Entry) -> bool:
    """Keep the result of a kept game, before it goes; False where it has none."""
    try:
        game = load(shelf.path(entry.id))
    except SaveError:
        return False
    game = replace(game, started=game.started or entry.started, saved=entry.finished or game.saved)
    return remember(game) is not None


def forget(profile: str, settings: Settings) -> None:
    """Delete a person: the profile, the name in all results, and what was reached in challenges.

    SaveError if that cannot be.
    """
    lines = []
    for line in read_lines():
        try:
            result = read_result(line)
        except ResultError:
            lines.append(line)
            continue
        nameless = without(result, profile)
        lines.append(line if nameless == result else written(nameless))
    try:
        write_lines(lines)
    except OSError as error:
        raise SaveError(str(error), str(error)) from None
    forget_person(profile)
    delete_profile(profile)
    if settings.profile == profile:
        settings.profile = ""
    settings.last_seats = tuple(
        replace(seat, name="", profile="") if seat.profile == profile else seat
        for seat in settings.last_seats
    )


def without(result: Result, profile: str) -> Result:
    """The result with nobody's name where that person sat."""

    def nameless(holder: Holder) -> Holder:
        return replace(holder, name="", profile="") if holder.profile == profile else holder

    def emptied(seat: SeatResult) -> SeatResult:
        holders = tuple(map(nameless, seat.holders))
        return seat if holders == seat.holders else replace(seat, holders=holders, earned=())

    return replace(result, seats=tuple(map(emptied, result.seats)))


def board_of(name: str) -> Board | None:
    """The board of that id, None if it is not there any more."""
    try:
        return load_edition(name)
    except EditionError:
        return None


def deed_name(board: str, space: int) -> str:
    """What a space is called; its number where the board is gone."""
    found = board_of(board)
    return found.spaces[space].name if found else str(space)


def new_results(before: Iterable[Result], result: Result) -> list[Result]:
    """All results with a new one, each once."""
    return [*(each for each in before if each.game != result.game), result]
