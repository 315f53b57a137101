"""Tabs on top or at the side that choose the shown page."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface

from ..painting import layout
from ..painting.painter import Painter
from ..painting.text import Align
from .base import SMALL
from .choice import Choice


@dataclass(eq=False, repr=False)
class Tabs(Choice):
    """Like a choice, but drawn as headings; ``vertical`` ones use up and down."""

    role = "tabs"

    _: KW_ONLY
    name: str = "tabs"
    vertical: bool = False
    #: pictures before the words of vertical ones, by their values
    icons: Mapping[str, str] = field(default_factory=dict)

    def cells(self) -> list[Rect]:
        if not self.vertical:
            return super().cells()
        if not self.columns:
            return layout.column(self.rect, [1.0] * len(self.options))
        # from top to bottom in each column, as the keys go
        columns = layout.row(self.rect, [1.0] * self.columns)
        parts = [1.0] * self._rows
        cells = [cell for column in columns for cell in layout.column(column, parts)]
        return cells[: len(self.options)]

    @property
    def _rows(self) -> int:
        alone = self.vertical and not self.columns
        return len(self.options) if alone else super()._rows

    def _key(self, key: int) -> bool:
        if self.vertical:
            key = {pygame.K_UP: pygame.K_LEFT, pygame.K_DOWN: pygame.K_RIGHT}.get(key, 0)
        return super()._key(key)

    def draw(self, surface: Surface, painter: Painter) -> None:
        for index, cell in enumerate(self.cells()):
            self._draw_cell(surface, painter, index, cell)

    def _draw_cell(self, surface: Surface, painter: Painter, index: int, cell: Rect) -> None:
        chosen = index == self.index
        over = index == self._over and self.hovered
        quiet = not chosen and not over
        gap = painter.px(3)
        box = cell.inflate(-2 * gap, -2 * gap)
        if chosen or over:
            ring = chosen and self.ringed
            painter.panel(surface, box, self._ground(), hover=float(over), focus=ring)
        if chosen:
            thick = painter.px(4)
            if self.vertical:
                bar = Rect(box.x, box.y + box.height // 4, thick, box.height // 2)
            else:
                bar = Rect(box.x + box.width // 4, box.bottom - thick, box.width // 2, thick)
            painter.box(surface, bar, "accent", radius=99)
        room = box.inflate(-2 * painter.px(18 if self.vertical else 8), 0)
        value, label = self.options[index]
        colour = ("text", "muted")[quiet] if self.on_card else ("light", "light_muted")[quiet]
        if value in self.icons:
            side = painter.px(24)
            spot, room = layout.split(room, "left", side, painter.px(14))
            painter.icon(surface, self.icons[value], layout.centre(spot, side, side), colour)
        # a long one in a narrow column has two lines
        long = self.vertical and painter.measure(label, self.size, "bold")[0] > room.width
        size = min(SMALL, self.size) if long else self.size
        weight = "bold" if chosen else "regular"
        align: Align = "left" if self.vertical else "center"
        painter.text(surface, label, room, size, colour, weight=weight, align=align, wrap=long)
