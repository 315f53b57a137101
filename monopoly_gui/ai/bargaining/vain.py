"""Deals that were weighed in vain, which need not be weighed again at once.

It only saves looks: what was said at the table is remembered in ``memory.py``, and after a game
is loaded everything is looked at anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..valuation.appraisal import Appraisal
from ..valuation.incomes import spaces_of
from .memory import DealKey

#: rounds for which that holds
_ROUNDS = 8


@dataclass(slots=True)
class Vain:
    """The deals of one player that would not have helped, at any price that was thought of.

    Each is known until a deed of its groups changes hands between the two, or some rounds are over.
    """

    #: what both held of the groups, and the round from which on it is looked at again
    _known: dict[DealKey, tuple[int, int, int]] = field(default_factory=dict)

    def note(self, seen: Appraisal, player: int, key: DealKey) -> None:
        """The deal would not help as things are."""
        self._known[key] = *_held(seen, player, key), seen.state.round + _ROUNDS

    def knows(self, seen: Appraisal, player: int, key: DealKey) -> bool:
        """Whether the deal was weighed lately, when both held the same of its groups."""
        known = self._known.get(key)
        if known is None or seen.state.round >= known[2]:
            return False
        return _held(seen, player, key) == known[:2]


def _held(seen: Appraisal, player: int, key: DealKey) -> tuple[int, int]:
    """What both hold of the groups of a deal's deeds."""
    partner, give, get = key
    groups, group_of = seen.scale.groups, seen.scale.group_of
    concerned = 0
    for space in spaces_of(give | get):
        concerned |= groups[group_of[space]].mask
    return seen.own[player] & concerned, seen.own[partner] & concerned
