"""Manners towards people: the content, frequency and wording of offers."""

from collections.abc import Iterator

from ...engine.sentence import Sentence, mark
from ...engine.state import State
from ..valuation.appraisal import Appraisal
from ..valuation.deals import Deal
from ..valuation.incomes import spaces_of
from .market import Market
from .price_limits import list_value, payment_limits, rate_of
from .talks import TradeMessage

#: the most a person is asked to give for its gain, by the price list
DEAREST = 3.0
#: the first round in which people are bargained with: they throw the dice before
FIRST = 2
#: rounds in which a person is not asked again after a refusal, and the refusals after which
#: it is never asked again
REST = 8
ENOUGH = 2
#: the share of the list price that is an insult, and the rounds for which a person's offers for
#: the same deed are remembered
INSULT = 0.5
_REMEMBERED = 4
#: the least improvement on a refused offer
_BETTER = 1.1
#: the part of the price by which an offer may fall short to be nearly enough
NEARLY = 0.1
#: the steps of sums offered to people, and the least of them, in units
_STEP, _LEAST = 2, 5


def may_ask(
    market: Market, people: frozenset[int], round: int, deal: Deal, more: bool = False
) -> bool:
    """Whether a person may be asked now: one offer a round to people, and no repetition of a
    refused one.

    Refusals count by the person and the deed, whoever asked; also where people
    want ``more`` than one offer a round.
    """
    noes = 0
    for word in reversed(market.words):
        if word.player in people:
            continue
        asked = word.round == round and word.said == "asked" and word.partner in people
        if asked and not more:
            return False
        if word.partner != deal.partner or word.said not in ("refused", "unable"):
            continue
        if _about(word) & _about(deal):
            noes += 1
            if word.final or noes >= ENOUGH or word.round + REST > round:
                return False
    return True


def _about(said: TradeMessage | Deal) -> int:
    """The deeds requested in an offer, else those for sale."""
    return said.get or said.give


def is_better_offer(market: Market, state: State, deal: Deal) -> bool:
    """Whether the person gets clearly more than in the offers already refused."""
    rate = rate_to(state, deal)
    for word in market.words:
        if word.partner != deal.partner or word.said not in ("refused", "unable"):
            continue
        known = _about(word) & _about(deal) and word.rate is not None
        if known and (rate is None or rate < _BETTER * (word.rate or 0.0)):
            return False
    return True


def count_lowballs(market: Market, state: State, deal: Deal, patience: int) -> int:
    """The number of recent lowball offers by a person for the deed; insults use up patience."""
    count = 0
    for word in market.words:
        person = (word.player, word.partner) == (deal.partner, deal.player)
        if not person or word.said != "refused" or word.round + _REMEMBERED <= state.round:
            continue
        if word.get & deal.give or word.give & deal.get:
            count += patience if is_insulting(word.rate) else 1
    return count


def named_price(market: Market, state: State, deal: Deal) -> int | None:
    """The best price that the player has lately named to the person for these deeds."""
    lately = (word for word in _named(market, deal) if word.round + _REMEMBERED > state.round)
    return max((word.paid for word in lately), default=None)


def is_insulting(rate: float | None) -> bool:
    """Whether this share of the list price is no serious offer."""
    return rate is not None and rate < INSULT


def keeps_word(market: Market, state: State, deal: Deal) -> bool:
    """Whether the player has offered the partner as much within the last turns of all."""
    return any(
        word.turn + state.players > state.turn and word.paid >= deal.price
        for word in _named(market, deal)
    )


def _named(market: Market, deal: Deal) -> Iterator[TradeMessage]:
    """The player's own offers of these deeds to the partner, the latest first."""
    for word in reversed(market.words):
        sides = word.player, word.partner, word.give, word.get
        if word.said in ("asked", "countered") and sides == deal[:4]:
            yield word


def rounded(deal: Deal, unit: int) -> Deal:
    """The deal with a sum for its deeds that people care about, or none: the next lower payment."""
    if not deal.give:
        return deal
    step, least = _STEP * unit, _LEAST * unit
    price = deal.price // step * step
    if abs(price) < least:
        price = -least if price < 0 else 0
    return deal.at(price)


def rate_to(state: State, deal: Deal) -> float | None:
    """The partner's return on what it gives, by the price list."""
    comes, goes = (list_value(state, spaces_of(mask)) for mask in (deal.give, deal.get))
    return rate_of(comes, goes, deal.price)


def is_believable(state: State, deal: Deal, theirs: float) -> bool:
    """Whether a person could take the offer seriously; ``theirs`` is the person's gain.

    It is asked for no more than three times its gain, and offered no less for a deed
    than the list price; deeds that complete no set have their ``limits``.
    """
    rate = rate_to(state, deal)
    if theirs <= 0 or rate is None:
        return False
    lowest, highest = payment_limits(state, deal)
    if not lowest <= deal.price <= highest:
        return False
    return rate >= (1.0 if deal.get and not deal.give else 1 / DEAREST)


def is_at_ceiling(state: State, deal: Deal, unit: int) -> bool:
    """Whether a person pays the highest allowed price for a single deed."""
    if deal.get:
        return False
    lowest, _ = payment_limits(state, deal)
    return deal.price - unit < lowest


def purpose_for(appraisal: Appraisal, deal: Deal) -> str:
    """The partner's benefit."""
    theirs, own = _gains_of(appraisal, deal), _own(appraisal, deal)
    return Sentence("{first} {then}", first=theirs, then=own) if own else theirs


def _own(appraisal: Appraisal, deal: Deal) -> str:
    """The set that the deal would complete for the player, which is no secret."""
    after = appraisal.own[deal.player] | deal.get
    for group, name in zip(appraisal.scale.groups, appraisal.scale.names, strict=True):
        if deal.get & group.mask and after & group.mask == group.mask:
            text = mark("It would complete my {group} set.")
            return Sentence(text, group=appraisal.state.board.groups[name].name)
    return ""


def _gains_of(appraisal: Appraisal, deal: Deal) -> str:
    """The partner's benefit by its deeds."""
    state, board = appraisal.state, appraisal.state.board
    before = appraisal.own[deal.partner]
    after = before & ~deal.get | deal.give
    for group, name in zip(appraisal.scale.groups, appraisal.scale.names, strict=True):
        if deal.give & group.mask and after & group.mask == group.mask:
            return Sentence("It would complete your {group} set.", group=board.groups[name].name)
    if deal.price > 0 and not deal.give:
        deeds = spaces_of(deal.get)
        price, money = sum(board.spaces[s].price for s in deeds), board.money
        if deal.price >= price:
            text = mark("You would get {sum} for property listed at {price}.")
            return Sentence(text, sum=money(deal.price), price=money(price))
        if all(state.mortgaged[s] for s in deeds):
            text = mark("You would get {sum} for property mortgaged for {price}.")
            return Sentence(text, sum=money(deal.price), price=money(list_value(state, deeds)))
    for group, name in zip(appraisal.scale.groups, appraisal.scale.names, strict=True):
        if deal.give & group.mask and before & group.mask:
            text = mark("You would be closer to completing the {group} set.")
            return Sentence(text, group=board.groups[name].name)
    return mark("By my count you’d gain more than you give.")
