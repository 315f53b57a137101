"""Deals: their effect on both sides, and the price that splits the gain."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import NamedTuple

from ...engine.actions import Bundle
from ...engine.amounts.salaries import measure
from .appraisal import Appraisal
from .deeds import DeedOwners
from .incomes import deeds_of, spaces_of
from .tables import GroupPart, GroupWorth

#: the value of a Get Out of Jail Free card, as a multiple of the fine
_CARD = 0.7
#: the salaries that a partner will soon have to build on what it gets
_SALARIES = 2


class Deal(NamedTuple):
    """A trade of two players, deeds as masks; the giver pays ``price``.

    ``cards`` are Jail cards got less those given.
    """

    player: int
    partner: int
    give: int
    get: int
    price: int = 0
    cards: int = 0

    def at(self, price: int) -> Deal:
        """The deal at another price (much faster than _replace())."""
        player, partner, give, get, _, cards = self
        return Deal(player, partner, give, get, price, cards)


def bundles(deal: Deal) -> tuple[Bundle, Bundle]:
    """The two bundles of the player: given and received."""
    give = Bundle(max(0, deal.price), spaces_of(deal.give))
    get = Bundle(max(0, -deal.price), spaces_of(deal.get))
    return give, get


@dataclass(slots=True)
class Gains:
    """The gains of both sides, each less a share of the other's."""

    mine: float
    theirs: float

    @property
    def joint(self) -> float:
        return self.mine + self.theirs


def gains(appraisal: Appraisal, deal: Deal, rivalry: float = 1.0) -> Gains:
    """Both sides' gains from the deal; ``rivalry`` is the weight of the partner's as a rival."""
    return Scales(appraisal, deal, rivalry).gains(deal.price)


def surplus(appraisal: Appraisal, deal: Deal) -> float:
    """The worth of the deal to the partner beyond its payment, with the next salaries to build."""
    partner, board = deal.partner, appraisal.state.board
    cash = appraisal.state.cash[partner] + _SALARIES * measure(board)
    after = appraisal.after(partner, deal.get, deal.give)
    return after.worth(cash + deal.price) - appraisal.holdings[partner].worth(cash)


class Scales:
    """Weighs a deal's items once, and then any price for them."""

    __slots__ = ("_cash", "_holdings", "_rivalry", "_worths")

    def __init__(self, appraisal: Appraisal, deal: Deal, rivalry: float = 1.0) -> None:
        me, you, give, get, _, cards = deal
        cash = appraisal.state.cash
        my_cash, your_cash = cash[me], cash[you]
        if appraisal.mortgaged & (give | get):
            my_cash -= _dues(appraisal, get)
            your_cash -= _dues(appraisal, give)
        if cards:
            worth = int(cards * _CARD * appraisal.state.board.jail_fine)
            my_cash += worth
            your_cash -= worth
        self._cash = my_cash, your_cash
        self._holdings = (
            appraisal.after(me, give, get),
            appraisal.after(you, get, give),
        )
        self._worths = appraisal.worths[me], appraisal.worths[you]
        self._rivalry = rivalry * appraisal.rivalry[me], appraisal.rivalry[you]

    def gains(self, price: int) -> Gains:
        """The gains of both sides when the player pays this price."""
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


def _dues(appraisal: Appraisal, mask: int) -> int:
    """The interest due on received mortgages."""
    pledged = mask & appraisal.mortgaged
    if not pledged:
        return 0
    interest = appraisal.scale.interest
    return sum([interest[s] for s in spaces_of(pledged)])


#: a price and the gains of both at it, the player first (a plain tuple: many are weighed)
Point = tuple[int, float, float]


class Prices:
    """The prices at which a deal could be made; the more the player pays, the less is gained.

    ``spend`` is the most the player will pay, ``lowest`` the least.  ``possible`` turns false
    when it is known that no price leaves both better off.
    """

    __slots__ = ("_deal", "_high", "_low", "_near", "_scales", "_unit", "possible")
    _low: Point
    _high: Point

    def __init__(self, appraisal: Appraisal, deal: Deal, spend: int, lowest: float = -inf) -> None:
        self._deal = deal
        config = appraisal.valuations.config
        self._unit, self._near = config.unit, config.near
        _, partner, give, get, _, _ = deal
        lent = appraisal.mortgaged
        low = -max(
            0, appraisal.state.cash[partner] - (_dues(appraisal, give) if give & lent else 0)
        )
        low = int(max(low, lowest))
        high = spend - (_dues(appraisal, get) if get & lent else 0)
        self.possible = False
        if low > high:
            return
        self._scales = Scales(appraisal, deal)
        mine, theirs = self._scales.both(low)
        self._low = low, mine, theirs
        if mine > 0:
            mine, theirs = self._scales.both(high)
            self._high = high, mine, theirs
            self.possible = theirs > 0

    def at_share(self, share: float) -> tuple[Deal, Gains] | None:
        """The deal at the price that leaves the player this share of the joint gain.

        None where that does not leave both better off.
        """
        if not self.possible:
            return None
        # a figure people use, rounded to the player's liking
        price = max(self._low[0], self._find(share)[0] // self._unit * self._unit)
        mine, theirs = self._scales.both(price)
        if mine <= 0 or theirs <= 0:
            # where both gain the same, one of them loses only if there is nothing to gain
            _even, mine, theirs = self._find(0.5)
            self.possible = mine > 0 and theirs > 0
            return None
        return self._deal.at(price), Gains(mine, theirs)

    def _find(self, share: float) -> Point:
        """About the highest price at which the player still has the share.

        Where even the ends leave the player less, or more, it is that end.
        """
        keep = 1 - share
        low, low_mine, low_theirs = self._low
        left = keep * low_mine - share * low_theirs
        if left <= 0:
            return self._low
        high, high_mine, high_theirs = self._high
        right = keep * high_mine - share * high_theirs
        if right >= 0:
            return self._high
        weigh = self._scales.both
        near = self._near
        while high - low >= near:
            # between the line through both ends and the middle, for the slope changes
            price = low + int((high - low) * (0.75 * left / (left - right) + 0.125))
            if price <= low:
                price = low + 1
            if price >= high:
                price = high - 1
            mine, theirs = weigh(price)
            excess = keep * mine - share * theirs
            if excess > 0:
                low, low_mine, low_theirs, left = price, mine, theirs, excess
            else:
                high, high_mine, high_theirs, right = price, mine, theirs, excess
        if low_mine > 0 and low_theirs > 0:
            return low, low_mine, low_theirs
        return high, high_mine, high_theirs


class SetFragment(NamedTuple):
    """Deeds of one group that could change hands.

    ``gain`` is a quick estimate of the joint gain without money.
    """

    group: int
    mask: int
    gain: float


def contested_groups(appraisal: Appraisal, player: int) -> list[tuple[GroupWorth, int]]:
    """Groups sold out to the player and others, and the player's part of them."""
    return appraisal.deeds.contested(player)


def set_fragments(
    appraisal: Appraisal, player: int, partner: int, groups: list[tuple[GroupWorth, int]]
) -> tuple[list[SetFragment], list[SetFragment]]:
    """The deeds of contested groups that each of two players could want from the other.

    A fragment completes the taker's group, or leaves one deed of it with one rival.
    """
    wants, gives = [], []
    theirs = appraisal.own[partner]
    for group, mine in groups:
        mask = group.mask
        yours = theirs & mask
        if not yours:
            continue
        missing = mask & ~(mine | yours)
        if not missing & missing - 1:
            gain = _gain(appraisal, player, partner, group, mine, yours)
            wants.append(SetFragment(group.rank, yours, gain))
            gain = _gain(appraisal, partner, player, group, yours, mine)
            gives.append(SetFragment(group.rank, mine, gain))
    return wants, gives


def _gain(
    appraisal: Appraisal, taker: int, giver: int, group: GroupWorth, mine: int, wanted: int
) -> float:
    """The joint gain if the taker gets the wanted fragment of a group for nothing."""
    parts, both = group.parts, mine | wanted
    taken = parts[both].held - parts[mine].held
    built_on = group if both == group.mask else group.subs.get(both)
    if group.street and built_on:
        held = appraisal.holdings[taker]
        funds = max(0, appraisal.state.cash[taker] - held.owed) + held.pledge
        taken += built_on.grown(0, min(built_on.best, funds / group.cost))
    rivalry = appraisal.rivalry
    return taken * (1 - rivalry[giver]) - parts[wanted].held * (1 - rivalry[taker])


class BareDeeds(NamedTuple):
    """Deeds of unbuilt groups that two players can trade without completing a set.

    ``wants`` and ``gives`` bring the first and the other nearer to a set; the first owns nothing in
    the groups of ``fresh``, the other nothing in those of ``spare``. The last two are masks.
    """

    wants: list[SetFragment]
    gives: list[SetFragment]
    fresh: list[int]
    spare: list[int]

    def turned(self) -> BareDeeds:
        """The deal from the other side."""
        return BareDeeds(self.gives, self.wants, self.spare, self.fresh)


def bare_deeds(appraisal: Appraisal, player: int, partner: int) -> BareDeeds:
    """The lone deeds of bare groups that two players could trade; not to be changed."""
    if player > partner:
        return _lone(appraisal.deeds, appraisal.built, partner, player).turned()
    return _lone(appraisal.deeds, appraisal.built, player, partner)


@lru_cache(maxsize=64)
def _lone(deeds: DeedOwners, built: int, player: int, partner: int) -> BareDeeds:
    """Cached for both players and for all opponents with one scale."""
    found = BareDeeds([], [], [], [])
    own, free = deeds.own, deeds.free
    takes, others = own[player], own[partner]
    for group in deeds.scale.groups:
        mask = group.mask
        mine, yours = takes & mask, others & mask
        if mask & built or not mine | yours:
            continue
        if not mine:
            if yours != mask:
                found.fresh.extend(deeds_of(yours))
            continue
        if not yours:
            if mine != mask:
                found.spare.extend(deeds_of(mine))
            continue
        parts, more = group.parts, bool(mask & free)
        had, left = _part(parts, mine, more), _part(parts, yours, more)
        for here, there, start, end, set_fragments in (
            (mine, yours, had, left, found.wants),
            (yours, mine, left, had, found.gives),
        ):
            for deed in deeds_of(there):
                if here | deed == mask:
                    continue
                gain = _part(parts, here | deed, more) - start
                gain += _part(parts, there ^ deed, more) - end
                set_fragments.append(SetFragment(group.rank, deed, gain))
    return found


def bargaining_chips(appraisal: Appraisal, deeds: list[int]) -> list[SetFragment]:
    """Lone deeds, as masks, that can serve in later trades."""
    groups, group_of = appraisal.scale.groups, appraisal.scale.group_of
    return [SetFragment(groups[group_of[spaces_of(deed)[0]]].rank, deed, 0.0) for deed in deeds]


def spare_deeds(appraisal: Appraisal, spare: list[int]) -> list[tuple[int, int]]:
    """The clear ones among these deeds, to pay with: (price, mask)."""
    spaces, mortgaged = appraisal.state.board.spaces, appraisal.mortgaged
    return [(spaces[spaces_of(deed)[0]].price, deed) for deed in spare if not deed & mortgaged]


def _part(parts: dict[int, GroupPart], mask: int, more: bool) -> float:
    """The value of some deeds of a group short of the set; ``more`` if the Bank still has some."""
    if not mask:
        return 0.0
    part = parts[mask]
    return part.free if more else part.held
