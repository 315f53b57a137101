"""Runs the checks of a release: ``python tools/prove.py [STEP ...]``.

Without a name it runs all steps that are too slow for every change; ``--change`` runs those that
every change must pass, as ``.ci/run`` does in a fresh copy. A failed step stops only the steps that
depend on it; ``build/logs`` keeps the output of each. The status is 1 after a failure, else 3 if
a step could not run on this machine, else 0.
"""

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.runner.catalogue import CHANGE, TOP, Setting, catalogue
from tools.runner.steps import Runner, Step, chosen, status, summary


def main(words: Sequence[str]) -> int:
    """Do the requested steps, and report their results."""
    known = catalogue(Setting())
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="\n".join(f"  {step.name:18}{step.shows}" for step in known),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", help="one of those listed below")
    tier = parser.add_mutually_exclusive_group()
    tier.add_argument("--change", action="store_true", help="what every change must pass")
    tier.add_argument("--release", action="store_true", help="all the rest, as without a word")
    parser.add_argument("--fresh", action="store_true", help="make an environment first")
    parser.add_argument("--history", type=Path, default=TOP, help="where git has the history")
    given = parser.parse_args(words)
    steps = catalogue(Setting(given.fresh, given.history))
    names = given.steps or [step.name for step in steps if (step.name in CHANGE) == given.change]
    if unknown := sorted(set(names) - {step.name for step in steps}):
        parser.error(f"there is no step {', '.join(unknown)}")
    return run(chosen(steps, names, made), side_by_side=2)


def made(pattern: str) -> bool:
    """Whether something like this lies in the checkout already."""
    return any(TOP.glob(pattern))


def run(steps: Sequence[Step], side_by_side: int) -> int:
    """Run the steps in the checkout, and say how they went."""
    # who is told to end has its steps ended too
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    logs = TOP / "build" / "logs"
    logs.mkdir(parents=True, exist_ok=True)
    outcomes = Runner(TOP, logs, side_by_side).run(steps)
    print(summary(outcomes))
    return status(outcomes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
