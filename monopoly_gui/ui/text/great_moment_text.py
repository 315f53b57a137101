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
    "doubles": (mark("Doubles!"),),
    "jail_out": (mark("Doubles on the last try: {player} is free!"),),
    "jail_in": (mark("No doubles on the last try"),),
    "near": (mark("One step from a hotel on {space}"),),
    "set": (mark("{player} completes the {group} set"),),
    "hotel": (mark("The first hotel of the game: {space}"),),
    "rent": (mark("{player} pays {other} {amount} rent"),),
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
    board = people.board
    where = board.spaces[space] if space >= 0 else None
    group = board.groups[where.group].name if where and where.group else ""
    return tuple(
        _(text).format(
            player=people.name(player),
            other=people.name(other),
            creditor=people.name(other),
            space=where.name if where else "",
            group=group,
            amount=board.money(amount),
        )
        for text in TEXTS[kind]
    )


def great_moment_sentence(moment: ChronicleMoment, people: People) -> str:
    """The event as a sentence."""
    board = people.board
    where = board.spaces[moment.space] if moment.space >= 0 else None
    left = moment.kind == "bankrupt" and not moment.amount
    return _(SENTENCES["left" if left else moment.kind]).format(
        who=people.name(moment.player),
        other=people.name(moment.other),
        money=board.money(moment.amount),
        where=where.name if where else "",
        give=bundle_text(moment.give, people),
        get=bundle_text(moment.get, people),
        name=board.groups[where.group].name if where and where.group else "",
    )
