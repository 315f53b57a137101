"""The durations of frames in a real window during a game, and the idle load at rest.

``xvfb-run python -m tools.campaigns.frames --size 1920x1080 --seconds 60`` prints processor time
per frame, as measured and converted to a machine that executes ten million additions in 0.27 s.
"""

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Sequence

from monopoly_gui import paths
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.storage import SeatRecord
from tools.campaigns.perf.reference import AIM_LOOP, additions, seconds
from tools.campaigns.soak import NAMES, TOKENS, Soak

#: milliseconds of a frame where there are sixty a second
FRAME = 16.7
#: the longest frames that are named
MOST = 12
#: seconds of rest in which the idle use is measured
REST = 10.0


class Frames(Soak):
    """Measures every frame."""

    def __init__(self, size: tuple[int, int], speed: str, view: str) -> None:
        super().__init__(size, speed, view)
        self.taken: list[tuple[float, str]] = []

    def watch(self, length: float) -> None:
        """Play for so long, and note what each frame took and what was shown in it."""
        end = time.monotonic() + length
        wait = self.context.clock.wait
        took = 0.0

        def waited(rate: int) -> None:
            nonlocal took
            took = time.thread_time()
            wait(rate)

        self.context.clock.wait = waited  # type: ignore[method-assign]
        while time.monotonic() < end:
            start = time.thread_time()
            moving = self.app.moving
            self.app.frame()
            if moving:
                self.taken.append((took - start, self.shown()))
            self.follow()
        self.context.clock.wait = wait  # type: ignore[method-assign]

    def shown(self) -> str:
        """The current event on the table."""
        top = self.context.scenes.top
        game = getattr(top, "game", None)
        running = [type(r.cue.motion).__name__ for r in game.timeline.running] if game else []
        return f"{type(top).__name__} {' '.join(running)}"

    def rest(self) -> float:
        """The share of a core that is used while a human is waited for."""
        self.context.scenes.reset(TitleScene(self.context))
        seats = [SeatRecord(NAMES[n], "human", TOKENS[n], n) for n in range(2)]
        self.context.start_game(NewGame(seats, "us_2008", {}, 1))
        for _ in range(240):
            self.app.frame()
        begun, start = time.process_time(), time.monotonic()
        while time.monotonic() < start + REST:
            self.app.frame()
        return (time.process_time() - begun) / (time.monotonic() - start)


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main() -> None:
    """Play, rest, and print the figures."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--seconds", type=float, default=60)
    read.add_argument("--size", default="1920x1080")
    read.add_argument("--speed", default="normal", choices=("slow", "normal", "fast", "instant"))
    read.add_argument("--view", default="seated", choices=("seated", "flat"))
    read.add_argument("--camera", action="store_true", help="with the camera that leans")
    args = read.parse_args()
    width, height = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        slow = seconds(additions, 1) / AIM_LOOP
        frames = Frames((width, height), args.speed, args.view)
        frames.context.settings.camera = args.camera
        frames.watch(args.seconds)
        slow = (slow + seconds(additions, 1) / AIM_LOOP) / 2
        times = [1000 * spent for spent, _ in frames.taken]
        print(f"{len(times)} frames at {args.size}; this machine takes {slow:.2f} times as long")
        for part in (0.5, 0.95, 0.99, 0.999, 1.0):
            found = share(times, part)
            print(f"{part:7.1%}: {found:6.1f} ms here, {found / slow:6.1f} ms there")
        quick = sum(spent <= FRAME * slow for spent in times) / len(times)
        print(f"{quick:.1%} within {FRAME} ms there")
        for spent, what in sorted(frames.taken, reverse=True)[:MOST]:
            print(f"{1000 * spent:6.1f} ms here, {1000 * spent / slow:6.1f} there: {what}")
        long = Counter(what for spent, what in frames.taken if spent > FRAME * slow / 1000)
        every = Counter(what for _spent, what in frames.taken)
        for what, count in long.most_common(MOST):
            print(f"{count} of {every[what]} frames too long: {what}")
        used = frames.rest()
        print(f"at rest: {used:.2%} of a core here, {used / slow:.2%} there")
        frames.session.end()


if __name__ == "__main__":
    main()
