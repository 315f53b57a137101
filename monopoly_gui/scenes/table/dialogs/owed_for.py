"""The reason of a debt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.frames import Debt
from ....language import _, mark

if TYPE_CHECKING:
    from ..shared.table_host import TableHost

REASONS = mark(
    {
        "rent": "rent",
        "tax": "tax",
        "card": "what the card says",
        "jail": "the fine for leaving Jail",
        "auction": "the winning bid",
        "interest": "10% on a mortgaged deed",
    }
)


def owed_for(host: TableHost, frame: Debt) -> str:
    """Why it is owed, with the deed that it is about."""
    text = _(REASONS.get(frame.reason, frame.reason))
    if frame.space >= 0 and frame.reason in ("rent", "tax", "auction", "interest"):
        return _("{reason}, {deed}").format(reason=text, deed=host.deed_at(frame.space).name)
    return text
