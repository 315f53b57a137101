"""The costs of a mortgage in addition to its value [MORT-5, MORT-7]."""

from ..board import Space
from ..frames import Received
from ..rules import Rules
from ..state import State
from .percentages import portion


def interest_on(deed: Space, rules: Rules) -> int:
    """The 10 % due on the mortgage of a deed [MORT-5]."""
    return portion(deed.mortgage, 10, rules.mortgage_rounding)


def unmortgage_price(deed: Space, rules: Rules) -> int:
    """The price of unmortgaging a deed: its mortgage value and the interest [MORT-5]."""
    return deed.mortgage + interest_on(deed, rules)


def interest(state: State, space: int) -> int:
    """``interest_on`` by the rules of the game."""
    return interest_on(state.board.spaces[space], state.rules)


def unmortgage_cost(state: State, space: int) -> int:
    """``unmortgage_price`` by the rules of the game."""
    return unmortgage_price(state.board.spaces[space], state.rules)


def dues(state: State, deeds: tuple[int, ...]) -> int:
    """The 10 % that the receiver of mortgaged deeds owes at least [MORT-7]."""
    return sum([interest(state, s) for s in deeds if state.mortgaged[s]])


def settle_cost(state: State, frame: Received, space: int, lift: bool) -> int:
    """The price of unmortgaging or keeping a received deed now [MORT-7]."""
    if space in frame.paid:
        return state.board.spaces[space].mortgage if lift else 0
    return unmortgage_cost(state, space) if lift else interest(state, space)
