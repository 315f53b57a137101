"""What became of an offer that somebody waits for, told from the steps of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ....engine.events import TradeAgreed, TradeDone, TradeEnded, TradeOffered
from ....language import _, mark, translate

if TYPE_CHECKING:
    from ....match.match import Step
    from ..shared.table_host import TableHost

Mood = Literal["muted", "good", "bad"]
ENDINGS = mark(
    {
        "withdrawn": "The offer was taken back.",
        "lapsed": "The offer lapsed without an answer.",
        "void": "The trade was no longer possible.",
    }
)


@dataclass(slots=True)
class News:
    """``number`` is the offer to look at from now on; ``over`` if there is nothing more to do."""

    number: int
    text: str = ""
    mood: Mood = "muted"
    over: bool = False


def news_of(host: TableHost, step: Step, number: int, player: int) -> News | None:
    """The news of a step on the offer ``number`` (0: none yet), or on one just made.

    ``player`` is the one who makes offers here; None if the step says nothing.
    """
    news: News | None = None
    for event in step.events:
        if isinstance(event, TradeOffered):
            answers = bool(number) and event.counters == number
            if answers or (not number and event.player == player):
                news = News(event.offer, news.text if news else "")
        elif isinstance(event, TradeAgreed) and event.offer == number:
            news = News(
                number, _("{player} accepts.").format(player=host.name(step.action.player)), "good"
            )
        elif isinstance(event, TradeDone) and event.offer == number:
            news = News(0, _("The trade is done."), "good", over=True)
        elif isinstance(event, TradeEnded) and event.offer == number:
            news = _ended(host, event, step.reason)
    return news


def _ended(host: TableHost, event: TradeEnded, reason: str) -> News:
    name = host.name(event.partner)
    values = {"player": name, "reason": translate(reason)}
    if event.why == "refused":
        over = host.is_human(event.partner)
        text = _("{player} refuses: {reason}") if reason else _("{player} refuses.")
        return News(0, text.format(**values), "bad", over)
    if event.why == "countered":
        text = (
            _("{player} makes a counter-offer: {reason}")
            if reason
            else _("{player} makes a counter-offer.")
        )
        return News(0, text.format(**values))
    return News(0, _(ENDINGS.get(event.why, "")))
