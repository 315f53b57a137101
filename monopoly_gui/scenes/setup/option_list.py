"""Rows of rule options under their headings, scrolled together with their widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...language import _
from ...language.option_words import groups
from ...ui.widgets import BODY, ScrollArea, Widget
from .option_row import OptionRow

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

HEADING = 50


class OptionList(ScrollArea):
    """Moves the widgets of its rows when it is scrolled; the form draws these above it."""

    def __init__(self) -> None:
        super().__init__(name="options")
        self.rows: list[OptionRow] = []
        self.empty = ""
        self._headings: list[tuple[int, str]] = []
        self._places: list[tuple[int, int]] = []
        self._painter: Painter | None = None

    @property
    def widgets(self) -> list[Widget]:
        return [widget for row in self.rows for widget in row.widgets]

    def fill(self, sections: Mapping[str, Sequence[OptionRow]], empty: str) -> None:
        """Show these rows under their headings, or a sentence if there are none."""
        self.rows = [row for rows in sections.values() for row in rows]
        self.sections = sections
        self.empty = empty
        self.offset = 0
        self.dirty = True

    def measure(self, painter: Painter, rect: Rect) -> None:
        """Lay everything out for a place on the screen."""
        self._painter = painter
        self.bar_width = painter.px(14)
        self.line = painter.px(60)
        self._headings, self._places = [], []
        width = rect.width - self.bar_width - painter.px(14)
        y = 0
        for title, rows in self.sections.items():
            self._headings.append((y, title))
            y += painter.px(HEADING)
            for row in rows:
                height = row.height(painter, width)
                self._places.append((y, height))
                y += height
            y += painter.px(18)
        self.content = y
        self.rect = rect

    def placed(self) -> None:
        super().placed()
        self._move()

    def scroll_to(self, offset: int) -> None:
        super().scroll_to(offset)
        self._move()

    def _move(self) -> None:
        """Put the widgets where their rows are now."""
        if self._painter is None:
            return
        width = self.rect.width - self.bar_width - self._painter.px(14)
        for row, (y, height) in zip(self.rows, self._places, strict=True):
            place = Rect(self.rect.x, self.rect.y + y - self.offset, width, height)
            row.place(place, self.rect, self._painter)

    def follow(self, focused: Widget | None) -> None:
        """Bring the row of a widget into sight."""
        for row, (y, height) in zip(self.rows, self._places, strict=True):
            if focused in row.widgets:
                self.reveal(y, y + height)

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        clip = surface.get_clip()
        if self.empty and not self.rows:
            painter.text(surface, self.empty, self.rect, size=BODY, colour="muted", wrap=True)
        for y, title in self._headings:
            rect = Rect(
                self.rect.x, self.rect.y + y - self.offset, self.rect.width, painter.px(HEADING)
            )
            if rect.colliderect(clip):
                painter.text(
                    surface, _(title), rect, size=BODY + 2, colour="warn", weight="bold",
                    valign="center",
                )  # fmt: skip
        for row in self.rows:
            if row.rect.colliderect(clip):
                row.paint(surface, painter)


def sections_of(rows: Sequence[OptionRow]) -> dict[str, list[OptionRow]]:
    """Rows under the headings of their groups, in the order of the screen."""
    found = {group: [row for row in rows if row.option.group == group] for group in groups()}
    return {group: members for group, members in found.items() if members}
