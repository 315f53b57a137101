"""Ways from one dialog of the table to another, so that none needs to know the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....engine.actions import OfferTrade
from ....engine.frames import Offer
from ...core.managed_scene import ManagedScene


@dataclass(frozen=True, slots=True)
class TableRoutes:
    """What makes each dialog for one table; ``dialogs/registry.py`` fills it in.

    ``trade`` takes a player and perhaps a partner, ``terms`` an offer to be looked at first,
    ``answer`` one that a human must answer.  ``asks`` is whether the position asks a human
    something other than for claims; ``question`` the dialog that does, or None.
    """

    estate: Callable[[int], ManagedScene]
    trade: Callable[[int, int | None], ManagedScene]
    terms: Callable[[OfferTrade], ManagedScene]
    answer: Callable[[Offer], ManagedScene]
    asks: Callable[[], bool]
    question: Callable[[], ManagedScene | None]
