"""A board as its players find it, with the options' changes to printed sums."""

from dataclasses import replace

from ..board import Board, Space
from ..rules import Rules
from .salaries import salary
from .taxes import offers_share, tax_percent, tax_sum


def as_played(board: Board, rules: Rules) -> Board:
    """The board with the salary and the taxes of these rules printed on it [GO-1, TAX-2, TAX-6].

    It is for pictures and texts; the rules themselves read the board of the edition.
    """
    once = salary(board, rules, False)
    spaces = tuple(_taxed(board, rules, space) for space in board.spaces)
    if (once, spaces) == (board.salary, board.spaces):
        return board
    return replace(board, salary=once, spaces=spaces)


def _taxed(board: Board, rules: Rules, space: Space) -> Space:
    if space.kind != "tax":
        return space
    shared = offers_share(board, rules, space.index)
    percent = tax_percent(board, space.index) if shared else 0
    return replace(space, tax=tax_sum(board, rules, space.index), tax_percent=percent)
