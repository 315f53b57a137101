"""Players of other styles, for leagues: ``monopoly-gui arena --bot tests/ai/strangers.py:Hoarder``.

They build and raise money as the game's opponents do, but trade, bid and save by ways of their own.
"""

import random
from dataclasses import replace

from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    OfferTrade,
    RefuseTrade,
)
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.machine import why_not
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View

USUAL = BotConfig()


class Stranger:
    """The usual opponent with another way of trading; never offers anything by itself."""

    knobs = USUAL

    def __init__(self) -> None:
        self.reason = ""
        self._usual = Opponent(self.knobs)

    def decide(self, view: View) -> Action:
        action = self._usual.decide(view)
        while isinstance(action, OfferTrade):  # one look a turn: the next answer is another
            action = self._usual.decide(view)
        return self.instead(view) or action

    def interject(self, view: View) -> Action | None:
        for offer in view.state.offers:
            if offer.partner == view.player and not offer.agreed:
                accept = AcceptTrade(view.player, offer.id)
                if self.likes(view.state, offer) and why_not(view.state, accept) is None:
                    return accept
                return RefuseTrade(view.player, offer.id)
        return self._usual.interject(view)

    def likes(self, state: State, offer: Offer) -> bool:
        """Whether to accept."""
        return False

    def instead(self, view: View) -> Action | None:
        """Something to do first."""
        return None


class NeverTrades(Stranger):
    """Refuses everything."""


class Accountant(Stranger):
    """Wants a fifth more than it gives by the price list, and gives no set away."""

    def likes(self, state: State, offer: Offer) -> bool:
        for space in offer.get.deeds:
            mates = state.board.group_members[space]
            if all(state.owner[mate] in (offer.player, offer.partner) for mate in mates):
                return False
        return worth(state, offer.give) >= 1.2 * worth(state, offer.get)


class Gambler(Stranger):
    """Accepts by a throw of a coin whatever looks half-way fair, and offers deeds at random."""

    def __init__(self) -> None:
        super().__init__()
        self._dice = random.Random(1)
        self._turn = -1

    def likes(self, state: State, offer: Offer) -> bool:
        fair = worth(state, offer.give) >= 0.8 * worth(state, offer.get)
        return fair and self._dice.random() < 0.5

    def instead(self, view: View) -> Action | None:
        state, player = view.state, view.player
        frame = state.stack[-1]
        if state.turn == self._turn or frame.kind != "turn" or self._dice.random() < 0.5:
            return None
        self._turn = state.turn
        partner = self._dice.choice(state.others(player))
        mine, theirs = state.deeds(player), state.deeds(partner)
        if not mine or not theirs:
            return None
        give = Bundle(self._dice.randrange(0, 200, 10), (self._dice.choice(mine),))
        offer = OfferTrade(player, partner, give, Bundle(0, (self._dice.choice(theirs),)))
        return offer if why_not(state, offer) is None else None


class Bidder(Opponent):
    """Bids twice the price for anything, and mortgages what it has for it."""

    def __init__(self) -> None:
        super().__init__(replace(USUAL, bid=2.0, lone=1.6))


class Hoarder(Opponent):
    """Never has less than 500 in hand, and parts with nothing but dearly."""

    def __init__(self) -> None:
        super().__init__(
            replace(USUAL, reserve=500, hotel_reserve=800, mortgage_to_build=False, markup=3.0)
        )


class Seller(Opponent):
    """Sells sets too cheaply, and asks for little."""

    def __init__(self) -> None:
        super().__init__(replace(USUAL, horizon=10.0, accept_share=0.1, ladder=(0.45, 0.35)))


def worth(state: State, side: Bundle) -> int:
    """A side of a deal by the price list."""
    prices = state.board.spaces
    return side.cash + sum(
        prices[s].mortgage if state.mortgaged[s] else prices[s].price for s in side.deeds
    )
