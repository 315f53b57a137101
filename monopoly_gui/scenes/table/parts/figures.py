"""Figures below their labels, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ....ui.layout.leaves import Fact, Facts
from ....ui.layout.node import Span
from ....ui.painting import layout
from ....ui.painting.painter import Painter, Tint
from ....ui.widgets import BODY, SMALL

#: the heights of a figure with its label and of the label, the least width of one, and the gap
HIGH, LABEL, WIDE, APART = 60, 26, 120, 14


def draw_figure(
    surface: Surface, painter: Painter, rect: Rect, label: str, value: str, tint: Tint, size: float
) -> None:
    """A label and its figure below it."""
    above, under = layout.split(rect, "top", painter.px(LABEL))
    painter.text(surface, label, above, SMALL - 2, "muted", valign="bottom")
    painter.text(surface, value, under, size, tint, weight="black", valign="top")


class Figures(Facts):
    """Facts side by side, in as many lines as they need."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        super().__init__(facts, grow=1.0)

    def _cell(self, painter: Painter) -> int:
        labels = (painter.measure(fact.label, SMALL - 2)[0] for fact in self.facts)
        return max(painter.px(WIDE), max(labels, default=0) + painter.px(APART))

    def widths(self, painter: Painter) -> Span:
        wide = self._cell(painter)
        return Span(wide, wide * len(self.facts))

    def _columns(self, painter: Painter, width: int) -> int:
        return max(1, min(len(self.facts), width // self._cell(painter)))

    def heights(self, painter: Painter, width: int) -> Span:
        height = -(-len(self.facts) // self._columns(painter, width)) * painter.px(HIGH)
        return Span(height, height)

    def paint(self, surface: Surface, painter: Painter) -> None:
        columns = self._columns(painter, self.rect.width)
        rows = -(-len(self.facts) // columns)
        cells = layout.grid(self.rect, columns, rows, 0)
        for fact, cell in zip(self.facts, cells, strict=False):
            size = BODY + (7 if fact.strong else 3)
            draw_figure(surface, painter, cell, fact.label, fact.value, fact.tint, size)
