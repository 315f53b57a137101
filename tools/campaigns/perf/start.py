"""From the start of the program to its first picture, without a display."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from monopoly_gui import paths
from monopoly_gui.opening import MEASURE_VARIABLE

from .reference import Figure

#: the first run writes what later ones read, and does not count
TIMES = 6


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as home:
        yield Figure("from the start to the first picture", min(_runs(home)))


def _runs(home: str) -> list[float]:
    """Processor time of each run, in seconds, all its threads together."""
    env = {**os.environ, paths.HOME_VARIABLE: home, MEASURE_VARIABLE: "1"}
    env |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    found = []
    for _ in range(TIMES):
        program = subprocess.Popen(
            [sys.executable, "-m", "monopoly_gui"], env=env, stdout=subprocess.PIPE, text=True
        )
        assert program.stdout
        said = program.stdout.readline()
        program.send_signal(signal.SIGKILL)
        _, _, used = os.wait4(program.pid, 0)
        program.returncode = -signal.SIGKILL
        program.stdout.close()
        if not said.startswith("first frame at "):
            raise RuntimeError(f"no first picture, but {said!r}")
        found.append(used.ru_utime + used.ru_stime)
    return found
