"""Folding a dialog away to look at the board; folded, it is only a button."""

from __future__ import annotations

import pygame
from pygame import Rect

from ....engine.board import BANK
from ....language import _
from ....ui.widgets import Button, IconButton, Widget
from ..parts.card_buttons import DialogIconButton
from .adviser import Adviser
from .state_bound_dialog import StateBoundDialog

#: the height of the button that brings the dialog back
HIGH = 60


class Collapsible:
    """The form of a dialog: all its widgets, or the unfold button."""

    def __init__(
        self, dialog: StateBoundDialog, adviser: Adviser, advice_button: IconButton
    ) -> None:
        self.dialog = dialog
        self.adviser = adviser
        self.advice_button = advice_button
        #: of the dialog as long as it is open
        self._shade = dialog.shade
        self.button: IconButton = DialogIconButton(
            "eye", self.fold, tip=_("Look at the board (V)"), key=pygame.K_v, name="fold"
        )
        self.back = Button(
            "", self.unfold, icon="chevron_up", key=pygame.K_v, style="primary", name="unfold"
        )
        self._widgets: list[Widget] = []
        self._default: Button | None = None

    def show(self, widgets: list[Widget], default: Button | None = None) -> None:
        """Put these widgets into the form, in the order of Tab; folded, once it is open."""
        self._widgets, self._default = widgets, default
        if not self.dialog.folded:
            for widget in self.dialog.form.widgets:
                widget.pressed = False
            self._fill()

    def _fill(self) -> None:
        """Put everything into the form that is to be seen of the dialog."""
        advised = self.adviser.wanted and self.dialog.advisee() != BANK
        head = [self.advice_button] if advised else []
        widgets = [*self._widgets, *head, self.button, *self.adviser.widgets]
        self.dialog.form.replace(widgets, self._default)

    def make_room(self) -> None:
        """Make room for the strip with the advice, or close the gap."""
        if self.dialog.there and not self.dialog.folded:
            self._fill()
            self._lay_out()

    def fold(self) -> None:
        """Make room to look at the board."""
        self.adviser.close()
        self.dialog.folded, self.dialog.shade = True, 0
        self.name()
        self.dialog.form.replace([self.back], self.back)
        self.dialog.form.focus(None)
        self._lay_out()

    def unfold(self) -> None:
        """Come back."""
        self.dialog.folded, self.dialog.shade = False, self._shade
        self._fill()
        self._lay_out()

    def _lay_out(self) -> None:
        self.dialog.layout()
        self.dialog.invalidate()

    def name(self) -> None:
        """Say on the button what comes back."""
        self.back.label = _("Back to: {title}").format(title=self.dialog.title)

    def place(self, rect: Rect) -> None:
        """Put the button where it hides nothing: into a place that it fills, or onto a line."""
        painter, bounds = self.dialog.context.painter, self.dialog.bounds
        self.name()
        if rect.height:
            if self.back.width(painter) > rect.width:
                self.back.label = _("Back")
            self.back.rect = Rect(rect)
            return
        width = min(self.back.width(painter), bounds.width)
        result = Rect(rect.left, 0, width, painter.px(HIGH))
        result.bottom = rect.bottom
        self.back.rect = result.clamp(bounds)
