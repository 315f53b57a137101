"""Positions out of games: where a seat has something to decide that advice is asked for."""

from collections import Counter
from collections.abc import Iterator

from monopoly_gui.ai.advice import chances
from monopoly_gui.ai.bargaining.price_limits import list_value, offer_kind_of
from monopoly_gui.ai.candidate_plans import affordable
from monopoly_gui.ai.levels import knobs_of, make_opponent
from monopoly_gui.ai.raising import cash_sources
from monopoly_gui.ai.valuation.bot_config import on_board
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Build,
    CounterTrade,
    Decline,
    EndTurn,
    Pass,
    PayFine,
    RefuseTrade,
    Roll,
    UseJailCard,
)
from monopoly_gui.engine.amounts.bids import next_bid
from monopoly_gui.engine.amounts.worth import raisable
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import Auction, Debt, Offer, Purchase, Turn
from monopoly_gui.engine.machine import Engine, why_not
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import view
from monopoly_gui.simulation.driver import play

from .suite import Position

SEATS = 4
#: who sits at the table, from which round on it is looked at, and up to which
CODES = ("expert", "hard", "expert", "normal")
FIRST, ROUNDS = 3, 60
#: a single deed for more than so many times the list is dear; a purchase that leaves less than
#: half of the price is tight; bids from this part of the price on
DEAR, TIGHT, HIGH = 1.5, 1.5, 0.75
#: what a leader has in hand that can build at once
RICH = 500
#: ways to raise money that are compared, and positions from one game
WAYS, MOST = 3, 2

Answers = dict[str, tuple[Action, ...]]
Found = tuple[str, str, Answers]


def game(seed: int, wanted: Counter[str], varied: bool = False) -> Iterator[Position]:
    """The first position of each kind that is wanted, in a game of this seed.

    Varied games have two to six players, and are searched from a round on that depends on the seed.
    """
    seats, since = (2 + seed % 5, FIRST + 3 * (seed % 9)) if varied else (SEATS, FIRST)
    player = seed % seats
    codes = {seat: CODES[(seat + seed // seats) % len(CODES)] for seat in range(seats)}
    start = setup.start(load_edition("us_2008"), Rules(), seats, seed)
    looked = Looked(start, player, since)
    bots = [make_opponent("expert" if seat == player else codes[seat]) for seat in range(seats)]
    play(looked, bots, ROUNDS, lambda events: None)
    del codes[player]
    rare = sorted(looked.found, key=lambda each: wanted[each[0][1]], reverse=True)
    for (kind, sort, answers), state in rare[:MOST]:
        if wanted[sort] > 0:
            wanted[sort] -= 1
            name = f"{sort}, game {seed}, round {state.round}"
            yield Position(name, kind, player, codes, answers, view(state, player).state)


class Looked(Engine):
    """A game that is looked at before every action of one player; one position a sort."""

    def __init__(self, engine: Engine, player: int, since: int) -> None:
        super().__init__(engine.state, engine.chance)
        self._player, self._since = player, since
        self.found: list[tuple[Found, State]] = []
        self._sorts: set[str] = set()

    def carry_out(self, action: Action) -> list[Event]:
        if action.player == self._player and self.state.round >= self._since:
            found = decision(self.state, self._player, action)
            if found is not None and found[1] not in self._sorts:
                self._sorts.add(found[1])
                self.found.append((found, self.state.clone()))
        return super().carry_out(action)


def decision(state: State, player: int, action: Action) -> Found | None:
    """The kind and the sort of what is decided by an action, and its answers."""
    if isinstance(action, AcceptTrade | RefuseTrade | CounterTrade):
        return _offer(state, player, action.offer)
    frame = state.stack[-1]
    if isinstance(frame, Purchase) and not state.offers:
        return _purchase(state, player, frame)
    if isinstance(frame, Auction) and not frame.building and isinstance(action, Bid | Pass):
        return _auction(state, player, frame)
    if isinstance(frame, Debt):
        return _debt(state, player, frame, action)
    if isinstance(frame, Turn) and state.current == player:
        if state.in_jail(player) and isinstance(action, PayFine | UseJailCard | Roll):
            return _jail(state, player)
        if frame.phase == "end" and isinstance(action, Build):
            return _building(state, player, action)
    return None


def _offer(state: State, player: int, number: int) -> Found | None:
    offer = state.offer(number)
    if offer is None or offer.settles:
        return None
    answers: Answers = {
        "yes": (AcceptTrade(player, number),),
        "no": (RefuseTrade(player, number),),
    }
    sort = sort_of_offer(state, offer)
    return ("offer", sort, answers) if why_not(state, answers["yes"][0]) is None else None


def sort_of_offer(state: State, offer: Offer) -> str:
    """The reason for an offer."""
    found = chances(state)
    leads = found[offer.player] == max(found)
    sort = offer_kind_of(state, offer.player, offer.partner, offer.give.deeds, offer.get.deeds)
    if sort.whole:
        return "a set for the leader" if leads else "a set for another"
    if sort.helps:
        return "a set for oneself"
    if sort.trade != "swap":
        goes, comes = (list_value(state, each.deeds) for each in (offer.get, offer.give))
        goes, comes = goes + offer.get.cash, comes + offer.give.cash
        if max(goes, comes) > DEAR * min(goes, comes):
            return "a dear single deed"
    if leads and state.cash[offer.player] >= RICH:
        return "from a leader with cash"
    return "single deeds"


def _purchase(state: State, player: int, frame: Purchase) -> Found | None:
    price = state.board.spaces[frame.space].price
    buy = affordable(state, player, price)
    if buy is None or state.cash[player] >= TIGHT * price:
        return None
    return "purchase", "a tight purchase", {"buy": buy.actions, "leave": (Decline(player),)}


def _auction(state: State, player: int, frame: Auction) -> Found | None:
    price, lowest = state.board.spaces[frame.space].price, next_bid(state, frame, player)
    bid = Bid(player, lowest)
    if lowest < HIGH * price or why_not(state, bid) is not None:
        return None
    sort = "a bid above the list" if lowest > price else "a bid"
    return "auction", sort, {"bid": (bid,), "pass": (Pass(player, True),)}


def _debt(state: State, player: int, frame: Debt, action: Action) -> Found | None:
    short = frame.amount - state.cash[player]
    if short <= 0 or raisable(state, player) < frame.amount:
        return None
    valuations = ValuationCache(on_board(knobs_of("expert"), state.board))
    each = [action, *(way.action(player) for way in cash_sources(state, player, valuations, short))]
    answers: Answers = {}
    for one in each:
        raises = one.kind in ("mortgage", "sell_down", "sell_building")
        if raises and why_not(state, one) is None and (one,) not in answers.values():
            answers[named(state, one)] = (one,)
        if len(answers) == WAYS:
            break
    return ("debt", "a debt", answers) if len(answers) > 1 else None


def named(state: State, action: Action) -> str:
    """A way to raise money in a word."""
    space = getattr(action, "space", -1)
    return f"{action.kind} {state.board.spaces[space].name if space >= 0 else ''}".strip()


def _building(state: State, player: int, action: Build) -> Found | None:
    answers: Answers = {"build": (action,)}
    fewer = Build(player, action.spaces[: len(action.spaces) // 2])
    if fewer.spaces and why_not(state, fewer) is None:
        answers["half"] = (fewer, EndTurn(player))
    answers["on"] = (EndTurn(player),)
    if why_not(state, answers["on"][0]) is not None:
        return None
    left = state.cash[player] - sum(state.board.spaces[s].house_cost for s in action.spaces)
    sort = "houses with the last money" if left < 100 else "houses"
    return "building", sort, answers


def _jail(state: State, player: int) -> Found | None:
    answers: Answers = {"roll": (Roll(player),)}
    leaving: list[Action] = [PayFine(player)]
    leaving += [UseJailCard(player, card) for card in state.cards[player]]
    for action in leaving:
        if why_not(state, action) is None:
            answers["leave"] = (action,)
    free = sum(owner < 0 for owner in (state.owner[s] for s in state.board.deeds))
    sort = "Jail with deeds for sale" if free else "Jail late"
    return ("jail", sort, answers) if len(answers) > 1 else None


#: how many positions of each sort there are in the suite
WANTED = {
    "a set for the leader": 8,
    "a dear single deed": 6,
    "from a leader with cash": 3,
    "a set for another": 4,
    "a set for oneself": 3,
    "single deeds": 2,
    "a tight purchase": 4,
    "a bid": 2,
    "a bid above the list": 4,
    "a debt": 4,
    "houses": 3,
    "houses with the last money": 3,
    "Jail with deeds for sale": 2,
    "Jail late": 2,
}


#: how many more of each from varied games
VARIED = {
    "a set for the leader": 6,
    "a dear single deed": 3,
    "from a leader with cash": 3,
    "a set for another": 3,
    "a set for oneself": 4,
    "single deeds": 3,
    "a tight purchase": 4,
    "a bid": 2,
    "a bid above the list": 2,
    "a debt": 2,
    "houses": 2,
    "houses with the last money": 1,
    "Jail with deeds for sale": 1,
    "Jail late": 1,
}


def found(seed: int, varied: bool = False) -> list[Position]:
    """All that are wanted, from games of seeds from this one on."""
    wanted, out = Counter(VARIED if varied else WANTED), list[Position]()
    while wanted.total():
        out += game(seed, wanted, varied)
        seed += 1
    return out
