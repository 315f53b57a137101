"""What an opponent keeps at hand: the scale of worths for now, and who owns what."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.board import Board
from ..engine.state import State
from .incomes import RentRules
from .knobs import Knobs
from .landings import Same
from .tables import Scale, scale


@dataclass(slots=True)
class Shelf:
    """The scale that fits a state, and who owns what, kept at hand by one opponent for one game."""

    knobs: Knobs
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
