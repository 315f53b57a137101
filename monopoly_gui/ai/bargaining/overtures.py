"""Offers made for personality alone, in addition to the haggler's."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...engine.actions import OfferTrade
from ...engine.frames import Offer
from ...engine.machine import why_not
from ...engine.sentence import mark
from ...engine.state import State
from ..valuation.appraisal import Appraisal, committed_cash, glance, weigh
from ..valuation.bot_config import BotConfig, Overture
from ..valuation.deals import Deal, SetFragment, bare_deeds, bargaining_chips, bundles
from ..valuation.incomes import spaces_of
from ..valuation.sets import Choice
from . import manners
from .haggler import Haggler
from .price_limits import list_value

#: the price of a deed by the price list, for those who demand and those who collect
_DEMANDED, _COLLECTED = 0.9, 1.15
#: the part of the joint gain to keep in a swap
_KEPT = 0.4
#: the most to pay on top of a swap, as a part of both deeds' prices
_SWEETENED = 0.5
#: the part of its money that an opponent puts into a deed of a partner's
_PART = 0.5
#: deals looked at in one turn
_WEIGHED = 24


@dataclass(slots=True)
class Overtures:
    """Makes such offers, one a turn at most; ``haggler`` prices and remembers them."""

    haggler: Haggler
    #: the turn of the last offer, and the offer
    _turn: int = -1
    _own_offer: OfferTrade | None = None

    def propose(self, state: State, player: int) -> Choice | None:
        """The first deal of the personality's kind that would do no harm."""
        config = self.haggler.config
        if not config.overture or self._turn == state.turn:
            return None
        self._turn, self._own_offer = state.turn, None
        if (state.round + player) % config.overture_rest:
            return None
        appraisal = glance(state, self.haggler.valuations)
        weigh(appraisal)
        for count, deal in enumerate(_IDEAS[config.overture](self.haggler, appraisal, player)):
            if count == _WEIGHED:
                break
            found = self._harmless(appraisal, deal)
            if found is None:
                continue
            action = OfferTrade(player, deal.partner, *bundles(found))
            if why_not(state, action) is not None:
                continue
            self.haggler.recall(state, player, action)
            self._own_offer = action
            person = deal.partner in self.haggler.people
            said = manners.purpose_for(appraisal, found) if person else _SAID[config.overture]
            return action, said
        return None

    def recall(self, state: State) -> None:
        """Note an offer of this turn in a resumed game: one is enough."""
        self._turn = state.turn

    def stands(self, state: State, offer: Offer) -> bool:
        """Whether to hold to the price just named for a deed when the partner asks for more."""
        result = self._own_offer
        if result is None or self._turn != state.turn or result.give.deeds:
            return False
        same = (offer.player, offer.give.deeds) == (result.partner, result.get.deeds)
        return same and offer.get.cash > result.give.cash

    def _harmless(self, appraisal: Appraisal, deal: Deal) -> Deal | None:
        """The deal at its price, or for people at the price that would also be accepted."""
        haggler, state = self.haggler, appraisal.state
        key = deal.partner, deal.give, deal.get
        if not haggler.memory.ready(key, state.round):
            return None
        spend = int(_PART * (state.cash[deal.player] - committed_cash(state, deal.player)))
        if deal.partner in haggler.people:
            return haggler.for_person(appraisal, deal, spend)
        found = haggler.split(appraisal, deal, (_KEPT,), spend) if deal.give else deal
        if found is None or found.price > spend or -found.price > state.cash[deal.partner]:
            return None
        if deal.give and abs(found.price) > _SWEETENED * _list(appraisal, deal.give | deal.get):
            return None
        action = OfferTrade(deal.player, deal.partner, *bundles(found))
        return found if haggler.helps(state, deal.player, action) else None


def _swaps(haggler: Haggler, appraisal: Appraisal, player: int) -> Iterator[Deal]:
    """Swaps of deeds, those that bring both nearer to a set first."""
    found: list[tuple[float, Deal]] = []
    for partner in _in_turn(appraisal.state, player, haggler.config):
        deeds = bare_deeds(appraisal, player, partner)
        wants = [*deeds.wants, *bargaining_chips(appraisal, deeds.fresh)]
        gives = [*deeds.gives, *bargaining_chips(appraisal, deeds.spare)]
        for want in wants:
            for give in gives:
                if want.group == give.group:
                    continue
                deal = Deal(player, partner, give.mask, want.mask)
                found.append((want.gain + give.gain, deal))
    found.sort(key=lambda pair: pair[0], reverse=True)
    yield from (deal for _, deal in found)


def _demands(haggler: Haggler, appraisal: Appraisal, player: int) -> Iterator[Deal]:
    """A deed for less than its price, the dearest first."""
    yield from _purchases(haggler, appraisal, player, _DEMANDED, _dearest)


def _collections(haggler: Haggler, appraisal: Appraisal, player: int) -> Iterator[Deal]:
    """A deed for more than its price, railroads first."""
    yield from _purchases(haggler, appraisal, player, _COLLECTED, _rarest)


def _purchases(
    haggler: Haggler,
    appraisal: Appraisal,
    player: int,
    rate: float,
    order: Callable[[Appraisal, SetFragment], float],
) -> Iterator[Deal]:
    state, unit = appraisal.state, haggler.config.unit
    for partner in _in_turn(state, player, haggler.config):
        deeds = bare_deeds(appraisal, player, partner)
        wants = [*deeds.wants, *bargaining_chips(appraisal, deeds.fresh)]
        for want in sorted(wants, key=lambda piece: order(appraisal, piece), reverse=True):
            price = max(unit, int(rate * _list(appraisal, want.mask)) // unit * unit)
            yield Deal(player, partner, 0, want.mask, price)


def _in_turn(state: State, player: int, config: BotConfig) -> list[int]:
    """The partners in turn, a different one first each time, so that nobody hears all offers."""
    others = list(state.others(player))
    first = state.round // config.overture_rest % len(others)
    return others[first:] + others[:first]


def _dearest(appraisal: Appraisal, piece: SetFragment) -> float:
    return _list(appraisal, piece.mask)


def _rarest(appraisal: Appraisal, piece: SetFragment) -> float:
    space = spaces_of(piece.mask)[0]
    return (appraisal.state.board.spaces[space].kind == "railroad") * 10_000 + piece.gain


def _list(appraisal: Appraisal, mask: int) -> int:
    return list_value(appraisal.state, spaces_of(mask))


_IDEAS: dict[Overture, Callable[[Haggler, Appraisal, int], Iterator[Deal]]] = {
    "swap": _swaps,
    "demand": _demands,
    "collect": _collections,
}
_SAID: dict[Overture, str] = {
    "swap": mark("Let’s swap: it helps us both."),
    "demand": mark("That’s all you’ll get from me. Take it."),
    "collect": mark("I’ll pay more than the list price for a deed I don’t have."),
}
