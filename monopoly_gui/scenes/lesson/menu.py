"""The menu of the lesson: nothing of it is saved, so there is less in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...language import _
from ...ui.painting import layout
from ...ui.widgets import BODY, Button
from ..core.dialog import Dialog
from ..rules.book import show_rule

if TYPE_CHECKING:
    from ..core.context import Context

ROW = 62
GAP = 12


class LessonMenu(Dialog):
    """Back to the lesson, or on to the settings, the rules and the title."""

    width = 460.0

    def __init__(self, context: Context, to_title: Callable[[], None]) -> None:
        super().__init__(context, _("First game"))
        push = context.scenes.push
        settings = context.routes.settings
        rows = (
            (_("Go on"), "play", pygame.K_ESCAPE, self.close, "primary"),
            (
                _("Settings"),
                "settings",
                pygame.K_t,
                lambda: push(settings()),
                "light",
            ),
            (_("Rules"), "book", pygame.K_r, lambda: show_rule(context), "light"),
            (_("Leave the lesson"), "exit", pygame.K_q, to_title, "light"),
        )
        self.rows = [
            Button(label, go, icon=icon, key=key, style=style, size=BODY + 2, align="left")  # type: ignore[arg-type]
            for label, icon, key, go, style in rows
        ]
        self.height = 2 * 34 + 50 + 14 + len(self.rows) * (ROW + GAP)
        self.form.replace(self.rows, default=self.rows[0])

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        cells = layout.column(self.body, [1.0] * len(self.rows), px(GAP))
        for button, cell in zip(self.rows, cells, strict=True):
            button.rect = cell
