"""Saving a game under a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...language import _
from ...storage import file_name, listing
from ...storage.names import clean
from ...ui.painting import layout
from ...ui.widgets import SMALL, Button, TextField
from ..core.confirm import ConfirmScene
from ..core.dialog import Dialog

if TYPE_CHECKING:
    from ..core.context import Context

LONGEST = 40


class SaveScene(Dialog):
    """``on_save(name)`` is called with a name that is not empty; it may be in use already.

    The player is asked before a game of the same name is replaced.
    """

    width = 720.0
    height = 330.0

    def __init__(self, context: Context, suggestion: str, on_save: Callable[[str], None]) -> None:
        self.on_save = on_save
        cancel = Button(_("Cancel"), self.close, style="light", name="cancel")
        self.go = Button(_("Save"), self._go, icon="save", style="primary", name="save")
        super().__init__(context, _("Write the game to a file"), [cancel, self.go])
        self.field = TextField(
            suggestion,
            placeholder=_("A name for this game"),
            max_length=LONGEST,
            on_change=lambda text: self._check(),
            name="name",
        )
        self.field.anchor = 0
        self.form.replace([self.field, cancel, self.go], default=self.go)
        self.form.focus(self.field)
        self._used = {line.path.name for line in listing(context.saves)}
        self._check()

    @property
    def name(self) -> str:
        return clean(self.field.text)

    def _check(self) -> None:
        self.go.reason = "" if self.name else _("The game needs a name.")
        self.invalidate(self.body)

    @property
    def replaces(self) -> bool:
        """Whether there is a game of this name."""
        return bool(self.name) and file_name(self.name) in self._used

    def _go(self) -> None:
        if self.replaces and self.context.settings.confirmations:
            self.context.scenes.push(
                ConfirmScene(
                    self.context,
                    _("Replace the saved game?"),
                    _("There is a game called “{name}”. It will be replaced by this one.").format(
                        name=self.name
                    ),
                    self._save,
                    yes=_("Replace"),
                    no=_("Back"),
                )
            )
        else:
            self._save()

    def _save(self) -> None:
        self.close()
        self.on_save(self.name)

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self.field.rect, self._note = layout.column(self.body, [px(58), 1.0], px(10))

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        text = _("A game of this name is there already and would be replaced.")
        self.context.painter.text(
            surface,
            text if self.replaces else _("You find it again under Games, From a file."),
            Rect(self._note),
            size=SMALL,
            colour="bad" if self.replaces else "muted",
        )
