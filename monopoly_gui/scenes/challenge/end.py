"""The end of a challenge: the stars, what was reached, and what the next star asks for."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from ...challenges.challenge import Challenge, Verdict
from ...engine.board import Board
from ...language import _
from ...ui.layout.containers import Column, Wrap
from ...ui.layout.leaves import Control, CustomPaint, Text
from ...ui.widgets import Button
from ..core.context import Context
from ..core.dialog import BUTTON_HEIGHT, Dialog
from .challenge_text import outcome_text, star_text
from .task import MOST, draw_stars, stars_width

#: how high the stars and a line below them are
STAR, LINE = 72, 40


class ChallengeEnd(Dialog):
    """``best`` says that it is the best so far, ``on`` leads to the next, ``line`` is told too."""

    width = 960.0

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
        super().__init__(context, _(challenge.title))
        words = [Text(text, align="center", height=LINE) for text in self.words()]
        ways = Wrap([Control(button, height=(52, BUTTON_HEIGHT)) for button in buttons], gap=14)
        stars = CustomPaint(self._stars, height=(STAR, STAR))
        self.show_tree(Column([stars, Column(words, gap=0), ways], gap=20), first)

    def words(self) -> list[str]:
        """The lines below the stars."""
        parts = [outcome_text(self.challenge, self.board, self.verdict)]
        if self.line:
            parts.append(self.line)
        if self.verdict.stars < MOST:
            text = _("Next star: {asked}.")
            more = star_text(self.challenge, self.board, self.verdict.stars + 1)
            parts.append(text.format(asked=more))
        if self.best and self.verdict.stars:
            parts.append(_("That is your best result so far."))
        return parts

    def _stars(self, surface: Surface, place: Rect) -> None:
        side = place.height
        left = place.centerx - stars_width(self.context.painter, side) // 2
        stars = self.verdict.stars
        draw_stars(self.context.painter, surface, (left, place.y), side, stars, "light")
