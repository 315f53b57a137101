"""Every broken invariant of a position is named, each by its own sentence."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.frames import Auction, Claim, Offer, Shortage, Turn
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State

T = TypeVar("T")
ORIENTAL, VERMONT, CONNECTICUT, READING = 6, 8, 9, 5


def fresh() -> State:
    """Three players, the first of whom owns the light blue set; the last is out."""
    engine = setup.start(load_edition("us_2008"), Rules(), 3, 1)
    state = engine.state
    for space in (ORIENTAL, VERMONT, CONNECTICUT):
        state.owner[space] = 0
    state.current, state.stack[0] = 0, Turn(0)
    state.bank += state.cash[2]
    state.cash[2], state.alive[2] = 0, False
    return state


def build(state: State, *levels: int) -> None:
    for space, level in zip((ORIENTAL, VERMONT, CONNECTICUT), levels, strict=True):
        state.buildings[space] = level
        state.houses_left -= level if level < 5 else 0
        state.hotels_left -= level == 5


def take_first_card(state: State, player: int) -> None:
    state.cards[player].append(state.decks[0].pop())


def built_and(state: State, levels: tuple[int, int, int], space: int) -> None:
    """Build, and mortgage a street all the same."""
    build(state, *levels)
    state.mortgaged[space] = True


def built_by_two(state: State) -> None:
    build(state, 1, 1, 1)
    state.owner[VERMONT] = 1


def put(values: list[T], at: int, value: T) -> None:
    values[at] = value


BREAKS: dict[str, Callable[[State], object]] = {
    "money is not conserved: off by 5": lambda s: put(s.cash, 0, s.cash[0] + 5),
    "player 1 has negative cash -1": lambda s: put(s.cash, 1, -1),
    "the pot is negative": lambda s: setattr(s, "pot", -4),
    "space 0 has an impossible owner 0": lambda s: put(s.owner, 0, 0),
    "space 5 has an impossible owner 7": lambda s: put(s.owner, READING, 7),
    "space 5 is owned by player 2, who is out": lambda s: put(s.owner, READING, 2),
    "space 0 is mortgaged but is no deed": lambda s: put(s.mortgaged, 0, True),
    "space 6 is mortgaged and built on": lambda s: built_and(s, (1, 1, 1), ORIENTAL),
    "a player who is out has cash": lambda s: put(s.cash, 2, 9),
    "0 houses on the board and 31 in the Bank": lambda s: setattr(s, "houses_left", 31),
    "0 hotels on the board and 13 in the Bank": lambda s: setattr(s, "hotels_left", 13),
    "has buildings, but nobody owns enough of it": built_by_two,
    "has buildings and a mortgage": lambda s: built_and(s, (1, 1, 0), CONNECTICUT),
    "cannot be built on": lambda s: put(s.buildings, READING, 1),
    "has an impossible level: [6, 5, 5]": lambda s: build(s, 6, 5, 5),
    "is built unevenly: [2, 0, 0]": lambda s: build(s, 2, 0, 0),
    "a card is missing or in two places": lambda s: s.decks[0].pop(),
    "player 2 is out and holds a card": lambda s: take_first_card(s, 2),
    "deck 0 knows 99 cards of 16": lambda s: put(s.known, 0, 99),
    "nothing is pending": lambda s: s.stack.clear(),
    "there is no turn under what is pending": lambda s: s.stack.insert(0, Auction(READING)),
    "the playing order does not name every player once": lambda s: put(s.order, 0, s.order[1]),
    "a turn waits for player 2, who is out": lambda s: put(s.stack, 0, Turn(2)),
    "offer 4 concerns a player who is out": lambda s: s.offers.append(
        Offer(4, 0, 2, Bundle(), Bundle())
    ),
    "claim 4 concerns a player who is out": lambda s: s.claims.append(
        Claim(4, 2, 0, READING, 25, 9)
    ),
    "a player who is out leads an auction": lambda s: s.stack.append(
        Auction(READING, high=5, leader=2)
    ),
    "a demand for buildings does not list every player": lambda s: s.stack.append(
        Shortage(0, "house", ((),), 1)
    ),
    "player 0 is in Jail but stands on 0": lambda s: put(s.jail_turns, 0, 1),
}


def test_a_fresh_position_has_none() -> None:
    assert fresh().problems() == []


@pytest.mark.parametrize("problem", BREAKS)
def test_what_is_broken_is_named(problem: str) -> None:
    state = fresh()
    BREAKS[problem](state)
    assert any(problem in found for found in state.problems()), state.problems()


def test_a_card_that_cannot_be_kept_is_noticed_in_a_hand() -> None:
    state = fresh()
    kept = [c.kind == "jail_free" for c in state.board.decks[0]]
    key = next(k for k in state.decks[0] if not kept[k])
    state.decks[0].remove(key)
    state.cards[0].append(key)
    assert "player 0 holds a card that cannot be kept" in state.problems()
