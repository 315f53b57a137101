"""The picture of the title screen: a board lying on the table, seen from one corner."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from ..editions import DEFAULT, load_edition
from .board_view import BoardView
from .buildings import draw_hotel, draw_house
from .painter import Painter
from .shapes import blank

#: how far the board is turned, in degrees, and how flat it is seen
TURN = 38.0
SQUASH = 0.62
#: tokens on the board: id, player colour, and place on the board (0 to 1 each way)
TOKENS = (
    ("car", 0, 0.30, 0.935),
    ("ship", 1, 0.935, 0.62),
    ("dog", 2, 0.935, 0.20),
    ("hat", 3, 0.065, 0.48),
    ("cat", 4, 0.55, 0.065),
)
#: buildings: how many (5 is a hotel), and place on the board
BUILDINGS = (
    (3, 0.25, 0.885),
    (5, 0.885, 0.55),
    (4, 0.885, 0.38),
    (2, 0.115, 0.31),
    (5, 0.45, 0.115),
)


class TitleArt:
    """Drawn once for each size of the window and kept."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self.view = BoardView(painter, load_edition(DEFAULT))
        self.bounds = Rect(0, 0, 0, 0)
        self.centre = (0, 0)
        self.side = 0

    def place(self, bounds: Rect, room: Rect) -> None:
        """Use the window ``bounds``; what matters is inside ``room``."""
        self.bounds = Rect(bounds)
        self.side = round(min(room.width * 0.78, room.height * 0.98))
        self.centre = (room.centerx + round(room.width * 0.03), room.centery)

    def draw(self, surface: Surface) -> None:
        """Lay the picture on the background."""
        if self.side < 80:
            return
        key = ("title art", self.side, self.bounds.size)
        picture = self.painter.cached(key, self._picture)
        at = (self.centre[0] - picture.get_width() // 2, self.centre[1] - picture.get_height() // 2)
        self.painter.stamp(surface, picture, at)

    def _picture(self) -> Surface:
        side = self.side
        board = self._board(side)
        turned = pygame.transform.rotate(board, TURN)
        flat = (turned.get_width(), round(turned.get_height() * SQUASH))
        return pygame.transform.smoothscale(turned, flat)

    def _board(self, side: int) -> Surface:
        """The board from above with its shadow, premultiplied."""
        margin = round(side * 0.1)
        made = blank((side + 2 * margin, side + 2 * margin))
        self.view.draw_static(made, Rect(margin, margin, side, side))
        return made

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """Where a place on the board (0 to 1 each way) is from the middle of the picture."""
        angle = math.radians(TURN)
        dx, dy = (x - 0.5) * self.side, (y - 0.5) * self.side
        across = dx * math.cos(angle) + dy * math.sin(angle)
        down = -dx * math.sin(angle) + dy * math.cos(angle)
        return round(across), round(down * SQUASH)


USED = (draw_house, draw_hotel)
