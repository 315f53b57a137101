"""A player's deeds as small cards; mortgaged ones lie face down."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.state import HOTEL
from ..board.cells import group_pattern
from ..board.patterns import draw_pattern
from ..painting.colour import WHITE, Colour, contrast, darken, lighten, rgb
from ..painting.painter import Painter
from ..painting.shapes import blank, filled, flat, gradient, polygon, ring, rounded, stamp
from ..pieces.standing import HOTEL_WIDE as WIDER
from ..pieces.standing import plastic_building
from ..table_model import TableModel

#: the edge of a card, its print, and that on its back
EDGE, PRINT, BACK_PRINT = (46, 34, 24, 255), (150, 136, 112, 255), (146, 132, 108, 255)
#: shares of a card: its head, its border, and the back's corner in the colour of the group
HEAD, BORDER, CORNER = 0.4, 0.045, 0.62
#: paper in the light and in the shade, and the back of a card
PAPER, SHADED = (250, 243, 227), (229, 217, 192)
BACK, BACK_SHADED = (216, 206, 186), (188, 177, 155)
#: a house and a hotel in widths of a card, and how far they rise above its head, as a share of its
#: height
HOUSE_WIDE, HOTEL_WIDE, RISE = 0.54, 0.7, 0.12
#: the picture of a building seen from its front
FRONT = (0, 2)
#: the left part of a card, which others do not hide
SEEN = 0.68


@dataclass(frozen=True, slots=True)
class DeedMark:
    """One deed: its level (5 is a hotel), its mortgage."""

    level: int = 0
    mortgaged: bool = False


@dataclass(frozen=True, slots=True)
class GroupMarks:
    """A player's deeds of one group in board order."""

    colour: Colour
    marks: tuple[DeedMark, ...]
    #: its mark besides the colour, "" for groups that are no streets
    pattern: str = ""
    #: whether the player has all of them
    whole: bool = False


def deed_marks(board: Board, model: TableModel, player: int) -> tuple[GroupMarks, ...]:
    """A player's deeds by group: streets in board order, then railroads and utilities."""
    found = []
    for group in sorted(
        board.groups.values(), key=lambda g: board.spaces[g.members[0]].kind != "street"
    ):
        held = [space for space in group.members if model.owner[space] == player]
        if held:
            marks = tuple(DeedMark(model.buildings[n], model.mortgaged[n]) for n in held)
            pattern, whole = group_pattern(board, group.id), len(held) == len(group.members)
            found.append(GroupMarks(rgb(group.colour), marks, pattern, whole))
    return tuple(found)


def draw_deed_mark(
    painter: Painter, surface: Surface, rect: Rect, group: GroupMarks, mark: DeedMark
) -> None:
    """One small card of a group, with its buildings at the left of its head, and their number."""
    pattern = group.pattern if painter.theme.patterns else ""
    stamp(
        surface,
        painter.cached_drawing(_card, painter, rect.size, group.colour, pattern, mark),
        (rect.x, rect.y - _rise(rect.size)),
    )


def _rise(size: tuple[int, int]) -> int:
    """What of a building is above its card, in pixels."""
    return round(size[1] * RISE)


def _card(
    painter: Painter, size: tuple[int, int], colour: Colour, pattern: str, mark: DeedMark
) -> Surface:
    rise = _rise(size)
    surface = blank((size[0], size[1] + rise))
    whole, edge = Rect((0, rise), size), max(1, round(size[0] * BORDER))
    radius = max(1, size[0] // 9)
    stamp(surface, flat(rounded(whole.size, radius), EDGE), whole.topleft)
    inside = whole.inflate(-2 * edge, -2 * edge)
    top, bottom = (BACK, BACK_SHADED) if mark.mortgaged else (PAPER, SHADED)
    stamp(surface, filled(rounded(inside.size, radius - edge), top, bottom), inside.topleft)
    if mark.mortgaged:
        _back(painter, surface, inside, colour, pattern)
        return surface
    head = Rect(inside.x, inside.y, inside.width, round(inside.height * HEAD))
    stamp(surface, _ink(painter, head.size, colour, pattern), head.topleft)
    surface.fill(EDGE, (head.x, head.bottom, head.width, edge))
    body = Rect(head.x, head.bottom, head.width, inside.bottom - head.bottom)
    if mark.level:
        _building(painter, surface, body, mark.level)
    else:
        _lines(surface, body)
    return surface


def _ink(painter: Painter, size: tuple[int, int], colour: Colour, pattern: str) -> Surface:
    """The colour of a group, with its pattern where the board has it too."""
    surface = gradient(size, lighten(colour, 0.12), darken(colour, 0.1))
    if pattern and min(size) >= 6:
        light = contrast(colour, WHITE) > 3
        ink = (*(WHITE if light else darken(colour, 0.5)), 120)
        draw_pattern(painter, surface, surface.get_rect(), pattern, max(4, size[0] // 2), ink)
    return surface


def _lines(surface: Surface, body: Rect) -> None:
    """Lines of print, too small to be read."""
    thick = max(1, round(body.height * 0.08))
    for number, share in enumerate((0.62, 0.78, 0.5)):
        line = Rect(0, 0, round(body.width * share), thick)
        line.centerx, line.y = body.centerx, body.y + round(body.height * (0.28 + 0.24 * number))
        surface.fill(PRINT, line)


def _back(painter: Painter, surface: Surface, inside: Rect, colour: Colour, pattern: str) -> None:
    """The back of a card: a frame, and a corner that shows the colour of the group."""
    step = max(2, round(inside.width * 0.16))
    frame = inside.inflate(-2 * step, -2 * step)
    thin = max(1, step // 3)
    stamp(surface, flat(ring(frame.size, thin, thin), BACK_PRINT), frame.topleft)
    side = round(inside.width * CORNER)
    corner = _ink(painter, (side, side), colour, pattern)
    shape = polygon((side, side), ((0, 0), (side, 0), (0, side)))
    corner.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    fold = max(1, thin)
    stamp(surface, flat(shape, EDGE), (inside.x + fold, inside.y + fold))
    stamp(surface, corner, inside.topleft)


def _building(painter: Painter, surface: Surface, body: Rect, level: int) -> None:
    """A house or a hotel of plastic on the head of a card, and below it their number or an H."""
    hotel, colours = level == HOTEL, painter.theme.colours
    kind, colour = ("hotel", colours.hotel) if hotel else ("house", colours.house)
    wide = body.width * (HOTEL_WIDE if hotel else HOUSE_WIDE)
    unit = wide / (WIDER if hotel else 1)
    picture = plastic_building(painter, kind, colour, FRONT, unit)
    drawn = picture.get_bounding_rect(64)
    column = Rect(body.x, body.y, round(body.width * SEEN), body.height)
    at = drawn.move(column.centerx - drawn.centerx, column.y + 1 - drawn.bottom)
    surface.blit(picture, at, drawn, pygame.BLEND_PREMULTIPLIED)
    ink, sign = darken(colour, 0.5), "H" if hotel else str(level)
    size = min(column.height * 1.2, column.width * 1.4)
    painter.print_text(surface, sign, column, size, ink)
