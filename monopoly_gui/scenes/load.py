"""The player's saved games: load one, or delete one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from ..storage import Listed, SaveError, delete, listing
from ..ui.widgets import Button
from .confirm import ConfirmScene
from .saved_list import SavedListPage

if TYPE_CHECKING:
    from .context import Context


class LoadScene(SavedListPage):
    """The newest game comes first."""

    empty = (
        "There are no saved games yet.",
        "Games that you save while playing are listed here.",
    )

    def __init__(self, context: Context) -> None:
        self.delete = Button(
            "Delete", self._ask, icon="trash", key=pygame.K_DELETE, style="ghost", name="delete"
        )
        super().__init__(context, "Load a game", context.saves)

    def more_buttons(self) -> Sequence[Button]:
        return [self.delete]

    def read(self) -> list[Listed]:
        return listing(self.folder)

    def _ask(self) -> None:
        line = self.chosen
        if line:
            self.context.scenes.push(
                ConfirmScene(
                    self.context,
                    "Delete this game?",
                    f"“{line.name}” and the version before it will be gone for good.",
                    lambda: self._delete(line),
                    yes="Delete",
                    no="Keep it",
                    danger=True,
                )
            )

    def _delete(self, line: Listed) -> None:
        try:
            delete(line.path)
        except SaveError as error:
            self.context.scenes.toasts.say(str(error), "bad")
        else:
            self.context.scenes.toasts.say(f"“{line.name}” was deleted.", "good")
