"""The sets of an estate as cards on sheets of one or two columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....language import _
from ....ui.painting import layout
from ....ui.widgets import BODY, SMALL

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: a line for a deed, and one with its buttons below the name
ROW, HIGH_ROW = 60, 98
HEADING = 38
#: on a card of fewer design units across, the buttons of a deed lie below its name and its rent
ACROSS = 660
#: two columns where each is at least so wide
COLUMN = 640
GAP = 14
#: a group and the place of its card
Card = tuple[str, Rect]


def cut(port: TablePort, player: int, room: Rect) -> list[list[Card]]:
    """Cards for all sets of which the player has deeds, in board order, on as many sheets.

    What fits on one sheet is shared between its columns.
    """
    px, board, state = port.context.painter.px, port.board, port.state
    count = 2 if room.width >= 2 * px(COLUMN) else 1
    columns = layout.row(room, [1.0] * count, px(18))
    row = px(row_height(port, columns[0].width))
    heights = {}
    for group in board.groups.values():
        held = sum(1 for space in group.members if state.owner[space] == player)
        if held:
            heights[group.id] = px(HEADING + 8) + held * row
    gap = px(GAP)
    whole = sum(heights.values()) + gap * (len(heights) - 1)
    half = room.y + max(whole // count, px(4 * ROW))
    fits = whole <= room.height * count * 0.8
    sheets: list[list[Card]] = [[]]
    column, y = 0, room.y
    for group_id, height in heights.items():
        full = y + height > room.bottom or (fits and column + 1 < count and y >= half)
        if full and y > room.y:
            column, y = column + 1, room.y
        if column == count:
            sheets.append([])
            column = 0
        sheets[-1].append((group_id, Rect(columns[column].x, y, columns[column].width, height)))
        y += height + gap
    return sheets


def row_height(port: TablePort, across: int) -> int:
    """The height of a deed in design units, on a card of so many pixels across."""
    return HIGH_ROW if across < port.context.painter.px(ACROSS) else ROW


def lines(port: TablePort, card: Rect, count: int) -> list[Rect]:
    """The places of so many deeds on a card."""
    px = port.context.painter.px
    below = Rect(card.x, card.y + px(HEADING), card.width, card.height - px(HEADING + 8))
    return layout.column(below, [1.0] * count)


def draw_card(surface: Surface, port: TablePort, player: int, card: Card) -> None:
    """The empty card with its heading: how much of the set there is, what a house costs."""
    painter, (group_id, place) = port.context.painter, card
    painter.panel(surface, place, "inset")
    group = port.board.groups[group_id]
    line = Rect(place.x, place.y, place.width, painter.px(HEADING))
    line = layout.inset(line, painter.px(12), 0)
    held = sum(1 for space in group.members if port.state.owner[space] == player)
    whole = held == len(group.members)
    said = (
        _("whole set")
        if whole
        else _("{held} of {members}").format(held=held, members=len(group.members))
    )
    cost = port.deed_at(group.members[0]).house_cost
    if cost:
        said = _("{said}, a house costs {cost}").format(said=said, cost=port.money(cost))
    right = painter.text(
        surface,
        said,
        line,
        size=SMALL - 1,
        colour="good" if whole else "muted",
        weight="bold" if whole else "regular",
        align="right",
        valign="center",
    )
    line.width = right.x - painter.px(10) - line.x
    painter.text(
        surface, group.name, line, size=BODY, colour="text", weight="bold", valign="center"
    )
