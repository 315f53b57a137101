"""The geometry of the board: cells, their parts, tokens; whole pixels, no drawing."""

from dataclasses import dataclass

from pygame import Rect

from ..painting.layout import Side, placed, split

SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, SIDE_RIGHT = range(4)
#: the inner and outer edges of a space, by the side it lies on
INNER: tuple[Side, ...] = ("top", "right", "bottom", "left")
OUTER: tuple[Side, ...] = ("bottom", "left", "top", "right")
#: the end of a space towards the next one
AHEAD: tuple[Side, ...] = ("left", "top", "right", "bottom")
CORNERS = (0, 10, 20, 30)
#: the frame with the clips of the owners: their share of it and of the length of a cell,
#: and their distance from its inner edge, with a gold line
FRAME_SHARE = 0.024
CLIP_THICK, CLIP_LONG, CLIP_GAP = 0.78, 0.72, 0.16
TOKEN_SHARE = 0.058
#: the places of tokens in the corners, below and between their words: start, and height
CORNER_ROOM = {0: (0.6, 0.39), 20: (0.25, 0.5), 30: (0.25, 0.5)}


def side_of(space: int) -> int:
    """The side of a space; a corner belongs to the side that it begins."""
    return space // 10 % 4


def part_of(square: Rect, x: float, y: float, w: float, h: float) -> Rect:
    """A part of a square, in shares of its side."""
    side = square.width
    return Rect(
        square.x + round(x * side), square.y + round(y * side), round(w * side), round(h * side)
    )


def off_corner(room: Rect, space: int, share: float) -> Rect:
    """So much of a room for tokens, away from those around the corner beside the space."""
    if space % 10 not in (1, 9):
        return room
    side = side_of(space)
    long = room.width if side in (SIDE_BOTTOM, SIDE_TOP) else room.height
    end = AHEAD[side if space % 10 == 1 else side - 2]
    return split(room, end, round(long * share))[0]


@dataclass(frozen=True, slots=True)
class CellParts:
    """The parts of a cell; ``bar`` is empty without a colour group."""

    bar: Rect
    body: Rect
    price: Rect


class BoardLayout:
    """The geometry of a board inside a square; cells are cut at exact pixels.

    ``far`` is the width at which its far edge will be seen, as a share of the near one.
    """

    def __init__(self, square: Rect, far: float = 1.0) -> None:
        self.far = far
        side = min(square.size)
        self.outer = placed((side, side), center=square.center)
        frame = max(2, round(side * FRAME_SHARE))
        self.frame = frame
        self.inner = self.outer.inflate(-2 * frame, -2 * frame)
        self.side = self.inner.width
        self.line = max(1, round(side / 760))
        self.corner = round(self.side * 0.13)
        run = self.side - 2 * self.corner
        self._cuts = [round(self.corner + run * i / 9) for i in range(10)]
        self.bar = round(self.corner * 0.22)
        self.price = round(self.side * 0.0222)
        #: between the outer edge of a row, or the foot of a cell in a column, and the price there
        self.air = round(self.side * 0.003)

    def shift(self, by: tuple[int, int]) -> None:
        """Move the whole board by whole pixels."""
        self.outer = self.outer.move(by)
        self.inner = self.inner.move(by)

    def lean(self, place: Rect) -> float:
        """How much print there must lean so that it is seen upright: see ``leaning``."""
        taper, side = 1 - self.far, self.outer.width
        aside, down = self.outer.centerx - place.centerx, place.centery - self.outer.y
        return round(aside * taper / (side - down * taper), 3)

    def cell(self, space: int) -> Rect:
        """The cell of a space, 0 to 39."""
        side, step = side_of(space), space % 10
        left, top = self.inner.topleft
        far = self.side - self.corner
        if step == 0:
            x, y = ((far, far), (0, far), (0, 0), (far, 0))[side]
            return Rect(left + x, top + y, self.corner, self.corner)
        at = 9 - step if side in (SIDE_BOTTOM, SIDE_LEFT) else step - 1
        start, end = self._cuts[at], self._cuts[at + 1]
        if side in (SIDE_BOTTOM, SIDE_TOP):
            y = far if side == SIDE_BOTTOM else 0
            return Rect(left + start, top + y, end - start, self.corner)
        x = 0 if side == SIDE_LEFT else far
        return Rect(left + x, top + start, self.corner, end - start)

    def inside(self, space: int) -> Rect:
        """The cell without the lines around it."""
        cell, line = self.cell(space), self.line
        right = cell.right - (line if cell.right == self.inner.right else 0)
        bottom = cell.bottom - (line if cell.bottom == self.inner.bottom else 0)
        return Rect(cell.x + line, cell.y + line, right - cell.x - line, bottom - cell.y - line)

    def parts(self, space: int, *, bar: bool) -> CellParts:
        """The parts of a cell other than a corner, with or without a bar at its inner edge.

        The price stands at the outer edge of the upper and lower rows, and at
        the foot of the cells on the left and right.
        """
        side = side_of(space)
        strip, body = split(self.cell(space), INNER[side], self.bar if bar else 0)
        edge: Side = "top" if side == SIDE_TOP else "bottom"
        body = split(body, edge, self.air)[1]
        price, body = split(body, edge, self.price)
        return CellParts(strip, body, price)

    def clip(self, space: int) -> Rect:
        """The place of an owner's clip on the frame, outside the cell."""
        cell, side = self.cell(space), side_of(space)
        thick, gap = round(self.frame * CLIP_THICK), round(self.frame * CLIP_GAP)
        if side in (SIDE_BOTTOM, SIDE_TOP):
            y = cell.bottom + gap if side == SIDE_BOTTOM else cell.y - gap - thick
            return placed((round(cell.width * CLIP_LONG), thick), centerx=cell.centerx, y=y)
        x = cell.x - gap - thick if side == SIDE_LEFT else cell.right + gap
        return placed((thick, round(cell.height * CLIP_LONG)), centery=cell.centery, x=x)

    def gold(self) -> tuple[Rect, int]:
        """The gold line around the print, and how wide it is."""
        width, gap = max(1, round(self.frame * 0.09)), max(1, round(self.frame * 0.05))
        return self.inner.inflate(2 * (width + gap), 2 * (width + gap)), width

    def name_room(self, space: int) -> Rect:
        """The part of a street's body that no mark of a game ever covers."""
        body = self.parts(space, bar=True).body.clip(self.inside(space))
        return Rect(body.x, body.y, body.width, body.height - self.line)

    def centre(self) -> Rect:
        """The empty middle of the board."""
        return self.inner.inflate(-2 * self.corner, -2 * self.corner)

    def space_at(self, pos: tuple[int, int]) -> int | None:
        """The space under a point, if there is one."""
        if not self.inner.collidepoint(pos) or self.centre().collidepoint(pos):
            return None
        return next((space for space in range(40) if self.cell(space).collidepoint(pos)), None)

    def jail_box(self) -> Rect:
        """The cell of those in Jail, in the inner part of the corner."""
        corner = self.cell(10)
        size = round(corner.width * 0.69)
        return Rect(corner.right - size, corner.y, size, size)

    def jail_window(self) -> Rect:
        """The part of the Jail with its bars and prisoners."""
        return part_of(self.jail_box(), 0.08, 0.09, 0.84, 0.66)

    def token_place(
        self, space: int, slot: int, of: int, area: Rect | None = None, *, jailed: bool = False
    ) -> tuple[tuple[int, int], int]:
        """Centre and diameter of the token in place ``slot`` among ``of`` on one space.

        ``area`` is where tokens stand there, but for the corners, which know it.
        """
        largest = round(self.side * TOKEN_SHARE)
        if space == 10 and not jailed:
            return self._visitor(slot, of)
        if space == 10:
            return _in_grid(self.jail_window(), slot, of, largest)
        if space in CORNERS:
            top, height = CORNER_ROOM[space]
            area = part_of(self.cell(space), 0.03, top, 0.94, height)
        return _in_grid(area or self.cell(space), slot, of, largest)

    def _visitor(self, slot: int, of: int) -> tuple[tuple[int, int], int]:
        """Places on the strip around the Jail: down its left side, then along the foot."""
        corner, box = self.cell(10), self.jail_box()
        strip = corner.width - box.width
        size = round(strip * 0.94)
        leg = corner.height - strip
        step = min(size * 1.03, 2 * leg / max(1, of - 1))
        # few are in the middle of the left side, more begin at its top
        start = max(0.0, (leg - (of - 1) * step) / 2)
        along = start + slot * step
        x, y = corner.x + strip / 2, corner.y + strip / 2
        return (round(x + max(0.0, along - leg)), round(y + min(along, leg))), size


def _in_grid(area: Rect, slot: int, of: int, largest: int) -> tuple[tuple[int, int], int]:
    """The place in the grid that gives ``of`` discs in this area the largest size."""
    best, columns = 0, 1
    for count in range(1, of + 1):
        rows = -(-of // count)
        size = min(largest, area.width // count, area.height // rows)
        if size > best or (size == best and area.width >= area.height):
            best, columns = size, count
    rows = -(-of // columns)
    row, column = divmod(slot, columns)
    filled = columns if row < rows - 1 else of - columns * (rows - 1)
    pitch_x = min(area.width / columns, best * 1.06)
    pitch_y = min(area.height / rows, best * 1.06)
    x = area.centerx + (column - (filled - 1) / 2) * pitch_x
    y = area.centery + (row - (rows - 1) / 2) * pitch_y
    return (round(x), round(y)), best
