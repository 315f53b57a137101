"""Taxes of a space [TAX-1, TAX-2, TAX-6]."""

from ..board import Board
from ..frames import TaxChoice
from ..rules import Rules
from ..state import State
from .percentages import portion
from .worth import tax_worth

#: the share of worth that a choice offers where the board prints none [TAX-2]
USUAL_PERCENT = 10


def offers_share(board: Board, rules: Rules, space: int) -> bool:
    """Whether a tax may be paid as a share of worth [TAX-2, TAX-5].

    The option concerns Income Tax, the first tax on the board.
    """
    printed = board.spaces[space].tax_percent > 0
    if space != income_tax(board):
        return printed
    return rules.income_tax == "choice" or (rules.income_tax == "as_printed" and printed)


def tax_sum(board: Board, rules: Rules, space: int) -> int:
    """The fixed sum of a tax space [TAX-1, TAX-6]."""
    if space != income_tax(board) and rules.luxury_tax:
        return rules.luxury_tax
    return board.spaces[space].tax


def tax_is_choice(state: State, space: int) -> bool:
    """``offers_share`` by the rules of the game."""
    return offers_share(state.board, state.rules, space)


def fixed_tax(state: State, space: int) -> int:
    """``tax_sum`` by the rules of the game."""
    return tax_sum(state.board, state.rules, space)


def is_choosing(state: State) -> bool:
    """Whether a player is choosing how to pay a tax: until then no worth is counted [TAX-4]."""
    return any(isinstance(frame, TaxChoice) for frame in state.stack)


def break_even(state: State, space: int) -> int:
    """The worth at which a tax's share equals its fixed sum [TAX-2]."""
    return fixed_tax(state, space) * 100 // tax_percent(state.board, space)


def tax_percent(board: Board, space: int) -> int:
    """The share of worth that a tax space offers by choice, in per cent [TAX-2]."""
    return board.spaces[space].tax_percent or USUAL_PERCENT


def tax_share(state: State, player: int, space: int, gained: int = 0) -> int:
    """The tax by share of worth, with this much cash gained till then [TAX-2, TAX-3]."""
    percent = tax_percent(state.board, space)
    return portion(tax_worth(state, player) + gained, percent, state.rules.tax_rounding)


def least_tax(state: State, player: int, space: int, gained: int = 0) -> int:
    """The lower tax where there is a choice [TAX-2]."""
    fixed = fixed_tax(state, space)
    if not tax_is_choice(state, space):
        return fixed
    return min(fixed, tax_share(state, player, space, gained))


def income_tax(board: Board) -> int:
    """The place of Income Tax: the first tax on the board."""
    return next(s.index for s in board.spaces if s.kind == "tax")
