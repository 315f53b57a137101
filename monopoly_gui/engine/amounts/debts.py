"""What a debtor must pay next [DEBT-1]."""

from __future__ import annotations

from ..frames import Debt
from ..state import State


def shared(state: State, frame: Debt) -> bool:
    """Whether several creditors would share what there is [SC-202]."""
    return len(frame.creditors) > 1 and state.rules.multi_creditor == "equal_split"


def due(state: State, frame: Debt) -> int:
    """What must be paid next: to the first creditor, or to all who would share [SC-201]."""
    return frame.amount * (len(frame.creditors) if shared(state, frame) else 1)
