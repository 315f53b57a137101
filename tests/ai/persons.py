"""Six scripted people, to see how opponents behave towards them."""

from collections.abc import Iterator

from monopoly_gui.engine.actions import Action, OfferTrade, RefuseTrade
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View
from tests.ai.styles.market import buys, price, value, wanted
from tests.ai.styles.plain import Plain


class Patient(Plain):
    """Offers a little more for the same deed each time, and wants far more than the list."""

    def __init__(self) -> None:
        super().__init__()
        self._steps = 0

    def likes(self, state: State, offer: Offer) -> bool:
        return value(state, offer.give) >= 1.8 * value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        self._steps += 1
        for owner, space, _ in wanted(state, player):
            yield buys(
                state, player, owner, space, (0.6 + 0.05 * self._steps) * price(state, space)
            )


class Refusing(Plain):
    """Refuses everything, every second time for good."""

    def __init__(self) -> None:
        super().__init__()
        self._noes = 0

    def interject(self, view: View) -> Action | None:
        action = super().interject(view)
        if isinstance(action, RefuseTrade):
            self._noes += 1
            action.final = self._noes % 2 == 0
        return action


class Generous(Plain):
    """Takes whatever is not below half of the list, and offers twice the price."""

    def likes(self, state: State, offer: Offer) -> bool:
        return value(state, offer.give) >= 0.5 * value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, _ in wanted(state, player):
            cash = 2 * price(state, space)
            if cash <= state.cash[player]:
                yield buys(state, player, owner, space, cash)


class Broke(Plain):
    """Has spent all its money, mortgages for more houses, and takes any money for a deed."""

    reserve = 0
    bids = 2.0
    borrows = True

    def likes(self, state: State, offer: Offer) -> bool:
        return offer.give.cash > 0


class Silent(Plain):
    """Says nothing to anything: an offer lapses."""

    def interject(self, view: View) -> Action | None:
        action = super().interject(view)
        return None if isinstance(action, RefuseTrade) else action


class Leading(Plain):
    """Is far ahead (`lead`), and sells nothing but for three times its price."""

    def likes(self, state: State, offer: Offer) -> bool:
        return value(state, offer.give) >= 3 * value(state, offer.get)


def lead(state: State, player: int) -> None:
    """Give the player a colour group of the Bank's and money, before the first throw."""
    group = state.board.groups["orange"]
    for space in group.members:
        state.owner[space] = player
    state.cash[player] += 700
    state.bank -= 700


PERSONS: tuple[type[Plain], ...] = (Patient, Refusing, Generous, Broke, Leading, Silent)
