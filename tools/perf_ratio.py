"""Compares the speed of this tree with the previous commit: ``tools/perf_ratio.py``.

Each tree plays the same games in a process of its own, alternately, so that
other load slows both; the quickest of several runs counts.  Fails when this
tree takes more than ``LIMIT`` times as long for any measurement.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.runner.steps import NOT_PROVEN

LIMIT = 1.5
ROUNDS = 8
#: seconds after which a run is given up
PATIENCE = 30
TOP = Path(__file__).resolve().parents[1]

#: run in both trees, so it leans only on names that have long been there
MEASURE = """
import json, time
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
try:
    from monopoly_gui.commands.simulate import Plan, play_game
except ImportError:  # where it was before the rooms were made
    from monopoly_gui.match.simulate import Plan, play_game

def best(act, times, count):
    found = []
    for _ in range(times):
        start = time.process_time()
        act()
        found.append((time.process_time() - start) / count)
    return min(found)

def games():
    for number in range(1, 6):
        play_game(plan, number)

def copies():
    for _ in range(2000):
        state.clone()

plan = Plan("us_2008", 4, 1, Rules())
state = setup.start(load_edition("us_2008"), Rules(), 4, 1).state
play_game(plan, 1)
print(json.dumps({"a game of four opponents": best(games, 2, 5),
                  "a copy of a state": best(copies, 3, 2000)}))
"""


def before(repo: Path, commit: str, folder: Path) -> str:
    """Lay a commit's program and data out in a folder; '' or why that cannot be done."""
    try:
        done = subprocess.run(
            ["git", "-C", str(repo), "archive", commit, "monopoly_gui", "assets"],
            capture_output=True,
            check=False,
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"git cannot be used ({error})"
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        return f"{commit} cannot be read ({said[-1] if said else done.returncode})"
    with tarfile.open(fileobj=BytesIO(done.stdout)) as tar:
        tar.extractall(folder, filter="data")
    return ""


def measured(tree: Path) -> dict[str, float]:
    """Seconds for each thing measured, in a tree."""
    run = subprocess.run(
        [sys.executable, "-c", MEASURE],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def least(runs: Sequence[dict[str, float]]) -> dict[str, float]:
    """The quickest run of each thing."""
    return {name: min(run[name] for run in runs) for name in runs[0]}


def verdict(old: dict[str, float], new: dict[str, float]) -> tuple[list[str], bool]:
    """A line for each thing measured, and whether all are within the limit."""
    lines, good = [], True
    for name, seconds in new.items():
        ratio = seconds / old[name]
        good = good and ratio <= LIMIT
        lines.append(
            f"{name:28} {old[name] * 1e6:10,.1f} us before, {seconds * 1e6:10,.1f} us now: "
            f"{ratio:.2f} times" + ("" if ratio <= LIMIT else f", more than {LIMIT}")
        )
    return lines, good


def main(argv: Sequence[str] | None = None) -> int:
    """Print the ratios; 1 if something has become much slower."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repo", type=Path, default=TOP, help="where the history is")
    parser.add_argument("--commit", default="HEAD~1", help="what to compare with")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder)
        if reason := before(args.repo, args.commit, old):
            print(f"NOT PROVEN: the speed is not compared with the commit before: {reason}.")
            return NOT_PROVEN
        try:
            measured(old)
        except subprocess.SubprocessError:
            print(f"NOT PROVEN: {args.commit} cannot play these games, so no speed is compared.")
            return NOT_PROVEN
        try:
            pairs = [(measured(old), measured(TOP)) for _ in range(ROUNDS)]
        except subprocess.CalledProcessError as error:
            print(f"The games could not be played:\n{error.stderr}", file=sys.stderr)
            return 1
        except subprocess.TimeoutExpired:
            print(f"A run took longer than {PATIENCE} s.", file=sys.stderr)
            return 1
    lines, good = verdict(least([a for a, _ in pairs]), least([b for _, b in pairs]))
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
