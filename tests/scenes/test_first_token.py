"""Tokens that are chosen when a player's first turn comes."""

import pygame

from monopoly_gui.engine.state import State
from monopoly_gui.scenes.table.dialogs.first_token import FirstTokenScene, chooses_token
from monopoly_gui.scenes.table.table import TableScene
from tests.scenes.dialogs.desk import TOKENS, position
from tests.scenes.seat import Seat

FIRST = {"token_choice": "first_turn", "token_placement": "first_turn"}


def start(players: int = 3) -> State:
    return position(players, rules=dict(FIRST))


def test_it_is_asked_only_where_the_rules_have_it_so() -> None:
    assert chooses_token(start()) == 0
    assert chooses_token(position(3)) is None
    Seat(position(3)).screen.shows(TableScene)


def test_a_free_token_is_taken_and_saved_with_the_game() -> None:
    seat = Seat(start(), dice=[(1, 2)])
    dialog = seat.screen.shows(FirstTokenScene)
    assert dialog.title == "Ada, choose your token"
    free = next(t for t in dialog.tokens.options if t not in TOKENS[:3])
    seat.click(dialog.tokens.cells()[dialog.tokens.options.index(free)].center)
    seat.click("done")
    seat.screen.shows(TableScene)
    assert seat.table.token(0) == free
    assert seat.table.match.saved().seats[0].token == free
    seat.key(pygame.K_r)
    seat.until_rest()
    assert seat.state.placed[0]


def test_a_token_of_somebody_who_waits_beside_the_board_is_exchanged() -> None:
    seat = Seat(start())
    seat.screen.shows(FirstTokenScene).tokens.choose(TOKENS[2])
    seat.key(pygame.K_RETURN)
    assert [seat.table.token(p) for p in range(3)] == [TOKENS[2], TOKENS[1], TOKENS[0]]


def test_what_is_on_the_board_is_taken() -> None:
    state = start()
    state.placed[1] = True
    dialog = Seat(state).screen.shows(FirstTokenScene)
    assert dialog.tokens.taken == {TOKENS[1]: "Blaise has it."}
    dialog.tokens.choose(TOKENS[1])
    assert dialog.tokens.value == TOKENS[0]


def test_escape_keeps_the_token_and_asks_no_more() -> None:
    seat = Seat(start())
    seat.key(pygame.K_ESCAPE)
    seat.frames(10)
    seat.screen.shows(TableScene)
    assert seat.table.token(0) == TOKENS[0]
