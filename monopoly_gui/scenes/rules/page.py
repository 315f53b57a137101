"""Chapters of the rules as text that scrolls, with the search words marked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from ...language import _, mark
from ...ui.painting.painter import Painter
from ...ui.widgets import BODY, LARGE, SMALL, ScrollArea
from .text import Block, Chapter, fold_text

READ = BODY + 3
#: lines longer than this are hard to read, in design units
LONGEST_LINE = 1120
EXAMPLE = mark("For example")
NOTHING = mark("Nothing in the rules matches this search.")


@dataclass(frozen=True, slots=True)
class PageLine:
    """One line of the laid-out page; ``y`` from the top of the content, all in pixels."""

    y: int
    x: int
    text: str
    size: float
    colour: str
    weight: str = "regular"
    ids: str = ""
    bullet: bool = False
    bar: bool = False
    #: within a sentence that began on the line before
    goes_on: bool = False


class RulesPage(ScrollArea):
    """The rules as a page, ``small`` for a narrow place, or with the id of each rule."""

    def __init__(self, *, small: bool = False, shows_ids: bool = False) -> None:
        super().__init__(name="page")
        self.shows_ids = shows_ids
        self.read = READ - 4 if small else READ
        self.chapters: Sequence[Chapter] = ()
        self.words: Sequence[str] = ()
        self.marked: Block | None = None
        self._lines: list[PageLine] = []
        self._painter: Painter | None = None
        #: from where to where the marked block reaches in the content
        self.mark = (0, 0)

    def show(self, chapters: Sequence[Chapter], words: Sequence[str] = ()) -> None:
        """Put other chapters on the page, and mark words in them."""
        self.chapters, self.words, self.marked = chapters, words, None
        self.offset = 0
        if self._painter:
            self.lay_out(self._painter)

    def lay_out(self, painter: Painter) -> None:
        """Break the text into lines."""
        self._painter, px = painter, painter.px
        self.line = px(50)
        self.bar_width = px(14)
        width = min(self.rect.width - px(40), px(LONGEST_LINE))
        title = LARGE + 8 if self.read == READ else LARGE
        self._lines = []
        self.mark = (0, 0)
        y = 0
        if not self.chapters:
            self._lines.append(PageLine(0, 0, _(NOTHING), self.read, "muted"))
        for chapter in self.chapters:
            self._lines.append(PageLine(y, 0, chapter.title, title, "text", "display"))
            y += painter.measure("", title, "display")[1] + px(10)
            for block in chapter.blocks:
                top = y
                y = self._set(painter, block, y, width)
                if block is self.marked:
                    self.mark = (top, y)
            y += px(30)
        self.content = y
        self.placed()
        self.dirty = True

    def show_mark(self) -> None:
        """Scroll to the marked passage, with the text before it visible."""
        top, bottom = self.mark
        if bottom:
            self.scroll_to(max(0, top - self.rect.height // 3))

    def _set(self, painter: Painter, block: Block, y: int, width: int) -> int:
        """Typeset one block at ``y``; the start of the next one."""
        px, read = painter.px, self.read
        if block.kind == "section":
            y += px(16)
            self._lines.append(PageLine(y, 0, block.text, read, "warn", "bold"))
            return y + painter.measure("", read, "bold")[1] + px(8)
        example = block.kind == "example"
        if example:
            y += px(16)
            self._lines.append(PageLine(y, 0, _(EXAMPLE), SMALL, "muted", "bold"))
            y += painter.measure("", SMALL, "bold")[1] + px(6)
        x = {"item": px(30), "note": px(30), "example": px(24)}.get(block.kind, 0)
        colour, weight = ("warn", "bold") if block.kind == "note" else ("text", "regular")
        height = painter.measure("", read)[1] + px(4)
        lines = painter.wrap(block.text, read, width - x, weight)
        ids = ", ".join(block.ids) if self.shows_ids else ""
        if ids:
            last = painter.measure(lines[-1] + "  ", read)[0]
            if last + painter.measure(ids, SMALL - 4)[0] > width - x:
                lines.append("")
        for number, text in enumerate(lines):
            bullet = block.kind == "item" and number == 0
            sentence = ids if number == len(lines) - 1 else ""
            self._lines.append(
                PageLine(y, x, text, read, colour, weight, sentence, bullet, example, number > 0)
            )
            y += height
        return y + px(10)

    def texts_in_sight(self) -> Iterator[str]:
        block = ""
        for line in self._lines:
            if self.offset <= line.y < self.offset + self.rect.height:
                if not line.goes_on:
                    yield block
                    block = ""
                block = f"{block} {line.text} {line.ids}".strip()
        yield block

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        clip = surface.get_clip()
        top, bottom = self.mark
        if bottom:
            width = self.rect.width - self.bar_width - painter.px(8)
            rect = Rect(self.rect.x, self.rect.y + top - self.offset, width, bottom - top)
            rect = rect.inflate(0, painter.px(6))
            painter.box(surface, rect, (*painter.tint("focus"), 70), radius=8)
        for line in self._lines:
            y = self.rect.y + line.y - self.offset
            if y > clip.bottom or y + painter.px(70) < clip.top:
                continue
            self._draw_line(surface, painter, line, self.rect.x + line.x, y)

    def _draw_line(
        self, surface: Surface, painter: Painter, line: PageLine, x: int, y: int
    ) -> None:
        self._mark_words(surface, painter, line, x, y)
        drawn = painter.text(
            surface, line.text, (x, y), line.size, line.colour, weight=line.weight, valign="top"
        )
        if line.bar:
            bar = Rect(x - painter.px(24), y, painter.px(5), drawn.height + painter.px(4))
            painter.box(surface, bar, "accent")
        if line.bullet:
            painter.dot(surface, (x - painter.px(16), drawn.centery), painter.px(8), "accent")
        if line.ids:
            gap = painter.px(10) if line.text else 0
            at = (x + painter.measure(line.text, line.size)[0] + gap, drawn.centery)
            painter.text(surface, line.ids, at, size=SMALL - 4, colour="muted")

    def _mark_words(
        self, surface: Surface, painter: Painter, line: PageLine, x: int, y: int
    ) -> None:
        """Colour the ground behind the search words."""
        low = fold_text(line.text) if self.words else ""
        measure = partial(painter.measure, size=line.size, weight=line.weight)
        for word in self.words:
            at = low.find(word)
            while at >= 0 and len(low) == len(line.text):
                start, (end, height) = (
                    measure(line.text[:at])[0],
                    measure(line.text[: at + len(word)]),
                )
                found = Rect(x + start - 1, y, end - start + 2, height)
                painter.box(surface, found, (*painter.tint("focus"), 150), radius=3)
                at = low.find(word, at + 1)
