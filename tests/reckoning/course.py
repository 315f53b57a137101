"""The course of a game: what goes on by itself, whose turn it is, and the end."""

from . import deals, dues, ending, moving, sales, scarce, shortage
from .table import BANK, Illegal, Luck, Table, need


def settle(t: Table, luck: Luck) -> None:
    """Let everything happen that needs nobody's decision."""
    while True:
        if ending.ended(t):
            return
        top = t.top
        kind = top["kind"]
        if kind == "turn":
            if asked_rent(t) or agreed_deal(t):
                continue
            if top["over"]:
                next_turn(t)
                continue
            if not top.get("settled", True):
                top["settled"] = True
                continue
            t.falling = False
            return
        if kind == "debt":
            if dues.settled(t) or agreed_deal(t):
                continue
            return
        if kind == "advance":
            t.stack.pop()
            moving.advance(t, top["player"], top["steps"], luck)
        elif kind == "second_move":
            t.stack.pop()
            moving.second_move(t, top["player"], luck)
        elif kind == "auction":
            if sales.deciders(t, top):
                return
            sales.close(t)
        elif kind == "deliver":
            if top["building"]:
                if not scarce.place(t):
                    return
                continue
            t.stack.pop()
            sales.deliver(t, top)
        elif kind == "received":
            if not dues.first_tenth(t):
                return
        elif kind == "estate":
            if not top["spaces"]:
                t.stack.pop()
                continue
            first, *rest = top["spaces"]
            top["spaces"] = rest
            sales.open_auction(t, first)
        elif kind == "shortage":
            if top["waiting"]:
                return
            shortage.settle(t)
        else:
            return


def asked_rent(t: Table) -> bool:
    """Rent that was asked for is a debt now, the oldest first [RENT-2, SC-210]."""
    for claim in t.claims:
        if claim["asked"]:
            dues.due_now(t, claim)
            return True
    return False


def void_deals(t: Table, space: int) -> None:
    """An agreed deal for a deed that was just mortgaged or lifted is off [TRADE-6]."""
    for deal in list(t.offers):
        was = dict(deal["state"]).get(space, t.mortgaged[space])
        if deal["agreed"] and was != t.mortgaged[space]:
            t.offers.remove(deal)


def agreed_deal(t: Table) -> bool:
    """A deal that was agreed on is carried out when the board is idle [TRADE-2, SC-185]."""
    for deal in t.offers:
        if deal["agreed"] and deals.in_time(t, deal):
            try:
                deals.check_deal(t, deal)
            except Illegal:
                if not t.idle:
                    continue
                t.offers.remove(deal)
            else:
                deals.carry_out(t, deal)
            return True
    return False


def next_turn(t: Table) -> None:
    """The next player who is still in [TURN-3]; rounds end where the order begins anew."""
    if ending.at_goal(t):
        return
    at = t.order.index(t.current)
    ring = t.order[at + 1 :] + t.order[: at + 1]
    player = next(p for p in ring if t.alive[p])
    if t.order.index(player) <= at:
        if ending.out_of_time(t):
            ending.finish(t)
            return
        t.round += 1
    t.turn += 1
    t.current = player
    t.doubles = 0
    t.happened["salary not claimed"] += t.salaries[player] > 0
    t.salaries[player] = 0
    t.offers = [o for o in t.offers if o["agreed"] or o["player"] != player]
    t.stack = [
        {
            "kind": "turn",
            "player": player,
            "phase": "roll",
            "again": False,
            "rolled": False,
            "over": False,
        }
    ]


def deciders(t: Table) -> list[int]:
    """The player who must decide now."""
    top = t.top
    kind = top["kind"]
    if kind == "over":
        return []
    if kind == "auction":
        return sales.deciders(t, top)
    if kind == "shortage":
        return [p for p in range(t.players) if top["waiting"] >> p & 1]
    return [top["player"]]


def agree(t: Table, player: int, players: list[int]) -> None:
    """All the people agree to stop: worth is counted as it lies [END-2]."""
    need(player == BANK, "END-2", "one player does not end the game")
    need(len(set(players)) == len(players), "END-2", "somebody is named twice")
    need(all(0 <= p < t.players and t.alive[p] for p in players), "END-2", "not in the game")
    t.happened["end by agreement"] += 1
    ending.finish(t)


def call_time(t: Table, player: int) -> None:
    """The clock: the round is finished, then worth is counted [SHORT-2, SC-222]."""
    if player != BANK or not t.rules["time_limit_minutes"] or t.time_called:
        raise Illegal("SHORT-2", "there is no clock")
    t.time_called = True
