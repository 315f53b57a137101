"""A month as a grid of days with one selected."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _, mark, plural
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Accessible, Widget
from .stars import draw_stars, width

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

WEEK, WEEKS = 7, 6
STAR = 15
DAYS = mark(("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"))
STEPS = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_UP: -WEEK,
    pygame.K_DOWN: WEEK,
}


class MonthGrid(Widget):
    """Shows the month of the chosen day; ``won`` are stars by day, None where nobody has played.

    Arrows go from day to day, a click chooses one, a second click or Enter calls ``on_play``.
    """

    focusable = True
    by_arrows = True

    def __init__(
        self,
        chosen: date,
        today: date,
        won: Callable[[date], int | None],
        on_choose: Callable[[date], None],
        on_play: Callable[[], None],
    ) -> None:
        super().__init__(name="month")
        self.chosen, self.today, self.won = chosen, today, won
        self.on_choose, self.on_play = on_choose, on_play

    def spoken(self) -> Accessible:
        """The chosen day, and what was reached on it."""
        stars = self.won(self.chosen)
        won = ""
        if stars is not None:
            won = plural("{count} star", "{count} stars", stars).format(count=stars)
        return self.accessible("calendar", _("Day"), self.chosen.isoformat(), won)

    def choose(self, day: date) -> None:
        """Choose a day, of this month or another."""
        self.chosen, self.dirty = day, True
        self.on_choose(day)

    def turn_month(self, by: int) -> None:
        """Show another month, the same day of it where it has one."""
        number = self.chosen.year * 12 + self.chosen.month - 1 + by
        year, month = number // 12, number % 12 + 1
        self.choose(date(year, month, min(self.chosen.day, monthrange(year, month)[1])))

    def cell(self, day: date) -> Rect:
        """Where a day of the shown month is."""
        first = day.replace(day=1).weekday()
        at = first + day.day - 1
        return self._cells()[at]

    def _cells(self) -> list[Rect]:
        height = self.rect.height // 12
        rest = Rect(self.rect.x, self.rect.y + height, self.rect.width, self.rect.height - height)
        return layout.grid(rest, WEEK, WEEKS, max(2, height // 8))

    def _days(self) -> list[date]:
        first = self.chosen.replace(day=1)
        count = monthrange(first.year, first.month)[1]
        return [first + timedelta(days=n) for n in range(count)]

    def activate(self) -> None:
        self.on_play()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            self.choose(self.chosen + timedelta(days=STEPS[event.key]))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn_month(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            for day in self._days():
                if self.cell(day).collidepoint(event.pos):
                    self.choose(day)
            return True
        return False

    def draw(self, surface: Surface, painter: Painter) -> None:
        height = self.rect.height // 12
        names = layout.row(Rect(self.rect.x, self.rect.y, self.rect.width, height), [1.0] * WEEK)
        for name, place in zip(DAYS, names, strict=True):
            painter.text(
                surface, _(name), place, size=SMALL, colour="light_muted", align="center",
                valign="center",
            )  # fmt: skip
        for day in self._days():
            self._draw_day(surface, painter, day, self.cell(day))

    def _draw_day(self, surface: Surface, painter: Painter, day: date, cell: Rect) -> None:
        chosen = day == self.chosen
        if chosen:
            painter.panel(surface, cell, "chosen", focus=self.focused and self.ring)
        elif day == self.today:
            painter.panel(surface, cell, "ghost", hover=1.0)
        ink = "light" if chosen or day <= self.today else "light_muted"
        won = self.won(day)
        upper, lower = layout.column(cell, [1.2, 1.0])
        painter.text(
            surface, str(day.day), upper if won is not None else cell, size=BODY, colour=ink,
            weight="bold" if day == self.today else "regular", align="center", valign="center",
        )  # fmt: skip
        if won is not None:
            side = min(painter.px(STAR), lower.height)
            place = (lower.centerx - width(painter, side) // 2, lower.y)
            draw_stars(painter, surface, place, side, won, "dark")
