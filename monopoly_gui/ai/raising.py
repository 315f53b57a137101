"""Raising money at the least loss of income: lone deeds first, then buildings, then sets."""

from functools import lru_cache
from typing import NamedTuple

from ..engine.actions import Action, Mortgage, SellBuilding, SellDown
from ..engine.amounts.buildings import resale, steps
from ..engine.errors import IllegalAction
from ..engine.flow import selling
from ..engine.state import HOTEL, State
from .valuation.deeds import DeedOwners
from .valuation.incomes import spaces_of
from .valuation.sets import set_level
from .valuation.tables import GroupWorth, Scale
from .valuation.valuation_cache import ValuationCache

#: the part of a bare set's worth lost by a mortgage on one of its deeds
_PROMISE = 0.25


class CashSource(NamedTuple):
    """One way to raise money: a mortgage on ``space``, or a sale; ``loss`` is in worth."""

    money: int
    loss: float
    space: int
    sale: SellDown | SellBuilding | None = None

    def action(self, player: int) -> Action:
        return self.sale or Mortgage(player, self.space)


def raise_money(state: State, player: int, valuations: ValuationCache, short: int) -> Action | None:
    """The first sale or mortgage for a sum; None if nothing is left."""
    found = cash_sources(state, player, valuations, short)
    return _enough(found, short)[0].action(player) if found else None


def cash_sources(
    state: State, player: int, valuations: ValuationCache, short: int
) -> list[CashSource]:
    """The deeds to sell or mortgage for a sum, the smallest loss first."""
    deeds = valuations.deeds(state)
    found = [*cheap_mortgages(deeds, player, valuations.mortgaged(state))]
    by_street = state.rules.mortgage_requires_clear == "street"
    for group in sorted(deeds.sets[player], key=_place):
        built = set_level(state, group)
        if not built or by_street:
            found += _promises(state, group)
        if built:
            found += _sale(state, player, deeds.scale, group, built, short)
    found.sort(key=_rate)
    return found


def _enough(ways: list[CashSource], short: int) -> list[CashSource]:
    """Ways that raise the sum at little loss, the cheapest first; all if it is not enough.

    A sale of buildings counts only for the rest of the sum after the ways before
    it: it can be made smaller, a mortgage cannot.
    """
    picked: list[CashSource] = []
    total, loss = 0, 0.0
    for way in ways:
        if total >= short:
            break
        picked.append(way)
        part = min(1.0, (short - total) / way.money) if way.sale else 1.0
        loss += part * way.loss
        total += way.money
    if total < short:
        return picked
    if not picked[-1].sale:
        for way in picked[:-1]:
            if total - way.money >= short:
                picked.remove(way)
                total -= way.money
                loss -= way.loss
    alone = min((way for way in ways if way.money >= short), key=_loss, default=None)
    return [alone] if alone is not None and alone.loss <= loss else picked


def _place(group: GroupWorth) -> int:
    return group.mask


def _rate(way: CashSource) -> float:
    return way.loss / way.money


def _loss(way: CashSource) -> float:
    return way.loss


def cheap_mortgages(deeds: DeedOwners, player: int, mortgaged: int) -> tuple[CashSource, ...]:
    """Mortgages on deeds outside one's whole street sets, the cheapest first."""
    own = deeds.own[player]
    return _pledges(deeds.scale, own, own & mortgaged)


@lru_cache(maxsize=2048)
def _pledges(scale: Scale, own: int, mortgaged: int) -> tuple[CashSource, ...]:
    found: list[tuple[float, int, CashSource]] = []
    for mask, _, street, group in scale.rows:
        mine = own & mask
        clear = mine & ~mortgaged
        if clear and not (street and (mine == mask or mine in group.subs)):
            found += _of_group(group, mine, clear)
    found.sort()
    return tuple([way for _, _, way in found])


@lru_cache(maxsize=1024)
def _of_group(group: GroupWorth, mine: int, clear: int) -> list[tuple[float, int, CashSource]]:
    """Mortgages on clear deeds of one group, with rates and spaces to sort them by."""
    out = []
    for s in spaces_of(clear):
        lift, money = group.parts[1 << s].lift, group.mortgages[s]
        if money:
            way = CashSource(money, lift - money + group.parts[mine].earned, s)
            out.append((_rate(way), s, way))
    return out


def _promises(state: State, group: GroupWorth) -> list[CashSource]:
    """Mortgages on the bare streets of a whole set [MORT-2]."""
    loss = (group.steps[0] + _PROMISE * group.whole) / len(group.order)
    spaces = state.board.spaces
    return [
        CashSource(money, group.parts[1 << s].lift - money + loss, s)
        for s in spaces_of(group.mask)
        if not (state.mortgaged[s] or state.buildings[s]) and (money := spaces[s].mortgage)
    ]


def _sale(
    state: State, player: int, scale: Scale, group: GroupWorth, now: int, short: int
) -> list[CashSource]:
    """The smallest sale from one set that raises enough, or else the largest."""
    name = scale.names[scale.group_of[group.order[0]]]
    members = state.board.groups[name].members
    each = max(1, resale(state.board.spaces[members[0]]))
    left = max(0, now - -(-short // each))
    while left >= 0:
        target = _even(state, group, members, left)
        if _may_sell(state, player, name, target):
            loss = group.steps[now] - group.steps[left]
            return [CashSource((now - left) * each, loss, -1, SellDown(player, name, target))]
        left -= 1
    return _one_by_one(state, player, group, members)


def _even(state: State, group: GroupWorth, members: tuple[int, ...], left: int) -> tuple[int, ...]:
    """The levels, in board order, when this many buildings remain, evenly, on the best streets."""
    each, more = divmod(left, len(group.order))
    limit = state.rules.houses_for_hotel
    levels = {s: each + (place < more) for place, s in enumerate(group.order)}
    # streets built in another order keep their buildings
    for s in group.order:
        if levels[s] > _steps(state, s):
            return _as_built(state, members, left)
    kept = {s: HOTEL if level > limit else level for s, level in levels.items()}
    return tuple(kept.get(s, state.buildings[s]) for s in members)


def _steps(state: State, space: int) -> int:
    return steps(state.rules, state.buildings[space])


def _as_built(state: State, members: tuple[int, ...], left: int) -> tuple[int, ...]:
    """The levels when buildings are sold one by one from the street with the most."""
    levels = [state.buildings[s] for s in members]
    over = sum(_steps(state, s) for s in members) - left
    for _ in range(over):
        at = max(range(len(levels)), key=lambda i: levels[i])
        levels[at] = selling.level_below(state, levels[at])
    return tuple(levels)


def _may_sell(state: State, player: int, name: str, target: tuple[int, ...]) -> bool:
    try:
        selling.verify_target(state, player, name, target)
    except IllegalAction:
        return False
    return True


def _one_by_one(
    state: State, player: int, group: GroupWorth, members: tuple[int, ...]
) -> list[CashSource]:
    """A single building, where hotels are only exchanged."""
    for space in members:
        try:
            selling.verify_step(state, player, space)
        except IllegalAction:
            continue
        money = max(1, resale(state.board.spaces[space]))
        return [CashSource(money, group.cost * 2.0, -1, SellBuilding(player, space))]
    return []
