"""Saving a game under a name, and renaming a kept one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...language import _, mark
from ...storage import file_name, listing
from ...ui.widgets import Button
from ..core.context import Context
from ..core.dialog import ask
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
        go = Button(_("Save"), self._go, icon="save", style="primary", name="save")
        placeholder = _("A name for this game")
        title = _("Export the game")
        super().__init__(context, title, go, placeholder, LONGEST, suggestion)
        self._used = {line.path.name for line in listing(folder or context.saves)}
        self.check()

    def trouble(self) -> str:
        return "" if self.name else _("Type a name first.")

    @property
    def replaces(self) -> bool:
        """Whether there is a game of this name."""
        return bool(self.name) and file_name(self.name) in self._used

    def note(self) -> tuple[str, str]:
        if self.replaces:
            return _("“{name}” already exists and would be replaced.").format(name=self.name), "bad"
        return _(self.found_at), "muted"

    def _go(self) -> None:
        if not self.replaces or not self.context.settings.confirmations:
            self._save()
            return
        ask(
            self.context,
            _("Replace “{name}”?").format(name=self.name),
            self.note()[0],
            self._save,
            yes=_("Replace"),
            no=_("Back"),
        )

    def _save(self) -> None:
        self.close()
        self.on_save(self.name)


class RenameScene(NameDialog):
    """``on_name(name)`` is called with a name that is not empty."""

    note_height = 0

    def __init__(self, context: Context, name: str, on_name: Callable[[str], None]) -> None:
        self.on_name = on_name
        go = Button(_("Rename"), self._go, icon="edit", style="primary", name="rename")
        placeholder = _("A name for this game")
        super().__init__(context, _("Rename the game"), go, placeholder, LONGEST, name)
        self.check()

    def trouble(self) -> str:
        return "" if self.name else _("Type a name first.")

    def _go(self) -> None:
        self.close()
        self.on_name(self.name)
