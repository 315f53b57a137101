"""A process of a stranger: lines are written to it and read from it, within limits."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Full, Queue
from typing import IO

from .jobs import Job
from .limits import Limits

#: lines that wait to be read; who writes more waits, or is ended
AHEAD = 4
#: seconds for a process to be gone after it was killed
GONE = 5.0


class Gone(Exception):
    """Nothing more comes from the process; the text says why."""


class Late(Gone):
    """The process did not answer in its time."""


class Child:
    """One process, in a session of its own, which ends with this object and with the program.

    Between questions it is stopped where the system can do that (``pauses``), so that it cannot
    think in the others' time.
    """

    def __init__(self, command: Sequence[str], limits: Limits, pauses: bool = False) -> None:
        self._limits = limits
        self._pauses = pauses and hasattr(signal, "SIGSTOP")
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise Gone(f"it could not be started ({error.strerror})") from None
        self._job = Job(self._process, limits.memory)
        self._lines: Queue[bytes] = Queue(AHEAD)
        self._ended = threading.Event()
        out = self._process.stdout
        assert out is not None
        reader = threading.Thread(target=self._read, args=(out,), name="outside", daemon=True)
        reader.start()

    @property
    def alive(self) -> bool:
        return not self._ended.is_set() and self._process.poll() is None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write a line, and give the next one that it writes; Gone if it never does."""
        self.tell(line)
        try:
            answer = self._lines.get(timeout=seconds)
        except Empty:
            answer = b""
        if answer:
            self._signal("SIGSTOP")
            return answer
        late = not self._ended.is_set()
        self.end()
        raise Late(f"it took longer than {seconds:g} s") if late else Gone("its process ended")

    def tell(self, line: bytes) -> None:
        """Write a line; what it wrote before, unasked, is not heard."""
        while True:
            try:
                self._lines.get_nowait()
            except Empty:
                break
        self._signal("SIGCONT")
        into = self._process.stdin
        assert into is not None
        try:
            into.write(line)
            into.flush()
        except OSError:
            self.end()
            raise Gone("its process ended") from None

    def end(self) -> None:
        """End the process, and all that it started and that still belong to it."""
        self._ended.set()
        if hasattr(os, "killpg"):
            try:
                os.killpg(self._process.pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                self._process.kill()
        else:
            self._process.kill()
        self._job.close()
        try:
            self._process.wait(GONE)
        except subprocess.TimeoutExpired:
            return
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue

    def _read(self, out: IO[bytes]) -> None:
        """Pass lines on until the process ends, or writes one that is too long."""
        while not self._ended.is_set():
            try:
                line = out.readline(self._limits.line + 1)
            except (OSError, ValueError):
                line = b""
            if not line or len(line) > self._limits.line:
                self._ended.set()
                line = b""
            while not self._ended.is_set():
                try:
                    self._lines.put(line, timeout=0.2)
                    break
                except Full:
                    continue
            else:
                self._wake()

    def _wake(self) -> None:
        """Let whoever waits know that nothing comes."""
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


def _environment() -> dict[str, str]:
    """This program's own, in which another Python finds the same package."""
    found = dict(os.environ)
    package = Path(__file__).resolve().parents[3]
    if not getattr(sys, "frozen", False):
        paths = [str(package), *filter(None, [found.get("PYTHONPATH", "")])]
        found["PYTHONPATH"] = os.pathsep.join(paths)
    return found
