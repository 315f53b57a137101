"""Raising money at the least loss of income: lone deeds first, then buildings, then sets."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.actions import Action, Mortgage, SellBuilding, SellDown
from ..engine.errors import IllegalAction
from ..engine.flow import mortgage, selling
from ..engine.state import State
from .sets import level
from .tables import GroupWorth, Scale

#: part of a bare set's worth that is lost with the mortgage on one of its deeds
_PROMISE = 0.25


@dataclass(slots=True)
class Way:
    """One way to raise money, and what it costs in worth."""

    action: Action
    money: int
    loss: float


def raise_money(state: State, player: int, scale: Scale, short: int) -> Action | None:
    """The sale or mortgage that comes first when so much is wanted; None if nothing is left."""
    ways = _mortgages(state, player, scale)
    ways += _sales(state, player, scale, short)
    if not ways:
        return None
    enough = [way for way in ways if way.money >= short]
    cheapest = min(ways, key=_rate)
    if enough:
        single = min(enough, key=lambda way: way.loss)
        # several small ways would cost as much per unit as the cheapest one, at the least
        if single.loss <= cheapest.loss / cheapest.money * short or cheapest.money >= short:
            return single.action
    return cheapest.action


def pledges(state: State, player: int, scale: Scale) -> list[Way]:
    """Mortgages on deeds outside one's whole street sets, the cheapest first."""
    owner, mortgaged, spaces = state.owner, state.mortgaged, state.board.spaces
    ways = []
    for space in state.board.deeds:
        if owner[space] != player or mortgaged[space] or not spaces[space].mortgage:
            continue
        group = scale.groups[scale.group_of[space]]
        if not group.street or not state.owns_set(player, space):
            ways.append(_pledge(state, player, space, group))
    return sorted(ways, key=_rate)


def _rate(way: Way) -> float:
    """Worth lost for each unit of money."""
    return way.loss / way.money


def _pledge(state: State, player: int, space: int, group: GroupWorth) -> Way:
    loss = group.parts[1 << space].lift - state.board.spaces[space].mortgage
    earned = _earned(state, player, space, group)
    return Way(Mortgage(player, space), state.board.spaces[space].mortgage, loss + earned)


def _mortgages(state: State, player: int, scale: Scale) -> list[Way]:
    """Every mortgage that the rules allow now."""
    owner, mortgaged, spaces = state.owner, state.mortgaged, state.board.spaces
    built = state.buildings if any(state.buildings) else None
    out = []
    for space in state.board.deeds:
        if owner[space] != player or mortgaged[space] or not spaces[space].mortgage:
            continue
        if built and not _clear(state, player, space):
            continue
        out.append(_pledge(state, player, space, scale.groups[scale.group_of[space]]))
    return out


def _clear(state: State, player: int, space: int) -> bool:
    """Whether no building stands in the way of a mortgage."""
    try:
        mortgage.verify_deed(state, player, space)
    except IllegalAction:
        return False
    return True


def _earned(state: State, player: int, space: int, group: GroupWorth) -> float:
    """What a bare deed would have earned."""
    if group.street:
        if not state.owns_set(player, space):
            return 0.0
        return group.steps[0] / len(group.order) + _PROMISE * group.whole / len(group.order)
    mine = sum(1 << s for s in group.order if state.owner[s] == player)
    income = group.parts[mine].held - state.board.spaces[space].price / 2 * mine.bit_count()
    return max(0.0, income) / mine.bit_count()


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
    levels = [state.buildings[s] for s in members]
    rank = [group.order.index(s) for s in members]
    now = left = level(state, group)
    each = max(1, group.cost // 2)
    enough = now - -(-short // each)
    while left:
        left = _take_one(state, levels, rank, left)
        if left > enough and left:
            continue
        target = tuple(levels)
        if _may_sell(state, player, name, target):
            loss = group.steps[now] - group.steps[left]
            return Way(SellDown(player, name, target), (now - left) * each, loss)
    return _one_by_one(state, player, group, members)


def _take_one(state: State, levels: list[int], rank: list[int], left: int) -> int:
    """Take one building off the street built highest, the poorest of those; what is left."""
    at = max(range(len(levels)), key=lambda i: (levels[i], rank[i]))
    levels[at] = selling.level_below(state, levels[at])
    return left - 1


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
        return Way(SellBuilding(player, space), money, group.cost * 2.0)
    return None
