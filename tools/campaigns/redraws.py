"""How long pages and dialogs take to be drawn again, compared with another version.

``python -m tools.campaigns.redraws ../before [PAGE...]`` draws every page that both versions have,
whole and with all its pictures cached, in turns in the two folders, and prints the shortest
processor times and their ratios.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from tests.scenes import pages
from tests.scenes.screen import Screen

#: frames in which everything comes to rest, and how often each page is drawn in one go
FRAMES, DRAWN, GOES = 8, 5, 6


def as_in_the_program(size: tuple[int, int]) -> None:
    """Let pages open in a window of this size, with a painter of their own, as in the program."""
    begin = Screen.__init__

    def init(self: Screen, _size: object = None, painter: object = None, **settings: Any) -> None:
        begin(self, size, Painter(load_theme("classic")), **settings)

    Screen.__init__ = init  # type: ignore[method-assign, assignment]


def redraw_time(name: str) -> float:
    """The shortest time in which this page is drawn, in seconds."""
    screen = pages.PAGES[name]()
    for _ in range(FRAMES):
        screen.frame(0.1)
    surface = pygame.Surface(screen.app.surface.get_size())
    least = float("inf")
    for _ in range(GOES):
        start = time.process_time()
        for _number in range(DRAWN):
            screen.scene.draw(surface)
        least = min(least, (time.process_time() - start) / DRAWN)
    return least


def measure(size: tuple[int, int], names: Sequence[str]) -> dict[str, float]:
    """The shortest times of these pages, in seconds."""
    as_in_the_program(size)
    return {name: redraw_time(name) for name in names or pages.PAGES if name in pages.PAGES}


def run_in(folder: Path, size: str, names: Sequence[str]) -> dict[str, float]:
    """The times of the version in a folder, measured in a process of its own."""
    # passed as text, so that it imports the modules of that folder
    command = [sys.executable, "-c", Path(__file__).read_text(encoding="utf-8")]
    command += [".", *names, "--once", "--size", size]
    with tempfile.TemporaryDirectory() as home:
        own = {"MONOPOLY_GUI_HOME": home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        run = partial(subprocess.run, capture_output=True, text=True, check=False)
        done = run(command, cwd=folder, env=os.environ | own)
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def lines_of(before: dict[str, float], now: dict[str, float]) -> list[str]:
    """A line for each page, the one with the greatest ratio first, and one for all."""
    both = sorted(before.keys() & now.keys(), key=lambda name: -now[name] / before[name])
    lines = [
        f"{now[name] / before[name]:5.2f}: {1000 * before[name]:6.2f} ms before, "
        f"{1000 * now[name]:6.2f} now: {name}"
        for name in both
    ]
    all_now, all_before = (sum(times[name] for name in both) for times in (now, before))
    return [*lines, f"{all_now / all_before:5.2f}: all {len(both)} together"]


def main() -> None:
    """Measure in turns, and print the figures."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("before", type=Path, help="the folder of the other version")
    read.add_argument("pages", nargs="*", default=[])
    read.add_argument("--turns", type=int, default=3)
    read.add_argument("--size", default="1280x720")
    read.add_argument("--once", action="store_true", help="one run here, printed as JSON")
    args = read.parse_intermixed_args()
    if args.once:
        width, height = map(int, args.size.split("x"))
        print(json.dumps(measure((width, height), args.pages)))
        return
    least: dict[Path, dict[str, float]] = {}
    folders = (args.before.resolve(), Path(__file__).resolve().parents[2])
    for folder in folders * args.turns:
        found, known = run_in(folder, args.size, args.pages), least.setdefault(folder, {})
        known |= {name: min(took, known.get(name, took)) for name, took in found.items()}
    print("\n".join(lines_of(*(least[folder] for folder in folders))))


if __name__ == "__main__":
    main()
