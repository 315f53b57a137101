"""Ratings of players at tables with one winner, as in chess: 400 points are 10 to 1."""

from collections.abc import Mapping, Sequence
from math import log, sqrt

MEAN = 1500.0
_POINTS = 400 / log(10)
_STEPS = 2000
_CLOSE = 1e-9
#: parts of a win and of a loss added for everybody, so that no rating is infinite
_PRIOR = 0.5
_Z95 = 1.96


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of games; (0, 1) where none was played."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, _Z95 * _Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(tables: Sequence[tuple[Sequence[str], Mapping[str, float]]]) -> dict[str, float]:
    """Ratings by maximum likelihood from tables, each its seats and how many games each name won.

    A win that is shared by several counts in parts.

    A name wins a game with a chance in proportion to its strength and its seats (Bradley and
    Terry's model, for more than two); the mean of all names is 1500.
    """
    names = sorted({name for seats, _ in tables for name in seats})
    wins = dict.fromkeys(names, _PRIOR)
    for _, won in tables:
        for name, count in won.items():
            wins[name] += count
    strength = dict.fromkeys(names, 1.0)
    played = [(seats, sum(won.values())) for seats, won in tables]
    for _ in range(_STEPS):
        share = {name: _PRIOR * len(names) / (strength[name] + 1.0) for name in names}
        for seats, games in played:
            total = sum(strength[name] for name in seats)
            for name in seats:
                share[name] += games / total
        after = {name: wins[name] / share[name] for name in names}
        mean = sum(log(value) for value in after.values()) / len(names)
        after = {name: value * 2.718281828459045**-mean for name, value in after.items()}
        change = max(abs(after[name] - strength[name]) for name in names)
        strength = after
        if change < _CLOSE:
            break
    return {name: MEAN + _POINTS * log(strength[name]) for name in names}
