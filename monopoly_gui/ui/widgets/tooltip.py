"""A few words beside the widget that is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from .. import layout
from .base import SMALL, Widget

if TYPE_CHECKING:
    from ..painter import Painter

WIDEST = 460


class Tooltip(Widget):
    """Drawn by the form above everything else."""

    def __init__(self) -> None:
        super().__init__(name="tooltip")
        self.owner: Widget | None = None
        self.text = ""
        self.visible = False

    def say(self, owner: Widget | None, text: str) -> None:
        """Show a text beside a widget; None hides it."""
        if owner is not self.owner or text != self.text:
            self.owner, self.text = owner, text
            self.visible = owner is not None and bool(text)
            self.dirty = True

    def place(self, painter: Painter, bounds: Rect) -> None:
        """Find room for it beside its owner."""
        if not self.visible or not self.dirty or self.owner is None:
            return
        pad = painter.px(14)
        lines = painter.wrap(self.text, size=SMALL, width=painter.px(WIDEST))
        width = max(painter.measure(line, size=SMALL)[0] for line in lines) + 2 * pad
        height = len(lines) * painter.measure("", SMALL)[1] + pad
        self.rect = layout.above_or_below(self.owner.rect, width, height, bounds, painter.px(8))

    def draw(self, surface: Surface, painter: Painter) -> None:
        if not self.visible:
            return
        painter.panel(surface, self.rect, "tooltip")
        pad = painter.px(14)
        painter.text(
            surface,
            self.text,
            self.rect.inflate(-2 * pad, -pad),
            size=SMALL,
            colour=painter.ink("tooltip"),
            wrap=True,
        )
