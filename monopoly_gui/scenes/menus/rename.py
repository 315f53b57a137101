"""Giving a kept game another name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...language import _
from ...ui.widgets import Button
from ..core.name_dialog import NameDialog
from .save import LONGEST

if TYPE_CHECKING:
    from ..core.context import Context


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
