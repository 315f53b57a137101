"""A position as an opponent weighs it: holdings as sums that are quick to change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from ...engine.amounts import rents
from ...engine.amounts.buildings import steps
from ...engine.amounts.mortgages import unmortgage_price
from ...engine.amounts.salaries import measure
from ...engine.board import SIZE, Board
from ...engine.rules import Rules
from ...engine.state import State
from .incomes import GroupIncome, incomes, mask_of, rent_rules, spaces_of
from .landings import IdentityBoard

#: the values of a group by the exact odds and the house prices of the board
Levels = tuple[int, ...]


class Side(NamedTuple):
    """One player's part of a position; money in the board's currency.

    Incomes are those from one turn of one opponent: ``now``; ``then``, when
    the cash has gone into houses; ``rich``, when half of what can be pledged
    has too.
    """

    cash: int
    pledge: int
    sale: int
    owed: int
    price: int
    deeds: int
    now: float
    then: float
    rich: float
    sets: int
    ready: int
    near_free: int
    near_held: int
    near: float
    rails: int
    works: int


class DeedFigures(NamedTuple):
    """Some deeds of a group: their number, list price, mortgage value and rent."""

    number: int
    price: int
    mortgage: int
    lift: int
    earned: float


@dataclass(frozen=True, slots=True, eq=False)
class BoardTable:
    """The constants of a board: its groups by payback, and the deeds of each group.

    ``deeds`` are by the members' masks; ``unit`` is the unit of money, ``rules`` are
    those that incomes depend on, and ``times`` is the current multiplier of tariffs.
    """

    board: Board
    rules: Rules
    times: int
    groups: tuple[GroupIncome, ...]
    deeds: tuple[dict[int, DeedFigures], ...]
    unit: float

    @staticmethod
    def of(state: State) -> BoardTable:
        return _ground(IdentityBoard(state.board), rent_rules(state.rules), rents.multiplier(state))


@lru_cache(maxsize=16)
def _ground(same: IdentityBoard, rules: Rules, times: int) -> BoardTable:
    board = same.board
    groups = sorted(incomes(same, rules, times), key=_payback)
    deeds = [
        {mask: _deeds(board, rules, mask, earned) for mask, earned in group.part.items()}
        for group in groups
    ]
    return BoardTable(board, rules, times, tuple(groups), tuple(deeds), float(measure(board)))


def _deeds(board: Board, rules: Rules, mask: int, earned: float) -> DeedFigures:
    spaces = [board.spaces[s] for s in spaces_of(mask)]
    prices, mortgages = sum(s.price for s in spaces), sum(s.mortgage for s in spaces)
    lifts = sum(unmortgage_price(s, rules) for s in spaces)
    return DeedFigures(len(spaces), prices, mortgages, lifts, earned)


def _payback(group: GroupIncome) -> float:
    gain = group.steps[group.best] - group.steps[0] if group.steps else 0.0
    return group.best * group.cost / gain if gain > 0 else float("inf")


class Position(NamedTuple):
    """Deeds as masks of board indexes, buildings as steps by group; by player where tuples.

    ``waits`` are the turns of others until a player's own comes.
    """

    ground: BoardTable
    own: tuple[int, ...]
    free: int
    cash: tuple[int, ...]
    mortgaged: int
    levels: Levels
    alive: tuple[bool, ...]
    jailed: tuple[bool, ...]
    cards: tuple[int, ...]
    waits: tuple[int, ...]

    @staticmethod
    def of(state: State, ground: BoardTable) -> Position:
        own, free = _owned(ground, tuple(state.owner), state.players)
        order, seat = state.order, state.order.index(state.current)
        waits = [0] * state.players
        turns = 0
        for player in order[seat:] + order[:seat]:
            waits[player] = turns
            turns += state.alive[player]
        mortgaged = 0
        if True in state.mortgaged:
            mortgaged = mask_of([*compress(range(SIZE), state.mortgaged)])
        return Position(
            ground,
            own,
            free,
            tuple(state.cash),
            mortgaged,
            _built(ground, tuple(state.buildings)),
            tuple(state.alive),
            tuple([turns >= 0 for turns in state.jail_turns]),
            tuple([len(held) for held in state.cards]),
            tuple(waits),
        )

    def with_(self, own: list[int], cash: list[int], free: int) -> Position:
        """The position with different deeds and cash, by player (faster than _replace())."""
        ground, _, _, _, mortgaged, levels, alive, jailed, cards, waits = self
        deeds, money = tuple(own), tuple(cash)
        return Position(ground, deeds, free, money, mortgaged, levels, alive, jailed, cards, waits)

    def side(self, player: int) -> Side:
        """A player's side of the position."""
        ground, owns, free, cash, mortgaged, levels = self[:6]
        own = owns[player]
        return _side(ground, own, cash[player], free, mortgaged & own, levels)

    def sides(self) -> list[Side]:
        """Everybody's part."""
        ground, owns, free, cashes, mortgaged, levels = self[:6]
        return [
            _side(ground, own, cash, free, mortgaged & own, levels)
            for own, cash in zip(owns, cashes, strict=True)
        ]


@lru_cache(maxsize=64)
def _owned(
    ground: BoardTable, owners: tuple[int, ...], players: int
) -> tuple[tuple[int, ...], int]:
    """The deeds of each player and of the Bank; owners are by space."""
    own = [0] * (players + 1)
    for s in ground.board.deeds:
        own[owners[s]] |= 1 << s
    free = own.pop()  # the Bank is -1, and so the last
    return tuple(own), free


@lru_cache(maxsize=64)
def _built(ground: BoardTable, buildings: tuple[int, ...]) -> Levels:
    """The steps on each group; buildings are by space."""
    rules = ground.rules
    return tuple(
        [sum([steps(rules, buildings[s]) for s in group.order]) for group in ground.groups]
    )


#: the meaning of some deeds apart from their owner's money (plain tuples: many are weighed): the
#: parts of a ``Side`` up to ``now``, their income without houses, the sets that take houses
#: with their steps, and the parts from ``sets`` on
Counts = tuple[int, int, int, int, float, int, int]
Estate = tuple[int, int, int, int, int, float, float, list[tuple[GroupIncome, int]], Counts]


@lru_cache(maxsize=256)
def _side(ground: BoardTable, own: int, cash: int, free: int, pledged: int, levels: Levels) -> Side:
    """A player's part, with these deeds and this cash; ``pledged`` are those mortgaged of them.

    What one opponent has looked at another may look at too.
    """
    pledge, sale, owed, price, deeds, now, fixed, whole, counts = _estate(
        ground, own, free, pledged, levels
    )
    if cash < 0:
        owed, cash = owed - cash, 0
    then = rich = fixed
    if whole:
        spend = max(0, cash - owed)
        then += _grown(whole, spend)
        rich += _grown(whole, spend + pledge // 2)
    sets, ready, near_free, near_held, near, rails, works = counts
    return Side(
        cash, pledge, sale, owed, price, deeds, now, then, rich,
        sets, ready, near_free, near_held, near, rails, works,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _estate(ground: BoardTable, own: int, free: int, pledged: int, levels: Levels) -> Estate:
    pledge = sale = owed = price = deeds = 0
    sets = ready = near_free = near_held = rails = works = 0
    now = near = 0.0
    fixed = 0.0
    whole: list[tuple[GroupIncome, int]] = []
    for group, sums, level in zip(ground.groups, ground.deeds, levels, strict=True):
        mask = group.mask
        mine = own & mask
        if not mine:
            continue
        count, listed, mortgage, _, earned = sums[mine]
        deeds += count
        price += listed
        burden = mine & pledged
        if burden:
            owed += sums[burden].lift
            mortgage = sums[mine ^ burden].mortgage
            earned = group.held[mine, mine ^ burden]
        missing = mask ^ mine
        if not missing and group.cost:
            sets += 1
            sale += level * group.resale
            if not level:
                pledge += mortgage
            ready += level >= group.best
            now += earned if burden else group.steps[level]
            whole.append((group, 0 if burden else level))
            continue
        pledge += mortgage
        now += earned
        fixed += earned
        if not group.cost:
            if len(group.order) > 2:
                rails = count
            else:
                works = count
            continue
        if not missing & missing - 1:
            near += group.steps[group.best]
            if missing & free:
                near_free += 1
            else:
                near_held += 1
    counts = sets, ready, near_free, near_held, near, rails, works
    return pledge, sale, owed, price, deeds, now, fixed, whole, counts


def _grown(whole: list[tuple[GroupIncome, int]], funds: float) -> float:
    """The income of whole sets after spending this much on houses, the best sets first.

    Fractions of buildings count, so that a little more money never means a leap.
    """
    total = 0.0
    higher: list[float] = []
    for group, now in whole:
        best, then = group.best, now + funds / group.cost
        if then > best:
            then = best
        if then < now:
            then = now
        funds -= (then - now) * group.cost
        higher.append(then)
    for (group, _), then in zip(whole, higher, strict=True):
        steps = group.steps
        if funds > 0 and then >= group.best:
            most = len(steps) - 1
            more = then + funds / group.cost
            if more > most:
                more = most
            funds -= (more - then) * group.cost
            then = more
        base = int(then)
        total += steps[base]
        if then > base:
            total += (then - base) * (steps[base + 1] - steps[base])
    return total
