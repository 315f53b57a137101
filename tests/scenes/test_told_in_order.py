"""An action is announced first, then its results; the focus comes last, if at all."""

import pygame

from monopoly_gui.engine.actions import Bid
from monopoly_gui.engine.board import JAIL
from monopoly_gui.engine.frames import Auction
from monopoly_gui.scenes.people.name import FirstNameScene
from monopoly_gui.scenes.rules.book import RulesScene
from tests.scenes.dialogs.desk import Scripted, own, own_set, position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat
from tests.scenes.test_narrator import Said, listening
from tests.scenes.test_summary import a_round


def estate(seat: Seat, *names: str) -> Said:
    """A listener in the estate who goes to the controls of these names."""
    said = listening(seat.screen)
    seat.key(pygame.K_i)
    for name in names:
        go_to(seat, name)
    said.new()
    return said


def go_to(seat: Seat, name: str) -> None:
    seat.screen.scene.form.focus(seat.screen.find(name), visible=True)
    seat.frames()


def test_a_house_that_was_planned_is_told_and_not_why_no_other_can_be() -> None:
    state = position(2)
    own_set(state, 0, "light_blue")
    seat = Seat(state)
    said = estate(seat, "build 6")
    seat.key(pygame.K_SPACE)
    seat.frames(30)
    text = said.new()
    assert text.startswith("Oriental Avenue, 1 house, $12 → $30 | After the plan: $1,500 → $1,450.")
    assert "Build evenly" not in text
    seat.key(pygame.K_SPACE)
    assert "unavailable: Build evenly" in said.new()


def test_houses_that_were_built_are_told_without_the_whole_estate_again() -> None:
    state = position(2)
    own_set(state, 0, "light_blue")
    seat = Seat(state)
    said = estate(seat, "build 6")
    seat.key(pygame.K_SPACE)
    seat.key(pygame.K_d)
    seat.until_rest()
    seat.frames(30)
    text = said.new()
    assert "Ada builds house number 1 on Oriental Avenue for $50." in text
    assert "Plan what to build" not in text and "Build evenly" not in text
    assert "Cash now" not in text and seat.screen.scene is seat.table


def test_an_estate_ends_with_all_that_can_be_done_to_its_deeds() -> None:
    state = position(2)
    own_set(state, 0, "light_blue")
    seat = Seat(state)
    said = listening(seat.screen)
    seat.key(pygame.K_i)
    seat.frames(3)
    text = said.new()
    assert (
        "build or sell on a street, mortgage or unmortgage a deed. B builds on each street of a "
        "set. D then carries out the plan" in text
    )
    assert "Tab: " not in text


def test_a_mortgage_is_told_and_the_estate_closes() -> None:
    state = position(2)
    own(state, 0, "reading_railroad")
    seat = Seat(state)
    said = estate(seat, "flip 5")
    seat.key(pygame.K_SPACE)
    assert said.new().startswith("Reading Railroad: Mortgage +$100, planned")
    seat.key(pygame.K_d)
    seat.until_rest()
    seat.frames(30)
    text = said.new()
    assert "Ada mortgages Reading Railroad" in text and "Unmortgage" not in text
    assert seat.screen.scene is seat.table


def test_a_bid_is_told_and_not_that_it_is_the_highest_already() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    seat = Seat(state, bots={1: Scripted(Bid(1, 50), Bid(1, 90))})
    said = listening(seat.screen)
    seat.frames(40)
    go_to(seat, "+10")
    said.new()
    seat.key(pygame.K_SPACE)
    seat.frames(60)
    text = said.new()
    assert text.startswith("Ada bids $60.")
    assert "already" not in text and text.index("Blaise leads with $90.") < text.index("Bid $91")


def test_where_the_player_goes_is_told_at_once_whatever_still_happens() -> None:
    seat = Seat(position(2), dice=[(1, 2)])
    said = listening(seat.screen)
    said.new()
    seat.key(pygame.K_r)
    assert not seat.table.is_settled
    seat.key(pygame.K_TAB)
    kind, text = next(each for each in said.all if "button" in each[1])
    assert kind == "focus" and text


def test_a_key_that_nobody_understands_is_answered() -> None:
    state = position(2)
    own_set(state, 0, "light_blue")
    seat = Seat(state)
    said = estate(seat)
    seat.key(pygame.K_e)
    assert said.new() == "E has no effect here."
    seat.key(pygame.K_r)
    assert said.new() == "R has no effect here."
    seat.screen.key(pygame.K_TAB, pygame.KMOD_ALT)
    assert said.new() == ""


def test_who_wants_to_answer_what_lies_open_is_told_so_and_what_is_folded_comes_back() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    seat = Seat(state)
    said = listening(seat.screen)
    seat.frames(40)
    said.new()
    seat.key(pygame.K_r)
    assert said.new() == "Answer the open question first."
    assert seat.button("answer").rect.size == (0, 0), "the question has answers of its own"
    seat.key(pygame.K_v)
    seat.frames(3)
    assert seat.button("answer").rect.size != (0, 0)
    said.new()
    seat.key(pygame.K_r)
    seat.frames(3)
    assert "Auction of Boardwalk." in said.new()


def test_escape_says_that_it_has_put_the_summary_away() -> None:
    seat = a_round()
    said = listening(seat.screen)
    said.new()
    assert seat.table.side.summary.open
    seat.key(pygame.K_ESCAPE)
    assert said.new() == "Closed."


def test_enter_in_a_field_reads_it_again() -> None:
    screen = Screen()
    page = screen.open(RulesScene(screen.context))
    said = listening(screen)
    screen.scene.form.focus(page.field, visible=True)
    screen.frame()
    said.new()
    screen.key(pygame.K_RETURN)
    assert "text field" in said.new()


def test_a_panel_says_what_enter_does_there_and_gives_it_back_when_it_is_ones_turn() -> None:
    seat = Seat(position(2), dice=[(1, 2), (1, 3), (1, 1)])
    said = listening(seat.screen)
    go_to(seat, "player 1")
    assert "Enter: Look closer, or offer Blaise a trade" in said.new()
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    text = said.new()
    assert "or Enter: " in text
    before = seat.state.version
    seat.key(pygame.K_RETURN)
    assert seat.state.version > before
    assert seat.screen.scene is seat.table


def test_the_end_of_an_auction_and_the_way_out_of_jail_are_told_once() -> None:
    state = position(2)
    state.stack.append(Auction(39, leader=1, high=50))
    seat = Seat(state, speed="instant")
    said = listening(seat.screen)
    seat.frames(10)
    seat.key(pygame.K_o)
    seat.frames(40)
    text = said.new()
    assert "Boardwalk goes to Blaise for $50." in text
    assert "Sold to" not in text
    state = position(2)
    state.position[0], state.jail_turns[0] = JAIL, 0
    seat = Seat(state, dice=[(1, 2)])
    said = listening(seat.screen)
    seat.frames(10)
    seat.key(pygame.K_f)
    seat.until_rest()
    text = said.new()
    assert "Ada pays the fine of $50 to leave Jail." in text
    assert "Ada leaves Jail" not in text


def test_what_each_answer_means_is_told_with_it() -> None:
    state = position(2)
    state.position[0], state.jail_turns[0] = JAIL, 0
    seat = Seat(state)
    said = listening(seat.screen)
    seat.frames(10)
    text = said.new()
    assert "Roll for doubles: Roll doubles to get out and move. Pay $50: " in text


def test_a_name_that_was_given_is_greeted() -> None:
    screen = Screen()
    screen.open(FirstNameScene(screen.context))
    said = listening(screen)
    for letter in "Zoe":
        screen.type(letter)
    screen.frame()
    said.new()
    screen.key(pygame.K_RETURN)
    screen.frame()
    assert "Welcome, Zoe!" in said.new()
