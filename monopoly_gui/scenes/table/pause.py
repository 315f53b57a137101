"""The pause of a game against time: the clock stands, and nobody acts [SHORT-2]."""

from __future__ import annotations

import pygame

from ...language import _
from ...ui.layout.leaves import Text
from ...ui.widgets import Button
from ..core.context import Context
from ..core.dialog import Dialog


class PauseScene(Dialog):
    """As long as it is shown the table rests; ``left`` is the time that is left in words."""

    width = 620.0
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
        text = _("The game is paused ({left}). Nobody can act until it resumes.")
        self.show_tree(Text(text.format(left=left)), go)
