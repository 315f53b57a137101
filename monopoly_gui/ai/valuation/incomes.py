"""What each group of a board earns, from one turn of one opponent."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ...engine.amounts.rents import MEAN_THROW
from ...engine.board import Group
from ...engine.rules import Rules
from ...engine.state import HOTEL
from .landings import Same, landings

#: houses a street that pay best: everybody builds so far first
BEST_HOUSES = 3


@dataclass(frozen=True, slots=True)
class GroupIncome:
    """Income of a group from one opponent's turn.

    ``mask`` has one bit a member, at its board index.  ``order`` are the
    members in the order in which a round of building visits them.  ``steps``
    is the income of a street set by buildings on it, hotels as one more;
    ``part`` is the income by the members owned (their mask), bare.
    """

    id: str
    mask: int
    order: tuple[int, ...]
    cost: int
    limit: int
    steps: tuple[float, ...]
    part: dict[int, float]

    @property
    def best(self) -> int:
        """Building steps that bring every street to the houses that pay best."""
        return len(self.order) * min(BEST_HOUSES, self.limit)


@dataclass(frozen=True, slots=True)
class RentRules:
    """The rules that incomes and mortgages depend on."""

    limit: int
    rounding: str
    flat: tuple[int, int] | None

    @staticmethod
    def of(rules: Rules) -> RentRules:
        flat = (rules.utility_flat_one, rules.utility_flat_both)
        return RentRules(
            rules.houses_for_hotel,
            rules.mortgage_rounding,
            flat if rules.utility_rent == "flat" else None,
        )


@lru_cache(maxsize=32)
def incomes(same: Same, rent: RentRules) -> tuple[GroupIncome, ...]:
    """The groups of a board, in its order."""
    return tuple(_income(same, rent, group) for group in same.board.groups.values())


def _income(same: Same, rent: RentRules, group: Group) -> GroupIncome:
    spaces, charged = same.board.spaces, landings(same).charged
    cost = min(spaces[s].house_cost for s in group.members)
    best = BEST_HOUSES if cost else 0
    order = tuple(sorted(group.members, key=lambda s: (-charged[s] * spaces[s].rents[best], s)))
    steps = []
    if cost:
        levels = [0] * len(order)
        for step in range(len(order) * (rent.limit + 1) + 1):
            earned = (
                charged[s] * _rent(spaces[s].rents, k) for s, k in zip(order, levels, strict=True)
            )
            steps.append(sum(earned))
            at = step % len(order)
            levels[at] = levels[at] + 1 if levels[at] < rent.limit else HOTEL
    part = {m: _part(same, rent, group, m) for m in _subsets(group.members)}
    return GroupIncome(
        group.id, mask_of(group.members), order, cost, rent.limit, tuple(steps), part
    )


def _rent(rents: tuple[int, ...], level: int) -> int:
    """Rent of a street of a whole set."""
    return rents[level] if level else 2 * rents[0]


def _part(same: Same, rent: RentRules, group: Group, owned: int) -> float:
    """Income of some members of a group, bare."""
    board, seen = same.board, landings(same)
    count, whole = owned.bit_count(), owned == mask_of(group.members)
    total = 0.0
    for s in group.members:
        if not owned >> s & 1:
            continue
        where = board.spaces[s]
        if where.kind == "street":
            total += seen.charged[s] * where.rents[0] * (2 if whole else 1)
        elif where.kind == "railroad":
            total += seen.charged[s] * where.rents[count - 1]
        elif rent.flat:
            total += seen.charged[s] * rent.flat[1 if whole else 0] + seen.fresh[s]
        else:
            total += seen.charged[s] * where.rents[count - 1] * MEAN_THROW + seen.fresh[s]
    return total


def mask_of(spaces: tuple[int, ...] | list[int]) -> int:
    """The spaces as bits at their board indexes."""
    mask = 0
    for s in spaces:
        mask |= 1 << s
    return mask


def spaces_of(mask: int) -> tuple[int, ...]:
    """The board indexes that are bits of the mask, in board order."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return tuple(out)


def _subsets(members: tuple[int, ...]) -> list[int]:
    out = [0]
    for s in members:
        out += [m | 1 << s for m in out]
    return out
