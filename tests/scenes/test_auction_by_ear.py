"""An auction by ear: short, in sentences, and with keys that do what is said of them."""

import pygame

from monopoly_gui.engine.actions import Bid
from monopoly_gui.engine.frames import Auction
from monopoly_gui.engine.state import State
from tests.scenes.dialogs.desk import Scripted, own, position
from tests.scenes.seat import Seat
from tests.scenes.test_narrator import listening
from tests.scenes.test_told_in_order import go_to

PASS = "asked again after a higher bid"


def auction(cash: int = 1500) -> State:
    state = position(3)
    state.cash[0] = cash
    state.stack.append(Auction(39))
    return state


def test_it_opens_in_sentences_and_names_each_bid_by_its_key() -> None:
    said = listening(Seat(auction()).screen)
    text = said.new()
    assert "No bids yet; bidding starts at $10." in text
    assert "B or Enter: Bid $10. 2: Bid $10. 3: Bid $100." in text
    assert "from $10" not in text and "+10" not in text


def test_passing_is_explained_once_in_a_game_and_the_bids_only_when_asked_for() -> None:
    state = auction()
    state.stack[-1] = Auction(39, passed=1)
    seat = Seat(state, bots={1: Scripted(Bid(1, 50)), 2: Scripted(Bid(2, 60))})
    said = listening(seat.screen)
    seat.frames(40)
    assert said.new().count(PASS) == 1
    seat.key(pygame.K_F1)
    seat.frames(3)
    card = said.new()
    assert "An auction." in card and "F10 also reads out the keys that work everywhere." in card
    assert "Tell my money and deeds" not in card
    seat.key(pygame.K_ESCAPE)
    seat.frames(3)
    text = said.new()
    assert "Auction of Boardwalk." in text and "Chen leads with $60." in text
    assert PASS not in text and "›" not in text
    seat.key(pygame.K_F10)
    text = said.new()
    assert PASS in text and "Blaise $50" in text and "Chen $60" in text


def test_in_the_field_figures_are_typed_and_no_key_of_theirs_is_told() -> None:
    seat = Seat(auction(), bots={1: Scripted(Bid(1, 50), Bid(1, 90))})
    said = listening(seat.screen)
    seat.frames(40)
    go_to(seat, "figure")
    said.new()
    seat.screen.type("7")
    assert said.new() == "7 typed, read as $51"
    seat.screen.type("5")
    assert said.new() == "$75"
    seat.key(pygame.K_RETURN)
    seat.frames(60)
    text = said.new()
    assert "Ada bids $75." in text and "B: Bid $91. P: Pass." in text
    assert "1: Bid" not in text
    seat.key(pygame.K_TAB)
    seat.key(pygame.K_F10)
    assert "1: Bid $91. 2: Bid $100." in said.new()


def test_what_is_too_dear_is_told_before_it_is_tried() -> None:
    state = auction(cash=40)
    own(state, 0, "park_place")
    state.stack[-1] = Auction(39, high=50, leader=1)
    seat = Seat(state)
    said = listening(seat.screen)
    seat.frames(40)
    text = said.new()
    assert "Bid $51, unavailable: You can bid $40 at most; raise money to bid more." in text
    assert "B: Bid" not in text and "Enter: Bid" not in text


def test_a_pass_of_ones_own_is_told_and_of_others_only_that_they_bid_no_more() -> None:
    seat = Seat(auction(), bots={1: Scripted(Bid(1, 50))})
    said = listening(seat.screen)
    seat.frames(40)
    said.new()
    seat.key(pygame.K_p)
    seat.frames(60)
    text = said.new()
    assert text.startswith("Ada passes.") and "Chen passes" not in text
