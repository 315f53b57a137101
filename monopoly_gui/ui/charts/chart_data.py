"""From a chronicle to lines, bars and figures on the board."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf
from operator import attrgetter

from ...ai.valuation.landings import IdentityBoard, landings
from ...engine.board import SIZE
from ...language import _, format_decimal
from ...match.chronicle import Chronicle
from ..painting.theme import Theme
from ..pieces.medallion import Portrait
from ..text.people import People
from .bar_chart import Bar, Parts
from .chart import TipRow
from .line_chart import ChartLine

#: of 36 throws
WAYS = tuple(6 - abs(total - 7) for total in range(2, 13))
ALL = -1


def lines(chronicle: Chronicle, people: People, theme: Theme, series: str) -> list[ChartLine]:
    """A line for each player from the chronicle's values of that name; it ends where the player
    left.
    """
    points, read = chronicle.points(), attrgetter(series)
    moments = moments_of([point.round for point in points])
    result: list[ChartLine] = []
    for player, person in enumerate(people.persons):
        last = chronicle.fallen.get(player, inf)
        own = tuple(
            (at, float(read(point)[player]))
            for at, point in zip(moments, points, strict=True)
            if point.turn <= last
        )
        colour = people.colour(player, theme)
        mood = "sad" if player in chronicle.fallen else "calm"
        face = portrait_of(people, player, theme, mood)
        result.append(
            ChartLine(person.name, people.mark(player), colour, player, own, portrait=face)
        )
    ends = [line.points[-1][1] if line.points else -inf for line in result]
    return [replace(line, filled=at == ends.index(max(ends))) for at, line in enumerate(result)]


def moments_of(rounds: Sequence[int]) -> list[float]:
    """The ends of turns in these rounds, spread over each round, whose last is at its number."""
    seen: Counter[int] = Counter()
    return [each - 1 + (seen.update([each]) or seen[each]) / rounds.count(each) for each in rounds]


def portrait_of(people: People, player: int, theme: Theme, mood: str = "calm") -> Portrait:
    """The face of an opponent, the token of a person."""
    face = people.faces[player]
    token = "" if face else people.token(player)
    return Portrait(token, people.colour(player, theme), face, mood)


def roll_bars(chronicle: Chronicle, people: People, theme: Theme, player: int) -> list[Bar]:
    """The frequency of each sum of two dice, for all players or one."""
    chosen = _chosen(people, player)
    total = sum(sum(chronicle.throws[p]) for p in chosen)
    return [
        Bar(
            str(figure),
            _("Rolled: {figure}").format(figure=figure),
            _parts(people, theme, ((p, chronicle.throws[p][figure]) for p in chosen)),
            total * ways / 36,
            (str(figure // 2), str(figure - figure // 2)),
        )
        for figure, ways in zip(range(2, 13), WAYS, strict=True)
    ]


def roll_text(chronicle: Chronicle, people: People, player: int) -> str:
    """Rolls, their mean, and doubles, beside their expected values."""
    chosen = _chosen(people, player)
    throws = sum(sum(chronicle.throws[p]) for p in chosen)
    if not throws:
        return _("No dice have been rolled yet.")
    summed = sum(f * count for p in chosen for f, count in enumerate(chronicle.throws[p]))
    doubles = sum(chronicle.doubles[p] for p in chosen)
    jailed = sum(chronicle.jailed[p] for p in chosen)
    return _(
        "{throws} rolls, {summed} on average (expected 7). {doubles} doubles (expected "
        "{throws2}). Sent to Jail: {jailed}. The horizontal lines are the expected "
        "values."
    ).format(
        throws=throws,
        summed=format_decimal(summed / throws, 2),
        doubles=doubles,
        throws2=format_decimal(throws / 6, 1),
        jailed=jailed,
    )


def group_bars(chronicle: Chronicle, people: People, theme: Theme) -> list[Bar]:
    """Each group's rent so far, by its owners."""
    groups = chronicle.state.board.groups
    return [
        Bar(groups[group].name, groups[group].name, _parts(people, theme, enumerate(received)))
        for group, received in chronicle.group_rent.items()
    ]


def landing_counts(chronicle: Chronicle, people: People, player: int) -> list[int]:
    """Arrivals by space, of all or of one player."""
    chosen = _chosen(people, player)
    return [sum(chronicle.landings[p][space] for p in chosen) for space in range(SIZE)]


def landing_rows(chronicle: Chronicle, people: People, theme: Theme) -> list[list[TipRow]]:
    """By space, who came there how often, and how often was to be expected."""
    odds = landings(IdentityBoard(chronicle.state.board)).visits
    total = sum(map(sum, chronicle.landings))
    return [
        [
            *(
                TipRow(people.name(p), str(count[space]), people.mark(p), people.colour(p, theme))
                for p, count in enumerate(chronicle.landings)
            ),
            TipRow(_("Expected overall"), format_decimal(total * odds[space] / sum(odds), 1)),
        ]
        for space in range(SIZE)
    ]


def _parts(people: People, theme: Theme, values: Iterable[tuple[int, float]]) -> Parts:
    """The parts of a bar, by player."""
    return tuple((people.name(p), people.mark(p), v, people.colour(p, theme)) for p, v in values)


def _chosen(people: People, player: int) -> list[int]:
    return list(range(len(people))) if player == ALL else [player]
