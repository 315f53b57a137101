"""Watches the memory of the program while opponents play game after game in a real window.

``xvfb-run python -m tools.campaigns.soak --minutes 20`` prints a line a minute: games, memory in
use, and its known parts. With ``--trace`` it prints at the end where memory has grown.
"""

import argparse
import gc
import os
import resource
import tempfile
import time
import tracemalloc
from pathlib import Path

import pygame

from monopoly_gui import app, opening, paths
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.dialogs.result import ResultDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SeatRecord, Settings
from monopoly_gui.system import memory_tuning, window

# sounds and music are played, also where nobody could hear them
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

NAMES = ("Ada", "Blaise", "Chen", "Dorothy")
TOKENS = ("car", "dog", "ship", "hat")
#: how long the end of a game is looked at before the next begins, in seconds
PAUSE = 1.0
#: the places where memory has grown that are printed
MOST = 25


def resident() -> float:
    """Memory in use, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def highest() -> float:
    """The most memory that was ever in use, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


class Soak:
    """The whole program, without a person."""

    def __init__(self, size: tuple[int, int], speed: str, view: str = "seated") -> None:
        memory_tuning.give_back()
        window.prepare_display()
        surface = window.open_display(False, size)
        settings = Settings(speed=speed, view=view)  # type: ignore[arg-type]
        self.context = opening.make_context(settings)
        self.app = app.App(surface, self.context, window.open_display)
        self.session = Session(self.context)
        self.context.scenes.push(TitleScene(self.context))
        self.games = 0
        self._over = 0.0

    def run(self, minutes: float, trace: bool) -> None:
        """Play for so long, and print a line a minute."""
        start = text = time.monotonic()
        first: tracemalloc.Snapshot | None = None
        while time.monotonic() < start + minutes * 60:
            self.app.frame()
            self.follow()
            if time.monotonic() > text + 60:
                text = time.monotonic()
                print(self.line(text - start), flush=True)
                if trace and first is None:
                    tracemalloc.start(12)
                    first = tracemalloc.take_snapshot()
        print(self.line(time.monotonic() - start), flush=True)
        if first:
            gc.collect()
            for grown in tracemalloc.take_snapshot().compare_to(first, "lineno")[:MOST]:
                print(grown)
        self.session.end()

    def follow(self) -> None:
        """Begin another game when one has ended."""
        scenes = self.context.scenes
        if isinstance(scenes.top, TitleScene):
            self.begin()
        elif any(isinstance(scene, ResultDialog) for scene in scenes.stack) or self.ended():
            self._over = self._over or time.monotonic()
            if time.monotonic() > self._over + PAUSE:
                self.begin()

    def ended(self) -> bool:
        """Whether the game on the table is over."""
        tables = [s for s in self.context.scenes.stack if isinstance(s, TableScene)]
        return any(table.is_settled and table.state.over for table in tables)

    def begin(self) -> None:
        """The next game, with the next seed."""
        self._over = 0.0
        self.games += 1
        seats = [SeatRecord(NAMES[n], "ai", TOKENS[n], n) for n in range(len(NAMES))]
        self.context.start_game(NewGame(seats, "us_2008", {}, self.games))

    def line(self, seconds: float) -> str:
        """The memory in use now."""
        cache = self.context.painter.cache
        surfaces = sum(1 for o in gc.get_objects() if isinstance(o, pygame.Surface))
        return (
            f"{seconds / 60:5.1f} min, {self.games} games, {resident():.1f} MB, at most "
            f"{highest():.1f} MB; pictures "
            f"{len(cache)} in {cache.used / 2**20:.1f} MB, surfaces {surfaces}, "
            f"objects {len(gc.get_objects())}"
        )


def main() -> None:
    """Play in a folder of its own."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--minutes", type=float, default=20)
    read.add_argument("--size", default="1920x1080")
    read.add_argument("--speed", default="instant", choices=("slow", "normal", "fast", "instant"))
    read.add_argument("--trace", action="store_true")
    args = read.parse_args()
    width, height = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        Soak((width, height), args.speed).run(args.minutes, args.trace)


if __name__ == "__main__":
    main()
