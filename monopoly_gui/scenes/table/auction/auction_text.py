"""Auction texts for speech: question, blocked reason, and details on demand."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.board import BANK
from ....engine.flow import auction
from ....engine.frames import Auction
from ....language import _
from ....ui.widgets import Button
from ..parts.bid_history import describe_bids
from ..parts.table_host import TableHost
from .lot import PASSING, is_final_call

#: what is explained once in a game
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
    """Why no bid can be made, for somebody who is asked for one."""
    if bid.enabled:
        return ""
    text = _("{control}, unavailable: {reason}")
    return text.format(control=bid.label, reason=bid.reason)


def on_demand_bids(host: TableHost) -> Sequence[str]:
    """The run of bids; and what passing is, once that has been explained."""
    run = describe_bids(host.bids, host.people, len(host.bids))
    return (run, _(PASSING)) if EXPLAINED in host.explained else (run,)
