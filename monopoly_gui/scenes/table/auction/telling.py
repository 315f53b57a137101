"""An auction for the ear: what is asked anew, what is in the way, what is told only if asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.board import BANK
from ....engine.flow import auction
from ....engine.frames import Auction
from ....language import _
from ....ui.widgets import Button
from .lot import PASSING, going
from .run import describe_bids

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: what is explained once in a game
EXPLAINED = "passing"


def question(port: TablePort, frame: Auction, player: int) -> str:
    """What a player is asked now: to bid more than another one leads with, or ""."""
    leads = frame.leader in (BANK, player)
    silent = (frame.passed | frame.out) >> player & 1
    if leads or silent or not auction.could_bid(port.state, frame, player):
        return ""
    several = len(port.humans()) > 1
    if going(port):
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
        leader=port.name(frame.leader),
        sum=port.money(frame.high),
        player=port.name(player),
    )


def in_the_way(bid: Button) -> str:
    """Why no bid can be made, for somebody who is asked for one."""
    if bid.enabled:
        return ""
    text = _("{control}, unavailable: {reason}")
    return text.format(control=bid.label, reason=bid.reason)


def when_asked(port: TablePort) -> Sequence[str]:
    """The run of bids; and what passing is, once that has been explained."""
    run = describe_bids(port.bids, port.people, len(port.bids))
    return (run, _(PASSING)) if EXPLAINED in port.explained else (run,)
