"""The card of Chance or Community Chest that a debt or a choice comes from."""

from __future__ import annotations

from pygame import Rect, Surface

from ....engine.cards import Card
from ....engine.flow.cards import card_of
from ....engine.frames import Debt
from ....engine.state import State
from ....ui.board.card_pictures import picture_of
from ....ui.board.cards_art import draw_card
from ....ui.layout.leaves import Units
from ....ui.text.card_words import card_meaning
from ..parts.items import PaperItem
from ..parts.table_host import TableHost

#: width over height of a card
CARD_SHAPE = 1.6

ASKING = ("pay_bank", "pay_each", "repairs", "collect_each", "choice_pay_or_draw")


def card_behind(host: TableHost, frame: Debt) -> tuple[int, Card] | None:
    """The deck and the card that asks for the money; None if that cannot be told.

    The card drawn last lies at the bottom of its deck, face seen by all.
    """
    if frame.reason != "card":
        return None
    state = host.state
    for deck in _decks(state):
        if not state.known[deck] or not state.decks[deck]:
            continue
        card = card_of(state, state.decks[deck][-1])
        fits = card.kind == "repairs" or card.amount == frame.amount
        if card.kind in ASKING and fits:
            return deck, card
    return None


def _decks(state: State) -> tuple[int, int]:
    """The two decks, first that of the space where the current player stands."""
    kind = state.board.spaces[state.position[state.current]].kind
    return (1, 0) if kind == "community_chest" else (0, 1)


def card_thing(host: TableHost, deck: int, card: Card, high: Units) -> PaperItem:
    """The card on the table, described by its text and effect."""
    title = host.board.deck_names[deck]
    meaning = card_meaning(card, host.board, host.state.rules)

    def draw(surface: Surface, rect: Rect) -> None:
        painter, picture = host.context.painter, picture_of(card)
        draw_card(painter, surface, deck, rect, card.text, title, picture, meaning)

    said = [text for text in (title, card.text, meaning) if text]
    return PaperItem((deck, card, title, meaning), draw, CARD_SHAPE, height=high, alt_text=said)
