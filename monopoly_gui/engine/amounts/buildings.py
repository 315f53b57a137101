"""Resale values of buildings; the price is on the deed [SELL-1, BUILD-8]."""

from ..board import Space
from ..rules import Rules
from ..state import HOTEL, State


def steps(rules: Rules, level: int) -> int:
    """House prices contained in a street's level: a hotel is one more than its houses."""
    return rules.houses_for_hotel + 1 if level == HOTEL else level


def resale(street: Space) -> int:
    """The resale value of one building: half its cost, rounded down [SELL-1]."""
    return street.house_cost // 2


def bare_value(state: State, space: int) -> int:
    """The resale value of all buildings of a street, sold at once [SELL-1]."""
    level = state.buildings[space]
    if level == HOTEL:
        level = steps(state.rules, level)
    return level * resale(state.board.spaces[space])


def sale_value(state: State, group: str, levels: tuple[int, ...]) -> int:
    """The proceeds of selling a set down to these levels: half of each step [SELL-1]."""
    members = state.board.groups[group].members
    total = 0
    for space, level in zip(members, levels, strict=True):
        sold = steps(state.rules, state.buildings[space]) - steps(state.rules, level)
        total += sold * resale(state.board.spaces[space])
    return total
