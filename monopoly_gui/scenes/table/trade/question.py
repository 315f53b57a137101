"""Asking an opponent what it would want in a trade."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ....ai.advice import Terms, wanted
from ....engine.actions import OfferTrade
from ....engine.view import view
from ....language import _, told
from .offer_news import Mood

if TYPE_CHECKING:
    from ....match.background_tasks import Errand
    from ..port import TableLink


@dataclass(frozen=True, slots=True)
class Said:
    """What the opponent says, and the deal that it would make, if any."""

    text: str
    mood: Mood
    deal: OfferTrade | None = None


class Question:
    """One question at a time; the opponent thinks about it beside the game."""

    def __init__(self, link: TableLink) -> None:
        self.link = link
        self._partner = 0
        self._errand: Errand[Terms] | None = None

    def ask(self, offer: OfferTrade, answering: int) -> None:
        """Ask what it would take for something like this offer, or for the one answered by it."""
        self.drop()
        self._partner = offer.partner
        code = self.link.match.seats[offer.partner].bot
        seen = view(self.link.state, offer.player)
        # the offer that is answered would stand in the way of another one
        seen.state.offers = [o for o in seen.state.offers if o.id != answering]
        self._errand = self.link.match.errands.send(partial(wanted, seen, offer, code))

    def drop(self) -> None:
        """Ask no more."""
        if self._errand:
            self._errand.drop()
            self._errand = None

    def answer(self) -> Said | None:
        """What it says, once, when it has thought about it."""
        if self._errand is None or not self._errand.done:
            return None
        found, self._errand = self._errand.result, None
        name = self.link.name(self._partner)
        if found is None:
            return Said(_("{name} has no answer to that.").format(name=name), "bad")
        values = {"name": name, "reason": told(found.reason)}
        if found.deal is None:
            return Said(_("{name}: “{reason}”").format(**values), "bad")
        text = _("{name}: “{reason}” Propose it, or change it first.").format(**values)
        return Said(text, "good", found.deal)
