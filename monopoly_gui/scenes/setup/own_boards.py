"""Boards of the player's own: where they go, which there are, and what is wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ... import paths
from ...editions import EditionError, catalogue, copy_edition
from ...language import _, mark, translate, translate_error
from ...ui.widgets import Button
from ..core.dialog import Dialog
from ..rules.page import RulesPage
from ..rules.text import Block, Chapter

if TYPE_CHECKING:
    from ..core.context import Context

TITLE = mark("Boards of your own")


class OwnBoardsScene(Dialog):
    """A wrong file is listed with its line and the reason.

    ``edition`` is the board that a copy to be changed is made of.
    """

    width = 1100.0
    height = 780.0

    def __init__(self, context: Context, edition: str) -> None:
        self.edition = edition
        copy = Button(
            _("Make a copy to change"), self._copy, icon="plus", style="light", name="copy"
        )
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(context, "", [copy, done])
        self.page = RulesPage(small=True)
        self.page.title = _("Boards of your own")
        self.page.show([Chapter(_(TITLE), blocks())], [])
        self.form.replace([self.page, copy, done], default=done)
        self.form.focus(self.page)

    def _copy(self) -> None:
        toasts = self.context.scenes.toasts
        try:
            file = copy_edition(self.edition)
        except EditionError as error:
            toasts.say(translate_error(error), "bad")
            return
        toasts.say(
            _("{name} was made: change it with any text editor.").format(name=file.name), "good"
        )
        self.page.show([Chapter(_(TITLE), blocks())], [])
        self.page.measure(self.context.painter)

    def layout(self) -> None:
        super().layout()
        self.page.rect = self.body
        self.page.measure(self.context.painter)


def blocks() -> list[Block]:
    """What is told about the folder and the files in it."""
    own = [entry for entry in catalogue() if not entry.built_in]
    found = [
        Block(
            "text",
            _(
                "A board is one text file: its spaces, prices, rents, groups, cards and "
                "currency. It lies in the folder {user_editions}. Make a copy of the board "
                "that is chosen now and change it there; come back here to see whether it can "
                "be used. Among the sources of the game, docs/EDITIONS.md tells what each "
                "field means."
            ).format(user_editions=paths.user_editions()),
        )
    ]
    if not own:
        found.append(Block("text", _("There is no board of your own yet.")))
    for entry in own:
        found.append(Block("section", entry.title if not entry.problem else f"{entry.id}.json"))
        found.append(
            Block(
                "note" if entry.problem else "item",
                translate(entry.problem) or _("It can be used."),
            )
        )
    return found
