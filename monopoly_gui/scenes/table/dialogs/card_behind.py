"""Which card of Chance or Community Chest a debt or a choice comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.flow.cards import card_of
from ....engine.frames import Debt
from ....engine.state import State

if TYPE_CHECKING:
    from ..shared.table_host import TableHost

ASKING = ("pay_bank", "pay_each", "repairs", "collect_each", "choice_pay_or_draw")


def card_behind(host: TableHost, frame: Debt) -> tuple[int, str] | None:
    """Deck and text of the card that asks for the money; None if that cannot be told.

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
            return deck, card.text
    return None


def _decks(state: State) -> tuple[int, int]:
    """The two decks, first that of the space where the current player stands."""
    kind = state.board.spaces[state.position[state.current]].kind
    return (1, 0) if kind == "community_chest" else (0, 1)
