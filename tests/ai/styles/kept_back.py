"""Four styles that opponents are not developed against: they are met once, at the end.

Each was written from its one line alone.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

if not __package__:  # the arena takes the class from this file alone
    sys.path.insert(0, str(Path(__file__).parents[3]))

from monopoly_gui.engine.actions import Bundle, OfferTrade
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.state import State
from tests.ai.styles.market import completes, completing, free_group, price, value, wanted
from tests.ai.styles.plain import Plain


class Barterer(Plain):
    """Deals deed for deed of about the same price, with a hundred at most as small change."""

    def likes(self, state: State, offer: Offer) -> bool:
        if len(offer.give.deeds) < len(offer.get.deeds) or not offer.give.deeds:
            return False
        if offer.get.cash > 100 or (completing(state, offer) and offer.get.cash):
            return False
        return value(state, offer.give) >= value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, _ in wanted(state, player):
            for mine in state.deeds(player):
                group = state.board.group_members[mine]
                if space in group or not free_group(state, mine) or completes(state, owner, mine):
                    continue
                more = price(state, space) - price(state, mine)
                if -40 <= more <= min(100, state.cash[player]):
                    yield OfferTrade(
                        player, owner, Bundle(max(0, more), (mine,)), Bundle(0, (space,))
                    )


class Doubter(Plain):
    """Says no to the first offer for a deed whatever it is, and yes to a better one later."""

    def __init__(self) -> None:
        super().__init__()
        self._heard: dict[tuple[int, ...], int] = {}

    def likes(self, state: State, offer: Offer) -> bool:
        comes = value(state, offer.give) - offer.get.cash
        before = self._heard.get(offer.get.deeds)
        self._heard[offer.get.deeds] = max(comes, before or 0)
        least = (2.0 if completing(state, offer) else 1.0) * value(
            state, Bundle(0, offer.get.deeds)
        )
        return before is not None and comes > before and comes >= least

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, whole in wanted(state, player):
            cash = (1.7 if whole else 1.1) * price(state, space)
            if cash <= state.cash[player] - self.reserve:
                yield OfferTrade(player, owner, Bundle(int(cash)), Bundle(0, (space,)))


class Landlord(Plain):
    """Counts what rent a deed could bring: a tenth of a hotel's for streets, a set twice that."""

    reserve = 150

    def _earns(self, state: State, owner: int, space: int, more: tuple[int, ...]) -> float:
        found = state.board.spaces[space]
        if not found.house_cost:
            return 1.2 * price(state, space)
        whole = completes(state, owner, space, more)
        least = 0.35 if state.mortgaged[space] else 0.5
        return max(least * found.price, found.rents[5] / (2.5 if whole else 6.0))

    def likes(self, state: State, offer: Offer) -> bool:
        me, you, give, get = offer.partner, offer.player, offer.give, offer.get
        comes = give.cash + sum(self._earns(state, me, s, give.deeds) for s in give.deeds)
        lost = get.cash + sum(
            max(self._earns(state, me, s, ()), self._earns(state, you, s, get.deeds))
            for s in get.deeds
        )
        return comes > 1.05 * lost

    def limit(self, state: State, player: int, space: int) -> float:
        return self._earns(state, player, space, ())

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, _ in wanted(state, player):
            cash = 0.8 * self._earns(state, player, space, ())
            if cash <= state.cash[player] - self.reserve:
                yield OfferTrade(player, owner, Bundle(int(cash)), Bundle(0, (space,)))


class Leveller(Plain):
    """Deals only with those who own less than it does, at two fifths above the list."""

    def _owns(self, state: State, player: int) -> int:
        return state.cash[player] + sum(price(state, s) for s in state.deeds(player))

    def _richer(self, state: State, me: int, you: int) -> bool:
        return self._owns(state, you) > self._owns(state, me)

    def likes(self, state: State, offer: Offer) -> bool:
        if self._richer(state, offer.partner, offer.player):
            return False
        return value(state, offer.give) >= 1.4 * value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, _ in wanted(state, player):
            cash = 1.4 * price(state, space)
            if not self._richer(state, player, owner) and cash <= state.cash[player] - 100:
                yield OfferTrade(player, owner, Bundle(int(cash)), Bundle(0, (space,)))


KEPT_BACK: tuple[type[Plain], ...] = (Barterer, Doubter, Landlord, Leveller)
