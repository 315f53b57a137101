"""The goal of a challenge at the table: always in sight, with what each star asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Accessible, Widget
from .stars import draw_asked, width

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

#: in design units
HEIGHT = 132
PAD = 14
STAR = 18


class GoalCard(Widget):
    """The goal, what its stars ask for, and how it stands; a click tells the task."""

    focusable = True
    glows = False

    def __init__(self, on_click: Callable[[], None], tip: str) -> None:
        super().__init__(name="goal", tip=tip)
        self.on_click = on_click
        self.wanted, self.now = "", ""
        self.asked: tuple[str, ...] = ("", "", "")

    def say(self, wanted: str, asked: tuple[str, ...], now: str) -> None:
        """Change what is said."""
        parts = (wanted, asked, now)
        if parts != (self.wanted, self.asked, self.now):
            self.wanted, self.asked, self.now = parts
            self.dirty = True

    def spoken(self) -> Accessible:
        stars = [f"{n}: {asked}" for n, asked in enumerate(self.asked, 1) if asked]
        return self.accessible("button", self.wanted, ". ".join([*stars, self.now]))

    def activate(self) -> None:
        self.on_click()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos):
            self.activate()
            return True
        return event.type == pygame.MOUSEBUTTONDOWN

    def draw(self, surface: Surface, painter: Painter) -> None:
        px = painter.px
        painter.panel(surface, self.rect, "active", focus=self.focused and self.ring)
        ink = painter.ink("active")
        inside = layout.inset(self.rect, px(PAD), px(PAD - 5))
        longest = max(painter.measure(text, SMALL)[0] for text in self.asked)
        wide = max(inside.width * 3 // 8, width(painter, px(STAR)) + px(14) + longest)
        lines, room = layout.split(inside, "right", min(wide, inside.width * 5 // 8), px(12))
        foot, head = layout.split(room, "bottom", px(26), px(2))
        painter.text(surface, self.wanted, head, size=BODY, colour=ink, weight="bold", wrap=True)
        painter.text(surface, self.now, foot, size=SMALL, colour=ink, valign="center")
        side = px(STAR)
        for number, row in enumerate(layout.column(lines, [1.0] * 3), 1):
            draw_asked(painter, surface, (row.x, row.centery - side // 2), side, number)
            left = row.x + width(painter, side) + px(10)
            painter.text(
                surface,
                self.asked[number - 1],
                Rect(left, row.y, row.right - left, row.height),
                size=SMALL,
                colour=ink,
                valign="center",
            )
