"""A choice of a few options, all of them visible."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..painting import layout
from ..painting.colour import Colour
from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY, Redrawn, Widget, ignore

#: value and label
Option = tuple[str, str]


def place_in(at: int, count: int) -> str:
    """The position of something in a list, counted from 1; "" where it is missing."""
    if not 0 <= at < count:
        return ""
    return _("{number} of {count}").format(number=at + 1, count=count)


@dataclass(eq=False, repr=False)
class OneOfSeveral(Widget):
    """Knows its options and which of them is chosen."""

    focusable = True
    sound = "click"

    options: Redrawn[Sequence[Option]] = Redrawn()
    value: Redrawn[str] = Redrawn()
    on_change: Callable[[str], None] = ignore

    @property
    def index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), -1)

    def choose(self, index: int) -> None:
        """Choose the option at that place, if there is one."""
        if 0 <= index < len(self.options) and index != self.index:
            self.value = self.options[index][0]
            self.on_change(self.value)


@dataclass(eq=False, repr=False)
class Choice(OneOfSeveral):
    """Segments side by side; left and right choose, and so does a click."""

    by_arrows = True
    #: its accessible description
    role = "choice"

    _: KW_ONLY
    size: int = BODY
    #: the options side by side where there is no room for all of them, 0 for all
    columns = 0
    #: the relative widths of options in one row where equal ones had no room, () for equal
    shares: Sequence[float] = field(init=False, default=())
    _over = Redrawn(-1)

    def activate(self) -> None:
        self.choose((self.index + 1) % len(self.options))

    def spoken(self) -> Accessible:
        at = self.index
        value = self.options[at][1] if at >= 0 else ""
        return self.accessible(self.role, value=value, state=place_in(at, len(self.options)))

    def cells(self) -> list[Rect]:
        """The rectangle of each option."""
        if not self.columns:
            return layout.row(self.rect, self.shares or [1.0] * len(self.options))
        return layout.grid(self.rect, self.columns, self._rows)[: len(self.options)]

    @property
    def _rows(self) -> int:
        return -(-len(self.options) // (self.columns or len(self.options)))

    def height(self, painter: Painter, width: int) -> int:
        return self._rows * painter.least_target

    def fold(self, painter: Painter, width: int, line: int) -> int:
        """Use as few rows as the labels allow; their height, of ``line`` pixels each."""
        needs = [
            painter.measure(label, self.size, "bold")[0] + painter.px(44)
            for _value, label in self.options
        ]
        most = max(1, min(len(needs), width // max(needs)))
        rows = -(-len(needs) // most)
        self.columns, self.shares = -(-len(needs) // rows), []
        if rows > 1 and sum(needs) <= width:
            self.columns, self.shares = 0, [float(need) for need in needs]
        return self._rows * line

    def _at(self, pos: tuple[int, int]) -> int:
        return next((i for i, cell in enumerate(self.cells()) if cell.collidepoint(pos)), -1)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._over = self._at(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.choose(self._at(event.pos))
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _key(self, key: int) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key)
        if step is None or not 0 <= self.index + step < len(self.options):
            return False
        self.choose(self.index + step)
        return True

    def draw(self, surface: Surface, painter: Painter) -> None:
        # on the table, which is dark, it looks as on glass
        with painter.on(painter.ground if self.on_card else "glass"):
            self._draw(surface, painter)

    def _draw(self, surface: Surface, painter: Painter) -> None:
        style = self._ground() if self.enabled else self.off_style
        painter.panel(surface, self.rect, style, focus=self.ringed)
        for index, cell in enumerate(self.cells()):
            self._draw_cell(surface, painter, index, cell)

    def _ground(self) -> str:
        return "inset" if self.on_card else "ghost"

    def _size(self, painter: Painter) -> float:
        """The size at which the longest of the options fits."""
        return min(
            painter.fitting(label, self.size, cell.width - painter.px(12), "bold")
            for cell, (_value, label) in zip(self.cells(), self.options, strict=True)
        )

    def _draw_cell(self, surface: Surface, painter: Painter, index: int, cell: Rect) -> None:
        # a single option is no choice
        chosen = index == self.index and len(self.options) > 1
        style = self._ground()
        if not self.enabled:
            style = self.off_style
        elif chosen:
            style = "selected" if self.on_card else "chosen"
        if chosen and self.enabled:
            gap = painter.px(4)
            box = cell.inflate(-2 * gap, -2 * gap)
            painter.panel(surface, box, style, hover=self.glow)
            self._tick(surface, painter, box, self.options[index][1], painter.ink(style))
        elif index == self._over and self.hovered and self.enabled:
            gap = painter.px(4)
            painter.panel(surface, cell.inflate(-2 * gap, -2 * gap), style, hover=1.0)
        label, size, ink = self.options[index][1], self._size(painter), painter.ink(style)
        # the two lines of a long word may come near its edges
        words, room = cell.inflate(0, painter.px(6)), cell.width - painter.px(12)
        painter.text(
            surface, label, words, size, ink, weight="bold" if chosen else "regular",
            align="center", max_width=room, wrap=True,
        )  # fmt: skip

    def _tick(self, surface: Surface, painter: Painter, box: Rect, label: str, ink: Colour) -> None:
        """A tick in the corner of the chosen option, where there is room beside its words."""
        side = painter.px(16)
        words = painter.measure(label, self._size(painter), "bold")[0]
        if box.width - words >= 2 * (side + painter.px(10)):
            rect = Rect(box.right - side - painter.px(8), 0, side, side)
            rect.centery = box.centery
            painter.icon(surface, "check", rect, ink)
