"""Saving the rules of a game as the player's own, under a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...engine.rules import Value
from ...language import _, translate_error
from ...storage import SaveError, save_preset
from ...storage.names import clean
from ...storage.presets import LONGEST_NAME
from ...storage.rule_sets import rule_sets
from ...ui.painting import layout
from ...ui.widgets import SMALL, Button, TextField
from ..core.confirm import ConfirmScene
from ..core.dialog import Dialog

if TYPE_CHECKING:
    from ..core.context import Context


class NameRulesScene(Dialog):
    """Asks for a name; own rules of the same name are replaced after a question."""

    width = 720.0
    height = 330.0

    def __init__(self, context: Context, edition: str, changes: Mapping[str, Value]) -> None:
        self.edition = edition
        self.changes = changes
        cancel = Button(_("Cancel"), self.close, style="light", name="cancel")
        self.go = Button(_("Save"), self._go, icon="save", style="primary", name="save")
        super().__init__(context, _("Save these rules"), [cancel, self.go])
        self.field = TextField(
            placeholder=_("A name for these rules"),
            max_length=LONGEST_NAME,
            on_change=lambda text: self._check(),
            name="name",
        )
        self.form.replace([self.field, cancel, self.go], default=self.go)
        self.form.focus(self.field)
        self._sets = rule_sets()[0]
        self._check()

    @property
    def name(self) -> str:
        return clean(self.field.text)

    @property
    def replaces(self) -> bool:
        """Whether there are own rules of this name."""
        return any(s.own and s.name.casefold() == self.name.casefold() for s in self._sets)

    @property
    def reserved(self) -> bool:
        """Whether rules that come with the game are called so."""
        wanted = self.name.casefold()
        return any(not s.own and wanted in (s.id, s.name.casefold()) for s in self._sets)

    def _check(self) -> None:
        self.go.reason = "" if self.name else _("The rules need a name.")
        if self.reserved:
            self.go.reason = _("The rules of this name come with the game: choose another name.")
        self.invalidate(self.body)

    def _go(self) -> None:
        if not self.replaces:
            self._save()
            return
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Replace your rules?"),
                _("You have rules called “{name}”. They will be replaced by these.").format(
                    name=self.name
                ),
                self._save,
                yes=_("Replace"),
                no=_("Back"),
            )
        )

    def _save(self) -> None:
        self.close()
        try:
            save_preset(self.name, self.edition, self.changes)
        except SaveError as error:
            self.context.scenes.toasts.say(translate_error(error), "bad")
        else:
            self.context.scenes.toasts.say(
                _("Your rules “{name}” are saved.").format(name=self.name), "good"
            )

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self.field.rect, self._note = layout.column(self.body, [px(58), 1.0], px(10))

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        text = _("Your rules of this name would be replaced.")
        self.context.painter.text(
            surface,
            self.go.reason
            or (text if self.replaces else _("You find them among the rules again.")),
            Rect(self._note),
            size=SMALL,
            colour="bad" if self.replaces or self.go.reason else "muted",
            wrap=True,
        )
