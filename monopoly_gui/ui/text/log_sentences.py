"""The sentences of the log, all in one table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from ...engine import events as ev
from ...engine.board import BANK
from ...engine.state import HOTEL
from ...language import mark
from ..table_model import BUS

#: the lines of a filter; ``detail`` only repeats another line,
#: ``why`` is a player's reason
Kind = Literal[
    "turn", "move", "money", "deed", "build", "trade", "auction", "game", "detail", "why"
]


@dataclass(frozen=True, slots=True)
class Entry:
    """The sentences of one kind of event, chosen by ``variant``; "" is the default.

    ``about`` names the field with the player it is about, ``acts`` another for
    some variants; ``details`` are variants that other lines say anyway.  ``briefs`` say some of
    them in few words, to be heard after the roll that led there; ``cues`` are the few words that
    are shown on the table, a missing variant is "".
    """

    kind: Kind
    texts: Mapping[str, str]
    variant: Callable[[Any], str] = lambda event: ""
    about: str = "player"
    details: frozenset[str] = frozenset()
    acts: Mapping[str, str] = field(default_factory=dict)
    briefs: Mapping[str, str] = field(default_factory=dict)
    cues: Mapping[str, str] = field(default_factory=dict)


def _level(event: ev.BuildingsChanged) -> str:
    """The change: houses or a hotel, built or sold."""
    if event.after > event.before:
        return "hotel" if event.after == HOTEL else "house"
    if event.after == 0:
        return "cleared" if event.before > 1 else "last"
    return "broken" if event.before == HOTEL else "sold"


def _speed(event: ev.DiceRolled) -> str:
    if event.purpose == "move" and len(event.dice) > 2:
        return ("number", "bus", "gentleman")[max(0, event.dice[2] - BUS + 1)]
    return event.purpose


LOG: dict[type, Entry] = {
    ev.GameStarted: Entry("game", {"": "The game begins."}, about=""),
    ev.OrderRolled: Entry("game", {"": "{player} rolls {dice} to see who starts."}),
    ev.TurnStarted: Entry("turn", {"": "{player}’s turn (round {round})."}),
    ev.DiceRolled: Entry(
        "move",
        {
            "move": "{player} rolls {dice}.",
            "jail": "{player} tries to roll doubles to leave Jail: {dice}.",
            "utility": "{player} rolls {dice} for the rent.",
            "number": "{player} rolls {dice}.",
            "bus": "{player} rolls {dice} and the bus.",
            "gentleman": "{player} rolls {dice} and Mr. Monopoly.",
        },
        _speed,
    ),
    ev.TokenMoved: Entry(
        "move",
        {
            "forward": "{player} moves {to}.",
            "back": "{player} goes back {to}.",
            "jump": "{player} goes straight {to}.",
        },
        lambda event: event.way,
        details=frozenset({"jump"}),
    ),
    ev.PotSeeded: Entry("money", {"": "The Bank puts {amount} into the pot."}, about=""),
    ev.CashMoved: Entry(
        "money",
        {
            "": "{payer} pays {payee} {amount}.",
            "purchase": "{payer} buys {space} for {amount}.",
            "rent": "{payer} pays {payee} {amount} rent for {space}.",
            "tax": "{payer} pays {amount} {space}.",
            "card": "{payer} pays {payee} {amount} (card).",
            "jail": "{payer} pays the fine of {amount} to leave Jail.",
            "salary": "{payee} collects {amount} for passing GO.",
            "snake_eyes": "{payee} collects {amount} for rolling two ones.",
            "pot": "{payee} collects {amount} from the middle of the board.",
            "deal": "{payer} pays {amount} for {space}, dealt at the start.",
            "building": "{payer} pays {amount} to build on {space}.",
            "sale": "{payee} gets {amount} for buildings.",
            "mortgage": "{payee} gets {amount} for the mortgage on {space}.",
            "lift": "{payer} pays {amount} to unmortgage {space}.",
            "interest": "{payer} pays {amount} in mortgage interest on {space}.",
            "auction": "{payer} pays {amount} for the winning bid.",
            "trade": "{payer} pays {payee} {amount} in the trade.",
            "bankruptcy": "{payee} gets {payer}’s last {amount}.",
            "estate": "The Bank takes back {space} for {amount}.",
        },
        lambda event: event.reason,
        "payer",
        frozenset({"trade", "auction"}),
        briefs=mark(
            {
                "purchase": "{payer} buys it for {amount}.",
                "rent": "{payer} pays {payee} {amount} rent.",
                "salary": "{payee} collects {amount}.",
            }
        ),
    ),
    ev.DeedMoved: Entry(
        "detail",
        {"": "{taker} gets {space} from {giver}.", "bank": "{taker} gets {space}."},
        lambda event: "bank" if event.giver == BANK else "",
        "taker",
    ),
    ev.MortgageChanged: Entry(
        "deed",
        {"": "{player} mortgages {space}.", "lifted": "{space} is unmortgaged."},
        lambda event: "" if event.mortgaged else "lifted",
    ),
    ev.BuildingsChanged: Entry(
        "build",
        {
            "house": "{player} builds house number {after} on {space}.",
            "hotel": "{player} builds a hotel on {space}.",
            "sold": "{player} sells a house on {space} ({after} left).",
            "last": "{player} sells the last house on {space}.",
            "broken": "{player} sells the hotel on {space} ({after} houses left).",
            "cleared": "{player} sells all buildings on {space}.",
        },
        _level,
    ),
    ev.CardDrawn: Entry("move", {"": "{player} draws {deck}: {card}"}),
    ev.NothingToRepair: Entry(
        "move",
        {"": "{player} has no buildings and pays nothing."},
        cues=mark({"": "has nothing to repair"}),
    ),
    ev.JailCardMoved: Entry(
        "deed",
        {
            "drawn": "{taker} keeps a Get Out of Jail Free card.",
            "back": "{giver} returns a Get Out of Jail Free card.",
            "": "{taker} gets a Get Out of Jail Free card from {giver}.",
        },
        lambda event: "drawn" if event.giver == BANK else "back" if event.taker == BANK else "",
        "taker",
    ),
    ev.Jailed: Entry(
        "move",
        {
            "space": "{player} goes to Jail.",
            "card": "{player} goes to Jail (card).",
            "doubles": "{player} goes to Jail for a third double.",
        },
        lambda event: event.why,
        cues=mark({"": "{player} goes to Jail", "doubles": "Third double: {player} goes to Jail"}),
    ),
    ev.JailTurnSpent: Entry("move", {"": "{player} stays in Jail (turn {turns})."}),
    ev.LeftJail: Entry(
        "move",
        {
            "fine": "{player} leaves Jail.",
            "card": "{player} leaves Jail with the card.",
            "doubles": "{player} leaves Jail with doubles.",
            "third": "{player} leaves Jail after the third roll.",
        },
        lambda event: event.how,
    ),
    ev.PurchaseOffered: Entry("detail", {"": "{player} may buy {space}."}),
    ev.AuctionOpened: Entry(
        "auction",
        {
            "": "{space} is put up for auction.",
            "house": "{count} of the last houses are put up for auction.",
            "hotel": "{count} of the last hotels are put up for auction.",
            "one house": "One of the last houses is put up for auction.",
            "one hotel": "One of the last hotels is put up for auction.",
        },
        lambda event: (
            f"one {event.building}" if event.building and event.count == 1 else event.building
        ),
        "",
        cues=mark(
            {
                "": "Auction: {space}",
                "house": "Auction of houses",
                "hotel": "Auction of hotels",
                "one house": "Auction of houses",
                "one hotel": "Auction of hotels",
            }
        ),
    ),
    ev.BidPlaced: Entry("auction", {"": "{player} bids {amount}."}, cues=mark({"": "{amount}"})),
    ev.BidderPassed: Entry(
        "auction",
        {"": "{player} passes.", "final": "{player} drops out of the bidding."},
        lambda event: "final" if event.final else "",
        details=frozenset({""}),
        briefs=mark({"final": "{player} stops bidding."}),
        cues=mark({"": "passes", "final": "drops out"}),
    ),
    ev.PassWithdrawn: Entry(
        "auction", {"": "{player} rejoins the bidding."}, cues=mark({"": "rejoins the bidding"})
    ),
    ev.AuctionClosed: Entry(
        "auction",
        {
            "": "{space} goes to {player} for {amount}.",
            "building": "{player} wins the building auction with a bid of {amount}.",
            "nobody": "Nobody bids: the Bank keeps {space}.",
        },
        lambda event: "nobody" if event.player == BANK else "building" if event.building else "",
        cues=mark({"": "Sold to {player} for {amount}", "nobody": "Nobody bids"}),
    ),
    ev.DemandOpened: Entry(
        "build",
        {
            "house": "{player} wants to build. Houses left: {left}; who else wants some?",
            "hotel": "{player} wants to build. Hotels left: {left}; who else wants some?",
        },
        lambda event: event.building,
        cues=mark({"house": "Houses left: {left}", "hotel": "Hotels left: {left}"}),
    ),
    ev.DemandAnswered: Entry(
        "build",
        {"": "{player} also wants to build on {spaces}.", "none": "{player} wants none of them."},
        lambda event: "" if event.spaces else "none",
        cues=mark({"": "wants some too", "none": "wants none"}),
    ),
    ev.SaleVoided: Entry(
        "build",
        {
            "": "{player} no longer has anywhere to put it: the sale is void, and nothing is paid.",
            "paid": "{player} has paid, but no longer has anywhere to put it: it stays with the "
            "Bank.",
        },
        lambda event: "paid" if event.paid else "",
        cues=mark({"": "has nowhere to put it: not sold", "paid": "has nowhere to put it"}),
    ),
    ev.RentDue: Entry(
        "money",
        {"": "{player} can claim {amount} rent from {debtor} for {space}."},
        cues=mark({"": "rent is due: {amount}"}),
    ),
    ev.RentAsked: Entry(
        "money", {"": "{player} claims the rent."}, cues=mark({"": "claims the rent"})
    ),
    ev.RentLapsed: Entry(
        "money",
        {"": "{player} did not claim {amount} rent from {debtor} in time."},
        cues=mark({"": "{amount} not claimed"}),
    ),
    ev.SalaryDue: Entry(
        "money",
        {"": "{player} can claim {amount} for passing GO."},
        cues=mark({"": "salary is due: {amount}"}),
    ),
    ev.SalaryLapsed: Entry(
        "money",
        {"": "{player} did not claim {amount} in time."},
        cues=mark({"": "{amount} not claimed"}),
    ),
    ev.AutoClaimSet: Entry(
        "detail",
        {
            "on": "{player} now claims rent automatically.",
            "off": "{player} now claims rent manually.",
        },
        lambda event: "on" if event.on else "off",
    ),
    ev.TradeOffered: Entry(
        "trade",
        {
            "": "{player} offers {partner} {give} for {get}.",
            "counter": "{player} makes {partner} a counter-offer: {give} for {get}.",
            "settles": "{player} offers {partner} {give} to settle the debt.",
        },
        lambda event: "settles" if event.settles else "counter" if event.counters else "",
        cues=mark({"": "an offer to {partner}"}),
    ),
    ev.TradeAgreed: Entry(
        "trade",
        {"": "The deal is agreed, and goes through as soon as nothing is pending."},
        about="",
    ),
    ev.TradeDone: Entry(
        "trade",
        {"": "{player} gives {partner} {give} for {get}."},
        cues=mark({"": "{player} and {partner} trade"}),
    ),
    ev.TradeEnded: Entry(
        "trade",
        {
            "refused": "{partner} refuses {player}’s offer.",
            "withdrawn": "{player} takes back the offer to {partner}.",
            "countered": "{partner} makes {player} a counter-offer.",
            "lapsed": "{player}’s offer to {partner} has lapsed.",
            "void": "The deal between {player} and {partner} is no longer possible.",
        },
        lambda event: event.why,
        acts={"refused": "partner", "countered": "partner"},
    ),
    ev.MortgageReceived: Entry(
        "deed", {"": "{player} receives {space} mortgaged: unmortgage it, or keep it for 10%."}
    ),
    ev.DebtOpened: Entry(
        "money",
        {
            "": "{player} owes {creditors} {amount} and must raise it.",
            "jail": "{player} owes a fine of {amount}.",
        },
        lambda event: event.reason,
        cues=mark({"": "must raise money"}),
    ),
    ev.DebtSettled: Entry("detail", {"": "{player} has paid off all debts."}),
    ev.TaxChosen: Entry(
        "money",
        {
            "share": "{player} chooses the share: {amount}.",
            "fixed": "{player} chooses the fixed tax of {amount}.",
        },
        lambda event: "share" if event.share else "fixed",
        cues=mark({"share": "a share: {amount}", "fixed": "{amount}"}),
    ),
    ev.WentBankrupt: Entry(
        "game",
        {
            "": "{player} is bankrupt; {creditor} gets everything.",
            "resigned": "{player} leaves the game; {creditor} gets everything.",
        },
        lambda event: "resigned" if event.resigned else "",
        cues=mark({"": "{player} is bankrupt", "resigned": "{player} leaves the game"}),
    ),
    ev.TimeCalled: Entry(
        "game",
        {"": "Time is up: this round is the last."},
        about="",
        cues=mark({"": "Time is up: last round"}),
    ),
    ev.EndAgreed: Entry(
        "game",
        {
            "": "{players} agree to end the game: the richest wins.",
            "one": "{players} ends the game: the richest wins.",
            "none": "The game has ended: the richest wins.",
        },
        lambda event: ("none", "one", "")[min(2, len(event.players))],
        about="",
        cues=mark({"": "The game ends by agreement"}),
    ),
    ev.GameEnded: Entry(
        "game",
        {
            "": "{winner} wins the game with {worth}.",
            "shared": "{winners} share the win with {worth} each.",
        },
        lambda event: "shared" if len(event.winners) > 1 else "",
        about="",
        cues=mark({"": "{winner} wins", "shared": "{winners} share the win!"}),
    ),
}


@dataclass(frozen=True, slots=True)
class Join:
    """Two events in one line: the text ``said`` of one, with more about one of them.

    ``base`` and ``about`` are 0 for the first event, 1 for the second.
    """

    fits: Callable[[Any, Any], bool]
    base: int
    text: str
    about: int = 1
    #: the same in few words, "" where that is no shorter
    brief: str = ""


#: by the kinds of two events that follow each other
JOINS: dict[tuple[type, type], Join] = {
    (ev.CashMoved, ev.LeftJail): Join(
        lambda paid, left: paid.reason == "jail" and paid.payer == left.player, 0, "{said}."
    ),
    (ev.DiceRolled, ev.TokenMoved): Join(
        lambda throw, move: throw.player == move.player and move.way == "forward",
        0,
        "{said} and moves {to}.",
        brief=mark("{player} rolls {throw}: {at}."),
    ),
    (ev.CashMoved, ev.BuildingsChanged): Join(
        lambda paid, built: paid.reason == "building" and paid.space == built.space,
        1,
        "{said} for {amount}.",
        0,
    ),
    (ev.BuildingsChanged, ev.CashMoved): Join(
        lambda sold, paid: paid.reason == "sale" and paid.space == sold.space,
        0,
        "{said} for {amount}.",
    ),
    (ev.MortgageChanged, ev.CashMoved): Join(
        lambda taken, paid: paid.reason == "mortgage" and paid.space == taken.space,
        0,
        "{said} for {amount}.",
    ),
    (ev.CashMoved, ev.MortgageChanged): Join(
        lambda paid, freed: paid.reason == "lift" and paid.space == freed.space, 0, "{said}."
    ),
}
#: the place of a player who is just visiting Jail
VISITING = mark("{jail}, just visiting")
#: the same after a verb of moving
MOVES_VISITING = mark("{to}, just visiting")
TAKEN_BACK = mark("{player} undoes the last step.")
#: the rules behind payments without a choice
RULES = {
    "rent": "RENT-1",
    "tax": "TAX-1",
    "card": "CARD-1",
    "jail": "JAIL-9",
    "interest": "MORT-7",
    "auction": "AUCT-6",
    "bankruptcy": "BANKR-2",
    "salary": "GO-1",
}
NOTHING = mark("nothing")
BUILDINGS = mark("the buildings")
