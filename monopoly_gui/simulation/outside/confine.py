"""Resource limits a bot process sets for itself on Unix."""

import ctypes
import os
import signal
import sys
from collections.abc import Sequence

#: Linux: have a signal sent when the parent ends
PDEATHSIG = 1
#: bytes of a file that it writes
LARGEST_FILE = 64 * 1024**2
#: processes of the user, where the user is not the administrator
PROCESSES = 2000


def confine(memory: int) -> None:
    """Limit this process and its children as far as the system can."""
    if sys.platform == "win32":
        return
    import resource

    wanted = {"RLIMIT_DATA": memory, "RLIMIT_FSIZE": LARGEST_FILE, "RLIMIT_CORE": 0}
    if os.getuid() != 0:
        wanted["RLIMIT_NPROC"] = PROCESSES
    for name, most in wanted.items():
        which = getattr(resource, name)
        hard = resource.getrlimit(which)[1]
        low = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(which, (low, hard))
        except (OSError, ValueError):
            continue
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PDEATHSIG, signal.SIGKILL)


def main(words: Sequence[str]) -> int:
    """``bytes program arguments ...``: become the program, bound to its limits."""
    confine(int(words[0]))
    try:
        os.execv(words[1], list(words[1:]))
    except OSError:
        return 127
