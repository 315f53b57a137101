"""Rent that is asked for, debts, and giving up."""

from typing import Any

from . import estates, sums
from .table import BANK, Pending, Table, need


def rent_due(t: Table, owner: int, debtor: int, space: int, amount: int) -> None:
    """Rent at once, or once it is asked for [RENT-2]."""
    if amount <= 0:
        return
    if t.rules["rent_claim"] == "automatic" or t.auto_claim[owner]:
        owe(t, debtor, [owner], amount, "rent")
        return
    window = 1 if t.rules["rent_claim"] == "before_next_roll" else 2
    t.claims.append(
        {
            "owner": owner,
            "debtor": debtor,
            "space": space,
            "amount": amount,
            "until": t.turn + window,
            "asked": False,
            "id": None,
        }
    )


def owe(t: Table, debtor: int, creditors: list[int], amount: int, reason: str) -> None:
    """A debt of so much to each creditor, to be settled before anything else [DEBT-1]."""
    choice = reason == "jail" and other_way(t, debtor)
    if (amount > 0 or choice) and creditors:
        t.stack.append(
            {
                "kind": "debt",
                "player": debtor,
                "creditors": list(creditors),
                "amount": amount,
                "reason": reason,
                "opened": False,
                "claim": 0,
            }
        )


def total(debt: Pending) -> int:
    return int(debt["amount"]) * len(debt["creditors"])


def next_due(t: Table, debt: Pending) -> int:
    """The part to pay now: of several creditors the first, or all who share [SC-201, SC-202]."""
    return total(debt) if t.rules["multi_creditor"] == "equal_split" else int(debt["amount"])


def other_way(t: Table, player: int) -> bool:
    """Whether the fine after the last miss can be met without money [JAIL-14, JAIL-16]."""
    card = t.rules["jail_third_fail"] == "pay_or_card" and bool(t.cards[player])
    return card or may_sit(t, player)


def may_sit(t: Table, player: int) -> bool:
    """Whether one turn more may be sat out after the last miss [JAIL-16]."""
    return bool(t.rules["jail_skip"]) and t.jail_turns[player] == tries(t)


def tries(t: Table) -> int:
    """The turns in Jail before the fine is due [JAIL-14, SC-130]."""
    return 1 if t.rules["jail_exit_next_turn"] else 3


def short(t: Table) -> bool:
    """Whether the debtor needs more than there is in cash."""
    return bool(t.top["opened"]) and t.cash[t.top["player"]] < total(t.top)


def older_rent(t: Table) -> bool:
    """Rent asked for comes before a newer debt of the same player [SC-210].

    A debtor who asks for rent has it at once [DEBT-4].
    """
    player = t.top["player"]
    for claim in t.claims:
        mine = claim["debtor"] == player
        younger = t.top["claim"] and claim["id"] > t.top["claim"]
        sure = sums.at_bank(t, claim["debtor"]) >= claim["amount"]
        if younger and (mine or (claim["debtor"] in t.top["creditors"] and not sure)):
            continue
        if claim["asked"] and (mine or (claim["owner"] == player and short(t))):
            due_now(t, claim)
            return True
    return False


def due_now(t: Table, claim: dict[str, Any]) -> None:
    """Rent that was asked for becomes a debt."""
    t.claims.remove(claim)
    owe(t, claim["debtor"], [claim["owner"]], claim["amount"], "rent")
    t.top["claim"] = claim["id"]


def settle_debt(t: Table) -> bool:
    """Pay the debt on top if that needs no decision; whether it was settled."""
    debt = t.top
    player = debt["player"]
    if debt["opened"]:
        return False
    choice = debt["reason"] == "jail" and other_way(t, player)
    if t.cash[player] >= total(debt) and not choice:
        hand_over(t)
        return True
    if t.rules["multi_creditor"] == "turn_order":
        pay_in_turn(t)
    debt["opened"] = True
    return False


def settled(t: Table) -> bool:
    """Whether something came of the debt on top: older rent, or that it was paid."""
    return older_rent(t) or same_card(t) or settle_debt(t) or older_rent(t)


def same_card(t: Table) -> bool:
    """Others' dues of the same card come before the debtor's own debt [DEBT-4].

    A player already raising money goes on with that.
    """
    debt = t.top
    if t.cash[debt["player"]] >= next_due(t, debt):
        return False
    for frame in reversed(t.stack[:-1]):
        mine = frame["kind"] == "debt" and frame["creditors"] == [debt["player"]]
        if mine and frame["reason"] == "card" and not frame["opened"]:
            t.stack.remove(frame)
            t.stack.append(frame)
            t.happened["the rest of a card first"] += 1
            return True
    return False


def pay_in_turn(t: Table) -> None:
    """Several creditors are paid from the left as far as the cash goes [SC-201]."""
    debt = t.top
    while len(debt["creditors"]) > 1 and t.cash[debt["player"]] >= debt["amount"]:
        first, *debt["creditors"] = debt["creditors"]
        t.pay(debt["player"], first, debt["amount"])


def hand_over(t: Table) -> None:
    """Pay each creditor in full [DEBT-3]."""
    debt = t.stack.pop()
    pot = debt["reason"] in ("tax", "jail", "card")
    for creditor in debt["creditors"]:
        t.pay(debt["player"], creditor, debt["amount"], pot)


def pay_debt(t: Table, player: int) -> None:
    need(t.top["kind"] == "debt" and t.top["player"] == player, "DEBT-3", "nothing is owed")
    debt = t.top
    if t.rules["multi_creditor"] == "turn_order" and len(debt["creditors"]) > 1:
        need(t.cash[player] >= debt["amount"], "DEBT-3", "there is not the cash")
        pay_in_turn(t)
        if t.cash[player] < total(debt):
            return
    need(t.cash[player] >= total(debt), "DEBT-3", "there is not the cash")
    hand_over(t)


def declare(t: Table, player: int) -> None:
    """Give up a debt that cannot be paid [BANKR-1, DEBT-4]."""
    top = t.top
    need(top["kind"] == "debt" and top["player"] == player, "BANKR-1", "nothing is owed")
    need(sums.reach(t, player) < next_due(t, top), "DEBT-4", "the debt can be paid")
    if top["reason"] == "jail" and t.rules["jail_third_fail"] == "pay_or_card":
        need(not t.cards[player], "DEBT-4", "a card would do instead")
    estates.fall(t, player)


def resign(t: Table, player: int) -> None:
    """Leave by choice: as bankrupt to the Bank, or to whom one owes [DEBT-4, SC-214]."""
    need(t.rules["voluntary_bankruptcy"] == "resign", "DEBT-4", "nobody resigns here")
    top = t.top
    mine = top["kind"] == "debt" and top["player"] == player
    need(t.idle or mine, "SC-214", "something is to be settled first")
    estates.fall(t, player)


def concede(t: Table, player: int) -> None:
    """Leave by choice, where the table lets players resign [DEBT-5, C-30]."""
    resign(t, player)


def first_tenth(t: Table) -> bool:
    """Where the tenth comes first, it is paid for one deed after the other [C-18, MORT-7]."""
    top = t.top
    space = top["spaces"][0]
    if t.rules["mortgaged_transfer"] != "always_10_first" or space in top["paid"]:
        return False
    top["paid"] = [*top["paid"], space]
    owe(t, top["player"], [BANK], sums.interest(t, space), "interest")
    return True


def claim_rent(t: Table, player: int, number: Any) -> None:
    """Ask for rent [RENT-2]; it is a debt when the board is idle, or at once in a debt."""
    found = [c for c in t.claims if c["id"] == number]
    need(found, "RENT-3", "there is no such rent to ask for")
    need(found[0]["owner"] == player, "RENT-2", "it is another's rent")
    need(not found[0]["asked"], "RENT-2", "it was asked for")
    found[0]["asked"] = True
    t.happened["rent asked for"] += 1


def claim_salary(t: Table, player: int) -> None:
    """Ask for one's salary [GO-2]."""
    need(t.salaries[player] > 0, "GO-2", "no salary is due")
    t.happened["salary asked for"] += 1
    t.pay(BANK, player, t.salaries[player])
    t.salaries[player] = 0


def auto_claim(t: Table, player: int, on: bool) -> None:
    """Have rent and salary asked for at once, always [RENT-2]."""
    t.auto_claim[player] = on
