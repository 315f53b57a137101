"""How often a simple reader identifies a personality from ten rounds of the log.

    python -m tools.campaigns.personalities --games 30 --seed 1

Each personality plays 30 games in one seat among plain opponents of its level.  The reader counts
words in the log's English lines about that seat and compares them with games of other seeds.
``--write FOLDER`` writes the logs, numbered and shuffled, and ``--key FILE`` the solutions.
"""

import argparse
import math
import random
import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from monopoly_gui.ai.levels import JOINT, make_opponent, personality
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.rules import Rules
from monopoly_gui.simulation.driver import play
from monopoly_gui.ui.text.log_text import LogBook, joined_line, log_line
from monopoly_gui.ui.text.log_words import plain
from monopoly_gui.ui.text.people import People, Person

PLAYERS = 4
NAMES = tuple(f"P{seat + 1}" for seat in range(PLAYERS))
#: the three that are told apart if nothing is said
THREE = ("cautious", "dealer", "bully")
#: games from which the reader learns each personality, and where their seeds begin
LEARNT, LEARNT_FROM = 60, 900_000
#: a word counts so often at most in a log, and so much where it was never read
MOST, NEVER = 8, 0.05
#: before a reason, which the log writes below what it explains
BECAUSE = "    – "


class Log(NamedTuple):
    """The readable part of a game, and the seat in question."""

    text: str
    seat: int
    code: str


def logged(level: str, code: str, seed: int, rounds: int = 10) -> Log:
    """A game of a personality among plain opponents, as its players can read it."""
    board = load_edition("us_2008")
    seat = seed % PLAYERS
    engine = setup.start(board, Rules(), PLAYERS, seed)
    bots = [
        make_opponent(level + JOINT + code if each == seat else level) for each in range(PLAYERS)
    ]
    people = People(
        [Person(name, "dog", each, False) for each, name in enumerate(NAMES)], board, Rules()
    )
    book = LogBook(people, longest=None)
    book.add_all(engine.events)
    done: list[Event] = []

    def tell(action: Action) -> None:
        """Write what happened, and below its first line why, as the table does."""
        shown = (at for at, event in enumerate(done) if log_line(event, people).kind != "detail")
        at = next(shown, len(done))
        if at + 1 < len(done) and joined_line(done[at], done[at + 1], people):
            at += 1
        for number, event in enumerate(done):
            book.add(event)
            if number == at and bots[action.player].reason:
                book.note(action.player, bots[action.player].reason)
        done.clear()

    play(engine, bots, rounds, done.extend, tell)
    lines = []
    ends = max(at for at, line in enumerate(book.lines) if line.kind == "turn")
    for line in book.lines[:ends]:  # the next round has only begun
        if line.kind == "turn":
            lines.append("")
        if line.kind == "why":
            lines.append(f"{BECAUSE}{NAMES[line.player]}: {plain(line.text)}")
        elif line.kind != "detail":
            lines.append(plain(line.text))
    return Log("\n".join(lines) + "\n", seat, code)


def words(log: Log, deaf: bool = False) -> Counter[str]:
    """The frequency of each small word in the lines about the seat: no names and no sums.

    The ``deaf`` know the actions, and not the remarks on them.
    """
    name = NAMES[log.seat]
    found: Counter[str] = Counter()
    for line in log.text.splitlines():
        if line.startswith(name) or (not deaf and line.startswith(BECAUSE + name)):
            found.update(re.findall(r"\b[a-z]+\b", line))
    return Counter({word: min(count, MOST) for word, count in found.items()})


class Reader:
    """Knows how often each personality's logs have each word."""

    def __init__(self, logs: Sequence[Log], deaf: bool = False) -> None:
        self._deaf = deaf
        self._means: dict[str, dict[str, float]] = {}
        for code in {log.code for log in logs}:
            total: Counter[str] = Counter()
            known = [words(log, deaf) for log in logs if log.code == code]
            for counts in known:
                total += counts
            self._means[code] = {word: count / len(known) for word, count in total.items()}
        self._words = sorted({word for means in self._means.values() for word in means})

    def names(self, log: Log) -> str:
        """The personality that fits the log best."""
        counts = words(log, self._deaf)
        return max(sorted(self._means), key=lambda code: self._fit(code, counts))

    def _fit(self, code: str, counts: Counter[str]) -> float:
        """The logarithm of the chance of these counts, were they independent."""
        means = self._means[code]
        chances = [(counts[word], means.get(word, 0.0) + NEVER) for word in self._words]
        return sum(count * math.log(mean) - mean for count, mean in chances)


def read(
    level: str, codes: Sequence[str], games: int, seed: int, learnt: int, deaf: bool = False
) -> list[tuple[Log, str]]:
    """The logs, mixed, and which personality the reader takes each for."""
    taught = range(LEARNT_FROM, LEARNT_FROM + learnt)
    reader = Reader([logged(level, code, each) for code in codes for each in taught], deaf)
    logs = [
        logged(level, code, seed + games * at + game)
        for at, code in enumerate(codes)
        for game in range(games)
    ]
    random.Random(seed).shuffle(logs)
    return [(log, reader.names(log)) for log in logs]


def write(logs: Sequence[Log], folder: Path, key: Path) -> None:
    """The logs as numbered files with the seat that is asked for, and whose they are in the key."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = []
    for number, log in enumerate(logs, 1):
        title = f"Who is {NAMES[log.seat]}?\n\n"
        (folder / f"{number:02}.txt").write_text(title + log.text, encoding="utf-8")
        parts.append(f"{number:02} {NAMES[log.seat]} {log.code}\n")
    key.write_text("".join(parts), encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="of each personality")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--who", default=",".join(THREE), help="personalities, with commas")
    parser.add_argument("--learnt", type=int, default=LEARNT, help="games to learn each from")
    parser.add_argument("--deaf", action="store_true", help="read no reasons, only deeds")
    parser.add_argument("--write", type=Path, help="folder for the logs")
    parser.add_argument("--key", type=Path, help="file for who it was")
    given = parser.parse_args(arguments)
    codes = [personality(code).code for code in given.who.split(",")]
    text = read(given.level, codes, given.games, given.seed, given.learnt, given.deaf)
    right = sum(log.code == said for log, said in text)
    print(f"{right} of {len(text)} right ({given.level}; {', '.join(codes)})")
    for code in codes:
        said = Counter(said for log, said in text if log.code == code)
        print(f"  {code}: " + ", ".join(f"{said[each]} {each}" for each in codes))
    if given.write and given.key:
        write([log for log, _ in text], given.write, given.key)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
