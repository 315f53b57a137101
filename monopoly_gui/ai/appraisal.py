"""What every player is worth now, and would be worth after a deal."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.frames import Debt
from ..engine.state import State
from .incomes import mask_of
from .sets import level
from .shelf import Holding, Shelf
from .tables import GroupWorth, Scale

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
    loss, so that shares of all wealth decide.  ``built`` has the streets with
    buildings.  Worths are only compared with each other, never shown.
    """

    state: State
    shelf: Shelf
    scale: Scale
    own: list[int]
    free: int
    mortgaged: int
    built: int
    holdings: list[Holding]
    worths: list[float]
    rivalry: list[float]

    def hold(self, own: int) -> Holding:
        """What owning all these deeds means; looked up where it has been seen before."""
        if own & self.built:
            return self._hold(own)
        key = own, self.free, own & self.mortgaged
        found = self.shelf.holdings.get(key)
        if found is None:
            found = self.shelf.holdings[key] = self._hold(own)
        return found

    def _hold(self, own: int) -> Holding:
        free, mortgaged = self.free, self.mortgaged
        base = pledge = 0.0
        owed = 0
        sets = []
        for mask, parts, street, group in self.scale.rows:
            mine = own & mask
            if not mine:
                continue
            if_free, if_held, mortgages, _ = parts[mine]
            base += if_free if mask & ~mine & free else if_held
            burdened = mine & mortgaged
            if burdened:
                owed += parts[burdened].lift
                mortgages = parts[mine ^ burdened].pledge
            if street and mine == mask:
                sets.append((group, level(self.state, group) if mine & self.built else 0))
            else:
                pledge += mortgages
        return Holding(base, owed, pledge, sets)

    def after(self, player: int, lost: int, won: int) -> Holding:
        """What the player's deeds would mean without some and with others, all bare.

        Looked up where it has been seen before, as the same things are weighed again and again.
        """
        own = self.own[player]
        if own & self.built:
            return self._after(player, lost, won)
        key = own, lost, won, self.free, self.mortgaged & (own | won)
        found = self.shelf.afters.get(key)
        if found is None:
            found = self.shelf.afters[key] = self._after(player, lost, won)
        return found

    def _after(self, player: int, lost: int, won: int) -> Holding:
        held, own = self.holdings[player], self.own[player]
        touched, now = lost | won, own & ~lost | won
        free, mortgaged = self.free, self.mortgaged
        base, owed, pledge, sets = held.base, held.owed, held.pledge, held.sets
        for mask, parts, street, group in self.scale.rows:
            if not mask & touched:
                continue
            for sign, mine in ((-1, own & mask), (1, now & mask)):
                if not mine:
                    continue
                part = parts[mine]
                base += sign * (part.free if mask & ~mine & free else part.held)
                burdened = mine & mortgaged
                if burdened:
                    owed += sign * parts[burdened].lift
                if not street or mine != mask:
                    pledge += sign * parts[mine ^ burdened].pledge
                elif sign < 0:
                    sets = [each for each in sets if each[0] is not group]
                else:
                    sets = sorted([*sets, (group, 0)], key=_rank)
        return Holding(base, owed, pledge, sets)


def _rank(held: tuple[GroupWorth, int]) -> int:
    return held[0].rank


def appraise(state: State, shelf: Shelf) -> Appraisal:
    """Look at a whole position."""
    seen = glance(state, shelf)
    weigh(seen)
    return seen


def glance(state: State, shelf: Shelf) -> Appraisal:
    """Who owns what; the worths are still to be weighed."""
    own, free = shelf.owned(state)
    deeds = state.board.deeds
    mortgaged = built = 0
    if True in state.mortgaged:
        mortgaged = mask_of([s for s in deeds if state.mortgaged[s]])
    if any(state.buildings):
        built = mask_of([s for s in deeds if state.buildings[s]])
    return Appraisal(state, shelf, shelf.scale(state), own, free, mortgaged, built, [], [], [])


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
