"""The great moments of a game in sentences."""

from __future__ import annotations

from ..match.chronicle import Moment
from .people import People

ICONS = {
    "rent": "cash",
    "tax": "tax",
    "card": "cards",
    "set": "diamond",
    "bankrupt": "warning",
    "won": "trophy",
}


def moment_text(moment: Moment, people: People) -> str:
    """What happened, as a sentence."""
    board = people.board
    who, other = people.name(moment.player), people.name(moment.other)
    money = board.money(moment.amount)
    where = board.spaces[moment.space].name if moment.space >= 0 else ""
    if moment.kind == "rent":
        return f"{who} paid {other} {money} of rent for {where}."
    if moment.kind == "tax":
        return f"{who} paid {money} of {where}."
    if moment.kind == "card":
        return f"{who} paid {other} {money}, because a card said so."
    if moment.kind == "set":
        return f"{who} completed a set: {board.groups[board.spaces[moment.space].group].name}."
    if moment.kind == "bankrupt":
        if not moment.amount:
            return f"{who} left the game."
        return f"{who} owed {other} {money}, and went bankrupt."
    return f"{who} won with a worth of {money}."
