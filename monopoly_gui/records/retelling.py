"""Finished games as their stories need them, by playing their logs again."""

from collections.abc import Sequence

from ..engine.chance import LogMismatch
from ..match.chronicle import Chronicle, chronicle_of
from ..match.finished_game import FinishedGame
from ..match.swings import Swings, swings_of
from ..storage import SavedGame
from .career import earned_by
from .result import Result
from .result_of_game import ResultUnavailable, result_of


def retold(saved: SavedGame) -> tuple[Chronicle, Swings]:
    """The chronicle and the swings of a game, LogMismatch if its log is not sound."""
    return chronicle_of(saved.start, saved.log), swings_of(saved.start, saved.log)


def finished_game(saved: SavedGame, kept: Sequence[Result]) -> FinishedGame | None:
    """The facts of a finished game among those kept, None if its log is not sound."""
    try:
        result = result_of(saved)
        chronicle, swings = retold(saved)
    except (ResultUnavailable, LogMismatch):
        return None
    order = sorted(range(len(result.seats)), key=lambda seat: result.seats[seat].place)
    luck = tuple(seat.luck for seat in result.seats if seat.luck is not None)
    return FinishedGame(
        rounds=tuple(swings.rounds),
        ranking=tuple(order),
        winners=result.winners,
        moments=tuple(chronicle.moments()),
        swings=tuple(swings.swings),
        chances=tuple(zip(*swings.curve, strict=True)),
        luck=luck if len(luck) == len(result.seats) else (),
        earner=result.seats[result.winners[0]].earner,
        earned=tuple(_news(result, kept, seat) for seat in range(len(order))),
    )


def _news(result: Result, kept: Sequence[Result], seat: int) -> tuple[int, ...]:
    """The achievements of this game that the person on a seat did not have before."""
    course = result.seats[seat]
    others = (each for each in kept if each.game != result.game)
    return tuple({*course.earned} - earned_by(others, course.holders[-1].profile))
