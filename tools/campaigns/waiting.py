"""Measures the share of time that a person at the table spends waiting.

``python -m tools.campaigns.waiting [--games 20] [--view seated flat] [--keep FOLDER] [--events]``

With ``--view`` the whole table runs in these views; without it only the timeline, in a fortieth of
the time.

One person, played by a computer that takes three seconds for each decision, among three opponents.
The games are played first and then shown on a simulated clock, so that the same games take the same
time on every machine. ``--keep`` stores them in that folder, so that another version of the
program, with this file copied into it, shows the same ones.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from monopoly_gui.engine.chance import ForcedChance
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.history import opening_of
from monopoly_gui.match.match import Match, Step
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import LogEntry, SavedGame, SeatRecord, load, save
from monopoly_gui.ui.playback.cues import Cue
from monopoly_gui.ui.playback.pace import Speed
from monopoly_gui.ui.table_model import TableModel
from tests.scenes.screen import Screen

#: seconds of a look, and that a person takes for a decision
STEP, THINKS = 1 / 30, 3.0
#: a game that lasts longer than this is cut off
ROUNDS = 40
TOKENS, NAMES = ("car", "dog", "hat", "ship"), ("Ada", "Blaise", "Chen", "Dorothy")
ME = 0
VIEWS = ("seated", "flat")


@dataclass(slots=True)
class Times:
    """Seconds, and decisions."""

    waited: float = 0.0
    thought: float = 0.0
    decisions: int = 0
    rounds: int = 0
    #: seconds of waiting by what was shown last
    events: dict[str, float] = field(default_factory=dict)
    shown: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        """Of all the time the part in which nothing was asked of the person."""
        return self.waited / max(1.0, self.waited + self.thought)

    def add(self, other: Times) -> None:
        self.waited += other.waited
        self.thought += other.thought
        self.decisions += other.decisions
        for name, seconds in other.events.items():
            self.events[name] = self.events.get(name, 0.0) + seconds
        self.shown += other.shown


class Again(Match):
    """A game that goes as it went once; ``hand`` does what the person did then."""

    left: list[LogEntry]
    chance: ForcedChance

    @classmethod
    def of(cls, saved: SavedGame) -> Again:
        chance = ForcedChance()
        seats = [
            SeatRecord(NAMES[p], "ai" if p else "human", TOKENS[p], p, bot="normal" if p else "")
            for p in range(4)
        ]
        match = cls(Engine(saved.start.clone(), chance), seats, saved.start, threaded=False)
        match.opening = opening_of(saved.start)
        match.chance, match.left = chance, [*saved.log]
        return match

    @property
    def mine(self) -> bool:
        """Whether the person acts next."""
        return bool(self.left) and self.left[0][1].player == ME

    def poll(self, wait: float = 0.0) -> Step | None:
        return None if self.mine or not self.left else self.hand()

    def hand(self) -> Step:
        """The next action."""
        _version, action, drawn = self.left.pop(0)
        self.chance.feed(drawn)
        entry, before = self._carry_out(action)
        return self._note(entry, before, "")


def played(seed: int) -> SavedGame:
    """A game of four computers."""
    seats = [SeatRecord(NAMES[p], "ai", TOKENS[p], p, bot="normal") for p in range(4)]
    match = Match.new("us_2008", Rules(), seats, seed, threaded=False)
    while not match.state.over and match.state.round <= ROUNDS and match.state.alive[ME]:
        if match.poll() is None:
            break
    return match.saved(f"Waiting {seed}")


def measure(saved: SavedGame, view: str, speed: str) -> Times:
    """Show a game, at a table that is seen so, or at none."""
    screen = Screen(speed=speed, reduced_motion=False, view=view or "seated")
    match = Again.of(saved)
    table = TableScene(screen.context, match)
    # what was answered is known, so that nothing need be asked
    table.questions.open = lambda: False  # type: ignore[method-assign]
    screen.open(table)
    times, asked = Times(), 0.0
    timeline = table.game.timeline
    cue_of, last = timeline.cue_of, [""]

    def noted(event: Event, model: TableModel) -> Cue:
        last[0] = type(event).__name__
        times.shown[last[0]] += 1
        return cue_of(event, model)

    timeline.cue_of = noted
    while match.left:
        now = screen.clock.advance(STEP)
        if view:
            screen.app.tick(now)
        else:
            table.game.tick(now)
            table.game.ask_opponents(now)
        if not (table.is_settled and match.mine):
            times.waited += STEP
            times.events[last[0]] = times.events.get(last[0], 0.0) + STEP
            asked = 0.0
            continue
        times.thought += STEP
        asked += STEP
        if asked >= THINKS:
            asked = 0.0
            times.decisions += 1
            table.game.show(match.hand())
    times.rounds = match.state.round
    match.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--view", nargs="+", choices=VIEWS, default=("",))
    parser.add_argument("--speed", choices=get_args(Speed), default="normal")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--events", action="store_true", help="tell which take the time")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for view in given.view:
            total = Times()
            for seed in range(given.seed, given.seed + given.games):
                file = folder / f"waiting{seed}.json"
                if not file.exists():
                    save(file, played(seed), datetime.now(UTC))
                one = measure(load(file), view, given.speed)
                print(f"seed {seed}, {view or 'any view'}, {given.speed}: {one.rounds} rounds, "
                      f"{one.decisions} decisions, waited {one.waited:.0f} s, {one.share:.1%}",
                      flush=True)  # fmt: skip
                total.add(one)
            report(total, view, given.events)


def report(total: Times, view: str, events: bool) -> None:
    """Print the totals of all games of a view."""
    each, whole = total.waited / max(1, total.decisions), total.waited + total.thought
    print(f"all, {view or 'any view'}: waited {total.waited:.0f} s of {whole:.0f} s, "
          f"{total.share:.1%}; {each:.2f} s for a decision")  # fmt: skip
    for name, seconds in sorted(total.events.items(), key=lambda one: -one[1]) if events else ():
        count = total.shown[name]
        print(f"{seconds:7.1f} s  {name}: {count} times, {seconds / max(1, count):.2f} s each")


if __name__ == "__main__":
    main()
