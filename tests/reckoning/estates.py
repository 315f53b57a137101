"""The fate of a player who cannot pay, or leaves [BANKR-1 to BANKR-8]."""

from . import sums
from .table import BANK, DECK, Pending, Table


def fall(t: Table, player: int) -> None:
    """Out of the game: everything goes to whom the debt on top is owed, or to the Bank.

    Of several creditors those on the left are paid in full as far as the cash goes; the first who
    cannot be paid, or the last of them, has everything [SC-201].
    """
    owing = t.top["kind"] == "debt"
    creditors: list[int] = list(t.top["creditors"]) if owing else [BANK]
    amount = int(t.top["amount"]) if owing else 0
    unpaid = won_unpaid(t, player)
    tell(t, player, creditors)
    t.alive[player] = False
    t.fallen.append(player)
    t.jail_turns[player], t.salaries[player] = -1, 0
    t.claims = [c for c in t.claims if player not in (c["owner"], c["debtor"])]
    t.offers = [o for o in t.offers if player not in (o["player"], o["partner"])]
    t.stack = [frame for frame in t.stack if goes_on(frame, player)]
    if creditors == [BANK]:
        buildings_back(t, player, half=False)
        t.pay(player, BANK, t.cash[player])
        cards_back(t, player)
        under_the_hammer(t, [*t.owned(player), *unpaid])
        return
    under_the_hammer(t, unpaid)
    shared = len(creditors) > 1 and t.rules["multi_creditor"] == "equal_split"
    while not shared and len(creditors) > 1 and t.cash[player] >= amount:
        t.pay(player, creditors.pop(0), amount)
    buildings_back(t, player, half=t.rules["bankrupt_buildings"] == "half_to_creditor")
    if shared:
        share(t, player, creditors)
    else:
        hand_over(t, player, creditors[0])


def tell(t: Table, player: int, creditors: list[int]) -> None:
    """Keep in mind what kind of fall it was."""
    t.happened["bankruptcies in a chain"] += t.falling
    t.falling = True
    to = "the Bank" if creditors == [BANK] else "a player" if len(creditors) == 1 else "several"
    t.happened[f"bankrupt to {to}"] += 1
    t.happened["bankrupt in another's turn"] += t.current != player


def won_unpaid(t: Table, player: int) -> list[int]:
    """Deeds that the player won by auction and has not paid for [SC-038]."""
    won = [f for f in t.stack if f["kind"] == "deliver" and not f["building"]]
    return [f["space"] for f in won if f["player"] == player]


def goes_on(frame: Pending, player: int) -> bool:
    """Whether something pending is still to be settled without the player [BANKR-8, SC-206]."""
    kind = frame["kind"]
    mine = frame.get("player") == player
    if kind == "turn":
        frame["over"] = frame["over"] or mine
        return True
    if kind == "shortage":
        frame["plans"][player] = []
        frame["waiting"] &= ~(1 << player)
        if mine:
            frame["rest"], frame["exchange"] = [], -1
        return True
    if kind == "debt":
        frame["creditors"] = [c for c in frame["creditors"] if c != player]
        return bool(frame["creditors"]) and not mine
    return not mine


def buildings_back(t: Table, player: int, half: bool) -> None:
    """No building changes hands: the Bank has them back, for half or nothing [BANKR-3]."""
    for space in t.owned(player):
        if half:
            t.pay(BANK, player, sums.half(t, space, t.steps(t.buildings[space])))
        t.set_level(space, 0)


def cards_back(t: Table, player: int) -> None:
    """Jail cards go under the decks they came from [BANKR-7]."""
    for card in t.cards[player]:
        t.decks[card // DECK].append(card)
    t.cards[player] = []


def hand_over(t: Table, player: int, creditor: int) -> None:
    """Everything to a creditor; where the table says so deeds are mortgaged first [BANKR-2]."""
    if t.rules["bankrupt_settlement"] == "liquidate":
        for space in t.owned(player):
            if not t.mortgaged[space]:
                t.mortgaged[space] = True
                t.pay(BANK, player, t.spaces[space]["mortgage"])
    t.pay(player, creditor, t.cash[player])
    t.cards[creditor] += t.cards[player]
    t.cards[player] = []
    deeds = t.owned(player)
    for space in deeds:
        t.owner[space] = creditor
    receive(t, creditor, deeds)


def share(t: Table, player: int, creditors: list[int]) -> None:
    """The Bank takes the deeds at their price, mortgaged ones at half; all share [SC-202].

    What cannot be shared goes to those on the left, one each.
    """
    deeds = t.owned(player)
    for space in deeds:
        t.pay(BANK, player, t.spaces[space]["mortgage" if t.mortgaged[space] else "price"])
    each, odd = divmod(t.cash[player], len(creditors))
    for creditor in creditors:
        t.pay(player, creditor, each + (odd > 0))
        odd -= odd > 0
    cards_back(t, player)
    under_the_hammer(t, deeds)


def under_the_hammer(t: Table, deeds: list[int]) -> None:
    """The Bank auctions them one by one in board order, after an estate begun before [BANKR-5]."""
    for space in deeds:
        t.owner[space] = BANK
        if t.rules["bank_auction_mortgages"] == "cancelled":
            t.mortgaged[space] = False
    begun = [f for f in t.stack if f["kind"] == "estate"]
    if begun:
        begun[0]["spaces"] = begun[0]["spaces"] + sorted(deeds)
    elif deeds:
        t.stack.append({"kind": "estate", "spaces": sorted(deeds)})


def receive(t: Table, player: int, deeds: list[int]) -> None:
    """Mortgaged deeds that came to somebody must be seen to at once [MORT-7, BANKR-4]."""
    found = [s for s in deeds if t.mortgaged[s]]
    if found:
        t.stack.append({"kind": "received", "player": player, "spaces": found, "paid": []})
