"""A film as a line from start to end, with its rounds marked, for dragging along."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..painting.painter import Painter
from ..widgets import SMALL, Accessible, Widget
from ..widgets.base import Redrawn

#: the text below the marks, in design units
LABEL = SMALL - 3


@dataclass(eq=False, repr=False)
class ScrubBar(Widget):
    """``value`` is a moment from 0 to ``length``; ``marks`` are moments with their rounds.

    ``says`` gives the tip of a moment under the pointer.
    """

    focusable = True

    length: int
    marks: Sequence[tuple[int, int]]
    on_seek: Callable[[int], None]
    says: Callable[[int], str]
    _: KW_ONLY
    name: str = "scrub"
    value = Redrawn(0)

    def spoken(self) -> Accessible:
        return self.accessible("time", _("Point in the game"), value=self.says(self.value))

    def track(self) -> Rect:
        """The line, without half a knob at either end, in the upper half."""
        half = self.rect.height // 4
        return Rect(self.rect.x + half, self.rect.y, self.rect.width - 2 * half, 2 * half)

    def x_of(self, moment: int) -> int:
        """The place of a moment, in pixels from the left of the window."""
        track = self.track()
        return track.x + round(track.width * moment / max(1, self.length))

    def moment_at(self, x: int) -> int:
        """The moment at a place, the nearest end outside the line."""
        track = self.track()
        part = (x - track.x) / max(1, track.width)
        return max(0, min(self.length, round(part * self.length)))

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        return True

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.tip = self.says(self.moment_at(event.pos[0]))
            if event.buttons[0] and self.pressed:
                self._seek(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pressed = True
            self._seek(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.pressed = False
            return True
        return False

    def _seek(self, x: int) -> None:
        self.value = self.moment_at(x)
        self.on_seek(self.value)

    def draw(self, surface: Surface, painter: Painter) -> None:
        track, thick = self.track(), painter.px(10)
        line = Rect(track.x, track.centery - thick // 2, track.width, thick)
        at = self.x_of(self.value)
        painter.box(surface, line, (*painter.tint("light"), 60), radius=99)
        if at > line.x:
            done = Rect(line.x, line.y, max(thick, at - line.x), thick)
            painter.box(surface, done, "accent", radius=99)
        self._draw_marks(surface, painter, line)
        side = painter.px(26)
        knob = Rect(0, 0, side, side)
        knob.center = (at, line.centery)
        painter.panel(surface, knob, "primary", hover=self.glow, focus=self.ringed)

    def _draw_marks(self, surface: Surface, painter: Painter, line: Rect) -> None:
        """A tick for each round with room, and numbers that do not touch."""
        wide = max(1, painter.px(2))
        top, height = line.bottom + painter.px(3), painter.px(6)
        area = Rect(0, top + height, 0, self.rect.bottom - top - height)
        free = tick_free = self.rect.x
        for moment, number in self.marks:
            x = self.x_of(moment)
            if x < tick_free:
                continue
            text = str(number) if number else _("Start")
            width = painter.measure(text, LABEL)[0]
            left = max(self.rect.x, min(x - width // 2, self.rect.right - width))
            numbered = left >= free
            ink = painter.tint("light" if numbered else "light_muted")
            tick = Rect(x - wide // 2, top, wide, height if numbered else height * 2 // 3)
            painter.box(surface, tick, (*ink, 190 if numbered else 110))
            tick_free = x + painter.px(6)
            if numbered:
                area.x, area.width = left, width + 1
                painter.text(surface, text, area, LABEL, "light_muted")
                free = left + width + painter.px(16)
