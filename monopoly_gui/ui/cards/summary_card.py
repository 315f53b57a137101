"""A card with the others' actions since a player's last turn; a line shows its place."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame.transform import smoothscale

from ..board.buildings import SHAPES, draw_building
from ..board.cells import draw_swatch
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..pieces.medallion import Portrait, draw_medallion
from ..pieces.pin import draw_page
from ..text.digest import DigestItem
from ..text.log_words import plain, signed
from ..text.people import People
from ..text.rich_text import Rows, draw_rows, set_rows, width_of
from ..widgets import Accessible, Widget
from ..widgets.base import Redrawn

HEAD, PAD, FOOT = 40, 13, 2
#: a player's face, the picture of a line, the gap after each, and that between lines
FACE, SIGN, GAP, APART = 28, 24, 7, 2
#: the size of its text, in design units
TEXT = 20
#: the most lines of text on a slip, unless a single event needs more
LINES = 2
#: how narrow letters may be for a sentence in one line, and for its brief form or several lines
NARROW, NARROWEST = 0.86, 0.66


@dataclass(slots=True)
class _Row:
    item: DigestItem
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    lines: Rows = ()
    #: the horizontal scale of its letters
    narrow: float = 1.0


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
    chosen = -1
    #: the pixels of the head for buttons
    buttons = 0
    _rows: list[_Row] = field(init=False, default_factory=list)
    _whole: Sequence[DigestItem] = field(init=False, default=())

    @property
    def shown(self) -> list[str]:
        """The lines, without the marks of names."""
        return [plain(row.item.text) for row in self._rows]

    @property
    def more(self) -> int:
        """The number of lines for which there is no room."""
        return len(self._whole) - len(self._rows)

    @property
    def overlong(self) -> bool:
        """Whether its lines are more than a slip has."""
        return len(self._rows) > 1 and sum(len(row.lines) for row in self._rows) > LINES

    def say(self, title: str, items: Sequence[DigestItem], all_: Sequence[DigestItem] = ()) -> None:
        """Show these lines of ``all_`` there are."""
        self.title = title
        self._rows, self._whole = [_Row(item) for item in items], all_ or items
        self.chosen = -1
        self.tip = ""
        self.dirty = True

    def arrange(self, painter: Painter, area: Rect) -> None:
        """As high as the lines need, at the top of the room."""
        px, line = painter.px, painter.measure("", TEXT)[1]
        y = area.y + px(HEAD)
        for row in self._rows:
            row.rect = Rect(area.x + px(PAD), y, area.width - 2 * px(PAD), 0)
            self._set(painter, row)
            row.rect.height = max(px(FACE), len(row.lines) * line)
            y = row.rect.bottom + px(APART)
        self.rect = Rect(area.x, area.y, area.width, y + px(FOOT) - area.y)

    def _sum(self, row: _Row) -> str:
        return signed(self.people.board.money, row.item.amount)

    def _words(self, painter: Painter, row: _Row) -> Rect:
        """The place of a row's words, after its pictures and before its sum."""
        left, room = painter.px(FACE + SIGN + 2 * GAP), Rect(row.rect)
        sum_ = painter.measure(self._sum(row), TEXT, "bold")[0]
        room.x += left
        room.width -= left + sum_ + painter.px(GAP)
        return room

    def _set(self, painter: Painter, row: _Row) -> None:
        """Set the sentence in one line, condensed or in brief if need be, else in all it needs."""
        room = self._words(painter, row).width
        for text, narrow in ((row.item.short, NARROW), (row.item.brief, NARROWEST)):
            row.lines = set_rows(painter, text, TEXT, round(room / narrow))
            if text and len(row.lines) == 1:
                row.narrow = min(1.0, room / width_of(painter, row.lines, TEXT))
                return
        for row.narrow in (1.0, NARROW, NARROWEST):
            wide = round(room / row.narrow)
            row.lines = set_rows(painter, row.item.brief or row.item.short, TEXT, wide)
            if len(row.lines) <= LINES:
                break

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
        with painter.on("sheet"):
            self._draw(surface, painter)

    def _draw(self, surface: Surface, painter: Painter) -> None:
        px = painter.px
        # as wide as the deed below it
        draw_page(painter, surface, self.rect, (row.rect.y - 1 for row in self._rows))
        if self.ringed:
            painter.focus_ring(surface, self.rect)
        head = Rect(self.rect.x + px(PAD), self.rect.y + px(2), 0, px(HEAD - 2))
        head.width = self.rect.width - px(PAD + 2 * GAP) - self.buttons
        wide = painter.measure(self.title, TEXT, "bold")[0]
        narrow = max(NARROWEST, min(1.0, head.width / wide))
        painter.text(surface, self.title, head, TEXT, "text", weight="bold", narrow=narrow)
        for number, row in enumerate(self._rows):
            self._draw_row(surface, painter, row, number == self.chosen)

    def _draw_row(self, surface: Surface, painter: Painter, row: _Row, chosen: bool) -> None:
        px, item, rect, people = painter.px, row.item, row.rect, self.people
        if chosen:
            painter.panel(surface, rect.inflate(px(6), px(2)), "selected")
        colour, face = people.colour(item.player, painter.theme), people.faces[item.player]
        who = Portrait("" if face else people.token(item.player), colour, face, "calm")
        spot = placed((px(FACE), px(FACE)), x=rect.x, centery=rect.centery)
        draw_medallion(painter, surface, spot, who, colour)
        sign = placed((px(SIGN), px(SIGN)), x=spot.right + px(GAP), centery=rect.centery)
        self._draw_sign(surface, painter, sign, item)
        words, ink, tint = self._words(painter, row), painter.tint("text"), item.tone or "text"
        wide = round(words.width / row.narrow)
        picture = draw_rows(painter, row.lines, TEXT, wide, ink, painter.tint("text"))
        if row.narrow < 1:
            size = words.width, picture.get_height()
            picture = painter.cached(
                ("condensed", row.lines, size, ink), lambda: smoothscale(picture, size)
            )
        stamp(surface, picture, picture.get_rect(midleft=(words.x, rect.centery)).topleft)
        painter.text(surface, self._sum(row), rect, TEXT, tint, weight="bold", align="right")

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
