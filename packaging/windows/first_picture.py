"""Run on either system: the time until the game's first picture, and the memory at that point.

``first_picture.py FOLDER`` prints one JSON object. The picture is drawn but not shown, so the
measurement excludes the window system. FOLDER is for the user's files.
"""

import ctypes
import json
import os
import subprocess
import sys
import time
from ctypes import wintypes
from pathlib import Path

#: starts, of which the fastest counts; the first one compiles the sources
TIMES = 4
MB = 1_000_000


class Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS of Windows."""

    _fields_ = (
        ("cb", wintypes.DWORD),
        ("PageFaultCount", wintypes.DWORD),
        ("PeakWorkingSetSize", ctypes.c_size_t),
        ("WorkingSetSize", ctypes.c_size_t),
        ("QuotaPeakPagedPoolUsage", ctypes.c_size_t),
        ("QuotaPagedPoolUsage", ctypes.c_size_t),
        ("QuotaPeakNonPagedPoolUsage", ctypes.c_size_t),
        ("QuotaNonPagedPoolUsage", ctypes.c_size_t),
        ("PagefileUsage", ctypes.c_size_t),
        ("PeakPagefileUsage", ctypes.c_size_t),
    )


def main(home: str) -> int:
    runs = [start({**os.environ, **quietly(home)}) for _ in range(TIMES)]
    seconds = min(seconds for seconds, _ in runs)
    memory = min(memory for _, memory in runs)
    print(json.dumps({"seconds": round(seconds, 2), "megabytes": round(memory / MB)}))
    return 0


def quietly(home: str) -> dict[str, str]:
    """A hook that starts the game without a window, and reports its first picture."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {**drivers, "MONOPOLY_GUI_HOME": home, "MONOPOLY_GUI_FIRST_FRAME": "1"}


def start(env: dict[str, str]) -> tuple[float, int]:
    """Seconds to the first picture, and the bytes that are in memory by then."""
    begun = time.time()
    command = [sys.executable, "-m", "monopoly_gui"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        used = memory_of(process)
        process.kill()
    if not said.startswith("first frame at "):
        raise RuntimeError(f"no first picture, but {said!r}")
    return float(said.split()[-1]) - begun, used


def memory_of(process: subprocess.Popen[str]) -> int:
    """Bytes of a process that are in memory."""
    if sys.platform == "win32":
        counters = Counters()
        counters.cb = ctypes.sizeof(counters)
        handle = int(process._handle)
        if not ctypes.windll.psapi.GetProcessMemoryInfo(
            wintypes.HANDLE(handle), ctypes.byref(counters), counters.cb
        ):
            raise ctypes.WinError()
        return int(counters.WorkingSetSize)
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    (kilobytes,) = (line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(kilobytes) * 1024


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
