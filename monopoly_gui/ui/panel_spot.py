"""A player's panel as something to click."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from .widgets import Widget

if TYPE_CHECKING:
    from .painter import Painter


class PanelSpot(Widget):
    """Lies over a panel that the table draws; it only lights up under the pointer."""

    def __init__(self, on_click: Callable[[], None], *, name: str) -> None:
        super().__init__(name=name)
        self.on_click = on_click

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos):
            self.on_click()
            return True
        return event.type == pygame.MOUSEBUTTONDOWN

    def activate(self) -> None:
        self.on_click()

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.glow:
            veil = (255, 255, 255, round(46 * self.glow))
            painter.box(surface, self.rect, veil, radius=painter.theme.radii["card"])
