"""A player's holding: worth, mortgages, and the sets that take houses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .tables import GroupWorth, Scale

#: sets that are built on, by the masks of their owners' parts, and the buildings on each
Levels = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Holding:
    """The worth of a set of deeds apart from its owner's cash.

    ``base`` is the worth of the deeds; ``owed`` what lifting their mortgages
    costs; ``pledge`` what the others could bring towards houses; ``sets`` are
    the street sets that may be built on with their buildings, best first.
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
        sets = self.sets
        if not sets:
            return total
        funds = self.pledge + free if free > 0 else self.pledge
        if len(sets) == 1:
            ((group, now),) = sets
            then = now + funds / group.cost
            return total + group.grown(now, then if then < group.most else group.most)
        higher: list[float] = []
        for group, now in sets:
            then = float(now)
            if funds > 0 and now < group.best:
                then = min(group.best, now + funds / group.cost)
                funds -= (then - now) * group.cost
            higher.append(then)
        for at, (group, now) in enumerate(sets):
            then = higher[at]
            if funds > 0 and then >= group.best:
                more = min(group.most, then + funds / group.cost)
                funds -= (more - then) * group.cost
                total += group.grown(now, more)
            else:
                total += group.grown(now, then)
        return total


@lru_cache(maxsize=4096)
def holding(scale: Scale, own: int, free: int, mortgaged: int, levels: Levels) -> Holding:
    """The holding of all these deeds while others are the Bank's.

    ``mortgaged`` and ``levels`` tell of the deeds owned alone, so that what has been worked
    out for one moment, and by one opponent, does for others too.
    """
    base = pledge = 0.0
    owed = 0
    sets = []
    for mask, parts, street, group in scale.rows:
        mine = own & mask
        if not mine:
            continue
        if_free, if_held, mortgages, _, _ = parts[mine]
        base += if_free if mask & ~mine & free else if_held
        pledged = mine & mortgaged
        if pledged:
            owed += parts[pledged].lift
            mortgages = parts[mine ^ pledged].pledge
        if street and (mine == mask or mine in group.subs):
            # what a part of a set has stays when the rest is won
            built = 0
            for part, count in levels:
                if part & mask:
                    built = count
                    break
            sets.append((group if mine == mask else group.subs[mine], built))
        else:
            pledge += mortgages
    return Holding(base, owed, pledge, sets)
