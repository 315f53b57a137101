"""Records highlights and small moments of the game in a real window, twelve frames a second.

``python -m tools.campaigns.film FOLDER [--only throw ...] [--size 1920x1080] [--view seated]
[--calm] [--speed instant]``

Each moment is a position with fixed dice and the real clicks of a player.  It becomes
NAME-VIEW-WIDTH.mkv, and contact sheets of its frames (…-1.png) for inspection.
``--program TREE`` records another version of the program, from the folder of its sources.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import get_args

from monopoly_gui.challenges.position import ChallengePosition, Holding, playable_state
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.storage import AUTOSAVE, SavedGame, SeatRecord, save
from monopoly_gui.ui.playback.pace import Speed
from tests.window.desk import PROGRAM, Desk, desk, missing, program_of
from tests.window.hands import Mouse

#: pictures a second, and how many stand in a row and below each other on a sheet
RATE, ACROSS, DOWN = 12, 4, 4
#: how wide each picture of a sheet is
WIDE = 400
NAMES = ("Ada", "Blaise", "Chen", "Dorothy")
TOKENS = ("car", "dog", "ship", "hat")
Dice = tuple[int, int]
Act = Callable[[Mouse], object]


@dataclass(frozen=True, slots=True)
class Moment:
    """``dice`` fall first, one pair or several; then ``acts`` are done, for so many ``seconds``.

    ``waits`` is the scene in which the acts begin; "" films from the title on.
    """

    position: ChallengePosition
    dice: Dice | tuple[Dice, ...]
    seconds: float
    acts: tuple[Act, ...] = ()
    waits: str = "TableScene"


def use(name: str, after: float = 0.0) -> Act:
    """Use a widget as soon as it can be, and so many seconds after that."""

    def act(hands: Mouse) -> None:
        hands.desk.wait_for(lambda told: hands.desk.has(name), name)
        time.sleep(after)
        hands.use(name)

    return act


def use_first(beginning: str, after: float = 0.3) -> Act:
    """Use the first widget whose name begins so."""

    def act(hands: Mouse) -> None:
        time.sleep(after)
        hands.desk.wait_for(lambda told: first(hands, beginning), beginning)
        hands.use(first(hands, beginning))

    return act


def first(hands: Mouse, beginning: str) -> str:
    """The first widget whose name begins so and that can be used, "" if there is none."""
    widgets = hands.desk.widgets().items()
    return next((n for n, one in widgets if n.startswith(beginning) and one["enabled"]), "")


OTHERS = (
    Holding(820, 24, ("pink",), buildings={11: 2, 13: 2, 14: 3}),
    Holding(640, 7, (21, 23, 26, 12)),
    Holding(510, 10, (31, 35), jail=0),
)
MINE = ("light_blue", 5, 16)
BUILT = {6: 3, 8: 3, 9: 3}
HOTELS = ("orange", "red", "yellow", "green")
ALL_HOTELS = dict.fromkeys((16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34), 5)


def table(*me: Holding, current: int = 0, bought: int = -1) -> ChallengePosition:
    """A table of four in the middle of a game."""
    return ChallengePosition((*me, *OTHERS[len(me) - 1 :]), current=current, bought=bought)


MOMENTS: dict[str, Moment] = {
    # a throw and a walk to a deed that nobody has, which is bought
    "throw": Moment(
        table(Holding(900, 10, MINE, buildings=BUILT)),
        (4, 5),
        8.0,
        (use("roll"), use("buy", 1.0)),
    ),
    "doubles": Moment(
        table(Holding(900, 34, MINE, buildings=BUILT)), (2, 2), 7.0, (use("roll"),)
    ),
    # past GO, on Community Chest
    "card": Moment(table(Holding(900, 36, MINE, buildings=BUILT)), (2, 4), 9.0, (use("roll"),)),
    "purchase": Moment(
        table(Holding(900, 25, MINE), bought=25), (1, 2), 4.0, (use("buy", 0.5),), "PurchaseDialog"
    ),
    "set": Moment(
        table(Holding(900, 18, (*MINE, 19)), bought=18),
        (1, 2),
        5.0,
        (use("buy", 0.5),),
        "PurchaseDialog",
    ),
    # an opponent buys the deed that completes its set
    "against": Moment(
        ChallengePosition(
            (Holding(900, 2, MINE), Holding(640, 17, (21, 23, 12)), OTHERS[0]), current=1
        ),
        (3, 4),
        10.0,
        (),
        "",
    ),
    "auction": Moment(
        table(Holding(900, 39, MINE), bought=39),
        (1, 2),
        12.0,
        (use("decline", 0.3), use("+10", 0.5), use("out", 1.0)),
        "PurchaseDialog",
    ),
    "building": Moment(
        table(Holding(1500, 0, ("light_blue", "dark_blue"), buildings={6: 4, 8: 4, 9: 4})),
        (1, 2),
        8.0,
        (
            use("manage"),
            use_first("build"),
            use("do", 0.5),
        ),
    ),
    "rent": Moment(
        ChallengePosition((
            Holding(1400, 2, (5,)),
            Holding(820, 24, ("pink",), buildings={11: 5, 13: 5, 14: 5}),
            Holding(640, 7, (21, 23, 26, 12)),
        )),
        (4, 5),
        7.0,
        (use("roll"),),
    ),
    "near": Moment(
        ChallengePosition((
            Holding(1400, 2, (5,)),
            Holding(820, 24, ("pink",), buildings={11: 5, 13: 5, 14: 5}),
            Holding(640, 7, (21, 23, 26)),
        )),
        (4, 6),
        6.0,
        (use("roll"),),
    ),
    "jail": Moment(table(Holding(900, 21, MINE)), (4, 5), 7.0, (use("roll"),)),
    "bankruptcy": Moment(
        ChallengePosition((
            Holding(200, 2, (5,)),
            Holding(820, 24, ("pink",), buildings={11: 5, 13: 5, 14: 5}),
            Holding(640, 7, (21, 23, 26, 12)),
        )),
        (4, 5),
        20.0,
        (use("roll"), use("bankrupt", 1.0), use("yes", 0.5)),
    ),
    # the third doubles lead to Jail
    "third": Moment(
        table(Holding(1400, 10, (5, 24))),
        ((5, 5), (2, 2), (3, 3)),
        14.0,
        tuple(use("roll", 2.5) for _ in range(3)),
    ),
    # the last try in Jail, and the one that opens it
    "last": Moment(
        table(Holding(900, 10, MINE, jail=2)), (1, 3), 8.0, (use("roll", 0.5),), "JailDialog"
    ),
    "free": Moment(
        table(Holding(900, 10, MINE, jail=2)), (2, 2), 8.0, (use("roll", 0.5),), "JailDialog"
    ),
    # a person asks an opponent what it wants for a deed, and takes it
    "deal": Moment(
        ChallengePosition((Holding(1400, 0, (5, 16, 25)), OTHERS[1], OTHERS[0], OTHERS[2])),
        (1, 2),
        9.0,
        (use("trade"), use("deed 12"), use("want", 0.3), use_first("propose", 1.5)),
    ),
    # next to nothing is left of what somebody has
    "escape": Moment(
        ChallengePosition((
            Holding(760, 2, (5,)),
            Holding(820, 24, ("pink",), buildings={11: 5, 13: 5, 14: 5}),
            Holding(640, 7, (21, 23, 26, 12)),
        )),
        (4, 5),
        7.0,
        (use("roll"),),
    ),
    # the last person falls, and a computer wins
    "lost": Moment(
        ChallengePosition((
            Holding(40, 2, (5,)),
            Holding(820, 24, ("pink",), buildings={11: 5, 13: 5, 14: 5}),
        )),
        (4, 5),
        16.0,
        (use("roll"), use("bankrupt", 1.0), use("yes", 0.5)),
    ),
    # an opponent without money throws, and falls
    "ending": Moment(
        ChallengePosition(
            (Holding(900, 0, HOTELS, buildings=ALL_HOTELS), Holding(40, 10)), current=1
        ),
        (4, 5),
        16.0,
        (),
        "",
    ),
    # what three opponents do, from the moment in which it is theirs
    "others": Moment(
        table(Holding(900, 2, MINE, buildings=BUILT)),
        (3, 5),
        24.0,
        (use("roll"), use("end", 0.3)),
    ),
}  # fmt: skip


def game(moment: Moment) -> SavedGame:
    """The position in which those dice fall next."""
    board = load_edition("us_2008")
    wanted = moment.dice if isinstance(moment.dice[0], tuple) else (moment.dice,)
    for seed in count(1):
        state = playable_state(moment.position, board, Rules(), seed)
        if next_dice(state, len(wanted)) == wanted:
            break
    seats = tuple(
        SeatRecord(NAMES[n], "ai" if n else "human", TOKENS[n], n, "normal" if n else "")
        for n in range(state.players)
    )
    return SavedGame("Film", seats, state.clone(), state)


def next_dice(state: State, throws: int) -> tuple[Dice, ...]:
    chance, ahead = SeededChance(), state.clone()
    return tuple(chance.dice(ahead) for _ in range(throws))


@contextmanager
def filmed(program: Desk, file: Path, seconds: float) -> Iterator[None]:
    """Record the window while something is done, and for so many seconds at the least."""
    width, height = program.told()["size"]
    server = program.environment["DISPLAY"]
    begun = time.monotonic()
    recorder = subprocess.Popen(
        ["ffmpeg", "-loglevel", "error", "-f", "x11grab", "-framerate", str(RATE), "-video_size",
         f"{width}x{height}", "-i", server, "-c:v", "libx264", "-preset", "ultrafast", "-crf", "14",
         "-y", str(file)],
        stdin=subprocess.PIPE,
    )  # fmt: skip
    # the recorder needs a moment to begin
    time.sleep(0.4)
    try:
        yield
        time.sleep(max(0.0, begun + 0.4 + seconds - time.monotonic()))
    finally:
        recorder.communicate(b"q", timeout=60)


def sheets(film: Path, wide: int, cut: str) -> None:
    """All pictures of a film in rows, on as many sheets as it takes."""
    crop = f"crop={cut}," if cut else ""
    subprocess.run(
        ["ffmpeg", "-loglevel", "error", "-i", str(film), "-vf",
         f"{crop}scale={wide}:-2,tile={ACROSS}x{DOWN}", "-y",
         str(film.with_name(f"{film.stem}-%d.png"))],
        check=True,
    )  # fmt: skip


def shoot(
    name: str, size: tuple[int, int], view: str, file: Path, command: Sequence[str], **given: object
) -> None:
    """Film one moment, with a program and a user folder of its own."""
    moment = MOMENTS[name]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "saves").mkdir()
        save(home / "saves" / f"{AUTOSAVE}.json", game(moment), datetime.now(UTC))
        settings = {"mute": True, "view": view, "confirmations": True, **given}
        with desk(home, size, **settings) as start:
            program = start(command)
            hands = Mouse(program)
            program.shows("TitleScene")
            if moment.waits:
                hands.use("Continue")
                program.shows(moment.waits)
            program.point(2, 2)
            with filmed(program, file, moment.seconds):
                if not moment.waits:
                    hands.use("Continue")
                for act in moment.acts:
                    act(hands)
            program.kill()


def main() -> int:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("folder", type=Path)
    read.add_argument("--only", nargs="+", choices=list(MOMENTS), default=list(MOMENTS))
    read.add_argument("--size", default="1920x1080")
    read.add_argument("--view", nargs="+", choices=("seated", "flat"), default=["seated", "flat"])
    read.add_argument("--camera", action="store_true", help="with the camera that leans")
    read.add_argument("--calm", action="store_true", help="with reduced motion")
    read.add_argument("--speed", choices=get_args(Speed), default="normal")
    read.add_argument("--wide", type=int, default=WIDE, help="of each picture, in pixels")
    read.add_argument("--cut", default="", help="only this part: WIDTH:HEIGHT:LEFT:TOP")
    read.add_argument("--program", type=Path, help="the sources of another version")
    given = read.parse_args()
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    command = program_of(given.program) if given.program else PROGRAM
    width, height = map(int, given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in given.only:
        for view in given.view:
            film = given.folder / f"{name}-{view}-{width}.mkv"
            print(film, flush=True)
            try:
                shoot(
                    name,
                    (width, height),
                    view,
                    film,
                    command,
                    camera=given.camera,
                    reduced_motion=given.calm,
                    speed=given.speed,
                )
            except AssertionError as error:
                print(f"{name} could not be filmed: {error}", file=sys.stderr)
                continue
            sheets(film, given.wide, given.cut)
    return 0


if __name__ == "__main__":
    sys.exit(main())
