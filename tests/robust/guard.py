"""A watch on what the program opens and runs: nothing outside the folders that it was given."""

import os
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import cast

import monopoly_gui

#: what no file of the game may ever bring about
NEVER = frozenset(
    (
        "os.system",
        "os.exec",
        "os.posix_spawn",
        "os.startfile",
        "subprocess.Popen",
        "socket.connect",
        "socket.bind",
        "pickle.find_class",
        "marshal.loads",
        "webbrowser.open",
        "urllib.Request",
    )
)
#: Windows has two names for it
NOWHERE = (os.devnull, os.path.realpath(os.devnull))
PROGRAM = Path(monopoly_gui.__file__).resolve().parents[1]


class Breach(BaseException):
    """Something was done that no file may bring about; no handler of errors swallows it."""


class Hang(BaseException):
    """A file took too long."""


class Guard:
    """Watches from the first ``watching`` on; a hook of the interpreter cannot be taken away."""

    def __init__(self) -> None:
        self.folders: Sequence[str] | None = None
        self.code = ""
        self.found: list[str] = []
        self._hooked = False

    @contextmanager
    def watching(self, *folders: Path, code: Path | None = None) -> Iterator[None]:
        """Allow writing in these folders only, and reading in them and in the program's.

        ``code`` is the one file besides the program's that may be run, in a process of its own.
        """
        if not self._hooked:
            sys.addaudithook(self._hear)
            self._hooked = True
        self.folders = [str(folder) for folder in folders]
        self.code = str(code or "")
        try:
            yield
        finally:
            self.folders = None
        if self.found:
            found, self.found = self.found, []
            raise Breach("; ".join(found))

    def _hear(self, event: str, values: tuple[object, ...]) -> None:
        if self.folders is None:
            return
        if event == "subprocess.Popen" and self.code and self._is_bot(values[1]):
            return
        if event in NEVER:
            self.found.append(f"{event} {values!r}")
        elif event == "open":
            path, mode, flags = values
            if isinstance(path, str | bytes | os.PathLike):
                self._opened(os.path.realpath(os.fsdecode(path)), str(mode or ""), flags)
        elif event in ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink"):
            for path in values[:2]:
                if isinstance(path, str | bytes):
                    self._opened(os.path.realpath(os.fsdecode(path)), "w", 0)
        elif event == "exec" and isinstance(values[0], CodeType):
            name = values[0].co_filename
            if not name.startswith(("<", *self._program())):
                self.found.append(f"ran {name}")

    def _is_bot(self, words: object) -> bool:
        # on Windows one line, as it is started there
        line = words if isinstance(words, str) else " ".join(map(str, cast("list[object]", words)))
        return "bot-process" in line and self.code in line

    def _program(self) -> tuple[str, ...]:
        return (str(PROGRAM), sys.prefix, sys.base_prefix, "/usr/")

    def _opened(self, path: str, mode: str, flags: object) -> None:
        writes = any(letter in mode for letter in "wax+") or (
            isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))
        )
        folders = tuple(self.folders or ())
        allowed = folders if writes else (*folders, *self._program(), "/dev/", "/proc/", "/etc/")
        if path not in NOWHERE and not path.startswith(allowed) and "__pycache__" not in path:
            self.found.append(f"{'wrote' if writes else 'read'} {path}")


GUARD = Guard()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise Hang if it takes longer; where there is no such alarm, wait for ever."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Hang(f"more than {seconds} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def temporary_home() -> Path:
    """A folder with an awkward name for the user's files."""
    folder = Path(os.path.realpath(tempfile.mkdtemp())) / "Zoë's 遊戲 folder"
    folder.mkdir()
    return folder
