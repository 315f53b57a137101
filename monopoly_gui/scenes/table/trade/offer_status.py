"""The partner's side of a trade: its wishes, and the status of the offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from ....ai.advice import Terms, wanted
from ....engine.actions import OfferTrade
from ....engine.events import TradeAgreed, TradeDone, TradeEnded, TradeOffered
from ....engine.view import view
from ....language import _, mark, translate
from ....match.background_tasks import BackgroundTask
from ....match.match import Step
from ..parts.table_host import TableHost
from .negotiation import Negotiation

Mood = Literal["muted", "good", "bad"]
ENDINGS = mark(
    {
        "withdrawn": "The offer was taken back.",
        "lapsed": "The offer lapsed without an answer.",
        "void": "The trade was no longer possible.",
    }
)


@dataclass(slots=True)
class OfferNews:
    """``number`` is the offer to look at from now on; ``over`` if there is nothing more to do."""

    number: int
    text: str = ""
    mood: Mood = "muted"
    over: bool = False


def news_of(host: TableHost, step: Step, number: int, player: int) -> OfferNews | None:
    """The news of a step on the offer ``number`` (0: none yet), or on one just made.

    ``player`` is the one who makes offers here; None if the step says nothing.
    """
    news: OfferNews | None = None
    for event in step.events:
        if isinstance(event, TradeOffered):
            answers = bool(number) and event.counters == number
            if answers or (not number and event.player == player):
                news = OfferNews(event.offer, news.text if news else "")
        elif isinstance(event, TradeAgreed) and event.offer == number:
            news = OfferNews(
                number, _("{player} accepts.").format(player=host.name(step.action.player)), "good"
            )
        elif isinstance(event, TradeDone) and event.offer == number:
            news = OfferNews(0, _("The trade is done."), "good", over=True)
        elif isinstance(event, TradeEnded) and event.offer == number:
            news = _ended(host, event, step.reason)
    return news


def _ended(host: TableHost, event: TradeEnded, reason: str) -> OfferNews:
    name = host.name(event.partner)
    values = {"player": name, "reason": translate(reason)}
    if event.why == "refused":
        over = host.is_human(event.partner)
        text = _("{player} refuses: {reason}") if reason else _("{player} refuses.")
        return OfferNews(0, text.format(**values), "bad", over)
    if event.why == "countered":
        text = (
            _("{player} makes a counter-offer: {reason}")
            if reason
            else _("{player} makes a counter-offer.")
        )
        return OfferNews(0, text.format(**values))
    return OfferNews(0, _(ENDINGS.get(event.why, "")))


class OfferStatus:
    """The last thing that was heard; ``over`` if there is nothing more to do after it."""

    def __init__(self, talk: Negotiation) -> None:
        self.talk = talk
        self.host = talk.host
        #: what the partner says of the terms, and what became of the offer
        self.answer = self.outcome = ""
        self.mood: Mood = "muted"
        self.over = False
        self._question = WishQuestion(self.host)
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
        if self.over and news.mood != "good":
            # the log announces it; of a trade that was done a handshake is seen
            self.host.context.scenes.toasts.show(news.text, "note")


@dataclass(frozen=True, slots=True)
class Utterance:
    """The opponent's text and the deal it would make, if any."""

    text: str
    mood: Mood
    deal: OfferTrade | None = None


class WishQuestion:
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
        text = tuple(match.talks)
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
