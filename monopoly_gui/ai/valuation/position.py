"""A position as an opponent weighs it: who has what, in sums that are quick to change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ...engine.amounts.buildings import steps
from ...engine.amounts.mortgages import lift_price
from ...engine.amounts.salaries import measure
from ...engine.board import Board
from ...engine.rules import Rules
from ...engine.state import State
from .incomes import GroupIncome, incomes, mask_of, rent_rules, spaces_of
from .landings import Same

#: what the exact odds and the house prices of the board say about a group
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


class Deeds(NamedTuple):
    """Some deeds of a group: how many, and what they cost and bring by the price list."""

    number: int
    price: int
    mortgage: int
    lift: int


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What does not change in a game: the board, its groups by payback, and deeds of each group.

    ``deeds`` are by the members' masks; ``unit`` is the sum in which money is told.
    """

    board: Board
    groups: tuple[GroupIncome, ...]
    deeds: tuple[dict[int, Deeds], ...]
    unit: float

    @staticmethod
    def of(state: State) -> Ground:
        return _ground(Same(state.board), rent_rules(state.rules))


@lru_cache(maxsize=16)
def _ground(same: Same, rules: Rules) -> Ground:
    board = same.board
    groups = sorted(incomes(same, rules), key=_payback)
    deeds = [{mask: _deeds(board, rules, mask) for mask in group.part} for group in groups]
    return Ground(board, tuple(groups), tuple(deeds), float(measure(board)))


def _deeds(board: Board, rules: Rules, mask: int) -> Deeds:
    spaces = [board.spaces[s] for s in spaces_of(mask)]
    prices, mortgages = sum(s.price for s in spaces), sum(s.mortgage for s in spaces)
    return Deeds(len(spaces), prices, mortgages, sum(lift_price(s, rules) for s in spaces))


def _payback(group: GroupIncome) -> float:
    gain = group.steps[group.best] - group.steps[0] if group.steps else 0.0
    return group.best * group.cost / gain if gain > 0 else float("inf")


class Position(NamedTuple):
    """Deeds as masks of board indexes, buildings as steps by group; by player where tuples.

    ``waits`` are the turns of others until a player's own comes.
    """

    ground: Ground
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
    def of(state: State, ground: Ground) -> Position:
        own = [0] * (state.players + 1)
        for s in state.board.deeds:
            own[state.owner[s]] |= 1 << s
        free = own.pop()  # the Bank is -1, and so the last
        levels = [0] * len(ground.groups)
        buildings = state.buildings
        if any(buildings):
            for at, group in enumerate(ground.groups):
                built = [steps(state.rules, buildings[s]) for s in group.order if buildings[s]]
                levels[at] = sum(built)
        order, seat = state.order, state.order.index(state.current)
        waits = [0] * state.players
        turns = 0
        for player in order[seat:] + order[:seat]:
            waits[player] = turns
            turns += state.alive[player]
        mortgaged = 0
        if True in state.mortgaged:
            mortgaged = mask_of([s for s in state.board.deeds if state.mortgaged[s]])
        return Position(
            ground,
            tuple(own),
            free,
            tuple(state.cash),
            mortgaged,
            tuple(levels),
            tuple(state.alive),
            tuple([turns >= 0 for turns in state.jail_turns]),
            tuple([len(held) for held in state.cards]),
            tuple(waits),
        )

    def with_(self, own: list[int], cash: list[int], free: int) -> Position:
        """The position with other deeds and other cash, by player (faster than _replace())."""
        ground, _, _, _, mortgaged, levels, alive, jailed, cards, waits = self
        deeds, money = tuple(own), tuple(cash)
        return Position(ground, deeds, free, money, mortgaged, levels, alive, jailed, cards, waits)

    def side(self, player: int) -> Side:
        """A player's part as it is."""
        ground, owns, free, cash, mortgaged, levels, *_ = self
        own = owns[player]
        return _side(ground, own, cash[player], free, mortgaged & own, levels)

    def sides(self) -> list[Side]:
        """Everybody's part."""
        ground, owns, free, cashes, mortgaged, levels, *_ = self
        return [
            _side(ground, own, cash, free, mortgaged & own, levels)
            for own, cash in zip(owns, cashes, strict=True)
        ]


class Estate(NamedTuple):
    """What some deeds mean apart from their owner's money; ``fixed`` is what no house raises."""

    pledge: int
    sale: int
    owed: int
    price: int
    deeds: int
    now: float
    fixed: float
    whole: list[tuple[GroupIncome, int]]
    counts: tuple[int, int, int, int, float, int, int]


@lru_cache(maxsize=256)
def _side(ground: Ground, own: int, cash: int, free: int, burdened: int, levels: Levels) -> Side:
    """A player's part, with these deeds and this cash; ``burdened`` are those mortgaged of them.

    What one opponent has looked at another may look at too.
    """
    pledge, sale, owed, price, deeds, now, fixed, whole, counts = _estate(
        ground, own, free, burdened, levels
    )
    if cash < 0:
        owed, cash = owed - cash, 0
    then = rich = fixed
    if whole:
        spend = max(0, cash - owed)
        then += _grown(whole, spend)
        rich += _grown(whole, spend + pledge // 2)
    return Side(cash, pledge, sale, owed, price, deeds, now, then, rich, *counts)


@lru_cache(maxsize=256)
def _estate(ground: Ground, own: int, free: int, burdened: int, levels: Levels) -> Estate:
    pledge = sale = owed = price = deeds = 0
    sets = ready = near_free = near_held = rails = works = 0
    now = near = 0.0
    fixed = 0.0
    whole: list[tuple[GroupIncome, int]] = []
    for group, sums, level in zip(ground.groups, ground.deeds, levels, strict=True):
        mine = own & group.mask
        if not mine:
            continue
        clear = mine & ~burdened
        count, listed, _, _ = sums[mine]
        deeds += count
        price += listed
        if clear != mine:
            owed += sums[mine ^ clear].lift
        if mine == group.mask and group.cost:
            sets += 1
            sale += level * group.resale
            if not level:
                pledge += sums[clear].mortgage
            ready += level >= group.best
            if clear == mine:
                now += group.steps[level]
                whole.append((group, level))
            else:
                now += group.held[mine, clear]
                whole.append((group, 0))
            continue
        pledge += sums[clear].mortgage
        earned = group.held[mine, clear]
        now += earned
        fixed += earned
        if not group.cost:
            if len(group.order) > 2:
                rails = count
            else:
                works = count
            continue
        missing = group.mask & ~mine
        if not missing & missing - 1:
            near += group.steps[group.best]
            if missing & free:
                near_free += 1
            else:
                near_held += 1
    counts = sets, ready, near_free, near_held, near, rails, works
    return Estate(pledge, sale, owed, price, deeds, now, fixed, whole, counts)


def _grown(whole: list[tuple[GroupIncome, int]], funds: float) -> float:
    """The income of whole sets when so much money has gone into houses, the best first.

    Parts of buildings count, so that a little more money never means a leap.
    """
    if not whole:
        return 0.0
    higher: list[float] = []
    for group, now in whole:
        then = max(now, min(group.best, now + funds / group.cost))
        funds -= (then - now) * group.cost
        higher.append(then)
    total = 0.0
    for (group, _), then in zip(whole, higher, strict=True):
        if funds > 0 and then >= group.best:
            most = len(group.steps) - 1
            more = min(most, then + funds / group.cost)
            funds -= (more - then) * group.cost
            then = more
        base = int(then)
        total += group.steps[base]
        if then > base:
            total += (then - base) * (group.steps[base + 1] - group.steps[base])
    return total
