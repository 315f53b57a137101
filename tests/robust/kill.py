"""Games that are killed at any moment, and what is found of them afterwards.

``python -m tests.robust.kill --times 200 --seed 1`` kills the playing process so often.
"""

from __future__ import annotations

import argparse
import os
import random
import select
import signal
import sys
import tempfile
import time
import zlib
from functools import partial
from pathlib import Path

from monopoly_gui import paths
from monopoly_gui.engine.state import State
from monopoly_gui.match.history import replay
from monopoly_gui.match.match import Match, Step
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.session import Session
from monopoly_gui.storage import SavedGame, SeatRecord, load
from monopoly_gui.storage.save_file import position
from tests.scenes.screen import Screen

#: a folder with all that file names may hold
FOLDER = "Spiele für Zoë – 遊戲 'n' \"more\""
#: and players who are called anything
NAMES = ("Zoë 'the' \"Dog\"", "李\u202e雷", "</b>\\n{0}%s", "🎲" * 5)
#: seconds after which the process is killed
LONGEST = 0.5


def mark(state: State) -> str:
    """A game and its moment, in a few characters."""
    return f"{state.seed} {state.version} {zlib.crc32(repr(position(state)).encode())}"


def tell(told: int, match: Match, step: Step) -> None:
    """Say that an action is done."""
    os.write(told, f"{mark(match.state)}\n".encode())


def play(told: int) -> None:
    """Go on with the last game, or begin one, for ever; tell of each action that was done."""
    screen = Screen((640, 400))
    session = Session(screen.context)
    screen.frame()
    while True:
        if session.why_not_continue() or session.match is not None:
            seats = [SeatRecord(name, "ai") for name in NAMES]
            screen.context.start_game(NewGame(seats, "us_2008"))
        else:
            screen.context.continue_game()
        match = session.match
        assert match is not None
        match.on_step.append(partial(tell, told, match))
        os.write(told, f"{mark(match.state)}\n".encode())
        while not match.state.over:
            match.poll(1.0)


def killed(seconds: float) -> list[str]:
    """What a process told before it was killed after so long."""
    here, there = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            play(there)
        finally:
            os._exit(1)
    os.close(there)
    text, end = b"", 0.0
    while True:
        left = end - time.monotonic() if end else 60.0
        ready = select.select([here], [], [], max(0.0, left))[0]
        data = os.read(here, 65536) if ready else b""
        text += data
        if ready and not data:
            raise AssertionError("the game ended by itself")
        # the clock runs from the first sign of life, so that every kill hits a game being played
        end = end or time.monotonic() + seconds
        if time.monotonic() >= end:
            break
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while data := os.read(here, 65536):
        text += data
    os.close(here)
    return text.decode().split("\n")[:-1]


def check(path: Path, told: list[str]) -> SavedGame:
    """The game that is found: what was told last, or the one action after it."""
    game = load(path)
    assert game.state.problems() == []
    again = replay(game.start, game.log).state
    assert again == game.state, "the log and the position differ"
    found = mark(game.state)
    if found != told[-1]:
        seed, version, _ = told[-1].split()
        assert (game.state.seed, game.state.version) == (int(seed), int(version) + 1) or (
            game.state.version == 0 and game.state.seed != int(seed)
        ), f"{found} was found, {told[-1]} was done"
    assert tuple(seat.name for seat in game.seats) == NAMES
    return game


def campaign(times: int, seed: int, home: Path) -> tuple[int, int]:
    """Kill so often; how many actions were done, and how many kills hit one half done."""
    os.environ[paths.HOME_VARIABLE] = str(home / FOLDER)
    rng, actions, between = random.Random(seed), 0, 0
    path = paths.user_saves() / "autosave.json"
    for _ in range(times):
        told = killed(rng.random() ** 2 * LONGEST)
        game = check(path, told)
        actions += len(told)
        between += mark(game.state) != told[-1]
    return actions, between


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.robust.kill", description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where to play (a temporary folder)")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        actions, between = campaign(given.times, given.seed, given.folder or Path(folder))
    print(
        f"{given.times} kills, {actions} actions, {between} kills between an action and word of "
        f"it, nothing lost, {time.monotonic() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
