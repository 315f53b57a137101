"""Measure the game with the Windows Python and with the running one."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from identity import TOP
from windows.bench import Bench, Figure, Wrong
from windows.wine import Wine, windows_path

SCRIPT = Path(__file__).with_name("first_picture.py")
#: seconds that all starts may take together
LIMIT = 180


def measure(bench: Bench) -> None:
    """The time and the memory of the start; a report, not a check."""
    windows, linux = _under_wine(bench), _here()
    names = ("start to first picture, from the sources", "memory at the first picture")
    for figure in map(Figure, names, windows, linux):
        bench.figures.append(figure)


def _under_wine(bench: Bench) -> tuple[str, str]:
    folder = bench.work / "figures"
    folder.mkdir(exist_ok=True)
    done = Wine(bench.work / "prefix", bench.python).run(
        *(bench.python, SCRIPT, folder / "home"),
        log=folder / "printed.log",
        limit=bench.seconds(LIMIT),
        cwd=TOP,
        more={"PYTHONPATH": windows_path(TOP)},
    )
    return _read(done.printed, done.status)


def _here() -> tuple[str, str]:
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, str(SCRIPT), home]
        done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    return _read(done.stdout + done.stderr, done.returncode)


def _read(printed: str, status: int) -> tuple[str, str]:
    if status:
        raise Wrong(f"nothing could be measured: {printed}")
    text = json.loads(printed)
    return f"{text['seconds']:.2f} s", f"{text['megabytes']} MB"
