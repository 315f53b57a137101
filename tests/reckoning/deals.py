"""Mortgages and trades."""

from typing import Any

from . import dues, estates, houses, scarce, sums
from .table import BANK, Table, need


def mortgage(t: Table, player: int, space: int) -> None:
    """Half the price from the Bank [MORT-1, MORT-2, MORT-3]."""
    need(space in t.deeds and t.owner[space] == player, "MORT-1", "it is not the player's")
    need(not t.mortgaged[space], "SC-168", "it is mortgaged")
    if t.rules["mortgage_requires_clear"] == "set":
        need(not houses.built(t, space), "MORT-2", "there are buildings on the set")
    else:
        need(not t.buildings[space], "MORT-2", "there are buildings on it")
    top = t.top
    if not (top["kind"] == "debt" and top["player"] == player):
        need(t.idle or houses.raising(t, player), "MORT-3", "it is not the moment")
        need(houses.fits(t, player, "mortgage_timing"), "TURN-4", "it is not the moment")
    scarce.bound(t, player, {}, space)
    t.mortgaged[space] = True
    t.pay(BANK, player, t.spaces[space]["mortgage"])


def lift(t: Table, player: int, space: int) -> None:
    """The mortgage and a tenth [MORT-5, MORT-6]."""
    need(space in t.deeds and t.owner[space] == player, "MORT-5", "it is not the player's")
    need(t.mortgaged[space], "MORT-5", "it is clear")
    need(houses.window(t, player, "mortgage_timing"), "MORT-6", "it is not the moment")
    cost = sums.lifting(t, space)
    need(t.cash[player] >= cost, "MORT-5", "there is not the cash")
    t.mortgaged[space] = False
    t.pay(player, BANK, cost)


def settle(t: Table, player: int, space: int, up: bool) -> None:
    """A mortgaged deed just received: lift it or pay the tenth [MORT-7]."""
    top = t.top
    need(top["kind"] == "received" and top["player"] == player, "MORT-7", "none was received")
    need(space in top["spaces"], "MORT-7", "it was not received")
    paid = space in top["paid"]
    first = t.rules["mortgaged_transfer"] == "always_10_first"
    need(paid or not first, "MORT-7", "the tenth of another deed was paid first")
    cost = sums.lifting(t, space) if up else sums.interest(t, space)
    if paid:
        cost -= sums.interest(t, space)
    need(not up or t.cash[player] >= cost, "MORT-7", "there is not the cash")
    if up:
        t.mortgaged[space] = False
    top["spaces"] = [s for s in top["spaces"] if s != space]
    if not top["spaces"]:
        t.stack.pop()
    if up:
        t.pay(player, BANK, cost)
    else:
        dues.owe(t, player, [BANK], cost, "interest")


def check_side(t: Table, player: int, side: dict[str, Any]) -> None:
    """One side of a deal: what its owner can give [TRADE-3, TRADE-5, BANK-5]."""
    need(side["cash"] >= 0, "TRADE-3", "money is given, not taken")
    for space in side["deeds"]:
        need(space in t.deeds and t.owner[space] == player, "BANK-5", "it is another's deed")
        need(not houses.built(t, space), "TRADE-5", "there are buildings on the set")
    need(len(set(side["deeds"])) == len(side["deeds"]), "TRADE-3", "a deed is given twice")
    need(set(side["cards"]) <= set(t.cards[player]), "BANK-5", "it is another's card")
    need(len(set(side["cards"])) == len(side["cards"]), "TRADE-3", "a card is given twice")


def gift(give: dict[str, Any], get: dict[str, Any]) -> bool:
    """Whether one side gives nothing once equal parts are taken away [TRADE-7]."""
    cash = give["cash"] - get["cash"]
    cards = len(give["cards"]) - len(get["cards"])
    gives = bool(give["deeds"]) or cash > 0 or cards > 0
    gets = bool(get["deeds"]) or cash < 0 or cards < 0
    if not (gives or gets):
        return not give["cards"]
    return not (gives and gets)


def owed(t: Table, debtor: int, creditor: int) -> int:
    """The open debt to this creditor, 0 for none [DEBT-3]."""
    top = t.top
    mine = top["kind"] == "debt" and top["player"] == debtor
    return int(top["amount"]) if mine and creditor in top["creditors"] else 0


def check_debtor(t: Table, offer: dict[str, Any], player: int) -> None:
    """A debtor's deals must leave the debt payable [DEBT-2, SC-188, SC-189]."""
    top = t.top
    if top["kind"] != "debt" or top["player"] != player or offer["settles"]:
        return
    how = t.rules["trade_in_debt"]
    need(how != "none", "DEBT-2", "debtors do not trade here")
    if how == "settle_only":
        trial = t.copy()
        move(trial, offer)
        into = offer["get"] if player == offer["player"] else offer["give"]
        tenths = sum(sums.interest(t, s) for s in into["deeds"] if t.mortgaged[s])
        need(
            sums.reach(trial, player) - tenths >= dues.total(top),
            "DEBT-2",
            "the debt could not be met afterwards",
        )


def move(t: Table, deal: dict[str, Any]) -> None:
    """Both sides change hands."""
    a, b, give, get = deal["player"], deal["partner"], deal["give"], deal["get"]
    t.pay(a, b, give["cash"] - get["cash"])
    for giver, taker, side in ((a, b, give), (b, a, get)):
        for space in side["deeds"]:
            t.owner[space] = taker
        for card in side["cards"]:
            t.cards[giver].remove(card)
            t.cards[taker].append(card)


def check_deal(t: Table, offer: dict[str, Any], made: bool = False) -> None:
    """Whether the deal could be carried out as things are [TRADE-3 to TRADE-7].

    ``made``: it is only being offered, so that the partner's money does not count yet.
    """
    a, b, give, get = offer["player"], offer["partner"], offer["give"], offer["get"]
    there = 0 <= b < t.players
    need(there and t.alive[a] and t.alive[b] and a != b, "TRADE-1", "a deal is between two")
    need(any(give.values()) or any(get.values()), "TRADE-1", "nothing changes hands")
    need(not t.no_rights(a) and not t.no_rights(b), "JAIL-7", "prisoners do not trade here")
    check_side(t, a, give)
    check_side(t, b, get)
    if offer["settles"]:
        need(owed(t, a, b), "DEBT-3", "no debt is owed to the partner")
        need(len(t.top["creditors"]) == 1, "DEBT-3", "others are owed too")
        need(give["deeds"] or give["cards"], "DEBT-3", "property is taken, not less money")
    elif t.rules["one_sided_trades"] == "forbid":
        need(not gift(give, get), "TRADE-7", "it is a gift or a loan")
    for player in (a, b):
        check_debtor(t, offer, player)
    for player, out, into in ((a, give, get), (b, get, give)):
        if made and player == b:
            break
        dues_ = sum(sums.interest(t, s) for s in into["deeds"] if t.mortgaged[s])
        have = t.cash[player] - out["cash"] + into["cash"]
        need(t.cash[player] >= out["cash"], "TRADE-3", "there is not the cash")
        need(have >= dues_, "SC-174", "the tenth of the mortgages cannot be paid")


def offer(t: Table, action: dict[str, Any], number: int) -> None:
    """Offer a deal [TRADE-1, TRADE-2]."""
    deal = {
        "id": number,
        "player": action["player"],
        "partner": action["partner"],
        "give": action["give"],
        "get": action["get"],
        "settles": action.get("settles", False),
        "agreed": False,
    }
    deal["state"] = state(t, deal)
    check_deal(t, deal, made=True)
    pair = (deal["player"], deal["partner"])
    t.offers = [o for o in t.offers if o["agreed"] or (o["player"], o["partner"]) != pair]
    t.offers.append(deal)


def find(t: Table, number: int) -> dict[str, Any]:
    found = [o for o in t.offers if o["id"] == number]
    need(found, "TRADE-6", "there is no such offer")
    return found[0]


def state(t: Table, deal: dict[str, Any]) -> list[Any]:
    """The mortgaged deeds of a deal [TRADE-6]."""
    deeds = [*deal["give"]["deeds"], *deal["get"]["deeds"]]
    return [(s, t.mortgaged[s]) for s in deeds if s in t.deeds]


def accept(t: Table, player: int, number: int) -> None:
    """Agree; it is done at once where the board is idle [TRADE-2, TRADE-6]."""
    deal = find(t, number)
    need(deal["partner"] == player, "TRADE-6", "it was offered to another")
    need(not deal["agreed"], "TRADE-6", "it is agreed")
    check_deal(t, deal)
    need(deal["state"] == state(t, deal), "TRADE-6", "the deal is no longer what was offered")
    deal["agreed"] = True
    if not t.idle and in_time(t, deal):
        if deal["settles"]:
            t.stack.pop()
        carry_out(t, deal)


def refuse(t: Table, player: int, number: int) -> None:
    deal = find(t, number)
    need(not deal["agreed"], "TRADE-6", "it is agreed")
    need(deal["partner"] == player, "TRADE-6", "it was offered to another")
    t.offers.remove(deal)


def take_back(t: Table, player: int, number: int) -> None:
    deal = find(t, number)
    need(deal["player"] == player, "TRADE-6", "it is another's offer")
    need(not deal["agreed"], "TRADE-6", "it is agreed")
    t.offers.remove(deal)


def counter(t: Table, action: dict[str, Any], number: int) -> None:
    """One's own offer in place of the other's [TRADE-6]."""
    deal = find(t, action["offer"])
    need(deal["partner"] == action["player"], "TRADE-6", "it was offered to another")
    need(not deal["agreed"], "TRADE-6", "it is agreed")
    offer(t, {**action, "partner": deal["player"], "settles": False}, number)
    t.offers.remove(deal)
    t.happened["offer changed"] += 1


def in_time(t: Table, deal: dict[str, Any]) -> bool:
    """Whether this is a moment to carry a deal out [TRADE-2, TURN-4]."""
    top = t.top
    both = (deal["player"], deal["partner"])
    if top["kind"] == "debt":
        return top["player"] in both
    if top["kind"] == "purchase":
        return top["player"] in both and any(houses.fits(t, p, "trade_timing") for p in both)
    return houses.window(t, deal["player"], "trade_timing") or houses.window(
        t, deal["partner"], "trade_timing"
    )


def carry_out(t: Table, deal: dict[str, Any]) -> None:
    """Both sides at once; then mortgages received are seen to [TRADE-1, MORT-7]."""
    t.offers.remove(deal)
    debtor = "deal in a debt" if t.top["kind"] == "debt" else "deal"
    t.happened["deal that settles a debt" if deal["settles"] else debtor] += 1
    a, b, give, get = deal["player"], deal["partner"], deal["give"], deal["get"]
    move(t, deal)
    estates.receive(t, b, give["deeds"])
    estates.receive(t, a, get["deeds"])
