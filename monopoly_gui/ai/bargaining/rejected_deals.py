"""Deals that were weighed in vain, which need not be weighed again at once.

It only saves looks: what was said at the table is remembered in ``memory.py``, and after a game
is loaded everything is looked at anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..valuation.appraisal import Appraisal
from ..valuation.tables import groups_of
from .memory import DealKey

#: rounds for which that holds, and for those that nobody could pay
_ROUNDS, _UNPAID = 30, 3


@dataclass(slots=True)
class RejectedDeals:
    """The deals of one player that would not have helped, at any price that was thought of.

    Each is known until a deed of its groups changes hands between the two, or some rounds are over.
    """

    #: the groups, what both held of them, and the round from which on it is looked at again
    _known: dict[DealKey, tuple[int, int, int, int]] = field(default_factory=dict)

    def note(self, appraisal: Appraisal, player: int, key: DealKey, weighed: bool) -> None:
        """The deal would not help as things are, or had no price that could be paid."""
        partner, give, get = key
        concerned = groups_of(appraisal.scale, give | get)
        mine, theirs = appraisal.own[player] & concerned, appraisal.own[partner] & concerned
        again = appraisal.state.round + (_ROUNDS if weighed else _UNPAID)
        self._known[key] = concerned, mine, theirs, again

    def knows(self, appraisal: Appraisal, player: int, key: DealKey) -> bool:
        """Whether the deal was looked at lately, when both held the same of its groups."""
        known = self._known.get(key)
        if known is None:
            return False
        concerned, mine, theirs, again = known
        own = appraisal.own
        return (
            appraisal.state.round < again
            and own[player] & concerned == mine
            and own[key[0]] & concerned == theirs
        )
