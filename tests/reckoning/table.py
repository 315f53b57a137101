"""The table as it lies there, in plain lists: what a second reckoning keeps of a game.

Nothing here comes from the program; names are those of the JSON that games are written in.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any, TypeAlias

#: something pending: a dict with a ``kind``; the last of the table's ``stack`` is now
Pending: TypeAlias = dict[str, Any]

BANK = -1
JAIL = 10
HOTEL = 5
DECK = 100


class Illegal(Exception):
    """An act that a rule forbids; ``rule`` names it."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} [{rule}]")
        self.rule = rule


class Unlucky(Exception):
    """The written outcomes of chance do not fit what had to be thrown or drawn."""


def need(condition: object, rule: str, why: str) -> None:
    """Refuse the act unless the condition holds."""
    if not condition:
        raise Illegal(rule, why)


class Options(dict[str, Any]):
    """The options of a table; it keeps in mind which of them were looked up."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)


class Luck:
    """The outcomes of chance that a game wrote down for one action."""

    def __init__(self, drawn: list[list[Any]]) -> None:
        self.left = [list(one) for one in drawn]

    def _next(self, kind: str) -> list[Any]:
        if not self.left or self.left[0][0] != kind:
            raise Unlucky(f"there had to be a {kind}, and there was {self.left[:1]}")
        return self.left.pop(0)[1:]

    def dice(self) -> tuple[int, int]:
        first, second = self._next("dice")
        return first, second

    def face(self) -> int:
        return int(self._next("speed")[0])

    def card(self, deck: int, key: int) -> None:
        """The top card must be the one that was drawn [CARD-1, CARD-3]."""
        drawn = self._next("card")
        if drawn != [deck, key]:
            raise Unlucky(f"the top card of deck {deck} is {key}, and {drawn} was drawn [CARD-3]")


class Table:
    """A game at one moment."""

    order: list[int]
    current: int
    round: int
    turn: int
    doubles: int
    dice: list[int]
    cash: list[int]
    bank: int
    pot: int
    position: list[int]
    placed: list[bool]
    lapped: list[bool]
    jail_turns: list[int]
    alive: list[bool]
    fallen: list[int]
    auto_claim: list[bool]
    salaries: list[int]
    cards: list[list[int]]
    owner: list[int]
    buildings: list[int]
    mortgaged: list[bool]
    houses_left: int
    hotels_left: int
    decks: list[list[int]]
    time_called: bool
    claims: list[dict[str, Any]]
    offers: list[dict[str, Any]]

    def __init__(self, game: dict[str, Any]) -> None:
        self.rules = Options(game["rules"])
        self.board: dict[str, Any] = game["board"]
        self.spaces: list[dict[str, Any]] = self.board["spaces"]
        start = copy.deepcopy(game["start"])
        self.stack: list[Pending] = [start.pop("pending")]
        start.pop("deciders")
        self.fields = list(start)
        for name, value in start.items():
            setattr(self, name, value)
        self.players = len(self.cash)
        #: whom the table asks who else wants buildings, as bits: it may ask also where there
        #: is enough, of which the texts say nothing; and for which kind of building
        self.waiting = 0
        self.waiting_for = ""
        #: how often what happened, by a name; and whether somebody fell since the board was idle
        self.happened: Counter[str] = Counter()
        self.falling = False
        self.next_id: int = game.get("next_id", 1)
        self.groups: dict[str, list[int]] = {
            name: list(group["members"]) for name, group in self.board["groups"].items()
        }
        self.deeds = [s["index"] for s in self.spaces if s["price"] > 0]
        self.streets = [s["index"] for s in self.spaces if s["kind"] == "street"]

    def copy(self) -> Table:
        """A copy of the table, to try something on."""
        new: Table = object.__new__(Table)
        new.__dict__.update(self.__dict__)
        for name in self.fields:
            value = getattr(self, name)
            if isinstance(value, list):
                value = [v[:] if isinstance(v, list) else v for v in value]
            setattr(new, name, value)
        new.claims = [dict(one) for one in self.claims]
        new.offers = [dict(one) for one in self.offers]
        new.stack = [dict(one) for one in self.stack]
        new.happened = Counter()
        return new

    # -- looking ----------------------------------------------------------------
    @property
    def top(self) -> Pending:
        return self.stack[-1]

    @property
    def idle(self) -> bool:
        return bool(self.top["kind"] == "turn")

    @property
    def limit(self) -> int:
        """Houses before a hotel [BUILD-10]."""
        return int(self.rules["houses_for_hotel"])

    def living(self) -> list[int]:
        return [p for p in range(self.players) if self.alive[p]]

    def left_of(self, player: int) -> list[int]:
        """The others who are in, in order of play from the left [TURN-3]."""
        at = self.order.index(player)
        return [p for p in self.order[at + 1 :] + self.order[:at] if self.alive[p]]

    def mates(self, space: int) -> list[int]:
        group = self.spaces[space]["group"]
        return self.groups[group] if group else []

    def owned(self, player: int) -> list[int]:
        return [s for s in self.deeds if self.owner[s] == player]

    def whole(self, space: int) -> bool:
        """Whether one player has the whole set of this space [RENT-7, BUILD-1]."""
        holder = self.owner[space]
        return holder != BANK and all(self.owner[s] == holder for s in self.mates(space))

    def is_street(self, space: int) -> bool:
        return bool(self.spaces[space]["kind"] == "street")

    def steps(self, level: int) -> int:
        """The number of buildings paid for a level [BUILD-12, SC-161]."""
        return self.limit + 1 if level == HOTEL else level

    def prisoner(self, player: int) -> bool:
        return self.jail_turns[player] >= 0

    def no_rights(self, player: int) -> bool:
        """Whether the player sits in Jail where prisoners do no business [JAIL-7]."""
        return self.prisoner(player) and bool(self.rules["jail_rights"] == "no_trade_no_rent")

    # -- money --------------------------------------------------------------------
    def pay(self, payer: int, payee: int, amount: int, pot: bool = False) -> None:
        """Move money; the Bank is -1 [BANK-2]. ``pot``: to Free Parking, where a pot is kept."""
        if payer == BANK:
            self.bank -= amount
        else:
            self.cash[payer] -= amount
        if payee != BANK:
            self.cash[payee] += amount
        elif pot and self.rules["free_parking"] == "pot":
            self.pot += amount
        else:
            self.bank += amount

    def set_level(self, space: int, level: int) -> None:
        """Put that many buildings on a street, and keep the Bank's stock [SUPPLY-1]."""
        if self.rules["building_supply"] == "limited":
            was = self.buildings[space]
            self.houses_left += (was if was != HOTEL else 0) - (level if level != HOTEL else 0)
            self.hotels_left += (was == HOTEL) - (level == HOTEL)
        self.buildings[space] = level
