"""The few words that are shown on the table when something happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ...engine import events as ev
from ...engine.board import BANK
from ...language import _
from .log_text import Names, phrase
from .log_words import plain


@dataclass(frozen=True, slots=True)
class Words:
    """Texts chosen by ``variant``; "" is all others."""

    texts: Mapping[str, str]
    variant: Callable[[Any], str] = lambda event: ""


CUE_TEXTS: dict[type, Words] = {
    ev.Jailed: Words(
        {"": "{player} goes to Jail", "doubles": "Third double: {player} goes to Jail"},
        lambda event: event.why,
    ),
    ev.AuctionOpened: Words(
        {"": "Auction: {space}", "house": "Auction of houses", "hotel": "Auction of hotels"},
        lambda event: event.building,
    ),
    ev.BidPlaced: Words({"": "{amount}"}),
    ev.BidderPassed: Words(
        {"": "passes", "final": "drops out of the bidding"},
        lambda event: "final" if event.final else "",
    ),
    ev.PassWithdrawn: Words({"": "rejoins the bidding"}),
    ev.AuctionClosed: Words(
        {"": "Sold to {player} for {amount}", "nobody": "Nobody bids"},
        lambda event: "nobody" if event.player == BANK else "",
    ),
    ev.DemandOpened: Words(
        {"house": "Houses left: {left}", "hotel": "Hotels left: {left}"},
        lambda event: event.building,
    ),
    ev.DemandAnswered: Words(
        {"": "wants some too", "none": "wants none"}, lambda event: "" if event.spaces else "none"
    ),
    ev.NothingToRepair: Words({"": "has nothing to repair"}),
    ev.SaleVoided: Words(
        {"": "has nowhere to put it: not sold", "paid": "has nowhere to put it"},
        lambda event: "paid" if event.paid else "",
    ),
    ev.RentDue: Words({"": "rent is due: {amount}"}),
    ev.RentAsked: Words({"": "claims the rent"}),
    ev.RentLapsed: Words({"": "{amount} not claimed"}),
    ev.SalaryDue: Words({"": "salary is due: {amount}"}),
    ev.SalaryLapsed: Words({"": "{amount} not claimed"}),
    ev.TradeOffered: Words({"": "offers {partner} a trade"}),
    ev.TradeDone: Words({"": "{player} and {partner} trade"}),
    ev.DebtOpened: Words({"": "has to raise money"}),
    ev.TaxChosen: Words(
        {"share": "a share: {amount}", "fixed": "{amount}"},
        lambda event: "share" if event.share else "fixed",
    ),
    ev.WentBankrupt: Words(
        {"": "{player} is bankrupt", "resigned": "{player} leaves the game"},
        lambda event: "resigned" if event.resigned else "",
    ),
    ev.TimeCalled: Words({"": "Time is up: last round"}),
    ev.EndAgreed: Words({"": "The game ends by agreement"}),
    ev.GameEnded: Words(
        {"": "{winner} wins", "shared": "{winners} share the win!"},
        lambda event: "shared" if len(event.winners) > 1 else "",
    ),
}


#: what stands around the text of a card in the languages there are
QUOTES = "“”„«»\u00a0"


def cue_text(event: ev.Event, names: Names) -> str:
    """The words for an event; "" for one that is shown without any."""
    words = CUE_TEXTS.get(event.__class__)
    if words is None:
        return ""
    variant = words.variant(event)
    text = _(words.texts[variant if variant in words.texts else ""])
    return plain(phrase(text, event, names)).strip(QUOTES)
