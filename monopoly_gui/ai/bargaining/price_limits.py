"""The kind of deal an offer is, its list price, and the most to pay for it.

A deed that completes no set never costs more than ``FAIR`` times its list price.
"""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Literal, NamedTuple

from ...engine.state import State
from ..valuation.deals import Deal
from ..valuation.incomes import spaces_of

#: the most to pay in money for a deed that completes no set, by the price list: auctions of such
#: deeds hardly bring more
FAIR = 1.5
#: the least that a person pays a ruined debtor for deeds that complete a set, and for others, by
#: the price list
_SET, _SINGLE = 2.0, 1.1

#: the kind of deal for the answering player: deeds for money, money for deeds, deeds for
#: deeds; whether the given deeds make a set for the other, and whether the received ones make one
Trade = Literal["sell", "buy", "swap"]


class OfferKind(NamedTuple):
    trade: Trade
    whole: bool
    helps: bool

    def turned(self) -> OfferKind:
        """The deal from the other side."""
        return _sort(_TURNED[self.trade], self.helps, self.whole)


@cache
def _sort(trade: Trade, whole: bool, helps: bool) -> OfferKind:
    """The kind with these values: there are twelve, shared by all deals."""
    return OfferKind(trade, whole, helps)


_TURNED: dict[Trade, Trade] = {"sell": "buy", "buy": "sell", "swap": "swap"}


def offer_kind_of(
    state: State, player: int, partner: int, give: tuple[int, ...], get: tuple[int, ...]
) -> OfferKind:
    """The kind of deal for the partner, who gives ``get``."""
    trade: Trade = "swap" if give and get else "sell" if get else "buy"
    return _sort(trade, makes_set(state, player, get), makes_set(state, partner, give))


def makes_set(state: State, taker: int, deeds: tuple[int, ...]) -> bool:
    """Whether the deeds complete a group for the taker."""
    owner, group_members = state.owner, state.board.group_members
    for space in deeds:
        for mate in group_members[space]:
            if owner[mate] != taker and mate not in deeds:
                break
        else:
            return True
    return False


def list_value(state: State, deeds: tuple[int, ...]) -> int:
    """The list price of deeds; mortgaged ones count as their mortgage value."""
    spaces, mortgaged = state.board.spaces, state.mortgaged
    total = 0  # (they are few, for which a loop is faster than sum())
    for s in deeds:
        total += spaces[s].mortgage if mortgaged[s] else spaces[s].price
    return total


def rate_of(comes: int, goes: int, paid: int) -> float | None:
    """The return of a deal at list prices; ``paid`` counts on the side it adds to."""
    if paid >= 0:
        comes += paid
    else:
        goes -= paid
    return comes / goes if comes > 0 and goes > 0 else None


def payment_limits(state: State, deal: Deal, bid: float = FAIR) -> tuple[float, float]:
    """The lowest (below 0) and highest payments of the partner in the deal.

    Only what completes a set is dearer than ``FAIR``, and nothing else fetches more than
    ``bid``, which the player would have bid for it at an auction.
    """
    player, partner, gives, gets, _, _ = deal
    give, get = spaces_of(gives), spaces_of(gets)
    kind = offer_kind_of(state, player, partner, give, get)
    return limits_of(deal, kind, list_value(state, give), list_value(state, get), bid)


def gives_set_away(state: State, deal: Deal) -> bool:
    """Whether the deal completes a set for the partner, and none for the player."""
    give, get = spaces_of(deal.give), spaces_of(deal.get)
    return makes_set(state, deal.partner, give) and not makes_set(state, deal.player, get)


def lowest_from_person(state: State, deal: Deal) -> int:
    """The least that a person pays a ruined debtor: twice the list price for deeds that complete a
    set, else a tenth above it, whatever the need.
    """
    deeds = spaces_of(deal.give)
    rate = _SET if makes_set(state, deal.partner, deeds) else _SINGLE
    return int(rate * list_value(state, deeds))


def limits_of(
    deal: Deal, kind: OfferKind, comes: int, goes: int, bid: float = FAIR
) -> tuple[float, float]:
    """The limits of a deal of a known kind, with list prices ``comes`` and ``goes``."""
    _, whole, helps = kind
    lowest, highest = -inf, inf
    if deal.give and not helps:
        lowest = goes - int(FAIR * comes)
    if deal.get and not whole:
        highest = int(min(FAIR, max(1.0, bid)) * goes) - comes
    return lowest, highest


def paid_at(comes: int, goes: int, rate: float) -> float:
    """The cash on top of these deeds for this rate; negative cash is paid back."""
    paid = rate * goes - comes
    return paid if paid >= 0 else goes - comes / rate
