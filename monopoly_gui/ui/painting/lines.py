"""How high a text is in as many lines as it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .painter import Painter


def text_height(
    painter: Painter, text: str, size: float, width: float, weight: str = "regular"
) -> int:
    """The height of a text in pixels across so many."""
    return len(painter.wrap(text, size, width, weight)) * painter.measure("", size, weight)[1]
