"""``monopoly-gui arena``: leagues between levels, personalities and bots from outside."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from ..ai.bot import Bot
from ..engine import setup
from ..engine.frames import Over
from ..engine.rules import Rules
from ..match.opponents import make_bot
from ..simulation.bot_process import Guarded, OutsideBot, OutsideBotError, made
from ..simulation.driver import play
from ..simulation.league import Outcome, Standing, Table
from ..simulation.progress import Progress
from ..simulation.spread import spread
from ..simulation.watchdog import Watchdog
from . import arena_report
from .simulate import SEEDS, GameFailed, board_of, without_clock

#: seats of the tables of a league, where no number is given
USUAL_PLAYERS = 4


def seating(table: Table, number: int) -> tuple[tuple[str, ...], int]:
    """The names by seat, and the seed, of a game numbered from 1."""
    group, turn = divmod(number - 1, len(table.seats))
    return table.seats[-turn:] + table.seats[:-turn], (table.seed + group) % SEEDS


def play_game(table: Table, number: int) -> Outcome:
    """Play one game; GameFailed if the program itself does something wrong in it.

    What a bot does wrong is done simply in its place, and counted.
    """
    seats, seed = seating(table, number)
    bots = [make(name, table.outside) for name in seats]
    faults: Counter[str] = Counter()

    def wrong(player: int, what: str) -> None:
        faults[seats[player]] += 1

    try:
        engine = setup.start(board_of(table.edition), table.rules, len(seats), seed)
        with Watchdog(engine.state):
            play(engine, bots, table.rounds, lambda events: None, wrong=wrong)
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        raise GameFailed(f"Game {number} (seed {seed}) failed: {text}") from error
    for name, bot in zip(seats, bots, strict=True):
        if isinstance(bot, Guarded):
            faults[name] += bot.faults
            bot.close()
    top = engine.state.top
    winners = tuple(seats[p] for p in top.winners) if isinstance(top, Over) else ()
    return Outcome(winners, engine.state.round, dict(faults))


def make(name: str, outside: tuple[OutsideBot, ...]) -> Bot:
    """A fresh opponent of this name; ValueError names those there are."""
    for found in outside:
        if found.name == name:
            return made(found)
    return make_bot(name)


def tables(args: Namespace, rules: Rules, edition: str) -> list[Table]:
    """The tables asked for: those named, and those of a league of one against the rest."""
    outside = tuple(OutsideBot.parse(text) for text in args.bot or ())
    seats = [tuple(text.split(",")) for text in args.seats or ()]
    if args.league:
        names = tuple(args.league.split(","))
        rest = (args.players or USUAL_PLAYERS) - 1
        seats += [(one, *[other] * rest) for one in names for other in names if one != other]
        if len(names) == rest + 1:
            seats.append(names)
    out = [Table(names, edition, rules, args.seed, outside) for names in seats]
    for table in out:
        if not 2 <= len(table.seats) <= 8:
            raise OutsideBotError(f"A table has 2 to 8 seats, not {len(table.seats)}.")
        for name in set(table.seats):
            make(name, outside)
    return out


def main(args: Namespace) -> int:
    """Play and report; 1 if a game failed, 2 if the tables make no sense."""
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
    progress = Progress(args.games * len(asked), sys.stderr)
    start = time.perf_counter()
    standings = [Standing(table) for table in asked]
    try:
        for at, standing in enumerate(standings):
            for outcome in spread(partial(play_game, standing.table), args.games, jobs):
                standing.add(outcome)
                progress.show(at * args.games + standing.games)
    except (GameFailed, BrokenProcessPool) as error:
        progress.clear()
        print(f"The arena stopped: {error}", file=sys.stderr)
        return 1
    progress.clear()
    print(arena_report.FORMATS[args.format](standings, args.seed, time.perf_counter() - start))
    return 0
