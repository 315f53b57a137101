"""The printed part of the board's cells: bars, names, pictures, prices."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...engine.board import Board, Space
from ...language import board_text, mark
from ..painting.colour import contrast, darken, lighten, rgb
from ..painting.layout import inset, split
from ..painting.painter import Painter
from ..painting.shapes import fill, stamp
from .drawings import picture_of
from .layout import OUTER, SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, BoardLayout, CellParts, side_of
from .patterns import PATTERNS, draw_pattern
from .space_names import SMALLER, SetName, set_name

NAME_SHARE = 0.0188


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
        ink = (255, 255, 255, 150) if light else (0, 0, 0, 120)
    pitch = pitch or max(5, round(min(rect.size) * 0.5))
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


@dataclass(frozen=True, slots=True)
class Cell:
    """A space of the board other than a corner: its print, and the places of it."""

    painter: Painter
    layout: BoardLayout
    board: Board
    space: Space

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
        if label := _label(self.board, space):
            # smaller if it is too wide for its place
            pixels, room = layout.side * 0.0166, parts.price.width - 4
            pixels = painter.type.fitted_size(label, pixels, room, "medium")
            painter.print_text(surface, label, parts.price, pixels, "board_ink", weight="medium")
        if self.street:
            self._draw_name(surface, layout.name_room(space.index))
        else:
            self._draw_with_picture(surface)

    def _draw_with_picture(self, surface: Surface) -> None:
        """A name and a picture: below each other in the rows, side by side in the columns."""
        body, space, drawn = self.body, self.space, picture_of(self.space)
        if side_of(space.index) in (SIDE_BOTTOM, SIDE_TOP):
            used = self._draw_name(surface, _above_picture(body))
            area = Rect(body.x, used, body.width, body.bottom - used)
            picture = area.inflate(-round(body.width * 0.22), -round(area.height * 0.1))
            if not drawn:
                picture = area.inflate(0, -round(area.height * 0.08))
        else:
            whole, text = self._side_by_side(body)
            picture = whole.inflate(-round(whole.width * 0.1), -round(whole.height * 0.08))
            self._draw_name(surface, text, middle=True)
        if drawn:
            self.painter.picture(surface, drawn, picture)
        else:
            self.painter.icon(surface, "chance", picture, "chance")

    def _draw_name(self, surface: Surface, area: Rect, *, middle: bool = False) -> int:
        """Typeset the name in the upper part of an area; the end of its last line."""
        found, pitch, pad = self._set(area)
        top = area.y + pad
        if middle:
            top = area.centery - len(found.lines) * pitch // 2
        for number, line in enumerate(found.lines):
            rect = Rect(area.x, top + number * pitch, area.width, pitch)
            if found.narrow < 1.0:
                _condensed(self.painter, surface, line, rect, found)
                continue
            self.painter.print_text(
                surface, line, rect, found.size, "board_ink", weight="semibold",
                max_width=area.width,
            )  # fmt: skip
        return top + len(found.lines) * pitch + pad

    def _set(self, area: Rect) -> tuple[SetName, int, int]:
        """The typeset name, the pitch of its lines, and its distance from the edge."""
        side, name = self.layout.side, self.space.divided or self.space.name
        pad = max(1, round(side * 0.004))
        room = (area.width - 2 * max(2, round(side * 0.003)), area.height - pad)
        found = set_name(self.painter.type, name, room, side * NAME_SHARE, "semibold")
        return found, round(found.pitch), pad

    def _name_foot(self, body: Rect) -> int:
        """The end of the name's last line."""
        street = self.layout.name_room(self.space.index) if self.street else None
        area = street or _above_picture(body)
        found, pitch, pad = self._set(area)
        return area.y + pad + len(found.lines) * pitch

    def standing_room(self, of: int) -> Rect:
        """The room for this many tokens, clear of the name.

        On a street they stand below the name, or where that leaves little room on its colour bar;
        on other spaces on the picture.
        """
        side, parts = side_of(self.space.index), self.parts
        across = side in (SIDE_BOTTOM, SIDE_TOP)
        if not self.street and not across:
            return self._side_by_side(parts.body)[0]
        foot = parts.bar.y if self.street and side == SIDE_TOP else parts.cell.bottom
        used = self._name_foot(parts.body)
        below = Rect(parts.body.x, used, parts.body.width, foot - used)
        if not self.street:
            return below
        if across:
            below.height += parts.bar.height // 3 if side == SIDE_TOP else 0
            return below
        if below.height < parts.bar.width * 3 // 2:
            bar = parts.bar.copy()
            if of == 1:
                # a little beyond the edge, but not over the name
                bar.width += parts.bar.width // 2
                bar.x -= 0 if side == SIDE_LEFT else parts.bar.width // 2
            return bar
        if of == 1:
            # beside the mark of the owner, which is in the middle of the foot
            below.width = max(below.height, round(below.width * 0.36))
            if side == SIDE_LEFT:
                below.right = parts.body.right
        return below

    def below_name(self) -> Rect:
        """The part of a space in a row below its name, without the price."""
        body, used = self.body, self._name_foot(self.body)
        return Rect(body.x, used, body.width, body.bottom - used)

    def beside_name(self) -> Rect:
        """The place of the picture of a space in a column, without the price; no street."""
        return self._side_by_side(self.body)[0]

    def _side_by_side(self, body: Rect) -> tuple[Rect, Rect]:
        """The picture and the name of a space in a column; a long name has more room."""
        left = side_of(self.space.index) == SIDE_LEFT
        usual = 0.34 if self.space.kind == "community_chest" else 0.42
        cuts = []
        for share in (usual, 0.32, 0.24, 0.16):
            width = round(body.width * share)
            x = body.right - width if left else body.x
            text = Rect(body.x, body.y, body.width - width, body.height)
            text.x += 0 if left else width
            found, _pitch, _pad = self._set(text)
            small = found.size < self.layout.side * NAME_SHARE * SMALLER[-1]
            divided = any(line.endswith("-") for line in found.lines)
            cuts.append((small, divided, Rect(x, body.y, width, body.height), text))
            if not (small or divided):
                break
        _small, _divided, picture, text = min(cuts, key=lambda cut: cut[:2])
        return picture, text


def _above_picture(body: Rect) -> Rect:
    """The room for the name of a space in a row, with its picture below."""
    return Rect(body.x, body.y, body.width, round(body.height * 0.67))


def _condensed(painter: Painter, surface: Surface, line: str, rect: Rect, name: SetName) -> None:
    """A line of a long name in condensed letters."""
    ink = painter.tint("board_ink")
    drawn = painter.type.render(line, name.size, "semibold", ink)
    if drawn.get_width() > rect.width - 2:
        drawn = pygame.transform.smoothscale(drawn, (rect.width - 2, drawn.get_height()))
    middle = painter.type.middle(name.size, "semibold")
    stamp(surface, drawn, (rect.centerx - drawn.get_width() // 2, round(rect.centery - middle)))
