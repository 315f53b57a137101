"""Games that are played as fast as it goes."""

import random

import pytest

from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.state import State
from monopoly_gui.match.opponents import make_bot
from monopoly_gui.simulation.driver import play
from tests.engine.random_tables import random_board, random_rules

ROUNDS = 12


@pytest.mark.parametrize("seed", range(1, 13))
def test_a_game_that_nobody_hears_is_the_same(seed: int) -> None:
    """Facts left out there do not change the game."""
    rng = random.Random(seed)
    board = random_board(rng)
    rules = random_rules(rng, board, 3)

    def played(hears: bool, notes: bool) -> tuple[int, State, list[Event]]:
        engine, events, actions = setup.start(board, rules, 3, seed), list[Event](), list[Action]()
        count = play(
            engine,
            [make_bot("normal") for _ in range(3)],
            ROUNDS,
            events.extend if hears else None,
            actions.append if notes else None,
        )
        assert not notes or len(actions) == count
        return count, engine.state, events

    count, state, events = played(hears=True, notes=True)
    assert count and {event.kind for event in events} >= {"turn_started", "dice_rolled"}
    assert played(hears=True, notes=False) == (count, state, events)
    for notes in (True, False):
        assert played(hears=False, notes=notes) == (count, state, [])
