"""What several dialogs draw: facts in two columns, deeds in one line, players, sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.board import BANK, Board
from ....language import _
from ....ui.board.cells import draw_bar
from ....ui.board.drawings import picture_of
from ....ui.painting import layout
from ....ui.widgets import BODY, SMALL

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from .table_host import TableHost


def draw_swatch(surface: Surface, painter: Painter, rect: Rect, board: Board, space: int) -> None:
    """The colour of a deed's group, with its pattern, or the picture of a railroad or utility."""
    deed = board.spaces[space]
    painter.box(surface, rect, "board_ink", radius=3)
    inner = layout.inset(rect, max(1, painter.px(1.2)))
    if deed.kind == "street":
        draw_bar(painter, surface, inner, board, deed.group, max(4, inner.width // 2))
        return
    painter.box(surface, inner, "deed", radius=2)
    painter.picture(surface, picture_of(deed), layout.inset(inner, max(1, painter.px(2))))


def draw_player(
    surface: Surface, painter: Painter, rect: Rect, host: TableHost, player: int, size: int = BODY
) -> Rect:
    """A token and a name in one line; where the name is."""
    disc = Rect(rect.x, rect.y, rect.height, rect.height)
    if player == BANK:
        painter.icon(surface, "bank", layout.inset(disc, painter.px(3)), "muted")
    else:
        painter.token(surface, host.token(player), disc, host.colour(player))
    area = Rect(disc.right + painter.px(10), rect.y, 0, rect.height)
    area.width = rect.right - area.x
    return painter.text(
        surface,
        _("The Bank") if player == BANK else host.name(player),
        area,
        size=size,
        colour="text",
        weight="bold",
        valign="center",
    )


def draw_space_row(
    surface: Surface,
    painter: Painter,
    host: TableHost,
    rect: Rect,
    space: int,
    note: str,
    *,
    selected: bool,
    hover: float,
    focus: bool,
) -> None:
    """A row of a list of spaces: its colour, its name, and a note at the right."""
    row = rect.inflate(0, -painter.px(4))
    if selected:
        painter.panel(surface, row, "selected", focus=focus)
    elif hover:
        painter.panel(surface, row, "inset")
    where = host.deed_at(space)
    ink = painter.ink("selected") if selected else painter.tint("text")
    inside = layout.inset(row, painter.px(12), painter.px(4))
    mark, words = layout.row(inside, [painter.px(24), 1.0], painter.px(12))
    if where.is_deed:
        draw_swatch(surface, painter, layout.inset(mark, 0, painter.px(6)), host.board, space)
    text = painter.text(
        surface,
        note,
        words,
        size=SMALL - 1,
        colour=ink if selected else "muted",
        align="right",
        valign="center",
    )
    words.width = text.x - painter.px(10) - words.x
    painter.text(
        surface, where.name, words, size=BODY - 1, colour=ink, weight="bold", valign="center"
    )
