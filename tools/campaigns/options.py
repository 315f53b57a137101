"""Whole games of opponents under random rules, on all boards, with every invariant checked.

``python -m tools.campaigns.options --games 500 --seed 1`` plays 500 games; a failure names the seed
that repeats it (``--games 1 --seed N``).  Stalls, endless turns, illegal actions and rent that an
opponent forgets to ask for are failures.  ``--check`` also saves and replays after every action.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.presets import differences
from monopoly_gui.match.opponents import make_bot
from monopoly_gui.simulation.checks import Checker
from monopoly_gui.simulation.driver import play
from tests.ai.test_whole_games import MANY, any_game

#: a game that lasts longer is stopped, which is no fault
ROUNDS = 600
#: events that show that an opponent forgot something
FORGOTTEN = ("rent_lapsed", "salary_lapsed")


class Stall(AssertionError):
    """A game that did not go on."""


@dataclass
class Seen:
    """The events of the games so far."""

    games: int = 0
    finished: int = 0
    actions: int = 0
    events: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def play_one(seed: int, seen: Seen, check: bool, codes: Sequence[str] = ("",)) -> None:
    """Play the game of a seed between these opponents in turn; what goes wrong is raised."""
    engine = any_game(seed)
    state = engine.state
    checker = Checker(engine) if check else None
    turns: Counter[int] = Counter()
    lost: list[Event] = []

    def heard(events: list[Event]) -> None:
        seen.events.update(event.kind for event in events)
        out = any(event.kind in ("went_bankrupt", "game_ended") for event in events)
        if not out:
            lost.extend(event for event in events if event.kind in FORGOTTEN)

    def done(action: Action) -> None:
        if checker:
            checker.done(action)
        elif problems := state.problems():
            raise AssertionError(f"{problems} after {action}")
        turns[state.turn] += 1
        if turns[state.turn] >= MANY:
            raise Stall(f"turn {state.turn} goes round in circles: {action} on {state.top}")

    bots = [make_bot(codes[p % len(codes)]) for p in range(state.players)]
    seen.actions += play(engine, bots, ROUNDS, heard, done)
    if not state.over and state.round <= ROUNDS:
        raise Stall(f"nobody acts: {state.stack}")
    if lost:
        raise AssertionError(f"an opponent forgot to ask: {lost[0]}")
    if checker:
        checker.finish()
    seen.finished += state.over
    seen.options.update(f"{n}={v}" for n, v in differences(state.rules).items())


def campaign(games: int, seed: int, check: bool, codes: Sequence[str] = ("",)) -> Seen:
    """Play this many games; failures are reported at once and counted."""
    seen = Seen()
    for number in range(seed, seed + games):
        try:
            play_one(number, seen, check, codes)
        except Exception as error:
            rules = differences(any_game(number).state.rules)
            text = f"seed {number}: {type(error).__name__}: {error}\n  rules: {rules}"
            print(text, file=sys.stderr)
            traceback.print_exc(limit=-4)
            seen.failures.append(text)
        seen.games += 1
    return seen


def main() -> int:
    """The command; 1 if a game failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="also save and replay every action")
    parser.add_argument("--bots", default="", help="opponents, separated by commas")
    args = parser.parse_args()
    start = time.perf_counter()
    seen = campaign(args.games, args.seed, args.check, args.bots.split(","))
    seconds = time.perf_counter() - start
    print(
        f"{seen.games} games, {seen.finished} finished, {seen.actions:,} actions, "
        f"{len(seen.options)} values other than official, {len(seen.failures)} failures, "
        f"{seconds:.0f} s"
    )
    print(", ".join(f"{kind} {count:,}" for kind, count in seen.events.most_common()))
    return 1 if seen.failures else 0


if __name__ == "__main__":
    sys.exit(main())
