"""Chance and Community Chest cards, as printed [CARD-2]."""

from dataclasses import dataclass
from typing import Literal

CHANCE = 0
CHEST = 1
DECK_NAMES = ("Chance", "Community Chest")

CardKind = Literal[
    "collect_bank",
    "pay_bank",
    "collect_each",
    "pay_each",
    "repairs",
    "move_to",
    "move_nearest",
    "move_back",
    "move_back_to",
    "go_to_jail",
    "jail_free",
    "choice_pay_or_draw",
]


@dataclass(frozen=True, slots=True)
class Card:
    """One card.  Money in whole units; ``target`` is a board index.

    ``factor`` with ``fresh_dice`` is the utility card (factor times a fresh
    throw); without, a multiple of the normal rent.  ``other_deck`` is the deck
    drawn from instead of paying (``choice_pay_or_draw``).
    """

    id: str
    kind: CardKind
    text: str
    amount: int = 0
    target: int = -1
    target_kind: str = ""
    factor: int = 1
    fresh_dice: bool = False
    steps: int = 0
    per_house: int = 0
    per_hotel: int = 0
    other_deck: int = CHANCE
