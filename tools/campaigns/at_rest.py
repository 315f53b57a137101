"""The idle use of a core by the program: title, table, dialog and replay.

``xvfb-run python -m tools.campaigns.at_rest`` prints the share of a core in the first seconds of
rest and after a longer rest, as measured and converted to a machine that executes ten million
additions in 0.27 s.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from functools import partial

import pygame
from pygame.event import Event

from monopoly_gui import paths
from monopoly_gui.match.film import Film
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.storage import SeatRecord
from monopoly_gui.ui.idle_throttle import ASLEEP, AWAKE
from tests.scenes.pages import ended
from tools.campaigns.perf.reference import AIM_LOOP, additions, seconds
from tools.campaigns.soak import NAMES, TOKENS, Soak

#: how loud the music is, in per cent
MUSIC = 50
#: seconds in which the program comes to rest, and in which it is then measured
SETTLING = 6.0
LENGTH = 8.0
#: of a game in which the person begins
FIRST = 3
WANTED, WANTED_WITH_MUSIC = 0.003, 0.01


class Resting(Soak):
    """The program with nobody before it."""

    def frames(self, length: float) -> float:
        """Let so many seconds pass; the share of a core that was used."""
        begun, start = time.process_time(), time.monotonic()
        while time.monotonic() < start + length:
            self.app.frame()
        return (time.process_time() - begun) / (time.monotonic() - start)

    def measured(self, arrive: Callable[[], object]) -> tuple[float, float]:
        """The use soon after arrival, and after a while."""
        arrive()
        self.frames(SETTLING)
        while self.app.moving:
            self.frames(1.0)
        self.frames(AWAKE)
        soon = self.frames(LENGTH)
        self.frames(max(0.0, ASLEEP - LENGTH))
        return soon, self.frames(LENGTH)

    def table(self) -> None:
        """A game of somebody who does nothing, and of three opponents who wait."""
        seats = [SeatRecord(NAMES[n], "ai" if n else "human", TOKENS[n], n) for n in range(4)]
        self.context.start_game(NewGame(seats, "us_2008", {}, FIRST))

    def key(self, key: int) -> None:
        """Press a key."""
        self.app.handle(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def replay(self) -> None:
        """A film that stands."""
        self.context.scenes.reset(ReplayScene(self.context, Film(ended())))

    def places(self) -> dict[str, Callable[[], object]]:
        """The resting places, and the way from the one before."""
        return {
            "title": lambda: None,
            "table": self.table,
            "dialog": partial(self.key, pygame.K_F1),
            "replay": self.replay,
        }


def main() -> None:
    """Rest everywhere, and print the figures."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--size", default="1920x1080")
    read.add_argument("--view", default="seated", choices=("seated", "flat"))
    read.add_argument("--music", action="store_true", help="with music, else without")
    args = read.parse_args()
    width, height = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        slow = seconds(additions, 2) / AIM_LOOP
        is_settled = Resting((width, height), "normal", args.view)
        is_settled.context.settings.music_volume = MUSIC if args.music else 0
        wanted = WANTED_WITH_MUSIC if args.music else WANTED
        print(f"this machine takes {slow:.2f} times as long; wanted are {wanted:.1%} of a core")
        for name, arrive in is_settled.places().items():
            soon, later = is_settled.measured(arrive)
            print(
                f"{name:7} {soon:.2%} of a core here, {soon / slow:.2%} there; "
                f"after {ASLEEP:.0f} s {later:.2%} here, {later / slow:.2%} there",
                flush=True,
            )
        is_settled.session.end()


if __name__ == "__main__":
    main()
