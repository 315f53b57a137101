"""The basis of all charts: the pointer or keys read off a place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from pygame import Rect, Surface

from ..painting.painter import Painter
from ..widgets import Widget

SIZE = 17

Place = TypeVar("Place", int, float)


@dataclass(eq=False, repr=False)
class Chart(Widget, Generic[Place]):
    """``at`` is the selected place, None for none."""

    focusable = True
    glows = False
    at: Place | None = field(init=False, default=None)

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


def draw_ticks(
    surface: Surface, painter: Painter, ticks: Iterable[tuple[int, str, bool]], x: int, width: int
) -> None:
    """A line across at each height, with its label on the left; some are stronger."""
    for y, text, strong in ticks:
        line = Rect(x, y, width, max(1, painter.px(1.4)))
        painter.box(surface, line, "muted" if strong else "line")
        painter.text(surface, text, (x - painter.px(10), y), SIZE, "muted", align="right")
