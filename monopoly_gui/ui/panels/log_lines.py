"""The last lines of the log, the older the fainter; a click or Enter opens all of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ..painting.colour import Colour, mix
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..text.log_book import LogBook
from ..text.rich_text import draw_rows
from .log_panel import Entry, LogPanel

#: so many lines are shown
LINES = 3
#: how much of the ground is in each, the newest first
FAINT = (0.0, 0.14, 0.26)
PAD, GAP = 6, 7


class LogLines(LogPanel):
    """Follows the game; ``on_open`` opens the whole log."""

    def __init__(
        self,
        book: LogBook,
        painter: Painter,
        colour_of: Callable[[int], Colour],
        explain: Callable[[str], str],
        on_open: Callable[[], None],
        *,
        name: str = "log",
    ) -> None:
        super().__init__(book, painter, colour_of, explain, name=name)
        self.on_open = on_open

    def _room(self) -> Rect:
        return self.rect.inflate(-2 * self.painter.px(PAD), 0)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos):
            self.on_open()
            return True
        return event.type == pygame.MOUSEBUTTONDOWN

    def key(self, key: int) -> bool:
        return False

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        return False

    def activate(self) -> None:
        self.on_open()

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.focused and self.ring:
            painter.focus_ring(surface, self.rect)
        room = self._room()
        light, ground = painter.tint("light"), painter.tint("table_edge")
        height = painter.measure("", self._size(self._entries[-1].line))[1] if self._entries else 1
        free = room.height / height
        shown: list[Entry] = []
        for entry in reversed(self._entries[-LINES:]):
            if shown and len(entry.rows) > free:
                break
            shown.append(entry)
            free -= len(entry.rows) + 0.3
        y = room.y
        for number, entry in reversed(list(enumerate(shown))):
            ink = mix(light, ground, FAINT[number])
            rows = entry.rows[: max(1, room.height // height)]
            picture = draw_rows(painter, rows, self._size(entry.line), room.width, ink, ink)
            stamp(surface, picture, (room.x, y))
            y += picture.get_height() + painter.px(GAP)
