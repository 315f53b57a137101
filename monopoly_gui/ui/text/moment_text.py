"""The great moments of a game in sentences."""

from __future__ import annotations

from ...language import _
from ...match.chronicle import Moment
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
        return _("{who} paid {other} {money} rent for {where}.").format(
            who=who, other=other, money=money, where=where
        )
    if moment.kind == "tax":
        return _("{who} paid {money} {where}.").format(who=who, money=money, where=where)
    if moment.kind == "card":
        return _("{who} paid {other} {money} because of a card.").format(
            who=who, other=other, money=money
        )
    if moment.kind == "set":
        return _("{who} completed a set: {name}.").format(
            who=who, name=board.groups[board.spaces[moment.space].group].name
        )
    if moment.kind == "bankrupt":
        if not moment.amount:
            return _("{who} left the game.").format(who=who)
        return _("{who} owed {other} {money} and went bankrupt.").format(
            who=who, other=other, money=money
        )
    return _("{who} won with a net worth of {money}.").format(who=who, money=money)
