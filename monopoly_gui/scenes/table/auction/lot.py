"""The lot of an auction and its bids."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.board import BANK
from ....engine.frames import Auction
from ....engine.machine import deciders
from ....language import _, mark
from ....ui.board.buildings import draw_building
from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.layout.containers import Centred, Column, Panel, Row, Wrap
from ....ui.layout.leaves import CustomPaint, Picture, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.widgets import HEADING, SMALL
from ..parts.items import face_item, notes_item, space_item
from .bid_history import describe_bids, rival_of

if TYPE_CHECKING:
    from ..parts.table_host import TableHost

#: how high what is under the hammer is, and how wide the run of bids at least
LOT, RUN = (180, 520), 260
#: how large the face of the highest bidder is
FACE = (48, 132)
#: a larger lot is not drawn in full
MOST_DRAWN = 6


#: what two of the buttons do
PASSING = mark("Pass: asked again after a higher bid. I’m out: not asked again in this auction.")


def auction_of(host: TableHost) -> Auction:
    """The auction that is open."""
    frame = host.state.top
    assert isinstance(frame, Auction)
    return frame


def pass_explanation() -> Text:
    """An explanation of the two ways to pass."""
    return Text(_(PASSING), size=SMALL - 2, colour="muted")


def lot_node(host: TableHost) -> Picture:
    """The deed, or the buildings."""
    frame = auction_of(host)
    if not frame.building:
        return space_item(host, frame.space, LOT)
    return Picture(partial(_draw_buildings, host), DEED_SHAPE, height=LOT)


def _draw_buildings(host: TableHost, surface: Surface, rect: Rect) -> None:
    painter, frame = host.context.painter, auction_of(host)
    painter.panel(surface, rect, "inset")
    count = min(frame.count, MOST_DRAWN)
    columns = 1 if count == 1 else 2
    room = layout.inset(rect, painter.px(36))
    for cell in layout.grid(room, columns, -(-count // columns), painter.px(14))[:count]:
        height = min(cell.height, painter.px(130))
        place = layout.centre(cell, cell.width, height)
        draw_building(painter, surface, place, frame.building)


def is_final_call(host: TableHost) -> bool:
    """Whether the hammer falls unless somebody at the screen bids more."""
    leader, asked = auction_of(host).leader, deciders(host.state)
    return leader != BANK and not host.is_human(leader) and all(map(host.is_human, asked))


def leading_text(host: TableHost, lowest: int) -> str:
    """The leader and the bid; without one, the ``lowest`` opening bid."""
    frame, money = auction_of(host), host.money
    if frame.leader == BANK:
        return _("No bids yet; bidding starts at {bid}.").format(bid=money(lowest))
    return _("{leader} leads with {sum}.").format(
        leader=host.name(frame.leader), sum=money(frame.high)
    )


def price_text(host: TableHost, lowest: int) -> Node:
    """The highest bid and whose it is; without one, the ``lowest`` that would open."""
    frame, money = auction_of(host), host.money
    if frame.leader == BANK:
        who, figure = _("No bid yet"), _("from {bid}").format(bid=money(lowest))
    else:
        leader, figure = host.name(frame.leader), money(frame.high)
        once = is_final_call(host)
        who = (
            _("Going once … Highest bid, by {leader}") if once else _("Highest bid, by {leader}")
        ).format(leader=leader)
    tint = "muted" if frame.leader == BANK else "good"
    lines = [
        Text(who, size=SMALL, colour="muted", alt_text=leading_text(host, lowest)),
        Text(figure, size=HEADING + 6, colour=tint, weight="black", alt_text="", wrap=False),
    ]
    mood = "happy" if is_final_call(host) else ""
    shown: list[Node] = [face_item(host, frame.leader, FACE, mood)]
    shown.append(Centred(Column(lines, gap=0), grow=1.0))
    if frame.leader != BANK:
        shown.append(Centred(notes_item(host, frame.high, kept=False)))
    return Panel(Row(shown, gap=18), pad=(14, 10))


def run_of_bids(host: TableHost, speaker: int) -> Node | None:
    """The last bids one after the other; for who leads, the highest of anybody else before it."""
    bids, painter = host.bids, host.context.painter
    if len(bids) < 2:
        return None
    rival, words = rival_of(bids, speaker), ""
    if rival and auction_of(host).leader == speaker:
        words = _("Highest rival: {player}, {amount}").format(
            player=host.name(rival[0]), amount=host.money(rival[1])
        )

    def draw(surface: Surface, rect: Rect) -> None:
        for most in range(len(bids), 0, -1):
            text = describe_bids(bids, host.people, most)
            if painter.measure(text, SMALL - 1)[0] <= rect.width:
                break
        painter.text(surface, text, rect, size=SMALL - 1, colour="muted", valign="center")

    whole = describe_bids(bids, host.people, len(bids))
    beside = Text(words, size=SMALL - 1, weight="bold", align="right", wrap=False)
    return Wrap(
        [
            CustomPaint(draw, height=(30, 30), width=(RUN, RUN), alt_text=[whole], grow=1.0),
            beside if words else None,
        ],
        gap=18,
    )
