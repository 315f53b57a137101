"""A Windows program in a real window under Wine, with a mouse and a keyboard of its own."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO

from frozen_desk import FrozenDesk
from monopoly_gui.scenes.probe import VARIABLE
from tests.window.desk import NotSeen, Told
from windows.wine import Wine, windows_path

#: seconds in which a first picture must come: Wine itself has to start too
START = 180
#: from the upper right corner of a window to the middle of the button that closes it
CROSS = 13
#: how often the keys that close a window are pressed, which Wine loses now and then on a busy
#: machine, and the seconds in which they should have been heard
TRIES, HEARD = 3, 15.0


class WindowsDesk(FrozenDesk):
    """Starts a program of Windows; ``home`` is where it keeps the user's files.

    Its standard streams are pipes: with a Unix file Python for Windows does not start.
    """

    def __init__(
        self,
        windows: Wine,
        command: Sequence[str | Path],
        server: str,
        home: Path,
        size: tuple[int, int] | None,
        more: Mapping[str, str],
        first: Callable[[Told], object],
    ) -> None:
        """``size``: of the window, None for that which it has by itself.

        ``more`` is added to its environment; ``first`` must be seen before anything is done.
        """
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.forgives = False
        self.file = home / "probe.json"
        self.file.unlink(missing_ok=True)
        self.environment = {**os.environ, "DISPLAY": server}
        environment = {
            "DISPLAY": server,
            "SDL_AUDIODRIVER": "dummy",
            "MONOPOLY_GUI_LANGUAGE": "en",
            VARIABLE: windows_path(self.file),
            **more,
        }
        self._errors = (home / "errors.txt").open("ab")
        self.process = begin(windows, command, environment)
        assert self.process.stdout
        self._reader = Thread(target=drain, args=(self.process.stdout, self._errors), daemon=True)
        self._reader.start()
        self.wait_for(first, "what is to be seen first", START)
        self.window = self._find_window()
        # there is no window manager to give it the keys, which a window before it may have had
        self.xdotool("windowfocus", "--sync", self.window)
        if size:
            self.resize(*size)

    def quit(self) -> int:
        """Close the window by Alt and F4; the exit status."""
        for attempt in range(TRIES):
            with suppress(subprocess.TimeoutExpired, NotSeen):
                if attempt:  # over the whole screen and back it may have become another one
                    self.window = self._find_window()
                # what was asked for the clipboard meanwhile may have taken the keys
                self.xdotool("windowfocus", "--sync", self.window)
                self.xdotool("key", "alt+F4")
                self.process.wait(HEARD)
                break
        return self.ended()

    def quit_by_button(self) -> int:
        """Click the button with the cross, where Wine draws the frame; the exit status."""
        text = self.xdotool("getwindowgeometry", "--shell", self.window).splitlines()
        width = next(int(line.partition("=")[2]) for line in text if line.startswith("WIDTH="))
        x, y = width - CROSS, CROSS
        self.xdotool("mousemove", "--window", self.window, str(x), str(y), "click", "1")
        return self.ended()

    def _gone(self, status: int) -> int:
        self._reader.join(10)
        self._errors.close()
        return super()._gone(status)


def begin(
    windows: Wine, command: Sequence[str | Path], more: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    """Start a program; its process is the program's own."""
    process = subprocess.Popen(
        ["wine", *command],
        env=windows.environment(more),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdin
    process.stdin.close()
    return process


def drain(source: IO[bytes], into: IO[bytes]) -> None:
    """Write down what a program prints, so that it never has to wait."""
    with suppress(ValueError, OSError), source:
        shutil.copyfileobj(source, into)


def gone(place: Path, seconds: float) -> bool:
    """Wait until a file or a folder is no longer there; whether it is not."""
    end = time.monotonic() + seconds
    while place.exists() and time.monotonic() < end:
        time.sleep(0.2)
    return not place.exists()
