"""Deals: what they change for both sides, and the price that splits the gain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.flow.worth import interest
from ..engine.state import State
from .appraisal import Appraisal
from .tables import GroupWorth

#: what a Get Out of Jail Free card is worth, as a multiple of the fine
_CARD = 0.7
#: prices are multiples of this
_UNIT = 5


class Deal(NamedTuple):
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
        return Gains(*self.both(price))

    def both(self, price: int) -> tuple[float, float]:
        """The player's and the partner's gain."""
        mine, yours = self._holdings
        my_cash, your_cash = self._cash
        my_worth, your_worth = self._worths
        my_change = mine.worth(my_cash - price) - my_worth
        your_change = yours.worth(your_cash + price) - your_worth
        my_rivalry, your_rivalry = self._rivalry
        return my_change - my_rivalry * your_change, your_change - your_rivalry * my_change


def _dues(seen: Appraisal, mask: int) -> int:
    mask &= seen.mortgaged
    total = 0
    while mask:
        low = mask & -mask
        total += interest(seen.state, low.bit_length() - 1)
        mask ^= low
    return total


class Prices:
    """The prices at which a deal could be made; the more the player pays, the less is gained.

    ``spend`` is the most the player will pay; ``least`` is what deeds must
    fetch that only money is given for.  ``possible`` says whether some price
    leaves both better off.
    """

    __slots__ = ("_deal", "_even", "_high", "_low", "_scales", "possible")

    def __init__(self, seen: Appraisal, deal: Deal, spend: int, least: int = 0) -> None:
        self._deal = deal
        self._low = -max(0, seen.state.cash[deal.partner] - _dues(seen, deal.give))
        self._high = spend - _dues(seen, deal.get)
        if not deal.get:
            self._high = min(self._high, -least)
        elif not deal.give:
            self._low = max(self._low, least)
        self.possible = self._low <= self._high
        if self.possible:
            self._scales = Scales(seen, deal)
            self._even = self._find(0.5, self._low, self._high)
            self.possible = self._pleases(self._even) or self._pleases(self._even + _UNIT)

    def _pleases(self, price: int) -> bool:
        mine, theirs = self._scales.both(price)
        return mine > 0 and theirs > 0

    def at_share(self, share: float) -> tuple[Deal, Gains] | None:
        """The deal at the price that leaves the player this share of the joint gain.

        None where that does not leave both better off.
        """
        if not self.possible:
            return None
        low, high = (self._low, self._even) if share >= 0.5 else (self._even, self._high)
        # a figure people use, rounded to the player's liking
        price = max(self._low, self._find(share, low, high) // _UNIT * _UNIT)
        found = self._scales.gains(price)
        if found.mine <= 0 or found.theirs <= 0:
            return None
        deal = self._deal
        return Deal(deal.player, deal.partner, deal.give, deal.get, price, deal.cards), found

    def _find(self, share: float, low: int, high: int) -> int:
        """The highest price between two at which the player still has the share."""
        if high - low < _UNIT:
            return low
        weigh, rest = self._scales.both, 1 - share
        mine, theirs = weigh(low)
        left = rest * mine - share * theirs
        if left <= 0:
            return low
        mine, theirs = weigh(high)
        right = rest * mine - share * theirs
        if right >= 0:
            return high
        while high - low >= _UNIT:
            # between the line through both ends and the middle, for the slope changes
            guess = low + (high - low) * left / (left - right)
            middle = int((3 * guess + (low + high) / 2) / 4)
            middle = min(max(middle, low + 1), high - 1)
            mine, theirs = weigh(middle)
            excess = rest * mine - share * theirs
            if excess > 0:
                low, left = middle, excess
            else:
                high, right = middle, excess
        return low


class Piece(NamedTuple):
    """Deeds of one group that could change hands.

    ``gain`` is the joint gain, money apart, as far as it can be told at a glance.
    """

    group: int
    mask: int
    gain: float


def contested(seen: Appraisal, player: int) -> list[tuple[GroupWorth, int]]:
    """Groups sold out and bare of which the player has some, and the player's part of them."""
    own, closed = seen.own[player], seen.free | seen.built
    out = []
    for group in seen.scale.groups:
        mine = own & group.mask
        if mine and mine != group.mask and not group.mask & closed:
            out.append((group, mine))
    return out


def pieces(
    seen: Appraisal, player: int, partner: int, groups: list[tuple[GroupWorth, int]]
) -> tuple[list[Piece], list[Piece]]:
    """What two players could want of each other in contested groups: the first's, the other's.

    A piece completes the taker's group, or leaves one deed of it with one rival.
    """
    wants, gives = [], []
    theirs = seen.own[partner]
    for group, mine in groups:
        yours = theirs & group.mask
        missing = group.mask & ~(mine | yours)
        if yours and not missing & missing - 1:
            gain = _gain(seen, player, partner, group, mine, yours)
            wants.append(Piece(group.rank, yours, gain))
            gain = _gain(seen, partner, player, group, yours, mine)
            gives.append(Piece(group.rank, mine, gain))
    return wants, gives


def sold_out(state: State, group: GroupWorth) -> bool:
    """Whether no deed of the group is left in the Bank."""
    owner = state.owner
    for s in group.order:  # noqa: SIM110 (a loop is twice as fast as all())
        if owner[s] < 0:
            return False
    return True


def _gain(
    seen: Appraisal, taker: int, giver: int, group: GroupWorth, mine: int, wanted: int
) -> float:
    """What both gain together if the taker gets the wanted part of a group for nothing."""
    parts, both = group.parts, mine | wanted
    taken = parts[both].held - parts[mine].held
    if group.street and both == group.mask:
        held = seen.holdings[taker]
        taken += group.built(max(0, seen.state.cash[taker] - held.owed) + held.pledge)
    rivalry = seen.rivalry
    return taken * (1 - rivalry[giver]) - parts[wanted].held * (1 - rivalry[taker])
