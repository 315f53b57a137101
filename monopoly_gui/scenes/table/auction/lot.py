"""What is under the hammer, and how much is bid for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.board import BANK
from ....engine.frames import Auction
from ....language import _, mark
from ....ui.board.buildings import draw_hotel, draw_house
from ....ui.cards.deed_card import draw_deed
from ....ui.cards.rent_table import rent_rows
from ....ui.painting import layout, lines
from ....ui.painting.reading import told_as
from ....ui.widgets import LARGE, SMALL
from .run import rival_of, told

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from ..shared.port import TablePort

#: a larger lot is not drawn in full
MOST_DRAWN = 6


#: what two of the buttons do
PASSING = mark("Pass: asked again after a higher bid. I’m out: not asked again in this auction.")


def auction_of(port: TablePort) -> Auction:
    """The auction that is open."""
    frame = port.state.top
    assert isinstance(frame, Auction)
    return frame


def passing_high(painter: Painter, wide: int) -> float:
    """How many design units high the words about passing are across so many pixels."""
    return lines.high(painter, _(PASSING), SMALL - 2, wide) / painter.scale


def draw_passing(surface: Surface, painter: Painter, rect: Rect) -> None:
    """Say what the buttons for passing do."""
    painter.text(
        surface, _(PASSING), rect, size=SMALL - 2, colour="muted", valign="bottom", wrap=True
    )


def draw_lot(surface: Surface, port: TablePort, rect: Rect) -> None:
    """The deed, or the buildings, as large as the rectangle."""
    painter, frame = port.context.painter, auction_of(port)
    if not frame.building:
        with painter.unread():
            rows = rent_rows(port.state, frame.space)
            draw_deed(painter, surface, rect, port.board, port.state.rules, frame.space, rows)
        return
    painter.panel(surface, rect, "inset")
    draw = draw_house if frame.building == "house" else draw_hotel
    count = min(frame.count, MOST_DRAWN)
    columns = 1 if count == 1 else 2
    room = layout.inset(rect, painter.px(36))
    for cell in layout.grid(room, columns, -(-count // columns), painter.px(14))[:count]:
        height = min(cell.height, painter.px(130))
        draw(painter, surface, layout.centre(cell, cell.width, height))


def draw_price(surface: Surface, port: TablePort, rect: Rect, lowest: int) -> None:
    """The highest bid and whose it is; without one, the ``lowest`` that would open."""
    painter, frame = port.context.painter, auction_of(port)
    painter.panel(surface, rect, "inset")
    inside = layout.inset(rect, painter.px(10), painter.px(9))
    head, value = layout.column(inside, [0.75, 1.25])
    none = frame.leader == BANK
    who = (
        _("No bid yet")
        if none
        else _("Highest bid, by {leader}").format(leader=port.name(frame.leader))
    )
    said = (
        _("Nobody has bid yet; bids start at {bid}.").format(bid=port.money(lowest))
        if none
        else _("{leader} leads with {sum}.").format(
            leader=port.name(frame.leader), sum=port.money(frame.high)
        )
    )
    with told_as(painter, rect, said):
        painter.text(
            surface, who, head, size=SMALL, colour="muted", align="center", valign="center"
        )
        painter.text(
            surface,
            _("from {bid}").format(bid=port.money(lowest)) if none else port.money(frame.high),
            value,
            size=LARGE + 8,
            colour="muted" if none else "good",
            weight="black",
            align="center",
            valign="center",
        )


def draw_run(surface: Surface, port: TablePort, rect: Rect, speaker: int) -> None:
    """The last bids one after the other; for who leads, the highest of anybody else before it."""
    painter, bids = port.context.painter, port.bids
    if len(bids) < 2:
        return
    room, text = rect, ""
    rival = rival_of(bids, speaker)
    if rival and auction_of(port).leader == speaker:
        words = _("Highest rival: {player}, {amount}").format(
            player=port.name(rival[0]), amount=port.money(rival[1])
        )
        wide = painter.measure(words, SMALL - 1, "bold")[0] + painter.px(18)
        room = Rect(rect.x, rect.y, rect.width - wide, rect.height)
        beside = Rect(room.right, rect.y, wide, rect.height)
        painter.text(
            surface, words, beside, size=SMALL - 1, colour="text", weight="bold", align="right",
            valign="center",
        )  # fmt: skip
    for most in range(len(bids), 0, -1):
        text = told(bids, port.people, most)
        if painter.measure(text, SMALL - 1)[0] <= room.width:
            break
    painter.text(surface, text, room, size=SMALL - 1, colour="muted", valign="center")
