"""Where figures stand on a board in perspective: as large as names and prices allow."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from pygame import Rect

from ...engine.board import JAIL, Board, Space
from ..painting.layout import placed
from ..painting.painter import Painter
from .cells import ASIDE as AIR
from .cells import Cell
from .corners import just_rect
from .layout import (
    CORNERS,
    SIDE_BOTTOM,
    SIDE_LEFT,
    SIDE_TOP,
    TOKEN_SHARE,
    BoardLayout,
    off_corner,
    part_of,
    side_of,
)
from .perspective import Perspective

#: the height of a figure at the near edge, in diameters of a token that lies
HIGH = 1.22
#: how many times as large the figure is whose turn it is, alone or with another, and among many
LARGER, LARGER_AMONG = 1.32, 1.12
#: the width of a figure as a share of its height
WIDE = 0.88
#: the spacing of figures in a row, of rows, and of rows whose figures stand in the gaps of the
#: row behind, as shares of their height
BESIDE, BEHIND, IN_GAPS = 0.76, 0.84, 0.68
#: the same for two, which stand clear of each other, and by how much wider their room is
PAIR, WIDER = 0.9, 0.14
#: no figures are larger than this share of the largest, but where one of them is larger than the
#: others, and none are smaller than these, alone, with another, and so on
MOST, LEAST = 0.92, (0.85, 0.6, 0.48, 0.37, 0.35)
#: the share of the least where there is little room, in corners and around them: of figures that
#: are all as large, and of many or those of which one is larger
TIGHT = {0: (0.86, 0.66), 10: (1.0, 0.77), 20: (0.91, 0.69), 30: (0.93, 0.71)}
TIGHT |= dict.fromkeys((1, 9), (1.0, 0.82)) | dict.fromkeys((11, 39), (1.0, 0.9))
TIGHT |= dict.fromkeys((19, 21, 29, 31), (0.93, 0.77))
TIGHT |= dict.fromkeys((23, 24, 26, 27), (0.92, 0.92))
#: figures in several rows are worth so much of those in one, whose feet can all be seen
ROWS = 0.8
#: the margins of the ring around a figure's foot at its sides and below, as shares of its height
RING_WIDE, RING_LOW = 0.03, 0.08
#: the room on a bar of the near row, and in the far row without and with houses, in heights of the
#: largest figure there
ON_BAR, FAR_HIGH = 1.3, (0.93, 0.84)
#: the gap between a name in the far row and a figure below it, as a share of its height
BELOW = 0.07
#: how much of the houses in the far row figures may hide, in depths of a bar
ROOFS = 0.64
#: the room across a column, how much of it is beyond the inner edge at least, and how far figures
#: stand aside from houses, in widths of a bar
ACROSS, INWARDS, ASIDE = (2.7, 2.45), 0.9, 1.1
#: the same room for one alone, which stands beside a picture
ALONE = 2.1
#: figures in a column rise above their space by a share of its height, more before a bar; but so
#: many together, which reach further across it, only do so on a bar
ABOVE, CROWD = (0.1, 0.22), 3
#: and beside a corner so much of a bar nearer to the edge of the board
NEARER = 8
#: the greatest width of a price, in heights of it
PRICE_WIDE = 4.6
#: the share of a space beside a corner that is away from it; less in a row if it is built on
AWAY_NEAR, AWAY_FAR, AWAY_COLUMN = (0.7, 0.32), (0.6, 0.18), 0.68
#: by corner: the start and the height of the room between its words, or on to the foot
BETWEEN = {0: (0.58, 0.44), 20: (0.215, 0.57), 30: (0.2, 0.57)}
#: the start of the room on GO, which ends at its right edge, as a share of its width: for one
#: beside a short arrow, and for several
ON_GO = (0.53, 0.04)


class Ground(NamedTuple):
    """What figures stand on: a space, in Jail or not, beside buildings or a seal or not."""

    space: int
    jailed: bool
    built: bool


@dataclass(frozen=True, slots=True)
class _Plan:
    """So many figures in rows in an area."""

    area: Rect
    #: whether there is a better area
    second: bool
    of: int
    columns: int
    behind: float
    #: how many times as large one of them is
    larger: float = 1.0

    @property
    def rows(self) -> int:
        return -(-self.of // self.columns)

    @property
    def shifted(self) -> bool:
        """Whether rows are shifted against each other; one figure less is in the gaps anyway."""
        fits = self.columns > 1 and self.of == 2 * self.columns - 1
        return self.behind == IN_GAPS and self.rows > 1 and not fits

    @property
    def beside(self) -> float:
        """The spacing of figures in a row, of which any may be the larger one."""
        return (PAIR if self.of == 2 else BESIDE) * (1 + self.larger) / 2

    def size(self, most: float) -> float:
        """The height of the figures, as large as fits."""
        width = (WIDE + 2 * RING_WIDE) * self.larger + (self.columns - 1) * self.beside
        if self.shifted:
            width += self.beside / 2
        return min(most, self.area.width / width, self.area.height / self.high)

    @property
    def high(self) -> float:
        """The height of the rows, in heights of a figure."""
        return (1 + RING_LOW) * self.larger + (self.rows - 1) * self.behind

    def middle(self, slot: int) -> tuple[float, int]:
        """Of a figure: how far right of the middle it is, in heights, and its row."""
        row, column = divmod(slot, self.columns)
        last = self.of - self.columns * (self.rows - 1)
        standing = self.columns if row < self.rows - 1 else last
        if self.shifted:
            return (column - (self.columns - 1) / 2 + (row % 2 - 0.5) / 2) * self.beside, row
        return (column - (standing - 1) / 2) * self.beside, row


@dataclass(frozen=True, slots=True)
class FigurePlaces:
    """The places of figures on one board, which is seen by a lens."""

    painter: Painter
    board: Board
    layout: BoardLayout
    lens: Perspective
    cell: Callable[[Space], Cell]
    _rooms: dict[tuple[Ground, int, float], tuple[Rect, ...]] = field(default_factory=dict)

    def place(
        self, ground: Ground, slot: int, of: int, turn: int | None = None
    ) -> tuple[tuple[int, int], int]:
        """Middle and height of the figure in place ``slot`` among ``of`` there.

        The one in place ``turn`` is larger.
        """
        larger = 1.0 if turn is None else LARGER if of < CROWD else LARGER_AMONG
        key = (ground, min(of, CROWD), larger)
        if key not in self._rooms:
            self._rooms[key] = self._rooms_of(*key)
        plan = max(_plans(self._rooms[key], of, larger), key=self._worth)
        area, size = plan.area, self._size(plan, ground.space)
        aside, row = plan.middle(slot)
        free = area.height - size * plan.high
        if ground.space in BETWEEN:
            free /= 2
        elif side_of(ground.space) == SIDE_TOP:
            # right below a name, or the roofs of houses
            free = size * BELOW if not ground.built or ground.space in (21, 29) else 0
        foot = area.y + free + size * (larger + row * plan.behind)
        height = max(1, int(size * larger if slot == turn else size))
        return (round(area.centerx + aside * size), round(foot - height / 2)), height

    def _size(self, plan: _Plan, space: int) -> float:
        """The height of figures but the larger one: it follows their distance most of all."""
        most, larger = self._most(plan.area), plan.larger > 1
        least = LEAST[min(plan.of, len(LEAST)) - 1]
        least *= TIGHT.get(space, (1.0, 1.0))[larger or plan.of >= CROWD]
        return max(min(plan.size(most), most if larger else most * MOST), most * least)

    def _worth(self, plan: _Plan) -> float:
        """How good a plan is: figures as large as can be, and easily told apart."""
        worse = (plan.rows > 1) + plan.second
        return plan.size(self._most(plan.area)) * ROWS**worse

    @property
    def _largest(self) -> float:
        """The height of a figure at the near edge of the board."""
        near = self.lens.size_at(self.lens.area.bottom)
        return self.layout.side * TOKEN_SHARE * near * HIGH

    def _most(self, area: Rect) -> float:
        """The height of a figure there: the far ones shrink less than the board does."""
        return self._largest * sqrt(self.lens.scale(area.bottom))

    # -- rooms ----------------------------------------------------------------------
    def _rooms_of(self, ground: Ground, of: int, larger: float) -> tuple[Rect, ...]:
        """The areas that figures may cover, heads included; they stand in one of them."""
        space = ground.space
        if space in CORNERS:
            return tuple(map(self.lens.within, self._corner_rooms(space, ground.jailed, of)))
        where, side = self.board.spaces[space], side_of(space)
        # elsewhere the seal on a picture is clear of figures
        built = ground.built and (where.kind == "street" or side == SIDE_TOP)
        if side in (SIDE_BOTTOM, SIDE_TOP):
            room = self._near if side == SIDE_BOTTOM else self._far
            area = room(where, built, larger)
            if built or side == SIDE_TOP:
                # beyond the inner edge, where there is no print
                area = _widened_off_corner(area, space, larger)
            return (area.inflate(area.width * WIDER, 0) if of == 2 else area,)
        return (self._column(where, built, of, larger),)

    def _near(self, space: Space, built: bool, larger: float) -> Rect:
        """On the bar of a street, behind the houses there, or behind a space with a picture."""
        room = self.lens.within(self.layout.parts(space.index, bar=True).bar)
        height = round(self._largest * ON_BAR * larger)
        foot = room.bottom
        if built or space.kind != "street":
            foot = room.y + (room.height // 5 if built else 0)
        high = Rect(room.x, foot - height, room.width, height)
        return off_corner(high, space.index, AWAY_NEAR[built])

    def _far(self, space: Space, built: bool, larger: float) -> Rect:
        """From the name to the inner edge, or before the roofs of the houses there."""
        cell, below = self.layout.cell(space.index), self.cell(space).below_name()
        top = cell.bottom - round(self.layout.bar * ROOFS) if built else below.y
        room = self.lens.within(Rect(cell.x, top, cell.width, cell.bottom - top))
        least = self._most(room) * FAR_HIGH[built] * larger
        room.height = max(room.height, round(least))
        return off_corner(room, space.index, AWAY_FAR[built])

    def _column(self, space: Space, built: bool, of: int, larger: float) -> Rect:
        """On a bar or beside the houses there; several on a picture, and one beside it."""
        layout, left = self.layout, side_of(space.index) == SIDE_LEFT
        bar, behind = layout.parts(space.index, bar=True).bar, space.index + (1 if left else -1)
        flat = bar if space.kind == "street" else self.cell(space).picture_area
        above = round(bar.height * ABOVE[self.board.spaces[behind].kind == "street"])
        above += round((larger - 1) * flat.height)
        crowd = of >= CROWD
        across = ACROSS[space.kind == "street"]
        if space.kind != "street" and of == 1:
            flat, across = self._beside(flat, bar, left), ALONE
        elif space.kind != "street":
            above = 0 if crowd else above
            flat = flat if crowd else self._clear(flat, behind)
        reach = max(INWARDS * layout.bar, across * layout.bar - flat.width)
        if of == 2:
            reach += 2 * WIDER * reach
        reach *= larger
        if built:
            flat.x += round((1 if left else -1) * flat.width * ASIDE)
        x = flat.x if left else flat.x - round(reach)
        room = Rect(x, flat.y - above, flat.width + round(reach), flat.height * 15 // 16 + above)
        if space.index in (19, 31) and not crowd:
            # farther from those around the corner
            room.y += flat.height // 4
            room.x += layout.bar // (-NEARER if left else NEARER)
        return self.lens.within(off_corner(room, space.index, AWAY_COLUMN))

    def _beside(self, picture: Rect, bar: Rect, left: bool) -> Rect:
        """The innermost part of a space with a picture, the rest of which can be seen."""
        width, foot = self.layout.bar // 5, (picture.bottom + bar.bottom) // 2
        left_end = picture.right - width if left else picture.x
        return Rect(left_end, picture.y, width, foot - picture.y)

    def _clear(self, room: Rect, space: int) -> Rect:
        """The part of a room in a column that is beside the price of a space."""
        price, aside = self.layout.parts(space, bar=True).price, round(self.layout.side * AIR)
        wide = min(price.width - 2 * aside, round(price.height * PRICE_WIDE))
        place = placed((wide, price.height), center=price.center)
        left, right = max(room.left, place.right), min(room.right, place.left)
        if side_of(space) == SIDE_LEFT:
            return Rect(left, room.y, room.right - left, room.height)
        return Rect(room.x, room.y, right - room.x, room.height)

    def _corner_rooms(self, space: int, jailed: bool, of: int) -> tuple[Rect, ...]:
        cell = self.layout.cell(space)
        if space == JAIL:
            return (self._cage(),) if jailed else self._visitors()
        top, height = BETWEEN[space]
        if space == 0:
            left = ON_GO[of > 1]
            return (part_of(cell, left, top, 0.97 - left, height),)
        return (part_of(cell, 0.04, top, 0.92, height),)

    def _cage(self) -> Rect:
        """The window of the Jail, and the wall around it but for the words below."""
        box, window = self.layout.jail_box(), self.layout.jail_window()
        return Rect(box.x, box.y, box.width, window.bottom - box.y)

    def _visitors(self) -> tuple[Rect, Rect]:
        """The strips beside the Jail and below it, clear of their words, on to the frame."""
        cell, box = self.layout.cell(JAIL), self.layout.jail_box()
        word, frame = just_rect(self.painter, self.layout, self.board), self.layout.frame * 7 // 8
        left, low, foot = cell.x - frame, box.bottom + word.width // 2, cell.bottom + frame
        beside = Rect(left, word.bottom, word.right - left, cell.bottom - word.bottom)
        return beside, Rect(left, low, cell.right - left, foot - low)


def _widened_off_corner(room: Rect, space: int, larger: float) -> Rect:
    """A room in a row, wider away from the corner beside it, for a larger figure."""
    more = round(room.width * (larger - 1) / 2) if space % 10 in (1, 9) else 0
    left = 0 if space in (9, 21) else more
    return Rect(room.x - left, room.y, room.width + more, room.height)


def _plans(rooms: tuple[Rect, ...], of: int, larger: float) -> Iterator[_Plan]:
    """The ways in which so many figures can stand in one of some rooms."""
    for number, area in enumerate(rooms):
        for columns in range(1, of + 1):
            for behind in (BEHIND, IN_GAPS):
                yield _Plan(area, number > 0, of, columns, behind, larger)
