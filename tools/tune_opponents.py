"""Tune the value function on Experts’ games: ``python tools/tune_opponents.py`` writes weights.

Continues from the current weights, with which the Experts and Hards play; successive rounds use
a series of seeds each.  Seeded and reproducible, with numpy, like ``train_opponents.py``.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path

import numpy as np

if not __package__:  # run as a file of its own
    sys.path.insert(0, str(Path(__file__).parents[1]))

from monopoly_gui import paths
from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.levels import level
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.position import BoardTable, Position
from monopoly_gui.ai.valuation.worth_net import COUNT, features
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.parallel import play_in_parallel
from monopoly_gui.simulation.progress import Progress
from tests.ai import strangers
from tests.ai.styles.pool import POOL
from tools.train_opponents import MOST, Floats, Sample, as_json, loss, style, train

#: other makers' ways of playing; never those kept back, on whom the opponents are proved
STYLES = (
    *POOL,
    strangers.Gambler,
    strangers.Hoarder,
    strangers.Bidder,
    strangers.Seller,
    strangers.Accountant,
)
EXPERT = level("expert").config
#: players a game, as often as they are named
TABLES = (2, 3, 4, 4, 4, 4, 4, 4, 4, 5)
#: of all games those between Experts, and those at tables of all kinds; at the rest one Expert
#: sits among others of one style
EXPERTS, MIXED = 0.5, 0.8
#: the part of games that begin with deeds and money dealt out unevenly, so that what deeds and
#: money do can be told from the skill of those who come by them
SCATTERED = 0.35
#: the part of all turns whose positions are kept, and the rounds after which a game is dropped
KEPT = 0.5
ROUNDS = 150
#: numbers of games in a series
SERIES = 100_000
EPOCHS = 8
RATE = 0.0015


def expert(rng: random.Random) -> BotConfig:
    """An Expert, or one with somewhat other prices."""
    if rng.random() < 0.5:
        return EXPERT
    return replace(
        EXPERT,
        accept_share=rng.choice((0.1, 0.2, 0.3, 0.4)),
        bid=rng.uniform(0.9, 1.5),
        lone=rng.uniform(0.8, 1.6),
        weighed=20,
        ladder=rng.choice(((0.59, 0.5, 0.4), (0.8, 0.6, 0.5), (0.5, 0.4, 0.3))),
    )


def anybody(rng: random.Random) -> Bot:
    """An Expert most often, else somebody of another level or style."""
    which = rng.random()
    if which < 0.45:
        return Opponent(expert(rng))
    if which < 0.65:
        return Opponent(level("hard" if which < 0.55 else "normal").config)
    return Opponent(style(rng)) if which < 0.8 else rng.choice(STYLES)()


def table(which: float, players: int, rng: random.Random) -> list[Bot]:
    """The players of a game; ``which`` selects the opponents, from 0 to 1."""
    if which < EXPERTS:
        return [Opponent(expert(rng)) for _ in range(players)]
    if which < MIXED:
        return [anybody(rng) for _ in range(players)]
    other = rng.choice(STYLES)
    bots: list[Bot] = [Opponent(expert(rng)), *(other() for _ in range(players - 1))]
    rng.shuffle(bots)
    return bots


def scatter(state: State, rng: random.Random) -> None:
    """Deal some deeds and other sums of money out, to some more than to others."""
    deeds = list(state.board.deeds)
    rng.shuffle(deeds)
    shares = [rng.uniform(0.5, 1.5) for _ in range(state.players)]
    for space in deeds[: rng.randint(2, 24)]:
        state.owner[space] = rng.choices(range(state.players), shares)[0]
    usual = rng.choice((400, 700, 1000, 1500))
    for player in range(state.players):
        state.cash[player] = int(usual * rng.uniform(0.4, 1.6))


def game(first: int, number: int) -> Sample | None:
    """The positions at the start of turns of one game; None if nobody won in time."""
    rng = random.Random(7_700_000_000 + first + number)
    players = rng.choice(TABLES)
    which, scattered = rng.random(), rng.random() < SCATTERED
    bots = table(which, players, rng)
    engine = setup.start(load_edition("us_2008"), Rules(), players, 880_000_000 + first + number)
    state = engine.state
    if scattered:
        scatter(state, rng)
    ground = BoardTable.of(state)
    seen: list[Position] = []
    last = -1

    def done(action: Action) -> None:
        nonlocal last
        if state.turn != last and not state.over and state.top.kind == "turn":
            last = state.turn
            seen.append(Position.of(state, ground))

    play(engine, bots, ROUNDS, done=done)
    over = state.top
    return sample(seen, over.winners, first + number) if isinstance(over, Over) else None


def sample(seen: Sequence[Position], winners: Sequence[int], number: int) -> Sample | None:
    """A part of a game's positions, with who won."""
    rng = random.Random(number)
    kept = [at for at in seen if rng.random() < KEPT]
    if not kept:
        return None
    gone = (0.0,) * COUNT
    rows, alive = [], []
    for at in kept:
        row = [row or gone for row in features(at)]
        rows.append(row + [gone] * (MOST - len(row)))
        alive.append([*at.alive, *[False] * (MOST - len(at.alive))])
    won = np.zeros(MOST, np.float32)
    won[list(winners)] = 1 / len(winners)
    return Sample(np.array(rows, np.float32), np.array(alive), won)


def played(series: Sequence[int], games: int, jobs: int) -> Iterator[Sample | None]:
    """The games of some series, in order."""
    return chain.from_iterable(
        play_in_parallel(partial(game, each * SERIES - 1), games, jobs) for each in series
    )


def begun(file: Path) -> dict[str, Floats]:
    """The network to go on from."""
    raw = json.loads(file.read_text(encoding="utf-8"))
    return {name: np.array(raw[name], np.float32) for name in ("hidden", "bias", "out")}


def tuned(
    samples: Sequence[Sample], net: dict[str, Floats], seed: int
) -> tuple[dict[str, Floats], dict[str, float]]:
    """The network after all games but each twentieth, and its accuracy on those."""
    held, kept = samples[::20], [s for at, s in enumerate(samples) if at % 20]
    after = train(kept, seed, net, EPOCHS, RATE)
    errors = {"log_loss_before": loss(net, [*held]), "log_loss": loss(after, [*held])}
    return after, {name: round(error, 4) for name, error in errors.items()}


def main(argv: list[str] | None = None) -> int:
    """Play a round's games, and write the weights that come of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3850, help="in each series")
    parser.add_argument("--series", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--jobs", type=int, default=2)
    weights = paths.assets() / "ai" / "weights.json"
    parser.add_argument("--out", type=Path, default=weights)
    given = parser.parse_args(argv)
    progress = Progress(given.games * len(given.series), sys.stderr)
    samples = []
    for number, each in enumerate(played(given.series, given.games, given.jobs), 1):
        progress.show(number)
        if each:
            samples.append(each)
    progress.clear()
    net, errors = tuned(samples, begun(weights), given.series[0])
    before = json.loads(weights.read_text(encoding="utf-8"))["made"]
    entries = {
        "games": given.games,
        "series": given.series,
        "positions": sum(len(s.seen) for s in samples),
        **errors,
        "begun_from": before,
    }
    given.out.write_text(as_json(net, entries), encoding="utf-8")
    print(f"{given.out}: {entries}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
