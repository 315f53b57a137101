"""Invalid actions: of any type, with arbitrary values in their fields.

``python -m tools.campaigns.hostile_actions --actions 1000000 --seed 1`` tries 1,000,000 of them
on random games under random rules.
"""

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field, fields
from fractions import Fraction
from typing import Any

from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.state import State
from tests.engine.choosing import choose
from tests.engine.wild import ACTIONS, wild
from tools.campaigns.fuzz import Fuzz

#: hostile actions tried in one position, and moves played from one to the next
A_POSITION, MOVES = 60, 3


class Liar(int):
    """A number that is none of the game's, and equal to all of them."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = int.__hash__


class Thrower:
    """Raises whatever is asked of it."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(name)


#: ``Bundle`` as a stranger may call it
SIDE: Any = Bundle
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0.5, 1.0, float("nan"), float("inf"), 10**30, -(10**30), 1j),
    *("", "1", "brown", b"1", (), (1,), ((),), [], [1], {}, {1: 2}, {3}, frozenset()),
    *(object(), object, len, Bundle, Bundle(), Liar(1), Thrower(), Fraction(1, 3)),
    *(SIDE(True, (), ()), SIDE(1.5, (), ()), SIDE(0, [1], ()), SIDE(0, (), (None,))),
    *(SIDE(0, (1.0,), ()), SIDE(0, (True,), ()), SIDE(0, "12", ()), (0.5, 1), (None,)),
)
#: what is no action whatever is in it
NONE: tuple[Any, ...] = (None, 0, "roll", {"kind": "roll", "player": 0}, (), object(), Thrower())


@dataclass
class Seen:
    tried: int = 0
    accepted: int = 0
    codes: Counter[str] = field(default_factory=Counter)


def hostile(rng: random.Random, state: State) -> Any:
    """Now and then no action at all; mostly one of the game with one or more fields spoilt."""
    luck = rng.random()
    if luck < 0.05:
        return rng.choice((*NONE, rng.choice(ACTIONS)))
    action = wild(rng, state)
    if luck < 0.25:
        return action
    names = [each.name for each in fields(action)]
    for name in rng.sample(names, rng.randint(1, len(names))):
        setattr(action, name, rng.choice(VALUES))
    if luck > 0.97:
        delattr(action, rng.choice(names))
    return action


def attempt(engine: Engine, action: Any, seen: Seen) -> None:
    """Refused in words, or carried out by the rules; never anything else."""
    seen.tried += 1
    try:
        engine.apply(action)
    except IllegalAction as reason:
        assert reason.text.endswith("."), reason.text
        seen.codes[reason.code] += 1
    else:
        seen.accepted += 1
        assert engine.state.problems() == []


def besiege(fuzz: Fuzz, rng: random.Random, tries: int, seen: Seen) -> None:
    """Try so many on one position: what refuses changes nothing."""
    before = fuzz.state.clone()
    for _ in range(tries):
        action = hostile(rng, before)
        engine = fuzz.engine
        version = engine.state.version
        attempt(engine, action, seen)
        if engine.state.version != version:
            engine.state = before.clone()
    assert fuzz.state == before, "a refusal changed something"


def campaign(actions: int, seed: int, seen: Seen) -> None:
    """So many hostile actions, some at each position of random games."""
    while seen.tried < actions:
        fuzz, rng = Fuzz(seed, "random"), random.Random(seed)
        for _ in range(120):
            if fuzz.state.over or seen.tried >= actions:
                break
            besiege(fuzz, rng, A_POSITION, seen)
            for _ in range(MOVES):
                if not fuzz.state.over:
                    fuzz.attempt(choose(fuzz.rng, fuzz.state, fuzz.ways))
        seed += 1


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    seen, began = Seen(), time.monotonic()
    campaign(given.actions, given.seed, seen)
    print(f"{seen.tried} actions, {seen.accepted} accepted, {time.monotonic() - began:.0f} s")
    print("refused: " + ", ".join(f"{code} {count}" for code, count in seen.codes.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
