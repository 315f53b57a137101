"""A card with the others' actions since a player's last turn; a line shows its place."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from itertools import groupby

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..board.buildings import SHAPES, draw_building
from ..board.cells import draw_swatch
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..pieces.medallion import Portrait, draw_medallion
from ..text.digest import DigestItem
from ..text.log_words import plain, quoted, signed
from ..text.people import People
from ..text.rich_text import Rows, Word, draw_rows, set_rows
from ..widgets import SMALL, Accessible, Widget
from ..widgets.base import Redrawn

HEAD = 30
PAD = 12
#: a player's face, the picture of a line, and what is between lines of two players
FACE, SIGN, APART = 44, 22, 9
#: where the words begin
TEXT = FACE + SIGN + 14
#: the places of the two buttons at the right of the title
BUTTONS = 72
#: the angle of the sheet below the slip, in degrees
LEAN = 2.2


@dataclass(slots=True)
class _Row:
    item: DigestItem
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    #: the place of the player's face at the first of their lines
    face: Rect | None = None


@dataclass(eq=False, repr=False)
class SummaryCard(Widget):
    """Arrow keys choose a line, Enter or a click shows its place by ``on_pick``."""

    focusable = True
    glows = False

    visible = Redrawn(False)

    people: People
    on_pick: Callable[[int], None]
    _: KW_ONLY
    name: str = "summary"
    more = 0
    chosen = -1
    _rows: list[_Row] = field(init=False, default_factory=list)
    _whole: Sequence[DigestItem] = field(init=False, default=())
    #: the place of the number of the rest
    _foot: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def shown(self) -> list[str]:
        """The lines, without the marks of names."""
        return [plain(row.item.text) for row in self._rows]

    def say(self, title: str, items: Sequence[DigestItem], all_: Sequence[DigestItem] = ()) -> None:
        """Show these lines of ``all_`` there are."""
        self.title, self.more = title, max(0, len(all_) - len(items))
        self._rows, self._whole = [_Row(item) for item in items], all_ or items
        self.chosen = -1
        self.tip = ""
        self.dirty = True

    def arrange(self, painter: Painter, area: Rect) -> None:
        """As high as the lines need, at the top of the room."""
        px, line = painter.px, painter.measure("", SMALL)[1]
        pad, y = px(PAD), area.y + px(PAD - 4) + px(HEAD)
        width = area.width - 2 * pad
        for _player, group in groupby(self._rows, key=lambda row: row.item.player):
            rows = list(group)
            lines = [len(self._lines(painter, row, width)) for row in rows]
            spare = max(0, px(FACE) - sum(lines) * line - (len(rows) - 1) * px(4))
            rows[0].face = Rect(area.x + pad, y, px(FACE), px(FACE))
            for row, count in zip(rows, lines, strict=True):
                row.rect = Rect(area.x + pad, y, width, count * line + spare // len(rows))
                y = row.rect.bottom + px(4)
            y += px(APART - 4)
        self._foot = Rect(area.x + pad, y, width, line if self.more else 0)
        self.rect = Rect(area.x, area.y, area.width, self._foot.bottom + pad - area.y)

    def _lines(self, painter: Painter, row: _Row, width: int) -> Rows:
        """The short sentence of a row with its sum, beside the face and the picture."""
        amount = signed(self.people.board.money, row.item.amount)
        text = f"{row.item.short} {quoted(amount)}" if amount else row.item.short
        room = width - painter.px(TEXT)
        *above, last = set_rows(painter, text, SMALL, room)
        if amount:
            sum_ = last[-1].text
            x = room - painter.measure(sum_, SMALL, "bold")[0]
            last = (*last[:-1], Word(sum_, True, x))
        return (*above, last)

    def spoken(self) -> Accessible:
        """The chosen line, else all of them, also those without room."""
        lines = self.shown
        whole = " ".join(plain(item.text) for item in self._whole)
        value = lines[self.chosen] if 0 <= self.chosen < len(lines) else whole
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
        px = painter.px
        self._draw_slip(surface, painter)
        if self.ringed:
            painter.focus_ring(surface, self.rect)
        head = Rect(self.rect.x + px(PAD), self.rect.y + px(PAD - 4), 0, px(HEAD))
        head.width = self.rect.width - px(PAD + BUTTONS)
        size = painter.fitting(self.title, SMALL, head.width, "bold")
        painter.text(surface, self.title, head, size, "text", weight="bold")
        if self.more:
            more = _("and {count} more in the log").format(count=self.more)
            painter.text(surface, more, self._foot, SMALL - 2, "muted")
        for number, row in enumerate(self._rows):
            self._draw_row(surface, painter, row, number == self.chosen)

    def _draw_slip(self, surface: Surface, painter: Painter) -> None:
        """Two sheets of paper with a pin through them, the lower one at an angle."""
        side, paper = painter.px(13), self.rect.inflate(-painter.px(6), -painter.px(6))

        def sheet(surface: Surface, rect: Rect) -> None:
            painter.paper(surface, rect, radius=3, thick=2)

        painter.shadow(surface, paper, "lift")
        painter.turned(surface, "slip", paper, sheet, LEAN)
        painter.shadow(surface, paper, "thing")
        sheet(surface, paper)
        head = self.rect.centerx, self.rect.y + side // 4
        painter.dot(surface, (head[0] + side // 6, head[1] + side // 3), side, (40, 26, 14, 90))
        painter.dot(surface, head, side, (176, 40, 36))
        painter.dot(surface, (head[0] - side // 6, head[1] - side // 6), side // 3, (240, 150, 140))

    def _draw_row(self, surface: Surface, painter: Painter, row: _Row, chosen: bool) -> None:
        px, item, rect, people = painter.px, row.item, row.rect, self.people
        if chosen:
            painter.panel(surface, rect.inflate(px(6), px(2)), "selected")
        if row.face:
            colour, face = people.colour(item.player, painter.theme), people.faces[item.player]
            who = Portrait("" if face else people.token(item.player), colour, face, "calm")
            draw_medallion(painter, surface, row.face, who, colour)
        line = painter.measure("", SMALL)[1]
        sign = placed((px(SIGN), px(SIGN)), x=rect.x + px(FACE + 8), centery=rect.centery)
        self._draw_sign(surface, painter, sign, item)
        lines, room = self._lines(painter, row, rect.width), rect.width - px(TEXT)
        ink = painter.tint("text")
        picture = draw_rows(painter, lines, SMALL, room, ink, painter.tint(item.tone or "text"))
        stamp(surface, picture, (rect.x + px(TEXT), rect.centery - len(lines) * line // 2))

    def _draw_sign(self, surface: Surface, painter: Painter, spot: Rect, item: DigestItem) -> None:
        """A small deed, a building or an icon: what the line is about."""
        board = self.people.board
        if item.sign in SHAPES:
            draw_building(painter, surface, spot, item.sign)
        elif item.sign or item.space < 0 or not board.spaces[item.space].is_deed:
            painter.icon(surface, item.sign or "cash", spot, "muted")
        else:
            deed = placed((spot.width * 3 // 4, spot.height), center=spot.center)
            draw_swatch(painter, surface, deed, board, item.space)
