"""Games killed at random moments, and the state of all stored games afterwards.

``python -m tools.campaigns.kill --times 200 --seed 1`` kills a playing process 200 times.  Two
processes play one game after the other in the same folder, while seats change hands.
"""

import argparse
import os
import random
import select
import signal
import sys
import tempfile
import time
import zlib
from collections.abc import Sequence
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
from monopoly_gui.storage.kept import GameEntry, Shelf
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
#: seconds without a word after which no game is expected to begin any more
SILENCE = 120.0
#: games between which they go to and fro
MOST_GAMES = 12
#: programs that play at once
PROGRAMS = 2
#: computers that take a seat
LEVELS = ("easy", "normal", "hard")


def mark(state: State, seats: Sequence[SeatRecord], changes: int) -> str:
    """A game and its moment, in a few characters: seed, actions, changes of seats, and the rest."""
    rest = repr((position(state), tuple(seats)))
    return f"{state.seed} {state.version} {changes} {zlib.crc32(rest.encode())}"


def tell(told: int, id: str, match: Match, step: Step | None = None) -> None:
    """Say that an action of a game is done, or that somebody has sat down."""
    os.write(told, f"{id} {mark(match.state, match.seats, len(match.changes))}\n".encode())


def play(told: int, seed: int) -> None:
    """Go from game to game for ever, as players do; report each action."""
    rng = random.Random(seed)
    screen = Screen((640, 400))
    session = Session(screen.context)
    screen.frame()
    while True:
        turn_to_another_game(rng, screen, session)
        while (match := session.match) is not None:
            id = session.path.stem
            tell(told, id, match)
            match.on_step.append(partial(tell, told, id, match))
            for _ in range(rng.choice((1, 5, 60))):
                if match.state.over:
                    break
                match.poll(1.0)
            if match.state.over or rng.random() < 0.6:
                break
            seat = rng.choice(match.state.living())
            name = f"Guest {rng.randrange(100)}"
            session.reseat(match, seat, SeatRecord(name, "ai", "", seat, rng.choice(LEVELS)))


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


class Program:
    """A process that plays, and is killed after so many seconds and ``LEAST`` actions."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.here, there = os.pipe()
        self.child = os.fork()
        if self.child == 0:
            try:
                play(there, seed)
            finally:
                os._exit(1)
        os.close(there)
        self.seconds, self.end, self.text = seconds, 0.0, b""

    @property
    def left(self) -> float:
        """Seconds until it is killed."""
        begun = self.text.count(b"\n") >= LEAST
        return max(0.0, self.end - time.monotonic()) if begun else SILENCE

    def hear(self) -> None:
        """Take its output."""
        data = os.read(self.here, 65536)
        assert data, "the game ended by itself"
        # the clock runs from the first sign of life, so that every kill hits a game being played
        self.end = self.end or time.monotonic() + self.seconds
        self.text += data

    def kill(self) -> list[str]:
        """Kill it; all its output."""
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        while data := os.read(self.here, 65536):
            self.text += data
        os.close(self.here)
        return self.text.decode().split("\n")[:-1]


def killed(times: Sequence[float], seed: int) -> list[list[str]]:
    """The output of this many processes that played at once until each was killed at its time."""
    programs = [Program(seconds, seed * 10 + at) for at, seconds in enumerate(times)]
    parts: list[list[str]] = []
    while programs:
        left = min(program.left for program in programs)
        ready = select.select([program.here for program in programs], [], [], left)[0]
        assert ready or left < SILENCE, f"no game was begun within {SILENCE:g} s"
        for program in [p for p in programs if p.here in ready]:
            program.hear()
        for program in [p for p in programs if p.left <= 0]:
            parts.append(program.kill())
            programs.remove(program)
    return parts


def count_of(moment: str) -> tuple[int, int]:
    """A game's progress: actions, and changes of seats."""
    _seed, version, changes, _rest = moment.split()
    return int(version), int(changes)


class Told:
    """The report of each game, and its recovered state; by id."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self._looked: dict[str, tuple[float, ...]] = {}

    def check(self, shelf: Shelf, told: list[list[str]]) -> tuple[int, int]:
        """Compare all games with their reports: the number, and the number one step ahead.

        Those that were played last may be one action or one guest further than was told; what is
        found of them then is what they have to be from now on.
        """
        for line in (line for lines in told for line in lines):
            id, _, moment = line.partition(" ")
            # another program may have gone on with it, and is heard first
            if id not in self.last or count_of(moment) >= count_of(self.last[id]):
                self.last[id] = moment
        playing = {lines[-1].partition(" ")[0] for lines in told if lines}
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
                version, changes = count_of(expected)
                assert id in playing, f"{id}: {found} was found, {expected} was done"
                assert found.split()[0] == expected.split()[0]
                one_on = ((version + 1, changes), (version, changes + 1))
                assert count_of(found) in one_on, f"{found}, {expected}"
                further += 1
            self.last[id] = found
        return len(there), further


def checked(path: Path, entry: GameEntry) -> str:
    """The mark of the game in a file, which must be whole, and as the list says."""
    game = load(path)
    assert game.state.problems() == []
    again = replay(game.start, game.log).state
    assert again == game.state, "the log and the position differ"
    assert entry.round == game.state.round and bool(entry.finished) == game.state.over
    return mark(game.state, game.seats, len(game.changes))


def campaign(times: int, seed: int, home: Path) -> tuple[int, int, int]:
    """Kill so often; how many actions were done, how many kills hit one half done, and games."""
    os.environ[paths.HOME_VARIABLE] = str(home / FOLDER)
    rng, actions, between, games = random.Random(seed), 0, 0, 0
    shelf, all_told = Shelf(paths.user_games()), Told()
    for number in range(0, times, PROGRAMS):
        moments = [rng.random() ** 2 * LONGEST for _ in range(PROGRAMS)]
        text = killed(moments, seed * 1000 + number)
        games, further = all_told.check(shelf, text)
        actions += sum(map(len, text))
        between += further
    return actions, between, games


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.kill", description=__doc__)
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
