"""Public messages of bargaining, and the prices that they reveal."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Literal, NamedTuple

from ...engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
)
from ...engine.frames import Offer
from ...engine.state import State
from ..valuation.deals import Deal
from ..valuation.incomes import mask_of, spaces_of

#: the actions that say something
SPOKEN = (OfferTrade, CounterTrade, AcceptTrade, RefuseTrade)

#: what a deed that completes no set costs at most in money, by the price list: auctions of such
#: deeds hardly fetch more
FAIR = 1.5

#: what kind of deal it is to the one who answers: deeds for money, money for deeds, deeds for
#: deeds; whether what is given up makes a set for the other, and whether what comes in makes one
Trade = Literal["sell", "buy", "swap"]


#: an offer made, one made in answer to another, and what was said to one
Stage = Literal["asked", "countered", "taken", "refused", "unable"]


class OfferKind(NamedTuple):
    trade: Trade
    whole: bool
    helps: bool

    def turned(self) -> OfferKind:
        """The deal seen from the other side."""
        return _sort(_TURNED[self.trade], self.helps, self.whole)


@cache
def _sort(trade: Trade, whole: bool, helps: bool) -> OfferKind:
    """The sort with these values: there are twelve, and equal ones can be one."""
    return OfferKind(trade, whole, helps)


_TURNED: dict[Trade, Trade] = {"sell": "buy", "buy": "sell", "swap": "swap"}


class TradeMessage(NamedTuple):
    """Something said: an offer made, or the answer to one.

    ``player`` made the offer and ``partner`` answers it; ``give`` and ``get`` are
    the player's, as masks of deeds, ``paid`` what the player pays.  ``rate`` is what the
    partner gets for what it gives by the price list (1: as much), None where
    that says nothing; ``final`` asks for no more offers of the kind.
    """

    said: Stage
    version: int
    round: int
    turn: int
    player: int
    partner: int
    give: int
    get: int
    paid: int
    sort: OfferKind
    rate: float | None
    final: bool = False


def messages_of(state: State, action: Action) -> tuple[TradeMessage, ...]:
    """What an action says that is going to be done in this state; mostly nothing."""
    if action.__class__ not in SPOKEN:
        return ()
    if isinstance(action, OfferTrade):
        if action.settles:
            return ()
        return (_word(state, "asked", action.player, action.partner, action.give, action.get),)
    assert isinstance(action, AcceptTrade | RefuseTrade | CounterTrade)
    offer = state.offer(action.offer)
    if offer is None or offer.settles:
        return ()
    if isinstance(action, AcceptTrade):
        return (_answered(state, "taken", offer),)
    if isinstance(action, RefuseTrade):
        final = action.final
        if offer.get.cash > state.cash[offer.partner]:
            return (_answered(state, "unable", offer, final),)
        return (_answered(state, "refused", offer, final),)
    return (
        _answered(state, "refused", offer),
        _word(state, "countered", action.player, offer.player, action.give, action.get),
    )


def _answered(state: State, said: Stage, offer: Offer, final: bool = False) -> TradeMessage:
    word = _word(state, said, offer.player, offer.partner, offer.give, offer.get)
    return word._replace(final=final)


def _word(
    state: State,
    said: Stage,
    player: int,
    partner: int,
    give: Bundle,
    get: Bundle,
) -> TradeMessage:
    paid = give.cash - get.cash
    sort = offer_kind_of(state, player, partner, give.deeds, get.deeds)
    cards = bool(give.cards or get.cards)
    rate = (
        None
        if cards
        else rate_of(list_value(state, give.deeds), list_value(state, get.deeds), paid)
    )
    now = state.version, state.round, state.turn
    return TradeMessage(
        said, *now, player, partner, mask_of(give.deeds), mask_of(get.deeds), paid, sort, rate
    )


def offer_kind_of(
    state: State, player: int, partner: int, give: tuple[int, ...], get: tuple[int, ...]
) -> OfferKind:
    """What kind of deal it is to the partner, who gives ``get``."""
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
    """Deeds by the price list; mortgaged ones count as their mortgages."""
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
    """The most that the partner may be asked to pay for the deal, below 0, and may be paid.

    Only what completes a set is dearer than ``FAIR``, and nothing else fetches more than
    ``bid``, which the player would have bid for it at an auction.
    """
    player, partner, gives, gets, _, _ = deal
    give, get = spaces_of(gives), spaces_of(gets)
    kind = offer_kind_of(state, player, partner, give, get)
    return limits_of(deal, kind, list_value(state, give), list_value(state, get), bid)


def limits_of(
    deal: Deal, kind: OfferKind, comes: int, goes: int, bid: float = FAIR
) -> tuple[float, float]:
    """The same where its kind is known, and what the deeds are listed at that are given and got."""
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
