"""The worth of every player, now and after a deal."""

from dataclasses import dataclass
from functools import lru_cache

from ...engine.amounts import debts
from ...engine.amounts.salaries import salary
from ...engine.state import State
from .deeds import DeedOwners, Levels, PlayerHolding, player_holding
from .sets import set_level
from .tables import Scale
from .valuation_cache import ValuationCache

#: no player's gain hurts more than this, however far ahead
_MOST_RIVALRY = 2.0
#: rounds in which patience would end, and its least value
_TIRING = 60
_LEAST_PATIENCE = 0.4
_TURNS_A_LAP = 5


@dataclass(slots=True)
class Appraisal:
    """A position in money: the deeds of each player, as masks of board indexes, and each
    player's worth.

    ``rivalry`` is, by player, the share of another's gain that counts as one's own
    loss, so that shares of all wealth decide.  ``built`` has the sets with
    buildings, ``levels`` their numbers.  Worths are only compared with
    each other, never shown.
    """

    state: State
    valuations: ValuationCache
    scale: Scale
    deeds: DeedOwners
    own: list[int]
    free: int
    mortgaged: int
    built: int
    levels: Levels
    holdings: list[PlayerHolding]
    worths: list[float]
    rivalry: list[float]

    def after(self, player: int, lost: int, won: int) -> PlayerHolding:
        """The player's holding after losing some deeds and gaining others, all bare."""
        own = self.own[player] & ~lost | won
        return _hold(self.deeds, own, self.mortgaged, self.levels)


def _hold(deeds: DeedOwners, own: int, mortgaged: int, levels: Levels) -> PlayerHolding:
    """The worth of owning these deeds as things are."""
    if levels:
        levels = tuple([each for each in levels if own & each[0]])
    return player_holding(deeds.scale, own, deeds.free, mortgaged & own, levels)


def appraise(state: State, valuations: ValuationCache) -> Appraisal:
    """Look at a whole position."""
    seen = glance(state, valuations)
    weigh(seen)
    return seen


def glance(state: State, valuations: ValuationCache) -> Appraisal:
    """The owners of all deeds, before their worths are computed."""
    deeds = valuations.deeds(state)
    built = 0
    levels: Levels = ()
    if any(state.buildings):
        found = [(each.mask, set_level(state, each)) for sets in deeds.sets for each in sets]
        levels = tuple([each for each in found if each[1]])
        for mask, _ in levels:
            built |= mask
    mortgaged = valuations.mortgaged(state)
    own, free = deeds.own, deeds.free
    return Appraisal(
        state, valuations, deeds.scale, deeds, own, free, mortgaged, built, levels, [], [], []
    )


def weigh(appraisal: Appraisal) -> None:
    """Compute everybody's worth."""
    state, config = appraisal.state, appraisal.valuations.config
    lap = appraisal.scale.turns * salary(state.board, state.rules, False) / _TURNS_A_LAP
    late = 0 if appraisal.free else max(0, state.round - config.patience)
    appraisal.holdings, appraisal.worths, appraisal.rivalry = _weighed(
        appraisal.deeds,
        tuple(state.cash),
        tuple(state.alive),
        appraisal.mortgaged,
        appraisal.levels,
        config.rivalry,
        late,
        lap,
    )


@lru_cache(maxsize=64)
def _weighed(
    deeds: DeedOwners,
    cash: tuple[int, ...],
    alive: tuple[bool, ...],
    mortgaged: int,
    levels: Levels,
    rivalry: float,
    late: int,
    lap: float,
) -> tuple[list[PlayerHolding], list[float], list[float]]:
    """Everybody's holdings, worths and rivalries; opponents can share the result.

    ``late`` counts the rounds beyond the patience of the config, ``lap`` the salaries
    that all opponents collect while income counts.
    """
    holdings = [_hold(deeds, own, mortgaged, levels) for own in deeds.own]
    worths = [
        held.worth(money) if here else 0.0
        for held, money, here in zip(holdings, cash, alive, strict=True)
    ]
    floored = [max(1.0, worth) for worth in worths]
    total = sum(floored) - alive.count(False)
    weight = rivalry * _patience(holdings, late, lap)
    feelings = [weight * min(_MOST_RIVALRY, worth / max(1.0, total - worth)) for worth in floored]
    return holdings, worths, feelings


def _patience(holdings: list[PlayerHolding], late: int, lap: float) -> float:
    """1, and less the longer a game drags on in which rents are less than salaries.

    Two players who grudge each other every set would play for ever.
    """
    if not late:
        return 1.0
    if any(sum(g.steps[now] for g, now in held.sets) > lap for held in holdings):
        return 1.0
    return max(_LEAST_PATIENCE, 1 - late / _TIRING)


def committed_cash(state: State, player: int) -> int:
    """Money that is already committed: the player's share of pending debts."""
    return debts.pending(state, player)
