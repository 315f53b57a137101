"""Last sales of a ruined debtor."""

from collections.abc import Callable

from ...engine.actions import OfferTrade
from ...engine.amounts import debts
from ...engine.amounts.worth import raisable
from ...engine.frames import Debt, Offer
from ...engine.machine import why_not
from ...engine.state import State
from ..valuation.appraisal import Appraisal, appraise
from ..valuation.deals import Deal, Prices, bundles, contested_groups, gains, set_fragments
from ..valuation.incomes import spaces_of
from ..valuation.valuation_cache import ValuationCache
from .haggler import as_deal
from .manners import rounded
from .price_limits import list_value, lowest_from_person, payment_limits


def rescue_sale(
    state: State,
    player: int,
    valuations: ValuationCache,
    frame: Debt,
    people: frozenset[int] = frozenset(),
    proper: Callable[[State, Deal, float], bool] = lambda state, deal, theirs: True,
) -> OfferTrade | None:
    """The sale to a third player that would save the debtor and please the buyer most [DEBT-2].

    ``proper`` says whether a deal may be offered, by what the buyer gains.
    """
    if state.rules.trade_in_debt == "none":
        return None
    appraisal = appraise(state, valuations)
    short = debts.whole(frame) - raisable(state, player)
    best: tuple[float, OfferTrade] | None = None
    for partner in state.others(player):
        if partner in frame.creditors:
            continue
        for mask in _sellable(appraisal, partner, player):
            pledges = (s for s in spaces_of(mask) if not state.mortgaged[s])
            lost = sum(state.board.spaces[s].mortgage for s in pledges)
            deal = Deal(player, partner, mask, 0)
            least = short + lost
            if partner in people:
                least = max(least, lowest_from_person(state, deal))
                least = -rounded(deal.at(-least), valuations.config.unit).price
            wanted = _dearest(appraisal, deal, least, 1 - valuations.config.counter_share)
            if wanted is None:
                continue
            if not proper(state, *wanted):
                continue
            action = OfferTrade(player, partner, *bundles(wanted[0]))
            if (best is None or wanted[1] > best[0]) and why_not(state, action) is None:
                best = (wanted[1], action)
    return best[1] if best else None


def _dearest(
    appraisal: Appraisal, deal: Deal, least: int, share: float
) -> tuple[Deal, float] | None:
    """The deal at a price that gives the seller a share, with a minimum; the buyer's gain."""
    if appraisal.state.cash[deal.partner] < least:
        return None
    lowest, _ = payment_limits(appraisal.state, deal)
    if -least < lowest:
        return None
    found = Prices(appraisal, deal, 0, lowest).at_share(share)
    price = min(-least, found[0].price if found else 0)
    wanted = Deal(deal.player, deal.partner, deal.give, deal.get, price)
    gain = gains(appraisal, wanted).theirs
    return (wanted, gain) if gain > appraisal.valuations.config.a_word else None


def _sellable(appraisal: Appraisal, taker: int, giver: int) -> list[int]:
    """The deeds a debtor could sell: those the buyer lacks, and whole bare sets."""
    out = [
        piece.mask
        for piece in set_fragments(appraisal, giver, taker, contested_groups(appraisal, giver))[1]
    ]
    for group in appraisal.scale.groups:
        whole = appraisal.own[giver] & group.mask == group.mask
        if whole and not group.mask & appraisal.built:
            out.append(group.mask)
    return out


def saves_debtor(state: State, player: int, offer: Offer, people: frozenset[int]) -> bool:
    """Whether an offer lets a player facing bankruptcy pay the debt, and a person pays enough."""
    frame = state.stack[-1]
    if not isinstance(frame, Debt) or frame.player != player or offer.settles:
        return False
    owed = debts.due(state, frame)
    gained = offer.give.cash - offer.get.cash
    if offer.player in people:
        deal = as_deal(player, offer)
        if gained + list_value(state, offer.give.deeds) < lowest_from_person(state, deal):
            return False
    return raisable(state, player) < owed <= state.cash[player] + gained
