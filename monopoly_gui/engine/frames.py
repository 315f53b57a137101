"""Pending decisions, as data: a stack of frames whose last one is current.

Frames, claims and offers are frozen: a changed one replaces the old, so that
copies of a game may share them.  A frame that names players survives
a bankruptcy in part: ``without(player)`` gives the remaining frame, or
None where nothing is left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, Self, TypeAlias

from .actions import Bundle
from .board import MAX_PLAYERS, SIZE


class OfOnePlayer:
    """A frame that goes with its player."""

    __slots__ = ()
    player: int

    def without(self, player: int) -> Self | None:
        return None if player == self.player else self


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's turn; ``phase`` is roll (the dice are to be thrown) or end.

    ``again`` says that doubles earned another throw; ``rolled`` that dice were
    thrown in this turn; ``over`` that the turn is lost.
    """

    player: int
    phase: str = "roll"
    again: bool = False
    rolled: bool = False
    over: bool = False
    kind: Literal["turn"] = "turn"

    def without(self, player: int) -> Frame | None:
        return replace(self, over=True) if player == self.player else self


def _turns(phase: str, again: bool, rolled: bool = True) -> tuple[Turn, ...]:
    return tuple(Turn(player, phase, again, rolled) for player in range(MAX_PLAYERS))


#: turns by player, made once: begun, on the move without and with another throw to come,
#: then that throw or the end
BEGUN = _turns("roll", again=False, rolled=False)
MOVING = _turns("moving", again=False)
MOVING_AGAIN = _turns("moving", again=True)
THROW_AGAIN = _turns("roll", again=True)
MOVED = _turns("end", again=False)


@dataclass(frozen=True, slots=True)
class Advance(OfOnePlayer):
    """Steps still to go, once the fine is paid [JAIL-14]."""

    player: int
    steps: int
    kind: Literal["advance"] = "advance"


@dataclass(frozen=True, slots=True)
class Arrival(OfOnePlayer):
    """A space just reached, to be acted on; ``factor``, ``fresh``: a card's rent rule [CARD-7]."""

    player: int
    space: int
    factor: int = 1
    fresh: bool = False
    kind: Literal["arrival"] = "arrival"


#: plain arrivals by player and space, made once
ARRIVALS = tuple(
    tuple(Arrival(player, space) for space in range(SIZE)) for player in range(MAX_PLAYERS)
)


@dataclass(frozen=True, slots=True)
class ChooseMove(OfOnePlayer):
    """The bus or a triple: the player picks one of the targets [SPEED-1]."""

    player: int
    targets: tuple[int, ...]
    why: str
    kind: Literal["choose_move"] = "choose_move"


@dataclass(frozen=True, slots=True)
class SecondMove(OfOnePlayer):
    """Mr. Monopoly's second move, after the first is settled [SPEED-1]."""

    player: int
    kind: Literal["second_move"] = "second_move"


@dataclass(frozen=True, slots=True)
class Purchase(OfOnePlayer):
    """Buy the deed, or leave it to the auction [BUY-1]."""

    player: int
    space: int
    kind: Literal["purchase"] = "purchase"


@dataclass(frozen=True, slots=True)
class Auction:
    """A deed, or scarce buildings (``building`` house or hotel), under the hammer.

    ``passed`` and ``out`` are bit masks of players: who lets the present bid
    stand, and who lets every later one stand.  ``bidders`` limits who may bid
    (empty: everyone).  ``spot`` is the street named with the highest bid.
    ``turn`` is whose bid it is in round-robin order, -1 in open order.
    """

    space: int
    building: str = ""
    count: int = 1
    high: int = 0
    leader: int = -1
    spot: int = -1
    passed: int = 0
    out: int = 0
    bidders: tuple[int, ...] = ()
    turn: int = -1
    kind: Literal["auction"] = "auction"

    def without(self, player: int) -> Frame | None:
        if player == self.leader:
            return replace(self, leader=-1, high=0, spot=-1, out=self.out | 1 << player)
        return replace(self, out=self.out | 1 << player)


@dataclass(frozen=True, slots=True)
class Deliver(OfOnePlayer):
    """The lot of an auction, handed over once it is paid for [AUCT-6]."""

    player: int
    space: int
    building: str = ""
    count: int = 1
    amount: int = 0
    kind: Literal["deliver"] = "deliver"


@dataclass(frozen=True, slots=True)
class Shortage:
    """Scarce buildings: the claims, then sale or auction [SUPPLY-5].

    ``plans[player]`` are the streets that player wants to build on, in order;
    ``waiting`` is a bit mask of players yet to answer; ``rest`` is the rest of
    the first player's plan; ``exchange`` is a street whose hotel
    becomes houses once the buyers are served (-1: none).
    """

    player: int
    building: str
    plans: tuple[tuple[int, ...], ...]
    waiting: int
    rest: tuple[int, ...] = ()
    exchange: int = -1
    kind: Literal["shortage"] = "shortage"

    def without(self, player: int) -> Frame | None:
        plans = tuple(() if p == player else plan for p, plan in enumerate(self.plans))
        mine = player == self.player
        return replace(
            self,
            plans=plans,
            waiting=self.waiting & ~(1 << player),
            rest=() if mine else self.rest,
            exchange=-1 if mine else self.exchange,
        )


@dataclass(frozen=True, slots=True)
class Debt:
    """Money owed, ``amount`` to each creditor in order (-1: the Bank) [DEBT-1].

    ``claim`` is the id of the rent claim it comes from, 0 if from none.
    """

    player: int
    creditors: tuple[int, ...]
    amount: int
    reason: str
    space: int = -1
    opened: bool = False
    claim: int = 0
    kind: Literal["debt"] = "debt"

    def without(self, player: int) -> Frame | None:
        if player == self.player:
            return None
        left = tuple(c for c in self.creditors if c != player)
        return replace(self, creditors=left) if left else None


@dataclass(frozen=True, slots=True)
class TaxChoice(OfOnePlayer):
    """A share of one's worth or the fixed tax [TAX-2]."""

    player: int
    space: int
    kind: Literal["tax_choice"] = "tax_choice"


@dataclass(frozen=True, slots=True)
class CardChoice(OfOnePlayer):
    """Pay the fine on the card, or draw from the other deck [CARD-2]."""

    player: int
    deck: int
    card: int
    kind: Literal["card_choice"] = "card_choice"


@dataclass(frozen=True, slots=True)
class Received(OfOnePlayer):
    """Mortgaged deeds that came to a new owner, each to be settled [MORT-7].

    ``paid`` are those whose interest is already paid (``always_10_first``).
    """

    player: int
    spaces: tuple[int, ...]
    paid: tuple[int, ...] = ()
    kind: Literal["received"] = "received"


@dataclass(frozen=True, slots=True)
class Estate:
    """Deeds the Bank auctions one by one, in board order [BANKR-5]."""

    spaces: tuple[int, ...]
    kind: Literal["estate"] = "estate"

    def without(self, player: int) -> Frame | None:
        return self


@dataclass(frozen=True, slots=True)
class Over:
    """The end: the players' places and worths [END-1].

    ``places`` from 1, in the order of the ranking: equals share one.  Old saves have no places;
    there nobody shares.
    """

    ranking: tuple[int, ...]
    worths: tuple[int, ...]
    why: str
    places: tuple[int, ...] = ()
    kind: Literal["over"] = "over"

    def place(self, at: int) -> int:
        """The place of the player at this index of the ranking."""
        return self.places[at] if self.places else at + 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The winner, or the players who share the win [SHORT-2]."""
        return tuple(p for at, p in enumerate(self.ranking) if self.place(at) == 1)

    def without(self, player: int) -> Frame | None:
        return self


Frame: TypeAlias = (
    Turn
    | Advance
    | Arrival
    | ChooseMove
    | SecondMove
    | Purchase
    | Auction
    | Deliver
    | Shortage
    | Debt
    | TaxChoice
    | CardChoice
    | Received
    | Estate
    | Over
)


@dataclass(frozen=True, slots=True)
class Claim:
    """An unclaimed right to rent; it lapses when dice fall in turn ``until`` or later."""

    id: int
    owner: int
    debtor: int
    space: int
    amount: int
    until: int
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A standing trade offer; ``agreed`` waits for an idle moment to be carried out.

    ``owed`` is the debt that it ``settles`` (0 where that is not known);
    ``lent`` are those of its deeds that were mortgaged when it was made.
    """

    id: int
    player: int
    partner: int
    give: Bundle
    get: Bundle
    settles: bool = False
    agreed: bool = False
    owed: int = 0
    lent: tuple[int, ...] = ()
