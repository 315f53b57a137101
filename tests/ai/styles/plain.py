"""The common part of all styles: a sound player who buys, builds and pays, but does not trade."""

from collections.abc import Iterator

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Build,
    Bundle,
    Buy,
    CounterTrade,
    Decline,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    Pass,
    RefuseTrade,
)
from monopoly_gui.engine.amounts.bids import next_bid
from monopoly_gui.engine.frames import Auction, Offer
from monopoly_gui.engine.machine import legal, why_not
from monopoly_gui.engine.state import HOTEL, State
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot

#: rounds before an offer that was not taken is made again
PAUSE = 6


class Plain:
    """Buys, bids to the price, builds what pays best; styles say what they like and offer.

    ``reserve`` is the cash kept when building, ``bids`` the highest bid as a multiple of the price.
    """

    reserve = 100
    bids = 1.0
    #: whether loose deeds are mortgaged for buildings
    borrows = False

    def __init__(self) -> None:
        self.reason = ""
        self.simple = FallbackBot()
        self._turn = -1
        self._asked: tuple[int, Bundle, Bundle] | None = None
        self._rest: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}
        self._countered = -1

    # -- what styles say ------------------------------------------------------------------

    def likes(self, state: State, offer: Offer) -> bool:
        """Whether to accept; the offer's ``give`` is what comes in."""
        return False

    def instead(self, state: State, offer: Offer) -> tuple[Bundle, Bundle] | None:
        """A counter-offer, if any; once a turn."""
        return None

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        """Deals to offer, the best first."""
        return iter(())

    def taken(self, state: State, partner: int, give: Bundle, get: Bundle, yes: bool) -> None:
        """The fate of the last offer."""

    def keeps(self, state: State, player: int) -> int:
        """The cash that is not spent on buildings, bids and deals."""
        return self.reserve

    def limit(self, state: State, player: int, space: int) -> float:
        """The highest bid for a deed."""
        return self.bids * state.board.spaces[space].price

    # -- the protocol ---------------------------------------------------------------------

    def decide(self, view: View) -> Action:
        state, player = view.state, view.player
        frame = state.stack[-1]
        if frame.kind == "auction" and not frame.building:
            return self._bid(state, player, frame)
        if frame.kind == "purchase":
            can = state.cash[player] >= state.board.spaces[frame.space].price
            return Buy(player) if can else Decline(player)
        if frame.kind == "debt":
            return self._pay(view)
        if frame.kind == "turn":
            if frame.phase == "end":
                return self._work(state, player) or self.simple.decide(view)
            if not frame.rolled:
                offer = self._offer(state, player)
                if offer is not None:
                    return offer
        return self.simple.decide(view)

    def interject(self, view: View) -> Action | None:
        state, player = view.state, view.player
        for offer in state.offers:
            if offer.partner == player and not offer.agreed:
                return self._answer(state, player, offer)
        said = self.simple.interject(view)
        if said is None and state.stack[-1].kind == "turn":
            return self._work(state, player)
        return said

    # -- trading --------------------------------------------------------------------------

    def _answer(self, state: State, player: int, offer: Offer) -> Action:
        accept = AcceptTrade(player, offer.id)
        if not offer.settles and why_not(state, accept) is None and self.likes(state, offer):
            return accept
        if self._countered != state.turn and not offer.settles:
            self._countered = state.turn
            found = self.instead(state, offer)
            if found is not None:
                counter = CounterTrade(player, offer.id, *found)
                if why_not(state, counter) is None:
                    return counter
        return RefuseTrade(player, offer.id)

    def _offer(self, state: State, player: int) -> OfferTrade | None:
        """One offer a turn."""
        if self._turn == state.turn:
            return None
        self._turn = state.turn
        if self._asked is not None:
            partner, give, get = self._asked
            self._asked = None
            yes = all(state.owner[s] == player for s in get.deeds)
            yes = yes and all(state.owner[s] == partner for s in give.deeds)
            self.taken(state, partner, give, get, yes)
        for offer in self.ideas(state, player):
            key = offer.partner, offer.give.deeds, offer.get.deeds
            if self._rest.get(key, 0) > state.round or why_not(state, offer) is not None:
                continue
            self._rest[key] = state.round + PAUSE
            self._asked = offer.partner, offer.give, offer.get
            return offer
        return None

    # -- money ----------------------------------------------------------------------------

    def _bid(self, state: State, player: int, frame: Auction) -> Action:
        lowest = next_bid(state, frame, player)
        most = min(self.limit(state, player, frame.space), state.cash[player])
        return Bid(player, lowest) if lowest <= most else Pass(player, True)

    def _work(self, state: State, player: int) -> Action | None:
        """Build what brings most rent for its cost, then lift mortgages."""
        spare = state.cash[player] - self.keeps(state, player)
        sets = {s for s in state.deeds(player) if state.owns_set(player, s)}
        spaces = state.board.spaces
        streets = [s for s in sets if spaces[s].house_cost and state.buildings[s] != HOTEL]
        able = streets and min(spaces[s].house_cost for s in streets) <= spare
        if not able and not (self.borrows and streets):
            return self._lift(state, player, spare)
        best: tuple[float, Action] | None = None
        for action in legal(state, player):
            if isinstance(action, Build) and len(action.spaces) == 1:
                space = spaces[action.spaces[0]]
                level = state.buildings[space.index]
                rents = space.rents
                ahead = max((rents[at] - rents[level]) / (at - level) for at in range(level + 1, 6))
                worth = ahead / space.house_cost
                if space.house_cost <= spare and (best is None or worth > best[0]):
                    best = worth, action
        if best is not None:
            return best[1]
        if self.borrows and streets and all(state.buildings[s] < 3 for s in streets):
            spare_deeds = [
                s for s in state.deeds(player) if s not in sets and not state.mortgaged[s]
            ]
            for s in sorted(spare_deeds, key=lambda s: spaces[s].mortgage):
                pledge = Mortgage(player, s)
                if why_not(state, pledge) is None:
                    return pledge
        return self._lift(state, player, spare)

    def _lift(self, state: State, player: int, spare: int) -> Action | None:
        burdened = [s for s in state.deeds(player) if state.mortgaged[s]]
        for s in sorted(burdened, key=lambda s: not state.owns_set(player, s)):
            lift = LiftMortgage(player, s)
            own = state.owns_set(player, s)
            enough = 1.2 * state.board.spaces[s].mortgage + (0 if own else 200)
            if enough <= spare and why_not(state, lift) is None:
                return lift
        return None

    def _pay(self, view: View) -> Action:
        """Loose deeds are mortgaged first; the simple player does the rest."""
        state, player = view.state, view.player
        action = self.simple.decide(view)
        if not isinstance(action, Mortgage):
            return action
        spare_deeds = [
            s
            for s in state.deeds(player)
            if not state.mortgaged[s] and not state.owns_set(player, s)
        ]
        for s in sorted(spare_deeds, key=lambda s: state.board.spaces[s].mortgage):
            pledge = Mortgage(player, s)
            if why_not(state, pledge) is None:
                return pledge
        return action
