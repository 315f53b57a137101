"""A value chosen by sliding a knob."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY
from .number import Limited

STEPS = {
    pygame.K_LEFT: -1,
    pygame.K_DOWN: -1,
    pygame.K_RIGHT: 1,
    pygame.K_UP: 1,
    pygame.K_PAGEDOWN: -5,
    pygame.K_PAGEUP: 5,
}


class Slider(Limited):
    """Whole numbers from ``low`` to ``high`` in steps."""

    def spoken(self) -> Accessible:
        return self.accessible("slider", value=self.shows(self._value))

    def track(self) -> Rect:
        """The line of the knob; the value is written right of it."""
        knob = self.rect.height // 3
        room = self.rect.height * 2
        width = max(1, self.rect.width - room - knob)
        return Rect(self.rect.x + knob, self.rect.y, width, self.rect.height)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.MOUSEMOTION and event.buttons[0]
        ):
            track = self.track()
            part = (event.pos[0] - track.x) / track.width
            steps = round(part * (self.high - self.low) / self.step)
            self._set(self.low + steps * self.step)
            return True
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            self._set(self._value + STEPS[event.key] * self.step)
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def draw(self, surface: Surface, painter: Painter) -> None:
        track, ink = self.track(), "text" if self.on_card else "light"
        thick = painter.px(10)
        line = Rect(track.x, track.centery - thick // 2, track.width, thick)
        part = (self._value - self.low) / max(1, self.high - self.low)
        x = track.x + round(track.width * part)
        painter.box(surface, line, (*painter.tint("muted"), 130), radius=99)
        done = Rect(line.x, line.y, max(thick, x - line.x), thick)
        painter.box(surface, done, "house" if self.enabled else "muted", radius=99)
        side = painter.px(34)
        knob = Rect(0, 0, side, side)
        knob.center = (x, track.centery)
        style = "light" if self.enabled else self.off_style
        painter.panel(surface, knob, style, hover=self.glow, focus=self.ringed)
        area = Rect(track.right, self.rect.y, self.rect.right - track.right, self.rect.height)
        painter.text(
            surface, self.shows(self._value), area, BODY, ink, weight="bold", align="right"
        )
