"""Deed owners, and the figures that stay until a deed changes hands."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from .tables import GroupWorth, Scale


@dataclass(frozen=True, slots=True, eq=False)
class Deeds:
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
        """The owners of the groups that are contested."""
        return [group.pick(self.owners) for group, _ in self.contested(player)]


@lru_cache(maxsize=256)
def deeds(scale: Scale, owners: tuple[int, ...], players: int) -> Deeds:
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
    return Deeds(scale, owners, own, free, sets)
