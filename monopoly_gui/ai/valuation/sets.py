"""Whole street sets: those of a player, their buildings, and the next ones."""

from ...engine.actions import Action
from ...engine.flow import building
from ...engine.state import HOTEL, State
from .incomes import mask_of
from .tables import GroupWorth, Scale

#: an action and its reason in a sentence
Choice = tuple[Action, str]
_PLENTY = 1_000_000


def set_of(state: State, scale: Scale, space: int) -> GroupWorth:
    """The set of a street, or the part of it that its owner may build on."""
    group = scale.groups[scale.group_of[space]]
    if not group.subs:
        return group
    mine = mask_of(state.held_of(state.owner[space], space))
    return group.subs.get(mine, group)


def set_level(state: State, group: GroupWorth) -> int:
    """The buildings on a set, a hotel as one more than its houses."""
    levels = group.pick(state.buildings)[:-1]  # (the last one is picked twice)
    total = sum(levels)
    if total >= HOTEL and HOTEL in levels:
        total += (state.rules.houses_for_hotel + 1 - HOTEL) * levels.count(HOTEL)
    return total


def even_build(state: State, group: GroupWorth, count: int, kind: str = "") -> tuple[int, ...]:
    """Up to this many buildings on a set, evenly, as far as the Bank has them.

    With a ``kind`` only buildings of that kind, and the Bank's stock is left
    out of account.
    """
    rules = state.rules
    if True in group.pick(state.mortgaged):
        return ()
    buildings = state.buildings
    levels = {s: buildings[s] for s in group.order}
    houses = hotels = _PLENTY
    if not kind and rules.building_supply == "limited":
        houses, hotels = state.houses_left, state.hotels_left
    out: list[int] = []
    for _ in range(count):
        space = min(group.order, key=levels.__getitem__)
        if levels[space] == HOTEL:
            break
        after = building.next_level(state, levels[space])
        if kind and kind != ("hotel" if after == HOTEL else "house"):
            break
        if after == HOTEL:
            hotels -= 1
            houses += rules.houses_for_hotel
        else:
            houses -= 1
        if houses < 0 or hotels < 0:
            break
        levels[space] = after
        out.append(space)
    return tuple(out)
