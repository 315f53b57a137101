"""Opponents among themselves: nothing illegal, no stalling, no cheating, and an end."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from monopoly_gui.ai.bot import Bot
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine import conflicts, presets, setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.errors import RulesError
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Option, Rules, Value, options
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View, view
from monopoly_gui.simulation.driver import play
from tests.ai.asked import normal
from tests.engine.random_tables import stream

#: more actions than this in one turn would be going round in circles
MANY = 300
#: rounds within which 400 games of eight have ended; half of them within 33
LONGEST = 150
#: money options that are worth a try besides their limits
SUMS = (1, 5, 20, 50, 100, 500, 1500, 3000)


class Masked:
    """An opponent that is shown copies without the unseen, as at a real table."""

    def __init__(self, state: State) -> None:
        self.bot = normal()
        self.state = state
        self.reason = ""

    def decide(self, seen: View) -> Action:
        return self.bot.decide(view(self.state, seen.player))

    def interject(self, seen: View) -> Action | None:
        return self.bot.interject(view(self.state, seen.player))


def played(engine: Engine, bots: Sequence[Bot], rounds: int = 400) -> list[Action]:
    """The actions of a game in which every invariant held after each of them."""
    done: list[Action] = []
    turns: list[int] = []

    def check(action: Action) -> None:
        done.append(action)
        turns.append(engine.state.turn)
        assert engine.state.problems() == [], (action, engine.state.problems())
        assert len(turns) < MANY or turns[-MANY] != turns[-1], engine.state.stack

    play(engine, bots, rounds, lambda events: None, check)
    return done


def value_of(dice: random.Random, option: Option) -> Value:
    if option.values:
        return dice.choice(option.values)
    low, high = option.limits
    return min(high, max(low, dice.choice([low, high, *SUMS])))


def any_game(seed: int) -> Engine:
    """A game of any size on any board under any rules that make one."""
    dice = random.Random(seed)
    board = load_edition(dice.choice(edition_ids()))
    players = dice.randint(2, 8)
    while True:
        table = dice.getrandbits(64)
        drawn = [(stream(table, option.name), option) for option in options()]
        chosen = {option.name: value_of(own, option) for own, option in drawn if own.random() < 0.5}
        chosen["round_limit"] = dice.choice([0, 30, 100])
        rules = conflicts.tidy(replace(Rules(), **chosen), board)  # type: ignore[arg-type]
        claims = [dice.random() < 0.5 for _ in range(players)]
        try:
            return setup.start(board, rules, players, seed, auto_claim=claims)
        except RulesError:
            continue


@pytest.mark.parametrize("seed", range(25))
def test_any_rules(seed: int) -> None:
    engine = any_game(seed)
    played(engine, [Masked(engine.state) for _ in range(engine.state.players)], rounds=120)


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
def test_games_come_to_an_end(players: int) -> None:
    for seed in range(6):
        engine = setup.start(load_edition("us_2008"), Rules(), players, seed)
        played(engine, [normal() for _ in range(players)], LONGEST)
        assert engine.state.over, f"seed {seed} was not over after {LONGEST} rounds"


@pytest.mark.parametrize("preset", ["short_1973", "short_1997", "tournament", "us_classic"])
def test_named_rules(preset: str) -> None:
    named = presets.preset(preset)
    rules = presets.rules_from(named.changes)
    engine = setup.start(load_edition(named.edition), rules, 4, seed=3)
    played(engine, [normal() for _ in range(4)])
    assert engine.state.over


def test_what_is_hidden_makes_no_difference() -> None:
    for seed in range(3):
        engines = [setup.start(load_edition("us_2008"), Rules(), 4, seed) for _ in range(2)]
        open_game = played(engines[0], [normal() for _ in range(4)])
        masked = played(engines[1], [Masked(engines[1].state) for _ in range(4)])
        assert open_game == masked
