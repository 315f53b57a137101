"""What several dialogs draw: small deeds, players, figures, rows of spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.board import BANK, Board
from ....language import _
from ....ui.board.cells import draw_bar
from ....ui.board.drawings import picture_of
from ....ui.painting import layout, lines
from ....ui.painting.colour import ink_on
from ....ui.widgets import BODY, SMALL

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter, Tint
    from .table_host import TableHost

#: how high the bar of a small deed is, and how wide the mark of a mortgage on it
BAR, TAG = 22, 26


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


def draw_small_deed(
    surface: Surface,
    painter: Painter,
    rect: Rect,
    board: Board,
    space: int,
    *,
    ink: Tint = "deed_ink",
    weight: str = "bold",
    mortgaged: bool = False,
    low: bool = False,
    name: str = "",
) -> None:
    """What is printed on a small deed: the colour or the picture of its group above its name.

    On a ``low`` one that stands beside it. Another ``name`` stands for its whole set.
    """
    deed = board.spaces[space]
    bar, words = _bar_and_words(painter, rect, low)
    if deed.kind == "street":
        draw_swatch(surface, painter, bar, board, space)
    else:
        painter.picture(surface, picture_of(deed), bar.inflate(0, 0 if low else bar.height // 3))
    if mortgaged:
        _draw_mortgaged(surface, painter, bar)
    _draw_name(surface, painter, words, name or deed.name, ink, weight, low)


def _bar_and_words(painter: Painter, rect: Rect, low: bool) -> tuple[Rect, Rect]:
    if low:
        bar, words = layout.split(rect, "left", painter.px(TAG), painter.px(8))
        return layout.inset(bar, 0, painter.px(8)), words
    return layout.split(rect, "top", painter.px(BAR))


def _draw_name(
    surface: Surface, painter: Painter, words: Rect, name: str, ink: Tint, weight: str, low: bool
) -> None:
    painter.text(
        surface, name, words, size=SMALL - 2, colour=ink, weight=weight,
        align="left" if low else "center", valign="center", wrap=True,
    )  # fmt: skip


def small_deed_height(painter: Painter, name: str, width: int) -> int:
    """How high a small deed is, so that its name has room."""
    return painter.px(BAR) + lines.text_height(painter, name, SMALL - 2, width, "bold")


def draw_jail_card(
    surface: Surface,
    painter: Painter,
    rect: Rect,
    ink: Tint,
    weight: str = "bold",
    *,
    low: bool = False,
) -> None:
    """What is printed on a small Get Out of Jail Free card."""
    key, words = _bar_and_words(painter, rect, low)
    painter.icon(surface, "key", key, ink)
    _draw_name(surface, painter, words, _("Get Out of Jail Free"), ink, weight, low)


def _draw_mortgaged(surface: Surface, painter: Painter, bar: Rect) -> None:
    """The letter that stands for a mortgage, on the bar of a small deed."""
    tag = layout.centre(bar, min(bar.width, painter.px(TAG)), min(bar.height, painter.px(BAR)))
    painter.box(surface, tag, "bad", radius=4)
    painter.text(
        surface, "M", tag, size=SMALL - 4, colour=ink_on(painter.tint("bad")), weight="black",
        align="center", valign="center",
    )  # fmt: skip


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
