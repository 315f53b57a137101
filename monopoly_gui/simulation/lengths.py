"""The expected length of a game, from simulated games and the pace of people.

``assets/lengths.json`` holds turns by sets of rules and numbers of players, written by
``tools/measure_lengths.py``.  The duration of a turn is an assumption, stated here.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from math import prod

from .. import paths
from ..engine.presets import PRESETS, rules_from
from ..engine.rules import Rules, Value

#: the measured numbers of players; others are interpolated
PLAYERS = (2, 4, 6, 8)
#: options measured by themselves, as they make games longer or shorter
OPTIONS: tuple[tuple[str, Value], ...] = (
    ("deal_deeds", 2),
    ("houses_for_hotel", 3),
    ("end_after_bankruptcies", 1),
    ("end_after_bankruptcies", 2),
    ("free_parking", "pot"),
    ("start_cash", 1000),
    ("start_cash", 2000),
    ("auction_on_decline", False),
    ("goal_sets", 1),
    ("goal_sets", 2),
    ("goal_cash", 1800),
    ("goal_cash", 2200),
    ("goal_hotels", 1),
    ("goal_hotels", 3),
)
#: seconds that a turn of a computer takes, by the speed at which its moves are shown
COMPUTER: Mapping[str, float] = {"slow": 5.5, "normal": 2.5, "fast": 2.0, "instant": 0.5}


@dataclass(frozen=True, slots=True)
class Length:
    """Minutes: a tenth of all games are shorter than ``least``, a tenth longer than ``most``."""

    least: int
    usual: int
    most: int


def key_of(option: str, value: object) -> str:
    """The key of the figures of a changed option."""
    return f"{option}={value}"


def estimate(rules: Rules, people: int, computers: int, speed: str) -> Length:
    """The expected length of games at such a table, at the speed of the settings."""
    players = people + computers
    # a person's turn takes half a minute, with building and trading
    turn = (people * 30.0 + computers * COMPUTER.get(speed, COMPUTER["normal"])) / players
    turns = [number * turn / 60 for number in turns_of(rules, players)]
    if rules.round_limit:
        turns = [min(t, rules.round_limit * players * turn / 60) for t in turns]
    if rules.time_limit_minutes:
        # the round in which time is called is finished
        end = rules.time_limit_minutes + players * turn / 60
        turns = [min(t, end) for t in turns]
    least, usual, most = (max(1, round(t)) for t in turns)
    return Length(least, usual, most)


def turns_of(rules: Rules, players: int) -> tuple[float, float, float]:
    """Turns of a short, a usual and a long game by these rules."""
    name, factor = _nearest(rules)
    figures = {int(number): each for number, each in _measured()[name].items()}
    low = max(n for n in figures if n <= max(players, min(figures)))
    high = min(n for n in figures if n >= min(players, max(figures)))
    share = (players - low) / (high - low) if high > low else 0.0
    least, usual, most = (
        factor * (a + (b - a) * share) for a, b in zip(figures[low], figures[high], strict=True)
    )
    return least, usual, most


def _nearest(rules: Rules) -> tuple[str, float]:
    """The set of rules that differs least, and a factor for the measured options."""
    by_name = {preset.id: rules_from(preset.changes) for preset in PRESETS}
    name = min(by_name, key=lambda name: _distance(rules, by_name[name]))
    base = _usual(PRESETS[0].id)
    # the nearest of several measured values of an option
    measured = {
        option: value
        for option, value in OPTIONS
        if _is(rules, option, value) and not _is(by_name[name], option, value)
    }
    for option in dict.fromkeys(option for option, _value in OPTIONS):
        if option.startswith("goal_") and getattr(rules, option) and option not in measured:
            # a goal nearer than any measured one
            measured[option] = min(v for o, v in OPTIONS if o == option)
    factors = [_usual(key_of(option, value)) / base for option, value in measured.items()]
    return name, prod(factors)


def _is(rules: Rules, option: str, value: Value) -> bool:
    """Whether an option has been changed at least as far as was measured."""
    have = getattr(rules, option)
    usual = getattr(Rules(), option)
    if isinstance(value, bool | str) or isinstance(have, bool | str):
        return bool(have == value) or (isinstance(value, str) and have not in (usual, "nothing"))
    return bool(have >= value > usual or have <= value < usual)


def _distance(rules: Rules, other: Rules) -> tuple[int, int]:
    """The goal that ends a game, which outweighs all else."""
    ends = ("end_after_bankruptcies", "deal_deeds")
    first = sum(getattr(rules, name) != getattr(other, name) for name in ends)
    names = [f.name for f in fields(Rules) if f.name not in ("time_limit_minutes", "round_limit")]
    return first, sum(getattr(rules, name) != getattr(other, name) for name in names)


def _usual(name: str) -> float:
    return float(_measured()[name]["4"][1])


@cache
def _measured() -> Mapping[str, Mapping[str, Sequence[int]]]:
    text = (paths.assets() / "lengths.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, Sequence[int]]] = json.loads(text)["turns"]
    return found
