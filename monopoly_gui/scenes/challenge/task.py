"""The task of a challenge and its stars, told before it begins and at its end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from ...challenges.challenge import Challenge, Verdict
from ...engine.board import Board
from ...language import _
from ...ui.layout.containers import Column, Row, Wrap
from ...ui.layout.leaves import Control, CustomPaint, Text
from ...ui.layout.node import Node
from ...ui.painting.colour import Colour
from ...ui.painting.painter import Painter
from ...ui.widgets import Button
from ..core.context import Context
from ..core.dialog import BUTTON_HEIGHT, Dialog
from .challenge_text import goal_text, outcome_text, star_text, task_text

MOST = 3
GOLD: Colour = (245, 185, 53)
#: stars that are still to be won, on light and on dark ground
EMPTY: dict[str, Colour] = {"light": (196, 196, 186), "dark": (104, 90, 74)}
GAP = 4


def stars_width(painter: Painter, side: int, count: int = MOST) -> int:
    """Pixels that so many of them need."""
    return count * side + (count - 1) * painter.px(GAP)


def draw_stars(
    painter: Painter, surface: Surface, place: tuple[int, int], side: int, won: int, ground: str
) -> None:
    """Three stars of ``side`` pixels from ``place`` on; the ground is light or dark."""
    for number in range(MOST):
        rect = Rect(place[0] + number * (side + painter.px(GAP)), place[1], side, side)
        painter.icon(surface, "star", rect, GOLD if number < won else EMPTY[ground])


def draw_asked(
    painter: Painter, surface: Surface, place: tuple[int, int], side: int, count: int
) -> None:
    """So many golden stars at the right end of the room that three would need."""
    for number in range(MOST - count, MOST):
        x = place[0] + number * (side + painter.px(GAP))
        painter.icon(surface, "star", Rect(x, place[1], side, side), GOLD)


ROW, STAR = 38, 24


class TaskDialog(Dialog):
    """The task, the goal, and the condition of each star."""

    width = 860.0

    def __init__(self, context: Context, challenge: Challenge, board: Board) -> None:
        self.challenge, self.board = challenge, board
        go = Button(_("To the board"), self.close, icon="play", style="primary", name="go")
        go.key = pygame.K_RETURN
        super().__init__(context, _(challenge.title), [go])
        self.show_tree(task_tree(context.painter, challenge, board), go)


def task_tree(painter: Painter, challenge: Challenge, board: Board) -> Node:
    """The task, the goal and what its stars ask for."""
    return Column(
        [
            Text(task_text(challenge, board)),
            Text(goal_text(challenge, board), weight="bold"),
            Column([_star(painter, challenge, board, n) for n in range(1, MOST + 1)], gap=4),
        ],
        gap=18,
    )


def _star(painter: Painter, challenge: Challenge, board: Board, number: int) -> Node:
    def draw(surface: Surface, place: Rect) -> None:
        side = painter.px(STAR)
        draw_asked(painter, surface, (place.x, place.centery - side // 2), side, number)

    wide = stars_width(painter, painter.px(STAR)) / painter.scale
    stars = CustomPaint(draw, height=(STAR, STAR), width=(wide, wide))
    words = Text(star_text(challenge, board, number), height=ROW - 4, grow=1.0)
    return Row([stars, words], gap=16)


#: how high the stars and a line below them are
LARGE_STAR, LINE = 72, 40


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
        stars = CustomPaint(self._stars, height=(LARGE_STAR, LARGE_STAR))
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
