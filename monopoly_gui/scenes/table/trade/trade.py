"""A trade: put together, waited for, answered, countered [TRADE-1, TRADE-6]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame
from pygame import Rect, Surface

from ....engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
    WithdrawTrade,
)
from ....engine.board import BANK
from ....engine.flow import trading
from ....engine.frames import Debt, Offer
from ....language import _, mark, translate
from ....ui.painting import layout
from ....ui.widgets import BODY, Choice, Toggle, Widget
from ...core.dialog import BUTTON_HEIGHT
from ..estate.estate import EstateDialog
from ..shared.advice_place import EDGE, GAP
from ..shared.card_buttons import CardButton
from ..shared.table_dialog import TableDialog
from .offer_news import Mood, news_of
from .question import Question
from .side import COLUMNS, TradeSide
from .terms import Terms

if TYPE_CHECKING:
    from ....match.match import Step
    from ..shared.port import TablePort

Mode = Literal["edit", "answer", "wait"]
LOCKED = mark("To change the terms, make a counter-offer.")
SENT = mark("The offer has been made; take it back to change it.")


class TradeDialog(TableDialog):
    """Both sides next to each other; below them what is wrong, or what was answered.

    Opened for an ``offer`` it asks the human to whom that was made.  A refused
    offer stays as it was, to be edited; an offer between two humans turns the
    dialog to the one who is asked.
    """

    modal = True
    shade = 150
    width = 1400.0
    height = 1016.0

    def __init__(
        self, port: TablePort, player: int, partner: int | None = None, offer: int = 0
    ) -> None:
        super().__init__(port, player)
        self.number = offer
        self.countering = 0
        self.news = ""
        self.mood: Mood = "muted"
        self.mode: Mode = "edit"
        self.partner = self._first_partner() if partner is None else partner
        self.terms = Terms()
        self._question = Question(port)
        self._over = False
        self._listening = False
        self.mine = TradeSide(port, self.terms, True, self._edited)
        self.theirs = TradeSide(port, self.terms, False, self._edited)
        self.who = Choice([], "", self._meet, name="partner", on_card=True, size=BODY - 1)
        self.settle = Toggle(_("In place of the whole debt"), on_card=True, name="settle")
        self.settle.on_change = lambda on: self._edited()
        make, key = CardButton, pygame
        self.propose = make(
            _("Propose"),
            self._propose,
            icon="handshake",
            key=key.K_p,
            style="primary",
            name="propose",
        )
        self.clear = make(
            _("Start again"), self._clear, icon="refresh", key=key.K_x, style="light", name="clear"
        )
        self.want = make(
            _("What would you want?"), self._ask_wanted, icon="help", key=key.K_w, style="light",
            name="want",
        )  # fmt: skip
        self.leave_ = make(_("Close"), self.close, key=key.K_ESCAPE, style="light", name="close")
        self.accept = make(
            _("Accept"), self._accept, icon="check", key=key.K_a, style="good", name="accept"
        )
        self.refuse = make(
            _("Refuse"), self._refuse, icon="close", key=key.K_r, style="danger", name="refuse"
        )
        self.counter = make(
            _("Change the terms"), self._begin_counter, icon="edit", key=key.K_c, style="light",
            name="counter",
        )  # fmt: skip
        self.raise_money = make(
            _("Raise money"), self._raise, icon="mortgage", key=key.K_m, style="light", name="raise"
        )
        self.withdraw = make(
            _("Take it back"),
            self._withdraw,
            icon="undo",
            key=key.K_w,
            style="light",
            name="withdraw",
        )
        self._top = Rect(0, 0, 0, 0)
        self._line = Rect(0, 0, 0, 0)
        self._foot = Rect(0, 0, 0, 0)
        self._row: list[CardButton] = []

    # advice and terms from elsewhere ---------------------------------------------

    def advisee(self) -> int:
        """Whoever has been made an offer."""
        return self.player if self.mode == "answer" else BANK

    def button_for(self, action: Action) -> str:
        names = {"accept_trade": "accept", "refuse_trade": "refuse", "counter_trade": "counter"}
        return names.get(action.kind, "raise")

    def take_advice(self, action: Action) -> None:
        """Do what is advised; a counter-offer is put together, to be looked at."""
        if isinstance(action, CounterTrade):
            self.countering = action.offer
            self.fill(action.give, action.get)
        else:
            super().take_advice(action)

    def fill(self, mine: Bundle, theirs: Bundle) -> None:
        """Put these terms into the trade, to be looked at and changed."""
        self.terms = Terms(mine, theirs)
        self._anew()

    # the position ----------------------------------------------------------------

    @property
    def pauses(self) -> bool:
        return self.mode != "wait" and not self.folded

    def _first_partner(self) -> int:
        """A sole creditor, else the next player."""
        frame = self.state.top
        if isinstance(frame, Debt) and frame.player == self.player and frame.creditors[0] >= 0:
            return frame.creditors[0]
        return self.state.others(self.player)[0]

    def _offer(self) -> Offer | None:
        return self.state.offer(self.number) if self.number else None

    def alive(self) -> bool:
        state = self.state
        both = state.alive[self.player] and state.alive[self.partner]
        return not self._over and both and not state.over

    def refresh(self) -> None:
        offer = self._offer()
        if offer is None:
            self.number = self.countering = 0
        asked = offer is not None and self.port.is_human(offer.partner) and not offer.agreed
        before = self.mode
        if offer and asked:
            self._take_up(offer)
        self.mode = "edit" if offer is None or self.countering else "answer" if asked else "wait"
        if offer and self.mode == "wait":
            self.player, self.partner = offer.player, offer.partner
            self.terms = Terms(offer.give, offer.get)
        if self.mode == "edit":
            self.terms.keep_owned(self.state, self.player, self.partner)
        locked = _({"edit": "", "answer": LOCKED, "wait": SENT}[self.mode])
        self.mine.rebuild(self.player, self.partner, self.terms, locked)
        self.theirs.rebuild(self.partner, self.player, self.terms, locked)
        self._entitle(offer)
        self._refresh_buttons(offer)
        if before == "edit" and self.mode == "answer":
            # somebody else looks at it now
            self.form.focus(None)

    def _take_up(self, offer: Offer) -> None:
        """See the offer with the eyes of the one to whom it was made."""
        if not self.countering:
            self.player, self.partner = offer.partner, offer.player
            self.terms = Terms(offer.give, offer.get).turned()

    def _entitle(self, offer: Offer | None) -> None:
        me, other = self.port.name(self.player), self.port.name(self.partner)
        if self.mode == "edit":
            self.title = (
                _("{me} answers {other}").format(me=me, other=other)
                if self.countering
                else _("{me} offers a trade").format(me=me)
            )
            self.subtitle = _("Choose what each side gives.")
        elif self.mode == "answer":
            self.title = _("{other} offers {me} a trade").format(other=other, me=me)
            self.subtitle = _("Accept it, refuse it, or change the terms.")
            if offer and offer.settles:
                self.subtitle = _("It would settle the debt of {other}.").format(other=other)
        else:
            self.title = _("{me} has offered {other} a trade").format(me=me, other=other)
            agreed = offer is not None and offer.agreed
            self.subtitle = (
                _("Agreed: it is carried out as soon as the board is idle.")
                if agreed
                else _("{other} is thinking about it…").format(other=other)
            )
        if offer and self.mode != "edit" and (changed := trading.change(self.state, offer)):
            self.subtitle = _("Changed: {what}").format(what=translate(changed.text))

    def _refresh_buttons(self, offer: Offer | None) -> None:
        port, state = self.port, self.state
        partners = state.others(self.player)
        self.who.options = [(str(p), port.name(p)) for p in partners]
        self.who.value = str(self.partner)
        self.settle.visible = self.mode == "edit" and not self.countering and self._may_settle()
        if not self.settle.visible:
            self.settle.on = False
        elif isinstance(state.top, Debt):
            self.settle.label = _("In place of the whole {amount} owed").format(
                amount=port.money(state.top.amount)
            )
        self.propose.label = _("Make this counter-offer") if self.countering else _("Propose")
        self.leave_.label = _("Back") if self.countering else _("Close")
        self.leave_.on_click = self._end_counter if self.countering else self.close
        if offer:
            self.accept.reason = port.why_not(AcceptTrade(self.player, offer.id))
            self.withdraw.reason = port.why_not(WithdrawTrade(offer.player, offer.id))
        self._judge()
        rows = {
            "edit": [self.propose, *self._wants(), self.clear, self.leave_],
            "answer": [self.accept, self.counter, self.refuse, self.raise_money],
            "wait": [self.withdraw, self.leave_],
        }
        self._row = rows[self.mode]
        head: list[Widget] = []
        if self.mode == "edit" and not self.countering:
            head = [self.who, *([self.settle] if self.settle.visible else [])]
        defaults = {"edit": self.propose, "answer": None, "wait": None}
        widgets = [*head, *self.mine.widgets, *self.theirs.widgets, *self._row]
        self.form.on_cancel = None if self.mode == "answer" else self.leave_.on_click
        self.show(widgets, defaults[self.mode])

    def _may_settle(self) -> bool:
        frame = self.state.top
        return (
            isinstance(frame, Debt)
            and frame.player == self.player
            and frame.creditors == (self.partner,)
        )

    def _action(self) -> OfferTrade | CounterTrade:
        mine, theirs = self.terms.mine, self.terms.theirs
        if self.countering:
            return CounterTrade(self.player, self.countering, mine, theirs)
        return OfferTrade(self.player, self.partner, mine, theirs, self.settle.on)

    def _wants(self) -> list[CardButton]:
        """The button that asks an opponent; people are asked at the table."""
        return [] if self.port.is_human(self.partner) else [self.want]

    def _judge(self) -> None:
        """Ask the engine what it thinks of the terms."""
        empty = self.terms.mine.empty() and self.terms.theirs.empty()
        self.want.reason = _("Choose first what you want, or what you could give.") if empty else ""
        who = self.port.name(self.partner)
        self.want.tip = _("Ask {name} what it would take; you can still change it.").format(
            name=who
        )
        self.propose.reason = self.port.why_not(self._action()) if self.mode == "edit" else ""

    def _edited(self) -> None:
        self._question.drop()
        self.news = ""
        self._judge()
        self.redraw()

    # what the buttons do -------------------------------------------------------------

    def _meet(self, value: str) -> None:
        self.partner = int(value)
        self.terms = Terms(self.terms.mine)
        self._anew()

    def _clear(self) -> None:
        self.terms = Terms()
        self._anew()

    def _anew(self) -> None:
        self._question.drop()
        self.news = ""
        self.refresh()
        self.layout()
        self.redraw()

    def _propose(self) -> None:
        action = self._action()
        self._listen()
        self.countering = 0
        self.act(action)
        self._anew()

    # what the partner would want ---------------------------------------------------------

    def _ask_wanted(self) -> None:
        """Let the opponent think about the terms; the dialog stays as it is meanwhile."""
        offer = OfferTrade(self.player, self.partner, self.terms.mine, self.terms.theirs)
        self._question.ask(offer, self.countering)
        self.news = _("{other} is thinking about it…").format(other=self.port.name(self.partner))
        self.mood = "muted"
        self.redraw()

    def _hear_wanted(self) -> None:
        """Fill in what the opponent would want, once it has thought about it."""
        if said := self._question.answer():
            if said.deal:
                self.fill(said.deal.give, said.deal.get)
            self.news, self.mood = said.text, said.mood
            self.redraw()

    def tick(self, now: float, dt: float) -> None:
        self._hear_wanted()
        super().tick(now, dt)

    def _begin_counter(self) -> None:
        self.countering = self.number
        self._anew()

    def _end_counter(self) -> None:
        self.countering = 0
        self._anew()

    def _accept(self) -> None:
        self._finish(AcceptTrade(self.player, self.number))

    def _refuse(self) -> None:
        self._finish(RefuseTrade(self.player, self.number))

    def _finish(self, action: Action) -> None:
        """Give an answer; there is nothing more to do here after it."""
        self._listen()
        self.act(action)

    def _withdraw(self) -> None:
        offer = self._offer()
        if offer:
            self.act(WithdrawTrade(offer.player, offer.id))

    def _raise(self) -> None:
        self.context.scenes.push(EstateDialog(self.port, self.player))

    # what is answered ------------------------------------------------------------------

    def enter(self) -> None:
        self._listen()
        super().enter()

    def leave(self) -> None:
        if self._listening:
            self.port.match.on_step.remove(self._heard)
            self._listening = False

    def _listen(self) -> None:
        if not self._listening:
            self.port.match.on_step.append(self._heard)
            self._listening = True

    def _heard(self, step: Step) -> None:
        """Learn what became of the offer that is shown, or that one has been made."""
        news = news_of(self.port, step, self.number, self.player)
        if news is None:
            return
        answered = self.mode == "answer" and not news.number
        self.number, self.news, self.mood = news.number, news.text, news.mood
        self._over = news.over or answered
        if self._over:
            self.context.scenes.toasts.say(news.text, "good" if news.mood == "good" else "note")

    # the picture -----------------------------------------------------------------------

    def place(self, width: int, height: int) -> Rect:
        """In the middle of the window; less high while there is advice below it."""
        if self.adviser.open:
            px = self.context.painter.px
            below = self.adviser.height(width) + px(GAP) + 2 * px(EDGE)
            height = min(height, self.bounds.height - below)
        return layout.centre(self.bounds, width, height)

    def spare(self) -> int:
        """Room for the tiles of whoever has most, so that the height does not jump."""
        state = self.state
        most = max(len(state.deeds(p)) + len(state.cards[p]) for p in state.living())
        rows = max(3, -(-most // COLUMNS))
        return self.mine.spare(rows, self.context.painter.px)

    def arrange(self) -> None:
        px = self.context.painter.px
        self._foot, rest = layout.split(self.body, "bottom", px(BUTTON_HEIGHT), px(14))
        self._line, rest = layout.split(rest, "bottom", px(34), px(12))
        if self.mode == "edit" and not self.countering:
            self._top, rest = layout.split(rest, "top", px(52), px(14))
            label, choice, settle = layout.row(self._top, [px(110), 1.0, px(430)], px(16))
            self._top = label
            self.who.rect = choice
            self.settle.rect = settle
            if not self.settle.visible:
                self.who.rect = choice.union(settle)
        left, right = layout.row(rest, [1.0, 1.0], px(20))
        self.mine.arrange(left, px)
        self.theirs.arrange(right, px)
        x = self._foot.right
        for button in reversed(self._row):
            width = max(px(170), button.width(self.context.painter))
            x -= width
            button.rect = Rect(x, self._foot.y, width, self._foot.height)
            x -= px(14)

    def paint_body(self, surface: Surface) -> None:
        painter = self.context.painter
        if self.mode == "edit" and not self.countering:
            painter.text(
                surface, _("Trade with"), self._top, size=BODY - 1, colour="muted", valign="center"
            )
        self.mine.paint(surface)
        self.theirs.paint(surface)
        text, tint = self._message()
        painter.text(
            surface, text, self._line, size=BODY, colour=tint, weight="bold", valign="center"
        )

    def _message(self) -> tuple[str, str]:
        """What has been answered, else why the offer is not possible."""
        if self.news:
            return self.news, self.mood
        if self.mode == "edit":
            if self.propose.enabled:
                owed = self.settle.on and isinstance(self.state.top, Debt)
                return (_("It settles the whole debt.") if owed else ""), "good"
            empty = self.terms.mine.empty() and self.terms.theirs.empty()
            return self.propose.reason, "muted" if empty else "warn"
        if self.mode == "answer" and not self.accept.enabled:
            return self.accept.reason, "warn"
        said = self.port.why_offered(self.number) if self.mode == "answer" else ""
        text = _("{name}: “{reason}”").format(name=self.port.name(self.partner), reason=said)
        return text if said else "", "muted"
