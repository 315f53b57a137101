"""The task of a challenge, told before it begins and whenever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...challenges.challenge import Challenge
from ...engine.board import Board
from ...language import _
from ...ui.painting import layout, lines
from ...ui.widgets import BODY, Button
from ..core.dialog import AROUND, PAD, Dialog
from .challenge_text import asked, task, wanted
from .stars import MOST, draw_asked, width

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter
    from ..core.context import Context

ROW = 38
GAP = 18


class TaskDialog(Dialog):
    """What the position is about, the goal, and what each star asks for."""

    width = 860.0

    def __init__(self, context: Context, challenge: Challenge, board: Board) -> None:
        self.challenge, self.board = challenge, board
        go = Button(_("To the board"), self.close, icon="play", style="primary", name="go")
        go.key = pygame.K_RETURN
        super().__init__(context, _(challenge.title), [go])
        self.form.default = go

    def layout(self) -> None:
        painter = self.context.painter
        room = painter.px(self.min_size[0] - 2 * AROUND - 2 * PAD)
        text = lines.text_height(painter, task(self.challenge, self.board), BODY, room)
        goal = lines.text_height(painter, wanted(self.challenge, self.board), BODY, room, "bold")
        self.height = 2 * 34 + 50 + (text + goal) / painter.scale + 2 * GAP + MOST * ROW + 110
        super().layout()

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        paint_task(self.context.painter, surface, self.body, self.challenge, self.board, "text")


def paint_task(
    painter: Painter, surface: Surface, box: Rect, challenge: Challenge, board: Board, ink: str
) -> None:
    """The task, the goal and its stars, from the top of a box on."""
    px = painter.px
    for words, weight in ((task(challenge, board), "regular"), (wanted(challenge, board), "bold")):
        height = lines.text_height(painter, words, BODY, box.width, weight) + px(2)
        room, box = layout.split(box, "top", height, px(GAP))
        painter.text(surface, words, room, size=BODY, colour=ink, weight=weight, wrap=True)
    side = px(24)
    for number in range(1, MOST + 1):
        row, box = layout.split(box, "top", px(ROW))
        draw_asked(painter, surface, (row.x, row.centery - side // 2), side, number)
        left = row.x + width(painter, side) + px(16)
        words = asked(challenge, board, number)
        place = Rect(left, row.y, row.right - left, row.height)
        painter.text(surface, words, place, size=BODY, colour=ink, valign="center")
