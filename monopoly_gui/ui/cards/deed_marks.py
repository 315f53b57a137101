"""A player's deeds as small marks, complete groups framed, with their buildings."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.state import HOTEL
from ..board.cells import group_pattern
from ..board.patterns import draw_pattern
from ..painting.colour import WHITE, Colour, contrast, darken, lighten, mix, rgb
from ..painting.layout import split
from ..painting.painter import Painter
from ..table_model import TableModel

#: width and height of a mark, in design units
WIDE, HIGH = 13, 20
#: the enlargement of marks that have room
LARGEST = 2.3
#: between marks of a group, between groups, and around a complete one
GAP, APART, FRAME = 2, 7, 2.5
#: the back of a mortgaged deed, as a share of its height, and its paper
BACK, PAPER = 0.6, (243, 234, 216)


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


class _Row:
    """Groups in a row: where their marks begin, and how wide it is, in design units."""

    def __init__(self, groups: Sequence[GroupMarks]) -> None:
        self.groups: list[tuple[GroupMarks, list[float]]] = []
        self.wide = -float(APART)
        for group in groups:
            frame = FRAME if group.whole else 0
            first, count = self.wide + APART + frame, len(group.marks)
            self.groups.append((group, [first + n * (WIDE + GAP) for n in range(count)]))
            self.wide = first + count * (WIDE + GAP) - GAP + frame


def draw_deed_marks(
    painter: Painter, surface: Surface, rect: Rect, groups: Sequence[GroupMarks]
) -> None:
    """The player's deeds in the one or two rows in which they are largest."""
    if not groups or not surface.get_clip().colliderect(rect):
        return

    def grown(rows: list[_Row]) -> tuple[float, int, float]:
        """The enlargement of the marks in these rows; of equal ones few even rows are best."""
        high = rect.height // len(rows) - (len(rows) + 1) * painter.px(FRAME)
        wide = max(row.wide for row in rows)
        fits = min(LARGEST, rect.width / wide / painter.scale, high / painter.px(HIGH))
        return fits, -len(rows), -wide

    cuts = ((groups[:cut], groups[cut:]) for cut in range(len(groups)))
    rows = max(([_Row(part) for part in cut if part] for cut in cuts), key=grown)
    share, room = grown(rows)[0], rect.height // len(rows)
    height = min(painter.px(HIGH * max(1.3, share)), room - (len(rows) + 1) * painter.px(FRAME))
    for number, row in enumerate(rows):
        top = rect.y + room * number + (room - height) // 2
        for group, starts in row.groups:
            spots = [Rect(0, top, max(3, painter.px(WIDE * share)), height) for _start in starts]
            for spot, start, mark in zip(spots, starts, group.marks, strict=True):
                spot.x = rect.x + round(start * share * painter.scale)
                _draw(painter, surface, spot, group, mark)
            if group.whole:
                reach = 2 * painter.px(FRAME)
                around = spots[0].unionall(spots).inflate(reach, reach)
                painter.box(surface, around, "accent", radius=4, line=1.6)


def _draw(
    painter: Painter, surface: Surface, rect: Rect, group: GroupMarks, mark: DeedMark
) -> None:
    """In its colour; a mortgaged one face down, with a strip of it."""
    ground, inner = painter.theme.panels["dark"].top[:3], rect.inflate(-2, -2)
    top, bottom = lighten(group.colour, 0.1), darken(group.colour, 0.1)
    dim = contrast(group.colour, ground) < 3.2
    edge = mix(group.colour, WHITE, 0.6) if dim else darken(group.colour, 0.45)
    painter.box(surface, rect, edge, radius=2)
    painter.box(surface, inner, top, to=bottom, radius=1)
    _patterned(painter, surface, inner, group)
    if mark.mortgaged:
        _back(painter, surface, inner)
    elif mark.level:
        _level(painter, surface, rect, mark.level)


def _back(painter: Painter, surface: Surface, rect: Rect) -> None:
    """The back of a mortgaged deed, over all but a strip at its foot."""
    back = split(rect, "top", round(rect.height * BACK))[0]
    painter.box(surface, back, PAPER, radius=1)


def _patterned(painter: Painter, surface: Surface, rect: Rect, group: GroupMarks) -> None:
    """The pattern of the group, where the board has it too."""
    if not painter.theme.patterns or not group.pattern or min(rect.size) < 6:
        return
    light = contrast(group.colour, WHITE) > 3
    ink = (*(WHITE if light else darken(group.colour, 0.5)), 120)
    pitch = max(4, round(rect.width * 0.5))
    draw_pattern(painter, surface, rect, group.pattern, pitch, ink)


def _level(painter: Painter, surface: Surface, rect: Rect, level: int) -> None:
    """The number of houses on green, or a red H, at the foot of the mark."""
    colours = painter.theme.colours
    hotel = level == HOTEL
    edge = max(1, rect.width // 14)
    band = Rect(rect.x + edge, 0, rect.width - 2 * edge, round(rect.height * 0.62))
    band.bottom = rect.bottom - edge
    painter.box(surface, band, WHITE, radius=2)
    inner = band.inflate(-2 * edge, -2 * edge) if rect.width > 12 else band
    painter.box(surface, inner, colours.hotel if hotel else darken(colours.house, 0.24), radius=1)
    size, sign = min(inner.height * 1.18, inner.width * 1.3), "H" if hotel else str(level)
    painter.print_text(surface, sign, inner, size, WHITE, max_width=inner.width + 6)
