"""The real program in a real window, with a mouse and a keyboard of its own.

Needs Xvfb and xdotool; pictures need ImageMagick and xwd.  Where to click is
read from the file that ``MONOPOLY_GUI_PROBE`` names.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("MONOPOLY_GUI_LANGUAGE", "en")

from pygame import Rect

from monopoly_gui.paths import HOME_VARIABLE
from monopoly_gui.scenes.probe import VARIABLE
from tests.waiting import LONG, ended_when_late, wait_until

TOP = Path(__file__).resolve().parents[2]
#: seconds that a program may take on a busy machine to start, and to do anything else
START, PATIENCE = LONG, 60.0
LOOK_EVERY = 0.015
#: what is told is read again after so long, also where it seems to be the same
READ_AGAIN = 0.25
#: what comes up by itself comes up within this time, in seconds
REST = 0.5
#: how the program is started
PROGRAM = ("-m", "monopoly_gui")
#: between the letters that are typed, in milliseconds
TYPING = "15"
#: the buttons that the wheel is to X, and how often it is turned for a widget out of sight
UP, DOWN, TURNS = 4, 5, 60
#: set where the tests in a window must run: then what they need must be there
REQUIRE = "MONOPOLY_GUI_REQUIRE_WINDOW"
Told = Mapping[str, Any]


def program_of(tree: Path) -> tuple[str, ...]:
    """The command of the program of another source folder."""
    first = f"import sys; sys.path.insert(0, {str(tree.resolve())!r})"
    return ("-c", f"{first}; from monopoly_gui.cli import main; sys.exit(main([]))")


class NotSeen(AssertionError):
    """Something did not appear in time; the text names what is there instead."""


def missing() -> str:
    """The reason why no window can be driven here, "" if one can."""
    if sys.platform == "win32":
        return "Xvfb and xdotool, by which windows are driven here, are Unix's"
    lacking = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    return f"{' and '.join(lacking)} must be installed to drive a real window" if lacking else ""


@contextmanager
def display(screen: tuple[int, int], begins_anew: bool = False) -> Iterator[str]:
    """An X server on a number that nobody has; its name for DISPLAY.

    ``begins_anew``: each time that its last client goes, as where nothing else runs.
    """
    read, write = os.pipe()
    with tempfile.TemporaryFile() as errors:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{screen[0]}x{screen[1]}x24",
             "-nolisten", "tcp", "-reset" if begins_anew else "-noreset"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=errors,
        )  # fmt: skip
        os.close(write)
        try:
            with ended_when_late(server), os.fdopen(read) as numbers:
                number = numbers.readline().strip()
            if not number:
                errors.seek(0)
                raise NotSeen(f"Xvfb did not start: {errors.read().decode(errors='replace')}")
            yield f":{number}"
        finally:
            stop(server)


def stop(process: subprocess.Popen[bytes]) -> int:
    """End a process that was started here, kindly at first; its status."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
    return process.wait(PATIENCE)


class Desk:
    """One run of the program: look at it, click, type, and take its picture."""

    def __init__(
        self,
        home: Path,
        server: str,
        window: tuple[int, int],
        settings: Mapping[str, object] | None,
        command: Sequence[str] = PROGRAM,
        watch: Path | None = None,
    ) -> None:
        """``watch`` is where the program says what it shows, if not in its user's folder."""
        home.mkdir(parents=True, exist_ok=True)
        if settings is not None and not (home / "settings.json").exists():
            (home / "settings.json").write_text(json.dumps(dict(settings)), encoding="utf-8")
        self.home = home
        self.watch = watch or home
        self.watch.mkdir(parents=True, exist_ok=True)
        #: whether the program may tell of a fault of its own
        self.forgives = False
        self.file = self.watch / "probe.json"
        self.file.unlink(missing_ok=True)
        silent = {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(TOP), "DISPLAY": server}
        mine = {VARIABLE: str(self.file), HOME_VARIABLE: str(home)}
        self.environment = {**os.environ, **silent, **mine}
        self.environment.pop("SDL_VIDEODRIVER", None)
        with (self.watch / "errors.txt").open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *command],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
            )
        try:
            self.wait_for(lambda told: True, "a first picture", START)
            self.window = self._find_window()
            self.resize(*window)
        except BaseException:
            self.kill()
            raise

    # the program ------------------------------------------------------------

    @property
    def errors(self) -> str:
        """The program's complaints."""
        return (self.watch / "errors.txt").read_text(encoding="utf-8", errors="replace")

    def quit(self) -> int:
        """Close the window as the desktop does; the exit status."""
        return self._gone(stop(self.process))

    def kill(self) -> int:
        """Pull the plug."""
        self.process.kill()
        return self._gone(self.process.wait(PATIENCE))

    def ended(self) -> int:
        """Wait for the program to end by itself; the exit status."""
        return self._gone(self.process.wait(PATIENCE))

    def _gone(self, status: int) -> int:
        """The exit status, once all that the program has left is put away."""
        return status

    def _find_window(self) -> str:
        found: list[str] = []

        def look() -> list[str]:
            found[:] = self.xdotool("search", "--onlyvisible", "--class", ".", check=False).split()
            return found

        wait_until(look, "the program opens a window")
        return found[0]

    def xdotool(self, *words: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if check and done.returncode:
            raise NotSeen(f"xdotool {' '.join(words)}: {done.stderr.strip()}")
        return done.stdout.strip()

    # looking ------------------------------------------------------------------

    def told(self) -> Told:
        """The current screen."""
        text: Told = json.loads(self.file.read_text(encoding="utf-8"))
        return text

    @property
    def top(self) -> str:
        """The name of the scene on top."""
        stack = self.told()["stack"]
        return str(stack[-1]) if stack else ""

    def wait_for(
        self, seen: Callable[[Told], object], what: str, seconds: float = PATIENCE
    ) -> Told:
        """Look until something is to be seen; NotSeen after so many seconds."""
        end = time.monotonic() + seconds
        stamp, read = 0, 0.0
        while True:
            alive = self.process.poll() is None
            if self.file.exists():
                newest, moment = self.file.stat().st_mtime_ns, time.monotonic()
                if newest != stamp or moment > read + READ_AGAIN:
                    stamp, read = newest, moment
                    text = self.told()
                    self._check_health(text)
                    if seen(text):
                        return text
            if not alive or time.monotonic() > end:
                now = outline(self.told()) if self.file.exists() else "nothing"
                how = "" if alive else f" The program ended ({self.process.returncode})."
                raise NotSeen(f"{what} did not come.{how}\n{now}\n{self.errors}")
            time.sleep(LOOK_EVERY)

    def _check_health(self, told: Told) -> None:
        if told["stack"] and told["stack"][-1] == "FailureScene" and not self.forgives:
            reports = sorted((self.home / "reports").glob("*.txt"))
            text = reports[-1].read_text(encoding="utf-8") if reports else "no report"
            raise NotSeen(f"The program failed.\n{text}")

    def shows(self, scene: str, seconds: float = PATIENCE) -> Told:
        """Wait until a scene lies on top and stands still."""
        return self.wait_for(
            lambda told: told["stack"][-1:] == [scene] and told["still"], scene, seconds
        )

    def widgets(self) -> dict[str, Told]:
        """The widgets of the scene on top, by name."""
        scenes = self.told()["scenes"]
        return {w["name"]: w for w in scenes[-1]["widgets"]} if scenes else {}

    def find(self, name: str, told: Told | None = None) -> Told:
        """The widget of that name in the highest scene that has one."""
        for scene in reversed((told or self.told())["scenes"]):
            for widget in scene["widgets"]:
                if widget["name"] == name:
                    return dict(widget)
        raise NotSeen(f"There is no {name} on {self.told()['stack']}.")

    def has(self, name: str) -> bool:
        """Whether a widget of that name is on the scene on top and can be used."""
        widget = self.widgets().get(name)
        return widget is not None and bool(widget["enabled"])

    # acting -----------------------------------------------------------------------

    def click(self, name: str, cell: str = "") -> None:
        """Click a widget, or the cell inside it that means this value."""
        widget = self.scrolled_to(name)
        rect = dict(map(tuple, widget["cells"]))[cell] if cell else widget["rect"]
        self.click_at(*Rect(rect).center)

    def scrolled_to(self, name: str) -> Told:
        """The widget, after so many turns of the wheel that its middle is in sight."""
        for turn in range(2 * TURNS):
            widget = self.find(name)
            clip = Rect(widget.get("clip") or (0, 0, *self.told()["size"]))
            place = Rect(widget["rect"])
            if place.size != (0, 0) and clip.top <= place.centery < clip.bottom:
                return widget
            # a page that is larger than the window does not tell on which side
            down = place.centery > clip.top if any(place) else turn < TURNS
            self.click_at(*clip.center, DOWN if down else UP)
            self.wait_for(lambda told: told["still"], "what was scrolled")
        raise NotSeen(f"The wheel does not bring {name} into sight.")

    def click_at(self, x: int, y: int, button: int = 1) -> None:
        self._act(1, "mousemove", "--window", self.window, str(x), str(y), "click", str(button))

    def point(self, x: int, y: int) -> None:
        """Move the pointer; nothing is waited for."""
        self.xdotool("mousemove", "--window", self.window, str(x), str(y))

    def key(self, *names: str) -> None:
        """Press keys one after the other, as xdotool calls them: Return, Escape, ctrl+a."""
        presses = sum(name.count("+") + 1 for name in names)
        self._act(presses, "key", "--delay", TYPING, *names)

    def type(self, text: str) -> None:
        """Type a text."""
        self._act(len(text), "type", "--delay", TYPING, text)

    def write(self, name: str, text: str) -> None:
        """Replace what is in a text field."""
        self.click(name)
        self.key("ctrl+a")
        self.type(text)
        self.wait_for(lambda told: self.find(name, told)["value"] == text, f"{text} in {name}")

    def _act(self, count: int, *words: str) -> None:
        """Do something, and wait until the program has taken so many releases, or has ended."""
        before = self.told()["used"]
        self.xdotool(*words)
        try:
            self.wait_for(lambda told: told["used"] >= before + count, f"an answer to {words}")
        except NotSeen:
            # what ends the program need not tell any more that it was heard
            if self.process.poll() != 0:
                raise

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the program has followed."""
        if self.told()["size"] != [width, height]:
            self.xdotool("windowsize", self.window, str(width), str(height))
        self.xdotool("windowmove", self.window, "0", "0")
        self.wait_for(lambda told: told["size"] == [width, height], f"{width}x{height}")

    def screenshot(self, path: Path) -> None:
        """Take the picture of the window, once it has been still for a moment."""
        self.wait_for(lambda told: told["still"], "a still picture")
        time.sleep(REST)
        self.wait_for(lambda told: told["still"], "a still picture")
        command = f"timeout 10 xwd -silent -id {self.window} | convert xwd:- {path}"
        subprocess.run(["sh", "-c", command], env=self.environment, check=True, timeout=PATIENCE)


def outline(told: Told) -> str:
    """The screen in a few lines for a person."""
    top: Told = told["scenes"][-1] if told["scenes"] else {"title": "", "widgets": []}
    names = [str(w["name"]) + ("" if w["enabled"] else f" ({w['reason']})") for w in top["widgets"]]
    return "\n".join(
        (
            f"{' > '.join(told['stack'])}: {top['title']}",
            f"widgets: {', '.join(names)}",
            f"messages: {told['toasts']}, still: {told['still']}",
            f"table: {told['table']}",
        )
    )


@contextmanager
def desk(
    home: Path, window: tuple[int, int] = (1280, 720), **settings: object
) -> Iterator[Callable[..., Desk]]:
    """An X server; each call starts the program on it with the same user folder.

    ``settings`` are those of a user who has been here before; ``newcomer=True`` is one of none.
    """
    newcomer = settings.pop("newcomer", False)
    with ExitStack() as stack:
        server = stack.enter_context(display((window[0] * 4 // 3, window[1] * 4 // 3)))

        def start(command: Sequence[str] = PROGRAM, watch: Path | None = None) -> Desk:
            program = Desk(home, server, window, None if newcomer else settings, command, watch)
            stack.callback(lambda: stop(program.process))
            return program

        yield start
