"""The sums of a board that the rules book tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ...editions import DEFAULT, load_edition
from ...engine.amounts.bids import FIXED
from ...engine.amounts.salaries import SPEED_DIE_CASH, scaled
from ...engine.board import Board
from ...engine.money import figures
from ...engine.rules import Rules


def sums(board: Board | None = None) -> dict[str, str]:
    """The sums for the names in braces in the book.

    Without a board they are the sums of the official one, in plain figures.
    """
    official = load_edition(DEFAULT)
    text = board.money if board else figures
    board = board or official
    railroads = _rents(board, "railroad") or _rents(official, "railroad")
    utilities = _rents(board, "utility") or _rents(official, "utility")
    streets = {board.spaces[space].house_cost for space in board.streets}
    proposals: dict[str, Any] = dict(board.rules)
    proposed = replace(Rules(), **proposals)
    return {
        "cash": text(proposed.start_cash),
        "open": text(proposed.auction_min_open),
        "raise": text(proposed.auction_min_raise),
        "salary": text(board.salary),
        "fine": text(board.jail_fine),
        "ten": text(scaled(board, FIXED)),
        "more": text(scaled(board, SPEED_DIE_CASH)),
        "railroads": _listed(railroads, text),
        "one": str(utilities[0]),
        "both": str(utilities[-1]),
        "houses": _listed(sorted(streets), text),
    }


def _rents(board: Board, kind: str) -> tuple[int, ...]:
    """The rents of the first deed of a kind, () where there is none."""
    return next((space.rents for space in board.spaces if space.kind == kind), ())


def _listed(amounts: Iterable[int], write: Callable[[int], str]) -> str:
    return ", ".join(write(amount) for amount in amounts)
