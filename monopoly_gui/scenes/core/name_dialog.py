"""A dialog that asks for a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...language import _
from ...storage.names import clean
from ...ui.painting import layout
from ...ui.widgets import SMALL, Button, TextField
from .dialog import Dialog

if TYPE_CHECKING:
    from .context import Context


class NameDialog(Dialog):
    """One field; subclasses say what a name is for, which ones will not do, and what then happens.

    The note below the field tells what will come of the name as it stands.
    """

    width = 720.0
    height = 330.0

    def __init__(
        self, context: Context, title: str, go: Button, placeholder: str, longest: int,
        suggestion: str = "",
    ) -> None:  # fmt: skip
        self.go = go
        cancel = Button(_("Cancel"), self.close, style="light", name="cancel")
        super().__init__(context, title, [cancel, go])
        self.field = TextField(
            suggestion[:longest],
            placeholder=placeholder,
            max_length=longest,
            on_change=lambda text: self.check(),
            name="name",
        )
        self.field.anchor = 0
        self._note = Rect(0, 0, 0, 0)
        self.form.replace([self.field, cancel, go], default=go)
        self.form.focus(self.field)

    # what subclasses say -------------------------------------------------------------

    def trouble(self) -> str:
        """Why the name will not do, "" if it will."""
        raise NotImplementedError

    def note(self) -> tuple[str, str]:
        """What stands below the field, and its colour."""
        return "", "muted"

    # what they use -------------------------------------------------------------------

    @property
    def name(self) -> str:
        return clean(self.field.text)

    def check(self) -> None:
        """Look at the name again; subclasses do so first when they are ready for it."""
        self.go.reason = self.trouble()
        self.invalidate(self.body)

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self.field.rect, self._note = layout.column(
            self.body, [self.context.painter.pressable(58), 1.0], px(10)
        )

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        text, colour = self.note()
        if text:
            self.context.painter.text(
                surface, text, self._note, size=SMALL, colour=colour, wrap=True
            )
