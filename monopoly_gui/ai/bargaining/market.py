"""A model of each partner, learned within one game from public facts.

It is a function of the messages heard so far alone, so that it is the same in a resumed
game, and after an undo.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from .price_limits import OfferKind
from .talks import TradeMessage

#: first guesses without data: the rate at which a player gives up a deed that makes a
#: set, gets one, or neither
_WHOLE, _HELPS, _LONE = 1.6, 0.6, 1.05
#: the increase of an offer after a refusal, and the decrease after a deal
_MORE, _LESS = 1.25, 0.9
#: the distance of a refused rate from an accepted one within which the accepted one is believed
_NEAR = 0.9
#: the distance from the market's rate within which a price counts as equal
_SAME = 0.04
#: the weight of the prior, in answers
_TRUST = 2.0
#: this many refusals of deeds without one deal show that deeds are no means of payment
_FUTILE = 8


class PriceEstimate(NamedTuple):
    """A rate to try, the chance of a yes, and whether the partner has accepted it before."""

    rate: float
    chance: float
    proven: bool


@dataclass(slots=True)
class PriceBracket:
    """The highest rate refused and the lowest accepted; 0 where unknown.

    Later answers count for more.
    """

    low: float = 0.0
    high: float = 0.0
    refusals: int = 0

    def refused(self, rate: float) -> None:
        self.low = max(self.low, rate)
        self.refusals += 1
        if self.high and self.high <= self.low:
            self.high = 1.05 * self.low

    def accepted(self, rate: float) -> None:
        self.high = min(self.high, rate) if self.high else rate
        self.refusals = 0
        if self.low >= self.high:
            self.low = 0.95 * self.high


#: nothing is known
_NOTHING = PriceBracket()


@dataclass(slots=True)
class Market:
    """The record of offers that partners accepted, refused and asked for.

    ``seat`` owns the market, -1 for a shared one: answers to one's own offers are of use to
    nobody else.
    """

    seat: int = -1
    words: list[TradeMessage] = field(default_factory=list)
    _known: dict[tuple[int, OfferKind], PriceBracket] = field(default_factory=dict)
    _all: dict[OfferKind, PriceBracket] = field(default_factory=dict)
    _deals: dict[tuple[int, int, int], float] = field(default_factory=dict)
    #: by player, partner and whether the price was the market's: refusals and deals
    _answers: dict[tuple[int, int, bool], list[int]] = field(default_factory=dict)
    #: by player and partner, whether the price last offered was the market's
    _priced: dict[tuple[int, int], bool] = field(default_factory=dict)
    #: by deed, as a mask: the money it last changed hands for
    prices: dict[int, int] = field(default_factory=dict)
    #: by player, the answers to offers of deeds: refusals and deals
    _paid: dict[int, list[int]] = field(default_factory=dict)

    def hear(self, words: Iterable[TradeMessage]) -> None:
        """Take in the message of one action; it replaces those taken back."""
        said = tuple(words)
        if said:
            self.take_back(said[0].version)
        for word in said:
            self._learn(word)

    def take_back(self, version: int) -> None:
        """Forget the messages since this version of the game."""
        if not self.words or self.words[-1].version < version:
            return
        kept = [each for each in self.words if each.version < version]
        self.words.clear()
        self._known.clear()
        self._all.clear()
        self._deals.clear()
        self._answers.clear()
        self._priced.clear()
        self._paid.clear()
        self.prices.clear()
        for each in kept:
            self._learn(each)

    def _learn(self, word: TradeMessage) -> None:
        self.words.append(word)
        # (unpacked at once: each name of such a tuple takes a lookup of its own)
        said, _, _, _, player, partner, give, get, paid, sort, rate, _ = word
        if said == "taken" and not (give and get):
            self.prices[give | get] = abs(paid)
        if said == "unable" or rate is None:
            return
        own = self.seat in (-1, player)
        if said in ("asked", "countered"):
            if own:
                self._priced[player, partner] = self.reveals_price(word)
            # the player who offers a deal would accept it
            self._of(player, sort.turned()).accepted(1 / rate)
            return
        taken = said == "taken"
        bracket = self._of(partner, sort)
        everybody = self._all.get(sort)
        if everybody is None:
            everybody = self._all[sort] = PriceBracket()
        if own:
            pair = player, partner
            answers = self._answers.setdefault((*pair, self._priced.get(pair, False)), [0, 0])
            answers[taken] += 1
            if give:
                self._paid.setdefault(player, [0, 0])[taken] += 1
        if taken:
            bracket.accepted(rate)
            everybody.accepted(rate)
        else:
            bracket.refused(rate)
            everybody.refusals += 1
            self._deals[partner, give, get] = rate

    def _of(self, player: int, sort: OfferKind) -> PriceBracket:
        key = player, sort
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = PriceBracket()
        return found

    def took(self, player: int, partner: int, give: int, get: int) -> bool:
        """Whether the player's last offer of these deeds came about, at this price or another."""
        mine, turned = (player, partner, give, get), (partner, player, get, give)
        taken = -1
        for word in reversed(self.words):
            deal = word.player, word.partner, word.give, word.get
            if word.said == "taken" and deal in (mine, turned):
                taken = word.turn
            if word.said == "asked" and deal == mine:
                return taken == word.turn
        return False

    def refused(self, partner: int, give: int, get: int) -> float:
        """The rate at which the partner has refused this deal last, 0 if it never has."""
        return self._deals.get((partner, give, get), 0.0)

    def hope(self, player: int, partner: int, usual: float, priced: bool) -> float:
        """The chance of a yes, from usual prices and the partner's earlier answers.

        ``priced`` is true for the market's price, false for the player's own.
        """
        noes, yeses = self._answers.get((player, partner, priced), (0, 0))
        return (yeses + _TRUST * usual) / (yeses + noes + _TRUST)

    def takes_deeds(self, player: int) -> bool:
        """Whether the others might accept deeds; not if they never did."""
        noes, yeses = self._paid.get(player, (0, 0))
        return yeses > 0 or noes < _FUTILE

    def reveals_price(self, word: TradeMessage) -> bool:
        """Whether an offer is made at the market's price."""
        guess = self.guess(word.partner, word.sort, word.give, word.get).rate
        return word.rate is not None and abs(word.rate / guess - 1) < _SAME

    def guess(self, partner: int, sort: OfferKind, give: int, get: int) -> PriceEstimate:
        """The rate at which the partner might agree to a deal of this sort, from below."""
        found = self._known.get((partner, sort), _NOTHING)
        everybody = self._all.get(sort)
        before = self.refused(partner, give, get)
        if found.high:
            if not found.low:
                rate, chance = _LESS * found.high, 0.6
            elif found.low >= _NEAR * found.high:
                rate, chance = found.high, 0.85
            else:
                rate, chance = (found.low * found.high) ** 0.5, 0.5
        elif found.low:
            rate, chance = _MORE * found.low, 0.4 / (1 + 0.3 * found.refusals)
        elif everybody and everybody.high:
            rate, chance = everybody.high, 0.5
        else:
            usual = (_WHOLE if sort.whole else 1.0) * (_HELPS if sort.helps else 1.0)
            rate, chance = (_LONE if usual == 1.0 else usual), 0.4
        if before and rate <= 1.02 * before:
            rate, chance = max(1.12 * before, rate), 0.6 * chance
        return PriceEstimate(rate, chance, bool(found.high))
