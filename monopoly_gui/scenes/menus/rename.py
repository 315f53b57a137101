"""Giving a kept game another name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...language import _
from ...storage.names import clean
from ...ui.painting import layout
from ...ui.widgets import Button, TextField
from ..core.dialog import Dialog
from .save import LONGEST

if TYPE_CHECKING:
    from ..core.context import Context


class RenameScene(Dialog):
    """``on_name(name)`` is called with a name that is not empty."""

    width = 720.0
    height = 270.0

    def __init__(self, context: Context, name: str, on_name: Callable[[str], None]) -> None:
        self.on_name = on_name
        cancel = Button(_("Cancel"), self.close, style="light", name="cancel")
        self.go = Button(_("Rename"), self._go, icon="edit", style="primary", name="rename")
        super().__init__(context, _("Rename the game"), [cancel, self.go])
        self.field = TextField(
            name[:LONGEST],
            placeholder=_("A name for this game"),
            max_length=LONGEST,
            on_change=lambda text: self._check(),
            name="name",
        )
        self.field.anchor = 0
        self.form.replace([self.field, cancel, self.go], default=self.go)
        self.form.focus(self.field)
        self._check()

    def _check(self) -> None:
        self.go.reason = "" if clean(self.field.text) else _("The game needs a name.")

    def _go(self) -> None:
        self.close()
        self.on_name(clean(self.field.text))

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self.field.rect, _rest = layout.column(self.body, [px(58), 1.0], 0)
