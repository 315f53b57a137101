"""Saving a game under a name, and renaming a kept one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...language import _, mark
from ...storage import file_name, listing
from ...ui.widgets import Button
from ..core.context import Context
from ..core.name_dialog import NameDialog

LONGEST = 40


class SaveScene(NameDialog):
    """``on_save(name)`` is called with a name that is not empty; it may be in use already.

    The player is asked before a game of the same name is replaced.  ``folder`` is where such
    games are (None: where saved games are), ``found_at`` says where they are found again.
    """

    def __init__(
        self,
        context: Context,
        suggestion: str,
        on_save: Callable[[str], None],
        folder: Path | None = None,
        found_at: str = mark("You will find it under Games, Import."),
    ) -> None:
        self.on_save = on_save
        self.found_at = found_at
        go = Button(_("Save"), self.submit, icon="save", style="primary", name="save")
        placeholder = _("A name for this game")
        title = _("Export the game")
        super().__init__(context, title, go, placeholder, LONGEST, suggestion)
        self._used = {line.path.name for line in listing(folder or context.saves)}
        self.check()

    @property
    def replaces(self) -> bool:
        return bool(self.name) and file_name(self.name) in self._used

    def note(self) -> tuple[str, str]:
        return super().note() if self.replaces else (_(self.found_at), "muted")

    def take(self) -> None:
        self.on_save(self.name)


class RenameScene(NameDialog):
    """``on_name(name)`` is called with a name that is not empty."""

    note_height = 0

    def __init__(self, context: Context, name: str, on_name: Callable[[str], None]) -> None:
        self.on_name = on_name
        go = Button(_("Rename"), self.submit, icon="edit", style="primary", name="rename")
        placeholder = _("A name for this game")
        super().__init__(context, _("Rename the game"), go, placeholder, LONGEST, name)
        self.check()

    def take(self) -> None:
        self.on_name(self.name)
