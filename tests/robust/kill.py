"""Games that are killed at any moment, and what is found of all of them afterwards.

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
from monopoly_gui.match.film import Film
from monopoly_gui.match.history import replay
from monopoly_gui.match.match import Match, Step
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.session import Session
from monopoly_gui.storage import SeatRecord, journal_of, load
from monopoly_gui.storage.kept import Entry, Shelf
from monopoly_gui.storage.save_file import position
from tests.scenes.screen import Screen

#: a folder with all that file names may hold
FOLDER = "Spiele für Zoë – 遊戲 'n' \"more\""
#: and players who are called anything
NAMES = ("Zoë 'the' \"Dog\"", "李\u202e雷", "</b>\\n{0}%s", "🎲" * 5)
#: seconds after which the process is killed
LONGEST = 0.5
#: actions that are told before it is, however slow the machine
LEAST = 8
#: games between which it goes to and fro
MOST_GAMES = 12


def mark(state: State) -> str:
    """A game and its moment, in a few characters."""
    return f"{state.seed} {state.version} {zlib.crc32(repr(position(state)).encode())}"


def tell(told: int, id: str, match: Match, step: Step | None = None) -> None:
    """Say that an action of a game is done."""
    os.write(told, f"{id} {mark(match.state)}\n".encode())


def play(told: int, seed: int) -> None:
    """Go from game to game for ever, as players do; tell of each action that was done."""
    rng = random.Random(seed)
    screen = Screen((640, 400))
    session = Session(screen.context)
    screen.frame()
    while True:
        turn_to_another_game(rng, screen, session)
        match, id = session.match, session.path.stem
        assert match is not None
        tell(told, id, match)
        match.on_step.append(partial(tell, told, id, match))
        for _ in range(rng.choice((1, 5, 60))):
            if match.state.over:
                break
            match.poll(1.0)


def turn_to_another_game(rng: random.Random, screen: Screen, session: Session) -> None:
    """A new one, one that is kept, a scenario, or one that goes on from a moment of another."""
    kept = [entry for entry in session.shelf.entries() if not entry.finished]
    context, way = screen.context, rng.random()
    if len(kept) < 2 or (len(kept) < MOST_GAMES and way < 0.3):
        context.start_game(NewGame([SeatRecord(name, "ai") for name in NAMES], "us_2008"))
    elif len(kept) < MOST_GAMES and way < 0.4:
        context.load_game(rng.choice(sorted(paths.scenarios().glob("*.json"))))
    elif len(kept) < MOST_GAMES and way < 0.5:
        film = Film(load(session.shelf.path(rng.choice(kept).id)))
        context.play_from(film.cut(rng.randrange(len(film) + 1)))
    elif way < 0.7:
        session.shelf.rename(rng.choice(kept).id, f"No. {rng.randrange(100)}")
        context.continue_game()
        if session.match is None:
            context.play_kept(rng.choice(kept).id)
    else:
        context.play_kept(rng.choice(kept).id)


def killed(seconds: float, seed: int) -> list[str]:
    """What a process told before it was killed after so long, and ``LEAST`` actions."""
    here, there = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            play(there, seed)
        finally:
            os._exit(1)
    os.close(there)
    text, end = b"", 0.0
    while True:
        left = end - time.monotonic() if text.count(b"\n") >= LEAST else 60.0
        ready = select.select([here], [], [], max(0.0, left))[0]
        data = os.read(here, 65536) if ready else b""
        text += data
        if ready and not data:
            raise AssertionError("the game ended by itself")
        # the clock runs from the first sign of life, so that every kill hits a game being played
        end = end or time.monotonic() + seconds
        if time.monotonic() >= end and text.count(b"\n") >= LEAST:
            break
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while data := os.read(here, 65536):
        text += data
    os.close(here)
    return text.decode().split("\n")[:-1]


class Told:
    """What was told of each game, and what was found of it; by id."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self._looked: dict[str, tuple[float, ...]] = {}

    def check(self, shelf: Shelf, told: list[str]) -> tuple[int, int]:
        """Compare all games with what was told of them: how many, and how many are a step on.

        The one that was played last may be one action further than was told; what is found of
        it then is what it has to be from now on.
        """
        for line in told:
            id, _, moment = line.partition(" ")
            self.last[id] = moment
        playing = told[-1].partition(" ")[0] if told else ""
        there = {entry.id: entry for entry in shelf.entries()}
        lost = set(self.last) - set(there)
        assert not lost, f"{lost} are gone"
        further = 0
        for id, entry in there.items():
            assert not entry.problem, f"{id}: {entry.problem}"
            files = [shelf.path(id), journal_of(shelf.path(id))]
            times = tuple(file.stat().st_mtime for file in files if file.exists())
            if times == self._looked.get(id):
                continue
            self._looked[id] = times
            found = checked(shelf.path(id), entry)
            expected = self.last.get(id)
            if expected is not None and found != expected:
                seed, version, _ = expected.split()
                assert id == playing, f"{id}: {found} was found, {expected} was done"
                assert found.split()[:2] == [seed, str(int(version) + 1)], f"{found}, {expected}"
                further += 1
            self.last[id] = found
        return len(there), further


def checked(path: Path, entry: Entry) -> str:
    """The mark of the game in a file, which must be whole, and as the list says."""
    game = load(path)
    assert game.state.problems() == []
    again = replay(game.start, game.log).state
    assert again == game.state, "the log and the position differ"
    assert entry.round == game.state.round and bool(entry.finished) == game.state.over
    return mark(game.state)


def campaign(times: int, seed: int, home: Path) -> tuple[int, int, int]:
    """Kill so often; how many actions were done, how many kills hit one half done, and games."""
    os.environ[paths.HOME_VARIABLE] = str(home / FOLDER)
    rng, actions, between, games = random.Random(seed), 0, 0, 0
    shelf, all_told = Shelf(paths.user_games()), Told()
    for number in range(times):
        told = killed(rng.random() ** 2 * LONGEST, seed * 1000 + number)
        games, further = all_told.check(shelf, told)
        actions += len(told)
        between += further
    return actions, between, games


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.robust.kill", description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where to play (a temporary folder)")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        actions, between, games = campaign(given.times, given.seed, given.folder or Path(folder))
    print(
        f"{given.times} kills in {games} games, {actions} actions, {between} kills "
        f"between an action and word of it, nothing lost, {time.monotonic() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
