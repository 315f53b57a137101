"""From games to results in the file, and from the file to the people."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from ... import __version__
from ...editions import EditionError, load_edition
from ...engine.board import Board
from ...engine.sentence import Sentence, mark
from ...files.sharing import why_failed
from ...files.small_files import TooLarge
from ...records.result import Holder, Result, SeatResult
from ...records.result_line import NewerResultError, ResultError, read_result, write_result
from ...records.result_of_game import ResultUnavailable, recompute_result, result_of
from ...storage import SavedGame, SaveError, Settings, load
from ...storage.challenge_results import forget_person, require_readable
from ...storage.kept import GameEntry, Shelf
from ...storage.ledger import add_line, ledger_file, read_ledger, rewrite
from ...storage.profiles import delete_profile


@dataclass(frozen=True, slots=True)
class SavedResults:
    """The results of all games, each once, and how many lines were no results any more.

    ``newer`` lines are of a version of the game that is newer than this one.
    ``trouble`` is a sentence if the file cannot be read, so that there may be more.
    """

    results: tuple[Result, ...]
    damaged: int = 0
    newer: int = 0
    trouble: str = ""


def kept_results() -> SavedResults:
    """The results in the file, the latest of each game."""
    found: dict[str, Result] = {}
    damaged = newer = 0
    ledger = read_ledger()
    for line in ledger.lines:
        try:
            result = read_result(line)
        except NewerResultError:
            newer += 1
            continue
        except ResultError:
            damaged += 1
            continue
        found[result.game] = result
    return SavedResults(tuple(found.values()), damaged, newer, ledger.trouble)


def keep_result(saved: SavedGame, whole: bool = False) -> Result | None:
    """Keep the result of a finished game; None without a result or on a write error.

    ``whole`` says that all of it was played here, and nothing read from a file.
    A result of another version is computed again, except for the chances of winning.
    """
    if not saved.saved:
        saved = replace(saved, saved=datetime.now(UTC).isoformat(timespec="seconds"))
    try:
        result = replace(result_of(saved), whole=whole)
        before = next((r for r in kept_results().results if r.game == result.game), None)
        if before is None:
            add_line(write_result(result))
        elif before.program != result.program:
            add_line(write_result(recompute_result(before, result)))
    except (ResultUnavailable, OSError):
        return None
    return result


def fill_in(shelf: Shelf) -> int:
    """Compute the missing results of finished kept games; their number, 0 if none can be read."""
    there = kept_results()
    if there.trouble:
        return 0
    known = {each.started for each in there.results if each.program == __version__}
    lacking = [e for e in shelf.entries() if e.finished and e.started not in known]
    return sum(keep_results(shelf, entry) for entry in lacking)


def keep_results(shelf: Shelf, entry: GameEntry) -> bool:
    """Keep the result of a kept game before its deletion; False if it has none."""
    try:
        game = load(shelf.path(entry.id))
    except SaveError:
        return False
    game = replace(game, started=game.started or entry.started, saved=entry.finished or game.saved)
    return keep_result(game) is not None


def delete_person(profile: str, settings: Settings) -> None:
    """Delete a profile, and the person in all results, or raise SaveError."""
    require_readable()
    try:
        rewrite(lambda line: _nameless(line, profile))
    except (OSError, TooLarge) as error:
        reason = why_failed(error)
        text = mark("The results in {file} could not be changed: {why}. Nobody was deleted.")
        text = Sentence(text, file=ledger_file(), why=reason)
        raise SaveError(text, reason) from None
    forget_person(profile)
    delete_profile(profile)
    if settings.profile == profile:
        settings.profile = ""
    settings.last_seats = tuple(
        replace(seat, name="", profile="") if seat.profile == profile else seat
        for seat in settings.last_seats
    )


def _nameless(line: str, profile: str) -> str:
    """The line of a result without that person's name; a line that is no result stays as it is."""
    try:
        result = read_result(line)
    except ResultError:
        return line
    new = without_person(result, profile)
    return line if new == result else write_result(new)


def without_person(result: Result, profile: str) -> Result:
    """The result without a name on that person's seat."""

    def nameless(holder: Holder) -> Holder:
        return replace(holder, name="", profile="") if holder.profile == profile else holder

    def emptied(seat: SeatResult) -> SeatResult:
        holders = tuple(map(nameless, seat.holders))
        return seat if holders == seat.holders else replace(seat, holders=holders, earned=())

    return replace(result, seats=tuple(map(emptied, result.seats)))


def board_of(name: str) -> Board | None:
    """The board of that id, None if it is gone."""
    try:
        return load_edition(name)
    except EditionError:
        return None


def deed_name(board: str, space: int) -> str:
    """The name of a space; its number if the board is gone."""
    found = board_of(board)
    return found.spaces[space].name if found else str(space)


def new_results(before: Iterable[Result], result: Result) -> list[Result]:
    """All results with a new one, each once."""
    return [*(each for each in before if each.game != result.game), result]
