"""A player's worth and raisable money [TAX-3, BANKR-1, SHORT-2]."""

from dataclasses import dataclass

from ..frames import Claim, Debt
from ..state import HOTEL, State
from .buildings import bare_value, steps


def raisable(state: State, player: int) -> int:
    """Cash, half of all building steps, and mortgages of clear deeds [BANKR-1].

    Hotels count at outright sale, however many houses the Bank has.
    """
    total = state.cash[player]
    owner, buildings, mortgaged = state.owner, state.buildings, state.mortgaged
    spaces = state.board.spaces
    for s in state.board.deeds:
        if owner[s] == player:
            if not mortgaged[s]:
                total += spaces[s].mortgage
            if buildings[s]:
                total += bare_value(state, s)
    return total


def from_bank(state: State, player: int) -> int:
    """The raisable money, and the salary the Bank pays on request [GO-2]."""
    return raisable(state, player) + state.salaries[player]


def within_reach(state: State, player: int) -> int:
    """A debtor's total means: raisable money and claims still open [DEBT-4].

    That is the salary, and rent [GO-2, RENT-2].
    """
    total = from_bank(state, player)
    return total + sum(claim.amount for claim in state.claims if helps(state, player, claim))


def helps(state: State, player: int, claim: Claim) -> bool:
    """Whether a rent would be paid to a debtor at once, if claimed [DEBT-4, SC-210].

    One on the creditor that is younger than the debt waits for it, unless it can surely be paid.
    """
    if claim.owner != player:
        return False
    frame = state.stack[-1]
    if not isinstance(frame, Debt) or not frame.claim or claim.id < frame.claim:
        return True
    return claim.debtor not in frame.creditors or raisable(state, claim.debtor) >= claim.amount


@dataclass(frozen=True, slots=True)
class WorthLine:
    """A part of a player's final worth: the number of a kind, and their value.

    ``kind`` is cash, deeds, mortgaged, houses or hotels; cash has no count.
    """

    kind: str
    count: int
    amount: int


def worth_lines(state: State, player: int) -> tuple[WorthLine, ...]:
    """The parts of ``final_worth`` [SC-220].

    A hotel counts with the houses that were turned in for it.
    """
    board, levels = state.board.spaces, state.buildings
    deeds = state.deeds(player)
    clear = [s for s in deeds if not state.mortgaged[s]]
    lent = [s for s in deeds if state.mortgaged[s]]
    built = [s for s in deeds if 0 < levels[s] < HOTEL]
    hotels = [s for s in deeds if levels[s] == HOTEL]
    hotel = steps(state.rules, HOTEL)
    return (
        WorthLine("cash", 0, state.cash[player]),
        WorthLine("deeds", len(clear), sum(board[s].price for s in clear)),
        WorthLine("mortgaged", len(lent), sum(board[s].mortgage for s in lent)),
        WorthLine(
            "houses",
            sum(levels[s] for s in built),
            sum(levels[s] * board[s].house_cost for s in built),
        ),
        WorthLine("hotels", len(hotels), sum(hotel * board[s].house_cost for s in hotels)),
    )


def _assets(state: State, player: int, mortgaged_at_price: bool) -> int:
    total = state.cash[player]
    for s in state.deeds(player):
        space = state.board.spaces[s]
        clear = mortgaged_at_price or not state.mortgaged[s]
        total += space.price if clear else space.mortgage
        total += steps(state.rules, state.buildings[s]) * space.house_cost
    return total


def tax_worth(state: State, player: int) -> int:
    """Worth for the 10 % tax: mortgaged deeds at full price as printed [TAX-3, SC-104]."""
    return _assets(state, player, state.rules.tax_worth_basis == "printed_price")


def final_worth(state: State, player: int) -> int:
    """Worth at the end of a short or timed game: mortgaged deeds at half [SC-220]."""
    return _assets(state, player, False)
