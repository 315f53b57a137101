"""Bargaining: offers, and answers to offers."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import itemgetter

from ...engine.actions import AcceptTrade, Action, CounterTrade, OfferTrade, RefuseTrade
from ...engine.amounts import debts
from ...engine.amounts.mortgages import dues
from ...engine.amounts.worth import raisable
from ...engine.errors import IllegalAction
from ...engine.flow import trading
from ...engine.frames import Debt, Offer
from ...engine.machine import why_not
from ...engine.sentence import Sentence, mark
from ...engine.state import State
from ..valuation.appraisal import Appraisal, appraise, committed_cash, glance, weigh
from ..valuation.bot_config import BotConfig
from ..valuation.deals import (
    Deal,
    Gains,
    Prices,
    SetFragment,
    bundles,
    contested_groups,
    gains,
    set_fragments,
    surplus,
)
from ..valuation.incomes import mask_of, spaces_of
from ..valuation.sets import Choice
from ..valuation.tables import GroupWorth
from ..valuation.valuation_cache import ValuationCache
from . import manners
from .market import Market
from .memory import DealKey, Memory
from .price_limits import FAIR, gives_set_away, list_value, payment_limits

#: the number of promising deals priced in one turn
_PRICED = 3
#: the limit of a price as a multiple of the last one
_RESOLD = 2
#: remarks to people who haggle on and on
LAST_WORD = mark("That’s my final word.")
NOT_TODAY = mark("Not today.")
#: nothing in return but money
NOTHING = SetFragment(-1, 0, 0.0)


@dataclass(slots=True)
class Haggler:
    """Bargains for one player."""

    valuations: ValuationCache
    memory: Memory
    market: Market
    #: the seats of people, who are treated with manners
    people: frozenset[int] = field(default=frozenset(), init=False)
    #: whether people asked for more than one offer a round
    more: bool = field(default=False, init=False)
    #: the turn of the last offer, and its receiver
    _turn: int = field(default=-1, init=False)
    _asked: int = field(default=-1, init=False)
    _owners: list[int] = field(default_factory=list, init=False)
    _contested: list[tuple[int, ...]] = field(default_factory=list, init=False)
    _look: int = field(default=0, init=False)

    @property
    def config(self) -> BotConfig:
        return self.valuations.config

    def propose(self, state: State, player: int) -> Choice | None:
        """One offer a turn, and only after a change since the last one."""
        if self._turn == state.turn or not self._has_reason(state, player):
            return None
        self._turn, self._asked = state.turn, -1
        appraisal = glance(state, self.valuations)
        groups = contested_groups(appraisal, player)
        if not groups:
            return None
        weigh(appraisal)
        ranked = self._candidates(appraisal, player, groups)
        spend = state.cash[player] - committed_cash(state, player)
        for _, deal in ranked[:_PRICED]:
            key = (deal.partner, deal.give, deal.get)
            if deal.partner in self.people:
                found = self.for_person(appraisal, deal, spend)
            else:
                found = self.split(appraisal, deal, self.memory.shares(key), spend)
            if found is None or not self._sensible(found):
                self.memory.impossible(key, state.round)
                continue
            action = OfferTrade(player, deal.partner, *bundles(found))
            if why_not(state, action) is not None:
                self.memory.impossible(key, state.round)
                continue
            self.memory.offered(key, state.round)
            self._look = state.round + self.config.cool_down
            self._asked = deal.partner
            return action, self._reason_for(appraisal, found)
        return None

    def helps(self, state: State, player: int, offer: OfferTrade) -> bool:
        """Whether a possible offer benefits the player."""
        give, get = mask_of(offer.give.deeds), mask_of(offer.get.deeds)
        price = offer.give.cash - offer.get.cash
        deal = Deal(player, offer.partner, give, get, price)
        found, margin = self._judge(appraise(state, self.valuations), deal)
        return found.mine >= margin

    def _reason_for(self, appraisal: Appraisal, deal: Deal) -> str:
        """The reason given with an offer; people hear their gain."""
        person = deal.partner in self.people
        return manners.purpose_for(appraisal, deal) if person else purpose(appraisal, deal)

    def for_person(self, appraisal: Appraisal, deal: Deal, spend: int) -> Deal | None:
        """The deal as offered to a person: at the price that would also be accepted.

        None where that is not believable, was refused already, or where people have heard enough,
        or have not thrown the dice.
        """
        if appraisal.state.round < manners.FIRST and not self.more:
            return None
        if not manners.may_ask(self.market, self.people, appraisal.state.round, deal, self.more):
            return None
        found = self._agreeable(appraisal, deal, spend)
        if found is None:
            return None
        found = manners.rounded(found, self.config.unit)
        judged = self._judge(appraisal, found)[0]
        if not self._worth_asking(appraisal, found, judged):
            return None
        gained = min(gains(appraisal, found).theirs, judged.theirs)
        return found if self.proper(appraisal.state, found, gained) else None

    def _worth_asking(self, appraisal: Appraisal, deal: Deal, found: Gains) -> bool:
        """Whether the gain of a deal is worth asking a person for it."""
        return True

    def proper(self, state: State, deal: Deal, theirs: float) -> bool:
        """Whether manners allow the offer; ``theirs`` is the partner's gain."""
        if deal.partner not in self.people:
            return True
        asks = manners.may_ask(self.market, self.people, state.round, deal, self.more)
        better = manners.is_better_offer(self.market, state, deal)
        return asks and better and manners.is_believable(state, deal, theirs)

    def _agreeable(self, appraisal: Appraisal, deal: Deal, most: int) -> Deal | None:
        """The deal at about the highest price, ``most`` at most, at which one would say yes."""
        unit = self.config.unit
        asked, paid = self._within(appraisal.state, deal)
        low = -(int(min(appraisal.state.cash[deal.partner], -asked)) // unit)
        high = int(min(most, paid)) // unit
        best: Deal | None = None
        while low <= high:
            middle = (low + high + 1) // 2
            found = deal.at(middle * unit)
            if self._agrees(
                appraisal, found, *self._judge(appraisal, found), self.config.fair_share
            ):
                best, low = found, middle + 1
            else:
                high = middle - 1
        return best

    def _has_reason(self, state: State, player: int) -> bool:
        """Whether a group contested with others has changed, or time has passed."""
        if state.owner != self._owners:
            self._owners = state.owner[:]
            owners = self.valuations.deeds(state).rivals(player)
            if owners != self._contested:
                self._contested = owners
                self._look = 0
        if not self._contested or state.round < self._look:
            return False
        self._look = state.round + self.config.look_again
        return True

    def split(
        self, appraisal: Appraisal, deal: Deal, shares: tuple[float, ...], spend: int
    ) -> Deal | None:
        """The deal at the first of these shares of the joint gain that both can live with."""
        prices = self._range(appraisal, deal, spend)
        for share in shares:
            found = prices.at_share(share)
            if found is not None:
                better, gain = found
                if gain.mine >= max(self.config.a_word, self.config.accept_share * gain.joint):
                    return better
        return None

    def _range(self, appraisal: Appraisal, deal: Deal, spend: int) -> Prices:
        """The range of prices for a deal; deeds bought for money alone are paid for well."""
        lowest, highest = self._within(appraisal.state, deal)
        if not deal.give:
            # more than the price list says
            least = int(self.config.markup * list_value(appraisal.state, spaces_of(deal.get)))
            lowest = min(least, highest)
        return Prices(appraisal, deal, int(min(spend, highest)), lowest)

    def _within(self, state: State, deal: Deal) -> tuple[float, float]:
        """The lowest and the highest price there may be by the price list."""
        config, person = self.config, deal.partner in self.people
        lowest, highest = payment_limits(state, deal, config.bid if person else FAIR)
        if not deal.get:
            markup = config.people_markup if person else config.markup
            least = min(int(markup * list_value(state, spaces_of(deal.give))), -lowest)
            highest = -(least // config.unit * config.unit)
        if person and gives_set_away(state, deal):
            comes, goes = (list_value(state, spaces_of(mask)) for mask in (deal.get, deal.give))
            highest = min(highest, comes - int(config.set_markup * goes))
        return lowest, highest

    def _candidates(
        self, appraisal: Appraisal, player: int, groups: list[tuple[GroupWorth, int]]
    ) -> list[tuple[float, Deal]]:
        """Deals that should profit both, the best first, by a rough estimate."""
        out = []
        round, ready, least = appraisal.state.round, self.memory.ready, self.config.an_offer
        for partner in appraisal.state.others(player):
            wants, gives = set_fragments(appraisal, player, partner, groups)
            gives.insert(0, NOTHING)
            for wanted, get, gained in (NOTHING, *wants):
                for given, give, more in gives:
                    gain = gained + more
                    if gain <= least or wanted == given:
                        continue
                    if ready((partner, give, get), round):
                        out.append((gain, Deal(player, partner, give, get)))
        out.sort(key=itemgetter(0), reverse=True)
        return out

    def recall(self, state: State, player: int, action: Action) -> None:
        """Remember one's part in the bargaining of a resumed game."""
        memory = self.memory
        if isinstance(action, OfferTrade):
            if state.stack[-1].kind != "debt":
                self._turn, self._asked = state.turn, action.partner
                give, get = mask_of(action.give.deeds), mask_of(action.get.deeds)
                self._offered(state, action, (action.partner, give, get))
        elif isinstance(action, RefuseTrade | CounterTrade):
            offer = next((o for o in state.offers if o.id == action.offer), None)
            if offer is None or offer.partner != player or offer.settles:
                return
            if (self._turn, self._asked) != (state.turn, offer.player):
                memory.refuse(offer.player, state.round)
            if isinstance(action, CounterTrade):
                memory.counter(offer.player, state.turn)

    def _offered(self, state: State, action: OfferTrade, key: DealKey) -> None:
        """Note an offer, so that the deal rests for a while."""
        self.memory.offered(key, state.round)

    def answer(self, state: State, player: int, offer: Offer) -> Choice:
        """Accept, counter or refuse; a deal that would be delayed beyond this moment is refused."""
        try:
            trading.verify_moment(state, offer.player, player)
        except IllegalAction as reason:
            if reason.code != "busy":
                return RefuseTrade(player, offer.id), mark("Not now.")
        appraisal = appraise(state, self.valuations)
        deal = as_deal(player, offer)
        if offer.settles:
            return self._answer_settling(appraisal, deal, offer)
        found, margin = self._judge(appraisal, deal)
        memory = self.memory
        haggled = (self._turn, self._asked) == (state.turn, offer.player)
        person = offer.player in self.people
        share = self.config.fair_share if person else self.config.accept_share
        if not haggled and not person:
            share += memory.stubbornness(offer.player, state.round)
        if person and self._is_final(appraisal.state, deal):
            return RefuseTrade(player, offer.id), NOT_TODAY
        kept = person and found.mine > 0 and manners.keeps_word(self.market, state, deal)
        if kept or self._agrees(appraisal, deal, found, margin, share):
            accept = AcceptTrade(player, offer.id)
            if why_not(state, accept) is None:
                return accept, mark("That helps me.")
            if person:
                return RefuseTrade(player, offer.id), mark("Not now.")
        if person:
            return self._to_person(appraisal, deal, offer, found)
        if haggled:  # this is the answer to one's own offer
            return RefuseTrade(player, offer.id), _objection(found)
        memory.refuse(offer.player, state.round)
        counter = self._counter(appraisal, deal, offer)
        return counter or (RefuseTrade(player, offer.id), _objection(found))

    def _agrees(
        self, appraisal: Appraisal, deal: Deal, found: Gains, margin: float, share: float
    ) -> bool:
        """Whether a deal helps enough, is fair, and sells nothing too cheaply."""
        person = deal.partner in self.people
        fair = found.mine >= share * max(0.0, found.joint) or (
            person and manners.is_at_ceiling(appraisal.state, deal, self.config.unit)
        )
        return bool(
            found.mine >= margin
            and fair
            and self._sensible(deal)
            and deal.price <= self._within(appraisal.state, deal)[1]
            and not (person and self._undersells(appraisal, deal))
        )

    def _is_final(self, state: State, deal: Deal) -> bool:
        """Whether a person has heard the last word, and offers less than that."""
        patience = self.config.patience_with_people
        if manners.count_lowballs(self.market, state, deal, patience) < patience:
            return False
        named = manners.named_price(self.market, state, deal)
        return named is not None and deal.price > named

    def opening(self, state: State, deal: Deal) -> Deal:
        """The deal at the price first named to a person, given the limit: nearer with each try.

        Nobody asks for more than a single deed may cost, the person has or was asked before, nor
        pays less than the list price.
        """
        config, tries = self.config, self.config.patience_with_people - 1
        tried = manners.count_lowballs(self.market, state, deal, tries)
        comes, goes = (list_value(state, spaces_of(mask)) for mask in (deal.get, deal.give))
        part = config.opening * max(0.0, 1 - tried / tries)
        more = int(part * max(comes, goes, abs(deal.price)))
        payable = state.cash[deal.partner] - dues(state, spaces_of(deal.give))
        least = max(payment_limits(state, deal)[0], -payable)
        if not deal.give:
            least = max(least, comes)
        named = manners.named_price(self.market, state, deal)
        if named is not None:
            least = max(least, named)
        price = manners.rounded(deal.at(deal.price - more), config.unit).price
        return deal.at(min(deal.price, int(max(price, least))))

    def _undersells(self, appraisal: Appraisal, deal: Deal) -> bool:
        """Whether it gives a person a set for less than the person gains, and none in return."""
        sells = self.config.people_rivalry > 0 and gives_set_away(appraisal.state, deal)
        return sells and surplus(appraisal, deal) > 0

    def _sensible(self, deal: Deal) -> bool:
        """Whether no deed is bought for far more than it last fetched."""
        if not self.config.price_sense or not deal.get or deal.price <= 0:
            return True
        last = self.market.prices.get(deal.get)
        return not last or deal.price <= _RESOLD * last

    def _to_person(self, appraisal: Appraisal, deal: Deal, offer: Offer, found: Gains) -> Choice:
        """An acceptable price for the player; people find small differences alone.

        The third try, or an insult, hears the last word, and what comes after that nothing more.
        """
        patience = self.config.patience_with_people
        tried = manners.count_lowballs(self.market, appraisal.state, deal, patience)
        if tried >= patience:
            return RefuseTrade(deal.player, offer.id), NOT_TODAY
        rate = manners.rate_to(appraisal.state, as_offered(deal))
        last = tried + 1 >= patience or manners.is_insulting(rate)
        cash = appraisal.state.cash[deal.player] - committed_cash(appraisal.state, deal.player)
        worth = max(list_value(appraisal.state, spaces_of(deal.give | deal.get)), abs(deal.price))
        more = max(self.config.unit, int(manners.NEARLY * worth))
        nearer = deal.at(deal.price - more)
        if self._agrees(appraisal, nearer, *self._judge(appraisal, nearer), self.config.fair_share):
            return RefuseTrade(deal.player, offer.id), mark("A little more, and I’ll accept.")
        wanted = self._agreeable(appraisal, deal, min(deal.price - 1, cash))
        if wanted is not None:
            wanted = self.opening(appraisal.state, wanted)
            action = CounterTrade(deal.player, offer.id, *bundles(wanted))
            fresh = last or self.memory.may_counter(deal.partner, appraisal.state.turn)
            plain = not offer.give.cards and not offer.get.cards
            if fresh and plain and why_not(appraisal.state, action) is None:
                self.memory.counter(deal.partner, appraisal.state.turn)
                return action, LAST_WORD if last else mark("I’d accept at this price.")
        return RefuseTrade(deal.player, offer.id), _objection(found)

    def _judge(self, appraisal: Appraisal, deal: Deal) -> tuple[Gains, float]:
        """The gains of both sides in a deal, and the least gain to insist on."""
        weight = 1.0
        if deal.partner in self.people:
            weight = self.config.people_rivalry if deal.get else self.config.buyer_rivalry
        return gains(appraisal, deal, weight), self.config.a_word

    def _answer_settling(self, appraisal: Appraisal, deal: Deal, offer: Offer) -> Choice:
        """Accept property for a debt only if it is better than the money and that could be paid."""
        state = appraisal.state
        frame = state.stack[-1]
        refuse = RefuseTrade(deal.player, offer.id)
        if not isinstance(frame, Debt):
            return refuse, mark("Not now.")
        owed = debts.due(state, frame)
        if raisable(state, deal.partner) < owed:
            return refuse, mark("Then it will all be mine.")
        paid = gains(appraisal, Deal(deal.player, deal.partner, 0, 0, -owed))
        found = gains(appraisal, deal)
        accept = AcceptTrade(deal.player, offer.id)
        if found.mine > paid.mine + self.config.a_word and why_not(state, accept) is None:
            return accept, mark("I’d rather have that than the money.")
        return refuse, mark("I’d rather have the money.")

    def _counter(self, appraisal: Appraisal, deal: Deal, offer: Offer) -> Choice | None:
        """A counter-offer at another price, once a turn for each partner."""
        state, player, partner = appraisal.state, deal.player, deal.partner
        if not self.memory.may_counter(partner, state.turn) or not deal.give | deal.get:
            return None
        if offer.give.cards or offer.get.cards:
            return None
        for better in self._better(appraisal, deal):
            action = CounterTrade(player, offer.id, *bundles(better))
            fit = better.price < deal.price and self._sensible(better)
            if fit and why_not(state, action) is None:
                self.memory.counter(partner, state.turn)
                return action, mark("I’d accept at this price.")
        return None

    def _better(self, appraisal: Appraisal, deal: Deal) -> Iterator[Deal]:
        """The deal at acceptable prices for the player."""
        cash = appraisal.state.cash[deal.player] - committed_cash(appraisal.state, deal.player)
        shares = (self.config.counter_share, 0.5)
        found = self.split(appraisal, deal, shares, min(deal.price - 1, cash))
        if found is not None:
            yield found


def as_deal(player: int, offer: Offer) -> Deal:
    """An offer as a deal from its receiver's side."""
    return Deal(
        player,
        offer.player,
        mask_of(offer.get.deeds),
        mask_of(offer.give.deeds),
        offer.get.cash - offer.give.cash,
        len(offer.give.cards) - len(offer.get.cards),
    )


def as_offered(deal: Deal) -> Deal:
    """A deal from the offering player's side."""
    player, partner, give, get, price, cards = deal
    return Deal(partner, player, get, give, -price, -cards)


def purpose(appraisal: Appraisal, deal: Deal) -> str:
    after = appraisal.own[deal.player] | deal.get
    for group, name in zip(appraisal.scale.groups, appraisal.scale.names, strict=True):
        if deal.get & group.mask and after & group.mask == group.mask:
            return Sentence(
                "It would complete my {group} set.", group=appraisal.state.board.groups[name].name
            )
    return mark("We’d both profit.")


def _objection(found: Gains) -> str:
    if found.mine <= 0:
        return mark("I’d lose out.")
    return mark("You’d gain far more than I would.")
