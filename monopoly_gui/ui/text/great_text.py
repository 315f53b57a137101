"""What is said of the great moments of a game while they are shown."""

from __future__ import annotations

from ...language import _, mark
from .people import People

TEXTS = {
    "doubles": mark("Doubles!"),
    "jail_out": mark("Doubles on the last try: {player} is free!"),
    "jail_in": mark("No doubles on the last try"),
    "near": mark("One step from the hotel on {space}"),
    "set": mark("{player} completes {group}"),
    "hotel": mark("The first hotel of the game: {space}"),
    "ruin": mark("{amount} rent: a hard blow for {player}"),
    "escape": mark("That was close: {player} has {amount} left"),
    "bankrupt": mark("{player} is bankrupt"),
    "sold": mark("Going, going, gone! {player} pays {amount}"),
}


def great_text(kind: str, people: People, player: int, space: int, amount: int) -> str:
    """The words for a moment of this kind."""
    board = people.board
    where = board.spaces[space] if space >= 0 else None
    group = board.groups[where.group].name if where and where.group else ""
    return _(TEXTS[kind]).format(
        player=people.name(player),
        space=where.name if where else "",
        group=group,
        amount=board.money(amount),
    )
