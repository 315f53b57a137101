"""Run Windows programs under Wine, without leaving processes behind.

The parent of each program is a Windows program itself (``parent.py``): with Unix files or a
terminal as standard handles Python for Windows stops with "Invalid handle". The output of the
program goes to a file.
"""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from windows.bench import NotHere, Wrong

PARENT = Path(__file__).with_name("parent.py")
#: seconds in which Wine must have started the parent, and how often that and the program are tried
START = 90
STARTS = 3
#: seconds that the parent may need beyond the program's own limit
GRACE = 20
#: what the parent says when the program took too long, and when it could not be started
TOO_LONG, NOT_STARTED = 124, 125
#: of this system, what a Windows program needs; a window takes ``DISPLAY`` from ``more``
KEPT = ("PATH", "HOME", "USER")
WINE = {
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    # neither Mono nor Gecko is wanted, nor a window that offers them; nobody holds a controller
    # here, and the drivers for them crash now and then while Wine starts or ends
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winebus.sys=;winehid.sys=",
    # names of files are UTF-8
    "LC_ALL": "C.UTF-8",
    # for the same reason: Wine's XInput is at times still at work when SDL takes it down, and
    # then a program that ends crashes or hangs, which it does not with that of Windows
    "SDL_XINPUT_ENABLED": "0",
}


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a program: its status, its output, and Wine's messages."""

    status: int
    printed: str
    complaint: str = ""


@dataclass(frozen=True, slots=True)
class Wine:
    """A Windows of its own, in a folder, and the Python by which programs are started there."""

    prefix: Path
    python: Path
    #: whose profile it has; the one who runs this if none is named
    user: str = ""

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        user = {"USER": self.user, "LOGNAME": self.user} if self.user else {}
        return {**kept, **user, **WINE, "WINEPREFIX": str(self.prefix), **more}

    def make(self) -> None:
        """Lay out the folder anew, as Windows 10.

        Wine is Windows 7 otherwise, for which Python waits in vain for processes of its own.
        """
        self.stop()
        self.prefix.parent.mkdir(parents=True, exist_ok=True)
        self._bare("wineboot", "--init")
        self.set("", "Version", "win10")

    def set(self, place: str, name: str, value: str) -> None:
        """Change one of Wine's own settings, like UseTakeFocus of its place ``X11 Driver``."""
        key = rf"HKCU\Software\Wine\{place}".rstrip("\\")
        self._bare("wine", "reg", "add", key, "/v", name, "/d", value, "/f")

    def run(
        self,
        *command: str | Path,
        log: Path,
        limit: float,
        cwd: Path | None = None,
        more: Mapping[str, str] | None = None,
    ) -> Done:
        """Run a Windows program; paths are turned into Windows' own. Its output goes to ``log``.

        ``more`` is added to the environment, as Windows sees it.
        ``limit`` is in seconds; a program that takes longer is ended, and ``Wrong`` says so.
        """
        job = log.with_suffix(".job")
        words = [windows_path(word) if isinstance(word, Path) else word for word in command]
        job.write_text(
            json.dumps(
                {
                    "command": words,
                    "log": windows_path(log),
                    "limit": limit,
                    "cwd": windows_path(cwd or log.parent),
                    "environment": dict(more or {}),
                }
            ),
            encoding="utf-8",
        )
        log.unlink(missing_ok=True)
        for _ in range(STARTS):
            status, complaint = self._start(job, limit, more or {})
            printed = _text(log.read_bytes()) if log.exists() else ""
            if status is not None and status != NOT_STARTED:
                break
        else:
            raise Wrong(f"Wine did not start {STARTS} times: {job}\n{printed}{complaint}")
        if status == TOO_LONG:
            self.stop()
            raise Wrong(
                f"{words[0]} took longer than {limit:.0f} s; it printed:\n{printed[-3000:]}"
            )
        return Done(status, printed, complaint)

    def _start(self, job: Path, limit: float, more: Mapping[str, str]) -> tuple[int | None, str]:
        """The status of the job, None if Wine did not even start its parent; and what Wine said."""
        begun = job.with_suffix(".begun")
        begun.unlink(missing_ok=True)
        process = subprocess.Popen(
            ["wine", str(self.python), windows_path(PARENT), windows_path(job)],
            env=self.environment(more),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
        assert process.stdout is not None
        status: int | None = None
        try:
            if _appears(begun, process):
                # not until its pipe is closed: Wine's own servers may hold that for longer
                status = process.wait(timeout=limit + GRACE)
        except subprocess.TimeoutExpired:
            status = TOO_LONG
        finally:
            if process.poll() is None:
                self.stop()
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            os.set_blocking(process.stdout.fileno(), False)
            complaint = _text(process.stdout.read() or b"")
            process.stdout.close()
        return status, complaint

    def stop(self) -> None:
        """End every program of this Windows."""
        if self.prefix.is_dir():
            with suppress(subprocess.TimeoutExpired):
                command = ["wineserver", "--kill"]
                subprocess.run(command, env=self.environment({}), timeout=GRACE, check=False)

    def _bare(self, *command: str) -> None:
        """Run one of Wine's own programs, which do not mind their standard handles."""
        if not shutil.which(command[0], path=self.environment({}).get("PATH")):
            raise NotHere(f"Wine cannot be started: there is no {command[0]}")
        for _ in range(STARTS):
            with suppress(subprocess.TimeoutExpired):
                done = subprocess.run(
                    command,
                    env=self.environment({}),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=START,
                    check=False,
                )
                if done.returncode == 0:
                    return
            self.stop()
        raise NotHere(f"Wine did not start {STARTS} times: {' '.join(command)}")


def _text(printed: bytes) -> str:
    """Output decoded as UTF-8, or else in the code page of western Windows."""
    try:
        text = printed.decode("utf-8")
    except UnicodeDecodeError:
        text = printed.decode("cp1252", "replace")
    return text.replace("\r\n", "\n")


def windows_path(path: Path) -> str:
    """The Windows path of a file of this system."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def _appears(file: Path, process: subprocess.Popen[bytes]) -> bool:
    """Wait until a file is there; False if the process ends before, or it takes too long."""
    until = time.monotonic() + START
    while time.monotonic() < until:
        if file.exists():
            return True
        if process.poll() is not None:
            return file.exists()
        time.sleep(0.1)
    return False
