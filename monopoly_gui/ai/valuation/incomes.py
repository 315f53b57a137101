"""The income of each group of a board from one turn of one opponent."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from operator import attrgetter
from typing import Any

from ...engine.amounts import buildings as amounts
from ...engine.amounts.rents import tariff
from ...engine.board import Group
from ...engine.rules import Rules
from ...engine.state import HOTEL
from .landings import IdentityBoard, landings

#: houses a street that pay best: everybody builds so far first
BEST_HOUSES = 3


@dataclass(frozen=True, slots=True)
class GroupIncome:
    """Income of a group from one opponent's turn.

    ``mask`` has one bit a member, at its board index.  ``order`` are the
    members in the order in which a round of building visits them.  ``steps``
    is the income of a street set by buildings on it, hotels as one more;
    ``part`` is the income by the members owned (their mask), bare; ``held`` the
    same by the members owned and those of them that are not mortgaged.
    ``best`` are the steps that bring every street to the houses that pay best, ``resale``
    is what the Bank gives for a building.
    """

    id: str
    mask: int
    order: tuple[int, ...]
    cost: int
    resale: int
    best: int
    steps: tuple[float, ...]
    part: dict[int, float]
    held: dict[tuple[int, int], float]
    #: parts of a street set that may be built on alone, by their masks [BUILD-15]
    subs: dict[int, GroupIncome] = field(default_factory=dict)


#: the rules that incomes and mortgages depend on
_CONCERNING = (
    "houses_for_hotel",
    "mortgage_rounding",
    "utility_rent",
    "utility_flat_one",
    "utility_flat_both",
    "double_rent_with_mortgage",
    "build_on",
)
_concerning = attrgetter(*_CONCERNING)


def rent_rules(rules: Rules) -> Rules:
    """The rules reduced to those that incomes and mortgages depend on.

    Games that differ in the rest share what follows from them.
    """
    return _rules(_concerning(rules))


@lru_cache(maxsize=64)
def _rules(values: tuple[Any, ...]) -> Rules:
    return Rules(**dict(zip(_CONCERNING, values, strict=True)))


@lru_cache(maxsize=32)
def incomes(same: IdentityBoard, rules: Rules, times: int) -> tuple[GroupIncome, ...]:
    """The groups of a board, in its order, by these ``rent_rules`` and this multiplier of the
    tariff.

    That is the current ``rents.multiplier``, the only factor of rents that changes
    while deeds and buildings stay as they are.
    """
    return tuple(_income(same, rules, times, group) for group in same.board.groups.values())


def _income(same: IdentityBoard, rules: Rules, times: int, group: Group) -> GroupIncome:
    board, charged = same.board, landings(same).charged
    spaces = board.spaces
    cost = min(spaces[s].house_cost for s in group.members)
    best = BEST_HOUSES if cost else 0
    order = tuple(sorted(group.members, key=lambda s: (-charged[s] * spaces[s].rents[best], s)))
    steps = _steps(same, rules, times, order) if cost else ()
    held = {
        (mine, clear): _part(same, rules, times, group, mine, clear)
        for mine in _subsets(group.members)
        for clear in _subsets(spaces_of(mine))
    }
    part = {mine: earned for (mine, clear), earned in held.items() if mine == clear}
    resale = min(amounts.resale(spaces[s]) for s in group.members)
    mask = mask_of(group.members)
    most = _best(rules, order)
    whole = GroupIncome(group.id, mask, order, cost, resale, most, steps, part, held)
    if not cost or rules.build_on == "set":
        return whole
    subs = {m: _sub(same, rules, times, whole, m) for m in part if _most(m, mask)}
    return replace(whole, subs=subs)


def _most(part: int, mask: int) -> bool:
    """Whether a part of a set, not the whole, is enough to build on [BUILD-15]."""
    return part != mask and 2 * part.bit_count() > mask.bit_count()


def _sub(
    same: IdentityBoard, rules: Rules, times: int, whole: GroupIncome, part: int
) -> GroupIncome:
    """A part of a set as a set of its own, without double rents."""
    order = tuple(s for s in whole.order if part >> s & 1)
    best, steps = _best(rules, order), _steps(same, rules, times, order)
    return replace(whole, mask=part, order=order, best=best, steps=steps)


def _best(rules: Rules, order: tuple[int, ...]) -> int:
    return len(order) * min(BEST_HOUSES, rules.houses_for_hotel)


def _steps(
    same: IdentityBoard, rules: Rules, times: int, order: tuple[int, ...]
) -> tuple[float, ...]:
    """Income of streets of one group, owned alone, by their buildings, evenly built."""
    seen, size, steps = landings(same), len(order), []
    levels = [0] * size
    for step in range(size * (rules.houses_for_hotel + 1) + 1):
        earned = (
            seen.charged[s] * tariff(same.board, rules, s, size, level) + seen.fresh[s]
            for s, level in zip(order, levels, strict=True)
        )
        steps.append(times * sum(earned))
        at = step % size
        levels[at] = levels[at] + 1 if levels[at] < rules.houses_for_hotel else HOTEL
    return tuple(steps)


def _part(
    same: IdentityBoard, rules: Rules, times: int, group: Group, mine: int, clear: int
) -> float:
    """Income of the clear ones among some members of a group, bare."""
    seen, owned, has_mortgage = landings(same), mine.bit_count(), mine != clear
    total = 0.0
    for s in spaces_of(clear):
        rent = tariff(same.board, rules, s, owned, has_mortgage=has_mortgage)
        total += seen.charged[s] * rent + seen.fresh[s]
    return times * total


def mask_of(spaces: tuple[int, ...] | list[int]) -> int:
    """The spaces as bits at their board indexes."""
    mask = 0
    for s in spaces:
        mask |= 1 << s
    return mask


@lru_cache(maxsize=4096)
def spaces_of(mask: int) -> tuple[int, ...]:
    """The board indexes in the mask, in board order."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return tuple(out)


@lru_cache(maxsize=4096)
def deeds_of(mask: int) -> tuple[int, ...]:
    """Each bit of the mask as a mask of its own, in board order."""
    return tuple([1 << space for space in spaces_of(mask)])


def _subsets(members: tuple[int, ...]) -> list[int]:
    out = [0]
    for s in members:
        out += [m | 1 << s for m in out]
    return out
