"""Actions at random, possible or not."""

import random
from dataclasses import fields
from typing import Any, get_args

from monopoly_gui.engine.actions import Action, Bundle
from monopoly_gui.engine.board import SIZE
from monopoly_gui.engine.state import State

ACTIONS: tuple[type, ...] = get_args(Action)


def bundle(rng: random.Random, state: State, owner: int) -> Bundle:
    """A side of a trade that its owner might be able to give."""
    deeds = state.deeds(owner)
    cash = rng.choice((0, 0, rng.randint(0, max(1, state.cash[owner]))))
    some = rng.sample(deeds, min(len(deeds), rng.randint(0, 3)))
    return Bundle(cash, tuple(some), tuple(state.cards[owner][: rng.randint(0, 2)]))


def wild(rng: random.Random, state: State) -> Action:
    """Any action at all, with any figures in it."""
    kind = rng.choice(ACTIONS)
    made: Action = kind(
        **{f.name: _any(rng, state, f.name) for f in fields(kind) if f.name != "kind"}
    )
    return made


def _any(rng: random.Random, state: State, name: str) -> Any:
    """A value for a field of an action, often one that makes sense."""
    spaces = (*range(-2, SIZE + 2), *(state.board.deeds * 2))
    match name:
        case "player" | "partner":
            return rng.choice((*range(-1, state.players + 1), state.current))
        case "space":
            return rng.choice(spaces)
        case "players":
            seats = range(state.players + 1)
            return tuple(rng.choices(seats, k=rng.randint(1, 9)))
        case "spaces":
            return tuple(rng.choice(spaces) for _ in range(rng.randint(0, 4)))
        case "amount":
            return rng.choice((-5, 0, 1, 10, 11, 60, 500, 10**9, 10**12))
        case "card":
            return rng.choice((-1, 0, 10, 104, 110, 999))
        case "offer" | "claim":
            ids = [o.id for o in state.offers] + [c.id for c in state.claims]
            return rng.choice((*ids, 0, state.next_id))
        case "group":
            return rng.choice((*state.board.groups, "nothing"))
        case "levels":
            return tuple(rng.randint(-1, 6) for _ in range(rng.randint(0, 4)))
        case "give" | "get":
            return rng.choice(
                (
                    bundle(rng, state, rng.randrange(state.players)),
                    Bundle(
                        rng.randint(-9, 9000), (rng.choice(spaces),), (_any(rng, state, "card"),)
                    ),
                    Bundle(),
                )
            )
        case _:
            return rng.random() < 0.5
