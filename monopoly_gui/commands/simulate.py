"""``monopoly-gui simulate``: opponents play among themselves, without a screen."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from .. import __version__
from ..editions import load_edition
from ..engine import setup
from ..engine.presets import differences, rules_from
from ..engine.rules import Rules
from ..match.opponents import make_bot
from ..simulation.checks import Checker, CheckFailed
from ..simulation.driver import play
from ..simulation.parallel import games_in_order, play_part
from ..simulation.progress import Progress
from ..simulation.tally import SimulationResult, Tally, Totals, simulation_result
from ..simulation.watchdog import Watchdog
from ..storage.parts import (
    Shard,
    SimulatedGame,
    SimulationPart,
    SimulationRun,
    board_digest,
    printable,
    read_parts,
)
from . import simulate_report

#: a longer game is stopped, and counts as unfinished
MAX_ROUNDS = 2000
SEEDS = 2**63
USUAL_SEED = 1
#: the opponents' failures reported one by one
FAULTS_TOLD = 10
#: the assumed duration of a round at a table
MINUTES_A_ROUND = 2


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """The games to simulate; game n (from 1) has the seed ``seed`` + n - 1."""

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


def seed_of(plan: SimulationPlan, number: int) -> int:
    """The seed of a game, numbered from 1."""
    return (plan.seed + number - 1) % SEEDS


def play_game(plan: SimulationPlan, number: int) -> SimulationResult:
    """Play one game; GameFailed on an error of the program.

    An opponent's illegal action is replaced by a simple one and reported.
    """
    seed = seed_of(plan, number)
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
    return simulation_result(number, engine.state, actions, tally, faults)


def without_clock(rules: Rules) -> Rules:
    """Rules with their time limit as a limit of rounds: there is no clock here [SHORT-2]."""
    if rules.round_limit or not rules.time_limit_minutes:
        return rules
    return replace(rules, round_limit=max(1, rules.time_limit_minutes // MINUTES_A_ROUND))


def main(args: Namespace) -> int:
    """Play and report; 1 if a game failed."""
    rules = without_clock(args.rules)
    seed = USUAL_SEED if args.seed is None else args.seed
    plan = SimulationPlan(args.edition, args.players, seed, rules, args.check)
    shard = Shard(*args.shard) if args.shard else Shard()
    start = time.perf_counter()
    games = play_part(partial(play_game, plan), shard, args.games, args.jobs)
    if not args.shard:
        return report(plan, games, args.games, args.format, lambda: time.perf_counter() - start)
    rows: list[SimulatedGame] = []
    totals = add_up(plan, games, shard.count(args.games), lambda game: rows.append(row_of(game)))
    if totals is None:
        return 1
    part = SimulationPart(
        part_of=SimulationPart.COMMAND,
        version=__version__,
        part=shard.part,
        parts=shard.parts,
        seconds=time.perf_counter() - start,
        run=SimulationRun(
            edition=plan.edition,
            board=board_digest(plan.edition),
            rules=differences(rules),
            seed=seed,
            games=args.games,
            players=plan.players,
        ),
        games=rows,
        rents=totals.rents,
        visits=totals.visits,
    )
    print(part.text())
    return 0


def merge(files: Sequence[str], form: str) -> int:
    """Print the results of a merged run, as ``main`` does for a run of its own."""
    parts = read_parts(SimulationPart, files)
    run = parts[0].run
    plan = SimulationPlan(run.edition, run.players, run.seed, rules_from(run.rules))
    rows = games_in_order([part.games for part in parts], run.games)
    games = (result_of(plan, number, row) for number, row in enumerate(rows, 1))
    sums = [(part.rents, part.visits) for part in parts]
    seconds = sum(part.seconds for part in parts)
    return report(plan, games, run.games, form, lambda: seconds, sums)


def row_of(game: SimulationResult) -> SimulatedGame:
    """A game as a part keeps it."""
    return SimulatedGame(
        list(game.winners),
        game.rounds,
        game.turns,
        game.actions,
        game.bankrupt,
        game.rent,
        list(map(printable, game.faults)),
    )


def result_of(plan: SimulationPlan, number: int, row: SimulatedGame) -> SimulationResult:
    """A game from a part."""
    return SimulationResult(
        number,
        seed_of(plan, number),
        tuple(row.winners),
        row.rounds,
        row.turns,
        row.actions,
        row.bankrupt,
        row.rent,
        tuple(row.faults),
    )


def report(
    plan: SimulationPlan,
    results: Iterable[SimulationResult],
    games: int,
    form: str,
    seconds: Callable[[], float],
    sums: Sequence[tuple[Sequence[int], Sequence[int]]] = (),
) -> int:
    """Print the results of the games; 1 if one failed.

    ``sums`` are rents and visits by space, which the games do not hold; ``seconds`` is
    called at the end.
    """

    def each(game: SimulationResult) -> None:
        if form == "csv":
            print(simulate_report.row(game))

    board = board_of(plan.edition)
    if form == "csv":
        print(simulate_report.header())
    totals = add_up(plan, results, games, each)
    if totals is None:
        return 1
    for rents, visits in sums:
        totals.add_spaces(rents, visits)
    if form != "csv":
        render = simulate_report.as_json if form == "json" else simulate_report.as_text
        print(render(totals, board, plan.seed, seconds(), plan.rules))
    return 0


def add_up(
    plan: SimulationPlan,
    results: Iterable[SimulationResult],
    games: int,
    each: Callable[[SimulationResult], None],
) -> Totals | None:
    """Add the games up and call ``each`` with each; None, after a report, if one failed."""
    totals = Totals(plan.players)
    progress = Progress(games, sys.stderr)
    try:
        for game in results:
            totals.add(game)
            for fault in game.faults[: max(0, FAULTS_TOLD - totals.faults)]:
                progress.clear()
                print(f"{fault}; a simple move was made instead.", file=sys.stderr)
            totals.faults += len(game.faults)
            each(game)
            progress.show(totals.games)
    except (GameFailed, BrokenProcessPool) as error:
        progress.clear()
        print(f"The simulation stopped: {error}", file=sys.stderr)
        return None
    progress.clear()
    return totals
