"""Few words by ear: what is known is left out, and what belongs together is one sentence."""

import pygame
import pytest

from monopoly_gui.engine import events as ev
from monopoly_gui.engine.actions import Build
from monopoly_gui.engine.board import BANK, JAIL
from monopoly_gui.engine.frames import Purchase
from monopoly_gui.scenes.table.announcer import announcement_for, describe_position
from monopoly_gui.storage.settings import Length
from monopoly_gui.ui.text.log_text import joined_line, log_line
from tests.scenes.dialogs.desk import own_set, position
from tests.scenes.seat import Seat
from tests.scenes.test_narrator import listening

WHOLE = "Ada, your turn. Roll the dice. R or Enter: Roll the dice."


def prompts(seat: Seat, times: int) -> list[str]:
    """The text heard each time the table asks again."""
    said = listening(seat.screen)
    heard = [said.new()]
    for _again in range(times - 1):
        seat.table.announcer.forget_prompt()
        seat.frames(2)
        heard.append(said.new())
    return heard


def test_a_prompt_is_short_after_the_third_time() -> None:
    heard = prompts(Seat(position(2)), 5)
    assert all(text.startswith(WHOLE) for text in heard[:3])
    assert heard[3:] == ["Ada, your turn. Press R to roll."] * 2


def test_a_prompt_stays_whole_where_all_is_to_be_heard() -> None:
    heard = prompts(Seat(position(2), speech_length="long"), 5)
    assert all(text.startswith(WHOLE) for text in heard)


def test_known_keys_are_left_out_but_for_the_one_that_enter_presses() -> None:
    state = position(2)
    state.stack.append(Purchase(0, 39))
    seat = Seat(state)
    said = listening(seat.screen)
    heard = [said.new()]
    for _again in range(3):
        seat.key(pygame.K_F1)
        seat.frames(2)
        said.new()
        seat.key(pygame.K_ESCAPE)
        seat.frames(2)
        heard.append(said.new())
    assert all("A: Auction it." in text for text in heard[:3])
    assert heard[3].endswith("Cash after buying: $1,100. B or Enter: Buy for $400.")
    seat.key(pygame.K_F10)
    assert "A: Auction it." in said.new()


def test_what_cannot_be_done_in_jail_is_only_read_when_asked_for() -> None:
    state = position(2)
    state.position[0], state.jail_turns[0] = JAIL, 0
    seat = Seat(state)
    said = listening(seat.screen)
    text = said.new()
    assert "Ada is in Jail." in text and "Use a card" not in text
    assert "Then roll as usual. You have $1,500." in text and "sell, mortgage" not in text
    seat.key(pygame.K_F10)
    whole = said.new()
    assert "Use a card, button, C, unavailable" in whole and "sell, mortgage" in whole


def test_buildings_bought_together_are_one_sentence() -> None:
    state = position(2)
    own_set(state, 0, "light_blue")
    seat = Seat(state)
    said = listening(seat.screen)
    said.new()
    seat.table.submit(Build(0, (6, 8, 9)))
    seat.until_rest()
    seat.frames(3)
    text = said.new()
    assert text.count("builds") == 1
    assert (
        "Ada builds for $150: Oriental Avenue (1 house), Vermont Avenue (1 house) "
        "and Connecticut Avenue (1 house)." in text
    )


def spoken(first: ev.Event, second: ev.Event, length: Length = "normal") -> str:
    line = joined_line(first, second, Seat(position(2)).table.game.people)
    assert line is not None
    return announcement_for(line, length, frozenset({0}))


def test_a_roll_is_told_by_its_sum_and_doubles_by_their_dice() -> None:
    move = ev.TokenMoved(1, 0, 7, "forward")
    assert spoken(ev.DiceRolled(1, (3, 4), "move"), move) == "Blaise rolls 7: Chance."
    move = ev.TokenMoved(1, 0, JAIL, "forward")
    roll = ev.DiceRolled(1, (5, 5), "move")
    assert spoken(roll, move) == "Blaise rolls 5 + 5: Jail, just visiting."
    assert "and moves to" in spoken(roll, move, "long")


@pytest.mark.parametrize(("length", "heard"), [("normal", False), ("long", True)])
def test_what_others_bid_and_whose_turn_begins_is_only_told_at_length(
    length: Length, heard: bool
) -> None:
    people = Seat(position(3)).table.game.people
    for event in (
        ev.BidPlaced(1, 50),
        ev.TurnStarted(1, 3, 7),
        ev.CashMoved(1, BANK, 15, "card"),
        ev.CashMoved(BANK, 1, 200, "salary"),
        ev.OrderRolled(1, (3, 4)),
    ):
        line = log_line(event, people)
        assert bool(announcement_for(line, length, frozenset({0}))) is heard
    mine = log_line(ev.BidPlaced(0, 60), people)
    assert announcement_for(mine, "normal", frozenset({0})) == "Ada bids $60."


def test_the_end_of_a_turn_that_was_announced_names_nobody_again() -> None:
    seat = Seat(position(2), dice=((4, 6),))
    said = listening(seat.screen)
    for _often in range(4):
        seat.table.context.familiar("Build or trade if you like, then end your turn.")
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    assert said.new().endswith("Ada rolls 10: Jail, just visiting. | Press E to end the turn.")


def test_how_much_of_a_set_others_own_is_told_from_the_second_deed_on() -> None:
    state, people = position(2), Seat(position(2)).table.game.people
    bought = log_line(ev.CashMoved(1, BANK, 60, "purchase", 1), people)
    assert describe_position(bought, state, people) == "Brown."
    state.owner[3] = 1
    assert describe_position(bought, state, people) == "Brown, 2 of 2."
