"""The partner's side of a trade: its wishes, and the status of the offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....engine.actions import OfferTrade
from ....language import _
from .negotiation import Negotiation
from .offer_news import Mood, news_of
from .question import Question

if TYPE_CHECKING:
    from ....match.match import Step


class OfferStatus:
    """The last thing that was heard; ``over`` if there is nothing more to do after it."""

    def __init__(self, talk: Negotiation) -> None:
        self.talk = talk
        self.host = talk.host
        #: what the partner says of the terms, and what became of the offer
        self.answer = self.outcome = ""
        self.mood: Mood = "muted"
        self.over = False
        self._question = Question(self.host)
        self._listening = False

    def clear(self) -> None:
        """The terms are others now: what was said of them no longer holds."""
        self._question.drop()
        self.answer = self.outcome = ""

    @property
    def news(self) -> str:
        """The last thing that was heard, "" for nothing."""
        return self.answer or self.outcome

    # what the partner would want ------------------------------------------------

    def ask(self, settles: bool) -> None:
        """Let the opponent think about the terms; they stay as they are meanwhile."""
        talk = self.talk
        terms = talk.terms
        offer = OfferTrade(talk.player, talk.partner, terms.mine, terms.theirs, settles)
        self._question.ask(offer, talk.countering)
        name = self.host.name(talk.partner)
        self.answer, self.mood = _("{other} is thinking about it…").format(other=name), "muted"

    def answered(self, fill: Callable[[OfferTrade], None]) -> bool:
        """Whether it has answered; ``fill`` gets the deal that it would make, if any."""
        text = self._question.answer()
        if text is None:
            return False
        if text.deal:
            fill(text.deal)
        self.answer, self.mood = text.text, text.mood
        return True

    # what becomes of the offer --------------------------------------------------

    def listen(self) -> None:
        if not self._listening:
            self.host.match.on_step.append(self._heard)
            self._listening = True

    def stop(self) -> None:
        if self._listening:
            self.host.match.on_step.remove(self._heard)
            self._listening = False

    def _heard(self, step: Step) -> None:
        """Learn what became of the offer that is shown, or that one has been made."""
        talk = self.talk
        news = news_of(self.host, step, talk.number, talk.player)
        if news is None:
            return
        answered = talk.mode == "answer" and not news.number
        self.answer, self.outcome = "", news.text
        talk.number, self.mood = news.number, news.mood
        self.over = news.over or answered
        if self.over:
            toasts = self.host.context.scenes.toasts
            # the log announces it, of a trade that was done with what changed hands
            toasts.show(news.text, "good" if news.mood == "good" else "note")
