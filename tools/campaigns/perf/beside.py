"""Games, turns and actions a second, compared with another program.

``python -m tools.campaigns.perf.beside --python PYTHON``: the other program is catanatron, a game
of Catan in plain Python with simple players; PYTHON is an interpreter with catanatron and the
requirements of this game.  Both are timed alternately, in processor time, and the quickest of
several runs of each counts, so that the ratios hold on any machine.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
GAMES = 20
TIMES = 3
HEAD = ("games", "turns", "actions")

OTHER = """
import json, random, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
start, turns, actions = time.process_time(), 0, 0
for _ in range({games}):
    game = Game([RandomPlayer(colour) for colour in Color])
    game.play()
    turns += game.state.num_turns
    actions += len(getattr(game.state, "action_records", None) or game.state.actions)
print(json.dumps([time.process_time() - start, {games}, turns, actions]))
"""

OURS = """
import json, time
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.opponents import make_bot
from monopoly_gui.simulation.driver import play
board, turns, actions = load_edition("us_2008"), 0, 0
make = {make}
play(setup.start(board, Rules(), 4, 0), [make() for _ in range(4)], 300)
start = time.process_time()
for seed in range(1, {games} + 1):
    engine = setup.start(board, Rules(), 4, seed)
    actions += play(engine, [make() for _ in range(4)], 300)
    turns += engine.state.turn
print(json.dumps([time.process_time() - start, {games}, turns, actions]))
"""

PROGRAMS = {
    "catanatron, random players": OTHER,
    "Monopoly, simple players": OURS.replace("{make}", "FallbackBot"),
    "Monopoly, Normal opponents": OURS.replace("{make}", 'lambda: make_bot("normal")'),
}


def rates(python: str, program: str) -> tuple[float, ...]:
    """Games, turns and actions a second of the processor."""
    command = [python, "-c", program.replace("{games}", str(GAMES))]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=TOP)
    spent, *counts = json.loads(done.stdout)
    return tuple(count / spent for count in counts)


def main(argv: Sequence[str] | None = None) -> None:
    """Print a line for each program."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--python", default=sys.executable)
    args = read.parse_args(argv)
    best: dict[str, tuple[float, ...]] = {}
    for _ in range(TIMES):
        for name, program in PROGRAMS.items():
            found = rates(args.python, program)
            best[name] = max(best.get(name, found), found)
    print(f"{'a second of the processor':30}", *(f"{name:>10}" for name in HEAD))
    for name, found in best.items():
        print(f"{name:30}", *(f"{rate:10,.0f}" for rate in found))


if __name__ == "__main__":
    main()
