"""What an opponent keeps at hand: the scale of worths for now, and who owns what."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress

from ...engine.amounts import rents
from ...engine.board import SIZE, Board
from ...engine.rules import Rules
from ...engine.state import State
from .bot_config import BotConfig
from .deeds import DeedOwners, deed_owners
from .incomes import mask_of, rent_rules
from .landings import IdentityBoard
from .tables import Scale, worth_scale


@dataclass(slots=True)
class ValuationCache:
    """The scale that fits a state, and who owns what, kept at hand by one opponent for one game."""

    config: BotConfig
    _board: Board | None = None
    _rules: Rules | None = None
    _rent: Rules = field(default_factory=Rules)
    _times: int = 1
    _opponents: int = 0
    _rounds: int = 0
    _scale: Scale | None = None
    _owners: list[int] = field(default_factory=list)
    _deeds: DeedOwners | None = None
    _flags: list[bool] = field(default_factory=list)
    _mortgaged: int = 0

    def scale(self, state: State) -> Scale:
        opponents, times = state.alive.count(True) - 1, rents.multiplier(state)
        rules = state.rules
        rounds = self._left(state) if rules.round_limit or state.time_called else 0
        known = self._scale
        if known is not None and self._rules is rules and self._board is state.board:
            kept = self._opponents, self._rounds, self._times
            if kept == (opponents, rounds, times):
                return known
        else:
            self._rules, self._board, self._rent = rules, state.board, rent_rules(rules)
        self._opponents, self._rounds, self._times = opponents, rounds, times
        known = worth_scale(
            IdentityBoard(state.board), self._rent, times, self.config, opponents, rounds
        )
        self._scale = known
        return known

    def deeds(self, state: State) -> DeedOwners:
        """Who owns what."""
        scale, known = self.scale(state), self._deeds
        if known is None or known.scale is not scale or state.owner != self._owners:
            self._owners = state.owner[:]
            known = self._deeds = deed_owners(scale, tuple(state.owner), state.players)
        return known

    def mortgaged(self, state: State) -> int:
        """The deeds that are mortgaged, as a mask."""
        if state.mortgaged != self._flags:
            self._flags = state.mortgaged[:]
            self._mortgaged = mask_of([*compress(range(SIZE), self._flags)])
        return self._mortgaged

    def _left(self, state: State) -> int:
        """Rounds to go, where that is less than what sets are valued for; else 0."""
        left = 1 if state.time_called else max(1, state.rules.round_limit - state.round + 1)
        return left if left <= self.config.horizon else 0
