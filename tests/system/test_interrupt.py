"""Ctrl-C ends a command with one word, wherever it is just then."""

import subprocess
import sys
from pathlib import Path

from tests.waiting import LONG

TOP = Path(__file__).parents[2]
#: presses Ctrl-C in a console of its own, as soon as the command has told of the first game
PRESSES = f"""
import os, signal, subprocess, sys
# whoever runs the tests in the background may have had it ignored, which programs inherit
if sys.platform != "win32":
    signal.signal(signal.SIGINT, signal.default_int_handler)
words = [sys.executable, "-u", "-m", "monopoly_gui", "simulate",
         "--games", "1000000", "--format", "csv"]
with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
    process.stdout.readline()
    process.stdout.readline()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        os.kill(0, signal.CTRL_C_EVENT)
    else:
        process.send_signal(signal.SIGINT)
    said = process.communicate(timeout={LONG})[1].decode().split()
    print(process.returncode, *said)
"""


def test_a_long_simulation_is_stopped() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PRESSES],
        cwd=TOP,
        capture_output=True,
        text=True,
        timeout=2 * LONG,
        check=False,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    assert (done.stdout.split(), done.stderr) == (["130", "Stopped."], "")
