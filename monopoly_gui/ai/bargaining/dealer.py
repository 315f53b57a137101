"""Bargaining by the chance of winning: offers, and answers to offers."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import inf, sqrt
from operator import itemgetter
from typing import NamedTuple

from ...engine.actions import Action, OfferTrade
from ...engine.machine import why_not
from ...engine.state import State
from ..valuation.appraisal import Appraisal, committed_cash, glance, weigh
from ..valuation.deals import (
    Deal,
    Gains,
    Scales,
    SetFragment,
    bare_deeds,
    bundles,
    contested_groups,
    gains,
    set_fragments,
    spare_deeds,
)
from ..valuation.incomes import mask_of, spaces_of
from ..valuation.outlook import Outlook
from ..valuation.sets import Choice
from ..valuation.tables import GroupWorth
from .haggler import NOTHING, Haggler, as_offered
from .market import PriceEstimate
from .memory import DealKey, RejectedDeals
from .price_limits import (
    limits_of,
    list_value,
    makes_set,
    offer_kind_of,
    paid_at,
    payment_limits,
    rate_of,
)
from .talks import messages_of
from .threshold import highest_affordable

#: the least chance of winning that a deal must bring
_MARGIN = 0.004
#: the chance of winning that a deal must bring before a person is asked for it, with and
#: without sets
_ASKING, _ASKING_LONE = 0.04, 0.02
#: the chance of winning that no sum of money makes up for
_DEAR = 0.04
#: the part of the joint gain for which an Expert agrees, and the chance that a partner is like
#: one beyond which it hears no other prices
_AGREED, _SURE = 0.21, 0.72
#: the loss of chances that a careful partner does not agree to
_COSTLY = 0.02
#: the tolerance of a share of the joint gain
_NEARLY = 0.005
#: deals weighed of those that promise little by the rough count
_SMALL = 5
#: chances of winning that are negligible in the search for a price, and the part of them by which
#: a deal usually gets worse with each step of its price
_EVEN, _STEP = 0.005, 0.0012
#: the same in the search for the lowest price
_PRECISE = 0.0025
#: the first guess of the chance of a yes to the price suggested by the joint gain, and the chance
#: from which it is tried beside the market's price
_USUAL, _HOPEFUL = 0.75, 0.4


class Idea(NamedTuple):
    """A deal with its expected gain and both sides' gains.

    A refusal costs little but the turn, so likely deals count for less than in proportion.
    """

    hope: float
    deal: Deal
    gain: Gains


@dataclass(slots=True)
class Dealer(Haggler):
    """Bargains for one player by what a deal does to the chance of winning.

    The usual prices of deeds tell what the other side may accept; the value function
    decides whether the deal is wise.
    """

    outlook: Outlook
    _rejected: RejectedDeals = field(default_factory=RejectedDeals, init=False)

    def propose(self, state: State, player: int) -> Choice | None:
        """The most useful offer, one a turn, and none that was refused lately."""
        if self._turn == state.turn:
            return None
        if not self.outlook.applies(state):
            return Haggler.propose(self, state, player)
        if not self._has_reason(state, player):
            return None
        self._turn, self._asked = state.turn, -1
        appraisal = glance(state, self.valuations)
        groups = contested_groups(appraisal, player)
        weigh(appraisal)
        config = self.config
        if config.tactful:
            self._learn(player)
        spend = state.cash[player] - committed_cash(state, player)
        notes = config.watchful
        best: Idea | None = None
        for _, deal in self._candidates(appraisal, player, groups):
            helps, mine, price = False, inf, 0
            for found, chance in self._prices(appraisal, deal, spend):
                # the payer never gains more than at the earlier price
                most = mine if found.price >= price else inf
                if most <= _MARGIN or (best is not None and most * sqrt(chance) <= best.hope):
                    continue
                mine, theirs = self.outlook.changes(state, found)
                price = found.price
                if mine > _MARGIN:
                    helps = True
                    hope = mine * sqrt(chance)
                    if best is None or hope > best.hope:
                        best = Idea(hope, found, Gains(mine, theirs))
            if not helps and notes and deal.partner not in self.people:
                self._rejected.note(
                    appraisal, player, (deal.partner, deal.give, deal.get), mine < inf
                )
        if best is None:
            return None
        deal = best.deal
        key = deal.partner, deal.give, deal.get
        action = OfferTrade(player, deal.partner, *bundles(deal))
        if why_not(state, action) is not None:
            self.memory.impossible(key, state.round)
            return None
        self._offered(state, action, key)
        if config.tactful:
            self._leave_in_peace(key, best.gain, state.round)
        self._look = state.round
        self._asked = deal.partner
        return action, self._reason_for(appraisal, deal)

    def recall(self, state: State, player: int, action: Action) -> None:
        """Remember also the partners' answers to one's own offers."""
        tactful = self.config.tactful and self.outlook.applies(state)
        if tactful and isinstance(action, OfferTrade) and state.stack[-1].kind != "debt":
            self._learn(player)
            give, get = mask_of(action.give.deeds), mask_of(action.get.deeds)
            price = action.give.cash - action.get.cash
            deal = Deal(player, action.partner, give, get, price)
            gain = Gains(*self.outlook.changes(state, deal))
            self._leave_in_peace((action.partner, give, get), gain, state.round)
        Haggler.recall(self, state, player, action)

    def _leave_in_peace(self, key: DealKey, gain: Gains, round: int) -> None:
        """Remember an offer with its gains in chances."""
        agreeable = _above(gain.theirs, gain.mine, _AGREED) >= 0
        self.memory.leave_in_peace(key, round, gain.theirs < -_COSTLY, agreeable)

    def _learn(self, player: int) -> None:
        """Remember the fate of the last offer."""
        self.memory.learn(lambda key: self.market.took(player, *key))

    def _offered(self, state: State, action: OfferTrade, key: DealKey) -> None:
        """Let the deal rest, for a round if its price was the market's."""
        if self.config.listens:
            self.memory.priced(key, state.round)
            if any(self.market.reveals_price(word) for word in messages_of(state, action)):
                return
        Haggler._offered(self, state, action, key)

    def _has_reason(self, state: State, player: int) -> bool:
        """Whether deeds have changed hands, or time has passed."""
        if state.owner != self._owners:
            self._owners = state.owner[:]
            self._look = 0
        if state.round < self._look:
            return False
        waited = self.people and self.config.watchful
        self._look = state.round + (1 if waited else self.config.look_again)
        return True

    def _candidates(
        self, appraisal: Appraisal, player: int, groups: list[tuple[GroupWorth, int]]
    ) -> list[tuple[float, Deal]]:
        """Deals for sets and for deeds that lead to one, the most promising first.

        Who looks whenever deeds change hands leaves out what these did not concern.
        """
        out: list[tuple[float, DealKey]] = []
        more: list[tuple[float, DealKey]] = []
        config, memory, round = self.config, self.memory, appraisal.state.round
        promising, again = config.a_look, memory.again(config.listens).get
        vain = self._rejected.knows
        for partner in appraisal.state.others(player):
            if not memory.approachable(partner, round):
                continue
            for gain, give, get in self._ideas(appraisal, player, partner, groups):
                key = partner, give, get
                if again(key, 0) <= round and not vain(appraisal, player, key):
                    (out if gain > promising else more).append((gain, key))
        out.sort(key=itemgetter(0), reverse=True)
        more.sort(key=itemgetter(0), reverse=True)
        chosen = out[: config.weighed] + more[:_SMALL]
        return [(gain, Deal(player, *key)) for gain, key in chosen]

    def _ideas(
        self, appraisal: Appraisal, player: int, partner: int, groups: list[tuple[GroupWorth, int]]
    ) -> Iterator[tuple[float, int, int]]:
        """Possible exchanges with a partner: the joint gain, the deeds given and received."""
        config = self.config
        listens, least = config.listens, config.a_look
        wants, gives = set_fragments(appraisal, player, partner, groups)
        deeds = bare_deeds(appraisal, player, partner)
        wants += deeds.wants
        gives = [NOTHING, *gives, *deeds.gives]
        for wanted, get, gained in (NOTHING, *wants):
            for given, give, its_gain in gives:
                if wanted == given:
                    continue
                gain = gained + its_gain
                if gain > least or (listens and not (give and get)):
                    yield gain, give, get
        if config.barters:
            yield from self._in_kind(appraisal, player, partner, wants, deeds.spare)
        if config.collects and self.market.takes_deeds(player):
            for get in deeds.fresh:
                yield 0.0, 0, get

    def _in_kind(
        self,
        appraisal: Appraisal,
        player: int,
        partner: int,
        wants: list[SetFragment],
        spare: list[int],
    ) -> Iterator[tuple[float, int, int]]:
        """The wanted deed for the one or two spare deeds nearest to the partner's price."""
        state, found = appraisal.state, spare_deeds(appraisal, spare)
        if not found or not wants:
            return
        given, guess = spaces_of(found[0][1]), self.market.guess
        found += [(a + b, one | two) for (a, one), (b, two) in combinations(found, 2)]
        for _, get, gain in wants:
            deeds = spaces_of(get)
            sort = offer_kind_of(state, player, partner, given, deeds)
            price = guess(partner, sort, 0, get).rate * list_value(state, deeds)
            _, give = min(found, key=lambda each: abs(each[0] - price))
            yield gain, give, get

    def _prices(self, appraisal: Appraisal, deal: Deal, spend: int) -> Iterator[tuple[Deal, float]]:
        """The deal at acceptable prices for the other, and the chance of a yes."""
        if deal.partner in self.people:
            asked = self.for_person(appraisal, deal, spend)
            if asked is not None:
                yield asked, 0.5
            return
        if not self.config.listens:
            found = self._usual(appraisal, deal, spend)
            if found is not None:
                yield found, 1.0
            return
        player, partner, give, get, _, _ = deal
        like_me = self.memory.like_me(partner)
        lowest = self._lowest(appraisal, deal, spend)
        if lowest is not None:
            yield lowest, like_me
        if like_me > _SURE:
            return
        guess, known = self._learned(appraisal, deal, spend)
        if known is not None:
            yield known, self.market.hope(player, partner, guess.chance, True)
        if not give:  # deeds bought for money have the market's price
            return
        if not self.memory.ready((partner, give, get), appraisal.state.round):
            return
        hope = self.market.hope(player, partner, _USUAL, False)
        if known is None or not guess.proven or hope > _HOPEFUL:
            found = self._usual(appraisal, deal, spend)
            if found is not None:
                yield found, hope

    def _learned(
        self, appraisal: Appraisal, deal: Deal, spend: int
    ) -> tuple[PriceEstimate, Deal | None]:
        """The market's estimate for the partner, and the deal at that price if it is affordable."""
        state = appraisal.state
        player, partner, gives, gets, *_ = deal
        give, get = spaces_of(gives), spaces_of(gets)
        kind = offer_kind_of(state, player, partner, give, get)
        guess = self.market.guess(partner, kind, gives, gets)
        comes, goes = list_value(state, give), list_value(state, get)
        paid = paid_at(comes, goes, guess.rate)
        unit = self.config.unit
        price = -(int(-paid) // unit * unit) if paid < 0 else -(-int(paid) // unit) * unit
        least, most = limits_of(deal, kind, comes, goes)
        if price < least:  # its value is above the limit of the price
            return guess, None
        if price > most:
            price = int(most) // unit * unit
            if (rate_of(comes, goes, price) or 0) <= self.market.refused(*deal[1:4]):
                return guess, None
        if price > spend or -price > state.cash[partner]:
            return guess, None
        if price >= 0 if not gets else not gives and price <= 0:
            return guess, None
        return guess, Deal(player, partner, gives, gets, price)

    def _lowest(self, appraisal: Appraisal, deal: Deal, spend: int) -> Deal | None:
        """The deal at about the lowest price to which an Expert in the partner's place agrees."""
        state, unit = appraisal.state, self.config.unit
        least, most = payment_limits(state, deal)
        wanted = -self._within(state, as_offered(deal))[1]
        low = max(-state.cash[deal.partner], least, wanted)
        high = min(spend, most)
        if low > high:
            return None
        share = self.memory.yielded(deal.partner)

        def beyond(units: int) -> float:
            """The partner's gain above the minimum at this payment to the player."""
            mine, theirs = self.outlook.changes(state, deal.at(-units * unit))
            return _above(theirs, mine, share)

        found = highest_affordable(beyond, -int(high // unit), int(-low // unit), _PRECISE, _STEP)
        return None if found is None else deal.at(-found * unit)

    def _usual(self, appraisal: Appraisal, deal: Deal, spend: int) -> Deal | None:
        """The deal at an acceptable price for the other, the lowest first."""
        prices = self._range(appraisal, deal, spend)
        if not prices.possible:
            return None
        for share in self.memory.shares((deal.partner, deal.give, deal.get)):
            found = prices.at_share(share)
            if found is not None and not self._too_cheap(appraisal.state, *found, share):
                plain = not self.config.tactful or self.memory.careful(deal.partner)
                return found[0] if plain else self._no_more(appraisal, *found, share, spend)
        return None

    def _too_cheap(self, state: State, deal: Deal, gain: Gains, share: float) -> bool:
        """Whether the highest allowed price leaves the player less than the share."""
        at_limit = deal.price - self.config.unit < payment_limits(state, deal)[0]
        return at_limit and gain.mine < (share - _NEARLY) * gain.joint

    def _no_more(
        self, appraisal: Appraisal, deal: Deal, gain: Gains, share: float, spend: int
    ) -> Deal:
        """The deal at the next prices, if rounding has left the player more than the share.

        Who is careful is asked for a little more: it names its own price then, and agrees to it.
        """
        most = min(spend, self._within(appraisal.state, deal)[1])
        scales, unit = Scales(appraisal, deal), self.config.unit
        while gain.mine > (share + _NEARLY) * gain.joint and deal.price + unit <= most:
            price = deal.price + unit
            gain = scales.gains(price)
            if gain.mine <= 0 or gain.theirs <= 0:
                break
            deal = deal.at(price)
        return deal

    def _agrees(
        self, appraisal: Appraisal, deal: Deal, found: Gains, margin: float, share: float
    ) -> bool:
        """Agree as others do, but never for money to a deal that loses the game."""
        if not Haggler._agrees(self, appraisal, deal, found, margin, share):
            return False
        if self.config.judgement or not self.outlook.applies(appraisal.state):
            return True
        return self.outlook.changes(appraisal.state, deal)[0] >= -_DEAR

    def _judge(self, appraisal: Appraisal, deal: Deal) -> tuple[Gains, float]:
        """The gains of both sides, as chances of winning where the player goes by these."""
        if not self._foresees(appraisal.state):
            return Haggler._judge(self, appraisal, deal)
        return Gains(*self.outlook.changes(appraisal.state, deal)), _MARGIN

    def _better(self, appraisal: Appraisal, deal: Deal) -> Iterator[Deal]:
        """The deal at the smallest change of price that helps enough."""
        if not self._foresees(appraisal.state):
            yield from Haggler._better(self, appraisal, deal)
            return
        if sum(self.outlook.changes(appraisal.state, deal)) < -_MARGIN:
            return  # hardly any price makes it good for both
        for share in (self.config.counter_share, self.config.accept_share):
            found = self._content(appraisal, deal, share)
            if found is not None:
                yield found

    def _worth_asking(self, appraisal: Appraisal, deal: Deal, found: Gains) -> bool:
        """Whether to ask: a person is a rival, so for a set only in return for one, and with a
        clear gain; less of one where no set is concerned.

        So it must by the count in money too: who chooses by one count alone chooses its errors.
        """
        state, player, partner = appraisal.state, deal.player, deal.partner
        if not self._foresees(state):
            return True
        mine = makes_set(state, player, spaces_of(deal.get))
        if mine is not makes_set(state, partner, spaces_of(deal.give)):
            return False
        enough = found.mine >= max(_ASKING if mine else _ASKING_LONE, found.theirs)
        return enough and gains(appraisal, deal).mine >= 0

    def _foresees(self, state: State) -> bool:
        """Whether offers are judged by the chance of winning."""
        return self.config.judgement and self.outlook.applies(state)

    def _content(self, appraisal: Appraisal, deal: Deal, share: float) -> Deal | None:
        """The deal at about the highest price that leaves this share of the joint gain."""
        state = appraisal.state
        cash = state.cash
        least, most = self._within(state, deal)
        spend = cash[deal.player] - committed_cash(state, deal.player)
        high = int(min(deal.price, spend, most))
        low = int(max(-cash[deal.partner], least))
        unit = self.config.unit

        def beyond(units: int) -> float:
            """The player's gain at this price above the minimum."""
            return _above(*self.outlook.changes(state, deal.at(units * unit)), share)

        found = highest_affordable(beyond, -(-low // unit), high // unit, _EVEN, _STEP)
        if found is None:
            return None
        # the current offer has been judged, and was not good enough
        return deal.at(min(found, (deal.price - 1) // unit) * unit)


def _above(mine: float, theirs: float, share: float) -> float:
    """One side's gain above the least to which it agrees: this share of the joint gain."""
    return mine - max(_MARGIN, share * (mine + theirs))
