"""The version, where files are, a report of a problem, the licences; the screen after a fault."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame

from ... import __version__, paths
from ...commands import licences
from ...language import _, mark
from ...ui.layout.containers import Column, Panel, Share, Wrap
from ...ui.layout.leaves import Control, Heading, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import WrappedChoice
from ...ui.widgets import SMALL, Button, Tabs
from ..core.context import Context
from ..core.dialog import ConfirmScene, Dialog
from ..core.page import Page
from ..rules.page import RulesPage
from ..rules.text import Block, Chapter
from .title import plate

#: the fate of the game: saved, not saved, or none there
KEPT: dict[bool | None, str] = {
    True: mark("Your game has been saved; Continue takes you back to it."),
    False: mark("Your game could not be saved; Continue takes you to the last autosave."),
    None: mark("No game was in progress, so nothing is lost."),
}


class FailureScene(ConfirmScene):
    """Explains the error, names the report, and leads back to the title or out."""

    is_overlay = False

    def __init__(self, context: Context, report: Path | None, *, saved: bool | None) -> None:
        super().__init__(
            context,
            _("Something went wrong"),
            "\n".join((_("The game has hit an error."), _(KEPT[saved]), saved_as(report))),
            lambda: context.scenes.reset(context.routes.title()),
            yes=_("To the title screen"),
            no=_("Quit"),
        )
        self.form.on_cancel = None
        self.buttons[0].on_click = context.quit
        self.buttons[0].key = 0


def saved_as(report: Path | None) -> str:
    """The place of a report, None if it could not be written."""
    if report is None:
        return _("The report could not be saved: your folder is write-protected.")
    return _("Saved as “{name}”.").format(name=report)


LIST = mark("Licences")


class LicencesScene(Page):
    """The list of shipped components, and each licence in full as a chapter."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, _("Licences"))
        self.chapters = [Chapter(_(LIST), list(licence_blocks(licences.contents())))]
        for name, text in licences.texts().items():
            self.chapters.append(Chapter(name, list(paragraphs(text))))
        titles = [(chapter.title, chapter.title) for chapter in self.chapters]
        self.tabs = Tabs(titles, _(LIST), lambda title: self._turn(), vertical=True)
        self.page = RulesPage(small=True)
        self._turn()
        self.recompose()
        self.form.focus(self.page)

    def _turn(self) -> None:
        self.page.show([self.chapters[max(0, self.tabs.index)]])

    def compose(self) -> Node:
        page = Panel(Control(self.page, height=(300, 2000)), "card", pad=(44, 28), grow=1.0)
        tabs = Column([WrappedChoice(self.tabs, line=44), Spacer()])
        return Wrap([Share(tabs, 400, grow=0.05), Share(page, 560, grow=1.0)], gap=28)


def licence_blocks(document: str) -> Iterator[Block]:
    """The list as blocks: headings, paragraphs, and a table's rows as items."""
    for part in re.split(r"\n\s*\n", document):
        lines = part.strip().splitlines()
        if not lines or lines[0].startswith("# "):
            continue
        if lines[0].startswith("## "):
            yield Block("section", lines[0][3:])
        elif lines[0].startswith("|"):
            credited = "name" not in lines[0]
            for row in lines[2:]:
                what, *other, text = (
                    cell.strip().replace("`", "") for cell in row.strip("|").split("|")
                )
                credit = ", ".join(filter(None, (*(other if credited else ()), text)))
                yield Block("item", f"{what}: {credit}" if credit else what)
        else:
            yield Block("text", " ".join(lines).replace("`", ""))


def paragraphs(text: str) -> Iterator[Block]:
    """A licence's paragraphs, freed of the line ends of its file."""
    for part in re.split(r"\n\s*\n", text):
        words = " ".join(part.split())
        if words:
            yield Block("text", words)


#: the contents of a report
INVITATION = mark(
    "A report describes this computer, your settings and the last actions of your last "
    "game, without any names. It stays on this computer until you pass it on."
)


class AboutScene(Dialog):
    """Writes a report into the player's folder when asked; nothing is ever sent."""

    width = 860.0

    def __init__(self, context: Context) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        licences = Button(
            _("Licences"), lambda: context.scenes.push(context.routes.licences()), icon="book",
            key=pygame.K_l, name="licences",
        )  # fmt: skip
        report = Button(
            _("Report a problem"), self._report, icon="save", key=pygame.K_r, name="report"
        )
        super().__init__(context, _("About this game"), [licences, report, done])
        self.form.default = done
        self._show("")

    def _show(self, note: str) -> None:
        about = _(
            "Version {version}. An independent game, not made by or connected with Hasbro."
        ).format(version=__version__)
        self.tree = Column(
            [
                plate(self.context.painter, (56, 84)),
                Text(about, align="center"),
                place(_("Your games, boards and people"), str(paths.user_data())),
                place(_("Your settings"), str(paths.user_config())),
                Text(note or _(INVITATION), size=SMALL, colour="text" if note else "muted"),
            ],
            gap=16,
        )

    def _report(self) -> None:
        note = saved_as(self.context.report())
        self._show(note)
        self.layout()
        self.invalidate()
        self.context.announce(note)


def place(title: str, path: str) -> Node:
    """A folder under its heading."""
    return Panel(Column([Heading(title), Text(path)], gap=2), "inset", pad=(16, 8))
