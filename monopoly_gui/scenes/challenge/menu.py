"""The menu of a challenge: go on, begin again, give up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...language import _, mark
from ...ui.painting import layout
from ...ui.widgets import BODY, Button
from ..core.dialog import Dialog
from ..rules.book import show_rule

if TYPE_CHECKING:
    from ..core.context import Context

ROW = 62
GAP = 12


class ChallengeMenu(Dialog):
    """``again`` begins the challenge anew, ``away`` leads back to the list."""

    width = 480.0

    def __init__(
        self,
        context: Context,
        task: Callable[[], None],
        again: Callable[[], None],
        away: Callable[[], None],
    ) -> None:
        super().__init__(context, _("Challenge"))
        push, settings = context.scenes.push, context.routes.settings

        def tell() -> None:
            self.close()
            task()

        rows = (
            (mark("Go on"), "play", pygame.K_ESCAPE, self.close),
            (mark("Read the task again"), "star", pygame.K_g, tell),
            (mark("Begin again"), "refresh", pygame.K_a, again),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(settings())),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Give up"), "exit", pygame.K_q, away),
        )
        self.rows = [
            Button(
                _(text), go, icon=icon, key=key, style="light", size=BODY + 2, align="left",
                name=text,
            )
            for text, icon, key, go in rows
        ]  # fmt: skip
        self.rows[0].style = "primary"
        self.height = 2 * 34 + 50 + 14 + len(self.rows) * (ROW + GAP)
        self.form.replace(self.rows, default=self.rows[0])

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        cells = layout.column(self.body, [1.0] * len(self.rows), px(GAP))
        for button, cell in zip(self.rows, cells, strict=True):
            button.rect = cell
