"""A picture of a whole tilted board, for screens without a game."""

import time
from math import inf
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ...language import current_language
from ..painting.cache import DrawDeferred
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from ..pieces.rolling_die import Pose
from ..pieces.standing import building, place_of
from .seated_board import SeatedView

#: the board's width as a multiple of its height
SHAPE = 1.3
#: free on each side of the board, and around it for its shadow, as shares of its height
MARGIN, SHADOW = 0.03, 0.16
#: size, theme, language and board
Wanted: TypeAlias = tuple[tuple[int, int], str, str, str, int]
#: token, player colour and space
TOKENS = (("hat", 3, 11), ("cat", 4, 19), ("dog", 2, 24), ("ship", 1, 35), ("car", 0, 5))
#: space, and its houses (5 is a hotel)
BUILDINGS = ((6, 3), (8, 3), (9, 4), (13, 5), (14, 5), (31, 2), (32, 2), (37, 5), (18, 1), (26, 3))
#: dice: place on the middle of the board, number, angle in degrees
DICE = ((0.42, 0.66, "5", 20.0), (0.56, 0.72, "6", 63.0))


class SeatedPicture:
    """Takes long to draw: ``build`` is called until it is ready, a little in each frame.

    ``board`` may be another one from layout to layout; ``played`` puts tokens, buildings and dice
    on it.
    """

    def __init__(self, painter: Painter, board: Board, played: bool = False) -> None:
        self.painter = painter
        self.board = board
        self.played = played
        self.size = (0, 0)
        self._room = Rect(0, 0, 0, 0)
        self._built: Wanted = ((0, 0), "", "", "", 0)
        self._picture: Surface | None = None

    def place(self, area: Rect) -> None:
        """Place the whole picture in the middle of this part of the window."""
        around = 1 + 2 * MARGIN
        height = min(area.height / around, area.width / (SHAPE + 2 * MARGIN))
        self.size = (max(80, round(height * SHAPE)), max(60, round(height)))
        self._room = Rect(area)

    @property
    def stale(self) -> bool:
        """Whether the picture is out of date in size, theme or language."""
        return self._built != self._wanted()

    def build(self, patience: float = inf) -> bool:
        """Continue drawing for this many seconds; True when it is ready for this size, theme and
        language.
        """
        wanted = self._wanted()
        try:
            with self.painter.cache.hurry(time.perf_counter() + patience):
                self._picture = self.painter.cached(
                    ("seated-picture", self.played, *wanted), self._draw
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
        self.painter.stamp(surface, picture, at.topleft)

    def _draw(self) -> Surface:
        """The picture, of parts that are kept where it is broken off."""
        (width, height), free = self.size, round(self.size[1] * SHADOW)
        surface = blank((width + 2 * free, height + 2 * free))
        area = Rect(free, free, width, height)
        view = SeatedView(self.painter, self.board, area)
        view.draw_static(surface)
        if self.played:
            self._things(view, surface)
        return surface

    def _things(self, view: SeatedView, surface: Surface) -> None:
        """Draw the standing things, the far ones first."""
        houses = [
            (rect, level, place_of(space))
            for space, level in BUILDINGS
            for rect in view.building_spots(space, level)
        ]
        for (at, width), level, place in sorted(houses, key=lambda one: one[0][0][1]):
            picture, foot = building(self.painter, level, width, place)
            stamp(surface, picture, (at[0] - foot[0], at[1] - foot[1]))
        for token, player, space in TOKENS:
            centre, side = view.token_pos(space, 0, 1)
            rect = Rect(0, 0, side, side)
            rect.center = centre
            view.draw_token(surface, token, rect, self.painter.theme.players[player])
        middle = view.lens.within(view.layout.centre())
        for x, y, face, angle in DICE:
            at = (round(middle.x + x * middle.width), round(middle.y + y * middle.height))
            view.draw_die(surface, at, round(0.062 * self.size[1] / 0.8), Pose(face, angle), False)
