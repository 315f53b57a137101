"""``monopoly-gui simulate``: opponents play among themselves, without a screen."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from ..editions import load_edition
from ..engine import setup
from ..engine.rules import Rules
from ..match.opponents import make_bot
from ..simulation.checks import Checker, CheckFailed
from ..simulation.driver import play
from ..simulation.progress import Progress
from ..simulation.spread import spread
from ..simulation.tally import Result, Tally, Totals, result
from ..simulation.watchdog import Watchdog
from . import simulate_report

#: a game that is not over by then is stopped, and counts as unfinished
MAX_ROUNDS = 2000
SEEDS = 2**63
#: failures of opponents that are told one by one
FAULTS_TOLD = 10
#: how long a round at a table is taken to last
MINUTES_A_ROUND = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated; game n (from 1) has the seed ``seed`` + n - 1."""

    edition: str
    players: int
    seed: int
    rules: Rules
    check: bool = False
    rounds: int = MAX_ROUNDS


class GameFailed(Exception):
    """A game that went wrong; the text says which and how."""


#: the file of an edition is read once, not for every game
board_of = lru_cache(load_edition)


def play_game(plan: Plan, number: int) -> Result:
    """Play one game; GameFailed if the program does something wrong in it.

    What an opponent does wrong is done simply in its place, and told.
    """
    seed = (plan.seed + number - 1) % SEEDS
    tally = Tally()
    faults: list[str] = []

    def wrong(player: int, what: str) -> None:
        faults.append(f"Game {number} (seed {seed}), seat {player + 1}: {what}")

    try:
        engine = setup.start(board_of(plan.edition), plan.rules, plan.players, seed)
        bots = [make_bot("") for _ in range(plan.players)]
        checker = Checker(engine) if plan.check else None
        done = checker.done if checker else None
        with Watchdog(engine.state):
            actions = play(engine, bots, plan.rounds, tally.hear, done, wrong)
        if checker:
            checker.finish()
    except Exception as error:
        kind = "" if isinstance(error, CheckFailed) else f"{type(error).__name__}: "
        raise GameFailed(f"Game {number} (seed {seed}) failed: {kind}{error}") from error
    return result(number, engine.state, actions, tally, faults)


def without_clock(rules: Rules) -> Rules:
    """Rules in which a time limit is one of rounds: nobody waits for a clock here [SHORT-2]."""
    if rules.round_limit or not rules.time_limit_minutes:
        return rules
    return replace(rules, round_limit=max(1, rules.time_limit_minutes // MINUTES_A_ROUND))


def main(args: Namespace) -> int:
    """Play and report; 1 if a game failed."""
    rules = without_clock(args.rules)
    plan = Plan(args.edition, args.players, args.seed, rules, args.check)
    board = board_of(plan.edition)
    totals = Totals(plan.players)
    progress = Progress(args.games, sys.stderr)
    start = time.perf_counter()
    try:
        if args.format == "csv":
            print(simulate_report.header())
        for game in spread(partial(play_game, plan), args.games, args.jobs):
            totals.add(game)
            for fault in game.faults[: max(0, FAULTS_TOLD - totals.faults)]:
                progress.clear()
                print(f"{fault}; a simple move was made instead.", file=sys.stderr)
            totals.faults += len(game.faults)
            if args.format == "csv":
                print(simulate_report.row(game))
            progress.show(totals.games)
    except (GameFailed, BrokenProcessPool) as error:
        progress.clear()
        print(f"The simulation stopped: {error}", file=sys.stderr)
        return 1
    progress.clear()
    seconds = time.perf_counter() - start
    if args.format != "csv":
        tell = simulate_report.as_json if args.format == "json" else simulate_report.as_text
        print(tell(totals, board, plan.seed, seconds, plan.rules))
    return 0
