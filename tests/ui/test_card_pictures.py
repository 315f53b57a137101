"""Every card is a picture: its own on the usual board, that of its effect on others."""

from typing import get_args

import pygame
import pytest

from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine.cards import CardKind
from monopoly_gui.ui.board.card_pictures import ALIKE, BY_KIND, DRAWN, picture_of
from monopoly_gui.ui.board.cards_art import CardProps, draw_card
from monopoly_gui.ui.painting.painter import Painter


def test_the_32_cards_have_32_pictures() -> None:
    board = load_edition("us_2008")
    pictures = {picture_of(card) for deck in board.decks for card in deck}
    assert pictures == {card.id for deck in board.decks for card in deck} and len(pictures) == 32


@pytest.mark.parametrize("edition", edition_ids())
def test_every_card_of_every_board_has_a_picture(edition: str) -> None:
    for deck in load_edition(edition).decks:
        assert {picture_of(card) for card in deck} <= DRAWN


def test_every_drawing_is_used_and_every_effect_has_one() -> None:
    assert set(BY_KIND) == set(get_args(CardKind))
    own = {card.id for deck in load_edition("us_2008").decks for card in deck}
    assert own | set(ALIKE.values()) | set(BY_KIND.values()) == DRAWN


def test_two_cards_look_different(painter: Painter) -> None:
    looks = []
    for picture in ("cc_birthday", "cc_doctor"):
        made = pygame.Surface((300, 200), 0, 32)
        draw_card(
            painter, made, pygame.Rect(20, 20, 260, 160), CardProps(1, "Text", "Deck", picture)
        )
        looks.append(pygame.image.tobytes(made, "RGB"))
    assert looks[0] != looks[1]
