"""Boards of the player's own: where they go, which there are, and what is wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .. import paths
from ..editions import catalogue
from ..ui import layout
from ..ui.widgets import Button
from .dialog import Dialog
from .rules_page import RulesPage
from .rules_text import Block, Chapter

if TYPE_CHECKING:
    from .context import Context

GUIDE = "docs/EDITIONS.md"


class OwnBoardsScene(Dialog):
    """A wrong file is listed with its line and the reason."""

    width = 1100.0
    height = 760.0

    def __init__(self, context: Context) -> None:
        done = Button("Done", self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(context, "", [done])
        self.page = RulesPage(small=True)
        self.page.show([Chapter("Boards of your own", blocks())], [])
        self.form.replace([self.page, done], default=done)
        self.form.focus(self.page)

    def layout(self) -> None:
        super().layout()
        self.page.rect = layout.inset(self.body, 0)
        self.page.measure(self.context.painter)


def blocks() -> list[Block]:
    """What is told about the folder and the files in it."""
    own = [entry for entry in catalogue() if not entry.built_in]
    found = [
        Block(
            "text",
            "A board is one text file: its spaces, prices, rents, groups, cards and currency. "
            f"Put it into the folder {paths.user_editions()} and open this screen again. "
            f"The file {GUIDE} that comes with the game explains the format, with an example.",
        )
    ]
    if not own:
        found.append(Block("text", "There is no board of your own yet."))
    for entry in own:
        found.append(Block("section", entry.title if not entry.problem else f"{entry.id}.json"))
        found.append(Block("note" if entry.problem else "item", entry.problem or "It can be used."))
    return found
