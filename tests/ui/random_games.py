"""Games played at random, but always alike for one seed, with what happened in them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import presets, setup
from monopoly_gui.engine.actions import (
    Action,
    AnswerDemand,
    Build,
    Bundle,
    Buy,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    Resign,
    SellBuilding,
    SellDown,
    SetAutoClaim,
)
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.machine import Engine, deciders, legal, why_not
from monopoly_gui.engine.rules import Rules, options
from monopoly_gui.engine.state import State
from tests.engine.random_tables import stream

RARELY = (SellBuilding, SellDown, Mortgage, Resign)
OFTEN = (Build, AnswerDemand, Buy, LiftMortgage)


def short_of_houses(seed: int, **changed: Any) -> Engine:
    """A game in which two players own a set each and the Bank has one house left."""
    engine = begun(seed, rules=replace(Rules(), **changed))
    for space, owner in ((1, 0), (3, 0), (6, 1), (8, 1), (9, 1)):
        engine.state.owner[space] = owner
    engine.state.houses_left = 1
    return engine


def any_rules(seed: int, players: int = 4) -> Rules:
    """Rules of which about a third of the options were drawn, those left out that would clash."""
    rules = Rules()
    for option in options():
        dice = stream(seed, option.name)
        low, high = option.limits
        free = dice.randint(max(1, low), max(1, min(high, 2000)))
        value = dice.choice(option.values) if option.values else free
        one: dict[str, Any] = {option.name: value}
        changed = replace(rules, **one)
        if dice.random() < 0.3 and not presets.problems(changed, players):
            rules = changed
    return rules


def begun(seed: int, players: int = 4, rules: Rules | None = None) -> Engine:
    """A game about to begin, in which every other player asks for rent by hand."""
    claims = [bool(player % 2) for player in range(players)]
    return setup.start(load_edition("us_2008"), rules or Rules(), players, seed, auto_claim=claims)


def play(engine: Engine, seed: int, steps: int) -> Iterator[tuple[Action, list[Event]]]:
    """Play on at random; gives each action and what it caused."""
    dice = random.Random(seed)
    for _ in range(steps):
        if engine.state.over:
            return
        action = choose(engine.state, dice)
        if action is not None:
            yield action, engine.apply(action)


def choose(state: State, dice: random.Random) -> Action | None:
    """Something that somebody may do now; None if the one drawn may do nothing."""
    asked = deciders(state)
    player = dice.choice(asked) if dice.random() < 0.8 else dice.choice(state.living())
    drawn = dice.random()
    if drawn < 0.1:
        partner = dice.choice(state.living())
        offer = OfferTrade(
            player, partner, bundle(state, player, dice), bundle(state, partner, dice)
        )
        return None if why_not(state, offer) else offer
    if drawn < 0.12:
        return SetAutoClaim(player, dice.random() < 0.5)
    found = legal(state, player)
    if not found:
        return None
    in_debt = state.top.kind == "debt"
    weights = [weight(action, in_debt) for action in found]
    return dice.choices(found, weights)[0]


def weight(action: Action, in_debt: bool) -> float:
    if isinstance(action, RARELY) and not in_debt:
        return 0.02
    return 3.0 if isinstance(action, OFTEN) else 1.0


def bundle(state: State, player: int, dice: random.Random) -> Bundle:
    deeds = state.deeds(player)
    cash = dice.choice((0, 0, dice.randint(0, state.cash[player])))
    some = tuple(dice.sample(deeds, min(len(deeds), dice.randint(0, 2))))
    return Bundle(cash, some, tuple(state.cards[player][: dice.randint(0, 1)]))
