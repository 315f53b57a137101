"""Test the game on Windows, under Wine: ``python packaging/prove_windows.py STEP``.

``--help`` lists the steps; ``tools/prove.py`` runs them in turn. All files are in
``build/windows``. The status is 0 if the step passed, 1 if it failed, 3 if this machine cannot
provide Windows, or if ``MONOPOLY_GUI_WINDOWS_ELSEWHERE`` leaves the step to a real one.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence

from identity import TOP
from tools.runner.steps import NOT_PROVEN
from windows import figures, installed, interpreter, programs, suite
from windows.bench import Bench, Figure, NotHere, Wrong, missing

STEPS: Mapping[str, Callable[[Bench], None]] = {
    "python": interpreter.make,
    "platform": suite.run_platform,
    "suite": suite.run,
    "figures": figures.measure,
    "programs": programs.make,
    "installed": installed.prove,
}
#: minutes that a step may take
LIMIT = 40
ELSEWHERE = "MONOPOLY_GUI_WINDOWS_ELSEWHERE"


def main(words: Sequence[str], steps: Mapping[str, Callable[[Bench], None]] = STEPS) -> int:
    """Do the requested step, and report its result."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("step", choices=steps)
    parser.add_argument("--minutes", type=float, default=LIMIT, help="its limit (%(default)s)")
    given = parser.parse_args(words)
    work = TOP / "build" / "windows"
    bench = Bench(work, time.monotonic() + 60 * given.minutes)
    try:
        if os.environ.get(ELSEWHERE):
            raise NotHere("a real Windows is to prove it")
        if lacking := missing():
            raise NotHere(f"install {' '.join(lacking)} first")
        work.mkdir(parents=True, exist_ok=True)
        steps[given.step](bench)
    except NotHere as reason:
        print(f"NOT PROVEN: {reason}")
        return NOT_PROVEN
    except Wrong as wrong:
        print(wrong)
        return 1
    for line in table(bench.figures):
        print(line)
    return 0


def table(figures: Sequence[Figure]) -> list[str]:
    """The figures, one a line, Windows beside Linux."""
    rows = [("", "Windows", "Linux"), *((f.name, f.windows, f.linux) for f in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    shown = [
        f"{name:<{widths[0]}}  {windows:>{widths[1]}}  {linux:>{widths[2]}}"
        for name, windows, linux in rows
    ]
    return shown if figures else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
