"""One of several pictures or colours in a grid; some may be taken."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Unpack

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ..painting import layout
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, multiply
from .accessible import Accessible
from .base import Redrawn, Widget, WidgetOptions, ignore
from .choice import place_in
from .keys import ARROWS

#: the remaining strength of a taken one, of 255
FAINT = 60


class SwatchOptions(WidgetOptions, total=False):
    """The additional options of swatches."""

    columns: int
    taken: Mapping[str, str]
    titles: Mapping[str, str]


@dataclass(eq=False, repr=False)
class Swatches(Widget):
    """``taken`` maps an unavailable option to the reason, shown as the tip."""

    focusable = True
    by_arrows = True
    #: the gap between the outline of a chosen one and the picture, both sides together
    pad = 14
    #: whether the tip is the title of the one under the pointer
    tipped = True
    #: whether the cells are squares, or as wide as there is room
    square = True

    options: Sequence[str]
    value: str
    draw_cell: Callable[[Surface, Painter, Rect, str], None]
    on_change: Callable[[str], None] = ignore
    _: KW_ONLY
    on_card: bool = True
    columns: int = 8
    taken: Mapping[str, str] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
    _over = Redrawn(-1)

    @property
    def rows(self) -> int:
        return -(-len(self.options) // self.columns)

    def spoken(self) -> Accessible:
        at = self.options.index(self.value) if self.value in self.options else -1
        value = self.titles.get(self.value, self.value)
        return self.accessible("pictures", value=value, state=place_in(at, len(self.options)))

    def cells(self) -> list[Rect]:
        """The cells, one an option."""
        cells = layout.grid(self.rect, self.columns, self.rows)[: len(self.options)]
        side = min(cells[0].size) if cells else 0
        return [layout.centre(cell, side, side) for cell in cells] if self.square else cells

    def choose(self, option: str) -> None:
        """Choose a free option."""
        if option != self.value and option not in self.taken:
            self.value = option
            self.dirty = True
            self.on_change(option)

    def _at(self, pos: tuple[int, int]) -> int:
        return next((i for i, cell in enumerate(self.cells()) if cell.collidepoint(pos)), -1)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self._over = self._over, self._at(event.pos)
            if self.tipped and self._over != before:
                option = self.options[self._over] if self._over >= 0 else ""
                self.tip = self.taken.get(option) or self.titles.get(option, "")
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            at = self._at(event.pos)
            if at >= 0:
                self.choose(self.options[at])
            return True
        if event.type == pygame.KEYDOWN and event.key in ARROWS:
            return self._move(*ARROWS[event.key])
        return False

    def _move(self, dx: int, dy: int) -> bool:
        """Go to the next free option in a direction; False at the edge."""
        at = self.options.index(self.value) if self.value in self.options else 0
        step = dx or dy * self.columns
        at += step
        while 0 <= at < len(self.options):
            if self.options[at] not in self.taken:
                self.choose(self.options[at])
                return True
            at += step
        return False

    def draw(self, surface: Surface, painter: Painter) -> None:
        for index, cell in enumerate(self.cells()):
            option = self.options[index]
            chosen = option == self.value
            box = cell.inflate(-painter.px(8), -painter.px(8))
            if chosen:
                style = "selected" if self.on_card else "chosen"
                painter.panel(surface, box, style, focus=self.ringed)
            elif index == self._over and self.hovered and option not in self.taken:
                painter.panel(surface, box, "inset" if self.on_card else "ghost", hover=1.0)
            inner = box.inflate(-painter.px(self.pad), -painter.px(self.pad))
            if option in self.taken:
                self._draw_taken(surface, painter, inner, option)
            else:
                self.draw_cell(surface, painter, inner, option)

    def _draw_taken(self, surface: Surface, painter: Painter, box: Rect, option: str) -> None:
        """Draw a taken option faintly."""
        margin = painter.px(12)
        layer = blank((box.width + 2 * margin, box.height + 2 * margin))
        self.draw_cell(layer, painter, Rect((margin, margin), box.size), option)
        multiply(layer, (FAINT, FAINT, FAINT, FAINT))
        painter.stamp(surface, layer, (box.x - margin, box.y - margin))


class ColourSwatches(Swatches):
    """Discs in the colours given; the options are names of them."""

    def __init__(
        self,
        colours: Mapping[str, Colour],
        value: str,
        on_change: Callable[[str], None] = ignore,
        **more: Unpack[SwatchOptions],
    ) -> None:
        super().__init__(list(colours), value, self._draw_disc, on_change, **more)
        self.colours, self.name = colours, self.name or "colours"

    def _draw_disc(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        painter.dot(surface, rect.center, min(rect.size), self.colours[option])
