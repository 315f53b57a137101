"""What every player is worth now, and would be worth after a deal."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.frames import Debt
from ..engine.state import State
from .knobs import Knobs
from .sets import level
from .tables import GroupWorth, Scale

#: nobody's gain hurts more than this, however far ahead a player is
_MOST_RIVALRY = 2.0
#: rounds in which patience would end, and where it stops
_TIRING = 60
_LEAST_PATIENCE = 0.4


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
    sets: tuple[tuple[GroupWorth, int], ...]

    def worth(self, cash: int) -> float:
        """With this cash, which goes into houses as far as they pay."""
        free = cash - self.owed
        total = free + self.base
        if not self.sets:
            return total
        funds = self.pledge + (free if free > 0 else 0)
        higher = []
        for group, now in self.sets:
            then, cost = now, group.cost
            if now < group.best and funds >= cost:
                then = now + int(funds // cost)
                if then > group.best:
                    then = group.best
                funds -= (then - now) * cost
            higher.append(then)
        for at, (group, now) in enumerate(self.sets):
            then, cost, worths = higher[at], group.cost, group.steps
            if then >= group.best and funds >= cost:
                most = then + int(funds // cost)
                if most >= len(worths):
                    most = len(worths) - 1
                funds -= (most - then) * cost
                then = most
            bare, built = worths[now], worths[then] - (then - now) * cost
            total += built if built > bare else bare
        return total


@dataclass(slots=True)
class Appraisal:
    """A position in money: who owns what, as masks of board indexes, and each player's worth.

    ``rivalry`` says, by player, how much of another's gain counts as one's own
    loss, so that shares of all wealth decide.  Worths are only compared with
    each other, never shown.
    """

    state: State
    scale: Scale
    knobs: Knobs
    own: list[int]
    free: int
    mortgaged: int
    worths: list[float]
    rivalry: list[float]
    _holdings: dict[int, Holding]

    def holding(self, own: int) -> Holding:
        """What owning these deeds means."""
        found = self._holdings.get(own)
        if found is None:
            found = self._holdings[own] = self._hold(own)
        return found

    def worth(self, own: int, cash: int) -> float:
        """The worth of a player with these deeds and this cash (debts apart)."""
        return self.holding(own).worth(cash)

    def _hold(self, own: int) -> Holding:
        free, mortgaged = self.free, self.mortgaged
        base = pledge = 0.0
        owed = 0
        sets = []
        for group in self.scale.eager:
            mask = group.mask
            mine = own & mask
            if not mine:
                continue
            base += group.part[mine]
            burdened = mine & mortgaged
            if burdened:
                owed += group.lift[burdened]
            if mine == mask and group.street:
                sets.append((group, level(self.state, group)))
                continue
            pledge += group.pledge[mine ^ burdened]
            if group.street:
                near = group.near_free if mask & ~mine & free else group.near_held
                base += near[mine]
        return Holding(base, owed, pledge, tuple(sets))


def appraise(state: State, scale: Scale, knobs: Knobs) -> Appraisal:
    """Look at a whole position."""
    players = state.players
    own = [0] * players
    free = mortgaged = 0
    owner = state.owner
    for s in state.board.deeds:
        who = owner[s]
        if who < 0:
            free |= 1 << s
        else:
            own[who] |= 1 << s
            if state.mortgaged[s]:
                mortgaged |= 1 << s
    seen = Appraisal(state, scale, knobs, own, free, mortgaged, [], [], {})
    alive, cash = state.alive, state.cash
    worths = [seen.worth(own[p], cash[p]) if alive[p] else 0.0 for p in range(players)]
    seen.worths = worths
    floored = [max(1.0, worth) for worth in worths]
    total = sum(floored) - (players - alive.count(True))
    weight = knobs.rivalry * _patience(seen)
    seen.rivalry = [
        weight * min(_MOST_RIVALRY, worth / max(1.0, total - worth)) for worth in floored
    ]
    return seen


def _patience(seen: Appraisal) -> float:
    """1, and less the longer a game drags on in which nobody can build.

    Two players who grudge each other every set would play for ever.
    """
    rounds = seen.state.round - seen.knobs.patience
    if rounds <= 0 or seen.free:
        return 1.0
    stuck = not any(seen.holding(own).sets for own in seen.own)
    return max(_LEAST_PATIENCE, 1 - rounds / _TIRING) if stuck else 1.0


def committed(state: State, player: int) -> int:
    """Money the player owes in debts that wait below what is pending now."""
    total = 0
    for frame in state.stack:
        if isinstance(frame, Debt) and frame.player == player:
            total += frame.amount * len(frame.creditors)
    return total
