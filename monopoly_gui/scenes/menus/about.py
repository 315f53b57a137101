"""The version, where the player's files are, the licences, and a report of a problem."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ... import __version__, paths
from ...language import _
from ...ui.board.centre import draw_plate
from ...ui.layout.containers import Column, Panel
from ...ui.layout.leaves import Heading, Picture, Text
from ...ui.layout.node import Node
from ...ui.widgets import SMALL, Button
from ..core.context import Context
from ..core.dialog import Dialog

#: the name of the game, so many times wider than high
PLATE = 4.0


class AboutScene(Dialog):
    """Writes a report into the player's folder when asked; nothing is ever sent."""

    width = 860.0

    def __init__(self, context: Context) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        licences = Button(
            _("Licences"), self._licences, icon="book", style="light", key=pygame.K_l,
            name="licences",
        )  # fmt: skip
        report = Button(
            _("Report a problem"), self._report, icon="save", style="light", key=pygame.K_r,
            name="report",
        )  # fmt: skip
        super().__init__(context, _("About this game"), [licences, report, done])
        self.form.default = done
        self._show("")

    def _show(self, note: str) -> None:
        about = _(
            "Version {version}. An independent game, not made by or connected with Hasbro."
        ).format(version=__version__)
        self.tree = Column(
            [
                Picture(self._draw_plate, PLATE, height=(56, 84)),
                Text(about, align="center"),
                place(_("Your games, boards and people"), str(paths.user_data())),
                place(_("Your settings"), str(paths.user_config())),
                Text(note or self._invitation(), size=SMALL, colour="text" if note else "muted"),
            ],
            gap=16,
        )

    def _draw_plate(self, surface: Surface, rect: Rect) -> None:
        draw_plate(self.context.painter, surface, rect)

    def _invitation(self) -> str:
        return _(
            "A report describes this computer, your settings and the last actions of your last "
            "game, without any names. It stays on this computer until you pass it on."
        )

    def _licences(self) -> None:
        self.context.scenes.push(self.context.routes.licences())

    def _report(self) -> None:
        file = self.context.report()
        note = (
            _("Saved as “{name}”.").format(name=file)
            if file
            else _("The report could not be saved: your folder is write-protected.")
        )
        self._show(note)
        self.layout()
        self.invalidate()
        self.context.announce(note)


def place(title: str, path: str) -> Node:
    """A folder under its heading."""
    return Panel(Column([Heading(title), Text(path)], gap=2), "inset", pad=(16, 8))
