"""The rules of the game, to read and to search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ..ui import layout
from ..ui.widgets import BODY, LARGE, SMALL, ScrollArea, Tabs, TextField
from .page import Page
from .rules_text import Block, Chapter, read_rules, search

if TYPE_CHECKING:
    from ..ui.painter import Painter
    from .context import Context

TAB = 50
READ = BODY + 3
#: lines longer than this are hard to read, in design units
LONGEST_LINE = 1120


class RulesScene(Page):
    """Chapters on the left; a search shows what it found in all of them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "Rules")
        self.chapters = read_rules(context.painter.assets / "rules" / "en.md")
        titles = [(chapter.title, chapter.title) for chapter in self.chapters]
        self.tabs = Tabs(titles, titles[0][0], lambda title: self._turn(), vertical=True)
        self.field = TextField(
            placeholder="Search the rules (Ctrl+F)",
            on_change=lambda text: self._turn(),
            icon="search",
            name="search",
        )
        self.page = RulesPage()
        self.form.replace([self.back, self.field, self.tabs, self.page])
        self.form.focus(self.page)
        self._turn()

    def _turn(self) -> None:
        """Show the chapter that is chosen, or what was searched for."""
        wanted = self.field.text.strip()
        if wanted:
            self.page.show(search(self.chapters, wanted), wanted.casefold().split())
        else:
            self.page.show([self.chapters[max(0, self.tabs.index)]], [])
        self.tabs.reason = "Clear the search to read by chapters." if wanted else ""
        if self.page.rect.width:
            self.page.measure(self.context.painter)

    def handle(self, event: Event) -> bool:
        if (
            event.type == pygame.KEYDOWN
            and event.key == pygame.K_f
            and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        ):
            self.form.focus(self.field, visible=True)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self.field.text:
            self.field.text = ""
            self._turn()
            return True
        return super().handle(event)

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        widest = px(LONGEST_LINE + 2 * 44 + 40)
        side, page = layout.row(self.body, [px(420), 1.0], px(28))
        page.width = min(page.width, widest)
        self.field.rect = Rect(page.x, self.header.centery - px(29), page.width, px(58))
        self.tabs.rect = Rect(
            side.x, side.y, side.width, min(side.height, px(TAB) * len(self.chapters))
        )
        self._card = page
        self.page.rect = layout.inset(page, px(44), px(30))
        self.page.measure(self.context.painter)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.context.painter.panel(surface, self._card, "card")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the laid-out page; ``y`` from the top of the content, all in pixels."""

    y: int
    x: int
    text: str
    size: float
    colour: str
    weight: str = "regular"
    ids: str = ""
    bullet: bool = False


class RulesPage(ScrollArea):
    """Chapters as text, with the words that were searched for marked."""

    def __init__(self) -> None:
        super().__init__(name="page")
        self.chapters: list[Chapter] = []
        self.words: list[str] = []
        self._lines: list[Line] = []

    def show(self, chapters: list[Chapter], words: list[str]) -> None:
        """Put other chapters on the page."""
        self.chapters, self.words = chapters, words
        self.offset = 0
        self.dirty = True

    def measure(self, painter: Painter) -> None:
        """Break the text into lines."""
        px = painter.px
        self.line = px(50)
        self.bar_width = px(14)
        width = min(self.rect.width - px(40), px(LONGEST_LINE))
        self._lines = []
        y = 0
        if not self.chapters:
            self._lines.append(Line(0, 0, "Nothing in the rules fits this search.", READ, "muted"))
        for chapter in self.chapters:
            self._lines.append(Line(y, 0, chapter.title, LARGE + 8, "text", "display"))
            y += painter.measure("", LARGE + 8, "display")[1] + px(10)
            for block in chapter.blocks:
                y = self._set(painter, block, y, width)
            y += px(30)
        self.content = y
        self.placed()
        self.dirty = True

    def _set(self, painter: Painter, block: Block, y: int, width: int) -> int:
        """Set one block at ``y``; where the next one begins."""
        px = painter.px
        if block.kind == "section":
            y += px(16)
            self._lines.append(Line(y, 0, block.text, BODY + 3, "warn", "bold"))
            return y + painter.measure("", BODY + 3, "bold")[1] + px(8)
        x = px(30) if block.kind == "item" else 0
        height = painter.measure("", READ)[1] + px(4)
        lines = painter.wrap(block.text, READ, width - x)
        ids = ", ".join(block.ids)
        if ids:
            last = painter.measure(lines[-1] + "  ", READ)[0]
            if last + painter.measure(ids, SMALL - 4)[0] > width - x:
                lines.append("")
        for number, text in enumerate(lines):
            final = number == len(lines) - 1
            bullet = block.kind == "item" and number == 0
            self._lines.append(
                Line(y, x, text, READ, "text", ids=ids if final else "", bullet=bullet)
            )
            y += height
        return y + px(10)

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        clip = surface.get_clip()
        for line in self._lines:
            y = self.rect.y + line.y - self.offset
            if y > clip.bottom or y + painter.px(70) < clip.top:
                continue
            x = self.rect.x + line.x
            self._mark(surface, painter, line, x, y)
            drawn = painter.text(
                surface,
                line.text,
                (x, y),
                size=line.size,
                colour=line.colour,
                weight=line.weight,
            )
            if line.bullet:
                painter.dot(surface, (x - painter.px(16), drawn.centery), painter.px(8), "accent")
            if line.ids:
                gap = painter.px(10) if line.text else 0
                painter.text(
                    surface,
                    line.ids,
                    (x + painter.measure(line.text, READ)[0] + gap, drawn.centery),
                    size=SMALL - 4,
                    colour="muted",
                    valign="center",
                )

    def _mark(self, surface: Surface, painter: Painter, line: Line, x: int, y: int) -> None:
        """Colour the ground behind the words that were searched for."""
        low = line.text.casefold()
        for word in self.words:
            at = low.find(word)
            while at >= 0 and len(low) == len(line.text):
                start = painter.measure(line.text[:at], line.size, line.weight)[0]
                end = painter.measure(line.text[: at + len(word)], line.size, line.weight)[0]
                height = painter.measure("", line.size, line.weight)[1]
                painter.box(
                    surface,
                    Rect(x + start - 1, y, end - start + 2, height),
                    (*painter.tint("focus"), 150),
                    radius=3,
                )
                at = low.find(word, at + 1)
