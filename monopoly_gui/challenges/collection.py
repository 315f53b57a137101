"""All challenges, in the order in which they are offered."""

from __future__ import annotations

from .challenge import Challenge
from .first_ones import FIRST_ONES

CHALLENGES: tuple[Challenge, ...] = (*FIRST_ONES,)


def challenge_of(name: str) -> Challenge | None:
    """The challenge of this id, None if there is none."""
    return next((each for each in CHALLENGES if each.id == name), None)
