"""A key shows once more, in full, what happened since one's last step."""

import pygame

from monopoly_gui.ui.table_model import model_of
from tests.scenes.dialogs.desk import position
from tests.scenes.seat import Seat
from tests.scenes.test_narrator import listening
from tests.scenes.test_summary import a_round


def positions(seat: Seat) -> list[int]:
    return list(seat.table.model.position)


def test_what_happened_is_shown_once_more_and_ends_as_it_was() -> None:
    seat = a_round()
    text, end = len(seat.table.game.book.lines), positions(seat)
    version = seat.state.version
    seat.key(pygame.K_w)
    assert "Watch again" in seat.screen.said[-1]
    assert positions(seat) != end and not seat.table.is_settled
    seat.until_rest()
    assert positions(seat) == end and seat.table.model == model_of(seat.state)
    assert (seat.state.version, len(seat.table.game.book.lines)) == (version, text)


def test_the_key_that_shows_it_is_not_said_to_have_no_effect() -> None:
    seat = a_round()
    said = listening(seat.screen)
    said.new()
    seat.key(pygame.K_w)
    text = said.new()
    assert "Watch again" in text and "no effect" not in text


def test_it_is_skipped_by_space_and_the_game_goes_on_where_it_was() -> None:
    seat = a_round()
    end = positions(seat)
    seat.click("watch again")
    assert positions(seat) != end
    seat.key(pygame.K_SPACE)
    seat.frames(2)
    assert seat.table.is_settled and not seat.table.game.skipping
    assert seat.table.model == model_of(seat.state)
    assert seat.button("roll").enabled


def test_where_nothing_happened_it_says_so() -> None:
    seat = Seat(position(2))
    seat.key(pygame.K_w)
    assert "Nothing has happened" in seat.screen.said[-1]
    assert seat.table.is_settled


def test_it_can_be_watched_after_the_game_was_loaded() -> None:
    seat = a_round()
    again = Seat.of(seat.table.match.saved())
    again.until_rest()
    again.key(pygame.K_w)
    assert positions(again)[1:] != positions(seat)[1:]
    again.until_rest()
    assert positions(again) == positions(seat)
