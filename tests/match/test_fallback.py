"""The simple player answers legally wherever a game may get to, under any rules."""

import random
from typing import Any

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import frames, presets, setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.handler import nobody
from monopoly_gui.engine.machine import Engine, deciders, verify
from monopoly_gui.engine.registry import HANDLERS
from monopoly_gui.engine.rules import Rules, Value, options
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import CHOICES, FallbackBot
from tests.engine.random_tables import stream
from tests.engine.scenes import P1, game

from .tables import RandomBot

GAMES = 60
ACTIONS = 400


def test_there_is_a_choice_for_every_frame_that_asks_somebody() -> None:
    asking = {frame for frame, handler in HANDLERS.items() if handler.deciders is not nobody}
    assert set(CHOICES) == asking


def any_rules(dice: random.Random, players: int) -> Rules:
    """Rules with each option at any value, if they make a game."""
    while True:
        seed = dice.getrandbits(64)
        changes: dict[str, Value] = {}
        for option in options():
            if option.values:
                changes[option.name] = stream(seed, option.name).choice(option.values)
        changes["start_cash"] = dice.choice([0, 300, 1500])
        changes["round_limit"] = dice.choice([0, 40])
        rules = presets.rules_from(changes)
        if not presets.problems(rules, players):
            return rules


@pytest.mark.parametrize("seed", range(GAMES))
def test_wherever_random_play_leads_the_simple_answer_is_legal(seed: int) -> None:
    dice = random.Random(seed)
    players = dice.randint(2, 6)
    rules = any_rules(dice, players)
    claims = [dice.random() < 0.5 for _ in range(players)]
    board = load_edition(dice.choice(["us_2008", "us_pre2008", "uk"]))
    engine = setup.start(board, rules, players, seed, auto_claim=claims)
    wild, simple = RandomBot(seed), FallbackBot()
    for _ in range(ACTIONS):
        if engine.state.over:
            break
        verify_simple(engine, simple)
        player = dice.choice(deciders(engine.state))
        engine.apply(wild.decide(View(player, engine.state)))


def verify_simple(engine: Engine, simple: FallbackBot) -> None:
    """IllegalAction if the simple player would do something wrong now, in any seat."""
    state = engine.state
    for player in deciders(state):
        verify(state, simple.decide(View(player, state)))
    for player in state.living():
        action = simple.interject(View(player, state))
        if action is not None:
            verify(state, action)


@pytest.mark.parametrize("seed", range(12))
def test_four_simple_players_never_stall(seed: int) -> None:
    """They answer each question in a few acts, until a limit ends the game."""
    dice = random.Random(seed)
    rules = presets.rules_from(
        {"round_limit": 60, "win_condition": "richest_at_limit"}, any_rules(dice, 4)
    )
    engine = setup.start(load_edition("us_2008"), rules, 4, seed)
    simple = FallbackBot()
    turn, acts = -1, 0
    while not engine.state.over:
        state = engine.state
        acts = acts + 1 if state.turn == turn else 0
        turn = state.turn
        assert acts < 150, f"stuck at {state.top}"
        engine.apply(simple.decide(View(deciders(state)[0], state)))


def test_a_debtor_sells_and_mortgages_until_the_debt_is_paid() -> None:
    """Hotels and no house in the Bank: the set is sold as a whole [SELL-5]."""
    engine = setup.start(load_edition("us_2008"), Rules(), 2, 1)
    state = engine.state
    for space in (37, 39):
        state.owner[space], state.buildings[space] = 0, 5
    state.hotels_left -= 2
    for space in (11, 13, 14, 16, 18, 19, 21, 23):
        state.owner[space], state.buildings[space] = 1, 4
    state.owner[24] = 1
    state.houses_left = 0
    state.bank += state.cash[0]
    state.cash[0] = 0
    engine.push(frames.Debt(0, (1,), 900, "rent", 11))
    engine.settle()
    assert play_out(engine) == ["sell_down", "pay_debt"]
    assert state.cash[1] == 1500 + 900


def play_out(engine: Engine) -> list[str]:
    """Player 0's actions until the debt is gone."""
    simple = FallbackBot()
    kinds: list[str] = []
    while engine.state.top.kind == "debt":
        action: Action = simple.decide(View(0, engine.state))
        engine.apply(action)
        kinds.append(action.kind)
    return kinds


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ({"cards": {P1: "ch_jail_free"}, "jail_third_fail": "pay_or_card"}, "use_jail_card"),
        ({"jail_skip": True}, "skip_jail_turn"),
        ({}, "declare_bankruptcy"),
    ],
)
def test_a_prisoner_without_the_fine_leaves_the_game_last(words: dict[str, Any], kind: str) -> None:
    """JAIL-14 JAIL-16: a card or one more turn in Jail comes before bankruptcy."""
    scene = game(jail={P1: 2}, cash={P1: 20}, **words)
    scene.roll(1, 2)
    assert FallbackBot().decide(View(P1, scene.state)).kind == kind
    verify_simple(scene.engine, FallbackBot())
