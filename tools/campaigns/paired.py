"""One Expert against three of a style, in another version and in this one.

    python -m tools.campaigns.paired --before 6536d82 --games 100 --seed 1 --tables pool

Both play the same seeds from the same seats, so the difference is more precise than either
result.  After ``--rounds`` the player with the highest worth wins, as in games against the clock.
``--kept FILE`` stores the games for the next run.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, median, variance

from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.amounts.worth import final_worth
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.rating import wilson_interval
from tests.ai import strangers, versions
from tests.ai.styles.changer import Changer
from tests.ai.styles.kept_back import KEPT_BACK
from tests.ai.styles.pool import POOL

Maker = Callable[[], Bot]

SEATS = 4
#: of a normal distribution, for 95 %
SURE = 1.96
STRANGERS = (
    strangers.Gambler,
    strangers.Hoarder,
    strangers.Bidder,
    strangers.Seller,
    strangers.Accountant,
    strangers.NeverTrades,
)
#: who sits three times at a table, by name
STYLES: dict[str, Maker] = {
    **{style.__name__: style for style in (*POOL, *KEPT_BACK, *STRANGERS, Changer)},
    "Normal": partial(make_opponent, "normal"),
    "Hard": partial(make_opponent, "hard"),
}
TABLES: dict[str, tuple[str, ...]] = {
    "pool": tuple(style.__name__ for style in POOL),
    "kept_back": tuple(style.__name__ for style in KEPT_BACK),
    "strangers": tuple(style.__name__ for style in STRANGERS),
    "home": ("Normal", "Hard"),
}
#: a table of one Expert of now and three of the version before, and one of all levels
OLD, LEVELS = "before", "levels"


@dataclass(frozen=True, slots=True)
class Row:
    """One game: what it counted for the one player, whether it was over, and its rounds.

    At the table of all levels ``won`` is by level.
    """

    version: str
    table: str
    seed: int
    limit: int
    won: tuple[float, ...]
    over: bool
    rounds: int


@dataclass
class Rows:
    """Games that need not be played again."""

    file: Path | None = None
    known: dict[tuple[str, str, int, int], Row] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.file is not None and self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                text = json.loads(line)
                self._know(Row(**{**text, "won": tuple(text["won"])}))

    def _know(self, row: Row) -> None:
        self.known[row.version, row.table, row.seed, row.limit] = row

    def add(self, row: Row) -> None:
        """Know a game, and keep it."""
        self._know(row)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(row)) + "\n")

    def game(self, version: str, table: str, seed: int, limit: int, bots: list[Bot]) -> Row:
        """The game as it was played, or as it is played now."""
        row = self.known.get((version, table, seed, limit))
        if row is None:
            row = played(version, table, seed, limit, bots)
            self.add(row)
        return row


def played(version: str, table: str, seed: int, limit: int, bots: list[Bot]) -> Row:
    """Play a game; the bots sit as they come, from the seat that the seed says."""
    turned = [bots[(seat - seed) % SEATS] for seat in range(SEATS)]
    engine = setup.start(load_edition("us_2008"), Rules(), SEATS, seed)
    play(engine, turned, limit)
    state = engine.state
    found = shares(state)
    won = tuple(found[(at + seed) % SEATS] for at in range(SEATS))
    return Row(version, table, seed, limit, won, state.over, state.round)


def shares(state: State) -> list[float]:
    """The winnings of each seat; without a winner the richest wins."""
    top = state.stack[-1]
    if isinstance(top, Over):
        winners = list(top.winners)
    else:
        worths = {p: final_worth(state, p) for p in state.living()}
        winners = [p for p, worth in worths.items() if worth == max(worths.values())]
    return [1 / len(winners) if p in winners else 0.0 for p in range(state.players)]


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs of games by two versions."""

    before: list[Row]
    now: list[Row]

    @property
    def differences(self) -> list[float]:
        return [b.won[0] - a.won[0] for a, b in zip(self.before, self.now, strict=True)]


def spread_of(differences: Sequence[float]) -> float:
    """The error of their mean."""
    count = len(differences)
    return sqrt(variance(differences) / count) if count > 1 else 1.0


def told(name: str, pairs: Pairs) -> str:
    """A line about a table."""
    before, now = (100 * fmean(row.won[0] for row in rows) for rows in (pairs.before, pairs.now))
    wide = 100 * SURE * spread_of(pairs.differences)
    open_ = [sum(not row.over for row in rows) for rows in (pairs.before, pairs.now)]
    lengths = [int(median(row.rounds for row in rows)) for rows in (pairs.before, pairs.now)]
    line = (
        f"{name:12} {len(pairs.now):5} {before:6.1f} {now:6.1f} {now - before:+6.1f} +- {wide:4.1f}"
    )
    return line + f"   undecided {open_[0]}, {open_[1]}; rounds {lengths[0]}, {lengths[1]}"


def told_all(tables: dict[str, Pairs]) -> str:
    """A line about all tables, each of which counts the same."""
    before = 100 * fmean(fmean(row.won[0] for row in pairs.before) for pairs in tables.values())
    now = 100 * fmean(fmean(row.won[0] for row in pairs.now) for pairs in tables.values())
    errors = [spread_of(pairs.differences) for pairs in tables.values()]
    wide = 100 * SURE * sqrt(sum(error**2 for error in errors)) / len(errors)
    games = sum(len(pairs.now) for pairs in tables.values())
    return (
        f"{'on average':12} {games:5} {before:6.1f} {now:6.1f} {now - before:+6.1f} +- {wide:4.1f}"
    )


def told_alone(name: str, rows: list[Row], at: int) -> str:
    """A line about how much one of those at a table of many wins."""
    won = sum(row.won[at] for row in rows)
    low, high = wilson_interval(won, len(rows))
    share = f"{name:12} {len(rows):5} {100 * won / len(rows):6.1f}"
    return f"{share}   {100 * low:.1f} to {100 * high:.1f}"


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", default="6536d82", help="the commit to compare with")
    parser.add_argument("--games", type=int, default=100, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument(
        "--tables",
        nargs="+",
        default=["pool"],
        choices=[*TABLES, *STYLES, OLD, LEVELS],
        metavar="TABLE",
        help=f"{', '.join([*TABLES, OLD, LEVELS])}, or styles by name",
    )
    parser.add_argument("--kept", type=Path, help="a file to keep games in")
    parser.add_argument("--only", choices=("before", "now"), help="play one version, tell nothing")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        try:
            old = versions.maker(versions.TOP, args.before, Path(folder))
        except ValueError as error:
            print(f"The version before cannot be played: {error}.", file=sys.stderr)
            return 1
        return campaign(args, old, Rows(args.kept))


def campaign(args: argparse.Namespace, old: Callable[[str], Bot], rows: Rows) -> int:
    """Play what is wanted, the tables in turns, so that all have had as much when it is stopped."""
    start = time.perf_counter()
    names = [name for table in args.tables for name in TABLES.get(table, (table,))]
    makers: dict[str, tuple[str, Callable[[str], Bot]]] = {}
    if args.only != "now":
        makers["before"] = args.before, old
    if args.only != "before":
        makers["now"] = versions.mark(), make_opponent
    found: dict[str, dict[str, list[Row]]] = {
        name: {which: [] for which in makers} for name in names
    }
    for seed in range(args.seed, args.seed + args.games):
        for name in names:
            for which, (version, make_one) in makers.items():
                if name in (OLD, LEVELS) and which == "before":
                    continue
                bots = list(_seated(name, make_one, old))
                table = f"{name} of {args.before}" if name == OLD else name
                found[name][which].append(rows.game(version, table, seed, args.rounds, bots))
    if args.only:
        return 0
    print(f"{'three of':12} games before    now  difference, 95 %")
    tables = {}
    for name, both in found.items():
        if name == OLD:
            print(told_alone("one of now", both["now"], 0) + f" against three of {args.before}")
        elif name == LEVELS:
            for at, code in enumerate(CODES):
                print(told_alone(code, both["now"], at))
        else:
            tables[name] = Pairs(both["before"], both["now"])
            print(told(name, tables[name]))
    if len(tables) > 1:
        print(told_all(tables))
    print(f"{time.perf_counter() - start:.0f} s")
    return 0


CODES = ("expert", "hard", "normal", "easy")


def _seated(name: str, make_one: Callable[[str], Bot], old: Callable[[str], Bot]) -> Iterator[Bot]:
    """Those at a table, the one to be measured first."""
    yield make_one("expert")
    if name == LEVELS:
        yield from (make_opponent(code) for code in CODES[1:])
        return
    style = partial(old, "expert") if name == OLD else STYLES[name]
    for _ in range(SEATS - 1):
        yield style()


if __name__ == "__main__":
    sys.exit(main())
