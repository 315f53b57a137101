"""Deals: what they change for both sides, and the price that splits the gain."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.flow.worth import interest
from ..engine.state import State
from .appraisal import Appraisal
from .tables import GroupWorth

#: what a Get Out of Jail Free card is worth, as a multiple of the fine
_CARD = 0.7
#: prices are multiples of this
_UNIT = 5


@dataclass(frozen=True, slots=True)
class Deal:
    """What one player gives another and gets, deeds as masks; ``price`` is paid by the giver.

    ``cards`` are Jail cards got less those given.
    """

    player: int
    partner: int
    give: int
    get: int
    price: int = 0
    cards: int = 0


@dataclass(slots=True)
class Gains:
    """What a deal is worth to both, with the other's gain counted as one's own loss in part."""

    mine: float
    theirs: float

    @property
    def joint(self) -> float:
        return self.mine + self.theirs


def gains(seen: Appraisal, deal: Deal) -> Gains:
    """Both sides' gains if the deal is made."""
    return Scales(seen, deal).gains(deal.price)


class Scales:
    """Weighs a deal's things once, and then any price for them."""

    __slots__ = ("_cash", "_holdings", "_rivalry", "_worths")

    def __init__(self, seen: Appraisal, deal: Deal) -> None:
        me, you = deal.player, deal.partner
        cash = seen.state.cash
        my_cash, your_cash = cash[me], cash[you]
        if seen.mortgaged & (deal.give | deal.get):
            my_cash -= _dues(seen, deal.get)
            your_cash -= _dues(seen, deal.give)
        if deal.cards:
            worth = int(deal.cards * _CARD * seen.state.board.jail_fine)
            my_cash += worth
            your_cash -= worth
        self._cash = my_cash, your_cash
        self._holdings = (
            seen.after(me, deal.give, deal.get),
            seen.after(you, deal.get, deal.give),
        )
        self._worths = seen.worths[me], seen.worths[you]
        self._rivalry = seen.rivalry[me], seen.rivalry[you]

    def gains(self, price: int) -> Gains:
        """What both gain when the player pays this price."""
        mine, yours = self._holdings
        my_cash, your_cash = self._cash
        my_worth, your_worth = self._worths
        my_change = mine.worth(my_cash - price) - my_worth
        your_change = yours.worth(your_cash + price) - your_worth
        my_rivalry, your_rivalry = self._rivalry
        return Gains(my_change - my_rivalry * your_change, your_change - your_rivalry * my_change)


def _dues(seen: Appraisal, mask: int) -> int:
    mask &= seen.mortgaged
    total = 0
    while mask:
        low = mask & -mask
        total += interest(seen.state, low.bit_length() - 1)
        mask ^= low
    return total


def priced(seen: Appraisal, deal: Deal, share: float, spend: int) -> tuple[Deal, Gains] | None:
    """The deal at the price that leaves the player this share of the joint gain.

    ``spend`` is the most the player will pay.  None where no price leaves
    both sides better off.
    """
    state = seen.state
    most = max(0, state.cash[deal.partner] - _dues(seen, deal.give))
    low = -most
    high = max(0, spend - _dues(seen, deal.get))
    scales = Scales(seen, deal)
    while high - low >= _UNIT:
        middle = (low + high) // 2
        found = scales.gains(middle)
        if found.mine > share * found.joint:
            low = middle
        else:
            high = middle
    # a figure people use, rounded to the player's liking
    price = max(-most, low // _UNIT * _UNIT)
    found = scales.gains(price)
    if found.mine <= 0 or found.theirs <= 0:
        return None
    return _at(deal, price), found


def _at(deal: Deal, price: int) -> Deal:
    return Deal(deal.player, deal.partner, deal.give, deal.get, price, deal.cards)


@dataclass(frozen=True, slots=True)
class Piece:
    """Deeds that could go from one player to another to their profit."""

    mask: int
    #: the two sides' change of worth, without money
    taker: float
    giver: float


def pieces(seen: Appraisal, taker: int, giver: int) -> list[Piece]:
    """What the taker would want of the giver's: to complete or nearly complete a group."""
    out = []
    theirs, mine, cash = seen.own[giver], seen.own[taker], seen.state.cash
    for group in seen.scale.groups:
        mask = theirs & group.mask
        if not mask or not mine & group.mask or mask == group.mask:
            continue
        wanted = _wanted(seen, group, mine & group.mask, mask)
        if wanted:
            taken = seen.after(taker, 0, wanted).worth(cash[taker]) - seen.worths[taker]
            given = seen.after(giver, wanted, 0).worth(cash[giver]) - seen.worths[giver]
            out.append(Piece(wanted, taken, given))
    return out


def sold_out(state: State, group: GroupWorth) -> bool:
    """Whether no deed of the group is left in the Bank."""
    owner = state.owner
    for s in group.order:  # noqa: SIM110 (a loop is twice as fast as all())
        if owner[s] < 0:
            return False
    return True


def _wanted(seen: Appraisal, group: GroupWorth, mine: int, theirs: int) -> int:
    """All of the other's, where it completes the group or leaves one rival to ask; else 0."""
    missing = group.mask & ~(mine | theirs)
    if missing and (missing & seen.free or missing & missing - 1):
        return 0
    return 0 if group.mask & seen.built else theirs
