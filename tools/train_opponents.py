"""Train the value function by self-play: ``python tools/train_opponents.py`` writes its weights.

Seeded and reproducible: the same arguments give the same file. It takes about ten minutes on two
cores and requires numpy, unlike the game.
"""

import argparse
import json
import random
import sys
from dataclasses import dataclass
from functools import partial
from math import log
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from monopoly_gui import paths
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.position import BoardTable, Position
from monopoly_gui.ai.valuation.worth_net import COUNT, FORMAT, features
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.rules import Rules
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.parallel import play_in_parallel
from monopoly_gui.simulation.progress import Progress

Floats: TypeAlias = NDArray[np.floating[Any]]
#: players a game, as often as they are named
TABLES = (2, 3, 3, 4, 4, 4, 4, 4, 5, 6)
MOST = max(TABLES)
#: the part of all turns whose positions are kept, and the rounds after which a game is dropped
KEPT = 0.35
ROUNDS = 300
HIDDEN = 24
EPOCHS = 14
BATCH = 512
RATE = 0.004
DECAY = 1e-5


@dataclass(frozen=True, slots=True)
class Sample:
    """Positions of one game: (turns, MOST, COUNT) features, who was alive, and who won.

    ``won`` is 1 for the winner, in parts for those who share the win; (MOST,).
    """

    seen: Floats
    alive: NDArray[np.bool_]
    won: Floats


def style(rng: random.Random) -> BotConfig:
    """A player unlike the others, so that the value function does not learn one style's ways."""
    top = rng.choice((0.6, 0.7, 0.8, 0.9))
    return BotConfig(
        horizon=rng.choice((8.0, 12.0, 16.0, 20.0, 28.0)),
        lone=rng.uniform(0.8, 1.6),
        rails=rng.uniform(0.4, 1.2),
        near_free=rng.uniform(0.1, 0.5),
        near_held=rng.uniform(0.04, 0.3),
        leverage=rng.uniform(0.2, 0.9),
        rivalry=rng.uniform(0.5, 1.5),
        bid=rng.uniform(0.9, 1.6),
        mortgage_to_buy=rng.random() < 0.8,
        reserve=rng.choice((0, 0, 50, 100, 200)),
        hotel_reserve=rng.choice((0, 100, 200, 400)),
        mortgage_to_build=rng.random() < 0.8,
        lift_reserve=rng.choice((100, 300, 600)),
        accept_share=rng.choice((0.1, 0.2, 0.3, 0.4, 0.5)),
        ladder=(top, top - 0.1, top - 0.2, 0.45),
        cool_down=rng.choice((2, 4, 6)),
        look_again=rng.choice((3, 8)),
    )


def game(seed: int, number: int) -> Sample | None:
    """One game between random styles; None if nobody won in time."""
    rng = random.Random(seed * 1_000_003 + number)
    players = rng.choice(TABLES)
    engine = setup.start(load_edition("us_2008"), Rules(), players, seed + number)
    state = engine.state
    ground = BoardTable.of(state)
    rows: list[list[tuple[float, ...]]] = []
    alive: list[list[bool]] = []
    last = -1

    def done(action: Action) -> None:
        nonlocal last
        at_turn = state.turn != last and not state.over and state.top.kind == "turn"
        if at_turn and rng.random() < KEPT:
            last = state.turn
            here = Position.of(state, ground)
            gone = (0.0,) * COUNT
            living = [state.alive[p] if p < players else False for p in range(MOST)]
            row = [row or gone for row in features(here)]
            rows.append(row + [gone] * (MOST - players))
            alive.append(living)

    bots = [Opponent(style(rng)) for _ in range(players)]
    play(engine, bots, ROUNDS, done=done)
    over = state.top
    if not isinstance(over, Over) or not rows:
        return None
    won = np.zeros(MOST, np.float32)
    won[list(over.winners)] = 1 / len(over.winners)
    return Sample(np.array(rows, np.float32), np.array(alive), won)


def scores(net: dict[str, Floats], seen: Floats) -> tuple[Floats, Floats]:
    """The hidden units and the scores."""
    units = np.maximum(seen @ net["hidden"].T + net["bias"], 0)
    return units, units @ net["out"]


def odds(net: dict[str, Floats], seen: Floats, alive: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """The hidden units and each player's chance of winning."""
    units, score = scores(net, seen)
    score = np.where(alive, score, -1e9)
    weight = np.exp(score - score.max(1, keepdims=True))
    return units, weight / weight.sum(1, keepdims=True)


def loss(net: dict[str, Floats], samples: list[Sample]) -> float:
    """The mean log-loss over positions."""
    total, count = 0.0, 0
    for each in samples:
        _, chance = odds(net, each.seen, each.alive)
        total -= float((np.log(chance + 1e-9) @ each.won).sum())
        count += len(chance)
    return total / count


def train(
    samples: list[Sample],
    seed: int,
    begun: dict[str, Floats] | None = None,
    epochs: int = EPOCHS,
    rate: float = RATE,
) -> dict[str, Floats]:
    """Fit by Adam on the cross-entropy of who won; the learning rate falls to nothing.

    It goes on from a network that there is, or else begins with one of random weights.
    """
    rng = np.random.default_rng(seed)
    seen = np.concatenate([s.seen for s in samples])
    alive = np.concatenate([s.alive for s in samples])
    won = np.concatenate([np.tile(s.won, (len(s.seen), 1)) for s in samples])
    net = dict(begun) if begun else fresh(rng)
    mean = {name: np.zeros_like(w) for name, w in net.items()}
    spread_of = {name: np.zeros_like(w) for name, w in net.items()}
    step = 0
    for epoch in range(epochs):
        step_of = rate * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = rng.permutation(len(won))
        for at in range(0, len(order), BATCH):
            rows = order[at : at + BATCH]
            step += 1
            for name, raw in slopes(net, seen[rows], alive[rows], won[rows]).items():
                slope = raw + DECAY * net[name]
                mean[name] = 0.9 * mean[name] + 0.1 * slope
                spread_of[name] = 0.999 * spread_of[name] + 0.001 * slope * slope
                move = mean[name] / (1 - 0.9**step)
                move /= np.sqrt(spread_of[name] / (1 - 0.999**step)) + 1e-8
                net[name] = net[name] - (step_of * move).astype(np.float32)
    return net


def fresh(rng: np.random.Generator) -> dict[str, Floats]:
    """A network of random weights."""
    return {
        "hidden": rng.normal(0, COUNT**-0.5, (HIDDEN, COUNT)).astype(np.float32),
        "bias": np.zeros(HIDDEN, np.float32),
        "out": rng.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
    }


def slopes(
    net: dict[str, Floats], seen: Floats, alive: NDArray[np.bool_], won: Floats
) -> dict[str, Floats]:
    """The gradient of the log-loss by the weights."""
    units, chance = odds(net, seen, alive)
    error = np.where(alive, chance - won, 0) / len(won)
    back = (error[..., None] * net["out"] * (units > 0)).reshape(-1, HIDDEN)
    flat = seen.reshape(-1, COUNT)
    return {
        "hidden": back.T @ flat,
        "bias": back.sum(0),
        "out": np.einsum("np,nph->h", error, units),
    }


def as_json(net: dict[str, Floats], told: dict[str, Any]) -> str:
    """The weights file; ``told`` describes their making."""
    body = {name: np.round(w.astype(float), 4).tolist() for name, w in net.items()}
    return json.dumps({"format": FORMAT, "made": told, **body}) + "\n"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=paths.assets() / "ai" / "weights.json")
    given = parser.parse_args(argv)
    progress = Progress(given.games, sys.stderr)
    samples = []
    for number, sample in enumerate(
        play_in_parallel(partial(game, given.seed), given.games, given.jobs), 1
    ):
        progress.show(number)
        if sample:
            samples.append(sample)
    progress.clear()
    held, kept = samples[::10], [s for at, s in enumerate(samples) if at % 10]
    net = train(kept, given.seed)
    even = sum(float(np.log(s.alive.sum(1)).sum()) for s in held) / sum(len(s.seen) for s in held)
    entries = {
        "games": given.games,
        "seed": given.seed,
        "positions": sum(len(s.seen) for s in samples),
        "log_loss": round(loss(net, held), 4),
        "log_loss_even": round(even, 4),
    }
    given.out.write_text(as_json(net, entries), encoding="utf-8")
    print(f"{given.out}: {entries}; two players even would be {log(2):.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
