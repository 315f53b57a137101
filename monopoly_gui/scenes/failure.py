"""What the player sees when the program itself has failed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .confirm import ConfirmScene

if TYPE_CHECKING:
    from .context import Context


class FailureScene(ConfirmScene):
    """Says what happened, where the report is, and leads back to the title or out."""

    shines_through = False

    def __init__(self, context: Context, report: Path | None, *, saved: bool) -> None:
        told = (
            f"A report was written to {report}."
            if report
            else "A report could not be written, because the user's folder cannot be written to."
        )
        kept = (
            "Your game has been saved; Continue takes you back to it."
            if saved
            else "Your game could not be saved; Continue takes you to the last autosave."
        )
        super().__init__(
            context,
            "Something went wrong",
            f"The game met a fault of its own. {kept}\n{told}",
            self._to_title,
            yes="To the title",
            no="Quit",
        )
        self.form.on_cancel = None
        self.buttons[0].on_click = context.quit
        self.buttons[0].key = 0

    def _to_title(self) -> None:
        from .title import TitleScene

        self.context.scenes.reset(TitleScene(self.context))
