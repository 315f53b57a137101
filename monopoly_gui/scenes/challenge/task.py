"""The task of a challenge and its stars, told before it begins and whenever it is asked for."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ...challenges.challenge import Challenge
from ...engine.board import Board
from ...language import _
from ...ui.layout.containers import Column, Row
from ...ui.layout.leaves import CustomPaint, Text
from ...ui.layout.node import Node
from ...ui.painting.colour import Colour
from ...ui.painting.painter import Painter
from ...ui.widgets import Button
from ..core.context import Context
from ..core.dialog import Dialog
from .challenge_text import goal_text, star_text, task_text

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
