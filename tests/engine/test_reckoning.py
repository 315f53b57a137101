"""Random throws from random positions, reckoned a second time."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from monopoly_gui.engine.actions import Roll
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.frames import Purchase, Turn
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.state import State
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules
from tests.engine.reckoning import HasToChoose, Reckoning, Throw, reckon
from tests.engine.scripted import ScriptedChance

#: so much that nobody has to raise money
RICH = 100_000


def throw(rng: random.Random) -> Throw:
    return rng.randint(1, 6), rng.randint(1, 6)


def rich(rng: random.Random) -> State:
    """A random position in which everybody can pay, and asks for rent at once."""
    board, players = random_board(rng), rng.randint(2, 6)
    state = position(rng, board, random_rules(rng, board, players), players)
    if rng.random() < 0.4:
        sell_out(rng, state)
    state.cash = [RICH] * players
    state.auto_claim = [True] * players
    state.bank = -sum(state.cash) - state.pot
    state.doubles = 0 if state.in_jail(state.current) else rng.choice((0, 0, 1, 2))
    if state.doubles:
        state.stack = [Turn(state.current, "roll", True, True)]
    return state


def sell_out(rng: random.Random, state: State) -> None:
    """Whatever the Bank still has is somebody's, some of it mortgaged."""
    for space in state.board.deeds:
        if state.owner[space] == BANK:
            state.owner[space] = rng.randrange(state.players)
            state.mortgaged[space] = rng.random() < 0.4


def where(state: State, player: int) -> tuple[object, ...]:
    """What of a position a reckoning tells."""
    top = state.top
    offered = top.space if isinstance(top, Purchase) else BANK
    return state.cash, state.pot, state.position[player], state.in_jail(player), offered


def reckoned(out: Reckoning) -> tuple[object, ...]:
    return out.cash, out.pot, out.place, out.jailed, out.offered


@pytest.mark.parametrize("seed", range(8))
def test_every_throw_comes_to_what_it_should(seed: int) -> None:
    """RENT-9 RENT-11 GO-1 CARD-7 TAX-1 JAIL-14 DBL-1 SPEED-1: to the last unit."""
    rng = random.Random(seed)
    met: Counter[str] = Counter()
    for number in range(60):
        before = rich(rng)
        dice, face, throws = throw(rng), rng.randrange(5), [throw(rng) for _ in range(3)]
        try:
            out = reckon(before, dice, face, throws)
        except HasToChoose:
            met["choice"] += 1
            continue
        player = before.current
        engine = Engine(before.clone(), ScriptedChance([dice, *throws], speed=[face]))
        engine.apply(Roll(player))
        assert where(engine.state, player) == reckoned(out), (number, before, dice, face)
        if isinstance(engine.state.top, Turn):
            assert engine.state.top.again == out.again, (number, before, dice)
        met["rent" if engine.state.cash[player] < RICH else "other"] += 1
    assert met["rent"] > 10 and met["other"] > 10
