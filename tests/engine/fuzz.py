"""Random games with every invariant checked after every action.

``python -m tests.engine.fuzz --games 1000 --seed 1 --options random`` plays that
many; a failure names the seed that plays it again (``--games 1 --seed N``).
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import Pool

from monopoly_gui.engine import machine, setup
from monopoly_gui.engine.actions import (
    Action,
    AnswerDemand,
    Bid,
    Build,
    Buy,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    Pass,
    RefuseTrade,
    Resign,
    SellBuilding,
    SellDown,
    SetAutoClaim,
    WithdrawTrade,
)
from monopoly_gui.engine.chance import ForcedChance, SeededChance
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.presets import differences
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import view
from tests.engine.checks import check_answerable, check_save
from tests.engine.ledger import Ledger
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules
from tests.engine.wild import bundle, wild

#: how likely an act is beside the others that are legal at the time
RARELY = {SellBuilding: 0.02, SellDown: 0.02, Mortgage: 0.02, Resign: 0.002, LiftMortgage: 0.1}
OFTEN = {Build: 3.0, AnswerDemand: 2.0, Buy: 4.0, Pass: 2.0}

#: games that a process plays before it tells of them
CHUNK = 25


@dataclass
class Seen:
    """What came up in the games so far."""

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

    def __init__(self, seed: int, options: str = "default", seen: Seen | None = None) -> None:
        self.seed = seed
        self.seen = seen if seen is not None else Seen()
        self.rng = rng = random.Random(seed)
        self.players = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8))
        self.board = random_board(rng)
        self.rules = random_rules(rng, self.board, self.players) if options == "random" else Rules()
        self.engine = Engine(self._start(), SeededChance())
        self.engine.settle()
        self.start = self.engine.state.clone()
        self.forced = ForcedChance()
        self.replay = Engine(self.start.clone(), self.forced)

    def _start(self) -> State:
        rng = self.rng
        if rng.random() < 0.5:
            return position(rng, self.board, self.rules, self.players)
        claims = [rng.random() < 0.5 for _ in range(self.players)]
        engine = setup.start(self.board, self.rules, self.players, self.seed, auto_claim=claims)
        self.seen.events.update(event.kind for event in engine.events)
        return engine.state

    @property
    def state(self) -> State:
        return self.engine.state

    # -- playing ----------------------------------------------------------------------
    def play(self, cap: int) -> None:
        """Play until the end, or for so many actions."""
        for _ in range(cap):
            if self.state.over:
                self.seen.finished += 1
                break
            self.attempt(self.choose())
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
        """Apply an action, and check all that must hold after it."""
        state, seen = self.state, self.seen
        before, books = state.clone(), Ledger.of(state)
        events = self.engine.apply(action)
        drawn = self.engine.drawn
        assert state.problems() == [], (state.problems(), action)
        assert state.version == before.version + 1
        for event in events:
            books.fold(event)
            seen.events[event.kind] += 1
        assert books.differences(state) == [], action
        chance = ForcedChance()
        chance.feed(drawn)
        copy = Engine(before, chance)
        copy.apply(action)
        assert copy.state == state, f"a copy went elsewhere at {action}"
        self.forced.feed(drawn)
        self.replay.apply(action)
        assert self.replay.state == state and self.forced.spent(), f"the replay left at {action}"
        check_answerable(state)
        seen.actions += 1
        seen.done[action.kind] += 1
        if seen.actions % 40 == 0:
            check_save(self.start, state, state.version - 1, action, drawn)
            self._check_view()

    def _check_view(self) -> None:
        player = self.rng.choice(self.state.living())
        seen = view(self.state, player)
        sample = seen.sample(self.rng.randrange(99))
        assert sample.problems() == [] and sample.cash == self.state.cash
        for deck, (guessed, real) in enumerate(zip(sample.decks, self.state.decks, strict=True)):
            unseen = len(real) - self.state.known[deck]
            assert guessed[unseen:] == real[unseen:] and sorted(guessed) == sorted(real)

    # -- choosing ---------------------------------------------------------------------
    def choose(self) -> Action:
        """Mostly something legal, of somebody who must decide; sometimes anything at all."""
        rng, state = self.rng, self.state
        luck = rng.random()
        if luck < 0.08:
            return wild(rng, state)
        if luck < 0.16:
            return self.offer()
        asked = machine.deciders(state)
        player = rng.choice(asked) if luck < 0.9 else rng.choice(state.living())
        legal = machine.legal(state, player)
        if not legal or luck < 0.19:
            return self.bold(player)
        weights = [self._weight(action) for action in legal]
        return rng.choices(legal, weights)[0]

    def _weight(self, action: Action) -> float:
        if isinstance(action, SellBuilding | SellDown | Mortgage) and self.state.top.kind == "debt":
            return 1.0
        return RARELY.get(type(action), OFTEN.get(type(action), 1.0))

    def offer(self) -> Action:
        """A trade between any two, sensible or not, or an answer to one."""
        rng, state = self.rng, self.state
        if state.offers and rng.random() < 0.5:
            found = rng.choice(state.offers)
            answers = [a for a in machine.legal(state, found.partner) if "trade" in a.kind]
            return rng.choice(answers or [RefuseTrade(found.partner, found.id)])
        player, partner = (rng.choice(state.living()) for _ in range(2))
        give, get = bundle(rng, state, player), bundle(rng, state, partner)
        if state.offers and rng.random() < 0.2:
            return WithdrawTrade(player, rng.choice(state.offers).id)
        return OfferTrade(player, partner, give, get, rng.random() < 0.1)

    def bold(self, player: int) -> Action:
        """High bids, long plans, whole sets sold down."""
        rng, state = self.rng, self.state
        cash = state.cash[player]
        spaces = [s for s in state.board.streets if state.owns_set(player, s)]
        plan = tuple(rng.choices(spaces, k=rng.randint(1, 6))) if spaces else ()
        group = rng.choice(list(state.board.groups.values()))
        levels = tuple(rng.randint(0, state.buildings[s]) for s in group.members)
        return rng.choice(
            (
                Bid(player, rng.randint(0, 2 * cash + 300), rng.choice([*plan, -1])),
                Bid(player, rng.randint(0, 60), rng.choice([*plan, -1])),
                Build(player, plan),
                AnswerDemand(player, plan),
                SellDown(player, group.id, levels),
                SetAutoClaim(player, rng.random() < 0.5),
            )
        )


def games(count: int, seed: int, options: str, cap: int, seen: Seen) -> Iterator[Fuzz]:
    """Play so many games one after the other; a failure names its seed."""
    for number in range(seed, seed + count):
        fuzz = Fuzz(number, options, seen)
        try:
            fuzz.play(cap)
        except BaseException:
            where = f"seed {number}, {options}, {fuzz.players} players, {fuzz.board.id}"
            print(f"{where}: {differences(fuzz.rules)}")
            print(f"pending: {fuzz.state.stack}", flush=True)
            raise
        yield fuzz


def chunk(given: tuple[int, int, str, int]) -> Seen:
    """Play so many games from a seed on, in a process of their own; what came up in them."""
    count, seed, options, cap = given
    seen = Seen()
    for _ in games(count, seed, options, cap, seen):
        pass
    return seen


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", choices=("default", "random"), default="default")
    parser.add_argument("--actions", type=int, default=1500, help="at most so many a game")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    given = parser.parse_args(arguments)
    seen, began = Seen(), time.monotonic()
    end = given.seed + given.games
    chunks = [
        (min(CHUNK, end - first), first, given.options, given.actions)
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
