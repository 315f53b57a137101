"""All challenges, in the order in which they are offered."""

from __future__ import annotations

from .auctions import AUCTIONS
from .challenge import Challenge
from .debts import DEBTS
from .endgames import ENDGAMES
from .first_ones import FIRST_ONES
from .trades import TRADES

CHALLENGES: tuple[Challenge, ...] = (*FIRST_ONES, *TRADES, *AUCTIONS, *DEBTS, *ENDGAMES)


def challenge_of(name: str) -> Challenge | None:
    """The challenge of this id, None if there is none."""
    return next((each for each in CHALLENGES if each.id == name), None)
