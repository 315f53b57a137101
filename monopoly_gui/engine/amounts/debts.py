"""Amounts of a debt, the next payment and the total [DEBT-1]."""

from ..frames import Debt
from ..state import State


def shared(state: State, frame: Debt) -> bool:
    """Whether several creditors would share the debtor's goods [SC-202]."""
    return len(frame.creditors) > 1 and state.rules.multi_creditor == "equal_split"


def due(state: State, frame: Debt) -> int:
    """The next payment: to the first creditor, or to all who would share [SC-201]."""
    return whole(frame) if shared(state, frame) else frame.amount


def whole(frame: Debt) -> int:
    """The total owed to all creditors."""
    return frame.amount * len(frame.creditors)


def pending(state: State, player: int) -> int:
    """The total of a player's pending debts."""
    total = 0
    for frame in state.stack:
        if isinstance(frame, Debt) and frame.player == player:
            total += whole(frame)
    return total
