"""Random tables that compare every use of an amount with the engine.

``python -m tools.campaigns.amounts --tables 20000 --seed 1`` compares 20,000 of them; a failure
names the table, which ``--tables 1 --seed N`` repeats.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context

from tests.amounts.askers import compare
from tests.amounts.tables import table

#: tables that a process compares before it tells of them
CHUNK = 50


def _chunk(seeds: range) -> tuple[Counter[str], list[str]]:
    met: Counter[str] = Counter()
    wrong = []
    for seed in seeds:
        try:
            met += compare(table(seed))
        except Exception as error:
            wrong.append(f"table {seed}: {type(error).__name__} {error}")
    return met, wrong


def _compared(chunks: list[range], jobs: int) -> Iterator[tuple[Counter[str], list[str]]]:
    """The results of each chunk; nothing is forked, as there may be threads that hold locks."""
    if jobs == 1:
        yield from map(_chunk, chunks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_chunk, chunks)


def main(arguments: list[str] | None = None) -> int:
    """Compare, and report; 1 if any user differed from the engine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    end = asked.seed + asked.tables
    chunks = [range(at, min(at + CHUNK, end)) for at in range(asked.seed, end, CHUNK)]
    met: Counter[str] = Counter()
    failures = 0
    for found, wrong in _compared(chunks, asked.jobs):
        met += found
        failures += len(wrong)
        for each in wrong:
            print(each, flush=True)
    print(f"{asked.tables} tables, {failures} failures")
    print(", ".join(f"{name} {count:,}" for name, count in met.most_common()))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
