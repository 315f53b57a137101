"""The facts that styles ask for: list prices, and the sets after a deal."""

from collections.abc import Iterator

from monopoly_gui.engine.actions import Bundle, OfferTrade
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.state import State


def price(state: State, space: int) -> int:
    """By the price list; a mortgaged deed counts as its mortgage."""
    found = state.board.spaces[space]
    return found.mortgage if state.mortgaged[space] else found.price


def value(state: State, side: Bundle) -> int:
    """A side of a deal by the price list."""
    return side.cash + sum(price(state, s) for s in side.deeds)


def completes(state: State, taker: int, space: int, more: tuple[int, ...] = ()) -> bool:
    """Whether the taker would own the set with this deed and those that come with it."""
    mates = state.board.group_members[space]
    return all(mate == space or mate in more or state.owner[mate] == taker for mate in mates)


def joins(state: State, taker: int, space: int) -> bool:
    """Whether the taker has something of the group already."""
    members = state.board.group_members[space]
    return any(state.owner[mate] == taker for mate in members if mate != space)


def free_group(state: State, space: int) -> bool:
    """Whether nothing is built on the group, so that its deeds may change hands."""
    return not any(state.buildings[mate] for mate in state.board.group_members[space])


def completing(state: State, offer: Offer) -> list[int]:
    """The deeds that would complete a set of whoever makes the offer."""
    get = offer.get.deeds
    return [s for s in get if completes(state, offer.player, s, get)]


def helping(state: State, offer: Offer) -> list[int]:
    """The deeds that would complete a set of whoever the offer is made to."""
    give = offer.give.deeds
    return [s for s in give if completes(state, offer.partner, s, give)]


def wanted(state: State, player: int) -> Iterator[tuple[int, int, bool]]:
    """Deeds of others in groups of the player's: (owner, deed, whether it completes the set)."""
    found = []
    for s in state.board.deeds:
        owner = state.owner[s]
        if owner in (BANK, player) or not joins(state, player, s) or not free_group(state, s):
            continue
        found.append((not completes(state, player, s), s, owner))
    for later, s, owner in sorted(found):
        yield owner, s, not later


def buys(state: State, player: int, owner: int, space: int, cash: float) -> OfferTrade:
    """So much money for a deed."""
    return OfferTrade(player, owner, Bundle(int(cash) // 5 * 5), Bundle(0, (space,)))


def swaps(state: State, player: int) -> Iterator[tuple[int, int, int]]:
    """Deeds that would complete a set each: (partner, the deed given, the deed got)."""
    for owner, space, whole in wanted(state, player):
        if not whole:
            continue
        for mine in state.deeds(player):
            same = mine in state.board.group_members[space]
            if not same and completes(state, owner, mine) and free_group(state, mine):
                yield owner, mine, space
