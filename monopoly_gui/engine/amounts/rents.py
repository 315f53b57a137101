"""Rent: how much, and whether it may be collected [RENT-1, JAIL-7]."""

from __future__ import annotations

from typing import Literal

from ..board import BANK, Board
from ..rules import Rules
from ..state import State

#: the mean of two dice, for rents that have yet to be thrown for
MEAN_THROW = 7

#: which throw a rent is reckoned by: none, the one that brought the token, or a new one
Dice = Literal["none", "arriving", "new"]


def by_dice(board: Board, rules: Rules, space: int) -> bool:
    """Whether a deed's rent is so many times the dice [RENT-11, RENT-13]."""
    return board.spaces[space].kind == "utility" and rules.utility_rent == "dice"


def tariff(
    board: Board,
    rules: Rules,
    space: int,
    *,
    owned: int,
    level: int = 0,
    burdened: bool = False,
    throw: int = MEAN_THROW,
) -> int:
    """Rent on a clear deed by what its owner has of the group [RENT-9, RENT-10, RENT-13].

    Buildings say what a street charges, else the set does [RENT-7, BUILD-14].

    ``owned`` counts the deeds of the group, mortgaged ones too [RENT-12]; ``level`` is what
    stands on the street, ``burdened`` says that another of the group is mortgaged [RENT-8];
    ``throw`` matters for utilities only [RENT-11].
    """
    where = board.spaces[space]
    kind = where.kind
    if kind == "street":
        if level:
            return where.rents[level]
        double = _doubles(board, rules, space, owned, burdened)
        return 2 * where.rents[0] if double else where.rents[0]
    if kind == "railroad":
        return where.rents[owned - 1]
    if rules.utility_rent == "flat":
        every = owned == len(board.mates[space])
        return rules.utility_flat_both if every else rules.utility_flat_one
    return where.rents[owned - 1] * throw


def _doubles(board: Board, rules: Rules, space: int, owned: int, burdened: bool) -> bool:
    """Whether a bare street charges double [RENT-7, RENT-8]."""
    whole = owned == len(board.mates[space])
    return whole and (not burdened or rules.double_rent_with_mortgage)


def doubled(state: State, space: int) -> bool:
    """Whether the owner of a deed charges double for it while it is a bare street [RENT-7]."""
    owned, burdened = _held(state, space)
    street = state.board.spaces[space].kind == "street"
    return street and _doubles(state.board, state.rules, space, owned, burdened)


def _held(state: State, space: int) -> tuple[int, bool]:
    """How many deeds of the group the owner has, and whether one of the group is mortgaged."""
    owners, mortgaged, owned, burdened = state.owner, state.mortgaged, 0, False
    owner = owners[space]
    for mate in state.board.mates[space]:
        owned += owners[mate] == owner
        burdened = burdened or mortgaged[mate]
    return owned, burdened


def rent(state: State, space: int, throw: int) -> int:
    """What a deed asks for as things are, of one who arrived with this throw.

    0 where it is unowned or mortgaged [RENT-6, MORT-4].  An owner in Jail may have to do without
    it for a while: ``due`` knows.
    """
    if state.owner[space] == BANK or state.mortgaged[space]:
        return 0
    level = state.buildings[space]
    if level:  # what else there is of the group does not matter
        return tariff(state.board, state.rules, space, owned=0, level=level)
    owned, burdened = _held(state, space)
    return tariff(
        state.board, state.rules, space, owned=owned, level=level, burdened=burdened, throw=throw
    )


def collects(state: State, owner: int) -> bool:
    """Whether the owner may collect rent: not from Jail, where the table says so [JAIL-7]."""
    return state.jail_turns[owner] < 0 or state.rules.jail_rights == "full"


def together(state: State, player: int) -> int:
    """What all deeds of a player ask for by a mean throw, as soon as ``collects`` says so too."""
    return sum(rent(state, s, MEAN_THROW) for s in state.deeds(player))


def dice_for(state: State, space: int, fresh: bool = False) -> Dice:
    """Which throw the rent of a deed counts; with ``fresh`` a card asks for a new one.

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


def due(state: State, space: int, throw: int, factor: int = 1, fresh: bool = False) -> int:
    """What a visitor owes the owner of a deed now, by the throw that counts (see ``dice_for``).

    ``factor`` multiplies the rent; with ``fresh`` it multiplies the throw alone [SC-093].
    """
    owner = state.owner[space]
    if owner == BANK or not collects(state, owner):
        return 0
    if fresh:
        return factor * throw if dice_for(state, space, fresh) == "new" else 0
    return factor * rent(state, space, throw)


def mean_due(state: State, space: int, throw: int, factor: int = 1, fresh: bool = False) -> int:
    """What a visitor owes on average who arrives by this throw: a new one brings 7."""
    new = dice_for(state, space, fresh) == "new"
    return due(state, space, MEAN_THROW if new else throw, factor, fresh)
