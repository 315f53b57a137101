"""The opening of a game: cash, decks, who begins, and deeds that are dealt [SETUP-1 to SHORT-1].

Of chance a game writes down the two dice that each player threw for the start, in turn, the lots
where lots were drawn, and how the decks and the deeds were shuffled.
"""

from collections import Counter
from typing import Any

from . import sums
from .table import BANK, DECK, Unlucky

#: what the Bank has, and what the speed die adds to everybody's cash
HOUSES, HOTELS = 32, 12
SPEED_DIE = 1000


class Throws:
    """The starting rolls still to come, by player."""

    def __init__(self, throws: list[list[int]], players: int) -> None:
        self.left: list[list[int]] = [[] for _ in range(players)]
        for player, first, second in throws:
            self.left[player].append(first + second)

    def throw(self, players: list[int]) -> dict[int, int]:
        """The current rolls of these players."""
        if not all(self.left[p] for p in players):
            raise Unlucky(f"players {players} had to throw for the start [SETUP-7]")
        return {p: self.left[p].pop(0) for p in players}


def order(throws: Throws, rules: dict[str, Any], lots: list[int], players: int) -> list[int]:
    """The order of play [SETUP-7, SETUP-8, SETUP-9]."""
    seats = list(range(players))
    how = rules["turn_order"]
    if how == "ranked_by_roll":
        return ranked(throws, seats)
    if how == "random":
        if sorted(lots) != seats:
            raise Unlucky(f"a lot for every player was to be drawn, and not {lots} [SETUP-7]")
        first = lots[0]
    else:
        first = highest(throws, seats, rules["start_ties"] == "all_reroll")
    return seats[first:] + seats[:first]


def highest(throws: Throws, seats: list[int], everybody: bool) -> int:
    """Whose throw is highest; the leaders throw again, or everybody does [SETUP-8]."""
    group = seats
    while True:
        found = throws.throw(group)
        leaders = [p for p in group if found[p] == max(found.values())]
        if len(leaders) == 1:
            return leaders[0]
        group = seats if everybody else leaders


def ranked(throws: Throws, group: list[int]) -> list[int]:
    """From the highest throw down; those who threw the same throw again [SETUP-9, SC-002]."""
    if len(group) == 1:
        return group
    found = throws.throw(group)
    ranks = sorted(set(found.values()), reverse=True)
    return [p for rank in ranks for p in ranked(throws, [q for q in group if found[q] == rank])]


def shuffled(pile: list[int], size: int, what: str) -> list[int]:
    """A pile in which everything is there once [SETUP-1]."""
    if sorted(pile) != list(range(size)):
        raise Unlucky(f"the {what} are not shuffled: {pile} [SETUP-1]")
    return pile


def start(game: dict[str, Any], rules: dict[str, Any], happened: Counter[str]) -> dict[str, Any]:
    """All that the table shows before the first throw."""
    chance, board = game["opening"], game["board"]
    players = len(chance["auto_claim"])
    throws = Throws(chance["throws"], players)
    seats = order(throws, rules, chance["lots"], players)
    if any(throws.left):
        raise Unlucky("somebody threw for the start who did not have to [SETUP-8]")
    happened["tie for the start"] += len(chance["throws"]) > players
    more = sums.measured(board, SPEED_DIE) if rules["speed_die"] == "on" else 0
    cash = [rules["start_cash"] + more] * players
    decks = [
        [at * DECK + card for card in shuffled(pile, len(board["decks"][at]), "cards")]
        for at, pile in enumerate(chance["decks"])
    ]
    owner = [BANK] * len(board["spaces"])
    pot = int(rules["pot_seed"]) if rules["free_parking"] == "pot" else 0
    deal(rules, board, chance["deeds"], seats, cash, owner, happened)
    return {
        "order": seats,
        "current": seats[0],
        "round": 1,
        "turn": 1,
        "doubles": 0,
        "dice": [],
        "cash": cash,
        "bank": -sum(cash) - pot,
        "pot": pot,
        "position": [0] * players,
        "placed": [rules["token_placement"] == "on_go"] * players,
        "lapped": [False] * players,
        "jail_turns": [-1] * players,
        "alive": [True] * players,
        "fallen": [],
        "auto_claim": chance["auto_claim"],
        "salaries": [0] * players,
        "cards": [[] for _ in range(players)],
        "owner": owner,
        "buildings": [0] * len(owner),
        "mortgaged": [False] * len(owner),
        "houses_left": HOUSES,
        "hotels_left": HOTELS,
        "decks": decks,
        "time_called": False,
        "claims": [],
        "offers": [],
        "deciders": [seats[0]],
        "pending": {
            "kind": "turn",
            "player": seats[0],
            "phase": "roll",
            "again": False,
            "rolled": False,
        },
    }


def deal(
    rules: dict[str, Any],
    board: dict[str, Any],
    pile: list[int],
    seats: list[int],
    cash: list[int],
    owner: list[int],
    happened: Counter[str],
) -> None:
    """Deal deeds one at a time, from the first player on; pay for them [SHORT-1, SC-224]."""
    each = int(rules["deal_deeds"])
    if not each:
        return
    deeds = [s["index"] for s in board["spaces"] if s["price"] > 0]
    dealt = [deeds[at] for at in shuffled(pile, len(deeds), "deeds")][: each * len(seats)]
    for count, space in enumerate(dealt):
        player = seats[count % len(seats)]
        owner[space] = player
        happened["deed dealt"] += 1
        if rules["deal_paid"]:
            cash[player] -= int(board["spaces"][space]["price"])
