"""The suite with every supported Python and pygame: ``python tools/pythons.py``.

Finds Python 3.11 to 3.14 on PATH and in a pyenv, gives each an environment with pygame and one with
pygame-ce, runs the short form of the suite there, and prints a table. Every Python found must
pass, and 3.11 is required. ``--here LIBRARY`` tests only the running Python with that library, on
any system. Requires pip 22.3 or later in the running Python.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
#: minor versions of Python 3
PROMISED = (11, 12, 13, 14)
COMPULSORY = 11
LIBRARIES = ("pygame", "pygame-ce")
#: what is tried, by version and place in LIBRARIES (pygame ends at 3.13); what runs first says
#: most, should the time be over: both ends of the promise, then the rest
ORDER = ((11, 0), (11, 1), (14, 1), (13, 0), (12, 0), (13, 1), (12, 1))
#: checks of the sources, which are the same under every Python
LINTERS = ("ruff", "mypy")
#: left out everywhere: programs and windows, what only reads the sources, and every page in
#: every size and language
LONG = (
    "tests/window",
    "tests/packaging",
    "tests/tools",
    "tests/test_packaging.py",
    "tests/test_imports.py",
    "tests/test_catalogues.py",
    "tests/scenes/test_layout.py",
    "tests/scenes/test_languages.py",
)
#: left out where this Python passed them already: they draw nothing
SCREENLESS = (
    "tests/engine",
    "tests/golden",
    "tests/ai",
    "tests/match",
    "tests/storage",
    "tests/editions",
)
ASK = """
import sys
try:
    import pygame
    library = "pygame-ce" if getattr(pygame, "IS_CE", False) else "pygame"
except ImportError:
    library = ""
print("is", sys.version_info[1] if sys.version_info[0] == 3 else 0, library)
"""


@dataclass(frozen=True, slots=True)
class Pair:
    """A minor version of Python 3, and a library."""

    minor: int
    library: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """``how`` is "passed", "not tried" or "failed"; ``why`` explains it."""

    how: str
    why: str

    def __str__(self) -> str:
        return f"{self.how}: {self.why}"


def pairs() -> list[Pair]:
    """All that is promised, in the order in which it is tried."""
    return [Pair(minor, LIBRARIES[place]) for minor, place in ORDER]


def ask(python: Path) -> tuple[int, str] | None:
    """The minor version of a Python 3 and the library in it, "" for none; None: no Python."""
    hidden = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    try:
        done = subprocess.run(
            [python, "-c", ASK], capture_output=True, text=True, timeout=60,
            env=os.environ | hidden, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return None
    said = re.search(r"^is (\d+) ?(\S*)$", done.stdout, re.MULTILINE)
    return (int(said[1]), said[2]) if said and not done.returncode else None


def candidates(environment: Mapping[str, str]) -> Iterator[Path]:
    """Programs that may be Pythons: those on PATH, then those of a pyenv, the newest first."""
    names = [f"python3.{minor}" for minor in PROMISED]
    for name in (*names, "python3", "python"):
        if place := shutil.which(name, path=environment.get("PATH", "")):
            yield Path(place)
    home = environment.get("PYENV_ROOT") or Path(environment.get("HOME", "/")) / ".pyenv"
    versions = [
        (tuple(map(int, folder.name.split("."))), folder)
        for folder in (Path(home) / "versions").glob("3.*.*")
        if re.fullmatch(r"[\d.]+", folder.name)
    ]
    for _version, folder in sorted(versions, reverse=True):
        yield folder / "bin" / "python"


def interpreters(places: Iterable[Path]) -> dict[int, Path]:
    """The first Python of each promised minor version."""
    found: dict[int, Path] = {}
    for place in places:
        said = ask(place)
        if said and said[0] in PROMISED:
            found.setdefault(said[0], place)
    return found


def requirements(project: str, library: str) -> list[str]:
    """The requirements of the tests in pyproject.toml, with that library and no linters."""
    said = tomllib.loads(project)["project"]
    needs = [*said["dependencies"], *said["optional-dependencies"]["test"]]
    named = [(_name(need), need.split(";")[0].strip()) for need in needs]
    kept = [need for name, need in named if name not in (*LIBRARIES, *LINTERS)]
    return [next(need for name, need in named if name == library), *kept]


def _name(need: str) -> str:
    return re.split(r"[^\w-]", need)[0]


def make(python: Path, folder: Path, library: str) -> str:
    """Make an environment that plays this checkout; why it could not be made, "" if it was."""
    inside = python_in(folder)
    needs = requirements((TOP / "pyproject.toml").read_text("utf-8"), library)
    steps: list[list[str | Path]] = [
        [python, "-m", "venv", "--without-pip", folder],
        [sys.executable, "-m", "pip", "--python", inside, "install", "-q", *needs],
    ]
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout + done.stderr, end="", flush=True)
            return f"{library} and what the tests need cannot be installed"
    where: list[str | Path] = [
        inside,
        "-c",
        "import sysconfig; print(sysconfig.get_path('purelib'))",
    ]
    packages = subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip()
    (Path(packages) / "checkout.pth").write_text(f"{TOP}\n", encoding="utf-8")
    return ""


def python_in(folder: Path) -> Path:
    """The Python of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def suite(python: Path, left_out: Iterable[str]) -> Outcome:
    """Run the suite of this checkout without those tests; what it said is shown if it failed."""
    command = [str(python), "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider"]
    command += [f"--ignore={name}" for name in left_out]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    last = (done.stdout.strip().splitlines() or ["it said nothing"])[-1]
    if done.returncode:
        print(done.stdout + done.stderr, end="", flush=True)
        return Outcome("failed", last)
    return Outcome("passed", last)


def attempt(pair: Pair, python: Path | None, again: bool, folder: Path) -> Outcome:
    """Try a pair with that Python, made in that folder; ``again`` if it passed with the other."""
    if python is None:
        missing = "there is none on PATH or in a pyenv"
        return Outcome("failed" if pair.minor == COMPULSORY else "not tried", missing)
    if trouble := make(python, folder, pair.library):
        return Outcome("failed", trouble)
    said = ask(python_in(folder))
    if said != (pair.minor, pair.library):
        return Outcome("failed", f"the environment holds {said} instead")
    done = suite(python_in(folder), (*LONG, *(SCREENLESS if again else ())))
    shutil.rmtree(folder, ignore_errors=True)
    return Outcome(done.how, f"{done.why}{', the screens only' if again else ''}")


def table(outcomes: Mapping[Pair, Outcome]) -> str:
    """A line for each pair, by version and library, and what the short form is."""
    ordered = sorted(outcomes, key=lambda pair: (pair.minor, pair.library))
    lines = [f"3.{pair.minor}  {pair.library:9}  {outcomes[pair]}" for pair in ordered]
    note = [
        "In short form, without " + ", ".join(LONG) + ";",
        'where it says "the screens only", also without ' + ", ".join(SCREENLESS) + ",",
        "which draw nothing and passed with this Python already.",
    ]
    return "\n".join([*lines, *note])


def try_all(before: Path | None, minutes: float) -> dict[Pair, Outcome]:
    """Try every pair; ``before`` is a Python with which the whole suite has just passed."""
    outcomes: dict[Pair, Outcome] = {}
    end = time.monotonic() + 60 * minutes
    if before and (said := ask(before)):
        outcomes[Pair(*said)] = Outcome("passed", "the whole suite, before")
    found = interpreters(candidates(os.environ))
    with tempfile.TemporaryDirectory() as work:
        for pair in pairs():
            if pair in outcomes:
                continue
            start = time.monotonic()
            if start > end and pair.minor != COMPULSORY and pair.minor in found:
                outcomes[pair] = Outcome("not tried", f"{minutes:g} minutes were over")
                continue
            again = any(
                other.minor == pair.minor and done.how == "passed"
                for other, done in outcomes.items()
            )
            folder = Path(work) / f"3.{pair.minor}-{pair.library}"
            outcomes[pair] = attempt(pair, found.get(pair.minor), again, folder)
            seconds = time.monotonic() - start
            print(f"3.{pair.minor} {pair.library}: {outcomes[pair]} ({seconds:.0f} s)", flush=True)
    return outcomes


def try_here(library: str) -> int:
    """Try the Python that runs this, which has passed with the other library; 0 if it passes."""
    pair = Pair(sys.version_info[1], library)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        outcome = attempt(pair, Path(sys.executable), True, Path(work) / library)
    print(table({pair: outcome}))
    return int(outcome.how == "failed")


def main(words: list[str]) -> int:
    """Try all and print the table; 0 if nothing failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--before", type=Path, help="a Python with which the whole suite has just passed"
    )
    parser.add_argument(
        "--minutes", type=float, default=7, help="none but 3.11 is begun later (default: 7)"
    )
    parser.add_argument("--here", choices=LIBRARIES, help="only this Python, with that library")
    args = parser.parse_args(words)
    if args.here:
        return try_here(args.here)
    outcomes = try_all(args.before, args.minutes)
    print(table(outcomes))
    return int(any(outcome.how == "failed" for outcome in outcomes.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
