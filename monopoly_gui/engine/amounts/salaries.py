"""What GO pays [GO-1]."""

from __future__ import annotations

from ..board import Board
from ..rules import Rules

#: the value of ``go_landing_bonus`` with which landing pays the salary twice
TWICE = 400


def salary(board: Board, rules: Rules, landed: bool) -> int:
    """The salary for passing GO, or for landing there, where a table may pay it twice [GO-1]."""
    return 2 * board.salary if landed and rules.go_landing_bonus == TWICE else board.salary
