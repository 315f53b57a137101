"""A large button with a second line below its label, possibly one of several to choose from."""

from dataclasses import KW_ONLY, dataclass, replace

from pygame import Rect, Surface

from ...language import _
from ..painting.painter import Painter
from .accessible import Accessible
from .base import LARGE, SMALL, Redrawn
from .button import Button, ButtonStyle

#: design units: the margin of its contents, the gap between icon and words, and the side of the
#: tick
PAD, GAP, TICK = 20, 18, 28


@dataclass(eq=False, repr=False)
class CardButton(Button):
    """``note`` is its second line; a ``chosen`` one has an outline and a tick."""

    _: KW_ONLY
    note: Redrawn[str] = Redrawn("")
    style: ButtonStyle = "ghost"
    size: int = LARGE
    chosen = Redrawn(False)

    def spoken(self) -> Accessible:
        text = super().spoken()
        note = "" if self.reason else self.note
        state = _("chosen") if self.chosen else text.state
        return replace(text, value=text.value or note, state=state)

    def width(self, painter: Painter) -> int:
        label = painter.measure(self.label, self.size, "bold")[0]
        aside = self._cap_width(painter) or painter.px(TICK)
        return self._beside(painter) + label + aside + painter.px(2 * PAD)

    def least_width(self, painter: Painter) -> int:
        words = painter.measure(self.label, self.size, "bold")[0], painter.px(150)
        return self._beside(painter) + max(words) + painter.px(2 * PAD)

    def _words(self, painter: Painter, width: int) -> int:
        room = width - self._beside(painter) - painter.px(2 * PAD)
        note = painter.text_height(self.note, SMALL, room) if self.note else 0
        return painter.measure("", self.size, "bold")[1] + note

    def _beside(self, painter: Painter) -> int:
        """The distance of its words from its left edge."""
        return painter.px(self.size * 1.4 + GAP) if self.icon else 0

    @property
    def style_now(self) -> str:
        style = super().style_now
        return "dark" if style == "ghost" else style

    def draw(self, surface: Surface, painter: Painter) -> None:
        face, style = self._face(surface, painter)
        if self.chosen:
            painter.panel(surface, face, "chosen", hover=self.glow)
        ink, inside = painter.ink(style), face.inflate(-painter.px(2 * PAD), 0)
        if self.icon:
            side = painter.px(self.size * 1.4)
            rect = Rect(inside.x, face.centery - side // 2, side, side)
            painter.icon(surface, self.icon, rect, ink)
        x = inside.x + self._beside(painter)
        label = painter.measure("", self.size, "bold")[1]
        height = self._words(painter, self.rect.width)
        if alone := height > face.height:
            # its second line is given up before its label is
            height = label
        area = Rect(x, face.centery - height // 2, inside.right - x, label)
        below = Rect(x, area.bottom, inside.right - x, height - label + painter.px(4))
        if self.chosen:
            tick = Rect(0, 0, painter.px(TICK), painter.px(TICK))
            tick.midright = (inside.right, area.centery)
            painter.icon(surface, "check", tick, ink)
            area.width = tick.x - painter.px(6) - area.x
        elif painter.shows_keys and (cap := self._cap_width(painter)):
            self._draw_cap(surface, painter, Rect(inside.right - cap, area.y, cap, label))
            area.width -= cap + painter.px(10)
        painter.text(surface, self.label, area, self.size, ink, weight="bold")
        if self.note and not alone:
            painter.text(surface, self.note, below, SMALL, ink, wrap=True, valign="top")
