"""A camera over the board: leans towards a place, and back."""

from math import exp

from pygame import Rect

from .stage import Point

#: the enlargement while it leans
ZOOM = 1.16
#: seconds in which about two thirds of the way are gone
PACE = 0.28
#: so little of the way left is none
CLOSE = 0.004


class Camera:
    """The visible part of the board and its place; ``area`` is the board on the screen.

    The visible part fills the area.  At rest that is the whole board, and nothing is shifted.
    """

    def __init__(self) -> None:
        self.area = Rect(0, 0, 0, 0)
        self._at: Point = (0.0, 0.0)
        #: 0 at rest, 1 at its nearest
        self._near = 0.0

    def place(self, area: Rect) -> None:
        """Look at a board at that place, at rest."""
        self.area = Rect(area)
        self._at, self._near = area.center, 0.0

    @property
    def leaning(self) -> bool:
        return self._near > 0

    @property
    def seen(self) -> Rect:
        """The visible part of the board, in whole pixels."""
        area = self.area
        size = 1 + (ZOOM - 1) * self._near
        rect = Rect(0, 0, round(area.width / size), round(area.height / size))
        rect.center = round(self._at[0]), round(self._at[1])
        return rect.clamp(area)

    def rest(self) -> bool:
        """Return at once; whether it leant."""
        leant = self.leaning
        self.place(self.area)
        return leant

    def follow(self, target: Point | None, dt: float) -> bool:
        """Lean towards a place for this many seconds, or back; whether the view has moved."""
        if target is None and not self.leaning:
            return False
        before = self.seen
        share = 1 - exp(-dt / PACE)
        x, y = target or self.area.center
        self._at = self._at[0] + (x - self._at[0]) * share, self._at[1] + (y - self._at[1]) * share
        self._near += ((0.0 if target is None else 1.0) - self._near) * share
        if target is None and self._near < CLOSE:
            self.place(self.area)
            return True
        return self.seen != before

    def to_board(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The board point at a place of the screen."""
        if not self.leaning or not self.area.collidepoint(pos):
            return pos
        area, seen = self.area, self.seen
        x = seen.x + (pos[0] - area.x) * seen.width // area.width
        return x, seen.y + (pos[1] - area.y) * seen.height // area.height

    def to_screen(self, rect: Rect) -> Rect:
        """The place of a board rectangle on the screen, clipped to the area."""
        if not self.leaning:
            return Rect(rect)
        area, seen = self.area, self.seen
        left = area.x + (rect.x - seen.x) * area.width / seen.width
        top = area.y + (rect.y - seen.y) * area.height / seen.height
        width = rect.width * area.width / seen.width
        height = rect.height * area.height / seen.height
        return Rect(round(left), round(top), round(width), round(height)).clip(area)
