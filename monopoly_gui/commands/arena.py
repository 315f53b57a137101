"""``monopoly-gui arena``: leagues between levels, personalities and bots from outside."""

import os
import secrets
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from .. import __version__
from ..ai.bot import Bot
from ..engine import setup
from ..engine.frames import Over
from ..engine.presets import differences, rules_from
from ..engine.rules import Rules
from ..match.opponents import make_bot
from ..simulation.driver import play
from ..simulation.league import LeagueOutcome, LeagueTable, Standing
from ..simulation.outside.bot import ProcessBot, check_bot
from ..simulation.outside.entrant import BotLimits, OutsideBot, OutsideBotError
from ..simulation.parallel import games_in_order, play_part
from ..simulation.progress import Progress
from ..simulation.watchdog import Watchdog
from ..storage.parts import (
    ArenaGame,
    ArenaPart,
    ArenaRun,
    Shard,
    board_digest,
    printable,
    read_parts,
)
from . import arena_report
from .simulate import SEEDS, board_of, without_clock

#: seats of the tables of a league, where no number is given
USUAL_PLAYERS = 4

#: answers' worth of seconds that a bot may take in a game
A_GAME = 40
#: a game whose process was lost twice
LOST = LeagueOutcome((), 0, {}, failed="A game was lost with the process that played it.")


def seating(table: LeagueTable, number: int) -> tuple[tuple[str, ...], int]:
    """The names by seat, and the seed, of a game numbered from 1.

    A bot from outside may remember the dice, so that each of its games has a seed of its own.
    """
    group, turn = divmod(number - 1, len(table.seats))
    at = number - 1 if table.is_visited else group
    return table.seats[-turn:] + table.seats[:-turn], (table.seed + at) % SEEDS


def play_game(table: LeagueTable, number: int) -> LeagueOutcome:
    """Play one game; ``failed`` reports a fault of the program itself.

    What a bot does wrong is done simply in its place, and counted.
    """
    seats, seed = seating(table, number)
    try:
        return _played(table, seats, seed)
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        return LeagueOutcome((), 0, {}, failed=f"Game {number} (seed {seed}) failed: {text}")


def _played(table: LeagueTable, seats: tuple[str, ...], seed: int) -> LeagueOutcome:
    bots = [make(name, table.outside) for name in seats]
    faults: Counter[str] = Counter()
    entries: dict[str, str] = {}

    def wrong(player: int, what: str) -> None:
        faults[seats[player]] += 1
        entries.setdefault(seats[player], what)

    engine = setup.start(board_of(table.edition), table.rules, len(seats), seed)
    outside = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, ProcessBot)]
    for seat, bot in outside:
        bot.begin(engine.state, seat)
    try:
        with Watchdog(engine.state):
            play(engine, bots, table.rounds, wrong=wrong)
    finally:
        for _, bot in outside:
            bot.close()
    for seat, bot in outside:
        faults[seats[seat]] += bot.faults
        if bot.first_fault:
            entries.setdefault(seats[seat], bot.first_fault)
    top = engine.state.top
    winners = tuple(seats[p] for p in top.winners) if isinstance(top, Over) else ()
    return LeagueOutcome(winners, engine.state.round, dict(faults), entries)


def make(name: str, outside: tuple[OutsideBot, ...]) -> Bot:
    """A fresh opponent of this name; ValueError names those there are."""
    for found in outside:
        if found.name == name:
            return ProcessBot(found)
    return make_bot(name)


def tables(args: Namespace, rules: Rules, edition: str) -> list[LeagueTable]:
    """The requested tables: the named ones, and those of a league of one against the rest."""
    limits = BotLimits()
    if args.bot_seconds:
        limits = replace(limits, answer=args.bot_seconds, game=A_GAME * args.bot_seconds)
    named = (
        *map(OutsideBot.parse, args.bot or ()),
        *map(OutsideBot.parse_program, args.program or ()),
    )
    outside = tuple(replace(bot, limits=limits) for bot in named)
    seats = [tuple(text.split(",")) for text in args.seats or ()]
    if args.league:
        names = tuple(args.league.split(","))
        rest = (args.players or USUAL_PLAYERS) - 1
        seats += [(one, *[other] * rest) for one in names for other in names if one != other]
        if len(names) == rest + 1:
            seats.append(names)
    out = []
    for at, names in enumerate(seats):
        table = LeagueTable(names, edition, rules, args.seed, outside)
        out.append(replace(table, seed=args.seed + at * args.games) if table.is_visited else table)
    for table in out:
        if not 2 <= len(table.seats) <= 8:
            raise OutsideBotError(f"A table has 2 to 8 seats, not {len(table.seats)}.")
        for name in set(table.seats):
            make(name, outside)
    seated = {name for table in out for name in table.seats}
    usual = setup.start(board_of(edition), rules, 2, 1).state if outside else None
    for bot in outside:
        if usual is not None and bot.name in seated:
            check_bot(bot, usual)
    return out


def main(args: Namespace) -> int:
    """Play and report; 1 if a game could not be played, 2 if the tables make no sense."""
    secret = args.seed is None
    if secret:
        args.seed = secrets.randbelow(SEEDS)
    try:
        asked = tables(args, without_clock(args.rules), args.edition)
        if not asked:
            raise OutsideBotError(
                "Name who plays: --seats expert,normal,normal,normal or --league."
            )
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    jobs = args.jobs or os.cpu_count() or 1
    shard = Shard(*args.shard) if args.shard else Shard()
    start = time.perf_counter()
    played = [
        play_part(partial(play_game, table), shard, args.games, jobs, LOST) for table in asked
    ]
    if args.shard:
        rows: list[list[ArenaGame]] = [[] for _ in asked]
        kept = [keep(outcomes, into) for outcomes, into in zip(played, rows, strict=True)]
        standings = add_up(asked, kept, shard.count(args.games))
        print(part_of(args, asked, rows, time.perf_counter() - start).text())
        return report_failures(standings)
    standings = add_up(asked, played, args.games)
    if secret:
        print(
            f"The seed was {args.seed}: --seed {args.seed} plays the games again.", file=sys.stderr
        )
    return report(standings, args.seed, args.format, lambda: time.perf_counter() - start)


def merge(files: Sequence[str], form: str) -> int:
    """Print the results of a merged league, as ``main`` does for one of its own."""
    parts = read_parts(ArenaPart, files)
    run = parts[0].run
    rules = rules_from(run.rules)
    asked = [LeagueTable(tuple(seats), run.edition, rules, run.seed) for seats in run.seats]
    played = [
        (
            LeagueOutcome(tuple(row.winners), row.rounds, row.faults, row.told, row.failed)
            for row in games_in_order(games, run.games)
        )
        for games in zip(*(part.tables for part in parts), strict=True)
    ]
    seconds = sum(part.seconds for part in parts)
    return report(add_up(asked, played, run.games), run.seed, form, lambda: seconds)


def keep(outcomes: Iterable[LeagueOutcome], rows: list[ArenaGame]) -> Iterator[LeagueOutcome]:
    """The games in the format of a part."""
    for outcome in outcomes:
        entries = {name: printable(text) for name, text in outcome.told.items()}
        failed = printable(outcome.failed)
        rows.append(
            ArenaGame(list(outcome.winners), outcome.rounds, outcome.faults, entries, failed)
        )
        yield outcome


def part_of(
    args: Namespace, asked: Sequence[LeagueTable], rows: list[list[ArenaGame]], seconds: float
) -> ArenaPart:
    """The shard that was played."""
    part, parts = args.shard
    return ArenaPart(
        part_of=ArenaPart.COMMAND,
        version=__version__,
        part=part,
        parts=parts,
        seconds=seconds,
        run=ArenaRun(
            edition=args.edition,
            board=board_digest(args.edition),
            rules=differences(asked[0].rules),
            seed=args.seed,
            games=args.games,
            seats=[list(table.seats) for table in asked],
            bots=[*(args.bot or ()), *(args.program or ())],
            bot_seconds=args.bot_seconds,
        ),
        tables=rows,
    )


def add_up(
    asked: Sequence[LeagueTable], played: Sequence[Iterable[LeagueOutcome]], games: int
) -> list[Standing]:
    """The totals of this many games at each table."""
    progress = Progress(games * len(asked), sys.stderr)
    standings = [Standing(table) for table in asked]
    for at, (standing, outcomes) in enumerate(zip(standings, played, strict=True)):
        for outcome in outcomes:
            standing.add(outcome)
            progress.show(at * games + standing.games + len(standing.failures))
    progress.clear()
    return standings


def report_failures(standings: Sequence[Standing]) -> int:
    """Say which games could not be played; 1 if there are any."""
    failures = [failure for standing in standings for failure in standing.failures]
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


def report(
    standings: Sequence[Standing], seed: int, form: str, seconds: Callable[[], float]
) -> int:
    """Print the results of the games; 1 if one could not be played."""
    status = report_failures(standings)
    if not all(standing.games for standing in standings):
        return 1
    print(arena_report.FORMATS[form](standings, seed, seconds()))
    return status
