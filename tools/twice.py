"""Runs pytest, and repeats failed tests alone: ``tools/twice.py PYTHON -- COMMAND``.

The command is any that runs pytest; PYTHON is the interpreter for the second try. A test that then
passes is reported as unstable, with both outputs, and the status is 0. There is no second try
after more than a handful of failures, a dead process or a failed collection.
"""

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.runner.results import TESTS_FAILED, options, read, try_again

#: seconds for one test by itself, which has a limit of its own
PATIENCE = 400


def main(words: Sequence[str]) -> int:
    """The status of pytest, 0 where all that failed passed at the second try."""
    python, dashes, *command = words
    assert dashes == "--", __doc__
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "results.xml"
        given = os.environ.get("PYTEST_ADDOPTS", "")
        entries = {"PYTEST_ADDOPTS": f"{given} {shlex.join(options(str(file)))}"}
        status = subprocess.run(command, env={**os.environ, **entries}, check=False).returncode
        if status != TESTS_FAILED or not file.exists():
            return status
        results = read(file)
    if not results.by_chance:
        return status
    again = try_again(results, lambda name: passes(python, name))
    print(again.count)
    return TESTS_FAILED if again.failed else 0


def passes(python: str, name: str) -> tuple[bool, str]:
    """Run one test in a process of its own; whether it passed, and what it printed."""
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", name]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return False, f"it took longer than {PATIENCE} s"
    # one that skips itself now has not passed
    return done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
