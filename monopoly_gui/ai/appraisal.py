"""What every player is worth now, and would be worth after a deal."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.frames import Debt
from ..engine.state import State
from .deeds import Deeds
from .holdings import Holding, Levels, holding
from .sets import level
from .shelf import Shelf
from .tables import Scale

#: nobody's gain hurts more than this, however far ahead a player is
_MOST_RIVALRY = 2.0
#: rounds in which patience would end, and where it stops
_TIRING = 60
_LEAST_PATIENCE = 0.4
_TURNS_A_LAP = 5


@dataclass(slots=True)
class Appraisal:
    """A position in money: who owns what, as masks of board indexes, and each player's worth.

    ``rivalry`` says, by player, how much of another's gain counts as one's own
    loss, so that shares of all wealth decide.  ``built`` has the sets with
    buildings, ``levels`` how many there are.  Worths are only compared with
    each other, never shown.
    """

    state: State
    shelf: Shelf
    scale: Scale
    deeds: Deeds
    mortgaged: int
    built: int
    levels: Levels
    holdings: list[Holding]
    worths: list[float]
    rivalry: list[float]

    @property
    def own(self) -> list[int]:
        return self.deeds.own

    @property
    def free(self) -> int:
        return self.deeds.free

    def hold(self, own: int) -> Holding:
        """What owning all these deeds means as things are."""
        levels = self.levels
        if levels:
            levels = tuple([each for each in levels if own & each[0]])
        return holding(self.scale, own, self.free, self.mortgaged & own, levels)

    def after(self, player: int, lost: int, won: int) -> Holding:
        """What the player's deeds would mean without some and with others, all bare."""
        return self.hold(self.own[player] & ~lost | won)


def appraise(state: State, shelf: Shelf) -> Appraisal:
    """Look at a whole position."""
    seen = glance(state, shelf)
    weigh(seen)
    return seen


def glance(state: State, shelf: Shelf) -> Appraisal:
    """Who owns what; the worths are still to be weighed."""
    deeds = shelf.deeds(state)
    built = 0
    levels: Levels = ()
    if any(state.buildings):
        found = [(each.mask, level(state, each)) for sets in deeds.sets for each in sets]
        levels = tuple([each for each in found if each[1]])
        for mask, _ in levels:
            built |= mask
    mortgaged = shelf.mortgaged(state)
    return Appraisal(state, shelf, deeds.scale, deeds, mortgaged, built, levels, [], [], [])


def weigh(seen: Appraisal) -> None:
    """Work out what everybody is worth."""
    alive, cash = seen.state.alive, seen.state.cash
    seen.holdings = [seen.hold(own) for own in seen.own]
    worths = [held.worth(cash[p]) if alive[p] else 0.0 for p, held in enumerate(seen.holdings)]
    seen.worths = worths
    floored = [max(1.0, worth) for worth in worths]
    total = sum(floored) - alive.count(False)
    weight = seen.shelf.knobs.rivalry * _patience(seen)
    seen.rivalry = [
        weight * min(_MOST_RIVALRY, worth / max(1.0, total - worth)) for worth in floored
    ]


def _patience(seen: Appraisal) -> float:
    """1, and less the longer a game drags on in which rents are less than salaries.

    Two players who grudge each other every set would play for ever.
    """
    rounds = seen.state.round - seen.shelf.knobs.patience
    if rounds <= 0 or seen.free:
        return 1.0
    salaries = seen.scale.turns * seen.state.board.salary / _TURNS_A_LAP
    if any(sum(g.steps[now] for g, now in held.sets) > salaries for held in seen.holdings):
        return 1.0
    return max(_LEAST_PATIENCE, 1 - rounds / _TIRING)


def committed(state: State, player: int) -> int:
    """Money the player owes in debts that wait below what is pending now."""
    total = 0
    for frame in state.stack:
        if isinstance(frame, Debt) and frame.player == player:
            total += frame.amount * len(frame.creditors)
    return total
