"""The people at an auction: their cash, what each could raise, and what each has said."""

from __future__ import annotations

from ....engine.amounts.worth import from_bank
from ....engine.flow import auction
from ....engine.frames import Auction
from ....engine.machine import deciders
from ....engine.state import State
from ....language import _
from ....ui.layout.containers import Centred, Column, Grid, Panel, Row, SameWidth
from ....ui.layout.leaves import Text
from ....ui.layout.node import Node
from ....ui.widgets import BODY, SMALL
from ..parts.bid_history import last_of
from ..parts.items import face_item
from ..parts.table_host import TableHost

#: how large a face is
FACE = (38, 58)


def bidder_status(state: State, frame: Auction, player: int, human: bool) -> tuple[str, str]:
    """A player's status in the auction, and its colour."""
    if player == frame.leader:
        return _("leads"), "text"
    if not auction.eligible(state, frame, player):
        return _("not taking part"), "muted"
    if frame.out >> player & 1:
        return _("out"), "muted"
    if frame.passed >> player & 1:
        return _("passed"), "muted"
    if not auction.could_bid(state, frame, player):
        return _("can’t go higher"), "muted"
    if player not in deciders(state):
        return _("waits"), "muted"
    return (_("may bid") if human else _("thinking…")), "warn"


def _describe(host: TableHost, player: int) -> str:
    """A row as a sentence: who, what his or her part is, the last bid, and the money."""
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
    """A row for each, in two columns where there is room for them."""
    aside: list[Node] = []
    rows = [_row(host, player, speaker, aside) for player in _people(host)]
    return Grid(rows, columns=(1, 2), gap=6)


def _row(host: TableHost, player: int, speaker: int, aside: list[Node]) -> Node:
    """One of them; the one whose controls are shown is marked.

    The parts of a player and of the bid stand below each other in all rows, which ``aside`` has.
    """
    state, frame = host.state, host.state.top
    assert isinstance(frame, Auction)
    money = host.money
    marked = "selected" if player == speaker else ""
    style = marked or ("inset" if player == frame.leader else "")
    text, tint = bidder_status(state, frame, player, host.is_human(player))
    most, bid = from_bank(state, player), last_of(host.bids, player)
    # what a player could bid with everything sold and mortgaged
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
        face_item(host, player, FACE, alt_text=[_describe(host, player)]),
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
