"""A player's deeds as small cards; mortgaged ones are dark below their colour, with a padlock."""

from dataclasses import dataclass
from itertools import product

from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.state import HOTEL
from ..board.cells import group_pattern
from ..board.drawings import picture_of
from ..board.patterns import draw_pattern
from ..painting.colour import WHITE, Colour, contrast, darken, lighten, mix, rgb
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..painting.shapes import blank, filled, flat, gradient, rounded, stamp
from ..table_model import TableModel

#: the edge of a card and its print
EDGE, PRINT = (34, 25, 18, 255), (150, 136, 112, 255)
#: shares of a card: its border, and its foot with buildings, with print, and with a lock
BORDER, FOOT, PRINTED, LOCKED = 0.045, 0.24, 0.46, 0.56
#: the lengths of lines of print on the paper of a deed, as shares of its width
LINES = (0.72, 0.72, 0.44)
#: paper in the light and in the shade
PAPER, SHADED = (252, 246, 232), (229, 217, 192)
#: by how much a mortgaged card is darker than its colour, its least contrast with the lock, how
#: much of its colour its edge has, and how opaque of 255 it lies on a picture
DARKER, READABLE, EDGED, MUTED = 0.4, 5.0, 0.35, 40
#: the size of a lock in widths and in heights of its ground, as its icon has air around it
WIDTHS, HEIGHTS = 1.2, 0.92
#: the size of a number in heights of its ground, and by how much that is darker around it
NUMBER, AROUND = 0.96, 0.72


@dataclass(frozen=True, slots=True)
class DeedMark:
    """One deed: its level (5 is a hotel), its mortgage, and its picture if it is no street."""

    level: int = 0
    mortgaged: bool = False
    picture: str = ""


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
            street = board.spaces[held[0]].kind == "street"
            marks = tuple(
                DeedMark(
                    model.buildings[n],
                    model.mortgaged[n],
                    "" if street else picture_of(board.spaces[n]),
                )
                for n in held
            )
            pattern, whole = group_pattern(board, group.id), len(held) == len(group.members)
            found.append(GroupMarks(rgb(group.colour), marks, pattern, whole))
    return tuple(found)


def draw_deed_mark(
    painter: Painter, surface: Surface, rect: Rect, group: GroupMarks, mark: DeedMark, seen: int
) -> None:
    """One small card in the colour of its group, with the number of its houses or an H.

    No other card hides the first pixels ``seen`` of its width.
    """
    pattern = group.pattern if painter.theme.patterns else ""
    shown = min(seen, rect.width) if mark.level or mark.mortgaged else rect.width
    picture = painter.cached_drawing(_card, painter, rect.size, group.colour, pattern, mark, shown)
    stamp(surface, picture, rect.topleft)


def _card(
    painter: Painter,
    size: tuple[int, int],
    colour: Colour,
    pattern: str,
    mark: DeedMark,
    seen: int,
) -> Surface:
    surface = blank(size)
    whole, edge = surface.get_rect(), max(1, round(min(size) * BORDER))
    radius = max(1, min(size) // 9)
    stamp(surface, flat(rounded(size, radius), EDGE), (0, 0))
    paper = whole.inflate(-2 * edge, -2 * edge)
    dark = _shade(colour)
    light = (mix(PAPER, dark, EDGED),) * 2 if mark.mortgaged else (PAPER, SHADED)
    stamp(surface, filled(rounded(paper.size, radius - edge), *light), paper.topleft)
    inside = paper.inflate(-2 * edge, -2 * edge)
    share = LOCKED if mark.mortgaged else FOOT if mark.level or mark.picture else PRINTED
    foot, head = split(inside, "bottom", round(inside.height * share))
    if mark.picture:
        painter.picture(surface, mark.picture, head)
        painter.box(surface, head, (*dark, MUTED * mark.mortgaged))
    else:
        stamp(surface, _ink(painter, head.size, colour, pattern), head.topleft)
    if mark.mortgaged:
        painter.box(surface, foot, dark)
    else:
        foot.height += edge
    head.width = foot.width = min(head.width, seen - head.x)
    if mark.mortgaged:
        side = round(min(foot.width * WIDTHS, foot.height * HEIGHTS))
        painter.icon(surface, "lock", placed((side, side), center=foot.center), PAPER)
    elif mark.picture:
        stamp(surface, _ink(painter, foot.size, colour, pattern), foot.topleft)
    elif mark.level:
        _number(painter, surface, head, mark.level, darken(colour, AROUND))
        _pieces(painter, surface, foot, mark.level)
    else:
        _print(surface, foot)
    return surface


def _shade(colour: Colour) -> Colour:
    """The colour of a mortgaged card, on which a light lock is seen."""
    shade = darken(colour, DARKER)
    while contrast(shade, PAPER) < READABLE:
        shade = darken(shade, 0.06)
    return shade


def _ink(painter: Painter, size: tuple[int, int], colour: Colour, pattern: str) -> Surface:
    """The colour of a group, with its pattern where the board has it too."""
    surface = gradient(size, lighten(colour, 0.14), darken(colour, 0.1))
    if pattern and min(size) >= 6:
        light = contrast(colour, WHITE) > 3
        ink = (*(WHITE if light else darken(colour, 0.5)), 120)
        draw_pattern(painter, surface, surface.get_rect(), pattern, max(4, size[0] // 2), ink)
    return surface


def _number(painter: Painter, surface: Surface, head: Rect, level: int, around: Colour) -> None:
    """The number of houses in white, or an H for a hotel, with ink ``around`` it."""
    sign, size = "H" if level == HOTEL else str(level), min(head.height * NUMBER, head.width * 1.5)
    line = max(1, round(size / 18))
    for x, y in product((-line, 0, line), repeat=2):
        painter.print_text(surface, sign, head.move(x, y), size, around, weight="bold")
    painter.print_text(surface, sign, head, size, WHITE, weight="bold")


def _pieces(painter: Painter, surface: Surface, foot: Rect, level: int) -> None:
    """As many pieces as there are houses, or a long one, of their plastic."""
    hotel, colours = level == HOTEL, painter.theme.colours
    step = foot.width / (1 if hotel else HOTEL - 1)
    for number in range(1 if hotel else level):
        left, right = (foot.x + round(step * place) for place in (number, number + 1))
        piece = Rect(left, foot.y + 1, right - left - 1, foot.height - 1)
        surface.fill(colours.hotel if hotel else colours.house, piece)


def _print(surface: Surface, paper: Rect) -> None:
    """Lines of print on a deed without buildings, as many as can be told apart."""
    lines, thick = LINES[-max(1, paper.height // 3) :], max(1, paper.height // 12)
    for number, share in enumerate(lines, 1):
        line = Rect(0, 0, round(paper.width * share), thick)
        line.center = paper.centerx, paper.y + paper.height * number // (len(lines) + 1)
        surface.fill(PRINT, line)
