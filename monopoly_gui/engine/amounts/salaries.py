"""What GO pays [GO-1]."""

from __future__ import annotations

from ..board import Board
from ..rules import Rules

#: what the boards of the game pay; sums are measured by it where a board pays nothing
USUAL = 200
#: the value of ``go_landing_bonus`` with which landing pays the salary twice
TWICE = 400


def salary(board: Board, rules: Rules, landed: bool) -> int:
    """The salary for passing GO, or for landing there, where a table may pay it twice [GO-1].

    It is the board's unless the table has one of its own.
    """
    once = rules.go_salary or board.salary
    return 2 * once if landed and rules.go_landing_bonus == TWICE else once


def measure(board: Board) -> int:
    """A sum that means about as much on any board: its salary."""
    return board.salary or USUAL
