"""Random tables played by the program and calculated independently.

``python -m tools.campaigns.reckoning --games 5000 --seed 1 --jobs 2`` checks 5,000 games; each
difference names the game, the action, the expected value and the rule.  At the end it prints how
often each kind of action and event occurred, and in how many games each value of each option had an
effect.  ``--choose`` prints a selection of tables that covers all of them, for ``tables.py``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field, fields
from multiprocessing import Pool

from monopoly_gui.engine.rules import Rules
from tests.reckoning.export import play
from tests.reckoning.follow import Followed, follow

CHUNK = 10
#: the values that an option may have; none for a sum
LISTED = {option.name: option.metadata["values"] for option in fields(Rules)}
#: in how many of the chosen tables everything comes up, for where a change moves some of them
TWICE = 2
#: laying a table takes as long as so many acts
SETTING_UP = 50


@dataclass
class Told:
    """The events of some games, and the differences as sentences."""

    games: int = 0
    acts: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    #: what came up in each game, by its seed
    kinds: dict[int, set[str]] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)

    def add(self, other: Told) -> None:
        self.games += other.games
        self.acts.update(other.acts)
        self.happened.update(other.happened)
        self.options.update(other.options)
        self.differences += other.differences
        self.kinds.update(other.kinds)
        self.lengths.update(other.lengths)


def written(seed: int) -> Followed:
    """Play a game, write it as JSON, read it again and follow it."""
    return follow(json.loads(json.dumps(play(seed))))


def values(one: Followed) -> set[str]:
    """The options that decided something in a game, with their values; sums without."""
    found = one.options.items()
    return {f"{name}={value}" if LISTED[name] else name for name, value in found}


def tell(seeds: Iterable[int]) -> Told:
    """Follow these tables one after the other."""
    text = Told()
    for seed in seeds:
        one = written(seed)
        text.games += 1
        text.acts.update(one.acts)
        text.happened.update(one.happened)
        text.options.update(values(one))
        text.lengths[seed] = one.acts.total()
        text.kinds[seed] = {*one.acts, *one.happened, *values(one)}
        if one.difference:
            text.differences.append(str(one.difference))
    return text


def choose(told: Told) -> list[int]:
    """A few short tables in which everything comes up that came up in any, most of it twice."""
    often = Counter(kind for kinds in told.kinds.values() for kind in kinds)
    lacking = Counter({kind: min(TWICE, n) for kind, n in often.items()})
    left = dict(told.kinds)
    chosen = []
    while lacking := +lacking:
        gain = {seed: sum(lacking[kind] > 0 for kind in kinds) for seed, kinds in left.items()}
        best = max(gain, key=lambda seed: gain[seed] / (told.lengths[seed] + SETTING_UP))
        lacking.subtract(left.pop(best))
        chosen.append(best)
    return sorted(chosen)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.campaigns.reckoning", description=__doc__
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    parser.add_argument("--choose", action="store_true", help="print tables that show everything")
    given = parser.parse_args(arguments)
    text, began = Told(), time.monotonic()
    seeds = range(given.seed, given.seed + given.games)
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    with ExitStack() as stack:
        parts: Iterable[Told] = map(tell, chunks)
        if given.jobs > 1:
            parts = stack.enter_context(Pool(given.jobs)).imap_unordered(tell, chunks)
        for part in parts:
            text.add(part)
            for difference in part.differences:
                print(difference, flush=True)
    refused = text.acts.pop("refused", 0)
    print(
        f"{text.games} games, {text.acts.total()} acts, {refused} refusals, "
        f"{len(text.differences)} differences, {time.monotonic() - began:.0f} s"
    )
    for title, counted in (("acts", text.acts), ("happened", text.happened)):
        print(f"{title}: " + ", ".join(f"{k} {n}" for k, n in counted.most_common()))
    print(
        "options, in so many games: "
        + ", ".join(f"{k} {n}" for k, n in sorted(text.options.items()))
    )
    if given.choose:
        print(choose(text))
    return 1 if text.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
