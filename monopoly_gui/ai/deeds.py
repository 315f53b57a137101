"""Who owns what, and what follows from that alone until deeds change hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .tables import GroupWorth, Scale


@dataclass(frozen=True, slots=True, eq=False)
class Deeds:
    """Lists by player, deeds as masks of board indexes; ``free`` are the Bank's.

    ``scale`` is what they are worth by; ``sets`` are whole street sets, the one
    to build on first in front; ``contested`` are groups sold out to the player
    and others, with the player's part, and ``rivals`` the owners of their deeds.
    """

    scale: Scale
    own: list[int]
    free: int
    sets: list[list[GroupWorth]]
    contested: list[list[tuple[GroupWorth, int]]]
    rivals: list[list[tuple[int, ...]]]


@lru_cache(maxsize=256)
def deeds(scale: Scale, owners: tuple[int, ...], players: int) -> Deeds:
    """What the owners by space mean; the same for all opponents who judge by one scale."""
    own = [0] * (players + 1)
    for space, bit in scale.bits:
        own[owners[space]] |= bit
    free = own.pop()  # the Bank is -1, and so the last
    seats = range(players)
    out = Deeds(scale, own, free, [[] for _ in seats], [[] for _ in seats], [[] for _ in seats])
    for mask, _, street, group in scale.rows:
        if street and not mask & free:
            first = owners[group.order[0]]
            if own[first] & mask == mask:
                out.sets[first].append(group)
    for group in scale.groups:
        mask = group.mask
        if mask & free:
            continue
        holders = group.pick(owners)
        for player in seats:
            mine = own[player] & mask
            if mine and mine != mask:
                out.contested[player].append((group, mine))
                out.rivals[player].append(holders)
    return out
