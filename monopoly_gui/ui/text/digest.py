"""A digest of the others' actions in a few lines, similar ones joined."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from ...engine import events as ev
from ...engine.board import BANK, JAIL
from ...language import _, plural
from .log_text import bundle_text
from .log_words import quoted
from .people import People

Tone = Literal["", "good", "bad"]


@dataclass(slots=True)
class DigestItem:
    """One line: the player, the sentence (names marked), the amount that the player, or who looks
    on, has gained (less than 0: paid), and the space (-1: none).

    Where there is little room, the least ``weight`` is left out first.
    """

    player: int
    text: str
    amount: int = 0
    tone: Tone = ""
    space: int = -1
    weight: int = 1
    count: int = 1


class Digest:
    """A digest of events: the lines for one player at the screen, ``me``."""

    def __init__(self, names: People, me: int) -> None:
        self.names, self.me = names, me
        self.items: list[DigestItem] = []
        self.put = self.items.append
        self._same: dict[tuple[object, ...], DigestItem] = {}

    def add_all(self, events: Iterable[ev.Event]) -> None:
        for event in events:
            if teller := TELLERS.get(event.__class__):
                teller(self, event)

    def best(self, most: int) -> list[DigestItem]:
        """As many of the lines as have room, in the order in which it happened."""
        kept = sorted(range(len(self.items)), key=lambda n: (-self.items[n].weight, n))[:most]
        return [self.items[n] for n in sorted(kept)]

    # -- announcements -------------------------------------------------------------------
    def again(self, key: tuple[object, ...], item: DigestItem) -> DigestItem:
        """Count an item with others of its key; returns their joint item."""
        found = self._same.get(key)
        if found is None:
            self._same[key] = item
            self.put(item)
            return item
        found.amount += item.amount
        found.count += 1
        return found

    def who(self, player: int) -> str:
        return self.names.name(player) if player == BANK else quoted(self.names.name(player))

    def place(self, space: int) -> str:
        return self.names.board.spaces[space].name if space >= 0 else ""


def _cash(digest: Digest, event: ev.CashMoved) -> None:
    if event.reason == "purchase":
        text = _("{player} buys {space}").format(
            player=digest.who(event.payer), space=digest.place(event.space)
        )
        digest.put(DigestItem(event.payer, text, -event.amount, space=event.space, weight=3))
    elif event.reason == "rent":
        _rent(digest, event)
    elif BANK not in (event.payer, event.payee) and event.reason == "card":
        if event.payee == digest.me:
            text = _("{player} pays you (card)").format(player=digest.who(event.payer))
            digest.put(DigestItem(event.payer, text, event.amount, "good", weight=5))
        elif event.payer == digest.me:
            text = _("You pay {player} (card)").format(player=digest.who(event.payee))
            digest.put(DigestItem(event.payee, text, -event.amount, "bad", weight=5))
    elif event.reason == "building":
        _built(digest, event)
    elif event.reason in ("mortgage", "sale"):
        _raised(digest, event)


def _rent(digest: Digest, event: ev.CashMoved) -> None:
    payer, payee = digest.who(event.payer), digest.who(event.payee)
    place = digest.place(event.space)
    if event.payee == digest.me:
        text = _("{player} pays you rent: {space}").format(player=payer, space=place)
        digest.put(DigestItem(event.payer, text, event.amount, "good", event.space, 6))
    elif event.payer == digest.me:
        text = _("You pay {player} rent: {space}").format(player=payee, space=place)
        digest.put(DigestItem(event.payee, text, -event.amount, "bad", event.space, 6))
    else:
        text = _("{payer} pays {payee} rent: {space}").format(payer=payer, payee=payee, space=place)
        digest.put(DigestItem(event.payer, text, -event.amount, "", event.space, 2))


def _built(digest: Digest, event: ev.CashMoved) -> None:
    """Join the buildings of a player on one set in one line."""
    group = digest.names.board.spaces[event.space].group
    item = DigestItem(event.payer, "", -event.amount, space=event.space, weight=4)
    item = digest.again(("built", event.payer, group), item)
    text = plural(
        "{player} builds one building: {group}",
        "{player} builds {count} buildings: {group}",
        item.count,
    )
    name = digest.names.board.groups[group].name
    item.text = text.format(player=digest.who(event.payer), count=item.count, group=name)


def _raised(digest: Digest, event: ev.CashMoved) -> None:
    """A line for a player's mortgages or sales to the Bank."""
    item = DigestItem(event.payee, "", event.amount, space=event.space, weight=1)
    item = digest.again((event.reason, event.payee), item)
    if event.reason == "mortgage":
        text = plural("{player} mortgages {space}", "{player} mortgages {count} deeds", item.count)
    else:
        text = _("{player} sells buildings")
    item.text = text.format(
        player=digest.who(event.payee), space=digest.place(event.space), count=item.count
    )


def _auction(digest: Digest, event: ev.AuctionClosed) -> None:
    if event.player == BANK:
        return
    where = digest.place(event.space) if not event.building else _("buildings")
    if event.player == digest.me:
        text = _("You win the auction: {space}").format(space=where)
        digest.put(DigestItem(event.player, text, -event.amount, "bad", event.space, 5))
        return
    text = _("{player} wins the auction: {space}").format(
        player=digest.who(event.player), space=where
    )
    digest.put(DigestItem(event.player, text, -event.amount, space=event.space, weight=3))


def _trade(digest: Digest, event: ev.TradeDone) -> None:
    text = _("{player} gives {partner} {give} for {get}")
    if event.player == digest.me:
        text = _("You give {partner} {give} for {get}")
    elif event.partner == digest.me:
        text = _("{player} gives you {give} for {get}")
    text = text.format(
        player=digest.who(event.player),
        partner=digest.who(event.partner),
        give=bundle_text(event.give, digest.names),
        get=bundle_text(event.get, digest.names),
    )
    deeds = (*event.give.deeds, *event.get.deeds)
    digest.put(DigestItem(event.player, text, space=deeds[0] if deeds else -1, weight=5))


def _refused(digest: Digest, event: ev.TradeEnded) -> None:
    if event.why == "refused" and event.player == digest.me:
        text = _("{player} refuses your offer").format(player=digest.who(event.partner))
        digest.put(DigestItem(event.partner, text, weight=4))


def _jailed(digest: Digest, event: ev.Jailed) -> None:
    text = _("{player} goes to Jail").format(player=digest.who(event.player))
    digest.put(DigestItem(event.player, text, space=JAIL, weight=2))


def _bankrupt(digest: Digest, event: ev.WentBankrupt) -> None:
    text = _("{player} is bankrupt; everything goes to {creditor}")
    if event.creditor == digest.me:
        text = _("{player} is bankrupt; everything goes to you")
    text = text.format(player=digest.who(event.player), creditor=digest.who(event.creditor))
    digest.put(DigestItem(event.player, text, weight=9))


TELLERS: dict[type, Callable[[Digest, Any], None]] = {
    ev.CashMoved: _cash,
    ev.AuctionClosed: _auction,
    ev.TradeDone: _trade,
    ev.TradeEnded: _refused,
    ev.Jailed: _jailed,
    ev.WentBankrupt: _bankrupt,
}
