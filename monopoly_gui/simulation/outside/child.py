"""A foreign process: exchange of lines with it, within limits."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO

from .entrant import BotLimits
from .jobs import WindowsJob
from .orphans import own_children

#: lines waiting to be read; a process that writes more waits, or is ended
AHEAD = 4
#: bytes read at once
CHUNK = 64 * 1024
#: seconds for a process to be gone after it was killed
GONE = 5.0


class ProcessGone(Exception):
    """Nothing more comes from the process; the text says why."""


class AnswerTimeout(ProcessGone):
    """The process did not answer in its time."""


class Child:
    """One process, in a session of its own, which ends with this object and with the program.

    What it has started ends with it too, detached or not, where the system can do that.  Its pipes
    may be held open by what is left of it, so nobody but two threads waits for them.

    Between questions it is stopped where the system can do that (``pauses``), so that it cannot
    think in the others' time.
    """

    def __init__(self, command: Sequence[str], limits: BotLimits, pauses: bool = False) -> None:
        self._limits = limits
        self._pauses = pauses and hasattr(signal, "SIGSTOP")
        self._household = own_children()
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise ProcessGone(f"it could not be started ({error.strerror})") from None
        self._household.members.add(self._process.pid)
        self._job = WindowsJob(self._process, limits.memory)
        self._lines: Queue[bytes] = Queue(AHEAD)
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._ended = threading.Event()
        for work, pipe in ((self._read, self._process.stdout), (self._write, self._process.stdin)):
            assert pipe is not None
            threading.Thread(target=work, args=(pipe,), name="outside", daemon=True).start()

    @property
    def alive(self) -> bool:
        return not self._ended.is_set() and self._process.poll() is None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write a line, and return the process's next one; Gone if it never comes."""
        self.send(line)
        try:
            answer = self._lines.get(timeout=seconds)
        except Empty:
            answer = b""
        if answer:
            self._signal("SIGSTOP")
            return answer
        late = not self._ended.is_set()
        self.end()
        raise (
            AnswerTimeout(f"it took longer than {seconds:g} s")
            if late
            else ProcessGone("its process ended")
        )

    def send(self, line: bytes) -> None:
        """Write a line; anything the child wrote before, unasked, is dropped."""
        while True:
            try:
                self._lines.get_nowait()
            except Empty:
                break
        self._signal("SIGCONT")
        self._questions.put(line)

    def end(self) -> None:
        """End the process, and all its descendants that still belong to it."""
        self._ended.set()
        self._questions.put(b"")
        if hasattr(os, "killpg"):
            try:
                os.killpg(self._process.pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                self._process.kill()
        else:
            self._process.kill()
        self._job.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GONE)
        self._household.members.discard(self._process.pid)
        self._household.end_orphans(GONE)

    def _read(self, out: IO[bytes]) -> None:
        """Pass lines on until the process ends, or writes one that is too long."""
        with out:
            lines = _lines(out, self._limits.line)
            while not self._ended.is_set():
                line = next(lines, b"")
                if not line:
                    self._ended.set()
                while not self._ended.is_set():
                    try:
                        self._lines.put(line, timeout=0.2)
                        break
                    except Full:
                        continue
                else:
                    self._wake()

    def _write(self, into: IO[bytes]) -> None:
        """Write questions until there are no more; a process that does not read gets none."""
        with contextlib.suppress(OSError), into:
            while line := self._questions.get():
                rest = memoryview(line)
                while rest:
                    rest = rest[into.write(rest) :]

    def _wake(self) -> None:
        """Wake the waiting thread with an empty answer."""
        try:
            self._lines.put_nowait(b"")
        except Full:
            return

    def _signal(self, name: str) -> None:
        if self._pauses:
            try:
                os.killpg(self._process.pid, getattr(signal, name))
            except (ProcessLookupError, PermissionError):
                return


def _lines(out: IO[bytes], most: int) -> Iterator[bytes]:
    """The lines received, until the end or a line of more bytes than ``most``."""
    rest = b""
    while len(rest) <= most:
        try:
            more = out.read(CHUNK)
        except (OSError, ValueError):
            return
        if not more:
            return
        *lines, rest = (rest + more).split(b"\n")
        for line in lines:
            if len(line) >= most:
                return
            yield line + b"\n"


def _environment() -> dict[str, str]:
    """This program's own, in which another Python finds the same package."""
    found = dict(os.environ)
    package = Path(__file__).resolve().parents[3]
    if not getattr(sys, "frozen", False):
        paths = [str(package), *filter(None, [found.get("PYTHONPATH", "")])]
        found["PYTHONPATH"] = os.pathsep.join(paths)
    return found
