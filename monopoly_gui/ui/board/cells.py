"""The printed part of the board's cells: bars, names, pictures, prices."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from pygame import Rect, Surface

from ...engine.board import Board, Space
from ...language import board_text, mark
from ..painting.colour import contrast, darken, lighten, rgb
from ..painting.layout import Side, inset, placed, split
from ..painting.painter import Painter
from ..painting.shapes import fill
from .drawings import picture_of
from .layout import (
    CORNERS,
    INNER,
    OUTER,
    SIDE_LEFT,
    SIDE_RIGHT,
    SIDE_TOP,
    BoardLayout,
    CellParts,
    off_corner,
    side_of,
)
from .patterns import PATTERNS, draw_pattern
from .space_names import NEARLY, Room, SetName, even_size, even_width, set_name, widths_from

#: the largest letters of names and of prices, in sides of the board, and the least of them for the
#: sake of a long one in the row
NAME, PRICE, LEAST = 0.0194, 0.0172, 0.89
#: a price in sizes of the names beside it, unless it could hardly be read then, in sides
BY_NAME, LEAST_PRICE = 0.88, 0.0163
WEIGHT = "names"
#: how much of the height of its place a price may have: figures do not reach below their line
HIGH = 1.02
#: the picture beside a name in a column or below one in a row, as large as leaves room for the
#: name, or none: shares of the body
BESIDE, BELOW = (0.42, 0.34, 0.27), (0.41, 0.0)
#: the air at the ends of lines, in sides of the board: less in a row, where room is scarce, and
#: more between a bar and a name beside it
ASIDE, ASIDE_ROW, ASIDE_BAR = 0.0047, 0.0027, 0.0075
#: the air between the lines of a name and a price below it, in sides of the board
ABOVE_PRICE = 0.002
#: letters narrower than this are cramped, and would look thin
CRAMPED = 0.73
COLUMNS = (SIDE_LEFT, SIDE_RIGHT)
#: the side of a seal with its shadow, in widths of a bar, and how large the smaller one is
SEAL, SMALL = 1.0, 0.66
#: the first space of the far row
FIRST_FAR = 21


class Letters(NamedTuple):
    """The sizes of names and prices of a side in pixels, and how tall they are printed.

    ``wide`` is the horizontal scale of names.
    """

    name: float
    price: float
    tall: float
    wide: float


#: by side: one for a row, one for both columns
Lettering: TypeAlias = tuple[Letters, ...]
#: so many tokens lie on a colour bar in one row
ROW = 3


def group_pattern(board: Board, group: str) -> str:
    """The pattern of a street group, by its place on the board; empty for other groups."""
    streets = [g.id for g in board.groups.values() if board.spaces[g.members[0]].kind == "street"]
    return PATTERNS[streets.index(group) % len(PATTERNS)] if group in streets else ""


def draw_bar(
    painter: Painter,
    surface: Surface,
    rect: Rect,
    board: Board,
    group: str,
    pitch: int = 0,
    muted: bool = False,
) -> None:
    """A group's colour with its pattern every ``pitch`` pixels, 0 for half the bar's width.

    ``muted`` is for bars that are written on.
    """
    colour = rgb(board.groups[group].colour)
    painter.box(surface, rect, lighten(colour, 0.03 if muted else 0.1), to=darken(colour, 0.08))
    name = group_pattern(board, group)
    if not painter.theme.patterns or not name:
        return
    light = contrast(colour, (255, 255, 255)) > 4.5
    ink = (255, 255, 255, 60) if light else (*darken(colour, 0.45), 66)
    if muted:
        ink = (*ink[:3], 34)
    elif painter.theme.strong:
        ink = (255, 255, 255, 105) if light else (*darken(colour, 0.6), 150)
    pitch = pitch or max(5, round(min(rect.size) * 0.36))
    draw_pattern(painter, surface, rect, name, pitch, ink)


def draw_swatch(painter: Painter, surface: Surface, rect: Rect, board: Board, space: int) -> None:
    """The colour of a deed's group, with its pattern, or the picture of a railroad or utility."""
    deed = board.spaces[space]
    painter.box(surface, rect, "board_ink", radius=3)
    inner = inset(rect, max(1, painter.px(1.2)))
    if deed.kind == "street":
        draw_bar(painter, surface, inner, board, deed.group, max(4, inner.width // 2))
        return
    painter.box(surface, inner, "deed", radius=2)
    painter.picture(surface, picture_of(deed), inset(inner, max(1, painter.px(2))))


def _label(board: Board, space: Space) -> str:
    """The label in the price's place."""
    if space.is_deed:
        return board.money(space.price)
    if space.kind != "tax":
        return ""
    flat = board.money(space.tax)
    text = mark("{tax_percent}% or {flat}") if space.tax_percent else mark("Pay {flat}")
    return board_text(text, board.language).format(tax_percent=space.tax_percent, flat=flat)


def lettering(
    painter: Painter, layout: BoardLayout, board: Board, tall: tuple[float, ...]
) -> Lettering:
    """The letters of a board as large as its longest names allow.

    ``tall`` says by side how much smaller than near the viewer things are seen: across that many
    times, and in height, as they are foreshortened too, that many times more.
    """
    cells = [Cell(painter, layout, board, s) for s in board.spaces if s.index not in CORNERS]

    def letters(side: int, more: float) -> Letters:
        alike = COLUMNS if side in COLUMNS else (side,)
        row = [cell for cell in cells if cell.side in alike]
        names = [_widened(cell.name_place(), more) for cell in row]
        prices = [_widened(cell.price_place(), more) for cell in row]
        most, least = layout.side * more**2, layout.side * LEAST
        name = even_size(painter.type, names, most * NAME, least * NAME, WEIGHT)
        price = even_size(painter.type, prices, most * PRICE, least * PRICE, WEIGHT)
        price = min(price, max(name * BY_NAME, layout.side * LEAST_PRICE))
        return Letters(name, price, more, even_width(painter.type, names, name, WEIGHT))

    return tuple(letters(side, more) for side, more in enumerate(tall))


def _widened(place: tuple[str, Room], tall: float) -> tuple[str, Room]:
    """A text and its room for letters that are printed that much narrower."""
    text, (width, height) = place
    return text, (width * tall, height)


@dataclass(frozen=True, slots=True)
class Cell:
    """A space of the board other than a corner: its print, and the places of it.

    Without ``letters`` it only knows what does not depend on them.
    """

    painter: Painter
    layout: BoardLayout
    board: Board
    space: Space
    letters: Lettering = ()

    @property
    def side(self) -> int:
        return side_of(self.space.index)

    @property
    def street(self) -> bool:
        return self.space.kind == "street"

    @property
    def parts(self) -> CellParts:
        return self.layout.parts(self.space.index, bar=self.street)

    @property
    def body(self) -> Rect:
        """All but the bar, and the price where there is one."""
        parts = self.parts
        return parts.body if _label(self.board, self.space) else parts.body.union(parts.price)

    def draw(self, surface: Surface) -> None:
        """Draw the whole print, except the outline of the space."""
        painter, layout, space, parts = self.painter, self.layout, self.space, self.parts
        if self.street:
            draw_bar(painter, surface, parts.bar, self.board, space.group)
            # the line between the bar and the rest of the cell
            edge = split(parts.bar, OUTER[side_of(space.index)], layout.line)[0]
            fill(surface, painter.theme.colours.board_line, edge)
        label, room = self.price_place()
        if label:
            price = set_name(
                painter.type, *_widened((label, room), self._letters.tall),
                self._letters.price, WEIGHT,
            )  # fmt: skip
            self._write(surface, price, parts.price, parts.price.y, parts.price.height)
        self.draw_name(surface)
        if not self.street and self.halves()[0]:
            self.draw_picture(surface)

    def draw_name(self, surface: Surface) -> None:
        """Typeset the name in the upper part of its area, or in the middle beside a picture."""
        area = self.name_area
        found = self._set(area)
        beside = self.side in COLUMNS and not self.street
        top = area.centery - found.height // 2 if beside else area.y + self._pad
        self._write(surface, found, area, top, found.pitch)

    def draw_picture(self, surface: Surface, sealed: bool = False) -> None:
        """The picture below the name in a row, and beside it in a column; or beside a seal."""
        area = self.beside_seal if sealed else self.picture_area
        aside = 0.1 if sealed or self.side in COLUMNS else 0.22
        area = area.inflate(-round(area.width * aside), -round(area.height * 0.1))
        drawn, lean = picture_of(self.space), self.layout.lean(area)
        self.painter.picture(surface, drawn, area, lean=lean)

    def _write(
        self,
        surface: Surface,
        text: SetName,
        area: Rect,
        top: int,
        pitch: int,
    ) -> None:
        """Write typeset lines from ``top`` on, in the middle of the width of an area."""
        for number, line in enumerate(text.lines):
            rect = Rect(area.x, top + number * pitch, area.width, pitch)
            self.painter.print_text(
                surface, line, rect, text.size, "board_ink", weight=WEIGHT,
                narrow=text.narrow / self._letters.tall, lean=self.layout.lean(rect),
            )  # fmt: skip

    @property
    def name_area(self) -> Rect:
        """The room of the name, clear of a picture."""
        return self.layout.name_room(self.space.index) if self.street else self.halves()[1]

    def name_place(self) -> tuple[str, Room]:
        """The name, and the most room that it may have, in pixels."""
        space = self.space
        area = self.layout.name_room(space.index) if self.street else self._cut(self._shares[-1])[1]
        return space.divided or space.name, self._room(area)

    def price_place(self) -> tuple[str, Room]:
        """The label in the price's place, and its room in pixels."""
        price = self.parts.price
        return _label(self.board, self.space), (price.width - 4, price.height * HIGH)

    def _room(self, area: Rect) -> Room:
        """The width and the height for a name in an area."""
        column, side = self.side in COLUMNS, self.layout.side
        aside = ASIDE_ROW if not column else ASIDE_BAR if self.street else ASIDE
        above = round(side * ABOVE_PRICE) if column and self.street else 0
        return area.width - 2 * max(2, round(side * aside)), area.height - self._pad - above

    @property
    def _pad(self) -> int:
        """The distance of a name from the edge, or from a price, which has air around it."""
        return max(1, round(self.layout.side * (0.001 if self.side == SIDE_TOP else 0.004)))

    def _set(self, area: Rect) -> SetName:
        """The name typeset in an area."""
        letters = self._letters
        name, room = _widened((self.name_place()[0], self._room(area)), letters.tall)
        widths = widths_from(letters.wide)
        return set_name(self.painter.type, name, room, letters.name, WEIGHT, widths)

    @property
    def _letters(self) -> Letters:
        return self.letters[self.side]

    def standing_room(self, of: int, built: bool) -> Rect:
        """The room for this many tokens, clear of the name, the price, buildings and a seal.

        On a street they lie below the name, or where that leaves little room on its colour bar and
        a little beyond it; on other spaces on the picture.
        """
        side = self.side
        if not self.street:
            return self.beside_seal if built else self.picture_area
        bar, below = self.parts.bar, self.below_name()
        if side == SIDE_TOP and not built:
            below.height += bar.height
        if min(below.size) >= min(bar.size) * 3 // 2:
            return below
        inwards = ((0, -bar.height), (bar.width, 0), (0, bar.height), (-bar.width, 0))[side]
        if built:
            bar = off_corner(bar.move(inwards), self.space.index, 0.5)
        # beyond the inner edge, where that leaves them in one row
        return bar.union(bar.move(inwards[0] / 2, inwards[1] / 2)) if of <= ROW or built else bar

    def seal_place(self) -> Rect:
        """The place of the seal of a mortgage: on the bar, or at the right end of the picture.

        In the far row it is at an end of the bar, clear of the head of a token, and a smaller one
        beside the price above a long name; in a column it is there below the picture.
        """
        parts, inside = self.parts, self.layout.inside(self.space.index)
        side = round(self.layout.bar * SEAL)
        room = (parts.bar if self.street else parts.body).clip(inside)
        seal = placed((side, side), right=room.right, bottom=room.bottom)
        if self.side in COLUMNS and not self.street:
            seal.bottom = parts.price.bottom
            seal.x = room.x + side // 4 if self.side == SIDE_RIGHT else seal.x - side // 4
        elif self.street and self.side != SIDE_TOP:
            seal.center = room.center
        elif self.space.index == FIRST_FAR:
            # figures there stand away from the corner
            seal.x = room.x
        elif not self.street and self.side == SIDE_TOP and self.below_name().y > seal.y + side // 4:
            side = round(side * SMALL)
            # there is air around it in its picture
            at = room.right + side // 8, parts.price.y - side // 14
            seal = placed((side, side), topright=at)
        return seal.clamp(inside.inflate(side // 7, 0))

    @property
    def picture_area(self) -> Rect:
        """The room of the picture on a space that is no street."""
        return self.halves()[0] if self.side in COLUMNS else self.below_name()

    @property
    def beside_seal(self) -> Rect:
        """The room of the picture on a mortgaged space, clear of the seal."""
        area, seal = self.picture_area, self.seal_place()
        if not seal.colliderect(area):
            return area
        if self.side in COLUMNS:
            return split(area, "top", seal.y - area.y)[0]
        return split(area, "left", seal.x - area.x)[0]

    def below_name(self) -> Rect:
        """The part of a space in a row below its name, without the price."""
        body, area = self.body, self.name_area
        used = area.y + self._pad + self._set(area).height
        return Rect(body.x, used, body.width, body.bottom - used)

    @property
    def _shares(self) -> tuple[float, ...]:
        """The shares of the body that a picture may have; that of a chest is not as wide."""
        if self.side not in COLUMNS:
            return BELOW
        return BESIDE[self.space.kind == "community_chest" :]

    def halves(self) -> tuple[Rect, Rect]:
        """The picture and the name, without the price; a long name has more room.  No street."""
        enough = self._letters.name * NEARLY[-1]

        def faults(halves: tuple[Rect, Rect]) -> tuple[float, bool]:
            found = self._set(halves[1])
            return -min(found.size, enough), found.narrow < CRAMPED

        return min(map(self._cut, self._shares), key=faults)

    def _cut(self, share: float) -> tuple[Rect, Rect]:
        """The picture, at the inner edge of a column or the foot, and the name."""
        body, column = self.body, self.side in COLUMNS
        edge: Side = INNER[self.side] if column else "bottom"
        return split(body, edge, round((body.width if column else body.height) * share))
