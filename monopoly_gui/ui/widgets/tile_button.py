"""A small button with its word below its icon, one of several side by side."""

from pygame import Rect, Surface

from ..painting.painter import Painter
from .button import Button

#: the margin of its word; the side of its icon, and of one with little room; in design units
PAD, ICON, LEAST = 10, 34, 22


class TileButton(Button):
    """A word below an icon; where it is too low for both, beside it or alone."""

    def width(self, painter: Painter) -> int:
        return painter.measure(self.label, self.size, "bold")[0] + painter.px(2 * PAD)

    def least_width(self, painter: Painter) -> int:
        return self.width(painter)

    def draw(self, surface: Surface, painter: Painter) -> None:
        face, style = self._face(surface, painter)
        ink, px = painter.ink(style), painter.px
        line = painter.measure("", self.size, "bold")[1]
        side = min(px(ICON), face.height - line - px(10))
        words = face.inflate(-px(PAD), 0)
        if side >= px(LEAST):
            above = (face.height - side - line - px(4)) // 2
            icon = Rect(0, face.y + above, side, side)
            icon.centerx = face.centerx
            painter.icon(surface, self.icon, icon, ink)
            words = Rect(words.x, icon.bottom + px(4), words.width, line)
        painter.text(
            surface, self.label, words,
            painter.fitting( self.label, self.size, words.width, "bold" ), ink, weight="bold",
            align="center",
        )  # fmt: skip
        if painter.shows_keys and (cap := self._cap_width(painter)) and side >= px(LEAST):
            self._draw_cap(surface, painter, Rect(face.right - cap - px(4), face.y, cap, px(32)))
