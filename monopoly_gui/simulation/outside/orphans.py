"""Orphans of bot processes, found and ended on Linux.

A process that has been detached from its parent belongs to the nearest subreaper when that parent
ends, which is this program.  Its session distinguishes it from the program's own processes: a
stranger starts a session of its own, and nothing leads back into this one.
"""

import contextlib
import ctypes
import os
import signal
import sys
import time
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

#: Linux: orphaned processes are given to this one
SUBREAPER = 36
#: seconds between two checks for remaining processes
PAUSE = 0.01


@dataclass(slots=True)
class ChildProcesses:
    """The children of this process with sessions of their own: ``members`` may stay."""

    members: set[int] = field(default_factory=set)

    def end_orphans(self, patience: float) -> None:
        """End the others, and their own children in turn, within this many seconds."""
        end = time.monotonic() + patience
        while (orphans := foreign_children() - self.members) and time.monotonic() < end:
            for pid in orphans:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
                with contextlib.suppress(OSError):
                    os.waitpid(pid, os.WNOHANG)
            time.sleep(PAUSE)


def own_children() -> ChildProcesses:
    """The household of this process."""
    return _household(os.getpid())


@lru_cache(maxsize=1)
def _household(pid: int) -> ChildProcesses:
    # a forked process is no subreaper, so each process becomes one
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SUBREAPER, 1)
    return ChildProcesses(foreign_children())


def foreign_children() -> set[int]:
    """The children of this process in foreign sessions; none where the system does not say."""
    if sys.platform != "linux":
        return set()
    me, ours = str(os.getpid()), str(os.getsid(0))
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            # the fields after the name, which may hold any character: state, parent, group, session
            fields = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
            if fields[1] == me and fields[3] != ours:
                found.add(int(folder.name))
    return found
