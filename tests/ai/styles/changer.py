"""One more style to develop against: money means nothing to it.

It is no part of the pool, on whose games the weights that come with the game were tuned.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

if not __package__:  # the arena takes the class from this file alone
    sys.path.insert(0, str(Path(__file__).parents[3]))

from monopoly_gui.engine.actions import Bundle, OfferTrade
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.state import State
from tests.ai.styles.market import free_group, price, value, wanted
from tests.ai.styles.plain import Plain

#: the most that it gives or asks for on top
CHANGE = 60


class Changer(Plain):
    """Swaps deeds for deeds that the list puts no lower, whatever sets they make."""

    def likes(self, state: State, offer: Offer) -> bool:
        if not offer.give.deeds or not offer.get.deeds or offer.get.cash > CHANGE:
            return False
        return value(state, offer.give) >= value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, _ in wanted(state, player):
            for mine in self._loose(state, player, space):
                more = max(0, price(state, space) - price(state, mine))
                if more <= min(CHANGE, state.cash[player]):
                    yield OfferTrade(player, owner, Bundle(more, (mine,)), Bundle(0, (space,)))

    def _loose(self, state: State, player: int, space: int) -> list[int]:
        """The possible payment for a deed, the nearest in price first."""
        mates = state.board.group_members[space]
        spare_deeds = [
            s
            for s in state.deeds(player)
            if s not in mates and free_group(state, s) and not state.owns_set(player, s)
        ]
        return sorted(spare_deeds, key=lambda s: abs(price(state, s) - price(state, space)))
