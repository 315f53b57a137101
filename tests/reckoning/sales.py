"""Buying from the Bank, and auctions."""

from typing import Any

from . import dues, estates, scarce, sums
from .table import BANK, Pending, Table, need

#: no bid is higher than this, where bids have no limit: more than all the money there is
MOST = 10**9


def buy(t: Table, player: int) -> None:
    """The deed at its price, in cash [BUY-1, BUY-2]."""
    top = t.top
    need(top["kind"] == "purchase" and top["player"] == player, "BUY-1", "nothing is offered")
    price = t.spaces[top["space"]]["price"]
    need(t.cash[player] >= price, "BUY-1", "there is not the cash")
    t.stack.pop()
    t.pay(player, BANK, price)
    t.owner[top["space"]] = player
    t.mortgaged[top["space"]] = False


def decline(t: Table, player: int) -> None:
    """An unbought property is auctioned [BUY-3]."""
    top = t.top
    need(top["kind"] == "purchase" and top["player"] == player, "BUY-3", "nothing is offered")
    t.stack.pop()
    if t.rules["auction_on_decline"]:
        open_auction(t, top["space"])


def open_auction(
    t: Table, space: int, building: str = "", count: int = 1, bidders: list[int] | None = None
) -> None:
    frame: Pending = {
        "kind": "auction",
        "space": space,
        "building": building,
        "count": count,
        "high": 0,
        "leader": BANK,
        "spot": BANK,
        "passed": 0,
        "out": 0,
        "bidders": bidders or [],
        "turn": -1,
    }
    t.stack.append(frame)
    if t.rules["auction_order"] == "round_robin":
        start = t.order.index(t.current)
        frame["turn"] = next_round_robin(t, frame, t.order[start:] + t.order[:start])


def next_round_robin(t: Table, frame: Pending, ring: list[int]) -> int:
    """Whose bid is next round the table [AUCT-4]."""
    for player in ring:
        if waits_for(t, frame, player):
            return player
    return -1


def whose_bid(t: Table, frame: Pending) -> int:
    """Whose bid it is round the table; who cannot bid any more is passed over [AUCT-4]."""
    if frame["turn"] < 0:
        return -1
    at = t.order.index(frame["turn"])
    return next_round_robin(t, frame, t.order[at:] + t.order[:at])


def admitted(t: Table, frame: Pending, player: int) -> bool:
    """Whether a player may bid here at all [AUCT-1, JAIL-7, SC-252, SUPPLY-5]."""
    if not t.alive[player] or t.no_rights(player):
        return False
    if frame["bidders"] and player not in frame["bidders"]:
        return False
    if frame["building"]:
        return bool(scarce.room(t, player, frame["building"]) >= frame["count"])
    return bool(t.lapped[player] or t.rules["first_lap_purchase"] == "allowed")


def next_bid(t: Table, frame: Pending, player: int, space: int = -1) -> int:
    """The lowest bid that counts; for a building never less than the table asks of the bidder.

    [AUCT-2, AUCT-3, SC-144]
    """
    lowest = int(t.rules["auction_min_open"])
    if frame["building"]:
        lowest = scarce.opening(t, frame, player, space) * int(frame["count"])
    if not frame["high"]:
        return lowest
    return max(lowest, int(frame["high"]) + int(t.rules["auction_min_raise"]))


def waits_for(t: Table, frame: Pending, player: int) -> bool:
    """Whether the auction waits for this player [AUCT-5, SC-041, SC-042]."""
    if not admitted(t, frame, player) or player == frame["leader"]:
        return False
    if (frame["passed"] | frame["out"]) >> player & 1:
        return False
    if t.rules["auction_bid_limit"] == "unlimited":
        return next_bid(t, frame, player) <= MOST
    return could_bid(t, frame, player)


def could_bid(t: Table, frame: Pending, player: int) -> bool:
    """Whether there is or can be made the cash for the lowest bid [SC-036, SC-041]."""
    return sums.in_time(t, player) >= next_bid(t, frame, player)


def deciders(t: Table, frame: Pending) -> list[int]:
    if t.rules["auction_order"] == "round_robin":
        found = whose_bid(t, frame)
        return [found] if found >= 0 else []
    return [p for p in range(t.players) if waits_for(t, frame, p)]


def bid(t: Table, player: int, amount: int, space: int) -> None:
    """A bid binds, and must beat the last one [AUCT-2, AUCT-3, AUCT-6]."""
    top = t.top
    need(top["kind"] == "auction", "AUCT-1", "there is no auction")
    need(admitted(t, top, player), "AUCT-1", "the player may not bid here")
    need(top["leader"] != player, "AUCT-6", "the player leads")
    if t.rules["auction_order"] == "round_robin":
        need(whose_bid(t, top) == player, "AUCT-4", "it is another's bid")
    if top["building"]:
        scarce.check_spot(t, top, player, space)
    need(amount >= next_bid(t, top, player, space), "AUCT-3", "the bid is too low")
    limit = t.rules["auction_bid_limit"]
    if limit == "cash":
        need(amount <= t.cash[player], "SC-036", "there is not the cash")
    elif limit == "unlimited":
        need(amount <= MOST, "AUCT-6", "so much money there is not")
    elif limit == "raisable":
        need(amount <= sums.in_time(t, player), "SC-037", "that cannot be raised")
    top.update(high=amount, leader=player, passed=0, spot=space if top["building"] else -1)
    top["out"] &= ~(1 << player)
    move_on(t, top, player)


def move_on(t: Table, frame: Pending, player: int) -> None:
    if t.rules["auction_order"] == "round_robin":
        at = t.order.index(player)
        frame["turn"] = next_round_robin(t, frame, t.order[at + 1 :] + t.order[: at + 1])


def let_stand(t: Table, player: int, final: bool) -> None:
    """Pass [AUCT-4]."""
    top = t.top
    need(top["kind"] == "auction", "AUCT-4", "there is no auction")
    need(admitted(t, top, player), "AUCT-1", "the player may not bid here")
    need(top["leader"] != player, "SC-044", "a bid binds")
    if t.rules["auction_order"] == "round_robin":
        need(whose_bid(t, top) == player, "AUCT-4", "it is another's bid")
    need(not top["out"] >> player & 1, "AUCT-4", "the player has left the auction")
    need(final or not top["passed"] >> player & 1, "AUCT-4", "the player has passed")
    top["out" if final else "passed"] |= 1 << player
    move_on(t, top, player)


def take_back(t: Table, player: int) -> None:
    """Take a pass back while the auction is open [AUCT-4]."""
    top = t.top
    need(top["kind"] == "auction", "AUCT-4", "there is no auction")
    need(t.rules["auction_order"] == "open", "AUCT-4", "a pass is of one bid round the table")
    need((top["passed"] | top["out"]) >> player & 1, "AUCT-4", "the player has not passed")
    top["passed"] &= ~(1 << player)
    top["out"] &= ~(1 << player)
    need(waits_for(t, top, player), "AUCT-4", "the player could not bid")


def close(t: Table) -> None:
    """The highest bid is paid to the Bank, then the thing is handed over [AUCT-6, AUCT-7]."""
    frame = t.stack.pop()
    winner = frame["leader"]
    if winner == BANK:
        t.happened["auction without a bid"] += 1
        if frame["building"]:
            scarce.nobody_bid(t)
        else:
            t.mortgaged[frame["space"]] = False
        return
    t.happened["last building sold" if frame["building"] else "deed auctioned"] += 1
    t.stack.append(
        {
            "kind": "deliver",
            "player": winner,
            "space": frame["spot"] if frame["building"] else frame["space"],
            "building": frame["building"],
            "count": frame["count"],
            "amount": frame["high"],
        }
    )
    dues.owe(t, winner, [BANK], frame["high"], "auction")


def deliver(t: Table, frame: dict[str, Any]) -> None:
    """Hand over what was paid for [AUCT-6]."""
    space = frame["space"]
    t.owner[space] = frame["player"]
    estates.receive(t, frame["player"], [space])
