"""Run the whole test suite with the Windows Python."""

from __future__ import annotations

from identity import TOP
from windows.bench import Bench, Wrong
from windows.wine import Wine

#: seconds that the suite may take
LIMIT = 1500


def run(bench: Bench) -> None:
    """Every test passes, or says why it is skipped."""
    windows = Wine(bench.work / "prefix", bench.python)
    done = windows.run(
        bench.python,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider"),
        log=bench.work / "suite.log",
        limit=bench.seconds(LIMIT),
        cwd=TOP,
    )
    print(done.printed[-5000:])
    if done.status:
        raise Wrong(f"the suite ended with {done.status}")
