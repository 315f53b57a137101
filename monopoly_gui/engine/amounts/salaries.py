"""Salary for GO [GO-1], and the amounts measured by it."""

from ..board import Board
from ..rules import Rules

#: the salary of the game's boards; sums are measured by it where a board pays nothing
USUAL = 200
#: the addition of the speed die to the starting cash where GO pays the usual salary [SETUP-4]
SPEED_DIE_CASH = 1000
#: the value of ``go_landing_bonus`` with which landing pays the salary twice
TWICE = 400


def salary(board: Board, rules: Rules, landed: bool) -> int:
    """The salary for passing GO, or for landing there, which may pay double [GO-1].

    It is the board's unless the table has one of its own.
    """
    once = rules.go_salary or board.salary
    return 2 * once if landed and rules.go_landing_bonus == TWICE else once


def measure(board: Board) -> int:
    """A sum of similar weight on any board: its salary."""
    return board.salary or USUAL


def scaled(board: Board, amount: int) -> int:
    """An unprinted sum, given for the usual salary, in proportion to the board's own."""
    return max(1, amount * measure(board) // USUAL)


def start_cash(board: Board, rules: Rules) -> int:
    """The starting cash of each player; more for the speed die [SETUP-4, SC-229]."""
    more = scaled(board, SPEED_DIE_CASH) if rules.speed_die == "on" else 0
    return rules.start_cash + more
