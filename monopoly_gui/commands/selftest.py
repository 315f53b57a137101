"""``monopoly-gui selftest``: one game played, saved, loaded and finished."""

import sys
import tempfile
from argparse import Namespace
from pathlib import Path

from ..editions import DEFAULT
from ..engine.frames import Over
from ..engine.rules import Rules
from ..match.history import replay
from ..match.match import Match
from ..storage import SeatRecord, load, save

SEED = 7
NAMES = ("Ada", "Ben", "Cleo", "Dan")
#: actions before the game is saved
SAVED_AFTER = 150
#: rounds before the richest wins, so that the test ends on any machine
ROUNDS = 100
MAX_ACTIONS = 100_000


class SelftestFailed(Exception):
    """A self-test failed; the message is a sentence."""


def main(args: Namespace) -> int:
    """Print one line; 0 if everything worked."""
    try:
        print(run())
    except SelftestFailed as error:
        return _failed(str(error))
    except Exception as error:
        return _failed(f"{type(error).__name__}: {error}")
    return 0


def _failed(why: str) -> int:
    print(f"The self-test failed: {why}", file=sys.stderr)
    return 1


def run() -> str:
    """One line about the game; SelftestFailed names the failing step."""
    seats = [SeatRecord(name, "ai") for name in NAMES]
    rules = Rules(win_condition="richest_at_limit", round_limit=ROUNDS)
    first = Match.new(DEFAULT, rules, seats, SEED, threaded=False)
    _play(first, SAVED_AFTER)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "selftest.json"
        save(path, first.saved("Self-test"))
        size = path.stat().st_size
        loaded = load(path)
    if loaded.state != first.state:
        raise SelftestFailed("the game is another after saving and loading.")
    match = Match.from_saved(loaded, threaded=False)
    _play(match, MAX_ACTIONS)
    over = match.state.stack[-1]
    if not isinstance(over, Over):
        raise SelftestFailed(f"the game is not over after {MAX_ACTIONS} actions.")
    if replay(loaded.start, match.log).state != match.state:
        raise SelftestFailed("the replay of the game ends elsewhere.")
    winner = " and ".join(match.seats[p].name for p in over.winners)
    return (
        f"Self-test passed: saved after {SAVED_AFTER} actions ({size:,} bytes), loaded, finished "
        f"after {len(match.log)}; {winner} won in round {match.state.round}."
    )


def _play(match: Match, actions: int) -> None:
    """Let the opponents play until the game is over, for this many actions at most."""
    for _ in range(actions):
        if match.state.over:
            return
        if match.poll() is None:
            raise SelftestFailed("the opponents stopped playing.")
        if match.opponents.faults:
            raise SelftestFailed(match.opponents.faults[0])
