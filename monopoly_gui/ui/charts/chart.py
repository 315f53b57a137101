"""The basis of all charts: the pointer or keys read off a place."""

from collections.abc import Iterable
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ..painting.painter import Painter
from ..widgets import Widget
from ..widgets.base import Redrawn
from ..widgets.keys import ARROWS

SIZE = 17

Place = TypeVar("Place", int, float)


class Chart(Widget, Generic[Place]):
    """``at`` is the selected place, None for none."""

    focusable = True
    glows = False
    at: Redrawn[Place | None] = Redrawn(None)

    def place_at(self, pos: tuple[int, int]) -> Place | None:
        """The place under a point."""
        raise NotImplementedError

    def step(self, by: int) -> bool:
        """Read the next place to the right or left off; whether there is one."""
        raise NotImplementedError

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.at = self.place_at(event.pos)
            return True
        if event.type == pygame.KEYDOWN and event.key in ARROWS and ARROWS[event.key][0]:
            return self.step(ARROWS[event.key][0])
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def hover_changed(self) -> None:
        if not self.hovered:
            self.at = None

    def focus_lost(self) -> None:
        self.at = None


def draw_ticks(
    surface: Surface, painter: Painter, ticks: Iterable[tuple[int, str, bool]], x: int, width: int
) -> None:
    """A line across at each height, with its label on the left; some are stronger."""
    for y, text, strong in ticks:
        line = Rect(x, y, width, max(1, painter.px(1.4)))
        painter.box(surface, line, "muted" if strong else "line")
        painter.text(surface, text, (x - painter.px(10), y), SIZE, "muted", align="right")
