"""Plays whole games in a real window by real clicks, and measures the person's waiting time.

``python -m tools.campaigns.played [--games 10] [--view seated flat] [--kept FILE]``

One person among three opponents takes three seconds for each decision.  Waiting is all other time
while the person is in the game: from an action to the next question.  Each decision is kept in
the file at once, so that a game that is cut off counts too; ``--games 0`` only tells what is there.
``--program TREE`` plays another version of the program, from the folder of its sources.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import get_args

from monopoly_gui.app import App
from monopoly_gui.ui.playback.pace import Speed
from tests.window.desk import Desk, NotSeen, Told, desk, missing
from tests.window.hands import Mouse
from tests.window.player import Player, Until

#: seconds for a decision, and after which somebody who has fallen looks at the end only
THINKS, ENOUGH = 3.0, 90.0
#: a frame that comes so many seconds after the one before is late: the machine is too busy
LATE = 0.05
#: seconds from one photograph to the next
PHOTOS = 10
#: so many of the longest waits are told
LONGEST = 5
VIEWS = ("seated", "flat")
ME = "Ada"


@dataclass(frozen=True, slots=True)
class Wait:
    """What came before a decision: ``seconds`` after ``did``, in so many frames with motion."""

    view: str
    seed: int
    round: int
    did: str
    seconds: float
    frames: int
    late: int


def watched(file: str) -> None:
    """Run the program, and count its frames with motion, and those that are late, in a file."""
    from monopoly_gui.cli import main

    frame, counts, last = App.frame, [0, 0], [0.0, 0.0]

    def counted(app: App) -> None:
        begun, moving = time.monotonic(), app.moving
        frame(app)
        if moving and last[0]:
            counts[0] += 1
            counts[1] += begun - last[0] > LATE
        last[0] = begun if moving else 0.0
        if begun > last[1] + 0.5:
            last[1] = begun
            Path(file).write_text(json.dumps(counts), encoding="utf-8")

    App.frame = counted  # type: ignore[method-assign, assignment]
    sys.exit(main([]))


def watched_program(tree: Path | None, file: Path) -> tuple[str, ...]:
    """The command of the program, or of that of another source folder, with its frames counted."""
    first = f"import sys; sys.path.insert(0, {str(tree.resolve())!r}); " if tree else ""
    return ("-c", f"{first}from tools.campaigns.played import watched; watched({str(file)!r})")


class Patient(Player):
    """Thinks about each question for a while, and notes how long it took to come."""

    thinking = 600.0

    def __init__(
        self, hands: Mouse, view: str, seed: int, rounds: int, until: float, kept: Path
    ) -> None:
        """``until``: when the game is cut off, by the clock that never goes back."""
        super().__init__(hands, seed)
        self.view, self.seed, self.rounds, self.until, self.kept = view, seed, rounds, until, kept
        self.counted = (0, 0)
        self._did = "began"
        self._done_at = time.monotonic()

    def _asked(self, told: Told) -> bool:
        """Whether there is something to do: what still moves then, like a glow, keeps nobody."""
        return bool(self._choices(told))

    def ended(self, told: Told) -> bool:
        """Whether the game is over, or has lasted as long as it may."""
        if told["stack"][-1:] == ["ResultDialog"]:
            return bool(told["still"])
        return told["table"] is not None and (
            told["table"]["round"] > self.rounds or time.monotonic() > self.until
        )

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
        self._note(told["table"]["round"], time.monotonic() - self._done_at)
        time.sleep(THINKS)
        return self.desk.told()

    def _note(self, number: int, seconds: float) -> None:
        before, self.counted = self.counted, self._frames()
        shown, late = (now - then for now, then in zip(self.counted, before, strict=True))
        wait = Wait(self.view, self.seed, number, self._did, round(seconds, 3), shown, late)
        with self.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(wait)) + "\n")

    def _frames(self) -> tuple[int, int]:
        """The frames so far, and the late ones."""
        try:
            frames, late = json.loads((self.desk.home / FRAMES).read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return self.counted
        return frames, late

    def _fallen(self, told: Told) -> bool:
        return time.monotonic() - self._done_at > ENOUGH and not told["table"]["cash"].get(ME)

    def move(self, told: Told) -> None:
        if self._choices(told):
            before = dict(self.moves)
            super().move(told)
            self._did = next(
                (f"{scene} {name}" for (scene, name), n in self.moves.items()
                 if n != before.get((scene, name), 0)),
                self._did,
            )  # fmt: skip
        self._done_at = time.monotonic()


@dataclass(frozen=True, slots=True)
class Sum:
    """Waits of one game or of several."""

    waits: Sequence[Wait]

    @property
    def waited(self) -> float:
        return sum(wait.seconds for wait in self.waits)

    @property
    def minutes(self) -> float:
        return (self.waited + THINKS * len(self.waits)) / 60

    @property
    def share(self) -> float:
        """Of the time of the game the part in which the person only waited."""
        return self.waited / max(1.0, self.waited + THINKS * len(self.waits))

    def __str__(self) -> str:
        frames, late = (sum(getattr(w, name) for w in self.waits) for name in ("frames", "late"))
        return (
            f"{self.minutes:.1f} min, {len(self.waits)} decisions, waited {self.share:.1%}, "
            f"{self.waited / max(1, len(self.waits)):.2f} s for each; "
            f"{late / max(1, frames):.1%} of {frames} frames late"
        )


def read_waits(kept: Path) -> list[Wait]:
    """The decisions in a file."""
    if not kept.exists():
        return []
    return [Wait(**json.loads(line)) for line in kept.read_text(encoding="utf-8").splitlines()]


def report(waits: Sequence[Wait]) -> Iterator[str]:
    """The games of each view, their sum, and where the time goes."""
    for view in VIEWS:
        games: dict[int, list[Wait]] = defaultdict(list)
        for wait in waits:
            if wait.view == view:
                games[wait.seed].append(wait)
        if not games:
            continue
        for seed, game in games.items():
            yield f"{view}, seed {seed}: to round {game[-1].round}, {Sum(game)}"
        whole = Sum([wait for game in games.values() for wait in game])
        shares = [Sum(game).share for game in games.values()]
        yield f"{view}, {len(games)} games, {min(shares):.1%} to {max(shares):.1%}: {whole}"
    after: dict[str, list[float]] = defaultdict(list)
    for wait in waits:
        after[wait.did].append(wait.seconds)
    for did, lengths in sorted(after.items(), key=lambda one: -sum(one[1])):
        longest = ", ".join(f"{length:.1f}" for length in sorted(lengths, reverse=True)[:LONGEST])
        yield f"  after {did}: {len(lengths)} times, {sum(lengths):.0f} s; {longest}"


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


#: in the player's folder
FRAMES = "frames.json"


def play(given: argparse.Namespace, view: str, seed: int, until: float, kept: Path) -> str:
    """One game with a program and a player's folder of its own, and how it went."""
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        settings = {"view": view, "speed": given.speed, "lesson_taken": True, "mute": True}
        with desk(home, (width, height), **settings) as start:
            program = start(watched_program(given.program, home / FRAMES))
            hands = Mouse(program)
            begin(hands, seed)
            player = Patient(hands, view, seed, given.rounds, until, kept)
            said, text = "cut off", program.told()
            with photographed(program, given.photos):
                try:
                    text = player.play(player.ended)
                    said = "over" if text["stack"][-1:] == ["ResultDialog"] else "cut off"
                except NotSeen as error:
                    said = f"cut off: {error}"
            title = text["scenes"][-1]["title"]
            program.kill()
            return f"{view}, seed {seed}: {said} ({title}) {program.errors}"


def main() -> int:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--view", nargs="+", choices=VIEWS, default=["seated"])
    read.add_argument("--speed", choices=get_args(Speed), default="normal")
    read.add_argument("--size", default="1280x720")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--games", type=int, default=1, help="in each view")
    read.add_argument("--rounds", type=int, default=1000, help="a longer game is cut off")
    read.add_argument("--minutes", type=float, default=1e6, help="then the last game is cut off")
    read.add_argument("--kept", type=Path, help="a file for the decisions, also of several runs")
    read.add_argument("--photos", type=Path, help="a folder for a picture every ten seconds")
    read.add_argument("--program", type=Path, help="the sources of another version")
    given = read.parse_args()
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    until = time.monotonic() + 60 * given.minutes
    with tempfile.TemporaryDirectory() as folder:
        kept = given.kept or Path(folder) / "waits"
        for seed in range(given.seed, given.seed + given.games):
            for view in given.view:
                if time.monotonic() < until:
                    print(play(given, view, seed, until, kept), flush=True)
        print("\n".join(report(read_waits(kept))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
