"""The lowest and the highest legal bid in an auction [AUCT-2, AUCT-3, SC-036]."""

from ..board import BANK
from ..frames import Auction, Shortage
from ..state import State
from .salaries import scaled
from .worth import from_bank

#: beyond every possible bid
NO_LIMIT = 1_000_000_000
#: the lowest bid for each building where the option fixes it, at the usual salary
FIXED = 10


def floor(state: State, frame: Auction, player: int, spot: int = -1) -> int:
    """The lowest opening bid for a player [AUCT-2, SC-144]; ``spot`` is the street named."""
    rules = state.rules
    if not frame.building:
        return rules.auction_min_open
    if rules.building_auction_open == "any":
        return frame.count
    if rules.building_auction_open == "10":
        each = scaled(state.board, FIXED) if state.rules_version > 1 else FIXED
        return each * frame.count
    plans = plans_below(state)
    spaces = state.board.spaces
    if rules.building_auction_open == "own_deed":
        own = (spot,) if spot >= 0 else plans[player]
        return frame.count * min(spaces[s].house_cost for s in own)
    wanted = [s for p in frame.bidders for s in plans[p]]
    return frame.count * min(spaces[s].house_cost for s in wanted)


def next_bid(state: State, frame: Auction, player: int, spot: int = -1) -> int:
    """The lowest bid the player could make now [AUCT-2, AUCT-3]."""
    lowest = floor(state, frame, player, spot)
    if frame.leader == BANK:
        return lowest
    return max(lowest, frame.high + state.rules.auction_min_raise)


def bid_limit(state: State, player: int) -> int:
    """The highest bid the rules let this player make now [SC-036, SC-037, SC-038]."""
    limit = state.rules.auction_bid_limit
    if limit == "cash":
        return state.cash[player]
    return from_bank(state, player) if limit == "raisable" else NO_LIMIT


def plans_below(state: State) -> tuple[tuple[int, ...], ...]:
    """The streets named by each player, in the frame below the current building auction."""
    for frame in reversed(state.stack):
        if isinstance(frame, Shortage):
            return frame.plans
    raise AssertionError("no demand behind a building auction")
