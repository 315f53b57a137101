"""Another level of opponents, where the last games say that it would be more fun."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..ai.levels import LEVELS
from .statistics import PlayedSeat

#: so many games are looked at, and so many wins or losses among them say something
UP_GAMES, UP_WINS = 4, 3
DOWN_GAMES = 6


@dataclass(frozen=True, slots=True)
class Suggestion:
    """``wins`` of the last ``games`` were won at level ``now``; ``better`` is the one to try."""

    now: str
    better: str
    wins: int
    games: int


def suggestion(games: Sequence[PlayedSeat]) -> Suggestion | None:
    """The level to try next, None while all is well; games of any kind, the oldest first.

    The last games in which all computers were of one level are looked at.
    """
    alike = [(min(game.levels), game) for game in games if game.counts and len(game.levels) == 1]
    if not alike:
        return None
    codes = [level.code for level in LEVELS]
    now = alike[-1][0]
    run: list[PlayedSeat] = []
    for level, game in reversed(alike):
        if level != now:
            break
        run.append(game)
    at = codes.index(now)
    latest = run[:UP_GAMES]
    won = sum(game.won for game in latest)
    if len(latest) == UP_GAMES and won >= UP_WINS and at + 1 < len(codes):
        return Suggestion(now, codes[at + 1], won, UP_GAMES)
    latest = run[:DOWN_GAMES]
    if len(latest) == DOWN_GAMES and not any(game.won for game in latest) and at > 0:
        return Suggestion(now, codes[at - 1], 0, DOWN_GAMES)
    return None
