"""A trade as it stands: who with whom, for what, and whose turn it is to speak."""

from __future__ import annotations

from typing import Literal

from ....engine.actions import Bundle, CounterTrade, OfferTrade
from ....engine.frames import Debt, Offer
from ..parts.table_host import TableHost
from .terms import Terms

#: put together, to be answered, or waited for
Mode = Literal["edit", "answer", "wait"]


class Negotiation:
    """Follows the offer ``number`` in the position; 0 as long as none has been made."""

    def __init__(self, host: TableHost, player: int, partner: int | None, number: int) -> None:
        self.host = host
        self.player = player
        self.number = number
        #: the offer that is answered by other terms, 0 for none
        self.countering = 0
        self.mode: Mode = "edit"
        self.terms = Terms()
        self.partner = self._first_partner() if partner is None else partner

    def _first_partner(self) -> int:
        """A sole creditor, else the next player."""
        state = self.host.state
        frame = state.top
        if isinstance(frame, Debt) and frame.player == self.player and frame.creditors[0] >= 0:
            return frame.creditors[0]
        return state.others(self.player)[0]

    @property
    def offer(self) -> Offer | None:
        """The offer that is shown, None if there is none any more."""
        return self.host.state.offer(self.number) if self.number else None

    @property
    def possible(self) -> bool:
        """Whether both are still in a game that goes on."""
        state = self.host.state
        return state.alive[self.player] and state.alive[self.partner] and not state.over

    @property
    def begins(self) -> bool:
        """Whether a first offer is put together, to a partner who is still chosen."""
        return self.mode == "edit" and not self.countering

    @property
    def debt(self) -> Debt | None:
        """The debt that this trade could settle."""
        frame = self.host.state.top
        if not self.begins or not isinstance(frame, Debt):
            return None
        owed = frame.player == self.player and frame.creditors == (self.partner,)
        return frame if owed else None

    def follow(self) -> None:
        """See what has become of the offer."""
        offer = self.offer
        if offer is None:
            self.number = self.countering = 0
        asked = offer is not None and self.host.is_human(offer.partner) and not offer.agreed
        if offer and asked and not self.countering:
            # it is seen with the eyes of the one to whom it was made
            self.player, self.partner = offer.partner, offer.player
            self.terms = Terms(offer.give, offer.get).turned()
        self.mode = "edit" if offer is None or self.countering else "answer" if asked else "wait"
        if offer and self.mode == "wait":
            self.player, self.partner = offer.player, offer.partner
            self.terms = Terms(offer.give, offer.get)
        if self.mode == "edit":
            self.terms.keep_owned(self.host.state, self.player, self.partner)

    def meet(self, partner: int) -> None:
        """Trade with another player; what one gives oneself stays."""
        self.partner = partner
        self.terms = Terms(self.terms.mine)

    def fill(self, mine: Bundle, theirs: Bundle) -> None:
        """Put these terms into the trade."""
        self.terms = Terms(mine, theirs)

    def action(self, settles: bool) -> OfferTrade | CounterTrade:
        """What offers these terms; ``settles`` if in place of the whole debt."""
        mine, theirs = self.terms.mine, self.terms.theirs
        if self.countering:
            return CounterTrade(self.player, self.countering, mine, theirs)
        return OfferTrade(self.player, self.partner, mine, theirs, settles)
