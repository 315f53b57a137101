"""The lot of an auction, its bids and its bidders, in picture and speech."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from ....engine.amounts.worth import from_bank
from ....engine.board import BANK
from ....engine.flow import auction
from ....engine.frames import Auction
from ....engine.machine import deciders
from ....engine.state import State
from ....language import _, mark
from ....ui.board.buildings import draw_building
from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.layout.containers import Centred, Column, Grid, Panel, Row, SameWidth, Wrap
from ....ui.layout.leaves import CustomPaint, Picture, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.widgets import BODY, HEADING, SMALL, Button
from ..parts.bid_history import describe_bids, last_of, rival_of
from ..parts.items import face_item, notes_item, space_item
from ..parts.table_host import TableHost

#: the size of a face
SMALL_FACE = (38, 58)


def bidder_status(state: State, frame: Auction, player: int, human: bool) -> tuple[str, str]:
    """A player's status in the auction, and its colour."""
    if player == frame.leader:
        return _("leading"), "text"
    if not auction.eligible(state, frame, player):
        return _("not taking part"), "muted"
    if frame.out >> player & 1:
        return _("out"), "muted"
    if frame.passed >> player & 1:
        return _("passed"), "muted"
    if not auction.could_bid(state, frame, player):
        return _("can’t go higher"), "muted"
    if player not in deciders(state):
        return _("waiting"), "muted"
    return (_("may bid") if human else _("thinking…")), "warn"


def _describe(host: TableHost, player: int) -> str:
    """A row as a sentence: the player, the role, the last bid, and the money."""
    state, frame = host.state, host.state.top
    assert isinstance(frame, Auction)
    text, _tint = bidder_status(state, frame, player, host.is_human(player))
    bid, cash, most = last_of(host.bids, player), state.cash[player], from_bank(state, player)
    able = most > cash and auction.could_bid(state, frame, player)
    more = _("can raise {sum}").format(sum=host.money(most)) if able else ""
    money = _("{sum} in cash").format(sum=host.money(cash))
    parts = (f"{text} {host.money(bid)}" if bid else text, money, more)
    return f"{host.name(player)}: {', '.join(part for part in parts if part)}"


def _people(host: TableHost) -> list[int]:
    return [player for player in host.state.order if host.state.alive[player]]


def describe_bidders(host: TableHost) -> list[str]:
    """All of them, a sentence each."""
    return [_describe(host, player) for player in _people(host)]


def bidder_rows(host: TableHost, speaker: int) -> Node:
    """A row for each, in two columns where there is room."""
    aside: list[Node] = []
    rows = [_row(host, player, speaker, aside) for player in _people(host)]
    return Grid(rows, columns=(1, 2), gap=6)


def _row(host: TableHost, player: int, speaker: int, aside: list[Node]) -> Node:
    """One row; the row of the current controls is marked.

    The player's and the bid's columns line up in all rows, which ``aside`` holds.
    """
    state, frame = host.state, host.state.top
    assert isinstance(frame, Auction)
    money = host.money
    marked = "selected" if player == speaker else ""
    style = marked or ("inset" if player == frame.leader else "")
    text, tint = bidder_status(state, frame, player, host.is_human(player))
    most, bid = from_bank(state, player), last_of(host.bids, player)
    # a player's highest bid with everything sold and mortgaged
    able = most > state.cash[player] and auction.eligible(state, frame, player)
    raised = _("can raise {sum}").format(sum=money(most)) if able else ""
    small = SMALL - 3

    part = Column(
        [
            _line(text, SMALL - 1, tint, marked, "bold"),
            _line(money(bid), small, "muted", marked) if bid else None,
        ],
        gap=0,
    )
    aside.append(part)
    names = [
        Text(host.name(player), weight="bold", on=marked, wrap=False, alt_text=""),
        Text(raised, size=small, colour="muted", on=marked, wrap=False, alt_text="")
        if able
        else None,
    ]
    line = [
        face_item(host, player, SMALL_FACE, alt_text=[_describe(host, player)]),
        Centred(Column(names, gap=0), grow=1.0),
        _line(money(state.cash[player]), BODY, "text", marked),
        SameWidth(Centred(part), aside),
    ]
    return Panel(Row(line, gap=10), style, pad=(10, 3))


def _line(text: str, size: int, colour: str, on: str, weight: str = "regular") -> Text:
    """A line at the right, described by its row."""
    return Text(
        text, size=size, colour=colour, on=on, weight=weight, align="right", wrap=False, alt_text=""
    )


#: the height of the lot, and the least width of the bids
LOT, RUN = (180, 520), 260
#: the size of the highest bidder's face
FACE = (48, 132)
#: a larger lot is not drawn in full
MOST_DRAWN = 6


#: the effects of two of the buttons
PASSING = mark("Pass: asked again after a higher bid. I’m out: not asked again in this auction.")


def auction_of(host: TableHost) -> Auction:
    """The open auction."""
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
    """Whether the hammer falls unless a person bids more."""
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
    """The highest bid and its player; without one, the ``lowest`` opening bid."""
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
    """The last bids in order; for the leader, the highest bid of the others before it."""
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


#: explanations given once in a game
EXPLAINED = "passing"


def auction_question(host: TableHost, frame: Auction, player: int) -> str:
    """The question to a player: whether to outbid the leader; "" for none."""
    leads = frame.leader in (BANK, player)
    silent = (frame.passed | frame.out) >> player & 1
    if leads or silent or not auction.could_bid(host.state, frame, player):
        return ""
    several = len(host.humans()) > 1
    if is_final_call(host):
        text = (
            _("Going once: {leader} leads with {sum}. {player}, will you bid more?")
            if several
            else _("Going once: {leader} leads with {sum}.")
        )
    else:
        text = (
            _("{leader} leads with {sum}. {player}, will you bid more?")
            if several
            else _("{leader} leads with {sum}.")
        )
    return text.format(
        leader=host.name(frame.leader),
        sum=host.money(frame.high),
        player=host.name(player),
    )


def blocked_bid_reason(bid: Button) -> str:
    """The reason why no bid is possible, for the player asked for one."""
    if bid.enabled:
        return ""
    text = _("{control}, unavailable: {reason}")
    return text.format(control=bid.label, reason=bid.reason)


def on_demand_bids(host: TableHost) -> Sequence[str]:
    """The bids so far; and the meaning of passing, once that has been explained."""
    run = describe_bids(host.bids, host.people, len(host.bids))
    return (run, _(PASSING)) if EXPLAINED in host.explained else (run,)
