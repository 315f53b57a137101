"""Strong opponents do not pester, whatever a partner says."""

from collections import Counter
from itertools import pairwise

import pytest

from monopoly_gui.ai.bargaining.memory import DealKey, Memory
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action, OfferTrade
from monopoly_gui.engine.rules import Rules
from monopoly_gui.simulation.driver import play
from tests.ai.strangers import NeverTrades

KEY: DealKey = (1, 2, 4)


def refused(key: DealKey) -> bool:
    return False


def taken(key: DealKey) -> bool:
    return True


@pytest.mark.parametrize("seed", [1, 2])
def test_who_refuses_everything_is_asked_once_a_round_by_each_and_less_and_less(seed: int) -> None:
    engine = setup.start(load_edition("us_2008"), Rules(), 4, seed)
    state = engine.state
    asked: Counter[tuple[int, int]] = Counter()

    def note(action: Action) -> None:
        if isinstance(action, OfferTrade) and action.partner == 3:
            asked[action.player, state.round] += 1

    bots = [*(make_opponent("expert") for _ in range(3)), NeverTrades()]
    play(engine, bots, 40, lambda events: None, note)
    assert asked
    assert max(asked.values()) == 1
    assert sum(asked.values()) < state.round


def test_the_more_refusals_in_a_row_the_longer_is_the_peace() -> None:
    memory = Memory(BotConfig(tactful=True))
    rounds = []
    now = 1
    for give in range(14):
        key = (1, 1 << give, 0)
        while not memory.ready(key, now):
            now += 1
        rounds.append(now)
        memory.learn(refused)
        memory.leave_in_peace(key, now, False, False)
    gaps = [later - sooner for sooner, later in pairwise(rounds)]
    assert gaps == sorted(gaps)
    assert (gaps[0], gaps[2], gaps[-1]) == (1, 1, 8)


def test_a_deal_that_is_made_ends_the_peace_with_the_round() -> None:
    memory = Memory(BotConfig(tactful=True))
    for _ in range(6):
        memory.learn(refused)
        memory.leave_in_peace(KEY, 5, False, False)
    assert not memory.ready(KEY, 7)
    memory.learn(taken)
    memory.leave_in_peace(KEY, 7, False, False)
    assert memory.ready(KEY, 8)


def test_who_refuses_what_would_cost_it_the_game_is_known_for_it() -> None:
    memory = Memory(BotConfig(tactful=True))
    memory.leave_in_peace(KEY, 1, False, False)
    memory.learn(refused)
    assert not memory.careful(1)
    memory.leave_in_peace(KEY, 2, True, False)
    memory.learn(taken)
    assert not memory.careful(1)
    memory.leave_in_peace(KEY, 3, True, False)
    memory.learn(refused)
    assert memory.careful(1)
