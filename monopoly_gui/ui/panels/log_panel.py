"""The log on ruled pages of a notebook: events in sentences, the newest at the foot."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.board import BANK
from ...language import _, mark
from ..painting.colour import Colour, darken, mix
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..pieces.pin import MARGIN_INK, RULED, draw_page
from ..text.log_sentences import Kind
from ..text.log_text import LogBook, LogLine
from ..text.log_words import plain
from ..text.rich_text import Rows, cut_rows, draw_rows, set_rows
from ..widgets import Accessible, ScrollArea, Widget
from ..widgets.base import ignore
from ..widgets.keys import MOUSE

#: the letters, a player's dot, and the distance of both from the edge of a page
SIZE, DOT, PAD = 19, 11, 9
#: how far rows are apart, at most, beyond the height of the letters
LOOSE = 5
#: where letters stand on the line, as a share of their height
BASELINE = 0.84
#: the distance of the line at the margin of a page from the sentences
MARGIN = 5

#: the filters of the log, in the order of the button that changes them
FILTERS: tuple[tuple[str, frozenset[Kind]], ...] = (
    (
        mark("Everything"),
        frozenset({"turn", "move", "money", "deed", "build", "trade", "auction", "game", "why"}),
    ),
    (mark("Money"), frozenset({"turn", "money", "game"})),
    (mark("Deeds and trades"), frozenset({"turn", "deed", "build", "trade", "auction", "game"})),
    (mark("Moves"), frozenset({"turn", "move", "game"})),
)


@dataclass(slots=True)
class PlacedLine:
    """A visible line: its top and bottom in the content."""

    line: LogLine
    rows: Rows
    top: int
    bottom: int


@dataclass(eq=False, repr=False)
class LogPanel(ScrollArea):
    """Keeps to the newest line unless the player has scrolled away from it.

    ``colour_of`` gives a player's colour; ``explain`` the text of a rule, which
    becomes the tip of a line that has one.  A click on a line, or Enter on the
    one that the arrow keys have chosen, shows its space by ``on_pick``.
    """

    book: LogBook
    painter: Painter
    colour_of: Callable[[int], Colour]
    explain: Callable[[str], str]
    _: KW_ONLY
    on_pick: Callable[[int], None] = ignore
    name: str = "log"
    filter = 0
    #: the player of the lines, BANK: everybody
    who = BANK
    _chosen: LogLine | None = field(init=False, default=None)
    _entries: list[PlacedLine] = field(init=False, default_factory=list)
    _seen = 0
    _set_for = (0, 0.0)

    # contents --------------------------------------------------------------------

    def follow(self) -> None:
        """Bring in the lines written since the last call."""
        if self._seen == self.book.count:
            return
        at_foot = self.offset >= self.limit
        self._set()
        if at_foot:
            self.offset = self.limit
        self.dirty = True

    def choose(self, number: int, who: int = BANK) -> None:
        """Filter the lines by one of FILTERS and by player."""
        self.filter, self.who = number % len(FILTERS), who
        self._chosen = None
        self._set()
        self.offset = self.limit
        self.dirty = True

    def placed(self) -> None:
        self.bar_width = self.painter.px(9)
        self.line = self.painter.px(SIZE * 1.6)
        if self._look() != self._set_for:
            self._entries = []
            self._set()
        self.offset = self.limit

    def _look(self) -> tuple[int, float]:
        return self._room().width, self.painter.scale

    def _room(self) -> Rect:
        """The column of the sentences: between the dots on the left and the bar on the right."""
        pad = self.painter.px(PAD)
        left = pad + self.painter.px(DOT + 9)
        width = self.rect.width - left - pad - self.bar_width
        return Rect(self.rect.x + left, self.rect.y, max(40, width), self.rect.height)

    def _set(self) -> None:
        """Set the new lines; earlier ones stay."""
        self._seen = self.book.count
        self._set_for = self._look()
        kinds = FILTERS[self.filter][1]
        lines = [line for line in self.book.lines if line.kind in kinds and self._of(line)]
        same = 0
        for entry, line in zip(self._entries, lines, strict=False):
            if entry.line is not line:
                break
            same += 1
        del self._entries[same:]
        y = self._entries[-1].bottom if self._entries else self.painter.px(PAD)
        for line in lines[same:]:
            rows = set_rows(self.painter, line.text, self._size(line), self._room().width)
            top, y = y, y + len(rows) * self._pitch
            self._entries.append(PlacedLine(line, rows, top, y))
        self.content = y + self.painter.px(PAD)

    @property
    def _pitch(self) -> int:
        """From one row to the next."""
        return self.painter.measure("", SIZE)[1] + self.painter.px(LOOSE)

    @property
    def _base(self) -> int:
        """From the top of a row to the line that it stands on."""
        return round(BASELINE * self.painter.measure("", SIZE)[1])

    def _of(self, line: LogLine) -> bool:
        return self.who == BANK or self.who in line.concerns

    def _size(self, line: LogLine) -> int:
        return 17 if line.kind == "why" else SIZE

    def spoken(self) -> Accessible:
        """The chosen line, else the newest."""
        lines = self.shown
        chosen = plain(self._chosen.text) if self._chosen else ""
        return self.accessible("log", _("Log"), chosen or (lines[-1] if lines else _("empty")))

    # events ----------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            line = self.line_at(event.pos)
            self.rule = line.rule if line else ""
            self.tip = self.explain(self.rule) if self.rule else ""
            self._mark(line)
        if event.type == pygame.MOUSEBUTTONUP:
            self._pick(self.line_at(event.pos))
        return event.type in MOUSE

    def key(self, key: int) -> bool:
        """The arrow keys go from line to line while the focus is visible; others scroll."""
        lines = [entry.line for entry in self._entries]
        if key not in (pygame.K_UP, pygame.K_DOWN) or not self.ring or not lines:
            return super().key(key)
        at = len(lines) - 1
        if self._chosen in lines:
            at = lines.index(self._chosen) + (1 if key == pygame.K_DOWN else -1)
        elif key == pygame.K_DOWN:
            return False
        if not 0 <= at < len(lines):
            return False
        self._mark(lines[at])
        self.reveal(self._entries[at].top, self._entries[at].bottom)
        return True

    def hover_changed(self) -> None:
        if not self.hovered:
            self._mark(None)

    def focus_lost(self) -> None:
        self._mark(None)

    def activate(self) -> None:
        self._pick(self._chosen)

    def _mark(self, line: LogLine | None) -> None:
        if line is not self._chosen:
            self._chosen, self.dirty = line, True

    def _pick(self, line: LogLine | None) -> None:
        if line is not None and line.space >= 0:
            self.on_pick(line.space)

    def line_at(self, pos: tuple[int, int]) -> LogLine | None:
        """The line under a point."""
        y = pos[1] - self.rect.y + self.offset
        return next((e.line for e in self._entries if e.top <= y < e.bottom), None)

    @property
    def shown(self) -> list[str]:
        """The shown log lines, without the marks of names."""
        return [plain(entry.line.text) for entry in self._entries]

    # drawing -----------------------------------------------------------------------

    def draw(self, surface: Surface, painter: Painter) -> None:
        first = (painter.px(PAD) + self._base - self.offset) % self._pitch
        with painter.on("sheet"):
            lines = range(self.rect.y + first, self.rect.bottom - 2, self._pitch)
            self._page(surface, self.rect, lines)
            super().draw(surface, painter)

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        text, whole = painter.tint("text"), self.offset >= self.limit
        for entry in reversed(self._entries):
            line, top = entry.line, self.rect.y + entry.top - self.offset
            band = Rect(self.rect.x, top, self.rect.width, entry.bottom - entry.top)
            band.inflate_ip(-2 * painter.px(MARGIN), 0)
            # while it follows the game, no line is cut at the upper edge but one without others
            cut = whole and top < self.rect.y and entry is not self._entries[-1]
            if band.bottom < self.rect.y or cut:
                break
            if top > self.rect.bottom:
                continue
            if line is self._chosen and (line.space >= 0 or self.focused):
                # a click or Enter would show it on the board
                painter.box(surface, band, (*text, 38))
            if line.kind == "turn":
                # a stronger line above the beginning of a turn
                above = top + self._base - self._pitch
                painter.box(surface, Rect(band.x, above, band.width, painter.px(3)), RULED)
            ink = mix(text, painter.tint("deed"), 2 * FAINTER) if line.kind == "why" else text
            self._write(surface, top, line, entry.rows, ink, self._pitch)

    def _page(self, surface: Surface, rect: Rect, lines: range) -> None:
        """A page of a notebook, ruled at these heights, with a line at the margin."""
        painter, px = self.painter, self.painter.px
        draw_page(painter, surface, rect, lines)
        margin = self._room().x - px(MARGIN)
        for x in (margin, margin - px(3)):
            painter.box(surface, Rect(x, rect.y + 2, 1, rect.height - px(2) - 3), MARGIN_INK)
        if self.ringed:
            painter.focus_ring(surface, rect)

    def _write(
        self, surface: Surface, y: int, line: LogLine, rows: Rows, ink: Colour, pitch: int
    ) -> None:
        """Some rows of a line, the first of them after its player's dot."""
        painter, size, room = self.painter, self._size(line), self._room()
        high, bold = painter.measure("", size)[1], painter.tint("text")
        picture = draw_rows(painter, rows, size, room.width, ink, bold, pitch)
        # a smaller sentence stands on the same lines
        stamp(surface, picture, (room.x, y + self._base - round(BASELINE * high)))
        if line.player >= 0 and line.kind != "why":
            side = painter.px(DOT)
            spot = (self.rect.x + painter.px(PAD) + side // 2, y + high // 2)
            colour = self.colour_of(line.player)
            # a pale one is seen on paper by its edge
            painter.dot(surface, spot, side, darken(colour, 0.45))
            painter.dot(surface, spot, side - 2, colour)


#: by how much each line is fainter than the next one, and the faintest
FAINTER, FAINTEST = 0.12, 0.36
#: the most rows of their page and their distance from its edge
MOST_ROWS, EDGE = 8, 6
#: how high a row is at least, as a share of a line of text
TIGHT = 0.93


@dataclass(eq=False, repr=False)
class LogLines(LogPanel):
    """Follows the game on a page of a notebook; ``on_open`` opens the whole log."""

    on_open: Callable[[], None]

    def _room(self) -> Rect:
        edge = min(self.painter.px(EDGE), self.rect.height // 18)
        room = super()._room().inflate(0, -2 * edge)
        # no bar is beside it
        room.width += self.bar_width
        return room

    def handle(self, event: Event) -> bool:
        return Widget.handle(self, event)

    def key(self, key: int) -> bool:
        return False

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        return False

    def activate(self) -> None:
        self.on_open()

    def draw(self, surface: Surface, painter: Painter) -> None:
        if not self._entries:
            return
        room, high = self._room(), painter.measure("", SIZE)[1]
        count = max(1, min(MOST_ROWS, room.height // round(TIGHT * high)))
        pitch = max(1, min(room.height // count, self._pitch))
        # the foot of the page is always at the same place
        y = room.bottom - count * pitch
        base, edge = y + self._base, y - room.y
        paper = Rect(self.rect.x, self.rect.y + edge, self.rect.width, self.rect.height - edge)
        with painter.on("sheet"):
            self._page(surface, paper, range(base, base + count * pitch, pitch))
            text, deed = painter.tint("text"), painter.tint("deed")
            for age, (line, rows) in reversed([*enumerate(self.newest(count))]):
                ink = mix(text, deed, min(FAINTEST, FAINTER * age))
                self._write(surface, y, line, rows, ink, pitch)
                y += pitch * len(rows)

    def newest(self, count: int) -> list[tuple[LogLine, Rows]]:
        """The newest sentences with room in so many rows, from the newest, which may be cut."""
        shown = list[tuple[LogLine, Rows]]()
        for entry in reversed(self._entries[-count:]):
            if shown and len(entry.rows) > count:
                break
            size, width = self._size(entry.line), self._room().width
            shown.append((entry.line, cut_rows(self.painter, entry.rows, count, size, width)))
            count -= len(entry.rows)
        return shown
