"""A card with the others' actions since a player's last turn; a line shows its place."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..text.digest import DigestItem
from ..text.log_words import plain, signed
from ..text.rich_text import draw_rows, set_rows
from ..widgets import SMALL, Accessible, Widget
from ..widgets.base import Redrawn

HEAD = 30
ROW = 27
PAD = 12
DOT = 12
#: the places of the two buttons at the right of the title
BUTTONS = 76


@dataclass(slots=True)
class _Row:
    item: DigestItem
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


@dataclass(eq=False, repr=False)
class SummaryCard(Widget):
    """Arrow keys choose a line, Enter or a click shows its place by ``on_pick``."""

    focusable = True
    glows = False

    visible = Redrawn(False)

    colour_of: Callable[[int], Colour]
    money: Callable[[int], str]
    on_pick: Callable[[int], None]
    _: KW_ONLY
    name: str = "summary"
    more = 0
    chosen = -1
    _rows: list[_Row] = field(init=False, default_factory=list)
    #: the place of the number of the rest
    _foot: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def shown(self) -> list[str]:
        """The lines, without the marks of names."""
        return [plain(row.item.text) for row in self._rows]

    def say(self, title: str, items: Sequence[DigestItem], more: int) -> None:
        """Show these lines; ``more`` were left out."""
        self.title, self.more = title, more
        self._rows = [_Row(item) for item in items]
        self.chosen = -1
        self.tip = ""
        self.dirty = True

    def arrange(self, painter: Painter, area: Rect) -> None:
        """As high as the lines need, at the top of the room."""
        px = painter.px
        pad, y = px(PAD), area.y + px(PAD - 4) + px(HEAD)
        for row in self._rows:
            width = area.width - 2 * pad
            room = self._room(painter, row, width)
            rows = len(set_rows(painter, row.item.text, SMALL, room))
            row.rect = Rect(area.x + pad, y, width, px(ROW) + (rows - 1) * _line(painter))
            y = row.rect.bottom
        self._foot = Rect(area.x + pad, y, area.width - 2 * pad, px(ROW) if self.more else 0)
        self.rect = Rect(area.x, area.y, area.width, self._foot.bottom + pad - area.y)

    def _room(self, painter: Painter, row: _Row, width: int) -> int:
        """The width of a row's sentence, between the dot and the sum."""
        amount = signed(self.money, row.item.amount)
        figure = painter.measure(amount, SMALL, "bold")[0] + painter.px(8) if amount else 0
        return width - painter.px(DOT + 8) - figure

    def spoken(self) -> Accessible:
        """The chosen line, else all of them."""
        lines = self.shown
        value = lines[self.chosen] if 0 <= self.chosen < len(lines) else " ".join(lines)
        return self.accessible("summary", self.title, value)

    # events ----------------------------------------------------------------------------
    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            at = next((n for n, r in enumerate(self._rows) if r.rect.collidepoint(event.pos)), -1)
            self._choose(at)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos):
            self.activate()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self.ring:
            step = 1 if event.key == pygame.K_DOWN else -1
            at = self.chosen + step
            if 0 <= at < len(self._rows):
                self._choose(at)
                return True
        return False

    def hover_changed(self) -> None:
        if not self.hovered:
            self._choose(-1)

    def _choose(self, at: int) -> None:
        if at != self.chosen:
            self.chosen, self.dirty = at, True
            self.tip = plain(self._rows[at].item.text) if at >= 0 else ""

    def activate(self) -> None:
        if 0 <= self.chosen < len(self._rows):
            self.on_pick(self._rows[self.chosen].item.space)

    # drawing -----------------------------------------------------------------------------
    def draw(self, surface: Surface, painter: Painter) -> None:
        painter.panel(surface, self.rect, "card", focus=self.ringed)
        px = painter.px
        head = Rect(self.rect.x + px(PAD), self.rect.y + px(PAD - 4), 0, px(HEAD))
        head.width = self.rect.width - px(PAD + BUTTONS)
        painter.text(surface, self.title, head, SMALL, "text", weight="black")
        if self.more:
            more = _("and {count} more in the log").format(count=self.more)
            painter.text(surface, more, self._foot, SMALL - 2, "muted")
        for number, row in enumerate(self._rows):
            self._draw_row(surface, painter, row, number == self.chosen)

    def _draw_row(self, surface: Surface, painter: Painter, row: _Row, chosen: bool) -> None:
        px, item, rect = painter.px, row.item, row.rect
        if chosen:
            painter.panel(surface, rect.inflate(px(6), 0), "selected")
        side = px(DOT)
        painter.dot(
            surface, (rect.x + side // 2, rect.y + px(ROW) // 2), side, self.colour_of(item.player)
        )
        line, amount = Rect(rect.topleft, (rect.width, px(ROW))), signed(self.money, item.amount)
        tone = item.tone or "text"
        painter.text(surface, amount, line, SMALL, tone, weight="bold", align="right")
        x = rect.x + side + px(8)
        room = self._room(painter, row, rect.width)
        ink = painter.tint("text")
        lines = set_rows(painter, item.text, SMALL, room)
        picture = draw_rows(painter, lines, SMALL, room, ink, ink)
        stamp(surface, picture, (x, rect.centery - picture.get_height() // 2))


def _line(painter: Painter) -> int:
    """The height of each further row of a sentence."""
    return painter.measure("", SMALL)[1]
