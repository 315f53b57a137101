"""Ownership of deeds and what it means to a player: worth, mortgages, sets."""

from dataclasses import dataclass, field
from functools import lru_cache

from .tables import GroupWorth, Scale

#: built sets, by the masks of their owners' parts, and the buildings on each
Levels = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class PlayerHolding:
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
        """The worth with this cash, which goes into houses as far as they pay.

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
def player_holding(
    scale: Scale, own: int, free: int, mortgaged: int, levels: Levels
) -> PlayerHolding:
    """A player's holding of these deeds, with the others at the Bank.

    ``mortgaged`` and ``levels`` describe only the deeds owned, so that a result computed for
    one moment and one opponent serves others too.
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
            # the value of a part of a set remains when the rest is won
            built = 0
            for part, count in levels:
                if part & mask:
                    built = count
                    break
            sets.append((group if mine == mask else group.subs[mine], built))
        else:
            pledge += mortgages
    return PlayerHolding(base, owed, pledge, sets)


@dataclass(frozen=True, slots=True, eq=False)
class DeedOwners:
    """Lists by player, deeds as masks of board indexes; ``free`` are the Bank's.

    ``scale`` is what they are worth by; ``sets`` are the street sets that may be
    built on, or the parts of them that may, the one to build on first in front.
    """

    scale: Scale
    owners: tuple[int, ...]
    own: list[int]
    free: int
    sets: list[list[GroupWorth]]
    _contested: dict[int, list[tuple[GroupWorth, int]]] = field(default_factory=dict)

    def contested(self, player: int) -> list[tuple[GroupWorth, int]]:
        """Groups sold out to the player and others, and the player's part of them."""
        found = self._contested.get(player)
        if found is None:
            own, free = self.own[player], self.free
            found = self._contested[player] = [
                (group, own & group.mask)
                for group in self.scale.groups
                if own & group.mask and ~own & group.mask and not free & group.mask
            ]
        return found

    def rivals(self, player: int) -> list[tuple[int, ...]]:
        """The owners of the contested groups."""
        return [group.pick(self.owners) for group, _ in self.contested(player)]


@lru_cache(maxsize=256)
def deed_owners(scale: Scale, owners: tuple[int, ...], players: int) -> DeedOwners:
    """Deed owners from the owners by space; shared by all opponents with one scale."""
    own = [0] * (players + 1)
    for space, bit in scale.bits:
        own[owners[space]] |= bit
    free = own.pop()  # the Bank is -1, and so the last
    sets: list[list[GroupWorth]] = [[] for _ in range(players)]
    for group in scale.streets:
        mask = group.mask
        if not mask & free:
            first = owners[group.order[0]]
            if own[first] & mask == mask:
                sets[first].append(group)
                continue
        for part, sub in group.subs.items():
            for player, mine in enumerate(own):
                if mine & mask == part:
                    sets[player].append(sub)
    return DeedOwners(scale, owners, own, free, sets)
