"""The places of figures on a board in perspective, clear of names and prices."""

from dataclasses import dataclass

from pygame import Rect

from ...engine.board import Board, Space
from ..painting.painter import Painter
from .cells import Cell
from .corners import just_rect
from .layout import CORNERS, SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, BoardLayout, side_of
from .perspective import Perspective

#: the spacing of figures in a row, and of rows, as shares of their height
BESIDE, BEHIND = 0.92, 0.62
#: the margins of the ring around a figure's foot at its sides and below, as shares of its height
RING_WIDE, RING_LOW = 0.1, 0.12
#: the figures' reach beyond the inner edge of a space, in widths of its bar
INWARDS = 2.3
#: by corner: the start and the height of the room between its words
BETWEEN = {0: (0.665, 0.32), 20: (0.25, 0.5), 30: (0.25, 0.5)}


@dataclass(frozen=True, slots=True)
class FigurePlaces:
    """The rooms for figures on one board of one size; all places in pixels of the screen."""

    painter: Painter
    layout: BoardLayout
    lens: Perspective
    board: Board
    #: height of a figure at the near edge of the board, in pixels
    largest: float

    def place(self, area: Rect, slot: int, of: int) -> tuple[tuple[int, int], int]:
        """Middle and height of the figure in place ``slot`` among ``of`` in a room."""
        most = round(self.largest * self.lens.scale(area.bottom))
        size, columns = 0.0, 1
        for count in range(1, of + 1):
            width, height = _needs(count, -(-of // count))
            fits = min(most, area.width / width, area.height / height)
            if fits > size:
                size, columns = fits, count
        rows = -(-of // columns)
        row, column = divmod(slot, columns)
        standing = columns if row < rows - 1 else of - columns * (rows - 1)
        x = area.centerx + (column - (standing - 1) / 2) * size * BESIDE
        # the last row is the nearest one
        foot = area.bottom - size * (RING_LOW + (rows - 1 - row) * BEHIND)
        height = max(1, int(size))
        return (round(x), round(foot - height / 2)), height

    def room(self, space: int, jailed: bool = False) -> Rect:
        """The area that figures on a space may cover, heads included."""
        if space in CORNERS:
            return self._corner(space, jailed)
        where = self.board.spaces[space]
        if side_of(space) == SIDE_BOTTOM:
            return self._near(where)
        return self._far(where) if side_of(space) == SIDE_TOP else self._column(where)

    def _cell(self, space: Space) -> Cell:
        return Cell(self.painter, self.layout, self.board, space)

    def _near(self, space: Space) -> Rect:
        """On the bar of a street, rising into the middle; else below the name."""
        if space.kind != "street":
            below = self._cell(space).below_name()
            return self.lens.within(below)
        room = self.lens.within(self.layout.parts(space.index, bar=True).bar)
        height = max(room.height, round(self.largest * 1.02))
        return Rect(room.x, room.bottom - height, room.width, height)

    def _far(self, space: Space) -> Rect:
        """Below the name, and a little into the middle."""
        below = self._cell(space).below_name()
        cell = self.layout.cell(space.index)
        foot = cell.bottom + round(self.layout.bar * INWARDS)
        return self.lens.within(Rect(cell.x, below.y, cell.width, foot - below.y))

    def _column(self, space: Space) -> Rect:
        """On the bar of a street, or on the picture beside a name, and a little into the middle."""
        layout, left = self.layout, side_of(space.index) == SIDE_LEFT
        if space.kind == "street":
            flat = layout.parts(space.index, bar=True).bar
        else:
            flat = self._cell(space).beside_name()
        inwards = round(layout.bar * INWARDS)
        rise = round(flat.height * 0.22)
        x = flat.x if left else flat.x - inwards
        return self.lens.within(Rect(x, flat.y - rise, flat.width + inwards, flat.height + rise))

    def _corner(self, space: int, jailed: bool) -> Rect:
        cell = self.layout.cell(space)
        if space == CORNERS[1]:
            return self.lens.within(self.layout.jail_window() if jailed else self._visitors())
        top, height = BETWEEN[space]
        inset = round(cell.width * 0.04)
        flat = Rect(cell.x + inset, 0, cell.width - 2 * inset, round(cell.height * height))
        flat.y = cell.y + round(cell.height * top)
        return self.lens.within(flat)

    def _visitors(self) -> Rect:
        """The strip beside the Jail below its word, to the edge of the board."""
        cell, frame = self.layout.cell(10), round(self.layout.frame * 0.3)
        word = just_rect(self.painter, self.layout, self.board)
        return Rect(word.x - frame, word.bottom, word.width + frame, cell.bottom - word.bottom)


def _needs(columns: int, rows: int) -> tuple[float, float]:
    """Width and height for this many figures, in heights of one."""
    return 1 + (columns - 1) * BESIDE + 2 * RING_WIDE, 1 + (rows - 1) * BEHIND + RING_LOW
