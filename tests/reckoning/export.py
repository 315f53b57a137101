"""Random games written down as JSON, for somebody who does not know the engine.

This is the only file beside the campaign, the faults and the tests that knows the program: what
follows the games reads nothing but what ``play`` gives.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, is_dataclass, replace
from typing import Any, TypeAlias

from monopoly_gui.engine import machine, setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from tests.engine.choosing import choose, offer
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules

#: what is seen of a position, by the name of its field
SEEN = [
    "order",
    "current",
    "round",
    "turn",
    "doubles",
    "dice",
    "cash",
    "bank",
    "pot",
    "position",
    "lapped",
    "jail_turns",
    "alive",
    "fallen",
    "auto_claim",
    "salaries",
    "cards",
    "owner",
    "buildings",
    "mortgaged",
    "houses_left",
    "hotels_left",
    "decks",
    "time_called",
    "claims",
    "offers",
]


def seen(state: State) -> dict[str, Any]:
    """All that the table shows of a position: things and money, and who must decide what."""
    plain = {name: _plain(getattr(state, name)) for name in SEEN}
    plain["pending"] = asdict(state.top)
    plain["deciders"] = sorted(machine.deciders(state))
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    return value


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The fields that are not as they were."""
    return {name: value for name, value in after.items() if before[name] != value}


Hand: TypeAlias = Callable[[random.Random, State], Action]


def keen(weights: dict[str, float], deals: float, low: bool) -> Hand:
    """A random hand that does some kinds of acts more often; ``low`` bids as little as it may."""

    def hand(rng: random.Random, state: State) -> Action:
        luck = rng.random()
        if luck < 0.25:
            return choose(rng, state, {})
        if luck < 0.25 + deals:
            return offer(rng, state)
        asked = machine.deciders(state)
        player = rng.choice(asked if rng.random() < 0.8 else state.living())
        legal = machine.legal(state, player)
        if not legal:
            return choose(rng, state, {})
        action = rng.choices(legal, [weights.get(one.kind, 1.0) for one in legal])[0]
        if action.kind == "bid" and not low:
            more = rng.choice((0, 1, 5, 40, rng.randint(0, 1 + 2 * state.cash[player])))
            return replace(action, amount=action.amount + more)
        return action

    return hand


SCARCE = keen(
    {
        "build": 6,
        "answer_demand": 4,
        "bid": 5,
        "end_turn": 0.7,
        "pass": 0.7,
        "mortgage": 0.01,
        "sell_building": 0.1,
        "sell_down": 0.05,
        "withdraw_demand": 0.3,
    },
    0.01,
    False,
)


def scarce(rng: random.Random, board: Board, rules: Rules, players: int) -> State:
    """A position with few houses at the Bank and much cash at the table [SUPPLY-5]."""
    found = min(
        (position(rng, board, rules, players) for _ in range(25)), key=lambda s: s.houses_left
    )
    found.cash = [rng.choice((100, 600, 2000, 4000)) for _ in range(players)]
    found.bank = -sum(found.cash) - found.pot
    assert found.problems() == []
    return found


#: what kinds of tables there are, and how likely each is: usual ones, builders of the last
#: houses, debtors and those who forget to ask, bidders, dealers
HANDS: tuple[tuple[float, Hand], ...] = (
    (0.4, lambda rng, state: choose(rng, state, {})),
    (0.2, SCARCE),
    (0.15, keen({"claim_rent": 5, "mortgage": 0.3, "set_auto_claim": 0.02}, 0.04, True)),
    (0.15, keen({"decline": 6, "bid": 3, "pass": 0.7, "resign": 0.1}, 0.02, False)),
    (0.1, keen({"accept_trade": 8, "settle_mortgage": 2, "mortgage": 0.3}, 0.3, True)),
)


def play(seed: int, cap: int = 1200) -> dict[str, Any]:
    """One random table with random rules, played by random hands: all that happened there."""
    rng = random.Random(seed)
    hand = rng.choices([one for _, one in HANDS], [weight for weight, _ in HANDS])[0]
    players = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8))
    board = random_board(rng)
    rules = random_rules(rng, board, players)
    if hand is SCARCE:
        rules = replace(rules, building_supply="limited", build_timing="any_idle")
        state = scarce(rng, board, rules, players)
    elif rng.random() < 0.6:
        state = position(rng, board, rules, players)
    else:
        claims = [rng.random() < 0.5 for _ in range(players)]
        state = setup.start(board, rules, players, seed, auto_claim=claims).state
    engine = Engine(state, SeededChance())
    engine.settle()
    game: dict[str, Any] = {"seed": seed, "rules": asdict(rules), "board": asdict(board)}
    game["start"] = now = seen(state)
    game["steps"] = steps = []
    for _ in range(cap):
        if engine.state.over:
            break
        action = hand(rng, engine.state)
        reason = machine.why_not(engine.state, action)
        step: dict[str, Any] = {"action": asdict(action)}
        if reason is not None:
            step["refused"] = reason.code
        else:
            before = now
            engine.apply(action)
            now = seen(engine.state)
            step["drawn"] = [list(one) for one in engine.drawn]
            step["after"] = changed(before, now)
        steps.append(step)
    return game
