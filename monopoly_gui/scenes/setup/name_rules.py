"""Saving the rules of a game as the player's own, under a name."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.rules import Value
from ...language import _, translate_error
from ...storage import SaveError, save_preset
from ...storage.rule_sets import rule_sets
from ...storage.user_presets import LONGEST_NAME
from ...ui.widgets import Button
from ..core.context import Context
from ..core.name_dialog import NameDialog


class NameRulesScene(NameDialog):
    """Asks for a name; own rules of the same name are replaced after a question."""

    def __init__(self, context: Context, edition: str, changes: Mapping[str, Value]) -> None:
        self.edition = edition
        self.changes = changes
        go = Button(_("Save"), self.submit, icon="save", style="primary", name="save")
        placeholder = _("A name for these rules")
        super().__init__(context, _("Save these rules"), go, placeholder, LONGEST_NAME)
        self._sets = rule_sets()[0]
        self.check()

    @property
    def replaces(self) -> bool:
        """Whether there are own rules of this name."""
        return any(s.own and s.name.casefold() == self.name.casefold() for s in self._sets)

    @property
    def reserved(self) -> bool:
        """Whether rules that come with the game are called so."""
        wanted = self.name.casefold()
        return any(not s.own and wanted in (s.id, s.name.casefold()) for s in self._sets)

    def trouble(self) -> str:
        if self.reserved:
            return _("These rules come with the game.")
        return super().trouble()

    def note(self) -> tuple[str, str]:
        if self.go.reason:
            return self.go.reason, "bad"
        found = _("You will find them in the list of rules."), "muted"
        return super().note() if self.replaces else found

    @property
    def asks(self) -> bool:
        return True

    def take(self) -> None:
        try:
            save_preset(self.name, self.edition, self.changes)
        except SaveError as error:
            self.context.scenes.toasts.say(translate_error(error), "bad")
        else:
            self.context.scenes.toasts.say(
                _("Your rules “{name}” are saved.").format(name=self.name), "good"
            )
