"""Comparison of a changed board with its original."""

from __future__ import annotations

from ...ai.valuation.landings import IdentityBoard, landings
from ...editions.wording import Place
from ...engine.board import Board
from ...language import _, decimal

PERCENT = 100


def balance(board: Board, original: Board, place: Place) -> str:
    """How often a space is met, or when a set pays back, beside the board it was made of."""
    if not place or place[0] not in ("spaces", "groups"):
        return ""
    at = int(place[1])
    if place[0] == "spaces":
        now, before = (PERCENT * landings(IdentityBoard(b)).visits[at] for b in (board, original))
        text = _("Landed on in {now}% of turns (before: {before}%).")
        return text.format(now=decimal(now, 1), before=decimal(before, 1))
    if place[0] == "groups":
        now, before = (paid_back(b, list(b.groups)[at]) for b in (board, original))
        text = _("Fully built, it pays for itself in {now} opponents’ turns (before: {before}).")
        return text.format(now=decimal(now, 0), before=decimal(before, 0))
    return ""


def paid_back(board: Board, group: str) -> float:
    """After how many turns of other players a set has earned what it cost, fully built."""
    odds, dice = landings(IdentityBoard(board)).charged, 7
    cost, income = 0.0, 0.0
    for space in board.groups[group].members:
        deed = board.spaces[space]
        cost += deed.price + 5 * deed.house_cost
        rent = deed.rents[-1] * (dice if deed.kind == "utility" else 1)
        income += odds[space] * rent
    return cost / income if income else 0.0
