"""Thrift and bidding style of a personality."""

from __future__ import annotations

from ..engine.actions import Bid, Pass
from ..engine.amounts.bids import next_bid
from ..engine.board import BANK
from ..engine.frames import Auction
from ..engine.sentence import mark
from ..engine.state import State
from .valuation.appraisal import committed
from .valuation.bot_config import BotConfig
from .valuation.sets import Choice

THRIFT = mark("I would rather keep the money.")


def too_dear(state: State, player: int, space: int, config: BotConfig, price: int = -1) -> bool:
    """Whether a deed would take what is kept for bad days, at its list price if none is named.

    What makes a set, brings one nearer or keeps one from a rival is worth it.
    """
    cost = state.board.spaces[space].price if price < 0 else price
    left = state.cash[player] - committed(state, player) - cost
    if left >= config.keeps:
        return False
    owners = {state.owner[mate] for mate in state.board.group_members[space] if mate != space}
    return player not in owners and (len(owners) > 1 or BANK in owners)


def bid(state: State, player: int, frame: Auction, choice: Choice, config: BotConfig) -> Choice:
    """A bid in the personality's way: thrift passes, creeping adds ten, a leap goes to the price.

    A leap goes as far as the list price or what there is to pay with; all else stays
    within what it would have bid anyway.
    """
    action, said = choice
    if not isinstance(action, Bid):
        return choice
    lowest = next_bid(state, frame, player)
    if config.keeps and too_dear(state, player, frame.space, config, lowest):
        return Pass(player, True), THRIFT
    if config.bidding == "creep":
        step = frame.high + 2 * config.unit if frame.leader != BANK else lowest
        return Bid(player, min(action.amount, max(lowest, step))), said
    price = state.board.spaces[frame.space].price
    if config.bidding == "jump" and action.amount < price and not state.mortgaged[frame.space]:
        means = state.cash[player] - committed(state, player)
        return Bid(player, max(action.amount, min(price, means))), mark(
            "Let’s see who dares to go higher."
        )
    return choice
