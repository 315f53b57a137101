"""Rent: how much, and whether it may be collected [RENT-1, JAIL-7].

``rent`` is the answer to everybody who asks: the engine that charges it, screens and speech that
show it, opponents, charts and luck that weigh it.  It is the ``tariff``, which follows from deeds,
buildings and rules, times the ``multiplier`` of the moment.  Opponents keep what follows from
tariffs and ask the multiplier each time, so a rule of some rounds alone belongs into it.
"""

from typing import Literal, NamedTuple

from ..board import BANK, Board
from ..rules import Rules
from ..state import State

#: the mean of two dice, for rents before the roll
MEAN_THROW = 7

#: the roll that a rent depends on: none, the one that brought the token, or a new one
Dice = Literal["none", "arriving", "new"]


class GroupHolding(NamedTuple):
    """The assumed holding of the owner in the group of a deed.

    ``owned`` counts the deeds of the group, mortgaged ones too [RENT-12]; ``level`` is what
    stands on the street, ``has_mortgage`` says that another of the group is mortgaged [RENT-8].
    """

    owned: int
    level: int = 0
    has_mortgage: bool = False


def by_dice(board: Board, rules: Rules, space: int) -> bool:
    """Whether a deed's rent is a multiple of the dice [RENT-11, RENT-13]."""
    return board.spaces[space].kind == "utility" and rules.utility_rent == "dice"


def rent(
    state: State,
    space: int,
    throw: int = MEAN_THROW,
    factor: int = 1,
    fresh: bool = False,
    *,
    held: GroupHolding | None = None,
    after_jail: bool = False,
) -> int:
    """The rent a visitor owes the owner of a deed, by the roll that counts (see ``dice_for``).

    A card may multiply the rent by a ``factor``; with ``fresh`` it multiplies the throw alone
    [SC-093].  Nothing is owed where the deed is unowned or mortgaged [RENT-6, MORT-4].

    What would be asked for otherwise: by an owner who has left Jail with ``after_jail``; by one
    outside Jail who has ``held`` of the group, this deed unmortgaged.
    """
    board, rules = state.board, state.rules
    if held is not None:
        return factor * multiplier(state) * tariff(board, rules, space, *held, throw)
    owner = state.owner[space]
    if owner == BANK:
        return 0
    times = factor * multiplier(state, BANK if after_jail else owner)
    if fresh:
        return times * throw if dice_for(state, space, fresh) == "new" else 0
    if not times or state.mortgaged[space]:
        return 0
    level = state.buildings[space]
    # beside buildings the rest of the group does not matter
    owned, has_mortgage = (0, False) if level else _group(state, space)
    return times * tariff(board, rules, space, owned, level, has_mortgage, throw)


def mean_rent(state: State, space: int, throw: int, factor: int = 1, fresh: bool = False) -> int:
    """The average rent of a visitor who arrives by this roll: a new roll brings 7."""
    new = dice_for(state, space, fresh) == "new"
    return rent(state, space, MEAN_THROW if new else throw, factor, fresh)


def together(state: State, player: int, after_jail: bool = False) -> int:
    """The total rent of all deeds of a player by a mean roll."""
    return sum(rent(state, s, after_jail=after_jail) for s in state.deeds(player))


def multiplier(state: State, owner: int = BANK) -> int:
    """The factor on the tariff of a deed at this moment of the game.

    From Jail nothing may be collected, where the table says so [JAIL-7].  Without an ``owner`` it
    is what everybody outside Jail collects.
    """
    jailed = owner != BANK and state.jail_turns[owner] >= 0
    return 0 if jailed and state.rules.jail_rights != "full" else 1


def collects(state: State, owner: int) -> bool:
    """Whether the owner may collect rent now [JAIL-7]."""
    return multiplier(state, owner) > 0


def tariff(
    board: Board,
    rules: Rules,
    space: int,
    owned: int,
    level: int = 0,
    has_mortgage: bool = False,
    throw: int = MEAN_THROW,
) -> int:
    """Rent on an unmortgaged deed by its owner's part of the group [RENT-9, RENT-10, RENT-13].

    Buildings decide a street's rent, else the set does [RENT-7, BUILD-14]; the roll matters
    for utilities only [RENT-11].  It is independent of the moment: ``rent`` gives the amount owed.
    """
    where = board.spaces[space]
    kind = where.kind
    if kind == "street":
        if level:
            return where.rents[level]
        double = _doubles(board, rules, space, owned, has_mortgage)
        return 2 * where.rents[0] if double else where.rents[0]
    if kind == "railroad":
        return where.rents[owned - 1]
    if rules.utility_rent == "flat":
        every = owned == len(board.group_members[space])
        return rules.utility_flat_both if every else rules.utility_flat_one
    return where.rents[owned - 1] * throw


def _doubles(board: Board, rules: Rules, space: int, owned: int, has_mortgage: bool) -> bool:
    """Whether a bare street charges double [RENT-7, RENT-8]."""
    whole = owned == len(board.group_members[space])
    return whole and (not has_mortgage or rules.double_rent_with_mortgage)


def doubled(state: State, space: int) -> bool:
    """Whether the owner of a deed charges double for it as an unbuilt street [RENT-7]."""
    street = state.board.spaces[space].kind == "street"
    return street and _doubles(state.board, state.rules, space, *_group(state, space))


def _group(state: State, space: int) -> tuple[int, bool]:
    """The owner's number of deeds in the group, and whether one of a whole set is mortgaged."""
    # (maps are twice as fast as a loop)
    owners, group = state.owner, state.board.group_members[space]
    owned = [*map(owners.__getitem__, group)].count(owners[space])
    return owned, owned == len(group) and any(map(state.mortgaged.__getitem__, group))


def dice_for(state: State, space: int, fresh: bool = False) -> Dice:
    """The roll for the rent of a deed; with ``fresh`` a card asks for a new one.

    [RENT-11, SC-057, SC-096, SC-246]
    """
    if not fresh and state.board.spaces[space].kind != "utility":
        return "none"
    owner = state.owner[space]
    if owner == BANK or not collects(state, owner):
        return "none"
    rules = state.rules
    if fresh:
        free = state.mortgaged[space] and rules.card_utility_on_mortgage == "none"
        return "none" if free else "new"
    if state.mortgaged[space] or not by_dice(state.board, rules, space):
        return "none"
    return "new" if rules.utility_roll == "fresh" else "arriving"
