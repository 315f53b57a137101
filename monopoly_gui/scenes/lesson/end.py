"""The end of the lesson: what the learner now knows, and the way into a game of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...language import _
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Button
from ..core.dialog import Dialog
from .steps import learnt

if TYPE_CHECKING:
    from ..core.context import Context

LINE = 44


class LessonEnd(Dialog):
    """``done`` names the steps that were done; the others are shown without a tick."""

    width = 820.0

    def __init__(self, context: Context, done: set[str], to_title: Callable[[], None]) -> None:
        self.points = learnt(done)
        play = Button(
            _("Play a real game"), self._play, icon="dice", style="primary", key=pygame.K_p,
            name="play",
        )  # fmt: skip
        on = Button(_("Play on here"), self.close, style="light", key=pygame.K_ESCAPE, name="on")
        title = Button(_("To the title"), to_title, style="light", key=pygame.K_q, name="title")
        super().__init__(context, _("Now you know how to"), [title, on, play])
        self.to_title = to_title
        self.form.default = play

    def _play(self) -> None:
        """To the title, and from there at once to the set-up of a game."""
        self.to_title()
        self.context.scenes.push(self.context.routes.set_up())

    def layout(self) -> None:
        rows = -(-len(self.points) // 2)
        self.height = 2 * 34 + 50 + rows * LINE + 118 + 84
        super().layout()

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        rows = -(-len(self.points) // 2)
        top, rest = layout.split(self.body, "top", painter.px(LINE) * rows, painter.px(14))
        cells = layout.grid(top, 2, rows, 0)
        for (words, done), cell in zip(self.points, cells, strict=False):
            side = painter.px(28)
            spot = Rect(cell.x, cell.centery - side // 2, side, side)
            painter.icon(surface, "check" if done else "minus", spot, "good" if done else "muted")
            room = Rect(spot.right + painter.px(12), cell.y, 0, cell.height)
            room.width = cell.right - room.x
            painter.text(
                surface,
                words,
                room,
                size=BODY,
                colour="text" if done else "muted",
                weight="bold" if done else "regular",
                valign="center",
            )
        painter.text(
            surface,
            _(
                "Whatever you meet in a game: F1 or the ? in the corner tells about it, by the "
                "rules of that game. Against computers you choose how good they are."
            ),
            rest,
            size=SMALL + 1,
            colour="muted",
            wrap=True,
        )
