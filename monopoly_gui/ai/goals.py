"""Play towards an early end: a number of sets or hotels, or a sum [END-3]."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ..engine import machine
from ..engine.actions import AcceptTrade, Bid, Build, Bundle, EndTurn, OfferTrade, Pass, RefuseTrade
from ..engine.amounts.bids import bid_limit, next_bid
from ..engine.amounts.worth import raisable
from ..engine.board import BANK
from ..engine.errors import IllegalAction
from ..engine.flow import building, timing
from ..engine.flow.ending import hotels
from ..engine.frames import Auction, Offer
from ..engine.rules import Rules
from ..engine.sentence import mark
from ..engine.state import State
from .raising import cheap_mortgages, raise_money
from .valuation.bot_config import BotConfig
from .valuation.sets import Choice, even_build, set_level
from .valuation.tables import GroupWorth
from .valuation.valuation_cache import ValuationCache

WINS = mark("That wins me the game.")
LOSES = mark("That would win you the game.")
NOT_THEM = mark("That deed would win the game.")
#: from this round on a deal may decide the game, or it might never end
LATE = 40
#: the step of bids that decide a game, as a part of the cash
_STEPS = 10


def has_goals(rules: Rules) -> bool:
    """Whether a game ends at a goal."""
    return bool(rules.goal_sets or rules.goal_cash or rules.goal_hotels)


def goal_config(config: BotConfig, rules: Rules) -> BotConfig:
    """The numbers of an opponent as the goals of a game make them."""
    if rules.goal_hotels:
        config = replace(config, hotel_reserve=min(config.hotel_reserve, 50), hoard=0)
    if rules.goal_cash:
        config = replace(config, lift_reserve=max(config.lift_reserve, rules.goal_cash))
    return config


@dataclass(slots=True)
class Goals:
    """Looks for actions that reach a goal in this turn, or would let a rival reach one."""

    valuations: ValuationCache

    def close(self, state: State, player: int) -> Choice | None:
        """After the last throw: the next step to a goal that can be reached now."""
        rules = state.rules
        if rules.goal_cash:
            short = rules.goal_cash - state.cash[player]
            if short <= 0:
                return EndTurn(player), WINS
            if raisable(state, player) >= rules.goal_cash:
                action = raise_money(state, player, self.valuations, short)
                if action is not None and machine.why_not(state, action) is None:
                    return action, WINS
        return self._to_hotels(state, player) if rules.goal_hotels else None

    def _to_hotels(self, state: State, player: int) -> Choice | None:
        """The plan that builds all missing buildings, by mortgages on others, if affordable."""
        missing = state.rules.goal_hotels - hotels(state, player)
        if missing <= 0:
            return EndTurn(player), WINS
        deeds = self.valuations.deeds(state)
        if not deeds.sets[player] or not _may_build(state, player):
            return None
        ways: Sequence[object] = ()
        money = state.cash[player]
        pledged = cheap_mortgages(deeds, player, self.valuations.mortgaged(state))
        if timing.may_mortgage(state, player):
            ways = pledged
            money += sum(way.money for way in pledged)
        for cost, spaces in sorted(_hotel_plans(state, deeds.sets[player], missing)):
            if cost > money:
                continue
            if cost > state.cash[player] and ways:
                return pledged[0].action(player), WINS
            build = Build(player, spaces)
            if machine.why_not(state, build) is None:
                return build, WINS
        return None

    def bid(self, state: State, player: int, frame: Auction) -> Choice | None:
        """A bid for a deed that decides the game, within the cash; else None."""
        deciding = _decided_by(state, frame.space)
        if frame.leader == player or not deciding:
            return None
        rivals = [p for p in deciding if p != player and not frame.out >> p & 1]
        if player not in deciding and not (rivals and frame.leader in (BANK, *rivals)):
            return None
        lowest, limit = next_bid(state, frame, player), bid_limit(state, player)
        most = min(limit, state.cash[player])
        if lowest > most:
            return Pass(player, True), mark("That’s as high as I’ll go.")
        step = frame.high + most // _STEPS if frame.leader != BANK else lowest
        return Bid(player, min(most, max(lowest, step))), (WINS if player in deciding else NOT_THEM)

    def answer(self, state: State, player: int, offer: Offer) -> Choice | None:
        """Accept a deal that reaches a goal, refuse one that lets the other reach it; else None."""
        if state.round >= LATE:
            return None
        there = reaches_goal(state, offer.partner, offer.player, offer.get, offer.give)
        if there == (True, False):
            accept = AcceptTrade(player, offer.id)
            return (accept, WINS) if machine.why_not(state, accept) is None else None
        return (RefuseTrade(player, offer.id), LOSES) if there == (False, True) else None

    def allows(self, state: State, offer: OfferTrade) -> bool:
        """Whether one's own offer does not hand the game to the partner."""
        if state.round >= LATE:
            return True
        mine, theirs = reaches_goal(state, offer.player, offer.partner, offer.give, offer.get)
        return mine or not theirs


def reaches_goal(
    state: State, player: int, partner: int, give: Bundle, get: Bundle
) -> tuple[bool, bool]:
    """Whether a deal brings the player, and the partner, to a new goal."""
    rules, owner = state.rules, state.owner[:]
    before = [_sets(state, state.owner, each) for each in (player, partner)]
    for space in give.deeds:
        owner[space] = partner
    for space in get.deeds:
        owner[space] = player
    moved = get.cash - give.cash
    found = []
    for each, had, more in zip((player, partner), before, (moved, -moved), strict=True):
        now = _sets(state, owner, each)
        by_sets = bool(rules.goal_sets) and now >= rules.goal_sets > had
        cash = state.cash[each]
        by_cash = bool(rules.goal_cash) and cash + more >= rules.goal_cash > cash
        found.append(by_sets or by_cash)
    return found[0], found[1]


def _sets(state: State, owner: Sequence[int], player: int) -> int:
    """The sets of streets that a player has whole, if deeds are owned like this."""
    groups = state.board.groups.values()
    streets = [group.members for group in groups if group.members[0] in state.board.streets]
    return sum(all(owner[space] == player for space in members) for members in streets)


def _decided_by(state: State, space: int) -> list[int]:
    """The players who would reach the goal of sets with this deed."""
    goal, owner = state.rules.goal_sets, state.owner
    if not goal or space not in state.board.streets:
        return []
    holders = {owner[mate] for mate in state.board.group_members[space] if mate != space}
    if len(holders) != 1 or BANK in holders:
        return []
    holder = holders.pop()
    return [holder] if _sets(state, owner, holder) == goal - 1 else []


def _hotel_plans(
    state: State, sets: Sequence[GroupWorth], missing: int
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The costs of this many more hotels on one set, with the buildings to buy."""
    full = state.rules.houses_for_hotel
    for group in sets:
        streets = len(group.order)
        now = set_level(state, group)
        there = max(0, now - full * streets)
        if there + missing > streets:
            continue
        count = full * streets + there + missing - now
        spaces = even_build(state, group, count)
        if len(spaces) == count:
            yield count * group.cost, spaces


def _may_build(state: State, player: int) -> bool:
    try:
        building.verify_window(state, player)
    except IllegalAction:
        return False
    return True
