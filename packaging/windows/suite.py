"""Run the whole test suite with the Windows Python, two parts at a time.

Each part is a pytest of its own with a time limit, so that one that hangs is named and takes
nothing with it. The user's folder has blanks and umlauts in its name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from xml.etree import ElementTree

from identity import TOP
from windows.bench import Bench, Wrong
from windows.wine import STARTS, Wine, windows_path

#: parts that run side by side, each in a Windows of its own
SIDE_BY_SIDE = 2
#: seconds that one part may take on two slow cores that others use too
LIMIT = 600
#: seconds after which a test that hangs tells where
HANGING = 240
#: folders of tests, heaviest first; a number is into how many parts they are cut
PARTS = {
    "scenes": 6,
    "ui": 2,
    "engine": 2,
    "robust": 2,
    "ai": 2,
    "match": 2,
    "": 2,
}
#: the user of this Windows; both names are in its folders
USER = "Jörg von der Mühle"
#: whose fault a skip has to be, as its reason says
OUTSIDE = re.compile(r"\b(Wine|Unix)\b")


@dataclass(frozen=True, slots=True)
class Told:
    """What a part told: how many passed, what failed and how, what was skipped and why."""

    passed: int
    failed: dict[str, str]
    skipped: Counter[str]


def run(bench: Bench) -> None:
    """Every test passes, or says why it is skipped."""
    free: SimpleQueue[Wine] = SimpleQueue()
    free.put(Wine(bench.work / "prefix", bench.python))
    for number in range(1, SIDE_BY_SIDE):
        windows = Wine(bench.work / f"prefix-{number}", bench.python)
        windows.make()
        free.put(windows)

    def one(name: str, files: list[Path]) -> Told:
        windows = free.get()
        try:
            return _part(bench, windows, name, files)
        except Wrong as wrong:
            return Told(0, {name: str(wrong)}, Counter())
        finally:
            windows.stop()
            free.put(windows)

    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        whole = list(pool.map(lambda part: one(*part), parts(TOP / "tests")))
    skipped = sum((told.skipped for told in whole), Counter[str]())
    for reason, count in skipped.most_common():
        print(f"skipped {count:4}: {reason}")
    failed = {name: how for told in whole for name, how in told.failed.items()}
    for name, how in failed.items():
        print(f"FAILED {name}\n{how}")
    passed = sum(told.passed for told in whole)
    print(f"{passed} passed, {len(failed)} failed, {skipped.total()} skipped")
    if failed:
        raise Wrong(f"{len(failed)} tests failed")
    if strange := [reason for reason in skipped if not OUTSIDE.search(reason)]:
        raise Wrong(f"skipped for a reason that is neither Wine's nor Unix's: {strange}")


def parts(tests: Path) -> Iterator[tuple[str, list[Path]]]:
    """All files of tests, in parts that take about as long: a name and the files of each."""
    found: dict[str, list[Path]] = {name: [] for name in PARTS}
    for file in sorted(tests.rglob("test_*.py")):
        place = file.relative_to(tests).parts[0] if file.parent != tests else ""
        found.setdefault(place, []).append(file)
    for name, files in found.items():
        count = PARTS.get(name, 1)
        for number in range(count):
            label = (name or "tests") + (f" {number + 1}" if count > 1 else "")
            yield label, files[number::count]


def _part(bench: Bench, windows: Wine, name: str, files: list[Path]) -> Told:
    folder = bench.work / "suite" / name.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    results = folder / "results.xml"
    results.unlink(missing_ok=True)
    options = ("-q", "-p", "no:cacheprovider", "-o", f"faulthandler_timeout={HANGING}")
    for _ in range(STARTS):
        done = windows.run(
            bench.python,
            *("-m", "pytest", *options, "--junitxml"),
            results,
            *files,
            log=folder / "printed.log",
            limit=bench.seconds(LIMIT),
            cwd=TOP,
            more=user_folders(windows, bench.work / "compiled"),
        )
        if results.exists() or done.printed:
            break
        # no test has begun: Wine alone can do that
        print(f"    {name}: ended with {done.status} before a test. {done.complaint}", flush=True)
        windows.stop()
    if not results.exists():
        raise Wrong(f"pytest ended with {done.status}:\n{done.printed[-3000:]}{done.complaint}")
    told = read(results)
    print(f"    {name}: {done.printed.strip().splitlines()[-1]}", flush=True)
    if done.status and not told.failed:
        raise Wrong(f"pytest ended with {done.status}:\n{done.printed[-3000:]}")
    return told


def user_folders(windows: Wine, compiled: Path) -> dict[str, str]:
    """The environment of a user whose folder has blanks and umlauts in its name."""
    (windows.prefix / "drive_c" / "users" / USER / "Temp").mkdir(parents=True, exist_ok=True)
    home = f"C:\\users\\{USER}"
    return {
        "USERNAME": USER,
        "USERPROFILE": home,
        "TEMP": f"{home}\\Temp",
        "TMP": f"{home}\\Temp",
        "PYTHONPYCACHEPREFIX": windows_path(compiled),
    }


def read(results: Path) -> Told:
    """What pytest's file of results tells."""
    passed, failed, skipped = 0, dict[str, str](), Counter[str]()
    for case in ElementTree.parse(results).getroot().iter("testcase"):
        name = f"{case.get('classname')}::{case.get('name')}"
        for outcome in case:
            if outcome.tag in ("failure", "error"):
                failed[name] = outcome.text or outcome.get("message") or ""
            elif outcome.tag == "skipped":
                skipped[outcome.get("message") or ""] += 1
        passed += not any(outcome.tag in ("failure", "error", "skipped") for outcome in case)
    return Told(passed, failed, skipped)
