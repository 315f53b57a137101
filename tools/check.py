"""The checks to run during development: ``python tools/check.py [lint|format|types|tests]``."""

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.prove import run
from tools.runner.catalogue import QUICK, Setting, catalogue


def main(names: Sequence[str]) -> int:
    """Run the named checks, or all; the status is 0 only if every one passed."""
    if unknown := [name for name in names if name not in QUICK]:
        print(f"There is no check {', '.join(unknown)}. Choose from {', '.join(QUICK)}.")
        return 2
    steps = {step.name: step for step in catalogue(Setting())}
    return run([steps[name] for name in names or QUICK], side_by_side=1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
