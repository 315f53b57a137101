"""The values of everything on a board, computed once for all games on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from ...engine.amounts.mortgages import interest_on, unmortgage_price
from ...engine.board import Board, Space
from ...engine.rules import Rules
from .bot_config import BotConfig
from .incomes import GroupIncome, incomes, spaces_of
from .landings import IdentityBoard

#: the opponents' turns in a round for which ``BotConfig.horizon`` is meant
_USUAL_OPPONENTS = 3


class GroupPart(NamedTuple):
    """Some members of a group, in money.

    ``free`` is their worth where what is missing lies in the Bank, ``held``
    where a rival has some of it; ``pledge`` what their mortgages are counted
    at towards houses, and ``lift`` what lifting these costs; ``earned`` is what
    each of them earns where deeds live by their number.
    """

    free: float
    held: float
    pledge: float
    lift: int
    earned: float


@dataclass(frozen=True, slots=True, eq=False)
class GroupWorth:
    """A group in money, for a number of opponents and a length of game.

    ``steps`` is what a street set's income is worth by its buildings, ``most``
    of which it takes and ``best`` of which pay best; ``parts`` is by the mask
    of members owned; ``whole`` is what the set is worth to one who can pay for
    houses; ``rank`` is its place among the groups when money goes into houses;
    ``pick`` takes the members' entries out of a list by space (the last twice);
    ``mortgages`` are by space.
    """

    mask: int
    street: bool
    order: tuple[int, ...]
    cost: int
    best: int
    most: int
    steps: tuple[float, ...]
    parts: dict[int, GroupPart]
    whole: float
    rank: int
    pick: Callable[[Sequence[int]], tuple[int, ...]]
    mortgages: dict[int, int]
    #: parts that may be built on alone, by their masks [BUILD-15]
    subs: dict[int, GroupWorth]

    def grown(self, now: int, then: float) -> float:
        """The worth of the set's income after building this many, less their cost.

        Fractions of buildings count, so that a little more money never means a
        leap; buildings that do not pay are left out.
        """
        steps = self.steps
        whole = int(then)
        worth = steps[whole] - (then - now) * self.cost
        if then > whole:
            worth += (then - whole) * (steps[whole + 1] - steps[whole])
        bare = steps[now]
        return worth if worth > bare else bare


#: mask, parts, whether a street set, and the group itself
Row = tuple[int, dict[int, GroupPart], bool, GroupWorth]


@dataclass(frozen=True, slots=True, eq=False)
class Scale:
    """The values of everything on a board at one stage of a game.

    ``groups`` in board order, ``names`` their ids; ``rows`` the same in the
    order in which money for houses should go to them, and ``streets`` those of
    them that take houses; ``group_of`` is by space, -1 for no deed; ``bits`` are
    the deeds with their masks; ``interest`` is what a mortgage costs its receiver, by
    space; ``turns`` are the opponents' turns whose income
    counts.
    """

    groups: tuple[GroupWorth, ...]
    rows: tuple[Row, ...]
    streets: tuple[GroupWorth, ...]
    names: tuple[str, ...]
    group_of: tuple[int, ...]
    bits: tuple[tuple[int, int], ...]
    interest: tuple[int, ...]
    turns: float


@lru_cache(maxsize=512)
def worth_scale(
    same: IdentityBoard, rules: Rules, times: int, config: BotConfig, opponents: int, rounds: int
) -> Scale:
    """Worths with this many opponents and rounds left (0: no end in sight).

    ``times`` is the current multiplier of tariffs.
    """
    horizon = min(config.horizon, rounds) if rounds else config.horizon
    turns = horizon * (opponents + _USUAL_OPPONENTS) / 2
    board = same.board
    earned = incomes(same, rules, times)
    ranks = {income.id: rank for rank, income in enumerate(sorted(earned, key=_payback))}
    groups = tuple(_worth(board, rules, i, config, turns, ranks[i.id]) for i in earned)
    eager = sorted(groups, key=lambda group: group.rank)
    home = {s: at for at, group in enumerate(groups) for s in group.order}
    group_of = tuple(home.get(s.index, -1) for s in board.spaces)
    streets = tuple(group for group in eager if group.street)
    names = tuple(income.id for income in earned)
    rows = tuple((group.mask, group.parts, group.street, group) for group in eager)
    bits = tuple((s, 1 << s) for s in board.deeds)
    interest = tuple(interest_on(s, rules) for s in board.spaces)
    return Scale(groups, rows, streets, names, group_of, bits, interest, turns)


@lru_cache(maxsize=4096)
def groups_of(scale: Scale, deeds: int) -> int:
    """All deeds of the groups of some, as masks."""
    mask = 0
    for space in spaces_of(deeds):
        mask |= scale.groups[scale.group_of[space]].mask
    return mask


def _payback(group: GroupIncome) -> float:
    """The payback time of the best houses; infinite where none can be built."""
    gain = group.steps[group.best] - group.steps[0] if group.steps else 0.0
    return group.best * group.cost / gain if gain > 0 else float("inf")


def _worth(
    board: Board,
    rules: Rules,
    income: GroupIncome,
    config: BotConfig,
    turns: float,
    rank: int,
) -> GroupWorth:
    street = bool(income.steps)
    worths = {}
    for mask, earned in income.part.items():
        price = sum(s.price for s in _members(board, mask))
        # rents of lone streets are nothing to speak of; railroads live by theirs
        worths[mask] = config.lone * price if street else price / 2 + config.rails * turns * earned
    whole = worths[income.mask]
    if street:
        built = turns * income.steps[income.best] - income.best * income.cost
        whole += max(built, turns * income.steps[0])
    parts = {}
    for mask, worth in worths.items():
        members = _members(board, mask)
        near = street and mask and (income.mask & ~mask).bit_count() == 1
        parts[mask] = GroupPart(
            free=worth + (config.near_free * whole if near else 0.0),
            held=worth + (config.near_held * whole if near else 0.0),
            pledge=config.leverage * sum(s.mortgage for s in members),
            lift=sum(unmortgage_price(s, rules) for s in members),
            earned=0.0
            if street
            else config.rails * turns * income.part[mask] / max(1, len(members)),
        )
    return GroupWorth(
        mask=income.mask,
        street=street,
        order=income.order,
        cost=income.cost,
        best=income.best,
        most=max(0, len(income.steps) - 1),
        steps=tuple(turns * step for step in income.steps),
        parts=parts,
        whole=whole,
        rank=rank,
        pick=itemgetter(*income.order, income.order[-1]),
        mortgages={s: board.spaces[s].mortgage for s in income.order},
        subs={m: _worth(board, rules, i, config, turns, rank) for m, i in income.subs.items()},
    )


def _members(board: Board, mask: int) -> list[Space]:
    return [s for s in board.spaces if mask >> s.index & 1]
