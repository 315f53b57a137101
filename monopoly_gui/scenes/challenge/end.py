"""The end of a challenge: the stars, what was reached, and what the next star asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from ...challenges.challenge import Challenge
from ...challenges.judge import Verdict
from ...engine.board import Board
from ...language import _
from ...ui.painting import layout
from ...ui.widgets import BODY, Button
from ..core.dialog import BETWEEN, BUTTON_HEIGHT, Dialog
from .challenge_text import asked, outcome
from .stars import MOST, draw_stars, width

if TYPE_CHECKING:
    from ..core.context import Context

STAR = 72


class ChallengeEnd(Dialog):
    """``best`` says that it is the best so far, ``on`` leads to the next, ``line`` is told too."""

    width = 880.0
    height = usual_height = 450.0

    def __init__(
        self,
        context: Context,
        challenge: Challenge,
        board: Board,
        verdict: Verdict,
        best: bool,
        again: Callable[[], None],
        away: Callable[[], None],
        on: Callable[[], None] | None,
        line: str = "",
    ) -> None:
        self.line = line
        self.challenge, self.board = challenge, board
        self.verdict, self.best = verdict, best
        look = Button(_("Look at the board"), self.close, style="light", name="look")
        look.key = pygame.K_ESCAPE
        buttons = [
            look,
            Button(_("All challenges"), away, style="light", key=pygame.K_q, name="away"),
            Button(_("Try again"), again, style="light", key=pygame.K_a, name="again"),
        ]
        if on:
            buttons.append(
                Button(_("Next"), on, icon="play", style="light", key=pygame.K_n, name="next")
            )
        first = buttons[-1] if verdict.stars else buttons[2]
        first.style = "primary"
        super().__init__(context, _(challenge.title), buttons)
        self.form.default = first

    def layout(self) -> None:
        """The buttons fill one row, but in a narrow window."""
        slim = self.is_compact(self.width)
        self.height = self.usual_height + (2 * (BUTTON_HEIGHT + BETWEEN) if slim else 0)
        super().layout()
        if slim:
            return
        painter = self.context.painter
        row = self.buttons[-1].rect.copy()
        row.x, row.width = self.body.x, self.body.width
        needs = [button.width(painter) for button in self.buttons]
        cells = layout.fitting(row, needs, painter.px(14))
        for button, cell in zip(self.buttons, cells, strict=True):
            button.rect = cell

    def words(self) -> list[str]:
        """What is told below the stars."""
        parts = [outcome(self.challenge, self.board, self.verdict)]
        if self.line:
            parts.append(self.line)
        if self.verdict.stars < MOST:
            text = _("Next star: {asked}.")
            more = asked(self.challenge, self.board, self.verdict.stars + 1)
            parts.append(text.format(asked=more))
        if self.best and self.verdict.stars:
            parts.append(_("That is your best result so far."))
        return parts

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        top, rest = layout.split(self.body, "top", painter.px(STAR), painter.px(20))
        side = painter.px(STAR)
        left = top.centerx - width(painter, side) // 2
        draw_stars(painter, surface, (left, top.y), side, self.verdict.stars, "light")
        for words in self.words():
            line, rest = layout.split(rest, "top", painter.px(40))
            painter.text(
                surface, words, line, size=BODY, colour="text", align="center", valign="center"
            )
