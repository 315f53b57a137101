"""The places of things on the table while something moves between them."""

from collections.abc import Mapping
from typing import Protocol

from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.layout import placed
from ..painting.painter import Painter
from .flat_board import FlatBoardView

Point = tuple[float, float]
#: a place on a space, and the number of tokens there
Slot = tuple[int, int]
ALONE: Slot = (0, 1)
#: the panel of an announcement in the middle of the board
PLATE = "plate"
#: the centre, size and angle of a die at rest
DieSpot = tuple[tuple[int, int], int, float]


class Stage(Protocol):
    """The table for moving things; all places in pixels, -1 is the Bank."""

    @property
    def painter(self) -> Painter: ...

    @property
    def view(self) -> FlatBoardView: ...

    @property
    def middle(self) -> Rect:
        """The free middle of the board."""
        ...

    def token_place(
        self, player: int, space: int, jailed: bool = False, slot: Slot = ALONE
    ) -> tuple[tuple[int, int], int]:
        """Centre and diameter of a player's token on a space.

        Where the player stands by now, its own place there; elsewhere the
        place ``slot`` among so many.
        """
        ...

    def cash_place(self, player: int) -> Rect:
        """The place of a player's cash."""
        ...

    def panel(self, player: int) -> Rect:
        """A player's panel, or the Bank's."""
        ...

    def deeds(self, player: int) -> Rect:
        """The place of a player's deeds, or of the Bank's."""
        ...

    def cell(self, space: int) -> Rect: ...

    def die_spots(self, count: int) -> list[DieSpot]: ...

    def held_card(self) -> Rect:
        """The place of a drawn card."""
        ...

    def look(self, player: int) -> tuple[str, Colour]:
        """A player's token and colour."""
        ...

    @property
    def standing(self) -> Mapping[int, Rect]:
        """The standing tokens, and the square of each."""
        ...

    def put_token(
        self, surface: Surface, player: int, rect: Rect, lift: int = 0, turn: int = 0
    ) -> None:
        """Draw a player's token in this square, this many pixels above the board."""
        ...

    def shown_deed(self, space: int) -> tuple[Surface, Rect, float] | None:
        """The deed of a space where it is shown to be read, its place, and by how many degrees
        it is turned; None where it is not.
        """
        ...


class Animation:
    """A drawing over the table while its cue is played; ``share`` runs from 0 to 1."""

    __slots__ = ()
    #: whether it is still worth seeing where nothing moves
    calm = False
    #: the reach of a panel's ornaments beyond it, in design units
    beyond = 0

    @property
    def hides(self) -> tuple[object, ...]:
        """What it replaces while it moves: ("token", player), ("dice",) or ("card",)."""
        return ()

    def place(self, stage: Stage, share: float) -> Rect:
        """The place of its panel, or of the whole thing."""
        raise NotImplementedError

    def area(self, stage: Stage, share: float) -> Rect:
        """Everything that it covers: a panel with its shadow."""
        reach = stage.painter.panel_reach(PLATE) + stage.painter.px(self.beyond)
        return self.place(stage, share).inflate(2 * reach, 2 * reach)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        raise NotImplementedError


def banner(stage: Stage, width: int, height: int) -> Rect:
    """A plate of this size in design units, in the middle of the board and no wider than it.

    Where there is room it lies above the dice.
    """
    px, middle = stage.painter.px, stage.middle
    rect = placed((min(px(width), middle.width), px(height)), center=middle.center)
    dice = min(y - size for (_x, y), size, _angle in stage.die_spots(2))
    rect.bottom = max(min(rect.bottom, dice), middle.top + rect.height)
    return rect


def ease(share: float) -> float:
    """Slow, fast, slow."""
    return share * share * (3 - 2 * share)


def point_between(start: Point, end: Point, share: float) -> Point:
    """The point that far on the way."""
    return (
        start[0] + (end[0] - start[0]) * share,
        start[1] + (end[1] - start[1]) * share,
    )


def whole_pixels(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def square_around(point: Point, size: int) -> Rect:
    """A square around a point."""
    return placed((size, size), center=whole_pixels(point))
