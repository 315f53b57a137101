"""A built program in a real window, with an environment independent of this system."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from monopoly_gui.paths import HOME_VARIABLE
from monopoly_gui.scenes.probe import VARIABLE
from tests.pictures.compare import FOLDER, difference, read
from tests.window.desk import START, Desk, NotSeen

WINDOW = (1280, 720)
#: parts of the window as ImageMagick writes them: all of it, and the board
WHOLE, BOARD = "1280x720+0+0", "700x720+0+0"
#: of all pixels, so many may differ visibly: what is being animated, and rounding
TOLERANCE = 0.005
#: of a colour, so much is not visible
FUZZ = "4%"
#: a picture that shows something has at least so many colours
COLOURS = 200


class FrozenDesk(Desk):
    """Starts the given command in place of the sources.

    ``home`` is the user's folder as it is seen from here, ``home_inside`` as the program
    sees it: they differ for a program in a root folder of its own.
    """

    def __init__(
        self, command: Sequence[str], tools: dict[str, str], home: Path, home_inside: Path
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.file = home / "probe.json"
        self.file.unlink(missing_ok=True)
        self.environment = tools
        self._errors = (home / "errors.txt").open("ab")
        self.process = subprocess.Popen(
            command,
            env={
                "DISPLAY": tools["DISPLAY"],
                "SDL_AUDIODRIVER": "dummy",
                HOME_VARIABLE: str(home_inside),
                "TMPDIR": str(home_inside.parent),
                VARIABLE: str(home_inside / self.file.name),
            },
            stdin=subprocess.DEVNULL,
            stdout=self._errors,
            stderr=self._errors,
        )
        self.wait_for(lambda told: True, "a first picture", START)
        self.window = self._find_window()
        self.resize(*WINDOW)


def source_command() -> list[str]:
    """The same game out of this checkout."""
    return [sys.executable, "-m", "monopoly_gui"]


def colours(picture: Path) -> int:
    """The number of colours in a picture."""
    command = ["identify", "-format", "%k", str(picture)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def verify_kept(picture: Path, name: str) -> None:
    """NotSeen if the window differs from the picture that is kept of it in the sources."""
    text = difference(read(FOLDER / f"{name}.png"), read(picture))
    if text:
        raise NotSeen(f"{picture} is not as kept in {FOLDER}: {text}.")


def verify_same(ours: Path, theirs: Path, what: str, part: str = WHOLE) -> None:
    """NotSeen if this part of two pictures of the window differs too much, or shows nothing."""
    for picture in (ours, theirs):
        if colours(picture) < COLOURS:
            raise NotSeen(f"{what}: {picture} shows nothing.")
    command = ["compare", "-metric", "AE", "-fuzz", FUZZ, f"{ours}[{part}]", f"{theirs}[{part}]"]
    text = subprocess.run([*command, "null:"], check=False, capture_output=True, text=True).stderr
    found = re.match(r"[\d.e+]+", text)
    if not found:
        raise NotSeen(f"{what}: the pictures cannot be compared: {text}")
    share = float(found[0]) / (WINDOW[0] * WINDOW[1])
    if share > TOLERANCE:
        raise NotSeen(f"{what}: {share:.1%} of {ours} is different in {theirs}.")
