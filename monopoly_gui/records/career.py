"""Achievements over several games, derived from their results."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ..ai.levels import LEVELS, PERSONALITIES
from ..engine.sentence import mark
from .achievements import IN_GAME, Achievement
from .result import Result
from .statistics import PlayedSeat, played_by


@dataclass(frozen=True, slots=True)
class Career:
    """``reached`` looks at all games of a person that count, the oldest first.

    Numbers are those of no achievement in a game, and belong to this one for ever.
    """

    number: int
    code: str
    name: str
    about: str
    reached: Callable[[Sequence[PlayedSeat]], bool]


def wins(games: Iterable[PlayedSeat]) -> int:
    return sum(game.won for game in games)


def beat(games: Iterable[PlayedSeat], level: str) -> bool:
    """Whether a game was won in which a computer of that level took part."""
    return any(game.won and level in game.levels for game in games)


def streak(games: Sequence[PlayedSeat]) -> int:
    """The longest run of won games."""
    best = now = 0
    for game in games:
        now = now + 1 if game.won else 0
        best = max(best, now)
    return best


def characters(games: Iterable[PlayedSeat]) -> set[str]:
    """The personalities beaten."""
    return {name for game in games if game.won for name in game.characters}


CAREER: tuple[Career, ...] = (
    Career(
        100, "first_win", mark("Beginner’s Luck?"), mark("Win a game."),
        lambda games: wins(games) >= 1,
    ),
    Career(
        101, "ten_games", mark("Regular"), mark("Finish ten games."),
        lambda games: len(games) >= 10,
    ),
    Career(
        102, "fifty_games", mark("Part of the Furniture"), mark("Finish fifty games."),
        lambda games: len(games) >= 50,
    ),
    Career(
        103, "beat_easy", mark("Off the Mark"), mark("Beat an Easy computer."),
        lambda games: beat(games, "easy"),
    ),
    Career(
        104, "beat_normal", mark("Getting Serious"), mark("Beat a Normal computer."),
        lambda games: beat(games, "normal"),
    ),
    Career(
        105, "beat_hard", mark("Tough Nut"), mark("Beat a Hard computer."),
        lambda games: beat(games, "hard"),
    ),
    Career(
        106, "beat_expert", mark("Grandmaster"), mark("Beat an Expert computer."),
        lambda games: beat(games, "expert"),
    ),
    Career(
        107, "streak", mark("Hat-Trick"), mark("Win three games in a row."),
        lambda games: streak(games) >= 3,
    ),
    Career(
        108, "globetrotter", mark("Globetrotter"), mark("Win on three different boards."),
        lambda games: len({game.result.board for game in games if game.won}) >= 3,
    ),
    Career(
        109, "lawyer", mark("Read the Small Print"),
        mark("Win under three different sets of rules."),
        lambda games: len({game.result.rules for game in games if game.won}) >= 3,
    ),
    Career(
        110, "psychologist", mark("People Person"),
        mark("Beat a computer of each personality."),
        lambda games: characters(games) >= {person.code for person in PERSONALITIES},
    ),
    Career(
        111, "friends", mark("Still Friends?"), mark("Win against another person."),
        lambda games: any(game.won and game.people > 1 for game in games),
    ),
    Career(
        112, "ladder", mark("All the Way Up"), mark("Beat the computer at every level."),
        lambda games: all(beat(games, level.code) for level in LEVELS),
    ),
)  # fmt: skip

#: all that can be achieved
EVERY: tuple[Achievement | Career, ...] = (*IN_GAME, *CAREER)


def earned_by(results: Iterable[Result], profile: str) -> frozenset[int]:
    """The numbers of a person's achievements within single games."""
    games = played_by(results, profile)
    return frozenset(number for game in games if game.counts for number in game.mine.earned)


def career_of(results: Iterable[Result], profile: str) -> dict[int, PlayedSeat]:
    """The numbers of a person's achievements over all games, each with the game that earned it.

    None is lost again by further games.
    """
    games = [game for game in played_by(results, profile) if game.counts]
    found: dict[int, PlayedSeat] = {}
    for each in CAREER:
        if each.reached(games):
            needed = bisect_left(
                range(len(games)), True, key=lambda n: each.reached(games[: n + 1])
            )
            found[each.number] = games[needed]
    return found
