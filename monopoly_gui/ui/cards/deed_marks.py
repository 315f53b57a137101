"""A player's deeds as small marks in their groups, with buildings and mortgages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.state import HOTEL
from ..board.cells import group_pattern
from ..board.patterns import pattern
from ..painting.colour import WHITE, Colour, contrast, darken, ink_on, lighten, mix, rgb
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..table_model import TableModel

#: height over width of a mark
SHAPE = 1.25
LARGEST = 27
#: the edge of a deed that is not the player's stands out from the panel as much as this
EDGE_CONTRAST = 3.05
#: the panels on which they lie: of whose turn it is not, and of whose it is
PANELS = ("card", "active")
#: a mark that is smaller, in pixels, has no room for a pattern
LEAST_PATTERN = 6
#: a deed that stands out less from the panel has a light edge instead of a dark one
LEAST_CONTRAST = 1.6


@dataclass(frozen=True, slots=True)
class DeedMark:
    """One deed: whether it is the player's, its level (5 is a hotel), its mortgage."""

    owned: bool
    level: int = 0
    mortgaged: bool = False


@dataclass(frozen=True, slots=True)
class GroupMarks:
    """The deeds of one group in board order."""

    colour: Colour
    marks: tuple[DeedMark, ...]
    #: what tells it apart besides its colour, "" for groups that are no streets
    pattern: str = ""

    @property
    def whole(self) -> bool:
        """Whether the player has all of them."""
        return all(mark.owned for mark in self.marks)


def deed_marks(board: Board, model: TableModel, player: int) -> tuple[GroupMarks, ...]:
    """What a player has of each group: streets in board order, then railroads and utilities."""
    streets = [g for g in board.groups.values() if board.spaces[g.members[0]].kind == "street"]
    others = [g for g in board.groups.values() if g not in streets]
    return tuple(
        GroupMarks(
            rgb(group.colour),
            tuple(
                DeedMark(True, model.buildings[s], model.mortgaged[s])
                if model.owner[s] == player
                else DeedMark(False)
                for s in group.members
            ),
            group_pattern(board, group.id),
        )
        for group in (*streets, *others)
    )


def draw_deed_marks(
    painter: Painter, surface: Surface, rect: Rect, groups: Sequence[GroupMarks]
) -> None:
    """All groups in one row, or in two where that makes the marks larger."""
    clip = surface.get_clip()
    if not clip.colliderect(rect):
        return
    rows = _rows(painter, rect, groups)
    width = min(
        _width(painter, Rect(0, 0, rect.width, rect.height // len(rows)), row) for row in rows
    )
    width = min(width, painter.px(LARGEST))
    gap, between = max(1, width // 9), max(3, round(width * 0.5))
    height = min(rect.height // len(rows) - (1 if len(rows) > 1 else 0), round(width * SHAPE))
    pitch = rect.height // len(rows)
    for number, row in enumerate(rows):
        x, y = rect.x, rect.y + number * pitch + (pitch - height) // 2
        for group in row:
            for mark in group.marks:
                spot = Rect(x, y, width, height)
                if clip.colliderect(spot):
                    _draw(painter, surface, spot, group, mark)
                x += width + gap
            x += between - gap


def _rows(
    painter: Painter, rect: Rect, groups: Sequence[GroupMarks]
) -> tuple[Sequence[GroupMarks], ...]:
    one = _width(painter, rect, groups)
    half = -(-len(groups) // 2)
    two = (groups[:half], groups[half:])
    room = Rect(0, 0, rect.width, rect.height // 2)
    return two if min(_width(painter, room, row) for row in two) > one * 1.15 else (groups,)


def _width(painter: Painter, rect: Rect, groups: Sequence[GroupMarks]) -> int:
    """The width that a mark may have for all groups to fit in one row."""
    marks = sum(len(group.marks) for group in groups)
    # gaps between marks are a ninth, those between groups half a mark
    units = marks + (marks - len(groups)) / 9 + (len(groups) - 1) * 0.5
    return max(4, min(int(rect.width / units), int(rect.height / SHAPE)))


def _draw(
    painter: Painter, surface: Surface, rect: Rect, group: GroupMarks, mark: DeedMark
) -> None:
    radius = max(1.0, rect.width * 0.16 / painter.scale)
    paper, ink = painter.theme.panels["card"].bottom[:3], painter.theme.colours.text
    if not mark.owned:
        _empty(painter, surface, rect, group, radius)
        return
    if mark.mortgaged:
        _mortgaged(painter, surface, rect, mix(group.colour, paper, 0.62), radius)
        return
    top, bottom = lighten(group.colour, 0.1), darken(group.colour, 0.1)
    dim = contrast(group.colour, paper) < LEAST_CONTRAST
    edge = mix(group.colour, ink, 0.6) if dim else darken(group.colour, 0.45)
    painter.box(surface, rect, edge, radius=radius)
    painter.box(surface, rect.inflate(-2, -2), top, to=bottom, radius=max(1.0, radius - 1))
    _patterned(painter, surface, rect.inflate(-2, -2), group)
    if mark.level:
        _level(painter, surface, rect, mark.level)
    elif group.whole:
        side = max(3, rect.width // 3)
        ink = WHITE if contrast(group.colour, WHITE) > 1.8 else ink_on(group.colour)
        painter.dot(surface, rect.center, side, ink)


def _empty(
    painter: Painter, surface: Surface, rect: Rect, group: GroupMarks, radius: float
) -> None:
    """A deed that is not the player's: a visible edge, and the group's pattern on paper."""
    paper, ink = painter.theme.panels["card"].bottom[:3], painter.theme.colours.text
    looks = [painter.theme.panels[name] for name in PANELS]
    grounds = tuple(colour[:3] for look in looks for colour in (look.top, look.bottom))
    painter.box(surface, rect, _edge(group.colour, ink, grounds), radius=radius)
    inner = rect.inflate(-2, -2)
    painter.box(surface, inner, mix(group.colour, paper, 0.82), radius=max(1.0, radius - 1))
    _patterned(painter, surface, inner, group, 70)


@lru_cache(maxsize=64)
def _edge(colour: Colour, ink: Colour, grounds: tuple[Colour, ...]) -> Colour:
    """The colour, darkened as far as is needed to see it on all of these grounds."""
    edges = (mix(colour, ink, share / 10) for share in range(11))
    return next((e for e in edges if all(contrast(e, g) >= EDGE_CONTRAST for g in grounds)), ink)


def _patterned(
    painter: Painter, surface: Surface, rect: Rect, group: GroupMarks, alpha: int = 120
) -> None:
    """The pattern of the group, as on the board, so that hue is not all that tells it."""
    if not group.pattern or min(rect.size) < LEAST_PATTERN:
        return
    light = contrast(group.colour, WHITE) > 3
    ink = (*(WHITE if light and alpha > 100 else darken(group.colour, 0.5)), alpha)
    pitch = max(4, round(rect.width * 0.5))
    name = group.pattern
    picture = painter.cached(
        ("mark pattern", name, rect.size, pitch, ink), lambda: pattern(name, rect.size, pitch, ink)
    )
    stamp(surface, picture, rect.topleft)


def _mortgaged(painter: Painter, surface: Surface, rect: Rect, pale: Colour, radius: float) -> None:
    """Pale and hatched, with a red edge."""
    red = painter.tint("bad")
    painter.box(surface, rect, red, radius=radius)
    inner = rect.inflate(-2, -2)
    painter.box(surface, inner, pale, radius=max(1.0, radius - 1))
    pitch = max(3, rect.width // 4)
    ink = (*red, 120)
    hatch = painter.cached(
        ("mark hatch", inner.size, pitch, ink), lambda: pattern("rise", inner.size, pitch, ink)
    )
    stamp(surface, hatch, inner.topleft)


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
    painter.text(
        surface,
        "H" if hotel else str(level),
        inner,
        size=min(inner.height * 1.18, inner.width * 1.3) / painter.scale,
        printed=True,
        colour=WHITE,
        weight="black",
        align="center",
        valign="center",
        max_width=inner.width + 6,
    )
