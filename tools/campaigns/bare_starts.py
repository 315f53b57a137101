"""Starts on X servers without other programs, which reset when their last client disconnects.

``python -m tools.campaigns.bare_starts --times 20`` checks for a window
after each start.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.window.desk import Desk, display

SIZE = (1280, 720)


def start(home: Path) -> str:
    """Open the program on a server of its own; what is wrong, "" for nothing."""
    with display(SIZE, begins_anew=True) as server:
        try:
            program = Desk(home, server, SIZE, None)
        except AssertionError as error:
            return str(error)
        return "" if program.quit() == 0 else program.errors


def main(arguments: list[str]) -> int:
    """Start the program so often; 1 if there was no window once."""
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.bare_starts")
    parser.add_argument("--times", type=int, default=20)
    given = parser.parse_args(arguments)
    bad = 0
    for number in range(given.times):
        with tempfile.TemporaryDirectory() as folder:
            wrong = start(Path(folder))
        bad += bool(wrong)
        print(f"{number + 1}: {wrong or 'a window'}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
