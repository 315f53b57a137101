"""Measures the share of time in which a person at the table only waits.

``python -m tests.scenes.waiting [--seed 3] [--games 3] [--view flat] [--speed normal]``

One person, played by a computer that takes two seconds for each decision, among three opponents.
All runs on a clock of its own, so that the same seed gives the same figure on every machine.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from monopoly_gui.ai import levels
from monopoly_gui.ai.bot import Bot
from monopoly_gui.engine.machine import deciders
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import view
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SeatRecord
from tests.scenes.screen import Screen

#: seconds of a look, and that a person takes for a decision
STEP, THINKS = 0.05, 2.0
#: a game that lasts longer than this is cut off
ROUNDS = 40
TOKENS, NAMES = ("car", "dog", "hat", "ship"), ("Ada", "Blaise", "Chen", "Dorothy")
ME = 0


@dataclass(slots=True)
class Times:
    """Seconds, and decisions."""

    waited: float = 0.0
    thought: float = 0.0
    decisions: int = 0
    rounds: int = 0

    @property
    def share(self) -> float:
        """Of all the time the part in which nothing was asked of the person."""
        return self.waited / max(1.0, self.waited + self.thought)


def measure(seed: int, look: str, speed: str) -> Times:
    """Play a game."""
    screen = Screen(view=look, speed=speed, reduced_motion=False)
    seats = [
        SeatRecord(NAMES[p], "ai" if p else "human", TOKENS[p], p, bot="normal" if p else "")
        for p in range(4)
    ]
    match = Match.new("us_2008", Rules(), seats, seed, threaded=False)
    table = TableScene(screen.context, match)
    screen.open(table)
    person, times = levels.make("normal"), Times()
    asked = 0.0
    while not match.state.over and match.state.round <= ROUNDS and match.state.alive[ME]:
        screen.app.tick(screen.clock.advance(STEP))
        mine = ME in deciders(match.state) or bool(match.offers_to_humans())
        if not table.resting or not mine:
            times.waited += STEP
            asked = 0.0
            continue
        times.thought += STEP
        asked += STEP
        if asked >= THINKS:
            asked = 0.0
            times.decisions += 1
            decide(table, match, person)
    times.rounds = match.state.round
    match.close()
    return times


def decide(table: TableScene, match: Match, person: Bot) -> None:
    """Do what a computer would do in the person's place."""
    seen = view(match.state, ME)
    action = None
    if match.offers_to_humans():
        action = person.interject(seen) or FallbackBot().interject(seen)
    if action is None and ME in deciders(match.state):
        action = person.decide(seen)
    if action is None or not table.submit(action):
        table.submit(FallbackBot().decide(seen))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--view", default="flat")
    parser.add_argument("--speed", default="normal")
    given = parser.parse_args()
    total = Times()
    for seed in range(given.seed, given.seed + given.games):
        one = measure(seed, given.view, given.speed)
        print(f"seed {seed}, {given.view}, {given.speed}: {one.rounds} rounds, {one.decisions} "
              f"decisions, waited {one.waited:.0f} s, {one.share:.1%}", flush=True)  # fmt: skip
        total.waited += one.waited
        total.thought += one.thought
        total.decisions += one.decisions
    each = total.waited / max(1, total.decisions)
    print(f"all: waited {total.waited:.0f} s of {total.waited + total.thought:.0f} s, "
          f"{total.share:.1%}; {each:.2f} s for a decision")  # fmt: skip


if __name__ == "__main__":
    main()
