"""The people at an auction: their cash, what each could raise, and what each has said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.amounts.worth import from_bank
from ....engine.flow import auction
from ....engine.frames import Auction
from ....engine.machine import deciders
from ....engine.state import State
from ....language import _
from ....ui.painting import layout
from ....ui.painting.reading import told_as
from ....ui.widgets import BODY, SMALL
from .run import last_of

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from ..shared.port import TablePort

ROW = 56


def standing(state: State, frame: Auction, player: int, human: bool) -> tuple[str, str]:
    """What a player's part in the auction is now, and the colour to say it in."""
    if player == frame.leader:
        return _("leads"), "good"
    if not auction.eligible(state, frame, player):
        return _("takes no part"), "muted"
    if frame.out >> player & 1:
        return _("out"), "bad"
    if frame.passed >> player & 1:
        return _("passed"), "muted"
    if not auction.could_bid(state, frame, player):
        return _("cannot go higher"), "muted"
    if player not in deciders(state):
        return _("waits"), "muted"
    return (_("may bid") if human else _("thinking…")), "warn"


def _told(port: TablePort, player: int) -> str:
    """A row as a sentence: who, what his or her part is, the last bid, and the money."""
    state, frame = port.state, port.state.top
    assert isinstance(frame, Auction)
    said, _tint = standing(state, frame, player, port.is_human(player))
    bid, cash, most = last_of(port.bids, player), state.cash[player], from_bank(state, player)
    able = most > cash and auction.could_bid(state, frame, player)
    more = _("can raise {sum}").format(sum=port.money(most)) if able else ""
    money = _("{sum} in cash").format(sum=port.money(cash))
    parts = (f"{said} {port.money(bid)}" if bid else said, money, more)
    return f"{port.name(player)}: {', '.join(part for part in parts if part)}"


def draw_bidders(
    surface: Surface,
    painter: Painter,
    rect: Rect,
    port: TablePort,
    people: Sequence[int],
    speaker: int,
    height: int,
) -> None:
    """A row for each, ``height`` pixels high; the one whose controls are shown is marked."""
    state = port.state
    frame = state.top
    assert isinstance(frame, Auction)
    said_by = {p: standing(state, frame, p, port.is_human(p)) for p in people}
    cash_of = {p: port.money(state.cash[p]) for p in people}
    cash_width = max(painter.measure(cash, BODY)[0] for cash in cash_of.values())
    width = max(painter.measure(text, SMALL - 1, "bold")[0] for text, _tint in said_by.values())
    with told_as(painter, rect, *(_told(port, player) for player in people)):
        for number, player in enumerate(people):
            row = Rect(rect.x, rect.y + number * height, rect.width, height - painter.px(6))
            if player == speaker:
                painter.panel(surface, row, "selected")
            elif player == frame.leader:
                painter.panel(surface, row, "inset")
            inside = layout.inset(row, painter.px(10), painter.px(5))
            disc, name, money, said = layout.row(
                inside, [inside.height, 1.0, cash_width + 2, width + painter.px(10)], painter.px(10)
            )
            painter.token(surface, port.token(player), disc, port.colour(player))
            ink = painter.ink("selected") if player == speaker else painter.tint("text")
            most = from_bank(state, player)
            if most > state.cash[player] and auction.eligible(state, frame, player):
                # what a player could bid with everything sold and mortgaged
                raised = _("can raise {sum}").format(sum=port.money(most))
                line = painter.measure("", SMALL - 3)[1]
                beside = Rect(name)
                if line + 0.95 * painter.measure("", BODY)[1] <= name.height:
                    beside, above = layout.split(name.union(money), "bottom", line)
                    name.height = money.height = above.height
                else:
                    # no room below the name: beside it, or not at all
                    called = painter.measure(port.name(player), BODY, "bold")[0] + painter.px(12)
                    beside.x, beside.width = name.x + called, name.width - called
                if painter.measure(raised, SMALL - 3)[0] <= beside.width:
                    painter.text(
                        surface,
                        raised,
                        beside,
                        size=SMALL - 3,
                        colour=ink if player == speaker else "muted",
                        valign="center",
                    )
            painter.text(
                surface,
                port.name(player),
                name,
                size=BODY,
                colour=ink,
                weight="bold",
                valign="center",
            )
            painter.text(
                surface,
                cash_of[player],
                money,
                size=BODY,
                colour=ink,
                align="right",
                valign="center",
            )
            text, tint = said_by[player]
            if bid := last_of(port.bids, player):
                # what each one bid last, the leader's being the highest
                said, below = layout.column(said, [1.25, 1.0])
                painter.text(
                    surface,
                    port.money(bid),
                    below,
                    size=SMALL - 3,
                    colour=ink if player == speaker else "muted",
                    align="right",
                    valign="center",
                )
            painter.text(
                surface,
                text,
                said,
                size=SMALL - 1,
                colour=ink if player == speaker and tint in ("muted", "warn") else tint,
                weight="bold",
                align="right",
                valign="center",
            )
