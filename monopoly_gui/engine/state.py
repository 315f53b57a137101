"""The whole position of a game, in flat lists indexed by player or by space."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from .board import BANK, Board
from .frames import Auction, Claim, Frame, Offer, Shortage, Turn
from .rules import Rules
from .sentence import Sentence

HOUSES = 32
HOTELS = 12
HOTEL = 5
#: the reading of the rules that new games follow; each game keeps the one it began with [SHORT-5]
RULES_VERSION = 2
#: a card's key is its deck times this, plus its place in the edition's list
DECK_STEP = 100


@dataclass(slots=True)
class State:
    """The whole state of a game [SETUP-6, BANK-3, CARD-4].

    Money in whole units.  ``owner`` is -1 for the Bank; ``buildings`` is 0 to
    4 houses, 5 a hotel.  ``decks`` are card keys, the next one first;
    ``known`` counts the cards at the bottom that every player has seen.  ``bank`` is the
    Bank's balance, negative by what it has paid out; with the players' cash
    and the pot it sums to 0.  ``jail_turns`` is -1 outside Jail.
    ``rules_version`` is that of the rules the game began with, so that old logs still fit.
    """

    rules: Rules
    board: Board
    seed: int
    draws: list[int]
    version: int
    order: list[int]
    current: int
    round: int
    turn: int
    doubles: int
    dice: tuple[int, ...]
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
    known: list[int]
    next_id: int
    time_called: bool
    rules_version: int = RULES_VERSION
    claims: list[Claim] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)

    @property
    def top(self) -> Frame:
        """The pending frame."""
        return self.stack[-1]

    @property
    def players(self) -> int:
        return len(self.cash)

    @property
    def over(self) -> bool:
        return self.stack[-1].kind == "over"

    def living(self) -> list[int]:
        """The players still in, in seating order."""
        return [p for p, alive in enumerate(self.alive) if alive]

    def others(self, player: int) -> list[int]:
        """The other players still in, in playing order from the left of ``player``."""
        order = self.order
        at = order.index(player)
        return [p for p in order[at + 1 :] + order[:at] if self.alive[p]]

    def deeds(self, player: int) -> list[int]:
        """Board indexes of a player's deeds, in board order."""
        owner = self.owner
        return [s for s in self.board.deeds if owner[s] == player]

    def owns_set(self, player: int, space: int) -> bool:
        """Whether the player owns every deed of the space's group."""
        owner = self.owner
        for mate in self.board.group_members[space]:  # noqa: SIM110 (a loop is twice as fast as all())
            if owner[mate] != player:
                return False
        return True

    def builds_on(self, player: int, space: int) -> bool:
        """Whether the player owns enough of the space's set to build there [BUILD-1, BUILD-15]."""
        if self.rules.build_on == "set":
            return self.owns_set(player, space)
        group_members = self.board.group_members[space]
        return 2 * sum(self.owner[mate] == player for mate in group_members) > len(group_members)

    def held_of(self, player: int, space: int) -> tuple[int, ...]:
        """The members of the space's group that the player owns, in board order."""
        owner = self.owner
        return tuple([mate for mate in self.board.group_members[space] if owner[mate] == player])

    def in_jail(self, player: int) -> bool:
        return self.jail_turns[player] >= 0

    def offer(self, number: int) -> Offer | None:
        for offer in self.offers:
            if offer.id == number:
                return offer
        return None

    def clone(self) -> State:
        """An independent copy; immutable parts (rules, board, frames) are shared."""
        new = object.__new__(State)
        new.rules = self.rules
        new.board = self.board
        new.seed = self.seed
        new.draws = self.draws[:]
        new.version = self.version
        new.order = self.order[:]
        new.current = self.current
        new.round = self.round
        new.turn = self.turn
        new.doubles = self.doubles
        new.dice = self.dice
        new.cash = self.cash[:]
        new.bank = self.bank
        new.pot = self.pot
        new.position = self.position[:]
        new.placed = self.placed[:]
        new.lapped = self.lapped[:]
        new.jail_turns = self.jail_turns[:]
        new.alive = self.alive[:]
        new.fallen = self.fallen[:]
        new.auto_claim = self.auto_claim[:]
        new.salaries = self.salaries[:]
        new.cards = [held[:] for held in self.cards]
        new.owner = self.owner[:]
        new.buildings = self.buildings[:]
        new.mortgaged = self.mortgaged[:]
        new.houses_left = self.houses_left
        new.hotels_left = self.hotels_left
        new.decks = [deck[:] for deck in self.decks]
        new.known = self.known[:]
        new.next_id = self.next_id
        new.time_called = self.time_called
        new.rules_version = self.rules_version
        new.claims = self.claims[:]
        new.offers = self.offers[:]
        new.stack = self.stack[:]
        return new

    def problems(self) -> list[str]:
        """Every broken invariant, as sentences; [] is a healthy state."""
        return [
            *self._money(),
            *self._deeds(),
            *self._buildings(),
            *self._cards(),
            *self._pending(),
        ]

    def _money(self) -> list[str]:
        out = []
        if sum(self.cash) + self.bank + self.pot != 0:
            out.append(f"money is not conserved: off by {sum(self.cash) + self.bank + self.pot}")
        out += [f"player {p} has negative cash {c}" for p, c in enumerate(self.cash) if c < 0]
        if self.pot < 0:
            out.append("the pot is negative")
        return out

    def _deeds(self) -> list[str]:
        out = []
        for s, owner in enumerate(self.owner):
            if owner == BANK and not self.mortgaged[s]:
                continue
            deed = self.board.spaces[s].is_deed
            if owner != BANK and (not deed or not 0 <= owner < self.players):
                out.append(f"space {s} has an impossible owner {owner}")
            elif owner != BANK and not self.alive[owner]:
                out.append(f"space {s} is owned by player {owner}, who is out")
            if self.mortgaged[s] and not deed:
                out.append(f"space {s} is mortgaged but is no deed")
            if self.mortgaged[s] and self.buildings[s]:
                out.append(f"space {s} is mortgaged and built on")
        if any(self.cash[p] for p in range(self.players) if not self.alive[p]):
            out.append("a player who is out has cash")
        return out

    def _buildings(self) -> list[str]:
        out: list[str] = []
        buildings = self.buildings
        hotels = buildings.count(HOTEL)
        houses = sum(buildings) - HOTEL * hotels
        if self.rules.building_supply == "limited":
            if houses + self.houses_left != HOUSES or self.houses_left < 0:
                out.append(f"{houses} houses on the board and {self.houses_left} in the Bank")
            if hotels + self.hotels_left != HOTELS or self.hotels_left < 0:
                out.append(f"{hotels} hotels on the board and {self.hotels_left} in the Bank")
        limit = self.rules.houses_for_hotel
        for group in self.board.groups.values():
            levels, name = [buildings[s] for s in group.members], group.name
            if not any(levels):
                continue
            whole = self.rules.build_on == "set"
            owners = {self.owner[s] for s in group.members if buildings[s]}
            if len(owners) > 1 or not all(self.builds_on(p, group.members[0]) for p in owners):
                out.append(
                    Sentence("{group} has buildings, but nobody owns enough of it", group=name)
                )
            clear = self.rules.mortgage_requires_clear == "street"
            if whole and not clear and any(self.mortgaged[s] for s in group.members):
                out.append(Sentence("{group} has buildings and a mortgage", group=name))
            if any(s not in self.board.streets for s in group.members):
                out.append(Sentence("{group} cannot be built on", group=name))
            if any(limit < level < HOTEL or not 0 <= level <= HOTEL for level in levels):
                out.append(
                    Sentence("{group} has an impossible level: {levels}", group=name, levels=levels)
                )
            steps = [min(level, limit + 1) for level in levels]
            # streets won beside built ones have no buildings [BUILD-15]
            if whole and self.rules.even_build and max(steps) - min(steps) > 1:
                out.append(
                    Sentence("{group} is built unevenly: {levels}", group=name, levels=levels)
                )
        return out

    def _cards(self) -> list[str]:
        out = []
        places = [key for deck in self.decks for key in deck]
        places += [key for held in self.cards for key in held]
        wanted = [
            d * DECK_STEP + i for d, deck in enumerate(self.board.decks) for i in range(len(deck))
        ]
        if sorted(places) != wanted:
            out.append("a card is missing or in two places")
        for player, held in enumerate(self.cards):
            if held and not self.alive[player]:
                out.append(f"player {player} is out and holds a card")
            for key in held:
                if self.board.decks[key // DECK_STEP][key % DECK_STEP].kind != "jail_free":
                    out.append(f"player {player} holds a card that cannot be kept")
        out += [
            f"deck {d} knows {self.known[d]} cards of {len(deck)}"
            for d, deck in enumerate(self.decks)
            if not 0 <= self.known[d] <= len(deck)
        ]
        return out

    def _pending(self) -> list[str]:
        out = []
        if not self.stack:
            return ["nothing is pending"]
        if self.stack[-1].kind != "over" and not isinstance(self.stack[0], Turn):
            out.append("there is no turn under what is pending")
        if sorted(self.order) != list(range(self.players)):
            out.append("the playing order does not name every player once")
        for frame in self.stack:
            player = getattr(frame, "player", BANK)
            lost = isinstance(frame, Turn) and frame.over
            if player != BANK and not self.alive[player] and not lost:
                out.append(f"a {frame.kind} waits for player {player}, who is out")
            if isinstance(frame, Auction) and frame.leader != BANK and not self.alive[frame.leader]:
                out.append("a player who is out leads an auction")
            if isinstance(frame, Shortage) and len(frame.plans) != self.players:
                out.append("a demand for buildings does not list every player")
        for offer in self.offers:
            if not (self.alive[offer.player] and self.alive[offer.partner]):
                out.append(f"offer {offer.id} concerns a player who is out")
        for claim in self.claims:
            if not (self.alive[claim.owner] and self.alive[claim.debtor]):
                out.append(f"claim {claim.id} concerns a player who is out")
        out += [
            f"player {p} is in Jail but stands on {self.position[p]}"
            for p in range(self.players)
            if self.jail_turns[p] >= 0 and self.alive[p] and self.position[p] != 10
        ]
        return out


#: names of the fields that a save holds besides rules and board
STATE_FIELDS = tuple(f.name for f in fields(State) if f.name not in ("rules", "board"))
