"""Many parameters of the Expert varied at once: the effect of each on its wins and its time.

    python -m tools.campaigns.knobs --games 4000 --seed 1 --knob collects=0 weighed=15

Each game changes every named parameter or not, independently at random, so one campaign measures
all of them as precisely as one (a factorial design).  One Expert sits with three of a style.
A parameter is a field of ``BotConfig``; ``+`` joins values that belong together.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import log, sqrt
from statistics import fmean, variance
from typing import Any

from monopoly_gui.ai.levels import level
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.simulation.parallel import play_in_parallel
from tools.campaigns.paired import SEATS, STYLES, SURE, TABLES, played

EXPERT = level("expert").config
#: how often a knob is turned
TURNED = 0.5
#: tables that are sat at unless others are asked for; home counts twice
USUAL = [*TABLES["pool"], *TABLES["strangers"][:-1], *TABLES["home"], *TABLES["home"]]


@dataclass(frozen=True, slots=True)
class Game:
    """One game: where, with which knobs turned, what it counted, and seconds it took."""

    table: str
    turned: frozenset[str]
    won: float
    seconds: float

    @property
    def slowness(self) -> float:
        """The logarithm of its time, in which a part more is as much anywhere."""
        return log(max(self.seconds, 1e-3))


def knob(text: str) -> dict[str, Any]:
    """The changes in ``name=value+name=value``; raises ValueError for an unknown knob."""
    found: dict[str, Any] = {}
    for part in text.split("+"):
        name, _, value = part.partition("=")
        now = getattr(EXPERT, name, None)
        if now is None or not value:
            raise ValueError(
                f"There is no knob like {part!r}: write a field of BotConfig = a value."
            )
        if isinstance(now, tuple):
            found[name] = tuple(float(each) for each in value.split(","))
        else:
            found[name] = type(now)(float(value)) if isinstance(now, (int, float)) else value
    return found


def with_knobs(knobs: Iterable[str]) -> BotConfig:
    """The Expert's numbers with these knobs turned."""
    return replace(EXPERT, **{name: value for text in knobs for name, value in knob(text).items()})


def game(knobs: Sequence[str], tables: Sequence[str], first: int, rounds: int, number: int) -> Game:
    """The game of a number, from 1 on; all that is thrown for follows from its seed."""
    seed = first + number - 1
    throw = random.Random(seed)
    table = throw.choice(tables)
    turned = [each for each in knobs if throw.random() < TURNED]
    bots = [Opponent(with_knobs(turned)), *(STYLES[table]() for _ in range(SEATS - 1))]
    start = time.process_time()
    row = played("now", table, seed, rounds, list(bots))
    return Game(table, frozenset(turned), row.won[0], time.process_time() - start)


def effects(games: Sequence[Game], knobs: Sequence[str]) -> dict[str, tuple[float, float, float]]:
    """The effect of a knob: on the share of games won, its 95 % error, and the time.

    Wins are counted against the usual ones at the table.
    """
    usual = _by_table(games, [each.won for each in games])
    pace = _by_table(games, [each.slowness for each in games])
    out = {}
    for name in knobs:
        sides = [
            [each for each in games if (name in each.turned) is turned] for turned in (False, True)
        ]
        if min(map(len, sides)) < 2:
            continue
        won = [[each.won - usual[each.table] for each in side] for side in sides]
        took = [fmean(each.slowness - pace[each.table] for each in side) for side in sides]
        wide = SURE * sqrt(sum(variance(side) / len(side) for side in won))
        out[name] = fmean(won[1]) - fmean(won[0]), wide, took[1] - took[0]
    return out


def _by_table(games: Sequence[Game], values: Sequence[float]) -> Mapping[str, float]:
    found: dict[str, list[float]] = {}
    for each, value in zip(games, values, strict=True):
        found.setdefault(each.table, []).append(value)
    return {table: fmean(those) for table, those in found.items()}


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--knob", nargs="+", required=True, metavar="NAME=VALUE")
    parser.add_argument("--tables", nargs="+", default=USUAL, choices=STYLES, metavar="STYLE")
    args = parser.parse_args(argv)
    try:
        with_knobs(args.knob)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    play = partial(game, args.knob, args.tables, args.seed, args.rounds)
    games = list(play_in_parallel(play, args.games, args.jobs))
    print(f"{100 * fmean(each.won for each in games):.1f} % of {len(games)} games won")
    print(f"{'turned':34} wins, 95 %        time")
    found = effects(games, args.knob)
    for name, (won, wide, took) in sorted(found.items(), key=lambda each: -each[1][0]):
        print(f"{name:34} {100 * won:+5.1f} +- {100 * wide:4.1f}   {100 * took:+6.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
