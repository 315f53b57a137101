"""Saving and loading a whole game, on this disk and without it."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.history import replay
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SeatRecord, load, prepare, save

from .reference import Figure, seconds

ACTIONS = 500
TIMES = 10


def figures() -> Iterator[Figure]:
    seats = [SeatRecord(name, "ai") for name in ("Ada", "Ben", "Cleo", "Dan")]
    match = Match.new("us_2008", Rules(), seats, 1, threaded=False)
    while len(match.log) < ACTIONS and match.poll():
        pass
    saved = match.saved("perf")
    acts = len(saved.log)
    yield Figure(f"encoding a game of {acts} actions", seconds(lambda: prepare(saved), TIMES))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        save_time = seconds(lambda: save(path, saved), TIMES, time.perf_counter)
        yield Figure(f"saving it ({path.stat().st_size:,} bytes)", save_time)
        yield Figure("loading it", seconds(lambda: load(path), TIMES))
    yield Figure("replaying it", seconds(lambda: replay(saved.start, saved.log), TIMES))
