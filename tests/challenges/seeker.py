"""A player for finding solutions: plays as an opponent does, and now and then goes for the goal.

What it tries is drawn by lot, so that one of many tries may be a good one.
"""

import random
from collections.abc import Iterator
from itertools import combinations

from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.challenges.challenge import PLAYER, Challenge
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Build,
    Bundle,
    Buy,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    SellBuilding,
)
from monopoly_gui.engine.amounts.bids import next_bid
from monopoly_gui.engine.flow.timing import is_idle
from monopoly_gui.engine.frames import Auction, Purchase
from monopoly_gui.engine.machine import legal, why_not
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View

#: whom it plays as otherwise
LIKE = ("expert", "hard", "hard/builder", "hard/dealer", "expert/builder", "normal/builder")
CASH = 20


class Seeker:
    """One try at a challenge; the same seed makes the same try."""

    def __init__(self, challenge: Challenge, seed: int) -> None:
        lots = self.lots = random.Random(seed)
        self.goal = challenge.goal
        self.bot = make_opponent(LIKE[seed % len(LIKE)])
        self.reason = ""
        plain = seed < len(LIKE)
        #: whether it goes for the goal, and what it does for it
        self.seeks = not plain
        self.mortgages = not plain and lots.random() < 0.6
        self.offers = 0 if plain else lots.choice((0, 1, 1, 2, 4))
        self.bids = 1.0 if plain else lots.choice((0.0, 0.5, 1.0, 1.5, 3.0))
        self.tried = 0
        self.turn = -1

    def interject(self, seen: View) -> Action | None:
        if self.seeks and self.goal.race and self.lots.random() < 0.3:
            for offer in seen.state.offers:
                accept = AcceptTrade(PLAYER, offer.id)
                wanted = set(self.goal.spaces) & set(offer.give.deeds)
                mine = offer.partner == PLAYER
                if mine and wanted and why_not(seen.state, accept) is None:
                    return accept
        return self.bot.interject(seen)

    def decide(self, seen: View) -> Action:
        state = seen.state
        if self.seeks:
            if state.turn != self.turn:
                self.turn, self.tried = state.turn, 0
            for way in self._ways(state):
                if why_not(state, way) is None:
                    return way
        return self.bot.decide(seen)

    def _ways(self, state: State) -> Iterator[Action]:
        """The useful ways, the best first."""
        frame = state.top
        if isinstance(frame, Auction):
            yield from self._bidding(state, frame)
        elif isinstance(frame, Purchase) and frame.player == PLAYER:
            if self._wanted(state, frame.space) or self.lots.random() < 0.2:
                yield Buy(PLAYER)
                if self.mortgages:
                    yield from self._raising(state)
        elif is_idle(state) and state.current == PLAYER and not state.offers:
            yield from self._building(state)
            yield from self._lifting(state)
            if self.tried < self.offers:
                self.tried += 1
                yield from self._dealing(state)

    def _wanted(self, state: State, space: int) -> bool:
        group = self.goal.spaces or state.board.group_members[space]
        return space in group and any(state.owner[mate] == PLAYER for mate in group)

    def _bidding(self, state: State, frame: Auction) -> Iterator[Action]:
        if frame.leader == PLAYER or not self.bids:
            return
        price = 100 if frame.building else state.board.spaces[frame.space].price
        wanted = bool(frame.building) or self._wanted(state, frame.space)
        bid = next_bid(state, frame, PLAYER)
        if bid > price * self.bids * (2 if wanted else 1):
            return
        if not frame.building:
            yield Bid(PLAYER, bid)
        else:
            yield from (
                Bid(PLAYER, bid, way.space) for way in legal(state, PLAYER) if isinstance(way, Bid)
            )
        if self.mortgages and wanted:
            yield from self._raising(state)

    def _building(self, state: State) -> Iterator[Action]:
        goal = self.goal
        if goal.kind != "build" or any(state.owner[s] != PLAYER for s in goal.spaces):
            return
        yield from (LiftMortgage(PLAYER, s) for s in goal.spaces if state.mortgaged[s])
        low = sorted(goal.spaces, key=lambda s: state.buildings[s])
        if any(state.buildings[s] < goal.amount for s in goal.spaces):
            yield from (Build(PLAYER, (s,)) for s in low)
            if self.mortgages:
                yield from self._raising(state)

    def _lifting(self, state: State) -> Iterator[Action]:
        if self.goal.kind != "clear" or self.lots.random() < 0.2:
            return
        lent = [s for s in state.deeds(PLAYER) if state.mortgaged[s]]
        self.lots.shuffle(lent)
        yield from (LiftMortgage(PLAYER, s) for s in lent)
        if self.mortgages and lent:
            yield from (SellBuilding(PLAYER, s) for s in state.deeds(PLAYER) if state.buildings[s])

    def _raising(self, state: State) -> Iterator[Action]:
        mine = [s for s in state.deeds(PLAYER) if s not in self.goal.spaces]
        self.lots.shuffle(mine)
        yield from (Mortgage(PLAYER, s) for s in mine)

    def _dealing(self, state: State) -> Iterator[Action]:
        """An offer for what is wanted, or for anything; its price is drawn by lot."""
        lots = self.lots
        theirs = [s for s in state.board.deeds if state.owner[s] > PLAYER]
        wanted = [s for s in self.goal.spaces if s in theirs]
        wanted = wanted or [s for s in theirs if self._wanted(state, s)] or theirs
        if not wanted:
            return
        get = lots.choice(wanted)
        partner = state.owner[get]
        gets = tuple(s for s in wanted if state.owner[s] == partner and lots.random() < 0.8)
        mine = [s for s in state.deeds(PLAYER) if s not in self.goal.spaces]
        sides = [(), *combinations(mine, 1), *combinations(mine, 2)]
        give = lots.choice(sides)
        cash = lots.randrange(-300, max(state.cash[PLAYER], 0) + 1, CASH)
        bundles = Bundle(max(0, cash), give), Bundle(max(0, -cash), gets or (get,))
        yield OfferTrade(PLAYER, partner, *bundles)
