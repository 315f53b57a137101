"""Captions of great moments."""

from __future__ import annotations

from ...language import _, mark
from .people import People

ONCE, TWICE = mark("Going once …"), mark("Going twice …")
SOLD = mark("Sold! {player} pays {amount}")
#: of each what is said of it, one after the other in equal parts of its time
TEXTS: dict[str, tuple[str, ...]] = {
    "doubles": (mark("Doubles!"),),
    "jail_out": (mark("Doubles on the last try: {player} is free!"),),
    "jail_in": (mark("No doubles on the last try"),),
    "near": (mark("One step from a hotel on {space}"),),
    "set": (mark("{player} completes {group}"),),
    "hotel": (mark("The first hotel of the game: {space}"),),
    "rent": (mark("{player} pays {other} {amount} rent"),),
    "escape": (mark("That was close: {player} has {amount} left"),),
    "bankrupt": (mark("{player} is bankrupt"),),
    "sold": (TWICE, TWICE, SOLD),
    "won": (ONCE, ONCE, TWICE, SOLD),
    "deal": (mark("{player} and {other} have a deal!"),),
}


def highlight_texts(
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
            space=where.name if where else "",
            group=group,
            amount=board.money(amount),
        )
        for text in TEXTS[kind]
    )
