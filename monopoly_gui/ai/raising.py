"""Raising money at the least loss of income: lone deeds first, then buildings, then sets."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.actions import Action, Mortgage, SellBuilding, SellDown
from ..engine.errors import IllegalAction
from ..engine.flow import selling
from ..engine.flow.worth import steps
from ..engine.state import HOTEL, State
from .sets import level
from .tables import GroupWorth, Scale

#: part of a bare set's worth that is lost with the mortgage on one of its deeds
_PROMISE = 0.25


class Way(NamedTuple):
    """One way to raise money: a mortgage on ``space``, or else a sale; ``loss`` is in worth."""

    money: int
    loss: float
    space: int
    sale: SellDown | SellBuilding | None = None

    def action(self, player: int) -> Action:
        return self.sale or Mortgage(player, self.space)


def raise_money(state: State, player: int, scale: Scale, short: int) -> Action | None:
    """The sale or mortgage that comes first when so much is wanted; None if nothing is left."""
    ways = _mortgages(state, player, scale, sets=True)
    ways += _sales(state, player, scale, short)
    if not ways:
        return None
    ways.sort(key=_rate)
    return _enough(ways, short)[0].action(player)


def _enough(ways: list[Way], short: int) -> list[Way]:
    """Ways that raise so much at little loss, the cheapest first; all if it is not enough.

    A sale of buildings is counted as far as it is needed after the ways before
    it: it can be made smaller, a mortgage cannot.
    """
    picked: list[Way] = []
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


def _rate(way: Way) -> float:
    return way.loss / way.money


def _loss(way: Way) -> float:
    return way.loss


def pledges(state: State, player: int, scale: Scale) -> list[Way]:
    """Mortgages on deeds outside one's whole street sets, the cheapest first."""
    ways = _mortgages(state, player, scale, sets=False)
    ways.sort(key=_rate)
    return ways


def _mortgages(state: State, player: int, scale: Scale, sets: bool) -> list[Way]:
    """Every mortgage that the rules allow now; those on whole street sets too, or not."""
    owner, mortgaged, spaces = state.owner, state.mortgaged, state.board.spaces
    out: list[Way] = []
    for s in state.board.deeds:
        if owner[s] != player or mortgaged[s]:
            continue
        money = spaces[s].mortgage
        if not money:
            continue
        group = scale.groups[scale.group_of[s]]
        loss = float(group.parts[1 << s].lift - money)
        if not group.street:
            loss += _earned(state, player, group)
        elif group.pick(owner).count(player) > len(group.order):
            if not sets or not _bare(state, s):
                continue
            loss += (group.steps[0] + _PROMISE * group.whole) / len(group.order)
        out.append(Way(money, loss, s))
    return out


def _bare(state: State, space: int) -> bool:
    """Whether no building stands in the way of a mortgage [MORT-2]."""
    if state.rules.mortgage_requires_clear == "street":
        return not state.buildings[space]
    return not any(state.buildings[mate] for mate in state.board.mates[space])


def _earned(state: State, player: int, group: GroupWorth) -> float:
    """What one of the deeds earns that live by their number."""
    owner, spaces = state.owner, state.board.spaces
    mine = [s for s in group.order if owner[s] == player]
    price = sum(spaces[s].price for s in mine)
    part = group.parts[sum(1 << s for s in mine)]
    return max(0.0, part.held - price / 2) / len(mine)


def _sales(state: State, player: int, scale: Scale, short: int) -> list[Way]:
    out = []
    owner, buildings = state.owner, state.buildings
    for at, group in enumerate(scale.groups):
        if not group.street or owner[group.order[0]] != player:
            continue
        if any(buildings[s] for s in group.order):
            name = scale.names[at]
            way = _sale(state, player, group, name, short)
            if way is not None:
                out.append(way)
    return out


def _sale(state: State, player: int, group: GroupWorth, name: str, short: int) -> Way | None:
    """The smallest sale from one set that raises enough, or else all that it can."""
    members = state.board.groups[name].members
    now = level(state, group)
    each = max(1, group.cost // 2)
    left = max(0, now - -(-short // each))
    while left >= 0:
        target = _even(state, group, members, left)
        if _may_sell(state, player, name, target):
            loss = group.steps[now] - group.steps[left]
            return Way((now - left) * each, loss, -1, SellDown(player, name, target))
        left -= 1
    return _one_by_one(state, player, group, members)


def _even(state: State, group: GroupWorth, members: tuple[int, ...], left: int) -> tuple[int, ...]:
    """The levels, in board order, when so many buildings stay, evenly, on the best streets."""
    each, more = divmod(left, len(members))
    limit = state.rules.houses_for_hotel
    levels = {s: each + (place < more) for place, s in enumerate(group.order)}
    # streets that were built in another order keep what they have
    for s in members:
        if levels[s] > _steps(state, s):
            return _as_built(state, members, left)
    return tuple(HOTEL if levels[s] > limit else levels[s] for s in members)


def _steps(state: State, space: int) -> int:
    return steps(state.rules, state.buildings[space])


def _as_built(state: State, members: tuple[int, ...], left: int) -> tuple[int, ...]:
    """The levels when buildings go one by one from the street that has most."""
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
) -> Way | None:
    """A single building, where hotels are only exchanged."""
    for space in members:
        try:
            selling.verify_step(state, player, space)
        except IllegalAction:
            continue
        money = max(1, state.board.spaces[space].house_cost // 2)
        return Way(money, group.cost * 2.0, -1, SellBuilding(player, space))
    return None
