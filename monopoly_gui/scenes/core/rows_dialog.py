"""A dialog that is a column of buttons, such as a short menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...language import _
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Control
from ...ui.widgets import BODY, Button
from .dialog import Dialog

if TYPE_CHECKING:
    from .context import Context

ROW = 62
GAP = 12
#: what a row says (in English), its icon, its key, and what it does
Row = tuple[str, str, int, Callable[[], None]]


def row_buttons(rows: Sequence[Row]) -> list[Button]:
    """A button for each, the most common choice first."""
    buttons = [
        Button(
            _(text), go, icon=icon, key=key, style="light", size=BODY + 2, align="left", name=text
        )
        for text, icon, key, go in rows
    ]
    buttons[0].style = "primary"
    return buttons


class RowsDialog(Dialog):
    """``rows`` from top to bottom."""

    def __init__(self, context: Context, title: str, rows: Sequence[Row]) -> None:
        super().__init__(context, title)
        self.rows = row_buttons(rows)
        self.tree = Column([Control(button, height=(ROW, ROW)) for button in self.rows], gap=GAP)
        self.form.replace(self.rows, default=self.rows[0])
