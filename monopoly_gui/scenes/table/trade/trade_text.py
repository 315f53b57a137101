"""Texts of a trade, by its status."""

from __future__ import annotations

from ....engine.flow import trading
from ....language import _, mark, translate
from .buttons import TradeButtons
from .negotiation import Negotiation
from .offer_status import OfferStatus

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
