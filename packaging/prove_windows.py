"""Prove the game on Windows, under Wine: ``python packaging/prove_windows.py [STEP ...]``.

The steps are listed below; without a name all are done, in this order. Everything is made in
``build/windows``. What has failed is said at the end, and the other steps are done all the same.
The status is 0 if all held, 1 if something did not, 3 if no Windows can be made on this machine.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from identity import TOP
from windows import figures, installed, interpreter, programs, suite
from windows.bench import Bench, Figure, NotHere, Step, Wrong, missing

STEPS = (
    Step("python", "a Python for Windows starts under Wine", interpreter.make),
    Step("suite", "every test passes, or says why it is skipped", suite.run),
    Step("figures", "the start and its memory, beside those of this system", figures.measure),
    Step("programs", "folder, one file and installer carry what they have to", programs.make),
    Step("installed", "installed, played by clicks to the end, uninstalled", installed.prove),
)
#: what the status says when nothing could be tried
NOT_HERE = 3
#: minutes that all steps may take together
LIMIT = 40


def main() -> int:
    """Do the steps that are asked for, and tell what came of each."""
    read = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n")[0],
        epilog="; ".join(f"{step.name}: {step.shows}" for step in STEPS),
    )
    read.add_argument("steps", nargs="*", metavar="STEP")
    read.add_argument("--minutes", type=float, default=LIMIT, help="for all steps (%(default)s)")
    wanted = read.parse_args()
    if unknown := set(wanted.steps) - {step.name for step in STEPS}:
        read.error(f"there is no step {', '.join(sorted(unknown))}")
    if lacking := missing():
        print(f"NOT PROVEN ON WINDOWS: install {' '.join(lacking)} first", file=sys.stderr)
        return NOT_HERE
    work = TOP / "build" / "windows"
    work.mkdir(parents=True, exist_ok=True)
    bench = Bench(work, time.monotonic() + 60 * wanted.minutes)
    names = wanted.steps or [step.name for step in STEPS]
    if not bench.python.exists() and "python" not in names:
        names = ["python", *names]
    failed = []
    try:
        for step in STEPS:
            if step.name in names and not holds(step, bench):
                failed.append(step.name)
    except NotHere as reason:
        print(f"NOT PROVEN ON WINDOWS: {reason}", file=sys.stderr)
        return 1 if failed else NOT_HERE
    for line in table(bench.figures):
        print(line)
    print(f"windows: {', '.join(failed)} FAILED" if failed else f"windows: {', '.join(names)} held")
    return int(bool(failed))


def holds(step: Step, bench: Bench) -> bool:
    """Do one step, and say how it went and how long it took."""
    print(f"--- windows {step.name}: {step.shows}", flush=True)
    start = time.monotonic()
    try:
        bench.seconds(at_most=1)
        step.run(bench)
    except NotHere:
        raise
    except Wrong as wrong:
        print(wrong)
        good = False
    except Exception:
        traceback.print_exc()
        good = False
    else:
        good = True
    took = time.monotonic() - start
    print(f"--- windows {step.name}: {'held' if good else 'FAILED'}, {took:.0f} s", flush=True)
    return good


def table(figures: list[Figure]) -> list[str]:
    """The figures, one a line, Windows beside Linux."""
    rows = [("", "Windows", "Linux"), *((f.name, f.windows, f.linux) for f in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    shown = [
        f"{name:<{widths[0]}}  {windows:>{widths[1]}}  {linux:>{widths[2]}}"
        for name, windows, linux in rows
    ]
    return shown if figures else []


if __name__ == "__main__":
    sys.exit(main())
