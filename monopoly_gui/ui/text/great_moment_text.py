"""The great moments of a game in sentences."""

from ...language import _, mark
from ...match.chronicle import ChronicleMoment
from .log_text import bundle_text
from .people import People

ICONS = {
    "rent": "cash",
    "tax": "tax",
    "card": "cards",
    "set": "diamond",
    "bankrupt": "warning",
    "won": "trophy",
    "purchase": "deed",
    "building": "house",
    "auction": "auction",
    "deal": "handshake",
}


ONCE, TWICE = mark("Going once …"), mark("Going twice …")
SOLD = mark("Sold! {player} pays {amount}")
#: the texts of each, one after the other in equal parts of its time
TEXTS: dict[str, tuple[str, ...]] = {
    "jail_out": (mark("Doubles on the last try: {player} is free!"),),
    "jail_in": (
        mark("No doubles on the last try"),
        mark("No doubles: {player} must pay {amount}"),
    ),
    "near": (mark("One step from a hotel on {space}"),),
    "set": (mark("{player} completes the {group} set"),),
    "hotel": (mark("The first hotel of the game: {space}"),),
    "rent": (mark("{player} pays {other} {amount} rent"),),
    "owed": (mark("{player} owes {other} {amount} rent"),),
    "earned": (mark("{player} pays {amount}!"),),
    "escape": (mark("That was close: {player} has {amount} left"),),
    "bankrupt": (
        mark("{player} is bankrupt"),
        mark("{player} is bankrupt; everything goes to {creditor}"),
    ),
    "sold": (TWICE, TWICE, SOLD),
    "won": (ONCE, ONCE, TWICE, SOLD),
    "deal": (mark("{player} and {other} have a deal!"),),
}


SENTENCES = mark(
    {
        "rent": "{who} paid {other} {money} rent for {where}.",
        "tax": "{who} paid {money} {where}.",
        "card": "{who} paid {other} {money} because of a card.",
        "set": "{who} completed a set: {name}.",
        "left": "{who} left the game.",
        "bankrupt": "{who} owed {other} {money} and went bankrupt.",
        "won": "{who} won with a net worth of {money}.",
        "purchase": "{who} bought {where} for {money}.",
        "building": "{who} spent {money} on buildings: {name}.",
        "auction": "{who} won {where} at auction for {money}.",
        "deal": "{who} gave {other} {give} for {get}.",
    }
)


def great_moment_captions(
    kind: str, people: People, player: int, space: int, amount: int, other: int
) -> tuple[str, ...]:
    """The words for a moment of this kind, one after the other."""
    values = _values(people, player, other, space, amount)
    return tuple(_(text).format(**values) for text in TEXTS[kind])


def great_moment_sentence(moment: ChronicleMoment, people: People) -> str:
    """The event as a sentence."""
    left = moment.kind == "bankrupt" and not moment.amount
    values = _values(people, moment.player, moment.other, moment.space, moment.amount)
    values |= {"give": bundle_text(moment.give, people), "get": bundle_text(moment.get, people)}
    return _(SENTENCES["left" if left else moment.kind]).format(**values)


def _values(people: People, player: int, other: int, space: int, amount: int) -> dict[str, str]:
    """The values of captions and sentences, by the names that either give them."""
    board, one, two = people.board, people.name(player), people.name(other)
    where, money = board.spaces[space] if space >= 0 else None, board.money(amount)
    name = where.name if where else ""
    group = board.groups[where.group].name if where and where.group else ""
    captions = {"player": one, "creditor": two, "space": name, "group": group, "amount": money}
    return captions | {"who": one, "other": two, "where": name, "name": group, "money": money}
