"""Random games with every invariant checked after every action.

``python -m tools.campaigns.fuzz --games 1000 --seed 1 --options random`` plays 1,000
games; a failure names the seed that repeats it (``--games 1 --seed N``).
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import Pool

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import machine, setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.presets import differences
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import view
from monopoly_gui.match.history import replay
from monopoly_gui.storage import LogEntry
from monopoly_gui.ui.playback.fold import fold
from monopoly_gui.ui.table_model import TableModel, empty_model, model_of
from tests.engine.checks import check_answerable, check_save
from tests.engine.choosing import choose
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules
from tests.engine.shadow import Shadow

#: actions after which everybody is asked what they may do, and somebody what they see
LOOK_ROUND = 16
#: games of which one is played again from its beginning
REPLAY_ROUND = 8

#: games that a process plays before it tells of them
CHUNK = 25


@dataclass
class Seen:
    """The events of the games so far."""

    games: int = 0
    finished: int = 0
    actions: int = 0
    refused: int = 0
    done: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    frames: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)

    def add(self, other: Seen) -> None:
        """Add what came up elsewhere."""
        for name in ("games", "finished", "actions", "refused"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("done", "events", "frames", "codes"):
            getattr(self, name).update(getattr(other, name))


class Fuzz:
    """One random game that checks itself; ``seed`` decides everything."""

    def __init__(
        self, seed: int, options: str = "default", seen: Seen | None = None, edition: str = ""
    ) -> None:
        self.seed = seed
        self.seen = seen if seen is not None else Seen()
        self.rng = rng = random.Random(seed)
        self.players = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8))
        drawn = random_board(rng)
        self.board = load_edition(edition) if edition else drawn
        self.rules = random_rules(rng, self.board, self.players) if options == "random" else Rules()
        state, text = self._start()
        self.engine = Engine(state, SeededChance())
        self.engine.settle()
        self.start = state.clone()
        for event in self.engine.events:
            fold(text, event)
        self.shadow = Shadow(state, text)
        self.log: list[LogEntry] = []
        self.ways = check_answerable(state)

    def _start(self) -> tuple[State, TableModel]:
        """The start of the game, and the announced table."""
        rng = self.rng
        if rng.random() < 0.5:
            state = position(rng, self.board, self.rules, self.players)
            return state, model_of(state)
        claims = [rng.random() < 0.5 for _ in range(self.players)]
        engine = setup.start(self.board, self.rules, self.players, self.seed, auto_claim=claims)
        self.seen.events.update(event.kind for event in engine.events)
        text = empty_model(engine.state)
        for event in engine.events:
            fold(text, event)
        return engine.state, text

    @property
    def state(self) -> State:
        return self.engine.state

    # -- playing ----------------------------------------------------------------------
    def play(self, cap: int) -> None:
        """Play until the end, or for so many actions; then save, load and replay all of it."""
        for _ in range(cap):
            if self.state.over:
                self.seen.finished += 1
                break
            self.attempt(choose(self.rng, self.state, self.ways))
        check_save(self.start, self.state, self.log)
        if self.seed % REPLAY_ROUND == 0:
            assert replay(self.start, self.log).state == self.state, "the whole replay left"
        self.seen.games += 1

    def attempt(self, action: Action) -> None:
        """Do it if it is legal; if not, the refusal must be in words and change nothing."""
        self.seen.frames.update(frame.kind for frame in self.state.stack)
        reason = machine.why_not(self.state, action)
        if reason is None:
            self.do(action)
        else:
            self.refuse(action, reason)

    def refuse(self, action: Action, reason: IllegalAction) -> None:
        before = self.state.clone()
        try:
            self.engine.apply(action)
        except IllegalAction as error:
            assert (error.code, error.text) == (reason.code, reason.text)
        else:
            raise AssertionError(f"{action} was done although it is refused: {reason}")
        assert self.state == before, f"refusing {action} changed something"
        assert reason.code and reason.text.endswith(".") and reason.text[0].isupper(), reason.text
        self.seen.refused += 1
        self.seen.codes[reason.code] += 1

    def do(self, action: Action) -> None:
        """Apply an action to a copy of the position, and check all that must hold after it."""
        engine, seen, before = self.engine, self.seen, self.state
        engine.state = before.clone()
        engine.apply(action)
        self.shadow.follow(before, engine, action)
        self.log.append((before.version, action, tuple(engine.drawn)))
        self.ways = check_answerable(self.state, self._onlookers())
        seen.actions += 1
        seen.done[action.kind] += 1
        for event in engine.events:
            seen.events[event.kind] += 1
        if seen.actions % LOOK_ROUND == 0:
            self._check_view()

    def _onlookers(self) -> Iterable[int] | None:
        """The players asked besides those who must decide: none, another one each time, or all."""
        version = self.state.version
        if version % LOOK_ROUND == 0:
            return None
        return (version // 3 % self.players,) if version % 3 == 0 else ()

    def _check_view(self) -> None:
        player = self.rng.choice(self.state.living())
        seen = view(self.state, player)
        sample = seen.sample(self.rng.randrange(99))
        assert sample.problems() == [] and sample.cash == self.state.cash
        for deck, (guessed, real) in enumerate(zip(sample.decks, self.state.decks, strict=True)):
            unseen = len(real) - self.state.known[deck]
            assert guessed[unseen:] == real[unseen:] and sorted(guessed) == sorted(real)


def games(
    count: int, seed: int, options: str, cap: int, seen: Seen, edition: str = ""
) -> Iterator[Fuzz]:
    """Play so many games one after the other; a failure names its seed."""
    for number in range(seed, seed + count):
        fuzz = Fuzz(number, options, seen, edition)
        try:
            fuzz.play(cap)
        except BaseException:
            where = f"seed {number}, {options}, {fuzz.players} players, {fuzz.board.id}"
            print(f"{where}: {differences(fuzz.rules)}")
            print(f"pending: {fuzz.state.stack}", flush=True)
            raise
        yield fuzz


def chunk(given: tuple[int, int, str, int, str]) -> Seen:
    """Play so many games from a seed on, in a process of their own; what came up in them."""
    count, seed, options, cap, edition = given
    seen = Seen()
    gc.disable()  # much is made and little of it refers to itself
    for _ in games(count, seed, options, cap, seen, edition):
        pass
    gc.collect()
    return seen


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", choices=("default", "random"), default="default")
    parser.add_argument("--actions", type=int, default=1500, help="at most so many a game")
    parser.add_argument("--edition", default="", help="the board; any of several without it")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    given = parser.parse_args(arguments)
    seen, began = Seen(), time.monotonic()
    end = given.seed + given.games
    chunks = [
        (min(CHUNK, end - first), first, given.options, given.actions, given.edition)
        for first in range(given.seed, end, CHUNK)
    ]
    with ExitStack() as stack:
        done: Iterable[Seen] = map(chunk, chunks)
        if given.jobs > 1:
            # a fault in any of them is raised here, and ends the campaign
            done = stack.enter_context(Pool(given.jobs)).imap_unordered(chunk, chunks)
        for part in done:
            seen.add(part)
            spent = time.monotonic() - began
            print(f"{seen.games} games, {seen.actions} actions, {spent:.0f} s", flush=True)
    print(
        f"{seen.games} games ({seen.finished} to the end), {seen.actions} actions, "
        f"{seen.refused} refusals, {time.monotonic() - began:.0f} s"
    )
    for title, counted in (
        ("done", seen.done),
        ("events", seen.events),
        ("pending", seen.frames),
        ("refused", seen.codes),
    ):
        print(f"{title}: " + ", ".join(f"{k} {n}" for k, n in counted.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
