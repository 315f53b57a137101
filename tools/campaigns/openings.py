"""The longest frames a person notices: openings, closings, the first dice and card.

``xvfb-run python -m tools.campaigns.openings`` runs the whole program several times through the
same steps.  For each step it prints the processor time of the longest frame, the shortest of all
runs, as measured and converted to a machine that executes ten million additions in 0.27 s.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame.event import Event

from monopoly_gui import paths
from monopoly_gui.engine.actions import Action, Buy, ChooseTax, Roll
from monopoly_gui.engine.frames import Auction, ChooseMove, Debt, Purchase, TaxChoice
from monopoly_gui.engine.state import State
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SavedGame, SeatRecord
from tests.engine.scripted import ScriptedChance
from tests.scenes.dialogs.desk import Scripted, position, settle_books
from tests.scenes.dialogs.stories import middle_game
from tests.scenes.manual_clock import ManualClock
from tools.campaigns.perf.reference import AIM_LOOP, additions, seconds
from tools.campaigns.soak import NAMES, TOKENS, Soak

RATE = 60
#: frames for which something that opens or closes is watched: fading takes nine of them
FEW = 16
#: frames in which a table is there in any case, and all of it is drawn
ENOUGH = 60
#: of a game in which the person begins
SEED = 3
#: frames after which a table has to have come to rest
MANY = 1500
#: what is wanted of the longest frame, in ms at the reference, by the first word of what is met
WANTED = {
    "open": 33.0,
    "close": 17.0,
    "begin": 50.0,
    "fill": 250.0,
    "first": 33.0,
    "picture": 50.0,
    "turn": 50.0,
    "size": 50.0,
    "whole": 120.0,
}
#: the keys that open something at a table, and what
KEYS = {
    "help": pygame.K_F1,
    "menu": pygame.K_ESCAPE,
    "deeds": pygame.K_b,
    "trade": pygame.K_t,
    "log": pygame.K_l,
}


@dataclass(frozen=True, slots=True)
class Taken:
    """The processor time of frames in seconds."""

    longest: float
    whole: float


class Person(Soak):
    """A user who opens and closes everything; time passes by frames, not by the clock."""

    def __init__(self, size: tuple[int, int], view: str) -> None:
        super().__init__(size, "normal", view)
        self.clock = ManualClock(self.context.clock.now())
        self.context.clock = self.clock
        self.found: dict[str, float] = {}

    # acting ------------------------------------------------------------------------------

    def frames(self, count: int, act: Callable[[], object] | None = None) -> Taken:
        """The time of this many frames; ``act`` is done in the first."""
        longest = whole = 0.0
        for _ in range(count):
            start = time.thread_time()
            if act:
                act()
                act = None
            self.app.frame()
            took = time.thread_time() - start
            longest, whole = max(longest, took), whole + took
        return Taken(longest, whole)

    def note(self, name: str, count: int, act: Callable[[], object]) -> None:
        """Remember the longest frame of what is done."""
        self.found[name] = self.frames(count, act).longest

    def key(self, key: int) -> None:
        """Press a key."""
        self.app.handle(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        self.app.handle(Event(pygame.KEYUP, key=key, mod=0))

    def show(self, route: str) -> None:
        """Put the page of this name on top."""
        self.context.scenes.push(getattr(self.context.routes, route)())

    def there_and_back(self, name: str, act: Callable[[], object]) -> None:
        """Open something, look at it, and close it."""
        before = self.context.scenes.top
        self.note(f"open {name}", FEW, act)
        if self.context.scenes.top is before:
            raise RuntimeError(f"{name} has not opened")
        # whoever looks at something sees it for a moment
        self.frames(FEW)
        self.note(f"close {name}", FEW, lambda: self.key(pygame.K_ESCAPE))
        if self.context.scenes.top is not before:
            raise RuntimeError(f"{name} has not closed")

    @property
    def table(self) -> TableScene:
        """The table, whatever lies on it."""
        return next(s for s in self.context.scenes.stack if isinstance(s, TableScene))

    def rest(self) -> None:
        """Let time pass until the table waits for somebody."""
        for _ in range(MANY):
            self.frames(1)
            if self.table.is_settled and not self.app.moving:
                self.frames(FEW)
                return
        raise RuntimeError("the table does not come to rest")

    # what is met ---------------------------------------------------------------------------

    def title(self) -> None:
        """The title with its picture, and its pages."""
        self.note("picture of the title", ENOUGH, lambda: None)
        self.there_and_back("help of the title", lambda: self.key(pygame.K_F1))
        for name in ("settings", "rules"):
            self.there_and_back(name, partial(self.show, name))

    def game(self) -> None:
        """A game of a person and three opponents begins, and everything of it is opened once."""
        seats = [SeatRecord(n, "human" if not at else "ai", TOKENS[at], at)
                 for at, n in enumerate(NAMES)]  # fmt: skip
        new = NewGame(seats, "us_2008", {}, SEED)
        first = self.frames(1, lambda: self.context.start_game(new))
        self.found["fill the table"], longest = first.whole, first.longest
        while self.context.scenes.drawing:
            next_one = self.frames(1)
            self.found["fill the table"] += next_one.whole
            longest = max(longest, next_one.longest)
        self.found["begin a game"] = max(longest, self.frames(FEW).longest)
        self.rest()
        for name, key in KEYS.items():
            self.there_and_back(name, partial(self.key, key))
            self.there_and_back(f"{name} again", partial(self.key, key))

    def played(self, state: State, dice: tuple[int, int] | None = None) -> None:
        """Sit down at a position as the first player, and wait until the table rests."""
        settle_books(state)
        seats = tuple(SeatRecord(NAMES[p], "ai" if p else "human", TOKENS[p], p) for p in range(4))
        saved = SavedGame("openings", seats, state.clone(), state)
        chance = ScriptedChance(dice=[dice]) if dice else None
        quiet = {player: Scripted() for player in range(1, 4)}
        self.session._open(Match.from_saved(saved, chance, quiet, threaded=False))
        self.frames(FEW)

    def question(self, name: str, state: State, act: Action | None = None) -> None:
        """A dialog opens by itself over a table that lay there before."""
        top = state.stack.pop()
        self.played(state)
        self.rest()
        match = self.table.match
        match.state.stack.append(top)
        match.state.version += 1
        self.note(f"open {name}", FEW, lambda: None)
        if self.context.scenes.top is self.table:
            raise RuntimeError(f"{name} has not opened")
        self.frames(FEW)
        if act:
            self.note(f"close {name}", FEW, lambda: self.table.submit(act))

    def questions(self) -> None:
        """The dialogs that ask something."""
        for name, frame, act in (
            ("purchase", Purchase(0, 39), Buy(0)),
            ("auction", Auction(39, high=120, leader=1, passed=1 << 2, out=1 << 3), None),
            ("debt", Debt(0, (1,), 550, "rent", 24, True), None),
            ("move by the bus", ChooseMove(0, (16, 19, 21), "bus"), None),
            ("tax", TaxChoice(0, 4), ChooseTax(0, False)),
        ):
            state = middle_game()
            state.stack.append(frame)
            self.question(name, state, act)

    def throws(self) -> None:
        """The first dice, and the first card."""
        state = position(4)
        state.position[0] = 0
        self.played(state, (3, 4))
        self.rest()
        self.note("first dice and card", 400, lambda: self.table.submit(Roll(0)))

    def views(self) -> None:
        """The other view of the table and back, both for the first time and again."""
        for name in ("turn to the other view", "turn back", "turn again", "turn back again"):
            self.note(name, ENOUGH, lambda: self.key(pygame.K_d))

    def sizes(self) -> None:
        """A window of another size, and of the one before."""
        before = self.app.surface.get_size()
        for name, size in (("size made smaller", (1600, 900)), ("size as before", before)):
            self.note(name, ENOUGH, partial(self._resize, size))

    def _resize(self, size: tuple[int, int]) -> None:
        self.context.scenes.lose_picture()
        self.app.resize(pygame.display.set_mode(size, pygame.RESIZABLE))

    def whole_screen(self) -> None:
        """Full screen and back at a table."""
        self.note("whole screen", FEW, lambda: self.key(pygame.K_F11))
        self.note("whole screen, and back", FEW, lambda: self.key(pygame.K_F11))

    def all(self) -> dict[str, float]:
        """Everything, once."""
        self.title()
        self.game()
        self.throws()
        self.questions()
        self.views()
        self.sizes()
        self.whole_screen()
        self.session.end()
        return self.found


def meet(size: tuple[int, int], view: str) -> dict[str, float]:
    """The longest frames of one run of the program, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        return Person(size, view).all()


def run_once(size: str, view: str) -> dict[str, float]:
    """The measurement in a process of its own, with what the loop takes as ``loop``."""
    command = [sys.executable, "-m", "tools.campaigns.openings", "--once"]
    command += ["--size", size, "--view", view]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def told(least: dict[str, float]) -> list[str]:
    """A line for everything met, and one for the worst of each kind beside what is wanted."""
    slow = least["loop"] / AIM_LOOP
    there = {name: 1000 * took / slow for name, took in least.items() if name != "loop"}
    lines = [f"this machine takes {slow:.2f} times as long as the reference"]
    lines += [
        f"{1000 * least[name]:6.1f} ms here, {there[name]:6.1f} there: {name}" for name in there
    ]
    for kind, wanted in WANTED.items():
        worst = max((took, name) for name, took in there.items() if name.startswith(kind))
        lines.append(f"{kind}: {worst[0]:.0f} ms at the most ({worst[1]}), wanted {wanted:.0f}")
    return lines


def main() -> None:
    """Run the program a few times, and print the figures."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--times", type=int, default=3)
    read.add_argument("--size", default="1920x1080")
    read.add_argument("--view", default="seated", choices=("seated", "flat"))
    read.add_argument("--once", action="store_true", help="one run, told as JSON")
    args = read.parse_args()
    if args.once:
        width, height = map(int, args.size.split("x"))
        loop = seconds(additions)
        print(
            json.dumps(meet((width, height), args.view) | {"loop": min(loop, seconds(additions))})
        )
        return
    runs = [run_once(args.size, args.view) for _ in range(args.times)]
    print("\n".join(told({name: min(run[name] for run in runs) for name in runs[0]})))


if __name__ == "__main__":
    main()
