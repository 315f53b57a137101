"""The partner’s side of a trade: wishes, and the status of the offer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

import pygame

from ....ai.advice import Terms as Wished
from ....ai.advice import wanted
from ....engine.actions import AcceptTrade, Bundle, OfferTrade, WithdrawTrade
from ....engine.events import TradeAgreed, TradeDone, TradeEnded, TradeOffered
from ....engine.flow import trading
from ....engine.view import view
from ....language import _, mark, translate
from ....match.background_tasks import BackgroundTask
from ....match.match import Step
from ....ui.layout.containers import Column, Wrap
from ....ui.layout.leaves import Control, Spacer
from ....ui.layout.node import Node
from ....ui.widgets.button import ButtonStyle
from ..parts.card_buttons import DialogButton
from ..parts.shared_keys import ESTATE, ESTATE_BEFORE, NO
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
    """``number`` is the next offer to look at; ``over`` if there is nothing more to do."""

    number: int
    text: str = ""
    mood: Mood = "muted"
    over: bool = False


def news_of(host: TableHost, step: Step, number: int, player: int) -> OfferNews | None:
    """The news of a step for a ``player`` on an offer (0: none yet), or on a new one."""
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
        text = _("{player} refuses: {reason}") if reason else _("{player} refuses.")
        return OfferNews(0, text.format(**values), "bad", host.is_human(event.partner))
    text = _(ENDINGS.get(event.why, ""))
    if event.why == "countered":
        text = _("{player} makes a counter-offer.")
        text = _("{player} makes a counter-offer: {reason}") if reason else text
    return OfferNews(0, text.format(**values))


class OfferStatus:
    """The latest news; ``over`` if there is nothing more to do after it."""

    def __init__(self, talk: Negotiation) -> None:
        self.talk = talk
        self.host = talk.host
        #: the partner's remark on the terms, and the fate of the offer
        self.answer = self.outcome = ""
        self.mood: Mood = "muted"
        self.over = False
        #: the player asked for wishes, who is thinking
        self._asked = 0
        self._task: BackgroundTask[Wished] | None = None
        self._listening = False

    def clear(self) -> None:
        """Drop the news: the terms have changed."""
        self._forget_question()
        self.answer = self.outcome = ""

    @property
    def news(self) -> str:
        """The latest news, "" for none."""
        return self.answer or self.outcome

    # the partner's wishes -------------------------------------------------------

    def ask(self, settles: bool) -> None:
        """Ask the opponent for its wishes beside the game; the terms stay meanwhile."""
        talk, match = self.talk, self.host.match
        terms = talk.terms
        offer = OfferTrade(talk.player, talk.partner, terms.mine, terms.theirs, settles)
        self._forget_question()
        self._asked = talk.partner
        player_view = view(self.host.state, offer.player)
        # the offer being answered would stand in the way of another one
        others = [o for o in player_view.state.offers if o.id != talk.countering]
        player_view.state.offers = others
        code, text = match.seats[talk.partner].bot, tuple(match.talks)
        self._task = match.background_tasks.send(partial(wanted, player_view, offer, code, text))
        name = self.host.name(talk.partner)
        self.answer, self.mood = _("{other} is thinking about it…").format(other=name), "muted"

    def _forget_question(self) -> None:
        if self._task:
            self._task.drop()
            self._task = None

    def answered(self, fill: Callable[[Bundle, Bundle], None]) -> bool:
        """Whether the answer has come; ``fill`` receives the opponent's deal, if any."""
        if self._task is None or not self._task.done:
            return False
        found, self._task = self._task.result, None
        name = self.host.name(self._asked)
        if found is None:
            self.answer, self.mood = _("{name} can’t answer that.").format(name=name), "bad"
            return True
        text = _("{name}: “{reason}”")
        if found.deal:
            fill(found.deal.give, found.deal.get)
            text = _("{name}: “{reason}” Propose it, or change it first.")
        self.answer = text.format(name=name, reason=translate(found.reason))
        self.mood = "good" if found.deal else "bad"
        return True

    # the fate of the offer -------------------------------------------------------

    def listen(self) -> None:
        if not self._listening:
            self.host.match.on_step.append(self._heard)
            self._listening = True

    def stop(self) -> None:
        if self._listening:
            self.host.match.on_step.remove(self._heard)
            self._listening = False

    def _heard(self, step: Step) -> None:
        """Note the fate of the shown offer, or a newly made one."""
        talk = self.talk
        news = news_of(self.host, step, talk.number, talk.player)
        if news is None:
            return
        answered = talk.mode == "answer" and not news.number
        self.answer, self.outcome = "", news.text
        talk.number, self.mood = news.number, news.mood
        self.over = news.over or answered
        if self.over and news.mood != "good" and not self.host.is_human(step.action.player):
            # a completed trade ends in a handshake, and whoever refuses needs no message
            self.host.context.scenes.toasts.show(news.text, "note")


#: the least width of one, its height, and that of a link
WIDTH, HIGH, LINK = 200, (50, 66), (40, 44)


#: the label, icon, key and style of each button
KINDS: dict[str, tuple[str, str, int, ButtonStyle]] = {
    "propose": (mark("Propose"), "handshake", pygame.K_p, "primary"),
    "clear": (mark("Clear"), "refresh", pygame.K_x, "link"),
    "want": (mark("What would it take?"), "help", pygame.K_w, "light"),
    "close": (mark("Close"), "close", pygame.K_ESCAPE, "link"),
    "accept": (mark("Accept"), "check", pygame.K_a, "primary"),
    "refuse": (mark("Refuse"), "close", NO, "light"),
    "never": (mark("No more offers for this"), "close", pygame.K_x, "link"),
    "counter": (mark("Change the terms"), "edit", pygame.K_c, "link"),
    "raise": (mark("Raise money"), "mortgage", ESTATE, "link"),
    "withdraw": (mark("Take it back"), "undo", pygame.K_w, "light"),
}
#: from left to right, by mode; people are asked for their wishes at the table
ROWS = {
    "edit": ("clear", "close", "want", "propose"),
    "answer": ("accept", "refuse", "counter", "never", "raise"),
    "wait": ("withdraw", "close"),
}


class TradeButtons:
    """``do`` has each button's command, by name; "back" is that of "close" in a counter-offer."""

    def __init__(self, talk: Negotiation, do: Mapping[str, Callable[[], None]]) -> None:
        self.talk = talk
        self.do = do
        self.named = {
            name: DialogButton(_(label), do[name], icon=icon, key=key, style=style, name=name)
            for name, (label, icon, key, style) in KINDS.items()
        }
        self.named["raise"].keys_before = ESTATE_BEFORE
        self.propose = self.named["propose"]
        self.accept = self.named["accept"]
        self.row: list[DialogButton] = []

    def refresh(self, settles: bool) -> None:
        """Bring labels, reasons and the row up to date with the trade."""
        talk, host, named = self.talk, self.talk.host, self.named
        self.propose.label = _("Make this counter-offer") if talk.countering else _("Propose")
        named["close"].label = _("Back") if talk.countering else _("Close")
        named["close"].on_click = self.do["back" if talk.countering else "close"]
        if offer := talk.offer:
            self.accept.reason = host.why_not(AcceptTrade(talk.player, offer.id))
            named["withdraw"].reason = host.why_not(WithdrawTrade(offer.player, offer.id))
        named["never"].tip = _(
            "Refuse it for good: no opponent asks {name} for this again."
        ).format(name=host.name(talk.player))
        # only opponents offer the same again and again
        left_out = ("want", "never") if host.is_human(talk.partner) else ()
        self.row = [named[name] for name in ROWS[talk.mode] if name not in left_out]
        choose = _("First choose what you want, or what you could give.")
        named["want"].reason = choose if talk.terms.empty else ""
        named["want"].tip = _(
            "Ask {name} what it would take; you can still change the terms."
        ).format(name=host.name(talk.partner))
        edited = talk.mode == "edit"
        self.propose.reason = host.why_not(talk.action(settles)) if edited else ""

    def foot(self, message: Node | None) -> Node:
        """Remarks on the terms, and the buttons, in as many lines as they need."""
        edited, asked = self.talk.mode == "edit", self.talk.mode == "answer"
        link = partial(Control, height=LINK, tight=True, grow=0.0)
        answer = partial(Control, width=(WIDTH, WIDTH), height=HIGH, tight=True, grow=asked)
        links = [link(button) for button in self.row if button.style == "link"]
        choice = [answer(button) for button in self.row if button.style != "link"]
        if edited:
            return Wrap([message, *links, *choice])
        around = [] if asked else [Spacer()]
        return Column([message, Wrap([*around, *choice, *links, *around], gap=14)])


def trade_title(talk: Negotiation) -> str:
    names = {"me": talk.host.name(talk.player), "other": talk.host.name(talk.partner)}
    if talk.mode == "answer":
        return _("{other} offers {me} a trade").format(**names)
    if talk.mode == "wait":
        return _("{me} has offered {other} a trade").format(**names)
    if talk.countering:
        return _("{me} answers {other}").format(**names)
    return _("{me} offers a trade").format(**names)


def trade_subtitle(talk: Negotiation) -> str:
    offer, other = talk.offer, talk.host.name(talk.partner)
    if talk.mode == "edit":
        return ""
    if offer and (changed := trading.change(talk.host.state, offer)):
        return _("Changed: {what}").format(what=translate(changed.text))
    if talk.mode == "answer":
        if offer and offer.settles:
            return _("It would settle {other}’s debt.").format(other=other)
        return _("Accept, refuse, or change the terms.")
    if offer and offer.agreed:
        return _("Agreed. The trade goes through as soon as nothing is pending.")
    return _("{other} is thinking about it…").format(other=other)


def trade_message(
    talk: Negotiation, hearing: OfferStatus, buttons: TradeButtons, settles: bool
) -> tuple[str, str]:
    """The answer, else the reason why the offer is impossible, with its colour."""
    if hearing.news:
        return hearing.news, hearing.mood
    if talk.mode == "wait":
        return "", "muted"
    if talk.mode == "edit":
        if buttons.propose.enabled:
            return (_("It settles the whole debt.") if settles else ""), "good"
        return buttons.propose.reason, "muted" if talk.terms.empty else "warn"
    if not buttons.accept.enabled:
        return buttons.accept.reason, "warn"
    sentence = talk.host.why_offered(talk.number)
    text = _("{name}: “{reason}”").format(name=talk.host.name(talk.partner), reason=sentence)
    return text if sentence else "", "muted"
