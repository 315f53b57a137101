"""The screen after a fault of the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...language import _
from ..core.context import Context
from ..core.dialog import ConfirmScene

#: what became of the game: it is saved, it could not be, there was none
KEPT: dict[bool | None, Callable[[], str]] = {
    True: lambda: _("Your game has been saved; Continue takes you back to it."),
    False: lambda: _("Your game could not be saved; Continue takes you to the last autosave."),
    None: lambda: _("No game was in progress, so nothing is lost."),
}


class FailureScene(ConfirmScene):
    """Says what happened, where the report is, and leads back to the title or out."""

    is_overlay = False

    def __init__(self, context: Context, report: Path | None, *, saved: bool | None) -> None:
        text = (
            _("Saved as “{name}”.").format(name=report)
            if report
            else _("The report could not be saved: your folder is write-protected.")
        )
        kept = KEPT[saved]()
        super().__init__(
            context,
            _("Something went wrong"),
            "\n".join((_("The game has hit an error."), kept, text)),
            self._to_title,
            yes=_("To the title screen"),
            no=_("Quit"),
        )
        self.form.on_cancel = None
        self.buttons[0].on_click = context.quit
        self.buttons[0].key = 0

    def _to_title(self) -> None:
        self.context.scenes.reset(self.context.routes.title())
