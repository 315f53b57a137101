"""The screen of components and licences."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...commands import licences
from ...language import _, mark
from ...ui.layout.containers import Column, Panel, Share, Wrap
from ...ui.layout.leaves import Control, Spacer
from ...ui.layout.node import Node
from ...ui.layout.parts import WrappedChoice
from ...ui.widgets import Tabs
from ..core.context import Context
from ..core.page import Page
from ..rules.page import RulesPage
from ..rules.text import Block, Chapter

#: across, in design units: the titles, and the text
TITLES, TEXT = 400, 560
LIST = mark("Licences")


class LicencesScene(Page):
    """The list of what is shipped, and each licence in full as a chapter."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, _("Licences"))
        self.chapters = [Chapter(_(LIST), list(made_of(licences.contents())))]
        for name, text in licences.texts().items():
            self.chapters.append(Chapter(name, list(paragraphs(text))))
        titles = [(chapter.title, chapter.title) for chapter in self.chapters]
        self.tabs = Tabs(titles, _(LIST), lambda title: self._turn(), vertical=True)
        self.page = RulesPage(small=True)
        self._turn()
        self.recompose()
        self.form.focus(self.page)

    def _turn(self) -> None:
        self.page.show([self.chapters[max(0, self.tabs.index)]], [])
        if self.page.rect.width:
            self.page.lay_out(self.context.painter)

    def compose(self) -> Node:
        page = Panel(Control(self.page, height=(300, 2000)), "card", pad=(44, 28), grow=1.0)
        tabs = Column([WrappedChoice(self.tabs, line=44), Spacer()])
        return Wrap([Share(tabs, TITLES, grow=0.05), Share(page, TEXT, grow=1.0)], gap=28)


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
