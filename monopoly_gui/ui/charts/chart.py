"""What all charts share: a place of theirs is read off, by the pointer or by keys."""

from __future__ import annotations

from typing import Generic, TypeVar

from ..widgets import Widget

Place = TypeVar("Place", int, float)


class Chart(Widget, Generic[Place]):
    """``at`` is what is read off, None while nothing is."""

    focusable = True
    glows = False
    at: Place | None = None

    def read_off(self, at: Place | None) -> None:
        """Read another place off."""
        if at != self.at:
            self.at = at
            self.dirty = True

    def hover_changed(self) -> None:
        if not self.hovered:
            self.read_off(None)

    def focus_lost(self) -> None:
        self.read_off(None)
