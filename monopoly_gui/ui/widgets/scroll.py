"""Content taller than its window, moved by wheel, bar, keys and drags; and lists of rows in it."""

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..painting import layout
from ..painting.painter import Painter
from .accessible import Accessible, join_sentences
from .base import BODY, SMALL, Redrawn, Widget, ignore
from .choice import place_in


def _target(key: int, at: int, step: int, page: int, end: int) -> int | None:
    """Where a key leads from a place, None for one that does not move."""
    return {
        pygame.K_UP: at - step,
        pygame.K_DOWN: at + step,
        pygame.K_PAGEUP: at - page,
        pygame.K_PAGEDOWN: at + page,
        pygame.K_HOME: 0,
        pygame.K_END: end,
    }.get(key)


class ScrollArea(Widget):
    """Keeps ``offset`` (pixels hidden above) within the content; subclasses draw it.

    ``line`` is what one notch of the wheel or one arrow key moves, in pixels.
    """

    focusable = True
    glows = False
    yields = True

    content = 0
    offset = Redrawn(0)
    line = 40
    #: width of the bar in pixels, its tint, and how far the content reaches out beside it
    bar_width, bar_tint, beyond = 14, "muted", 0
    _grabbed: Redrawn[int | None] = Redrawn(None)

    @property
    def limit(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.height)

    def scroll_to(self, offset: int) -> None:
        """Move so that ``offset`` pixels are hidden above."""
        self.offset = max(0, min(self.limit, offset))

    def reveal(self, top: int, bottom: int) -> None:
        """Move as little as needed to bring a stretch of the content into sight."""
        if top < self.offset:
            self.scroll_to(top)
        elif bottom > self.offset + self.rect.height:
            self.scroll_to(bottom - self.rect.height)

    def placed(self) -> None:
        self.offset = max(0, min(self.limit, self.offset))

    def view(self) -> Rect:
        """The visible part of the content: the rectangle without the bar."""
        room = self.bar_width + 8 if self.limit else 0
        return Rect(self.rect.x, self.rect.y, self.rect.width - room, self.rect.height)

    def _bar(self) -> Rect:
        return Rect(self.rect.right - self.bar_width, self.rect.y, self.bar_width, self.rect.height)

    def _thumb(self) -> Rect:
        bar = self._bar()
        height = max(2 * self.bar_width, bar.height * bar.height // max(1, self.content))
        height = min(height, bar.height)
        y = bar.y + (bar.height - height) * self.offset // max(1, self.limit)
        return Rect(bar.x, y, bar.width, height)

    def spoken(self) -> Accessible:
        return self.accessible("page", value=join_sentences(self.texts_in_sight()))

    def texts_in_sight(self) -> Iterable[str]:
        """The texts visible at the current scroll position."""
        return ()

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        """A drag along the bar is that of the bar."""
        return self.limit > 0 and self._bar().collidepoint(pos)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.offset - round(event.y * self.line * 2))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.limit:
            return self._grab(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grabbed is not None:
            bar, thumb = self._bar(), self._thumb()
            top = event.pos[1] - self._grabbed - bar.y
            self.scroll_to(round(top * self.limit / max(1, bar.height - thumb.height)))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grabbed is not None:
            self._grabbed = None
            return True
        return event.type == pygame.KEYDOWN and self.key(event.key)

    def _grab(self, pos: tuple[int, int]) -> bool:
        if not self._bar().collidepoint(pos):
            return False
        thumb = self._thumb()
        if thumb.collidepoint(pos):
            self._grabbed = pos[1] - thumb.y
        else:
            page = self.rect.height - self.line
            self.scroll_to(self.offset + (page if pos[1] > thumb.y else -page))
        return True

    def key(self, key: int) -> bool:
        """Take a key; True if it moved the content or would have."""
        target = _target(key, self.offset, self.line, self.rect.height - self.line, self.limit)
        if target is None or not self.limit:
            return False
        self.scroll_to(target)
        return True

    def draw(self, surface: Surface, painter: Painter) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect.inflate(2 * self.beyond, 0)))
        self.draw_content(surface, painter)
        surface.set_clip(clip)
        if self.limit:
            colour = "accent" if self._grabbed is not None else self.bar_tint
            painter.box(surface, self._bar(), (*painter.tint(self.bar_tint), 50), radius=99)
            painter.box(surface, self._thumb(), colour, radius=99)

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        """Draw the visible content; the clip is the rectangle."""


#: around a slip of paper and around the words on it, below each other and in a single line
SLIP, LINE = ((2, 6), (14, 12)), ((2, 3), (14, 6))
#: between the picture of a row and its words
APART = 14
#: in a list narrower than this, the end of the title's line goes below it
FOLDED = 500.0


@dataclass(frozen=True, slots=True)
class ListRow:
    """The texts of a row; ``picture`` draws its icon, in a square, and ``foot`` its last line.

    ``muted`` rows can be chosen like the others, but matter less; a ``warning`` is why one cannot
    be used.
    """

    title: str
    note: str = ""
    end: str = ""
    picture: Callable[[Surface, Rect], None] | None = None
    foot: Callable[[Surface, Rect], None] | None = None
    strong: bool = True
    muted: bool = False
    warning: bool = False


@dataclass(eq=False, repr=False)
class RowList(ScrollArea):
    """Slips of paper of one height; ``row`` describes one, and -1 is "none chosen".

    The note has room for ``lines``, with an ellipsis if it ``ends``. A row has a minimum height in
    design units, and so has its ``foot``.
    """

    bar_tint = "light_muted"

    row: Callable[[int], ListRow]
    _: KW_ONLY
    name: str = "list"
    on_select: Callable[[int], None] = ignore
    on_activate: Callable[[int], None] = ignore
    lines: int = 0
    ends: bool = False
    size: int = BODY
    least: float = 58.0
    foot: float = 0.0
    #: additional speech on the chosen row, which is shown elsewhere
    details: Callable[[], str] = field(init=False, default=str)
    count = 0
    row_height = 40
    selected = Redrawn(-1)
    _over = Redrawn(-1)
    _clicked_at = -10.0
    _now = 0.0

    def rows_of(self, count: int, row_height: int) -> None:
        """Set how many rows there are and how high each is in pixels."""
        self.count, self.row_height = count, row_height
        self.content = count * row_height
        self.line = row_height
        if self.selected >= count:
            self.selected = count - 1
        self.placed()
        self.dirty = True

    def hover_changed(self) -> None:
        self._over = -1

    def row_rect(self, index: int) -> Rect:
        """The rectangle of a row on the screen, visible or not."""
        view = self.view()
        return Rect(
            view.x, view.y + index * self.row_height - self.offset, view.width, self.row_height
        )

    def spoken(self) -> Accessible:
        """The chosen row."""
        if not 0 <= self.selected < self.count:
            rows = _("nothing chosen") if self.count else _("empty")
            return self.accessible("list", value=rows, state=str(self.count) if self.count else "")
        row = self._words(self.selected)
        if more := self.details():
            row = f"{row}. {more}"
        return self.accessible("list", value=row, state=place_in(self.selected, self.count))

    def select(self, index: int) -> None:
        """Choose a row and bring it into sight."""
        if not self.count:
            return
        index = max(0, min(self.count - 1, index))
        self.reveal(index * self.row_height, (index + 1) * self.row_height)
        if index != self.selected:
            self.selected = index
            self.on_select(index)

    def _at(self, pos: tuple[int, int]) -> int:
        if not self.view().collidepoint(pos):
            return -1
        index = (pos[1] - self.rect.y + self.offset) // self.row_height
        return index if index < self.count else -1

    def activate(self) -> None:
        if self.selected >= 0:
            self.on_activate(self.selected)

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        self._now = now

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self._over = self._at(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            at = self._at(event.pos)
            if at < 0:
                return True
            again = at == self.selected and self._now - self._clicked_at < 0.4
            self._clicked_at = self._now
            self.select(at)
            if again:
                self.on_activate(at)
            return True
        return False

    def key(self, key: int) -> bool:
        page = max(1, self.rect.height // self.row_height - 1)
        target = _target(key, self.selected, 1, page, self.count - 1)
        if target is None or not self.count:
            return False
        beyond = not 0 <= target < self.count and key in (pygame.K_UP, pygame.K_DOWN)
        if beyond and self.selected >= 0:
            return False
        self.select(target)
        return True

    def row_needs(self, painter: Painter, width: int) -> int:
        """The height of a row at this width in pixels."""
        small = self.lines + (self.ends and width < painter.px(FOLDED))
        words = painter.measure("", self.size, "bold")[1] + small * painter.measure("", SMALL)[1]
        around = sum(margin[1] for margin in self._margins)
        return max(
            painter.pressable(self.least), words + painter.px(self.foot) + 2 * painter.px(around)
        )

    @property
    def _margins(self) -> tuple[tuple[int, int], tuple[int, int]]:
        return SLIP if self.lines else LINE

    def lay_out(self, painter: Painter) -> None:
        # a slip casts a shadow, and has a ring around it
        self.bar_width = self.beyond = painter.px(14)
        self.rows_of(self.count, self.row_needs(painter, self.rect.width))

    def _words(self, index: int) -> str:
        row = self.row(index)
        return ", ".join(filter(None, (row.title, row.end, row.note)))

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        first = self.offset // self.row_height
        last = (self.offset + self.rect.height) // self.row_height + 1
        with painter.on("paper"):
            for index in range(first, min(last, self.count)):
                self._draw_row(surface, painter, index)

    def _draw_row(self, surface: Surface, painter: Painter, index: int) -> None:
        row, px = self.row(index), painter.px
        outer, inner = self._margins
        box = layout.inset(self.row_rect(index), *map(px, outer))
        chosen, hover = index == self.selected, float(index == self._over)
        style = "active" if chosen else "card"
        painter.slip(surface, box, style, hover=hover, focus=chosen and self.ringed)
        inside = layout.inset(box, *map(px, inner))
        if row.picture:
            spot, inside = layout.split(inside, "left", inside.height, px(APART))
            row.picture(surface, spot)
        self._draw_words(surface, painter, row, inside)

    def _draw_words(self, surface: Surface, painter: Painter, row: ListRow, inside: Rect) -> None:
        px, narrow = painter.px, self.rect.width < painter.px(FOLDED)
        plain, quiet, warns = "text", "muted", "warn"
        foot, inside = layout.split(inside, "bottom", px(self.foot))
        if row.foot:
            row.foot(surface, foot)
        title = Rect(inside.topleft, (inside.width, painter.measure("", self.size, "bold")[1]))
        below = Rect(inside.x, title.bottom, inside.width, inside.bottom - title.bottom)
        if not self.lines and not (self.ends and narrow):
            title.height = inside.height
        elif self.lines == 1 and not self.ends:
            # both lines in the middle of a higher row
            title.y = inside.centery - title.height
            below.update(inside.x, inside.centery, inside.width, title.height)
        else:
            below.height = min(below.height, self.lines * painter.measure("", SMALL)[1])
        if row.end and narrow:
            end, below = layout.split(below, "top", painter.measure("", SMALL)[1])
            painter.text(surface, row.end, end, SMALL, quiet)
        elif row.end:
            drawn = painter.text(surface, row.end, title, SMALL, quiet, align="right")
            title.width = drawn.left - px(APART) - title.x
        painter.text(
            surface, row.title, title, self.size,
            warns if row.warning and not row.note else quiet if row.muted else plain,
            weight="bold" if row.strong else "regular",
        )  # fmt: skip
        if row.warning and row.note and not row.picture:
            sign, below = layout.split(below, "left", px(22), px(8))
            painter.icon(surface, "warning", layout.centre(sign, px(22), px(22)), warns)
        painter.text(surface, row.note, below, SMALL, warns if row.warning else quiet, wrap=True)
