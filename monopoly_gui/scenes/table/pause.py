"""The pause of a game against time: the clock stands, and nobody acts [SHORT-2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from ...language import _
from ...ui.widgets import BODY, Button
from ..core.dialog import Dialog

if TYPE_CHECKING:
    from ..core.context import Context


class PauseScene(Dialog):
    """As long as it is shown the table rests; ``left`` is the time that is left in words."""

    width = 620.0
    height = 300.0
    shade = 236

    def __init__(self, context: Context, left: str) -> None:
        go = Button(
            _("Continue"),
            self.close,
            icon="play",
            style="primary",
            key=pygame.K_PAUSE,
            name="go on",
        )
        super().__init__(context, _("The clock is paused"), [go])
        self.left = left
        self.form.default = go

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.context.painter.text(
            surface,
            _("The game is paused ({left}). Nobody can act until it continues.").format(
                left=self.left
            ),
            self.body,
            size=BODY,
            colour="text",
            wrap=True,
        )
