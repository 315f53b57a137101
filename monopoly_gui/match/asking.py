"""The order in which opponents are asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ..engine.amounts.bids import bid_limit
from ..engine.amounts.worth import from_bank
from ..engine.board import BANK
from ..engine.frames import Auction, Turn
from ..engine.machine import deciders
from ..engine.state import HOTEL, State

Why = Literal["decide", "offer", "claim", "salary", "build", "trade"]


#: bots hardly bid more than so many times the last bid, or the price
LEAP = 2


@dataclass(frozen=True, slots=True)
class BotAsk:
    """``number`` is the offer or claim in question."""

    player: int
    why: Why
    number: int = 0


class AskingOrder:
    """The order of asking bots; it remembers answers, so that nobody is asked twice in vain.

    A bot is asked to answer offers, to claim its dues, before
    another player's first roll if it could build and its cash or the Bank's
    stock has changed since it last declined, or if deeds have changed hands
    and it is ``watchful`` or owns a set, and when it must decide.  Before a person's roll
    nobody is asked to trade: that waits for the next turn of a bot.  In an auction people
    are asked before it is settled.
    """

    __slots__ = (
        "_by_hand",
        "_changed",
        "_claims",
        "_dealt",
        "_decide",
        "_early",
        "_looked",
        "_lot",
        "_mixed",
        "_owners",
        "_passed",
        "_salaries",
        "_sets",
        "_turn",
        "_watchful",
        "bots",
    )

    def __init__(self, bots: Sequence[bool], watchful: Sequence[bool] = ()) -> None:
        self.bots = tuple(bots)
        self._mixed = not all(bots)
        self._watchful = tuple(watchful) or self.bots
        self._decide = tuple(
            BotAsk(player, "decide") if bot else None for player, bot in enumerate(bots)
        )
        self._by_hand = True
        self._turn = -1
        #: what is asked before the throw, the last one first
        self._early: list[BotAsk] = []
        self._claims: set[int] = set()
        self._salaries: set[int] = set()
        self._looked: dict[int, tuple[int, ...]] = {}
        self._owners: list[int] = []
        #: the owners when opponents were last asked to trade
        self._dealt: list[int] = []
        #: whether other players own something since then
        self._changed = False
        self._sets: list[WholeSet] = []
        #: the auction, and a bit for each player who has passed in it
        self._lot, self._passed = (-1, -1, ""), 0

    def next(self, state: State) -> BotAsk | None:
        """The next bot to ask; None if the game waits for a person."""
        if state.turn != self._turn:
            self._new_turn(state)
        bots = self.bots
        if state.offers:
            for offer in state.offers:
                if bots[offer.partner] and not offer.agreed:
                    return BotAsk(offer.partner, "offer", offer.id)
        if state.claims:
            for claim in state.claims:
                if bots[claim.owner] and not claim.asked and claim.id not in self._claims:
                    return BotAsk(claim.owner, "claim", claim.id)
        frame = state.stack[-1]
        if type(frame) is Turn:
            if self._by_hand:
                for player, due in enumerate(state.salaries):
                    if due and bots[player] and player not in self._salaries:
                        return BotAsk(player, "salary")
            if self._early and not frame.rolled:
                return self._early[-1]
            return self._decide[frame.player]
        asked = deciders(state)
        if self._mixed and type(frame) is Auction and self._people_first(state, frame, asked):
            return None
        for player in asked:
            if bots[player]:
                return self._decide[player]
        return None

    def _people_first(self, state: State, frame: Auction, asked: Sequence[int]) -> bool:
        """Whether a person is asked before bots go on bidding.

        People answer the bids of bots; after a pass they are asked again when the bots are done,
        or before those could bid more than they have.
        """
        lot = state.turn, frame.space, frame.building
        if lot != self._lot:
            self._lot, self._passed = lot, 0
        self._passed |= frame.passed
        bots, cash = self.bots, [bid_limit(state, player) for player in asked if self.bots[player]]
        price = 0 if frame.building else state.board.spaces[frame.space].price
        reach = min(max(cash, default=0), max(price, LEAP * frame.high))
        led = frame.leader != BANK and bots[frame.leader]
        return any(
            (led and not self._passed >> player & 1) or from_bank(state, player) < reach
            for player in asked
            if not bots[player]
        )

    def declined(self, ask: BotAsk, state: State) -> None:
        """Note that the bot declined, so that it is not asked again this turn."""
        if ask.why == "claim":
            self._claims.add(ask.number)
        elif ask.why == "salary":
            self._salaries.add(ask.player)
        elif ask in self._early:
            self._early.remove(ask)
            if ask.why == "build":
                self._looked[ask.player] = _looks(state, ask.player)

    def _new_turn(self, state: State) -> None:
        self._turn = state.turn
        self._by_hand = state.rules.salary_claim != "automatic"
        if self._claims or self._salaries:
            self._claims, self._salaries = set(), set()
        current, bots = state.current, self.bots
        if self._early:
            self._early = []
        if state.owner != self._owners:
            self._owners = state.owner[:]
            self._sets = whole_sets(state)
            self._changed = self._owners != self._dealt
        if self._changed and (bots[current] or not self._dealt):
            started, self._dealt, self._changed = bool(self._dealt), self._owners, False
            if started:
                keen = {each.player for each in self._sets}
                others = [p for p in state.others(current) if bots[p]]
                keen.update(p for p in others if self._watchful[p])
                self._early = [BotAsk(p, "trade") for p in others if p in keen]
        if self._sets:
            cash, houses, hotels = state.cash, state.houses_left, state.hotels_left
            skipped = [current]
            for player, seen in self._looked.items():
                if seen == (cash[player], houses, hotels):
                    skipped.append(player)
            ready = ready_builders(state, self._sets, skipped)
            self._early += [BotAsk(player, "build") for player in ready if bots[player]]


def _looks(state: State, player: int) -> tuple[int, ...]:
    return state.cash[player], state.houses_left, state.hotels_left


class WholeSet(NamedTuple):
    """The streets of a set that one player may build on, and the price of a building there."""

    player: int
    cost: int
    members: tuple[int, ...]


def whole_sets(state: State) -> list[WholeSet]:
    """The complete sets by player [BUILD-1, BUILD-15], valid until deeds change hands."""
    out = []
    owner, spaces = state.owner, state.board.spaces
    whole = state.rules.build_on == "set"
    for group in state.board.groups.values():
        members = group.members
        first = members[0]
        player = owner[first]
        if whole and (player == BANK or owner[members[-1]] != player):
            continue
        cost = spaces[first].house_cost
        for player in {owner[s] for s in members} if cost else ():
            if player != BANK and state.builds_on(player, first):
                out.append(WholeSet(player, cost, state.held_of(player, first)))
    return out


def ready_builders(state: State, sets: list[WholeSet], skipped: Sequence[int] = ()) -> list[int]:
    """Owners of whole sets with a legal spot and the cash for a building there.

    Those that are ``skipped`` are left out.
    """
    out: list[int] = []
    cash, levels, mortgaged = state.cash, state.buildings, state.mortgaged
    for player, cost, members in sets:
        if cash[player] < cost or player in out or player in skipped:
            continue
        # (loops are twice as fast as any())
        room = False
        for space in members:
            if mortgaged[space]:
                break
            room = room or levels[space] != HOTEL
        else:
            if room:
                out.append(player)
    return out
