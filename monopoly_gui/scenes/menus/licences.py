"""What the game is made of, and the licences of all of it, to read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Surface

from ...commands import licences
from ...language import _, mark
from ...ui.painting import layout
from ...ui.widgets import Tabs
from ..core.page import Page
from ..rules.page import LONGEST_LINE, RulesPage
from ..rules.text import Block, Chapter

if TYPE_CHECKING:
    from ..core.context import Context

TAB = 44
#: the tabs reach so far beyond the page, as there are many
OVER = 40
#: the licences lie in so many columns above the page where there is no room beside it
COLUMNS = 3
LIST = mark("Licences")


class LicencesScene(Page):
    """The list of what is shipped, and each licence in full as a chapter."""

    roomy = 900.0

    def __init__(self, context: Context) -> None:
        super().__init__(context, _("Licences"))
        self.chapters = [Chapter(_(LIST), list(made_of(licences.contents())))]
        for name, text in licences.texts().items():
            self.chapters.append(Chapter(name, list(paragraphs(text))))
        self.first_part = TAB * -(-len(self.chapters) // COLUMNS)
        titles = [(chapter.title, chapter.title) for chapter in self.chapters]
        self.tabs = Tabs(titles, _(LIST), lambda title: self._turn(), vertical=True)
        self.page = RulesPage(small=True)
        self.form.replace([self.back, self.tabs, self.page])
        self.form.focus(self.page)
        self._turn()

    def _turn(self) -> None:
        self.page.show([self.chapters[max(0, self.tabs.index)]], [])
        if self.page.rect.width:
            self.page.measure(self.context.painter)

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        side, page = self.beside(self.body, [px(360), 1.0])
        page.width = min(page.width, px(LONGEST_LINE + 2 * 44 + 40))
        self.tabs.columns = COLUMNS if self.stacked else 0
        if not self.stacked:
            side.inflate_ip(0, px(OVER))
            tab = min(px(TAB), side.height // len(self.chapters))
            side.height = tab * len(self.chapters)
        self.tabs.rect = side
        self._card = page
        self.page.rect = layout.inset(page, px(44), px(30))
        self.page.measure(self.context.painter)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.context.painter.panel(surface, self._card, "card")


def made_of(document: str) -> Iterator[Block]:
    """The list as blocks: headings, paragraphs, and a table's rows as items."""
    for part in re.split(r"\n\s*\n", document):
        lines = part.strip().splitlines()
        if not lines or lines[0].startswith("# "):
            continue
        if lines[0].startswith("## "):
            yield Block("section", lines[0][3:])
        elif lines[0].startswith("|"):
            for row in lines[2:]:
                what, *_other, text = (
                    cell.strip().replace("`", "") for cell in row.strip("|").split("|")
                )
                yield Block("item", f"{what}: {text}" if text else what)
        else:
            yield Block("text", " ".join(lines).replace("`", ""))


def paragraphs(text: str) -> Iterator[Block]:
    """A licence's paragraphs, freed of the line ends of its file."""
    for part in re.split(r"\n\s*\n", text):
        words = " ".join(part.split())
        if words:
            yield Block("text", words)
