"""Public messages of bargaining, with the prices that they reveal."""

from typing import Literal, NamedTuple

from ...engine.actions import AcceptTrade, Action, Bundle, CounterTrade, OfferTrade, RefuseTrade
from ...engine.frames import Offer
from ...engine.state import State
from ..valuation.incomes import mask_of
from .price_limits import OfferKind, list_value, offer_kind_of, rate_of

#: the actions that say something
SPOKEN = (OfferTrade, CounterTrade, AcceptTrade, RefuseTrade)

#: an offer, a counter-offer, and an answer
Stage = Literal["asked", "countered", "taken", "refused", "unable"]


class TradeMessage(NamedTuple):
    """A message: an offer, or the answer to one.

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
    """The messages that an action about to be taken in this state carries; usually none."""
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
