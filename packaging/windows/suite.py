"""Run the test suite with the Windows Python, two parts at a time, or its system-dependent part.

Each part is a separate pytest with a time limit, so that a hanging part is named and affects no
other. The user's folder has spaces and umlauts in its name.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from identity import TOP
from tools.runner.results import Results, options, read, try_again
from windows.bench import Bench, Wrong
from windows.wine import STARTS, Done, Wine, windows_path

#: parts that run side by side, each in a Windows of its own
SIDE_BY_SIDE = 2
#: seconds that one part may take on two slow cores that others use too
LIMIT = 600
#: how many tests of a part may hang before it is given up
HANGING = 3
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
#: the tests of what differs between systems, which every change has to pass under Wine too:
#: paths, files, locks, processes, consoles, drawings
PLATFORM = (
    "packaging/test_leftovers.py",
    "pictures/test_pictures.py",
    "simulation/test_spread.py",
    "storage/test_atomic.py",
    "storage/test_deep_folders.py",
    "storage/test_names.py",
    "storage/test_sharing.py",
    "system/test_folders.py",
    "system/test_interrupt.py",
    "system/test_streams.py",
    "ui/test_picture_files.py",
)
#: the user of this Windows; both names are in its folders
USER = "Jörg von der Mühle"
#: whose fault a skip has to be, as its reason says
OUTSIDE = re.compile(r"\b(Wine|Unix)\b")
#: how pytest-timeout begins to tell of the test that it ends, the whole process with it
HUNG = re.compile(r"^(tests/\S+::.+?) *\n?\++ Timeout \++$", re.MULTILINE)


def run(bench: Bench) -> None:
    """Every test passes, or says why it is skipped."""
    run_parts(bench, list(parts(TOP / "tests")), SIDE_BY_SIDE)


def run_platform(bench: Bench) -> None:
    """The program finds nothing wrong with itself, and the tests in PLATFORM pass."""
    windows = Wine(bench.work / "prefix", bench.python)
    done = windows.run(
        *(bench.python, "-m", "monopoly_gui", "selftest"),
        log=bench.work / "selftest.log",
        limit=bench.seconds(LIMIT),
        cwd=TOP,
        more=user_folders(windows, bench.work / "compiled"),
    )
    print(f"selftest: {done.printed.strip()}", flush=True)
    if done.status:
        raise Wrong(f"selftest ended with {done.status}. {done.complaint}")
    run_parts(bench, [("platform", platform_files(TOP / "tests"))], 1)


def platform_files(tests: Path) -> list[Path]:
    """The files in PLATFORM; Wrong if one is no longer there."""
    files = [tests / name for name in PLATFORM]
    if gone := [str(file) for file in files if not file.is_file()]:
        raise Wrong(f"PLATFORM in {Path(__file__).name} names what is not there: {', '.join(gone)}")
    return files


def run_parts(bench: Bench, named: Sequence[tuple[str, list[Path]]], side_by_side: int) -> None:
    """Run parts of the tests, each in a Windows that no other part uses at that time."""
    free: SimpleQueue[Wine] = SimpleQueue()
    free.put(Wine(bench.work / "prefix", bench.python))
    for number in range(1, side_by_side):
        windows = Wine(bench.work / f"prefix-{number}", bench.python)
        windows.make()
        free.put(windows)

    def one(part: tuple[str, list[Path]]) -> Results:
        windows = free.get()
        try:
            return _part(bench, windows, *part)
        except Wrong as wrong:
            return Results(failed={part[0]: str(wrong)})
        finally:
            windows.stop()
            free.put(windows)

    with ThreadPoolExecutor(side_by_side) as pool:
        judge(list(pool.map(one, named)))


def judge(whole: Sequence[Results]) -> None:
    """Report the results of all parts; Wrong if a test failed, or was skipped without a good
    reason.
    """
    skipped = sum((results.skipped for results in whole), Counter[str]())
    for reason, count in skipped.most_common():
        print(f"skipped {count:4}: {reason}")
    failed = {name: how for results in whole for name, how in results.failed.items()}
    for name, how in failed.items():
        print(f"FAILED {name}\n{how}")
    print(Results(sum(results.passed for results in whole), failed, skipped).count)
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


def _part(bench: Bench, windows: Wine, name: str, files: Sequence[Path]) -> Results:
    """Run a part; what hangs is left out then, and what failed is tried once more by itself."""
    hung = dict[str, str]()
    while True:
        left_out = [f"--deselect={test}" for test in hung]
        done, results = _pytest(bench, windows, name, [*files, *left_out])
        test = HUNG.search(done.printed) if not results else None
        if not test or len(hung) == HANGING:
            break
        hung[test[1]] = done.printed[test.start() :]
        print(f"    {name}: {test[1]} hangs; again without it", flush=True)
        windows.stop()
    if not results:
        raise Wrong(f"pytest ended with {done.status}:\n{done.printed[-3000:]}{done.complaint}")
    print(f"    {name}: {done.printed.strip().splitlines()[-1]}", flush=True)
    if done.status and not results.failed:
        raise Wrong(f"pytest ended with {done.status}:\n{done.printed[-3000:]}")

    def passes(test: str) -> tuple[bool, str]:
        done, results = _pytest(bench, windows, f"{name} again", [test])
        return done.status == 0 and bool(results and results.passed), done.printed

    again = try_again(results, passes)
    return Results(again.passed, {**hung, **again.failed}, again.skipped)


def _pytest(
    bench: Bench, windows: Wine, name: str, words: Sequence[str | Path]
) -> tuple[Done, Results | None]:
    """Run pytest, again if it ends before its first test; None without results."""
    folder = bench.work / "suite" / name.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "results.xml"
    file.unlink(missing_ok=True)
    for _ in range(STARTS):
        done = windows.run(
            *(bench.python, "-m", "pytest", "-v", "-p", "no:cacheprovider"),
            *(*options(windows_path(file)), *words),
            log=folder / "printed.log",
            limit=bench.seconds(LIMIT),
            cwd=TOP,
            more=user_folders(windows, bench.work / "compiled"),
        )
        if file.exists() or done.printed:
            break
        # no test has begun: Wine alone can do that
        print(f"    {name}: ended with {done.status} before a test. {done.complaint}", flush=True)
        windows.stop()
    return done, read(file) if file.exists() else None


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
