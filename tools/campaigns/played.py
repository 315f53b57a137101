"""Plays whole games in a real window by real clicks, and measures the person's waiting time.

``python -m tools.campaigns.played [--view seated] [--seed 1] [--rounds 40] [--photos FOLDER]``

One person among three opponents takes three seconds for each decision.  Waiting is all other time
while the person is in the game: from an action to the next question.
``--program TREE`` plays another version of the program, from the folder of its sources.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

from monopoly_gui.ui.playback.pace import Speed
from tests.window.desk import PROGRAM, Desk, NotSeen, Told, desk, missing, program_of
from tests.window.hands import Mouse
from tests.window.player import Player, Until

#: seconds for a decision, and after which somebody who has fallen looks at the end only
THINKS, ENOUGH = 3.0, 90.0
#: seconds from one photograph to the next
PHOTOS = 10
#: so many of the longest waits are told
LONGEST = 5
ME = "Ada"


class Patient(Player):
    """Thinks about each question for a while, and notes how long it took to come."""

    thinking = 600.0

    def __init__(self, hands: Mouse, seed: int, rounds: int) -> None:
        super().__init__(hands, seed)
        self.rounds = rounds
        self.decisions = 0
        #: seconds of waiting by what was done before
        self.waits: dict[str, list[float]] = defaultdict(list)
        self._did = "began"
        self._done_at = time.monotonic()

    def ended(self, told: Told) -> bool:
        """Whether the game is over, or has lasted as long as it may."""
        if told["stack"][-1:] == ["ResultDialog"]:
            return bool(told["still"])
        return told["table"] is not None and told["table"]["round"] > self.rounds

    def _ready(self, until: Until) -> Told:
        told = self.desk.wait_for(
            lambda told: until(told) or self._asked(told) or self._fallen(told),
            "a question",
            self.thinking,
        )
        if until(told):
            return told
        if not self._asked(told):
            # nothing is asked any more of somebody who has fallen: look at the end
            self.desk.key("space")
            return super()._ready(until)
        self.waits[self._did].append(time.monotonic() - self._done_at)
        self.decisions += 1
        time.sleep(THINKS)
        return self.desk.told()

    def _fallen(self, told: Told) -> bool:
        return time.monotonic() - self._done_at > ENOUGH and not told["table"]["cash"].get(ME)

    def move(self, told: Told) -> None:
        if not self._choices(told):
            return
        before = dict(self.moves)
        super().move(told)
        self._did = next(
            (f"{scene} {name}" for (scene, name), n in self.moves.items()
             if n != before.get((scene, name), 0)),
            self._did,
        )  # fmt: skip
        self._done_at = time.monotonic()

    @property
    def waited(self) -> float:
        return sum(map(sum, self.waits.values()))

    @property
    def share(self) -> float:
        """Of the time of the game the part in which the person only waited."""
        return self.waited / max(1.0, self.waited + THINKS * self.decisions)

    def report(self) -> str:
        lines = [
            f"{self.decisions} decisions, waited {self.waited:.0f} s, {self.share:.1%}, "
            f"{self.waited / max(1, self.decisions):.2f} s for each"
        ]
        for did, waits in sorted(self.waits.items(), key=lambda one: -sum(one[1])):
            longest = ", ".join(f"{wait:.1f}" for wait in sorted(waits, reverse=True)[:LONGEST])
            lines.append(f"  after {did}: {len(waits)} times, {sum(waits):.0f} s; {longest}")
        return "\n".join(lines)


@contextmanager
def photographed(program: Desk, folder: Path | None) -> Iterator[None]:
    """Take a picture of the window every ten seconds."""
    if folder is None:
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    width, height = program.told()["size"]
    camera = subprocess.Popen(
        ["ffmpeg", "-loglevel", "error", "-f", "x11grab", "-framerate", f"1/{PHOTOS}",
         "-video_size", f"{width}x{height}", "-i", program.environment["DISPLAY"],
         "-q:v", "3", "-y", str(folder / "%04d.jpg")],
        stdin=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield
    finally:
        try:
            camera.communicate(b"q", timeout=30)
        except subprocess.TimeoutExpired:
            camera.kill()


def begin(hands: Mouse, seed: int) -> None:
    """From the title to the table, by way of the set-up."""
    hands.desk.shows("TitleScene")
    hands.use("New game")
    hands.desk.shows("SetupScene")
    hands.write("name 1", ME)
    if not hands.desk.has("seed"):
        hands.use("more")
        hands.desk.wait_for(lambda told: hands.desk.has("seed"), "the field of the seed")
    hands.write("seed", str(seed))
    hands.use("start")
    hands.desk.wait_for(lambda told: told["table"] is not None, "the table")


def main() -> int:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--view", choices=("seated", "flat"), default="seated")
    read.add_argument("--speed", choices=get_args(Speed), default="normal")
    read.add_argument("--size", default="1280x720")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--rounds", type=int, default=1000, help="a longer game is cut off")
    read.add_argument("--photos", type=Path, help="a folder for a picture every ten seconds")
    read.add_argument("--program", type=Path, help="the sources of another version")
    given = read.parse_args()
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    command = program_of(given.program) if given.program else PROGRAM
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        settings = {"view": given.view, "speed": given.speed, "lesson_taken": True}
        with desk(Path(folder) / "home", (width, height), **settings) as start:
            program = start(command)
            hands = Mouse(program)
            begin(hands, given.seed)
            player = Patient(hands, given.seed, given.rounds)
            text: Told = {"table": None}
            with photographed(program, given.photos):
                try:
                    text = player.play(player.ended)
                except (NotSeen, KeyboardInterrupt) as error:
                    print(f"cut off: {error}", flush=True)
            table = (text["table"] or program.told()["table"]) or {}
            print(f"seed {given.seed}, {given.view}, {given.speed}: round {table.get('round')}, "
                  f"{'over' if table.get('over') else 'not over'}; {player.report()}")  # fmt: skip
            print(program.errors)
            program.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
