"""The buttons below a trade, by how it stands, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from ....engine.actions import AcceptTrade, WithdrawTrade
from ....engine.flow import trading
from ....language import _, mark, translate
from ....ui.layout.containers import Wrap
from ....ui.layout.leaves import Control
from ....ui.layout.node import Node
from ....ui.widgets.button import ButtonStyle
from ..dialog_base.shared_keys import ESTATE, ESTATE_BEFORE, NO
from ..parts.card_buttons import DialogButton
from .negotiation import Negotiation
from .offer_status import OfferStatus

#: the least width of one, and how high it is
WIDTH, HIGH = 150, (50, 60)


@dataclass(frozen=True, slots=True)
class TradeButton:
    """The label, icon, key and style of a button."""

    label: str
    icon: str
    key: int
    style: ButtonStyle = "light"


KINDS = {
    "propose": TradeButton(mark("Propose"), "handshake", pygame.K_p, "primary"),
    "clear": TradeButton(mark("Clear"), "refresh", pygame.K_x, "link"),
    "want": TradeButton(mark("What would it take?"), "help", pygame.K_w),
    "close": TradeButton(mark("Close"), "", pygame.K_ESCAPE),
    "accept": TradeButton(mark("Accept"), "check", pygame.K_a, "primary"),
    "refuse": TradeButton(mark("Refuse"), "close", NO),
    "never": TradeButton(mark("No more offers for this"), "close", pygame.K_x, "link"),
    "counter": TradeButton(mark("Change the terms"), "edit", pygame.K_c),
    "raise": TradeButton(mark("Raise money"), "mortgage", ESTATE, "link"),
    "withdraw": TradeButton(mark("Take it back"), "undo", pygame.K_w),
}
#: from left to right, by mode; people are asked at the table what they want
ROWS = {
    "edit": ("propose", "want", "clear", "close"),
    "answer": ("accept", "counter", "refuse", "never", "raise"),
    "wait": ("withdraw", "close"),
}


class TradeButtons:
    """``do`` says what each does, by name; "back" is what "close" does in a counter-offer."""

    def __init__(self, talk: Negotiation, do: Mapping[str, Callable[[], None]]) -> None:
        self.talk = talk
        self.do = do
        self.named = {
            name: DialogButton(
                _(kind.label), do[name], icon=kind.icon, key=kind.key, style=kind.style, name=name
            )
            for name, kind in KINDS.items()
        }
        self.named["raise"].keys_before = ESTATE_BEFORE
        self.propose = self.named["propose"]
        self.accept = self.named["accept"]
        self.row: list[DialogButton] = []

    @property
    def default(self) -> DialogButton | None:
        """The one that Enter uses."""
        return self.propose if self.talk.mode == "edit" else None

    @property
    def on_cancel(self) -> Callable[[], None] | None:
        """What Escape does: an offer wants an answer."""
        return None if self.talk.mode == "answer" else self.named["close"].on_click

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
        self.judge(settles)
        # only opponents offer the same again and again
        left_out = ("want", "never") if host.is_human(talk.partner) else ()
        self.row = [named[name] for name in ROWS[talk.mode] if name not in left_out]

    def judge(self, settles: bool) -> None:
        """Ask the engine what it thinks of the terms."""
        talk, host, want = self.talk, self.talk.host, self.named["want"]
        choose = _("First choose what you want, or what you could give.")
        want.reason = choose if talk.terms.empty else ""
        want.tip = _("Ask {name} what it would take; you can still change the terms.").format(
            name=host.name(talk.partner)
        )
        edited = talk.mode == "edit"
        self.propose.reason = host.why_not(talk.action(settles)) if edited else ""

    def foot(self, message: Node) -> Node:
        """What there is to say of the terms, and the buttons, in as many lines as they need."""
        width = (WIDTH, WIDTH)
        ends = [
            Control(button, width=width, height=HIGH, tight=True, grow=0.0) for button in self.row
        ]
        return Wrap([message, *ends])


#: why the terms cannot be changed
LOCKED = mark(
    {
        "answer": "To change the terms, make a counter-offer.",
        "wait": "You have made the offer; take it back to change it.",
    }
)


def locked_reason(talk: Negotiation) -> str:
    """Why the terms cannot be changed now, "" if they can."""
    return "" if talk.mode == "edit" else _(LOCKED[talk.mode])


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
        return _("Choose what each side gives.")
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
