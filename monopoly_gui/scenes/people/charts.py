"""Charts over the games of a person or a level: wins and luck."""

from collections.abc import Sequence

from ...language import _, mark
from ...records.statistics import PlayedSeat
from ...ui.charts.line_chart import ChartLine
from ...ui.painting.theme import Theme

CHARTS = (("wins", mark("Wins")), ("luck", mark("Luck")))
WORDS = mark(
    {
        "wins": "Games won so far, compared with an even share.",
        "luck": "Luck with dice and cards, added up game by game.",
    }
)


def lines(games: Sequence[PlayedSeat], kind: str, theme: Theme) -> list[ChartLine]:
    """One or two lines over the games that count, from the first on."""
    counting = [game for game in games if game.counts]
    own, other = theme.players[0], theme.players[1 % len(theme.players)]
    if not counting:
        return []
    if kind == "luck":
        return [ChartLine(_("Luck"), "L", own, 0, _sums([g.mine.luck or 0 for g in counting]))]
    won = _sums([float(game.won) for game in counting])
    fair = _sums([1 / len(game.result.seats) for game in counting])
    return [ChartLine(_("Won"), "W", own, 0, won), ChartLine(_("Even share"), "=", other, 1, fair)]


def _sums(values: Sequence[float]) -> tuple[tuple[float, float], ...]:
    """The sum after each game; before the first it is 0."""
    total, points = 0.0, [(0.0, 0.0)]
    for number, value in enumerate(values, 1):
        total += value
        points.append((float(number), total))
    return tuple(points)
