"""An adviser's card with a bulb: the action in bold, the reason below it, and buttons."""

from collections.abc import Sequence

from pygame import Rect, Surface

from ..layout.containers import AtEnd, Centred, Column, MinWidth, Panel, Row
from ..layout.leaves import Control, CustomPaint, Text
from ..layout.node import Node
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..text.log_words import plain
from ..widgets import Accessible, Widget

#: the sides of the bulb and of a button; with less room the buttons are below the words
DISC, BUTTON, WORDS = 42, 46, 350
GOLD: Colour = (245, 185, 53)
INK: Colour = (52, 36, 2)


class AdviceStrip(Widget):
    """``what`` is one sentence with its names marked, ``why`` the reason, "" for none.

    Those of the ``buttons`` that are visible stand beside the words, or below them.
    """

    glows = False

    def __init__(self, buttons: Sequence[Widget]) -> None:
        super().__init__(name="advice strip")
        self.buttons = buttons
        self.what = self.why = ""
        self.visible = False
        self._tree: Node = Column([])

    def say(self, what: str, why: str) -> None:
        """Change the text."""
        self.what, self.why, self.dirty = what, why, True

    def spoken(self) -> Accessible:
        return self.accessible("note", value=f"{plain(self.what)} {plain(self.why)}".strip())

    def _contents(self, painter: Painter) -> Node:
        def bulb(surface: Surface, rect: Rect) -> None:
            painter.dot(surface, rect.center, rect.width, GOLD)
            side = rect.width * 2 // 5
            painter.icon(surface, "bulb", rect.inflate(-side, -side), INK)

        texts = [Text(plain(self.what), size=21, weight="bold", on="active")]
        texts += [Text(self.why, size=18, on="active")] if self.why else []
        disc = Centred(CustomPaint(bulb, height=(DISC, DISC), width=(DISC, DISC)))
        words = Row([disc, Centred(Column(texts, gap=0), grow=1.0)], gap=14)
        side = (BUTTON, BUTTON)
        ends = [Control(b, height=side, width=side, grow=0.0) for b in self.buttons if b.visible]
        parts = [MinWidth(words, WORDS, grow=1.0), Row(map(Centred, ends), gap=10)]
        return Panel(AtEnd(parts, gap=10), "active", pad=(14, 10))

    def height(self, painter: Painter, width: int) -> int:
        """The height needed at this width, in pixels."""
        return self._contents(painter).heights(painter, width).preferred

    def lay_out(self, painter: Painter) -> None:
        self._tree = self._contents(painter)
        self._tree.place(painter, self.rect)

    def draw(self, surface: Surface, painter: Painter) -> None:
        self._tree.paint(surface, painter)


def draw_bulb(surface: Surface, painter: Painter, rect: Rect) -> None:
    """The mark of advice, at the upper right corner of a button."""
    side = painter.px(30)
    spot = Rect(0, 0, side, side)
    spot.center = (rect.right - painter.px(6), rect.y + painter.px(3))
    painter.dot(surface, spot.center, side, (255, 255, 255))
    painter.dot(surface, spot.center, side - painter.px(4), GOLD)
    painter.icon(surface, "bulb", spot.inflate(-side * 2 // 5, -side * 2 // 5), INK)
