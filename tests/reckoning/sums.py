"""Sums of money that the rules name: rents, worth, interest, what somebody can raise."""

from typing import Any

from .table import BANK, HOTEL, Table


def part(amount: int, percent: int, rounding: str) -> int:
    """So many per cent, rounded as the table does [TAX-3, MORT-5]."""
    hundredths = amount * percent
    if rounding == "up":
        return -(-hundredths // 100)
    if rounding == "down":
        return hundredths // 100
    return (hundredths + 50) // 100


def interest(t: Table, space: int) -> int:
    """The tenth of a mortgage [MORT-5]."""
    return part(t.spaces[space]["mortgage"], 10, t.rules["mortgage_rounding"])


def lifting(t: Table, space: int) -> int:
    """The price of unmortgaging [MORT-5, MORT-8]."""
    return int(t.spaces[space]["mortgage"]) + interest(t, space)


def half(t: Table, space: int, steps: int) -> int:
    """The Bank's payment for this many buildings of a street [SELL-1]."""
    return int(t.spaces[space]["house_cost"]) // 2 * steps


def charges(t: Table, space: int) -> bool:
    """Whether the deed's owner may have rent for it at all [RENT-6, JAIL-7]."""
    holder = t.owner[space]
    if holder == BANK or t.mortgaged[space]:
        return False
    return not (t.prisoner(holder) and t.rules["jail_rights"] != "full")


def rent(t: Table, space: int, throw: int) -> int:
    """The rent of a deed that charges [RENT-7 to RENT-13]; ``throw`` is the sum of the dice."""
    printed = t.spaces[space]
    rents, kind = printed["rents"], printed["kind"]
    holder = t.owner[space]
    count = sum(t.owner[s] == holder for s in t.mates(space))
    if kind == "railroad":
        return int(rents[count - 1])
    if kind == "utility":
        if t.rules["utility_rent"] == "flat":
            whole = count == len(t.mates(space))
            return int(t.rules["utility_flat_both" if whole else "utility_flat_one"])
        return int(rents[count - 1]) * throw
    level = t.buildings[space]
    if level:
        return int(rents[level])
    if not t.whole(space):
        return int(rents[0])
    if not t.rules["double_rent_with_mortgage"] and any(t.mortgaged[s] for s in t.mates(space)):
        return int(rents[0])
    return 2 * int(rents[0])


def tax_worth(t: Table, player: int) -> int:
    """All one has, for the tenth of Income Tax [TAX-3, SC-104]."""
    total = t.cash[player]
    for s in t.owned(player):
        price = int(t.spaces[s]["price"])
        cheap = t.mortgaged[s] and t.rules["tax_worth_basis"] == "current_value"
        total += int(t.spaces[s]["mortgage"]) if cheap else price
        total += t.steps(t.buildings[s]) * int(t.spaces[s]["house_cost"])
    return total


def final_worth(t: Table, player: int) -> int:
    """The worth at the end: mortgaged deeds at half [SC-220, SC-221]."""
    total = t.cash[player]
    for s in t.owned(player):
        price = int(t.spaces[s]["price"])
        total += int(t.spaces[s]["mortgage"]) if t.mortgaged[s] else price
        total += t.steps(t.buildings[s]) * int(t.spaces[s]["house_cost"])
    return total


def from_deeds(t: Table, player: int) -> int:
    """The money from mortgaging all clear deeds [SC-194]."""
    return sum(int(t.spaces[s]["mortgage"]) for s in t.owned(player) if not t.mortgaged[s])


def measured(board: dict[str, Any], amount: int) -> int:
    """A sum that no board prints: it is meant for a salary of 200 [SETUP-4, SC-144]."""
    return max(1, amount * int(board["salary"] or 200) // 200)


def from_buildings(t: Table, player: int) -> int:
    """The money from selling all buildings; hotels outright [SC-194, SC-212]."""
    return sum(half(t, s, t.steps(t.buildings[s])) for s in t.owned(player))


def at_bank(t: Table, player: int) -> int:
    """Cash, and what the Bank gives for buildings and deeds [SC-194]."""
    return t.cash[player] + from_deeds(t, player) + from_buildings(t, player)


def in_time(t: Table, player: int) -> int:
    """The sums with a salary that the Bank pays as soon as it is asked for [GO-2]."""
    return at_bank(t, player) + t.salaries[player]


def reach(t: Table, player: int) -> int:
    """All the money a player can find without others' leave [BANKR-1, GO-2]."""
    return in_time(t, player) + sum(asked(t, c) for c in t.claims if c["owner"] == player)


def asked(t: Table, claim: dict[str, Any]) -> int:
    """The money from claiming this rent: all of it, or the visitor's means [DEBT-4]."""
    visitor = claim["debtor"]
    own = t.cash[visitor] + from_deeds(t, visitor) + from_buildings(t, visitor)
    return int(min(claim["amount"], own + t.salaries[visitor]))


def repairs(t: Table, player: int, house: int, hotel: int) -> int:
    """A bill for each house and each hotel [SC-078]."""
    levels = [t.buildings[s] for s in t.owned(player)]
    houses = sum(level for level in levels if level != HOTEL)
    return houses * house + levels.count(HOTEL) * hotel
