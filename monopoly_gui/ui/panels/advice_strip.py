"""An adviser's card with a bulb: the action in bold, the reason below it."""

from __future__ import annotations

from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..text.log_words import NAME_BEGINS, NAME_ENDS, plain
from ..text.rich_text import draw_rows, set_rows
from ..widgets import Accessible, Widget

WHAT = 21
WHY = 18
PAD = 14
DISC = 42
GOLD: Colour = (245, 185, 53)
INK: Colour = (52, 36, 2)


class AdviceStrip(Widget):
    """``what`` is one sentence with its names marked, ``why`` the reason, "" for none.

    ``aside`` pixels at its right are left free for buttons.
    """

    glows = False

    def __init__(self) -> None:
        super().__init__(name="advice strip")
        self.what = ""
        self.why = ""
        self.aside = 0
        #: pixels at its foot reserved for the same
        self.foot = 0
        self.visible = False

    def say(self, what: str, why: str) -> None:
        """Change the text."""
        self.what, self.why, self.dirty = what, why, True

    def spoken(self) -> Accessible:
        return self.accessible("note", value=f"{plain(self.what)} {plain(self.why)}".strip())

    def height(self, painter: Painter, width: int) -> int:
        """The height needed at this width, in pixels."""
        room = self._room(painter, width)
        height = 2 * painter.px(PAD - 2)
        height += len(set_rows(painter, bold(self.what), WHAT, room)) * self._line(painter, WHAT)
        if self.why:
            height += len(painter.wrap(self.why, WHY, room)) * self._line(painter, WHY)
        return max(height, painter.px(DISC + 2 * (PAD - 4)))

    def _room(self, painter: Painter, width: int) -> int:
        return max(60, width - painter.px(3 * PAD + DISC) - self.aside)

    def _line(self, painter: Painter, size: float) -> int:
        return painter.measure("", size, "bold")[1]

    def draw(self, surface: Surface, painter: Painter) -> None:
        painter.panel(surface, self.rect, "active")
        pad, side = painter.px(PAD), painter.px(DISC)
        middle = self.rect.centery - self.foot // 2
        disc = Rect(self.rect.x + pad, middle - side // 2, side, side)
        painter.dot(surface, disc.center, side, GOLD)
        painter.icon(surface, "bulb", disc.inflate(-side * 2 // 5, -side * 2 // 5), INK)
        x, room = disc.right + pad, self._room(painter, self.rect.width)
        rows = set_rows(painter, bold(self.what), WHAT, room)
        whys = painter.wrap(self.why, WHY, room) if self.why else []
        height = len(rows) * self._line(painter, WHAT) + len(whys) * self._line(painter, WHY)
        y = middle - height // 2
        ink = painter.ink("active")
        stamp(surface, draw_rows(painter, rows, WHAT, room, ink, ink), (x, y))
        y += len(rows) * self._line(painter, WHAT)
        for line in whys:
            painter.text(surface, line, (x, y), WHY, "muted", valign="top")
            y += self._line(painter, WHY)


def bold(text: str) -> str:
    """The whole sentence in bold, marks of names and all."""
    return NAME_BEGINS + text.replace(NAME_BEGINS, "").replace(NAME_ENDS, "") + NAME_ENDS


def draw_bulb(surface: Surface, painter: Painter, rect: Rect) -> None:
    """The mark of advice, at the upper right corner of a button."""
    side = painter.px(30)
    spot = Rect(0, 0, side, side)
    spot.center = (rect.right - painter.px(6), rect.y + painter.px(3))
    painter.dot(surface, spot.center, side, (255, 255, 255))
    painter.dot(surface, spot.center, side - painter.px(4), GOLD)
    painter.icon(surface, "bulb", spot.inflate(-side * 2 // 5, -side * 2 // 5), INK)
