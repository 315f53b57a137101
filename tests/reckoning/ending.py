"""The end of a game: when it comes, and who stands where [OBJ-1, END-1, SHORT-2, SHORT-3]."""

from . import sums
from .table import Table


def ended(t: Table) -> bool:
    """Whether the game is over by bankruptcies: with one left, or at the first or second."""
    if t.top["kind"] == "over":
        return True
    enough = t.rules["end_after_bankruptcies"]
    if len(t.living()) > 1 and not (enough and len(t.fallen) >= enough):
        return False
    t.happened["end by bankruptcies"] += 1
    finish(t)
    return True


def out_of_time(t: Table) -> bool:
    """Whether the round that was just finished is the last one [SHORT-2, SC-222]."""
    rounds = t.rules["round_limit"]
    over = bool(rounds) and t.round >= rounds
    t.happened["end by the clock"] += t.time_called
    t.happened["end by rounds"] += over
    return t.time_called or over


def goals(t: Table) -> dict[str, list[int]]:
    """By goal of the house, who has reached it at the end of a turn [END-3]."""

    def sets(player: int) -> int:
        whole = {t.spaces[s]["group"] for s in t.owned(player) if t.is_street(s) and t.whole(s)}
        return len(whole)

    def hotels(player: int) -> int:
        return sum(t.buildings[space] == 5 for space in t.owned(player))

    living = t.living()
    come = {
        "goal_sets": [sets(p) for p in living],
        "goal_hotels": [hotels(p) for p in living],
        "goal_cash": [t.cash[p] for p in living],
    }
    return {
        option: [p for p, far in zip(living, all_, strict=True) if 0 < t.rules[option] <= far]
        for option, all_ in come.items()
    }


def at_goal(t: Table) -> bool:
    """End the game if somebody has reached a goal; sets count before hotels before cash."""
    there = next((players for players in goals(t).values() if players), [])
    if there:
        t.happened["end at a goal"] += 1
        finish(t, there)
    return bool(there)


def standing(t: Table, player: int) -> tuple[int, int, int]:
    """The order of the remaining players: worth, then cash, then fewer mortgages [SC-217]."""
    mortgages = sum(t.mortgaged[s] for s in t.owned(player))
    return sums.final_worth(t, player), t.cash[player], -mortgages


def places(t: Table, first: list[int]) -> list[int]:
    """Each player's place: one more than stand higher; equals share theirs [END-1, SC-217].

    Who has reached a goal stands higher than who has not [END-3].

    Whoever fell stands below all who are in, the last to fall first.
    """
    living = t.living()
    found = [0] * t.players
    for player in living:
        mine = player in first, standing(t, player)
        found[player] = 1 + sum((other in first, standing(t, other)) > mine for other in living)
    for back, player in enumerate(reversed(t.fallen)):
        found[player] = len(living) + 1 + back
    return found


def finish(t: Table, first: list[int] | None = None) -> None:
    """Count everybody's worth, and end it [SC-220]."""
    found = places(t, first or [])
    t.happened["shared win"] += found.count(1) > 1
    t.happened["shared place"] += len(set(found)) < len(found)
    ranking = sorted(range(t.players), key=lambda p: found[p])
    t.claims, t.offers = [], []
    t.stack = [
        {
            "kind": "over",
            "ranking": ranking,
            "worths": [sums.final_worth(t, p) for p in ranking],
            "places": [found[p] for p in ranking],
        }
    ]
