"""A digest of the others' actions in a few lines, similar ones joined."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from ...engine import events as ev
from ...engine.board import BANK
from ...language import _, mark, plural
from .log_text import Words, log_line, space_of, who
from .log_words import NAME_BEGINS, NAME_ENDS
from .people import People

Tone = Literal["", "good", "bad"]
#: of a payment to and by the player at the screen: the sentences and their weight
MINE = {
    "rent": (mark("{player} pays you rent: {space}"), mark("You pay {player} rent: {space}"), 6),
    "card": (mark("{player} pays you (card)"), mark("You pay {player} (card)"), 5),
}
#: the payments for which the sentence of the log is short enough
LOGGED = ("salary", "tax", "card", "jail", "interest", "lift", "pot", "snake_eyes")
#: what is said in brief of a sentence on a space
PLACE = "{space}"
#: the pictures of lines about no deed, by the kind of the event or the reason of a payment
SIGNS = {
    "went_bankrupt": "warning", "building": "house", "jailed": "jail", "sale": "house",
    "trade_done": "handshake", "trade_ended": "handshake", "rent": "cash",
}  # fmt: skip


@dataclass(slots=True)
class DigestItem:
    """One line: the player, the sentence (names marked), the gain of this player or of the one at
    the screen (a payment is negative), and the space (-1: none).

    Where there is little room, the least ``weight`` is left out first. ``sign`` is a picture
    for it: a building or an icon, "" for the deed. ``brief`` is what the sentence says besides
    the player, the picture and the sum.
    """

    player: int
    text: str
    amount: int = 0
    tone: Tone = ""
    space: int = -1
    weight: int = 1
    count: int = 1
    sign: str = ""
    brief: str = ""

    @property
    def short(self) -> str:
        """The sentence without the player, if it begins with them: a face says who it is."""
        who, _end, rest = self.text.partition(NAME_ENDS)
        return rest.lstrip(" :\u00a0\u202f") if who.startswith(NAME_BEGINS) else self.text


class Digest:
    """A digest of events: the lines for one player at the screen, ``me``."""

    def __init__(self, names: People, me: int) -> None:
        self.names, self.me = names, me
        self.items: list[DigestItem] = []
        self._same: dict[tuple[object, ...], DigestItem] = {}

    def add_all(self, events: Iterable[ev.Event]) -> None:
        for event in events:
            if summarize := SUMMARIES.get(event.__class__):
                summarize(self, event)

    def best(self, most: int) -> list[DigestItem]:
        """As many of the lines as have room, player by player, the most important first."""
        kept = sorted(range(len(self.items)), key=lambda n: (-self.items[n].weight, n))[:most]
        players = [self.items[n].player for n in kept]
        return [
            self.items[n]
            for n in sorted(kept, key=lambda n: (players.index(self.items[n].player), n))
        ]

    def add(
        self, event: ev.Event, text: str, player: int, amount: int = 0, weight: int = 1,
        tone: Tone = "", brief: str = "", **words: str,
    ) -> None:  # fmt: skip
        """Add a sentence about a player, with the event's fields or these ``words`` in it."""
        item = DigestItem(player, "", amount, tone, space_of(event), weight)
        self.items.append(item)
        self.phrase(item, event, text, brief, **words)

    def merge(
        self, key: tuple[object, ...], event: ev.Event, player: int, amount: int, weight: int
    ) -> DigestItem:
        """Count an event with others of its key; returns their joint item."""
        item = self._same.get(key)
        if item is None:
            item = self._same[key] = DigestItem(player, "", 0, "", space_of(event), weight, 0)
            self.items.append(item)
        item.amount += amount
        item.count += 1
        return item

    def quote(self, event: ev.CashMoved) -> None:
        """Add the sentence of the log about a payment, which has its sum in it."""
        line = log_line(event, self.names)
        if line.player not in (BANK, self.me):
            item = DigestItem(line.player, line.text.rstrip("."), space=line.space, weight=2)
            item.brief, item.sign = item.short, "cash"
            self.items.append(item)

    def phrase(
        self, item: DigestItem, event: ev.Event, text: str, brief: str = "", **words: str
    ) -> None:
        """Fill in the sentence of an item, and its brief form."""
        found = Words(event, self.names)
        found |= {"player": who(self.names, item.player), "count": str(item.count), **words}
        item.text, item.brief = text.format_map(found), brief.format_map(found)
        reason: str = getattr(event, "reason", event.kind)
        item.sign = getattr(event, "building", "") or SIGNS.get(reason, "")


def _cash(digest: Digest, event: ev.CashMoved) -> None:
    payer, payee, amount, me = event.payer, event.payee, event.amount, digest.me
    mine = MINE.get(event.reason) if BANK not in (payer, payee) else None
    where = PLACE if event.reason == "rent" else ""
    if mine and payee == me:
        digest.add(event, _(mine[0]), payer, amount, mine[2], "good", where)
    elif mine and payer == me:
        digest.add(event, _(mine[1]), payee, -amount, mine[2], "bad", where)
    elif event.reason == "purchase":
        digest.add(event, _("{player} buys {space}"), payer, -amount, 3, "", PLACE)
    elif event.reason == "rent":
        digest.add(event, _("{payer} pays {payee} rent: {space}"), payer, -amount, 2, "", PLACE)
    elif event.reason == "building":
        _built(digest, event)
    elif event.reason in ("mortgage", "sale"):
        _raised(digest, event)
    elif event.reason in LOGGED:
        digest.quote(event)


def _built(digest: Digest, event: ev.CashMoved) -> None:
    """Join the buildings of a player on one set in one line."""
    board, payer = digest.names.board, event.payer
    group = board.groups[board.spaces[event.space].group]
    item = digest.merge(("built", payer, group.id), event, payer, -event.amount, 4)
    text = plural(
        "{player} builds one building: {group}",
        "{player} builds {count} buildings: {group}",
        item.count,
    )
    digest.phrase(item, event, text, group=group.name)
    item.brief = _("builds {count}: {group}").format(count=item.count, group=group.name)


def _raised(digest: Digest, event: ev.CashMoved) -> None:
    """A line for a player's mortgages or sales to the Bank."""
    item = digest.merge((event.reason, event.payee), event, event.payee, event.amount, 1)
    text = _("{player} sells buildings")
    if event.reason == "mortgage":
        text = plural("{player} mortgages {space}", "{player} mortgages {count} deeds", item.count)
    digest.phrase(item, event, text)


def _auction(digest: Digest, event: ev.AuctionClosed) -> None:
    words = {"space": _("buildings")} if event.building else {}
    if event.player == digest.me:
        text = _("You win the auction: {space}")
        digest.add(event, text, event.player, -event.amount, 5, "bad", PLACE, **words)
    elif event.player != BANK:
        text = _("{player} wins the auction: {space}")
        digest.add(event, text, event.player, -event.amount, 3, "", PLACE, **words)


def _trade(digest: Digest, event: ev.TradeDone) -> None:
    text = _("{player} gives {partner} {give} for {get}")
    if event.player == digest.me:
        text = _("You give {partner} {give} for {get}")
    elif event.partner == digest.me:
        text = _("{player} gives you {give} for {get}")
    digest.add(event, text, event.player, weight=5)


def _refused(digest: Digest, event: ev.TradeEnded) -> None:
    if event.why == "refused" and event.player == digest.me:
        digest.add(event, _("{player} refuses your offer"), event.partner, weight=4)


def _jailed(digest: Digest, event: ev.Jailed) -> None:
    digest.add(event, _("{player} goes to Jail"), event.player, weight=2)


def _bankrupt(digest: Digest, event: ev.WentBankrupt) -> None:
    text = _("{player} is bankrupt; everything goes to {creditor}")
    if event.creditor == digest.me:
        text = _("{player} is bankrupt; everything goes to you")
    digest.add(event, text, event.player, weight=9)


SUMMARIES: dict[type, Callable[[Digest, Any], None]] = {
    ev.CashMoved: _cash,
    ev.AuctionClosed: _auction,
    ev.TradeDone: _trade,
    ev.TradeEnded: _refused,
    ev.Jailed: _jailed,
    ev.WentBankrupt: _bankrupt,
}
