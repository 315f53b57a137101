"""Buying deeds: at the list price, and at auction."""

from dataclasses import dataclass

from ..engine.actions import Bid, Buy, Decline, Pass
from ..engine.amounts.bids import next_bid
from ..engine.amounts.mortgages import unmortgage_cost
from ..engine.board import BANK
from ..engine.flow.timing import may_mortgage
from ..engine.frames import Auction, Purchase
from ..engine.sentence import mark
from ..engine.state import State
from .bargaining.price_limits import FAIR, makes_set
from .bargaining.threshold import highest_affordable
from .raising import CashSource, cheap_mortgages
from .valuation.appraisal import appraise, committed_cash
from .valuation.bot_config import BotConfig
from .valuation.outlook import Outlook
from .valuation.sets import Choice
from .valuation.valuation_cache import ValuationCache

#: the limit of the search for a bid as a multiple of the price, and its precision: in
#: money this many halvings, else a tolerance in the chance of winning
_DEAREST = 4
_HALVINGS = 6
_EVEN = 0.002
#: the cost of a mortgage, and the hammer price of a deed where a player is out of money
_INTEREST = 0.125
_CHEAPER = 0.8
#: the least chance of winning for which mortgages are taken up
_MARGIN = 0.002


THRIFT = mark("I’d rather keep the money.")


def is_too_dear(state: State, player: int, space: int, config: BotConfig, price: int = -1) -> bool:
    """Whether a deed would use up the reserve, at its list price if none is named.

    A deed that makes a set, brings one nearer or keeps one from a rival is worth it.
    """
    cost = state.board.spaces[space].price if price < 0 else price
    left = state.cash[player] - committed_cash(state, player) - cost
    if left >= config.keeps:
        return False
    owners = {state.owner[mate] for mate in state.board.group_members[space] if mate != space}
    return player not in owners and (len(owners) > 1 or BANK in owners)


def personality_bid(
    state: State, player: int, frame: Auction, choice: Choice, config: BotConfig
) -> Choice:
    """A bid in the personality's way: thrift passes, creeping adds ten, a leap goes to the price.

    A leap goes as far as the list price or what there is to pay with; all else stays
    within what it would have bid anyway.
    """
    action, said = choice
    if not isinstance(action, Bid):
        return choice
    lowest = next_bid(state, frame, player)
    if config.keeps and is_too_dear(state, player, frame.space, config, lowest):
        return Pass(player, True), THRIFT
    if config.bidding == "creep":
        step = frame.high + 2 * config.unit if frame.leader != BANK else lowest
        return Bid(player, min(action.amount, max(lowest, step))), said
    price = state.board.spaces[frame.space].price
    if config.bidding == "jump" and action.amount < price and not state.mortgaged[frame.space]:
        means = state.cash[player] - committed_cash(state, player)
        return Bid(player, max(action.amount, min(price, means))), mark(
            "Let’s see who dares to go higher."
        )
    return choice


@dataclass(slots=True)
class Buyer:
    """Buys and bids for one player."""

    valuations: ValuationCache
    outlook: Outlook | None = None
    #: the seats of people: with them there is a limit to what a lone deed is worth
    people: frozenset[int] = frozenset()
    #: the auction with a known limit: turn, space, and the limit
    _turn: int = -1
    _space: int = -1
    _limit: int = 0
    #: the turn in which mortgages are taken for a deed on sale
    _pledging: int = -1

    def purchase(self, state: State, player: int, frame: Purchase) -> Choice:
        """Buy every affordable deed; mortgage lone deeds to make or block a set."""
        price = state.board.spaces[frame.space].price
        short = price - state.cash[player]
        if short <= 0:
            return Buy(player), ""
        if self._crucial(state, frame.space) or self._worth_mortgages(state, player, frame.space):
            ways = self._cash_sources(state, player, frame.space)
            if sum(way.money for way in ways) >= short:
                return ways[0].action(player), mark("It pays for the property.")
        return Decline(player), mark("I don’t have the cash for it.")

    def bid(self, state: State, player: int, frame: Auction) -> Choice:
        """Raise in steps up to the deed's value, or pass for good."""
        if (self._turn, self._space) != (state.turn, frame.space):
            self._turn, self._space = state.turn, frame.space
            self._limit = self._worth(state, player, frame.space)
        lowest = next_bid(state, frame, player)
        debts = committed_cash(state, player)
        cash = state.cash[player] - debts
        limit, price = self._limit, state.board.spaces[frame.space].price
        if cash < lowest <= limit and self._crucial(state, frame.space):
            ways = self._cash_sources(state, player, frame.space)
            if cash + sum(way.money for way in ways) >= lowest:
                return ways[0].action(player), mark("To keep bidding.")
        limit = min(limit, cash)
        if lowest > limit:
            return Pass(player, True), mark("That’s as high as I’ll go.")
        if frame.leader < 0:
            rival = max(state.cash[p] for p in state.others(player))
            wished = min(3 * price, 2 * rival) // 4
        else:
            wished = frame.high + max(price // 8, (limit - frame.high) // 4)
        return Bid(player, min(limit, max(lowest, wished))), ""

    def _worth_mortgages(self, state: State, player: int, space: int) -> bool:
        """Whether the deed on credit is better than seeing the keenest rival get it cheaper."""
        outlook = self.outlook
        if outlook is None or not outlook.applies(state):
            return False
        if self._pledging == state.turn:
            return True
        price = state.board.spaces[space].price
        short = price - state.cash[player]
        mine = outlook.won(state, player, space, price + int(_INTEREST * short))[player]
        cheaper = int(_CHEAPER * price)
        others = (
            outlook.won(state, rival, space, min(cheaper, state.cash[rival]))[player]
            for rival in state.others(player)
        )
        if mine <= min(others) + _MARGIN:
            return False
        self._pledging = state.turn
        return True

    def _crucial(self, state: State, space: int) -> bool:
        """Whether a player holds all the rest of the set, and the deed is worth mortgages."""
        owner = state.owner
        holders = {owner[mate] for mate in state.board.group_members[space] if mate != space}
        return self.valuations.config.mortgage_to_buy and len(holders) == 1 and BANK not in holders

    def _cash_sources(self, state: State, player: int, space: int) -> list[CashSource]:
        """Mortgages to pay for a deed, those in its own group last, as that may be built on."""
        if not may_mortgage(state, player):
            return []
        group_members = state.board.group_members[space]
        ways = cheap_mortgages(
            self.valuations.deeds(state), player, self.valuations.mortgaged(state)
        )
        return sorted(ways, key=lambda way: way.space in group_members)

    def _worth(self, state: State, player: int, space: int) -> int:
        """The bid at which winning and losing to the keenest rival are worth the same."""
        price = state.board.spaces[space].price
        if all(state.owner[mate] < 0 for mate in state.board.group_members[space]):
            return int(self.valuations.config.bid * price)
        if self.outlook is not None and self.outlook.applies(state):
            return self._indifferent(self.outlook, state, player, space)
        worth = self._even(state, player, space)
        if self.people and not any(makes_set(state, p, (space,)) for p in state.living()):
            worth = min(worth, int(FAIR * price))
        worth = max(worth, int(self.valuations.config.bid * price))
        return worth - unmortgage_cost(state, space) if state.mortgaged[space] else worth

    def _even(self, state: State, player: int, space: int) -> int:
        """The break-even bid in money; cash paid for a deed cannot buy houses."""
        seen, bit, cash = appraise(state, self.valuations), 1 << space, state.cash
        mine, means = seen.after(player, 0, bit), cash[player]
        now, weight = seen.worths[player], seen.rivalry[player]
        rivals = [(seen.after(p, 0, bit), cash[p], seen.worths[p]) for p in state.others(player)]
        low, high = 0, min(means, _DEAREST * state.board.spaces[space].price)
        for _ in range(_HALVINGS):
            bid = (low + high + 1) // 2
            won = mine.worth(means - bid) - now
            for held, money, before in rivals:
                if won >= -weight * (held.worth(money - min(bid, money)) - before):
                    low = bid
                    break
            else:
                high = bid
        return low

    def _indifferent(self, outlook: Outlook, state: State, player: int, space: int) -> int:
        """The highest bid at which one would rather win than see the worst rival win.

        The price is always bid.
        """
        price = state.board.spaces[space].price
        means = state.cash[player]
        if self._crucial(state, space):
            means += sum(way.money for way in self._cash_sources(state, player, space))
        high = min(means, _DEAREST * price)
        if high <= price:
            return price

        def left(rival: int, bid: int) -> float:
            """The chance of winning if the rival gets it."""
            return outlook.won(state, rival, space, min(bid, state.cash[rival]))[player]

        first = (high + 1) // 2
        _, worst = min((left(rival, first), rival) for rival in state.others(player))

        def better(bid: int) -> float:
            """The advantage of winning the lot over seeing the rival win it."""
            return outlook.won(state, player, space, bid)[player] - left(worst, bid)

        found = highest_affordable(better, price, high, _EVEN) or price
        if found == high < means:  # a deed that decides the game is worth all the cash
            found = highest_affordable(better, high, means, _EVEN) or high
        return (
            max(price, found - unmortgage_cost(state, space)) if state.mortgaged[space] else found
        )
