"""Measures how long whole games take to be shown at Normal speed, on a clock of its own.

``python -m tests.scenes.pace [--games 3] [--keep FOLDER]``

Opponents play among themselves, and their games are run as films. With ``--keep`` the games lie in
that folder: another version of the program, which finds them there, shows the same.
"""

from __future__ import annotations

import argparse
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.film import Film
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.replay.reel import Reel
from monopoly_gui.scenes.table.game import person
from monopoly_gui.storage import SavedGame, SeatRecord, load, save
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.playback.timeline import unheard
from monopoly_gui.ui.text.people import People
from tests.scenes.screen import Screen

TOKENS, NAMES = ("car", "dog", "hat", "ship"), ("Ada", "Blaise", "Chen", "Dorothy")
STEP = 0.05
#: more actions than a game needs
MOST = 4000


def played(seed: int) -> SavedGame:
    """A game of four opponents."""
    seats = [SeatRecord(NAMES[p], "ai", TOKENS[p], p, bot="normal") for p in range(4)]
    match = Match.new("us_2008", Rules(), seats, seed, threaded=False)
    for _ in range(MOST):
        if match.state.over or match.poll() is None:
            break
    return match.saved(f"Pace {seed}")


def shown(game: SavedGame) -> tuple[float, int]:
    """The seconds that it takes, and the turns in it."""
    film = Film(game)
    people = People([person(seat) for seat in game.seats], game.start.board)
    reel = Reel(film, people, load_theme("classic").motion, unheard)
    reel.playing = True
    while reel.moving:
        reel.tick(STEP)
    return reel.now, reel.state.turn


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--games", type=int, default=3)
    read.add_argument("--keep", type=Path)
    given = read.parse_args()
    Screen()
    seconds, turns = 0.0, 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for seed in range(1, given.games + 1):
            file = folder / f"pace{seed}.json"
            if not file.exists():
                save(file, played(seed), datetime.now(UTC))
            took, count = shown(load(file))
            print(
                f"game {seed}: {count} turns, {took:.0f} s, {took / count:.2f} s each", flush=True
            )
            seconds, turns = seconds + took, turns + count
    print(f"all: {turns} turns, {seconds:.0f} s, {seconds / turns:.2f} s each")


if __name__ == "__main__":
    main()
