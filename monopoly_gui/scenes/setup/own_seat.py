"""The seat of whoever sits at this computer, where no set-up has asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...storage import SeatRecord
from ...ui.painting.tokens import names as token_names
from .draft import NAMES

if TYPE_CHECKING:
    from ..core.context import Context


def own_seat(context: Context) -> SeatRecord:
    """Name, token and colour of the first person at the table of the last game."""
    last = next((s for s in context.settings.last_seats if s.kind == "human"), None)
    tokens = tokens_of(context)
    if last is None:
        return SeatRecord(NAMES[0], "human", tokens[0])
    token = last.token if last.token in tokens else tokens[0]
    return SeatRecord(last.name, "human", token, last.colour, profile=last.profile)


def tokens_of(context: Context) -> list[str]:
    """The ids of the tokens there are."""
    return token_names(context.painter.assets / "tokens")
