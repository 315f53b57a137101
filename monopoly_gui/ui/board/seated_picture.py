"""A picture of a whole tilted board, for screens without a game."""

import time
from collections.abc import Callable
from functools import partial
from math import inf
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ...language import current_language
from ..painting.cache import DrawDeferred
from ..painting.painter import Painter
from ..painting.shapes import blank
from .seated_board import SeatedView

#: the board's width as a multiple of its height
SHAPE = 1.3
#: free on each side of the board, and around it for its shadow, as shares of its height
MARGIN, SHADOW = 0.03, 0.16
#: the strips of a board that is drawn in one go: what lies in two of them is printed twice
FEW = 3
#: size, theme, language and board
Wanted: TypeAlias = tuple[tuple[int, int], str, str, str, int]
#: draws what stands and lies on a board
Play: TypeAlias = Callable[[SeatedView, Surface], None]


class SeatedPicture:
    """Takes long to draw: ``build`` is called until it is ready, a little in each frame.

    ``board`` may be another one from layout to layout; ``play`` draws a game on it, with this
    share of its height as room beyond it.
    """

    def __init__(
        self, painter: Painter, board: Board, play: Play | None = None, beyond: float = 0.0
    ) -> None:
        self.painter = painter
        self.board = board
        self.play, self.beyond = play, beyond
        self.size = (0, 0)
        self._room = Rect(0, 0, 0, 0)
        self._built: Wanted = ((0, 0), "", "", "", 0)
        self._picture: Surface | None = None

    def place(self, area: Rect) -> None:
        """Place the whole picture in the middle of this part of the window."""
        around = 1 + 2 * MARGIN + self.beyond
        height = min(area.height / around, area.width / (SHAPE + 2 * MARGIN))
        self.size = (max(80, round(height * SHAPE)), max(60, round(height)))
        self._room = Rect(area)

    @property
    def stale(self) -> bool:
        """Whether the picture is out of date in size, theme or language."""
        return self._built != self._wanted()

    def build(self, patience: float = inf) -> bool:
        """Draw on for so many seconds; True once it is ready for this size, theme and language."""
        wanted = self._wanted()
        try:
            with self.painter.cache.hurry(time.perf_counter() + patience):
                self._picture = self.painter.cached(
                    ("seated-picture", self.play, *wanted), partial(self._draw, patience == inf)
                )
        except DrawDeferred:
            return False
        self._built = wanted
        return True

    def _wanted(self) -> Wanted:
        """The key of the picture."""
        return self.size, self.painter.theme.id, current_language(), self.board.id, id(self.board)

    def draw(self, surface: Surface, _room: Rect) -> None:
        """Draw the picture on the background: none yet, or the last one stretched, if need be."""
        picture = self._picture
        if picture is None:
            return
        built = self._built[0]
        if built != self.size:
            factor = self.size[1] / built[1]
            size = (round(picture.get_width() * factor), round(picture.get_height() * factor))
            picture = pygame.transform.scale(picture, size)
        at = picture.get_rect(center=self._room.center)
        at.y += round(self.beyond * self.size[1] / 2)
        self.painter.stamp(surface, picture, at.topleft)

    def _draw(self, at_once: bool) -> Surface:
        """The picture, of parts that are kept where it is broken off."""
        (width, height), free = self.size, round(self.size[1] * SHADOW)
        surface = blank((width + 2 * free, height + 2 * free))
        area = Rect(free, free, width, height)
        view = SeatedView(self.painter, self.board, area)
        if at_once:
            view.strip_count = FEW
        view.draw_static(surface)
        if self.play:
            self.play(view, surface)
        return surface
