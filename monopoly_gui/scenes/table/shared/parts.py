"""What several dialogs draw: facts in two columns, deeds in one line, players, sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.board import BANK, Board
from ....language import _
from ....ui.board.cells import draw_bar, group_colour
from ....ui.board.drawings import picture_of
from ....ui.painting import layout
from ....ui.painting.reading import told_as
from ....ui.widgets import BODY, SMALL

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from .port import TablePort

LINE = 38


@dataclass(frozen=True, slots=True)
class Fact:
    """A label and what belongs to it; ``tint`` is the colour of the latter."""

    label: str
    value: str
    tint: str = "text"
    strong: bool = False


def draw_facts(
    surface: Surface, painter: Painter, rect: Rect, facts: Sequence[Fact], line: float = LINE
) -> int:
    """Label on the left, value on the right, a thin rule between lines; where they end."""
    y, height = rect.y, painter.px(line)
    for number, fact in enumerate(facts):
        row = Rect(rect.x, y, rect.width, height)
        if number:
            rule = max(1, painter.px(1))
            surface.fill(painter.tint("line"), (row.x, row.y, row.width, rule))
        weight = "black" if fact.strong else "bold"
        value = painter.text(
            surface,
            fact.value,
            row,
            size=BODY + (3 if fact.strong else 0),
            colour=fact.tint,
            weight=weight,
            align="right",
            valign="center",
        )
        row.width = value.x - painter.px(10) - row.x
        painter.text(
            surface,
            fact.label,
            row,
            size=BODY - 2,
            colour="text" if fact.strong else "muted",
            weight="bold" if fact.strong else "regular",
            valign="center",
        )
        y += height
    return y


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
    surface: Surface, painter: Painter, rect: Rect, port: TablePort, player: int, size: int = BODY
) -> Rect:
    """A token and a name in one line; where the name is."""
    disc = Rect(rect.x, rect.y, rect.height, rect.height)
    if player == BANK:
        painter.icon(surface, "bank", layout.inset(disc, painter.px(3)), "muted")
    else:
        painter.token(surface, port.token(player), disc, port.colour(player))
    room = Rect(disc.right + painter.px(10), rect.y, 0, rect.height)
    room.width = rect.right - room.x
    return painter.text(
        surface,
        _("The Bank") if player == BANK else port.name(player),
        room,
        size=size,
        colour="text",
        weight="bold",
        valign="center",
    )


def draw_set(surface: Surface, painter: Painter, rect: Rect, port: TablePort, space: int) -> None:
    """Who holds the deeds of this space's set, a line each: token or Bank, then the name."""
    mates = port.board.mates[space]
    rows = layout.column(rect, [painter.px(28)] * len(mates), painter.px(3))
    with told_as(painter, rect, *(_held(port, mate) for mate in mates if mate != space)):
        _draw_mates(surface, painter, port, space, dict(zip(mates, rows, strict=True)))


def _held(port: TablePort, space: int) -> str:
    """A deed and who holds it, as a sentence."""
    owner = port.state.owner[space]
    who = _("unowned") if owner == BANK else port.name(owner)
    return f"{port.board.spaces[space].name}: {who}"


def _draw_mates(
    surface: Surface, painter: Painter, port: TablePort, space: int, rows: Mapping[int, Rect]
) -> None:
    board, state = port.board, port.state
    for mate, row in rows.items():
        swatch, name, token = layout.row(row, [painter.px(22), 1.0, row.height], painter.px(8))
        draw_swatch(surface, painter, layout.inset(swatch, 0, painter.px(4)), board, mate)
        owner = state.owner[mate]
        painter.text(
            surface,
            board.spaces[mate].name,
            name,
            size=SMALL,
            colour="text" if mate == space else "muted",
            weight="bold" if mate == space else "regular",
            valign="center",
        )
        if owner != BANK:
            painter.token(surface, port.token(owner), token, port.colour(owner))


def section(surface: Surface, painter: Painter, rect: Rect, title: str) -> Rect:
    """A small heading; the room below it."""
    head, rest = layout.split(rect, "top", painter.px(26), painter.px(4))
    whole = title.upper()
    narrow = painter.measure(whole, SMALL - 3, "bold")[0] > head.width
    # capitals alone would be spelt out
    with told_as(painter, head, title):
        painter.text(
            surface,
            title if narrow else whole,
            head,
            size=SMALL - 3,
            colour="muted",
            weight="bold",
            valign="center",
        )
    return rest


def band(surface: Surface, painter: Painter, rect: Rect, board: Board, space: int) -> None:
    """A thin line in the colour of a group."""
    painter.box(surface, rect, group_colour(board, board.spaces[space]), radius=2)


def draw_space_row(
    surface: Surface,
    painter: Painter,
    port: TablePort,
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
    where = port.deed_at(space)
    ink = painter.ink("selected") if selected else painter.tint("text")
    inside = layout.inset(row, painter.px(12), painter.px(4))
    mark, words = layout.row(inside, [painter.px(24), 1.0], painter.px(12))
    if where.is_deed:
        draw_swatch(surface, painter, layout.inset(mark, 0, painter.px(6)), port.board, space)
    said = painter.text(
        surface,
        note,
        words,
        size=SMALL - 1,
        colour=ink if selected else "muted",
        align="right",
        valign="center",
    )
    words.width = said.x - painter.px(10) - words.x
    painter.text(
        surface, where.name, words, size=BODY - 1, colour=ink, weight="bold", valign="center"
    )
