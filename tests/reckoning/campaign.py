"""Random tables played by the program and reckoned a second time.

``python -m tests.reckoning.campaign --games 5000 --seed 1 --jobs 2`` follows that many; every
difference names the game, the action, what was expected and the rule.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import Pool

from tests.reckoning.export import play
from tests.reckoning.follow import follow

CHUNK = 10


@dataclass
class Told:
    """What came up in some games, and the differences as sentences."""

    games: int = 0
    actions: int = 0
    refusals: int = 0
    done: Counter[str] = field(default_factory=Counter)
    pending: Counter[str] = field(default_factory=Counter)
    bankrupt: int = 0
    chains: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: Told) -> None:
        self.games += other.games
        self.actions += other.actions
        self.refusals += other.refusals
        self.done.update(other.done)
        self.pending.update(other.pending)
        self.bankrupt += other.bankrupt
        self.chains += other.chains
        self.differences += other.differences


def one(seed: int, told: Told) -> None:
    """Play a game, write it as JSON, read it again and follow it."""
    game = json.loads(json.dumps(play(seed)))
    told.games += 1
    fallen = 0
    for step in game["steps"]:
        if "refused" in step:
            told.refusals += 1
            continue
        told.actions += 1
        told.done[step["action"]["kind"]] += 1
        pending = step["after"].get("pending")
        if pending:
            told.pending[pending["kind"] + (pending.get("building") or "")] += 1
        fallen = len(step["after"].get("fallen", ())) or fallen
    told.bankrupt += fallen
    told.chains += fallen > 2
    difference = follow(game)
    if difference:
        told.differences.append(str(difference))


def chunk(seeds: range) -> Told:
    told = Told()
    for seed in seeds:
        one(seed, told)
    return told


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.reckoning.campaign", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    given = parser.parse_args(arguments)
    told, began = Told(), time.monotonic()
    seeds = range(given.seed, given.seed + given.games)
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    with ExitStack() as stack:
        parts: Iterable[Told] = map(chunk, chunks)
        if given.jobs > 1:
            parts = stack.enter_context(Pool(given.jobs)).imap_unordered(chunk, chunks)
        for part in parts:
            told.add(part)
            for difference in part.differences:
                print(difference, flush=True)
    print(
        f"{told.games} games, {told.actions} actions, {told.refusals} refusals, "
        f"{told.bankrupt} bankruptcies, {told.chains} games with more than two of them, "
        f"{len(told.differences)} differences, {time.monotonic() - began:.0f} s"
    )
    for title, counted in (("done", told.done), ("pending", told.pending)):
        print(f"{title}: " + ", ".join(f"{k} {n}" for k, n in counted.most_common()))
    return 1 if told.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
