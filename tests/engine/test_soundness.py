"""Positions written by hand: unplayable ones are reported."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.frames import (
    Advance,
    Arrival,
    Auction,
    CardChoice,
    ChooseMove,
    Claim,
    Debt,
    Deliver,
    Estate,
    Frame,
    Offer,
    Over,
    Purchase,
    Received,
    SecondMove,
    Shortage,
    TaxChoice,
    Turn,
)
from monopoly_gui.engine.invariants import FITS, misshapen, unplayable
from monopoly_gui.engine.registry import HANDLERS
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import new_state
from monopoly_gui.engine.state import State

MEDITERRANEAN, READING, GO, TAX = 1, 5, 0, 4
FINE = Debt(0, (BANK,), 50, "jail", 10)
Spoil = Callable[[State], object]


def table(*above: Frame) -> State:
    """Three players, the first of whom has thrown; what is pending lies on the turn."""
    state = new_state(load_edition("us_2008"), Rules(), 3, 1)
    state.placed = [True] * 3
    state.turn = state.next_id = 1
    state.dice = (3, 4)
    state.stack = [Turn(0, "moving" if above else "end", rolled=True), *above]
    return state


def test_an_ordinary_turn_can_be_played() -> None:
    assert unplayable(table()) == []


def auctioned(**changes: object) -> Auction:
    return replace(Auction(READING), **changes)  # type: ignore[arg-type]


#: what cannot be pending above a turn
CANNOT: tuple[tuple[Frame, ...], ...] = (
    (Turn(1),),
    (Advance(0, 7),),  # nobody is asked: no fine is due
    (Advance(0, 40), FINE),
    (FINE,),  # nothing waits for the fine
    (Arrival(0, 5, factor=-1), Purchase(0, READING)),
    (ChooseMove(0, (), "bus"),),
    (ChooseMove(0, (3, 44), "bus"),),
    (ChooseMove(0, (3,), "wish"),),
    (ChooseMove(1, (3,), "bus"),),
    (SecondMove(0),),
    (Purchase(0, GO),),
    (Purchase(0, 44),),
    (Purchase(1, READING),),
    (auctioned(space=GO),),
    (auctioned(passed=7),),
    (auctioned(passed=8),),
    (auctioned(high=10),),
    (auctioned(leader=3, high=10),),
    (auctioned(bidders=(0,)),),
    (auctioned(building="house"),),
    (auctioned(building="castle"),),
    (Deliver(0, READING),),  # it would have been handed over
    (Deliver(0, READING), Debt(0, (BANK,), 10, "rent")),
    (Deliver(1, READING), Debt(0, (BANK,), 10, "auction")),
    (Estate((READING,)),),
    (Shortage(0, "house", ((), (), ()), 0),),
    (Shortage(0, "house", ((READING,), (), ()), 1),),
    (Shortage(0, "castle", ((), (), ()), 1),),
    (Debt(0, (), 10, "rent"),),
    (Debt(0, (0,), 10, "rent"),),
    (Debt(0, (1, 1), 10, "rent"),),
    (Debt(0, (7,), 10, "rent"),),
    (Debt(0, (1,), -10, "rent"),),
    (Debt(0, (1,), 10, "spite"),),
    (Debt(0, (1,), 10, "auction"),),
    (TaxChoice(0, GO),),
    (TaxChoice(0, TAX),),  # on this board nobody chooses
    (CardChoice(0, 0, 0),),
    (CardChoice(0, 7, 0),),
    (Received(0, ()),),
    (Received(0, (READING,)),),
    (Over((0, 1, 2), (1, 1, 1), "limit"),),
    (Purchase(0, READING), auctioned()),
    (auctioned(), Purchase(0, 12)),
)  # fmt: skip


@pytest.mark.parametrize("above", CANNOT, ids=lambda above: above[-1].kind)
def test_what_cannot_be_pending_is_told(above: tuple[Frame, ...]) -> None:
    assert unplayable(table(*above)) != []


#: what can be
CAN: tuple[tuple[Frame, ...], ...] = (
    (ChooseMove(0, (3, 4, 7), "bus"),),
    (Purchase(0, READING),),
    (SecondMove(0), Purchase(0, READING)),
    (auctioned(),),
    (auctioned(passed=4, leader=1, high=10),),
    (Estate((12,)), auctioned()),
    (Deliver(1, READING), Debt(1, (BANK,), 2000, "auction", READING, opened=True)),
    (Debt(0, (1, 2), 1000, "card", opened=True),),
    (Over((0, 1, 2), (1, 1, 1), "limit", (1, 1, 3)),),
)


@pytest.mark.parametrize("above", CAN, ids=lambda above: above[-1].kind)
def test_what_can_be_pending_is_played(above: tuple[Frame, ...]) -> None:
    state = table(*above)
    if isinstance(above[-1], Over):
        del state.stack[0]
    assert unplayable(state) == []


def spoilt(name: str, at: int, value: object) -> Spoil:
    def spoil(state: State) -> None:
        getattr(state, name)[at] = value

    return spoil


def not_begun(state: State, missed: int) -> None:
    """A player in Jail whose token never stood on GO."""
    state.placed[1], state.jail_turns[1] = False, missed


def offer(partner: int, give: Bundle) -> Offer:
    """An offer of the first player."""
    return Offer(0, 0, partner, give, Bundle(cash=1))


SPOILT: dict[str, Spoil] = {
    "cash beyond all bounds": spoilt("cash", 0, 10**13),
    "a year of turns in Jail": spoilt("jail_turns", 0, 400),
    "a seed without end": lambda state: setattr(state, "seed", 10**40),
    "four doubles": lambda state: setattr(state, "doubles", 4),
    "dice of eight": lambda state: setattr(state, "dice", (8, 8)),
    "a house on GO": spoilt("buildings", GO, 1),
    "a house of the Bank's": spoilt("buildings", MEDITERRANEAN, 1),
    "somebody out who did not fall": spoilt("alive", 2, False),
    "a prisoner who never began": lambda s: not_begun(s, 0),
    "another's turn": lambda state: setattr(state, "current", 1),
    "a card in the other pile": lambda s: s.decks[0].append(s.decks[1].pop()),
    "a claim on oneself": lambda s: s.claims.append(Claim(0, 1, 1, READING, 10, 3)),
    "an offer of a corner": lambda s: s.offers.append(offer(1, Bundle(deeds=(GO,)))),
    "an offer to oneself": lambda s: s.offers.append(offer(0, Bundle(cash=2))),
}  # fmt: skip


@pytest.mark.parametrize("name", SPOILT)
def test_what_cannot_be_is_told(name: str) -> None:
    state = table()
    SPOILT[name](state)
    state.claims = [replace(claim, id=1) for claim in state.claims]
    state.offers = [replace(offer, id=1) for offer in state.offers]
    state.next_id = 2
    assert unplayable(state) != []


def test_a_game_that_is_over_does_not_go_on() -> None:
    state = table()
    state.alive, state.fallen = [True, False, False], [1, 2]
    assert unplayable(state) == ["the game is over but goes on"]


def test_players_and_cards_that_there_are_not_are_found_first() -> None:
    assert misshapen(table()) == []
    assert misshapen(table(Purchase(7, READING))) != []
    assert misshapen(table(auctioned(leader=9))) != []
    state = table()
    state.cards[0].append(777)
    assert misshapen(state) != []


def test_every_kind_of_frame_is_looked_at() -> None:
    assert set(FITS) == set(HANDLERS)
