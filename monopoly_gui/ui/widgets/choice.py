"""A choice of one option: all visible, in a list that opens, or as tabs that turn a page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..painting import layout
from ..painting.colour import Colour, darken
from ..painting.painter import Painter
from ..painting.text import Align
from .accessible import Accessible
from .base import BODY, SMALL, Redrawn, Widget, ignore

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
        gap = painter.px(4)
        box = cell.inflate(-2 * gap, -2 * gap)
        if chosen and self.enabled:
            painter.panel(surface, box, style, hover=self.glow)
            self._tick(surface, painter, box, self.options[index][1], painter.ink(style))
        elif index == self._over and self.hovered and self.enabled:
            painter.panel(surface, box, style, hover=1.0)
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


#: keys that open the list
OPENS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_F4)


@dataclass(eq=False, repr=False)
class Dropdown(OneOfSeveral):
    """Shows the chosen option; the open list stays inside ``bounds``."""

    _: KW_ONLY
    on_card: bool = True
    bounds: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))
    open = Redrawn(False)
    _marked = Redrawn(0)
    #: the press that opened the list must not also choose from it
    _opening = False

    @property
    def index(self) -> int:
        return max(0, super().index)

    def choose(self, index: int) -> None:
        """Take the option at that place and close the list."""
        self.close_overlay()
        super().choose(index)

    def spoken(self) -> Accessible:
        """The chosen value; in an open list the marked one."""
        at = self._marked if self.open else self.index
        value = self.options[at][1] if self.options else ""
        state = place_in(at, len(self.options))
        if self.open:
            state = _("open, {place}").format(place=state)
        return self.accessible("dropdown", value=value, state=state)

    def activate(self) -> None:
        self.open = True
        self._marked = self.index

    def overlay(self) -> Rect | None:
        if not self.open:
            return None
        bounds = self.bounds if self.bounds.height else pygame.display.get_surface().get_rect()
        height = min(self.rect.height * len(self.options), bounds.height)
        return layout.above_or_below(self.rect, self.rect.width, height, bounds, 4)

    def close_overlay(self) -> None:
        self.open = False

    def focus_lost(self) -> None:
        self.close_overlay()

    def _at(self, pos: tuple[int, int]) -> int:
        box = self.overlay()
        if box is None or not box.collidepoint(pos):
            return -1
        return (pos[1] - box.y) * len(self.options) // box.height

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not self.open:
                self.activate()
                self._opening = True
            return True
        if event.type == pygame.MOUSEMOTION and self.open:
            at = self._at(event.pos)
            if at >= 0:
                self._marked = at
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.open:
            at, opens = self._at(event.pos), self._opening and self.rect.collidepoint(event.pos)
            # a list with little room covers the field that opened it
            if at >= 0 and not opens:
                self.choose(at)
            elif not self._opening:
                self.close_overlay()
            self._opening = False
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _key(self, key: int) -> bool:
        if not self.open:
            return False
        if key in OPENS:
            self.choose(self._marked)
        elif key == pygame.K_ESCAPE:
            self.close_overlay()
        elif key in (pygame.K_UP, pygame.K_DOWN):
            step = 1 if key == pygame.K_DOWN else -1
            self._marked = (self._marked + step) % len(self.options)
        return key != pygame.K_TAB

    def draw(self, surface: Surface, painter: Painter) -> None:
        style = self.field_style
        painter.panel(surface, self.rect, style, hover=self.glow, focus=self.ringed)
        arrow = painter.px(20)
        room = self.rect.inflate(-2 * painter.px(16), 0)
        ink, label = painter.ink(style), self.options[self.index][1] if self.options else ""
        painter.text(surface, label, room, BODY, ink, max_width=room.width - arrow)
        rect = Rect(room.right - arrow, room.centery - arrow // 2, arrow, arrow)
        painter.icon(surface, "chevron_down", rect, ink)

    def draw_overlay(self, surface: Surface, painter: Painter) -> None:
        box = self.overlay()
        if box is None:
            return
        painter.panel(surface, box, "card")
        for index, cell in enumerate(layout.column(box, [1.0] * len(self.options))):
            if index == self._marked:
                gap = painter.px(3)
                painter.panel(surface, cell.inflate(-2 * gap, -2 * gap), "selected")
            words, weight = layout.inset(cell, painter.px(16), 0), "regular"
            if index == self.index:
                weight = "bold"
            painter.text(surface, self.options[index][1], words, BODY, "text", weight=weight)


@dataclass(eq=False, repr=False)
class Tabs(Choice):
    """A choice as a row of wooden plates; ``vertical`` ones are headings, and use up and down."""

    role = "tabs"

    _: KW_ONLY
    name: str = "tabs"
    vertical: bool = False
    #: pictures before the words of vertical ones, by their values
    icons: Mapping[str, str | Callable[[Surface, Rect], None]] = field(default_factory=dict)
    #: the grounds of these pictures, where they have some
    grounds: Mapping[str, Colour] = field(default_factory=dict)

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
        ring = chosen and self.ringed
        if not self.vertical:
            with painter.on("paper"):
                face = painter.panel(surface, box, "secondary", hover=float(over), focus=ring)
                if chosen:
                    painter.panel(surface, face, "chosen")
        elif chosen or over:
            painter.panel(surface, box, self._ground(), hover=float(over), focus=ring)
        if chosen and self.vertical:
            bar = Rect(box.x, box.y + box.height // 4, painter.px(4), box.height // 2)
            painter.box(surface, bar, "accent", radius=99)
        room = box.inflate(-2 * painter.px(18 if self.vertical else 8), 0)
        value, label = self.options[index]
        colour = ("text", "muted")[quiet] if self.on_card else ("light", "light_muted")[quiet]
        if value in self.icons:
            side = painter.px(24)
            spot, room = layout.split(room, "left", side, painter.px(14))
            spot, ink = layout.centre(spot, side, side), colour
            if value in self.grounds:
                around, ground = spot.inflate(side // 2, side // 2), self.grounds[value]
                painter.box(surface, around, ground, to=darken(ground, 0.25), radius=7)
                ink = "light"
            picture = self.icons[value]
            if callable(picture):
                picture(surface, spot.inflate(side // 2, side // 2))
            else:
                painter.icon(surface, picture, spot, ink)
        # a long one in a narrow column has two lines
        long = self.vertical and painter.measure(label, self.size, "bold")[0] > room.width
        size = min(SMALL, self.size) if long else self.size
        weight = "bold" if chosen else "regular"
        align: Align = "left" if self.vertical else "center"
        painter.text(surface, label, room, size, colour, weight=weight, align=align, wrap=long)
