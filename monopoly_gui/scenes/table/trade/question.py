"""Asking an opponent what it would want in a trade."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ....ai.advice import Terms, wanted
from ....engine.actions import OfferTrade
from ....engine.view import view
from ....language import _, translate
from .offer_news import Mood

if TYPE_CHECKING:
    from ....match.background_tasks import BackgroundTask
    from ..shared.table_host import TableHost


@dataclass(frozen=True, slots=True)
class Utterance:
    """The opponent's text and the deal it would make, if any."""

    text: str
    mood: Mood
    deal: OfferTrade | None = None


class Question:
    """One question at a time; the opponent thinks about it beside the game."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self._partner = 0
        self._task: BackgroundTask[Terms] | None = None

    def ask(self, offer: OfferTrade, answering: int) -> None:
        """Ask what it would take for something like this offer, or for the one answered by it."""
        self.drop()
        self._partner = offer.partner
        code = self.host.match.seats[offer.partner].bot
        player_view = view(self.host.state, offer.player)
        # the offer that is answered would stand in the way of another one
        player_view.state.offers = [o for o in player_view.state.offers if o.id != answering]
        match = self.host.match
        text = tuple(match.said)
        self._task = match.background_tasks.send(partial(wanted, player_view, offer, code, text))

    def drop(self) -> None:
        """Ask no more."""
        if self._task:
            self._task.drop()
            self._task = None

    def answer(self) -> Utterance | None:
        """What it says, once, when it has thought about it."""
        if self._task is None or not self._task.done:
            return None
        found, self._task = self._task.result, None
        name = self.host.name(self._partner)
        if found is None:
            return Utterance(_("{name} can’t answer that.").format(name=name), "bad")
        values = {"name": name, "reason": translate(found.reason)}
        if found.deal is None:
            return Utterance(_("{name}: “{reason}”").format(**values), "bad")
        text = _("{name}: “{reason}” Propose it, or change it first.").format(**values)
        return Utterance(text, "good", found.deal)
