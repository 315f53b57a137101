"""The peak memory while games are played, replayed and left.

``xvfb-run python -m tools.campaigns.peak --games 18`` plays 18 games of opponents, opens the result
of the last, replays it from its beginning, returns to the title, and prints the peak memory so far
after each step.
"""

import argparse
import os
import tempfile
import time

from monopoly_gui import paths
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.table.dialogs.result import ResultDialog
from monopoly_gui.scenes.table.table import TableScene
from tools.campaigns.soak import Soak, highest, resident

#: seconds after which a game is left as it is
LONGEST = 120.0
#: megabytes at the most, by the size of the window
WANTED = {"1920x1080": 220, "2560x1440": 260}


class Peak(Soak):
    """A user who lets opponents play, and watches the game again."""

    def wait(self, length: float) -> None:
        """Let so many seconds pass."""
        end = time.monotonic() + length
        while time.monotonic() < end:
            self.app.frame()

    def game(self) -> None:
        """A whole game, to its result."""
        self.begin()
        end = time.monotonic() + LONGEST
        scenes = self.context.scenes
        while time.monotonic() < end:
            self.app.frame()
            if any(isinstance(scene, ResultDialog) for scene in scenes.stack) or self.ended():
                self.wait(2.0)
                return

    def watch(self) -> None:
        """The game on the table as a film, for a moment."""
        table = next(s for s in self.context.scenes.stack if isinstance(s, TableScene))
        self.context.routes.watch(table.match.saved())
        self.wait(4.0)

    def title(self) -> None:
        """Back to where one began."""
        self.context.scenes.reset(TitleScene(self.context))
        self.wait(2.0)

    def tell(self, what: str) -> None:
        """The memory in use now, and at the peak."""
        print(f"{what:28} {resident():6.1f} MB, at most {highest():6.1f} MB", flush=True)


def main() -> None:
    """Play in a folder of its own."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--games", type=int, default=18)
    read.add_argument("--size", default="1920x1080")
    args = read.parse_args()
    width, height = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        peak = Peak((width, height), "instant")
        peak.wait(2.0)
        peak.tell("title")
        for number in range(args.games):
            peak.game()
            peak.tell(f"game {number + 1}, with its result")
        peak.watch()
        peak.tell("watched again")
        peak.title()
        peak.tell("title")
        if args.size in WANTED:
            print(f"wanted: at most {WANTED[args.size]} MB")
        peak.session.end()


if __name__ == "__main__":
    main()
