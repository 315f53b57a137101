"""The golden way out of a debt against what advice would do, at random tables [DEBT-1]."""

import random

import pytest

from monopoly_gui.ai.advice import advise, chances
from monopoly_gui.engine.actions import Mortgage, SellBuilding, SellDown
from monopoly_gui.engine.amounts import debts
from monopoly_gui.engine.amounts.worth import raisable
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.frames import Debt
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import view
from monopoly_gui.match.funding import options_until
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules

#: debts in the suite, in parts
DEBTS, PARTS = 160, 4
#: chances of winning that are the same
SAME = 1e-9


def indebted(seed: int) -> State | None:
    """A player at a random table with a debt above the cash; None where nothing can be raised."""
    rng = random.Random(seed)
    players = rng.choice((2, 3, 4, 5))
    board = random_board(rng)
    rules = random_rules(rng, board, players) if seed % 2 else Rules()
    state = position(rng, board, rules, players)
    player = rng.randrange(players)
    most = raisable(state, player)
    if most - state.cash[player] < 20:
        return None
    amount = rng.randint(state.cash[player] + 1, most)
    creditor = rng.choice((BANK, rng.choice(state.others(player))))
    state.stack.append(Debt(player, (creditor,), amount, "rent", opened=True))
    return state


def after(state: State, actions: list[Mortgage | SellBuilding | SellDown]) -> State:
    engine = Engine(state.clone(), SeededChance())
    for action in actions:
        engine.apply(action)
    return engine.state


def advised(state: State, player: int, amount: int) -> State | None:
    """The result of advice, step by step, by sales and mortgages alone; None if it wants others."""
    while state.cash[player] < amount:
        action = advise(view(state, player)).action
        if not isinstance(action, Mortgage | SellBuilding | SellDown):
            return None
        state = after(state, [action])
    return state


@pytest.mark.parametrize("part", range(PARTS))
def test_the_golden_way_is_never_worse_than_advice(part: int) -> None:
    """By the chance of winning that is left, and it finds a way wherever advice does."""
    compared = 0
    for seed in range(part, DEBTS, PARTS):
        state = indebted(seed)
        if state is None:
            continue
        frame = state.top
        assert isinstance(frame, Debt)
        due = debts.due(state, frame)
        other = advised(state, frame.player, due)
        if other is None:
            continue
        found = options_until(state, frame.player, due)
        assert found, f"debt {seed}: advice pays it"
        mine = after(state, [way.action for way in found])
        assert mine.cash[frame.player] >= due
        gap = chances(other)[frame.player] - chances(mine)[frame.player]
        assert gap <= SAME, f"debt {seed}: {gap:.4f} worse: {[way.action for way in found]}"
        compared += 1
    assert compared > 15
