"""Twelve styles to develop opponents against.

``monopoly-gui arena --bot tests/ai/styles/pool.py:Lister --seats expert,Lister,Lister,Lister``
"""

import sys
from collections.abc import Iterator
from pathlib import Path

if not __package__:  # the arena takes the class from this file alone
    sys.path.insert(0, str(Path(__file__).parents[3]))

from monopoly_gui.engine.actions import Bundle, OfferTrade
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.state import State
from tests.ai.styles.market import (
    buys,
    completes,
    completing,
    helping,
    joins,
    price,
    swaps,
    value,
    wanted,
)
from tests.ai.styles.plain import Plain


class Lister(Plain):
    """Trades at list price: a tenth more for single deeds, twice as much for what makes a set."""

    def likes(self, state: State, offer: Offer) -> bool:
        least = sum(
            (2.0 if s in completing(state, offer) else 1.1) * price(state, s)
            for s in offer.get.deeds
        )
        comes = sum(
            (2.0 if s in helping(state, offer) else 1.0) * price(state, s) for s in offer.give.deeds
        )
        return comes + offer.give.cash >= least + offer.get.cash

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        spend = state.cash[player] - self.keeps(state, player)
        for owner, space, whole in wanted(state, player):
            cash = (2.0 if whole else 1.1) * price(state, space)
            if cash <= spend:
                yield buys(state, player, owner, space, cash)


class Learner(Plain):
    """Learns what each partner takes: raises its price after a no, lowers it after a yes."""

    def __init__(self) -> None:
        super().__init__()
        self._pays: dict[int, float] = {}

    def likes(self, state: State, offer: Offer) -> bool:
        given = completing(state, offer)
        factor = 3.0 if given else 1.3
        helped = sum(price(state, s) for s in helping(state, offer))
        return value(state, offer.give) + helped >= factor * value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        spend = state.cash[player] - self.keeps(state, player)
        for owner, space, whole in wanted(state, player):
            factor = self._pays.get(owner, 0.8)
            cash = (2.0 if whole else 1.0) * factor * price(state, space)
            if cash <= spend:
                yield buys(state, player, owner, space, cash)

    def taken(self, state: State, partner: int, give: Bundle, get: Bundle, yes: bool) -> None:
        factor = self._pays.get(partner, 0.8)
        self._pays[partner] = max(0.5, 0.9 * factor) if yes else min(2.5, 1.2 * factor)


class Swapper(Plain):
    """Swaps only a deed that makes a set for another that does, and never sells for money alone."""

    reserve = 50

    def likes(self, state: State, offer: Offer) -> bool:
        mine, theirs = helping(state, offer), completing(state, offer)
        if not mine:
            return False
        if not theirs:
            return value(state, offer.give) >= value(state, offer.get)
        return value(state, offer.give) >= 0.9 * value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, mine, theirs in swaps(state, player):
            more = max(0, price(state, theirs) - price(state, mine))
            if more <= state.cash[player]:
                yield OfferTrade(player, owner, Bundle(more, (mine,)), Bundle(0, (theirs,)))


class Wisher(Plain):
    """Has a wish list, pays dearly for what is on it, and lets the rest go at its price."""

    wishes = frozenset(("orange", "red", "railroad"))

    def _wished(self, state: State, space: int) -> bool:
        return state.board.spaces[space].group in self.wishes

    def likes(self, state: State, offer: Offer) -> bool:
        lost = 0.0
        for s in offer.get.deeds:
            factor = 2.2 if self._wished(state, s) else 1.0
            lost += factor * price(state, s) * (1.5 if s in completing(state, offer) else 1.0)
        comes = sum(
            (2.0 if self._wished(state, s) else 0.9) * price(state, s) for s in offer.give.deeds
        )
        return comes + offer.give.cash >= lost + offer.get.cash

    def limit(self, state: State, player: int, space: int) -> float:
        return (1.8 if self._wished(state, space) else 0.8) * price(state, space)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        spend = state.cash[player] - 50
        for owner, space, whole in wanted(state, player):
            if self._wished(state, space):
                cash = min(spend, (2.5 if whole else 1.5) * price(state, space))
                if cash > 0:
                    yield buys(state, player, owner, space, cash)


class Spender(Plain):
    """Turns all money into deeds and houses at once, on credit where there is none."""

    reserve = 0
    bids = 1.6
    borrows = True

    def likes(self, state: State, offer: Offer) -> bool:
        comes = sum(
            (3.0 if s in helping(state, offer) else 1.3) * price(state, s) for s in offer.give.deeds
        )
        lost = sum(
            (2.5 if s in completing(state, offer) else 1.3) * price(state, s)
            for s in offer.get.deeds
        )
        return comes + offer.give.cash > lost + offer.get.cash

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, whole in wanted(state, player):
            cash = min(state.cash[player], (3.5 if whole else 1.4) * price(state, space))
            if cash > price(state, space):
                yield buys(state, player, owner, space, cash)


class Keeper(Plain):
    """Keeps what the next throw could cost in hand, and deals a third above the list."""

    def keeps(self, state: State, player: int) -> int:
        here, worst = state.position[player], 50
        for pips in range(2, 13):
            space = state.board.spaces[(here + pips) % len(state.board.spaces)]
            owner = state.owner[space.index]
            if owner in (-1, player) or state.mortgaged[space.index] or not space.rents:
                continue
            level = state.buildings[space.index]
            due = space.rents[level] if space.house_cost else 100
            worst = max(worst, due)
        return min(worst, 900)

    def likes(self, state: State, offer: Offer) -> bool:
        factor = 2.4 if completing(state, offer) else 1.33
        return value(state, offer.give) >= factor * value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        spend = state.cash[player] - self.keeps(state, player)
        for owner, space, whole in wanted(state, player):
            cash = (1.8 if whole else 1.0) * price(state, space)
            if cash <= spend:
                yield buys(state, player, owner, space, cash)


class LastBidder(Plain):
    """Bids to its last price and names it to whoever asks; offers nothing by itself."""

    bids = 1.2

    def _asks(self, state: State, offer: Offer) -> int:
        """The lowest price of its deeds in money."""
        dear = completing(state, offer)
        return int(sum((3.0 if s in dear else 1.5) * price(state, s) for s in offer.get.deeds))

    def likes(self, state: State, offer: Offer) -> bool:
        return value(state, offer.give) - offer.get.cash >= self._asks(state, offer)

    def instead(self, state: State, offer: Offer) -> tuple[Bundle, Bundle] | None:
        short = self._asks(state, offer) - sum(price(state, s) for s in offer.give.deeds)
        if not offer.get.deeds or short <= 0:
            return None
        return Bundle(0, offer.get.deeds), Bundle(short, offer.give.deeds)


class Sealed(Plain):
    """Has a secret price for every deed, answers yes or no by it, and says nothing else."""

    def _price(self, state: State, space: int) -> float:
        return (1.2 + (space * 37 % 13) / 10) * price(state, space)

    def likes(self, state: State, offer: Offer) -> bool:
        dear = completing(state, offer)
        lost = sum((2.0 if s in dear else 1.0) * self._price(state, s) for s in offer.get.deeds)
        comes = sum(0.8 * self._price(state, s) for s in offer.give.deeds)
        return comes + offer.give.cash >= lost + offer.get.cash

    def limit(self, state: State, player: int, space: int) -> float:
        return 0.8 * self._price(state, space)


class Pushover(Plain):
    """Accepts whatever is not far below the list, and asks for nothing."""

    def likes(self, state: State, offer: Offer) -> bool:
        return value(state, offer.give) >= 0.7 * value(state, offer.get)


class Grudger(Plain):
    """Deals fairly, and never again with whoever has insulted it twice with a low offer."""

    def __init__(self) -> None:
        super().__init__()
        self._insults: dict[int, int] = {}

    def likes(self, state: State, offer: Offer) -> bool:
        comes, lost = value(state, offer.give), value(state, offer.get)
        if comes < 0.8 * lost:
            self._insults[offer.player] = self._insults.get(offer.player, 0) + 1
        if self._insults.get(offer.player, 0) >= 2:
            return False
        return comes >= (2.0 if completing(state, offer) else 1.2) * lost

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        spend = state.cash[player] - self.keeps(state, player)
        for owner, space, whole in wanted(state, player):
            cash = (2.2 if whole else 1.25) * price(state, space)
            if cash <= spend and self._insults.get(owner, 0) < 2:
                yield buys(state, player, owner, space, cash)


class Blocker(Plain):
    """Gives nobody what makes a set or nearly does, and bids for what would."""

    def likes(self, state: State, offer: Offer) -> bool:
        if any(joins(state, offer.player, s) for s in offer.get.deeds):
            return False
        return value(state, offer.give) >= 1.2 * value(state, offer.get)

    def limit(self, state: State, player: int, space: int) -> float:
        blocks = any(completes(state, p, space) for p in state.living())
        return (2.2 if blocks else 1.0) * price(state, space)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        spend = state.cash[player] - self.keeps(state, player)
        for owner, space, whole in wanted(state, player):
            cash = (2.0 if whole else 1.2) * price(state, space)
            if cash <= spend:
                yield buys(state, player, owner, space, cash)


class Miser(Plain):
    """Sits on six hundred, sells loose deeds for ready money, and buys none in a deal."""

    reserve = 600
    bids = 0.7

    def likes(self, state: State, offer: Offer) -> bool:
        if offer.get.cash or completing(state, offer):
            return False
        return offer.give.cash >= 1.25 * value(state, offer.get)


POOL: tuple[type[Plain], ...] = (
    Lister,
    Learner,
    Swapper,
    Wisher,
    Spender,
    Keeper,
    LastBidder,
    Sealed,
    Pushover,
    Grudger,
    Blocker,
    Miser,
)
