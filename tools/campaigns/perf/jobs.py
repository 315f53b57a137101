"""The games of two processes of one program, beside two programs.

``python -m tools.campaigns.perf.jobs``: both are timed alternately, from the start of the programs
to their end, by the clock, which needs two free cores, and by the processor time of all their
processes; the best of several runs counts.
"""

import argparse
import resource
import subprocess
import sys
import time
from collections.abc import Sequence

WANTED = 0.95
SIMULATE = [sys.executable, "-m", "monopoly_gui", "simulate", "--format", "json"]


def used() -> float:
    """The processor's time of all programs that have ended, in seconds."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def seconds(runs: Sequence[Sequence[str]]) -> tuple[float, float]:
    """The durations of programs started together: by the clock, and of the processor."""
    start, before = time.perf_counter(), used()
    programs = [subprocess.Popen(run, stdout=subprocess.DEVNULL) for run in runs]
    codes = [program.wait() for program in programs]
    if any(codes):
        raise RuntimeError("a program failed")
    return time.perf_counter() - start, used() - before


def play(games: int, jobs: int, seed: int) -> list[str]:
    """The command that plays so many games by so many processes."""
    numbers = ["--games", str(games), "--jobs", str(jobs), "--seed", str(seed)]
    return [*SIMULATE, *numbers]


def main() -> None:
    """Print both, and their ratio."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--games", type=int, default=200, help="for each of the two")
    read.add_argument("--times", type=int, default=3)
    args = read.parse_args()
    two, one = [], []
    for _ in range(args.times):
        two.append(seconds([play(args.games, 1, 1), play(args.games, 1, 1 + args.games)]))
        one.append(seconds([play(2 * args.games, 2, 1)]))
    for name, at in (("by the clock", 0), ("of the processor", 1)):
        apart, joint = min(run[at] for run in two), min(run[at] for run in one)
        print(
            f"{name}: two programs {apart:.2f} s, one with --jobs 2 {joint:.2f} s; "
            f"it reaches {apart / joint:.2f} of them, wanted: {WANTED}"
        )


if __name__ == "__main__":
    main()
