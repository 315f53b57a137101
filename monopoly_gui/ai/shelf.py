"""What an opponent keeps at hand: the scale of worths for now, and what deeds have meant."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.board import Board
from ..engine.state import State
from .incomes import RentRules
from .knobs import Knobs
from .landings import Same
from .tables import GroupWorth, Scale, scale


@dataclass(slots=True)
class Holding:
    """What a set of deeds is worth beside its owner's cash.

    ``base`` is the worth of the deeds; ``owed`` what lifting their mortgages
    costs; ``pledge`` what the others could bring towards houses; ``sets`` are
    the whole street sets with the buildings on them, best first.
    """

    base: float
    owed: int
    pledge: float
    sets: list[tuple[GroupWorth, int]]

    def worth(self, cash: int) -> float:
        """With this cash, which goes into houses as far as they pay.

        Parts of houses count, so that a little more money never means a leap.
        """
        free = cash - self.owed
        total = free + self.base
        if not self.sets:
            return total
        funds = self.pledge + (free if free > 0 else 0)
        sets = self.sets
        if len(sets) == 1:
            ((group, now),) = sets
            return total + group.grown(now, min(group.most, now + funds / group.cost))
        higher: list[float] = []
        for group, now in sets:
            then = max(now, min(group.best, now + funds / group.cost))
            funds -= (then - now) * group.cost
            higher.append(then)
        for (group, now), then in zip(sets, higher, strict=True):
            if funds > 0 and then >= group.best:
                more = min(group.most, then + funds / group.cost)
                funds -= (more - then) * group.cost
                total += group.grown(now, more)
            else:
                total += group.grown(now, then)
        return total


@dataclass(slots=True)
class Shelf:
    """The scale that fits a state, kept at hand by one opponent for one game.

    ``holdings`` are those worked out by this scale, by deeds owned, deeds in
    the Bank and deeds mortgaged, without buildings; ``afters`` those after
    deals, by deeds owned, given, got, in the Bank and mortgaged.
    """

    knobs: Knobs
    holdings: dict[tuple[int, int, int], Holding] = field(default_factory=dict)
    afters: dict[tuple[int, int, int, int, int], Holding] = field(default_factory=dict)
    _board: Board | None = None
    _opponents: int = 0
    _rounds: int = 0
    _scale: Scale | None = None
    _owners: list[int] = field(default_factory=list)
    _own: list[int] = field(default_factory=list)
    _free: int = 0

    def scale(self, state: State) -> Scale:
        opponents = state.alive.count(True) - 1
        limited = state.rules.round_limit or state.time_called
        rounds = self._left(state) if limited else 0
        if (
            self._scale is None
            or self._board is not state.board
            or self._opponents != opponents
            or self._rounds != rounds
        ):
            same, rent = Same(state.board), RentRules.of(state.rules)
            self._scale = scale(same, rent, self.knobs, opponents, rounds)
            self.holdings.clear()
            self.afters.clear()
            self._board, self._opponents, self._rounds = state.board, opponents, rounds
        return self._scale

    def owned(self, state: State) -> tuple[list[int], int]:
        """Each player's deeds, and the Bank's, as masks; not to be changed."""
        owner = state.owner
        if owner != self._owners:
            own = [0] * (state.players + 1)
            for s in state.board.deeds:
                own[owner[s]] |= 1 << s
            self._owners = owner[:]
            self._free = own.pop()  # the Bank is -1, and so the last
            self._own = own
        return self._own, self._free

    def _left(self, state: State) -> int:
        """Rounds to go, where that is less than what sets are valued for; else 0."""
        left = 1 if state.time_called else max(1, state.rules.round_limit - state.round + 1)
        return left if left <= self.knobs.horizon else 0
