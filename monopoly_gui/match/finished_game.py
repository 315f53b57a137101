"""The facts of a finished game for its story: who led, and what turned it."""

from dataclasses import dataclass

from .chronicle import ChronicleMoment
from .swings import Swing

#: the least share of the chances that an event worth a word moves
SWING = 0.05


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The facts of a finished game; seats as players.

    ``chances`` are everybody's chances of winning by turn, ``rounds`` the round of each;
    ``luck`` is by player, () where it cannot be measured; ``earner`` is the deed that brought the
    winner most, -1 for none; ``earned`` are by seat the numbers of the achievements.
    """

    rounds: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    moments: tuple[ChronicleMoment, ...]
    swings: tuple[Swing, ...]
    chances: tuple[tuple[float, ...], ...]
    luck: tuple[int, ...]
    earner: int
    earned: tuple[tuple[int, ...], ...] = ()


def greatest_deal(course: FinishedGame) -> Swing | None:
    """The deal that changed the chances most."""
    deals = [swing for swing in course.swings if swing.moment.kind == "deal"]
    return max(deals, key=lambda swing: swing.size, default=None)


def turning_point(course: FinishedGame) -> tuple[Swing, bool] | None:
    """The steepest rise of a single winner's curve; whether an event made it.

    None where there is no curve, or the winner was always ahead.
    """
    points = [*zip(*course.chances, strict=True)]
    winner = course.winners[0]
    if len(course.winners) > 1 or len(points) < 2 or _always_ahead(course):
        return None
    at = max(range(1, len(points)), key=lambda at: points[at][winner] - points[at - 1][winner])
    when, before, after = course.rounds[at - 1], points[at - 1], points[at]
    rise = Swing(ChronicleMoment(at, "won", winner, round=when), before, after)
    causes = [swing for swing in course.swings if swing.moment.round == when]
    cause = max(causes, key=lambda swing: swing.change(winner), default=rise)
    found = 2 * cause.change(winner) > rise.change(winner)
    return (cause, cause is not rise) if found else (rise, False)


def _always_ahead(course: FinishedGame) -> bool:
    """Whether the winner led at every point after the first, where chances are equal."""
    winner, (_first, *points) = course.winners[0], zip(*course.chances, strict=True)
    return all(sorted(point)[-2] < point[winner] == max(point) for point in points)
