"""The players of other styles are legal players, and games with them end."""

import pytest

from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
from monopoly_gui.simulation.driver import play
from tests.ai import strangers


@pytest.mark.parametrize(
    "stranger",
    [
        strangers.NeverTrades,
        strangers.Accountant,
        strangers.Gambler,
        strangers.Bidder,
        strangers.Hoarder,
        strangers.Seller,
    ],
)
def test_a_game_with_strangers_comes_to_an_end(stranger: type[Bot]) -> None:
    engine = setup.start(load_edition("us_2008"), Rules(), 4, seed=2)
    bots = [make_opponent("expert"), *(stranger() for _ in range(3))]
    play(engine, bots, 500, lambda events: None)
    assert engine.state.over
