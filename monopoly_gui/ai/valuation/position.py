"""A position as an opponent weighs it: who has what, in sums that are quick to change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ...engine.amounts.buildings import steps
from ...engine.amounts.mortgages import lift_price
from ...engine.board import Board
from ...engine.state import State
from .incomes import GroupIncome, incomes, mask_of, rent_rules
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


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What does not change in a game: the board, its groups by payback, and mortgages by deed."""

    board: Board
    groups: tuple[GroupIncome, ...]
    prices: tuple[int, ...]
    mortgages: tuple[int, ...]
    lifts: tuple[int, ...]
    #: what deeds were found to mean so far: by them, those of the Bank, the mortgages and levels
    estates: dict[tuple[int, int, int, Levels], Estate] = field(default_factory=dict)

    @staticmethod
    def of(state: State) -> Ground:
        board, rules = state.board, rent_rules(state.rules)
        groups = sorted(incomes(Same(board), rules), key=_payback)
        mortgages = tuple(s.mortgage for s in board.spaces)
        return Ground(
            board,
            tuple(groups),
            tuple(s.price for s in board.spaces),
            mortgages,
            tuple(lift_price(s, rules) for s in board.spaces),
        )

    def total(self, amounts: tuple[int, ...], mask: int) -> int:
        """The sum of an amount by space over the spaces of a mask."""
        out = 0
        while mask:
            low = mask & -mask
            out += amounts[low.bit_length() - 1]
            mask ^= low
        return out


def _payback(group: GroupIncome) -> float:
    gain = group.steps[group.best] - group.steps[0] if group.steps else 0.0
    return group.best * group.cost / gain if gain > 0 else float("inf")


@dataclass(slots=True)
class Position:
    """Deeds as masks of board indexes, buildings as steps by group; by player where lists.

    ``waits`` are the turns of others until a player's own comes.
    """

    ground: Ground
    own: list[int]
    free: int
    cash: list[int]
    mortgaged: int
    levels: Levels
    alive: list[bool]
    jailed: list[bool]
    cards: list[int]
    waits: list[int]
    known: dict[tuple[int, int, int, int, Levels], Side] = field(default_factory=dict)

    @staticmethod
    def of(state: State, ground: Ground) -> Position:
        own = [0] * (state.players + 1)
        for s in state.board.deeds:
            own[state.owner[s]] |= 1 << s
        free = own.pop()  # the Bank is -1, and so the last
        levels = [0] * len(ground.groups)
        if any(state.buildings):
            for at, group in enumerate(ground.groups):
                levels[at] = sum(steps(state.rules, state.buildings[s]) for s in group.order)
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
            own,
            free,
            state.cash[:],
            mortgaged,
            tuple(levels),
            state.alive[:],
            [turns >= 0 for turns in state.jail_turns],
            [len(held) for held in state.cards],
            waits,
        )

    def side(self, player: int) -> Side:
        """A player's part as it is."""
        return self.side_with(self.own[player], self.cash[player])

    def side_with(self, own: int, cash: int) -> Side:
        """A player's part with these deeds and this cash."""
        key = own, cash, self.free, self.mortgaged & own, self.levels
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = _side(self, own, cash)
        return found


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


def _side(at: Position, own: int, cash: int) -> Side:
    key = own, at.free, at.mortgaged & own, at.levels
    estate = at.ground.estates.get(key)
    if estate is None:
        estate = at.ground.estates[key] = _estate(at, own)
    pledge, sale, owed, price, deeds, now, fixed, whole, counts = estate
    if cash < 0:
        owed, cash = owed - cash, 0
    then = rich = fixed
    if whole:
        spend = max(0, cash - owed)
        then += _grown(whole, spend)
        rich += _grown(whole, spend + pledge // 2)
    return Side(cash, pledge, sale, owed, price, deeds, now, then, rich, *counts)


def _estate(at: Position, own: int) -> Estate:
    ground = at.ground
    free, burdened = at.free, at.mortgaged & own
    pledge = ground.total(ground.mortgages, own & ~burdened)
    owed = ground.total(ground.lifts, burdened) if burdened else 0
    sale = sets = ready = near_free = near_held = rails = works = 0
    now = near = 0.0
    fixed = 0.0
    whole: list[tuple[GroupIncome, int]] = []
    for group, level in zip(ground.groups, at.levels, strict=True):
        mine = own & group.mask
        if not mine:
            continue
        clear = mine & ~burdened
        if not group.cost:
            earned = group.held[mine, clear]
            now += earned
            fixed += earned
            if mine.bit_count() > 0 and group.mask.bit_count() > 2:
                rails = mine.bit_count()
            else:
                works = mine.bit_count()
            continue
        if mine == group.mask:
            sets += 1
            sale += level * group.resale
            if level:
                pledge -= ground.total(ground.mortgages, clear)
            ready += level >= group.best
            if clear == mine:
                now += group.steps[level]
                whole.append((group, level))
            else:
                now += group.held[mine, clear]
                whole.append((group, 0))
            continue
        earned = group.held[mine, clear]
        now += earned
        fixed += earned
        missing = group.mask & ~mine
        if not missing & missing - 1:
            near += group.steps[group.best]
            if missing & free:
                near_free += 1
            else:
                near_held += 1
    counts = sets, ready, near_free, near_held, near, rails, works
    price = ground.total(ground.prices, own)
    return Estate(pledge, sale, owed, price, own.bit_count(), now, fixed, whole, counts)


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
