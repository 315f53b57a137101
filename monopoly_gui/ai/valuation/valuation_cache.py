"""An opponent's cache: the current scale of values, and the owners of deeds."""

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
    """One opponent's cache for one game: the scale for a state, and the owners of deeds."""

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
        """The owners of all deeds."""
        scale, known = self.scale(state), self._deeds
        if known is None or known.scale is not scale or state.owner != self._owners:
            self._owners = state.owner[:]
            known = self._deeds = deed_owners(scale, tuple(state.owner), state.players)
        return known

    def mortgaged(self, state: State) -> int:
        """The mortgaged deeds, as a mask."""
        if state.mortgaged != self._flags:
            self._flags = state.mortgaged[:]
            self._mortgaged = mask_of([*compress(range(SIZE), self._flags)])
        return self._mortgaged

    def _left(self, state: State) -> int:
        """Rounds left, where fewer than the horizon of set values; else 0."""
        left = 1 if state.time_called else max(1, state.rules.round_limit - state.round + 1)
        return left if left <= self.config.horizon else 0
