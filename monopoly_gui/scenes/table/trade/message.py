"""The line of a trade that says what has been answered, or why an offer is not possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pygame import Surface

from ....ui.layout.node import Node, Span
from ....ui.painting import lines
from ....ui.widgets import BODY, Accessible

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter

#: how high it is without words, where there is room, and how wide at least
LINE, WIDE = 34, 420


class Message(Node):
    """``now`` says text and colour of the moment; it changes without a new tree."""

    def __init__(self, now: Callable[[], tuple[str, str]]) -> None:
        super().__init__(grow=1.0)
        self.now = now

    def widths(self, painter: Painter) -> Span:
        wide = painter.px(WIDE) if self.now()[0] else 0
        return Span(wide, wide)

    def heights(self, painter: Painter, width: int) -> Span:
        text = self.now()[0]
        height = lines.text_height(painter, text, BODY, width, "bold") if text else 0
        return Span(height, max(painter.px(LINE), height))

    def paint(self, surface: Surface, painter: Painter) -> None:
        text, tint = self.now()
        painter.text(
            surface, text, self.rect, size=BODY, colour=tint, weight="bold", valign="center",
            wrap=True,
        )  # fmt: skip

    def spoken(self) -> Iterator[Accessible]:
        if text := self.now()[0]:
            yield Accessible(text, "note")
