"""Payments by ear: a purchase with its set, rent with the remaining cash."""

import pygame

from monopoly_gui.engine.actions import Bid
from monopoly_gui.engine.frames import Auction, Turn
from tests.scenes.dialogs.desk import Scripted, own, position
from tests.scenes.seat import Seat
from tests.scenes.test_narrator import Said, listening


def rolling(seat: Seat) -> Said:
    """A listener to Ada's roll until the table rests."""
    said = listening(seat.screen)
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    return said


def test_a_purchase_is_told_with_its_colour_and_how_many_of_the_set_are_owned() -> None:
    seat = Seat(position(2), dice=[(1, 2), (1, 2)])
    said = rolling(seat)
    said.new()
    seat.key(pygame.K_b)
    seat.frames(60)
    assert "Ada buys it for $60. Brown, 1 of 2." in said.new()


def test_a_purchase_that_completes_a_set_is_told_so() -> None:
    state = position(2)
    own(state, 0, "mediterranean_avenue")
    seat = Seat(state, dice=[(1, 2), (1, 2)])
    said = rolling(seat)
    said.new()
    seat.key(pygame.K_b)
    seat.frames(60)
    assert "Ada buys it for $60. Brown, 2 of 2." in said.new()


def test_a_deed_won_at_auction_is_told_with_its_set() -> None:
    state = position(3)
    own(state, 1, "park_place")
    state.stack.append(Auction(39))
    seat = Seat(state, bots={1: Scripted(Bid(1, 50))})
    said = listening(seat.screen)
    seat.frames(40)
    seat.key(pygame.K_p)
    seat.frames(120)
    assert "Boardwalk goes to Blaise for $50. Dark blue, 2 of 2." in said.new()


def test_nobody_is_said_to_own_a_deed_that_nobody_bids_for() -> None:
    state = position(2)
    state.stack.append(Auction(39))
    seat = Seat(state)
    said = listening(seat.screen)
    seat.frames(40)
    said.new()
    seat.key(pygame.K_p)
    seat.frames(120)
    text = said.new()
    assert "Nobody bids: the Bank keeps Boardwalk." in text
    assert "1 of 2" not in text


def test_rent_that_the_player_pays_is_told_with_the_cash_that_is_left() -> None:
    state = position(2)
    own(state, 1, "baltic_avenue")
    seat = Seat(state, dice=[(1, 2)])
    text = rolling(seat).new()
    paid = "Ada pays Blaise $4 rent."
    assert f"{paid} Ada has ${seat.state.cash[0]:,} left." in text
    assert seat.state.cash[0] == 1496


def test_rent_that_an_opponent_pays_is_told_without_their_cash() -> None:
    state = position(2)
    own(state, 0, "baltic_avenue")
    state.current, state.stack[0] = 1, Turn(1)
    seat = Seat(state, dice=[(1, 2)])
    said = listening(seat.screen)
    seat.frames(120)
    text = said.new()
    assert "Blaise pays Ada $4 rent." in text
    assert "left" not in text
