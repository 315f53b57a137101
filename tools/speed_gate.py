"""Counts the instructions of fixed games, independent of load: ``tools/speed_gate.py``.

    python tools/speed_gate.py                       # fails beyond 3 % more than is recorded
    python tools/speed_gate.py record "the reason"   # records what is counted now

Valgrind (a Debian package) counts. ``tests/perf/instructions.json`` keeps two figures for each
build of Python: a game of simple players, which is the rules alone, and a game of four Normal
opponents. Record an intended slowdown with its reason, in the same commit. The tool reports a
Python without recorded figures.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.runner.steps import NOT_PROVEN

TOP = Path(__file__).resolve().parents[1]
KEPT = TOP / "tests" / "perf" / "instructions.json"
#: by how much a figure may be larger than the recorded one
LIMIT = 0.03
#: seconds after which counting is given up
PATIENCE = 300
COUNTER = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")

#: what is counted, and how many games of it
GAMES = {"a game of the rules alone": 12, "a game of four Normal opponents": 8}

#: plays so many games of simple players and of Normal ones, after one of each to grow warm
PLAY = """
import gc, sys
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.opponents import make_bot
from monopoly_gui.simulation.driver import play

board, rules = load_edition("us_2008"), Rules()
gc.disable()

def games(make, count):
    for seed in range(1, count + 1):
        play(setup.start(board, rules, 4, seed), [make() for _ in range(4)], 300)

games(FallbackBot, 1)
games(lambda: make_bot("normal"), 1)
games(FallbackBot, int(sys.argv[1]))
games(lambda: make_bot("normal"), int(sys.argv[2]))
"""

#: says which build of Python it is: the same version built otherwise takes other instructions
BUILD = """
import hashlib, platform, sysconfig
flags = f"{sysconfig.get_config_var('CONFIG_ARGS')} {sysconfig.get_config_var('PY_CFLAGS')}"
print(platform.python_version(), platform.machine(), platform.python_compiler(),
      hashlib.sha256(flags.encode()).hexdigest()[:8])
"""


def build_of(python: str) -> str:
    """The name under which the figures of an interpreter are kept."""
    done = subprocess.run([python, "-c", BUILD], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def start(python: str, simple: int, normal: int) -> subprocess.Popen[str]:
    """Begin to count the instructions of so many games."""
    # hashing and addresses must be the same in each run
    env = os.environ | {"PYTHONPATH": str(TOP), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    command = [*COUNTER, python, "-c", PLAY, str(simple), str(normal)]
    return subprocess.Popen(
        command, cwd=TOP, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def counted(run: subprocess.Popen[str]) -> int:
    """The instructions of a run; RuntimeError if it failed."""
    _, said = run.communicate(timeout=PATIENCE)
    found = re.search(r"I\s+refs:\s+([\d,]+)", said)
    if run.returncode or not found:
        raise RuntimeError(f"The games could not be counted:\n{said}")
    return int(found[1].replace(",", ""))


def measure(python: str) -> dict[str, int]:
    """Instructions of one game of each kind, without those for starting and growing warm."""
    # once without the counter, so that all that Python keeps of its files is there
    env = os.environ | {"PYTHONPATH": str(TOP)}
    subprocess.run([python, "-c", PLAY, "0", "0"], cwd=TOP, env=env, check=True, timeout=PATIENCE)
    (rules, simple), (normals, normal) = GAMES.items()
    runs = [start(python, 0, 0), start(python, simple, 0)]
    base, with_simple = (counted(run) for run in runs)
    with_normal = counted(start(python, 0, normal))
    return {rules: (with_simple - base) // simple, normals: (with_normal - base) // normal}


def verdict(kept: Mapping[str, int], found: Mapping[str, int]) -> tuple[list[str], bool]:
    """A line for each figure, and whether all are within the limit."""
    lines, good = [], True
    for name, now in found.items():
        before = kept.get(name, 0)
        if not before:
            lines.append(f"{name}: {now / 1e6:.2f} million instructions; none are recorded")
            continue
        more = now / before - 1
        good = good and more <= LIMIT
        lines.append(
            f"{name}: {now / 1e6:.2f} million instructions, {more:+.1%} of the recorded "
            f"{before / 1e6:.2f}"
            + (f", more than {LIMIT:.0%}" if more > LIMIT else "")
            + ("; record the gain" if more < -LIMIT else "")
        )
    return lines, good


def main(argv: Sequence[str] | None = None) -> int:
    """Count, and compare or record; 1 if something takes too many instructions."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("act", nargs="?", choices=("check", "record"), default="check")
    parser.add_argument("reason", nargs="?", default="", help="why the figures are recorded anew")
    parser.add_argument("--python", default=sys.executable, help="another interpreter")
    args = parser.parse_args(argv)
    if args.act == "record" and not args.reason:
        parser.error("say why, such as: record 'opponents weigh swaps of three sets'")
    if not shutil.which(COUNTER[0]):
        print("NOT PROVEN: instructions are not counted, as valgrind is not installed.")
        return NOT_PROVEN
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    build = build_of(args.python)
    try:
        found = measure(args.python)
    except (RuntimeError, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr)
        return 1
    lines, good = verdict(kept.get(build, {}).get("instructions", {}), found)
    print(f"Python {build}", *lines, sep="\n")
    if args.act == "record":
        kept[build] = {"reason": args.reason, "instructions": found}
        KEPT.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", encoding="utf-8")
        return 0
    if build not in kept:
        print(f"NOT PROVEN: of this Python nothing is recorded, but of {', '.join(sorted(kept))}")
        return NOT_PROVEN
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
