"""The share of games a scripted person wins among three opponents of one level, and its offers.

    python -m tools.campaigns.people --games 100 --seed 1

Each seat in turn is a person's, played by each of six scripts.  ``--as-computer`` plays the same
scripts as computers.  The prices of offers are relative to the price list; deeds that complete a
set for either side are counted separately.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import inf
from statistics import median
from typing import NamedTuple

from monopoly_gui.ai.bargaining.price_limits import offer_kind_of
from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.levels import LEVELS, knobs_of, make_opponent
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.appraisal import appraise
from monopoly_gui.ai.valuation.bot_config import BotConfig, on_board
from monopoly_gui.ai.valuation.deals import Deal, surplus
from monopoly_gui.ai.valuation.incomes import mask_of
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    OfferTrade,
)
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import Debt, Offer
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.rating import wilson_interval
from tests.ai.styles.market import buys, completing, helping, price, value, wanted
from tests.ai.styles.plain import Plain
from tools.campaigns.paired import shares

SEATS = 4


class ListTaker(Plain):
    """Takes every offer at or above the list."""

    def likes(self, state: State, offer: Offer) -> bool:
        return value(state, offer.give) >= value(state, offer.get)


class SecondThoughts(Plain):
    """Refuses the first offer for a deed, then takes those at or above the list."""

    def __init__(self) -> None:
        super().__init__()
        self._refused: set[tuple[int, ...]] = set()

    def likes(self, state: State, offer: Offer) -> bool:
        about = offer.get.deeds or offer.give.deeds
        if about not in self._refused:
            self._refused.add(about)
            return False
        return value(state, offer.give) >= value(state, offer.get)


class SetHunter(Plain):
    """Wants sets: sells no deed that completes one for another, and pays three times the list for
    one that completes its own."""

    borrows = True

    def likes(self, state: State, offer: Offer) -> bool:
        if completing(state, offer):
            return bool(helping(state, offer))
        worth = 3.0 if helping(state, offer) else 1.0
        return worth * value(state, offer.give) >= value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, whole in wanted(state, player):
            cash = (3 if whole else 1.25) * price(state, space)
            if cash <= state.cash[player]:
                yield buys(state, player, owner, space, cash)


class Merchant(Plain):
    """Sells anything for half more than the list, asks for more before it says yes, and buys at
    the list."""

    reserve = 50
    bids = 1.25

    def __init__(self) -> None:
        super().__init__()
        self._asked_more: set[int] = set()

    def likes(self, state: State, offer: Offer) -> bool:
        if state.round not in self._asked_more and not offer.give.deeds:
            self._asked_more.add(state.round)
            return value(state, offer.give) >= 2.5 * value(state, offer.get)
        return value(state, offer.give) >= 1.5 * value(state, offer.get)

    def ideas(self, state: State, player: int) -> Iterator[OfferTrade]:
        for owner, space, _ in wanted(state, player):
            if price(state, space) <= state.cash[player]:
                yield buys(state, player, owner, space, price(state, space))


PERSONS: dict[str, Callable[[], Bot]] = {
    "normal": partial(make_opponent, "normal"),
    "easy": partial(make_opponent, "easy"),
    "list": ListTaker,
    "second": SecondThoughts,
    "hunter": SetHunter,
    "merchant": Merchant,
}


class Made(NamedTuple):
    """A deal of an opponent's with the person: what comes and goes for it, by the price list.

    ``mine`` and ``whole`` say whether it completes a set for the person and for the opponent,
    ``left`` what the person gains by the opponent's count, ``pledges`` the mortgage value of
    the deeds the person gets.
    """

    comes: int
    goes: int
    trade: str
    mine: bool
    whole: bool
    left: float
    pledges: int
    round: int
    debt: bool

    @property
    def completes(self) -> bool:
        return self.mine or self.whole

    @property
    def given_away(self) -> bool:
        """Whether it completes a set for the person without one in return."""
        return self.mine and not self.whole

    @property
    def below_mortgage(self) -> bool:
        """Whether the person pays less than the Bank would lend on the deeds."""
        return self.trade == "buy" and self.goes < self.pledges


@dataclass
class Cell:
    """Games of one person among three of one level."""

    games: int = 0
    won: float = 0.0
    offers: list[Made] = field(default_factory=list)
    taken: list[Made] = field(default_factory=list)
    agreed: list[Made] = field(default_factory=list)

    def __str__(self) -> str:
        low, high = wilson_interval(self.won, self.games)
        made, taken = len(self.offers) / self.games, len(self.taken) / self.games
        got = sum(offer.comes for offer in self.taken) / self.games
        given = sum(offer.goes for offer in self.taken) / self.games
        return (
            f"{100 * self.won / self.games:5.1f} ({100 * low:4.1f} to {100 * high:4.1f})"
            f"   offers {made:4.1f}, taken {taken:4.1f}: gets {got:5.0f} for {given:5.0f}"
        )


class Watched(Engine):
    """A game whose deals between the person and opponents are noted."""

    def __init__(self, engine: Engine, person: int, cell: Cell, config: BotConfig) -> None:
        super().__init__(engine.state, engine.chance)
        self._person, self._cell = person, cell
        self._valuations = ValuationCache(on_board(config, engine.state.board))

    def carry_out(self, action: Action) -> list[Event]:
        state, cell = self.state, self._cell
        if isinstance(action, AcceptTrade | CounterTrade):
            offer = state.offer(action.offer)
            assert offer is not None
            sides, by_person = (offer.player, offer.partner), offer.player == self._person
            if isinstance(action, AcceptTrade) and self._person in sides:
                give, get = (offer.get, offer.give) if by_person else (offer.give, offer.get)
                deal = self._made(sides[by_person], give, get)
                (cell.agreed if by_person else cell.taken).append(deal)
            elif isinstance(action, CounterTrade) and by_person:
                cell.offers.append(self._made(action.player, action.give, action.get))
        elif isinstance(action, OfferTrade) and action.partner == self._person:
            cell.offers.append(self._made(action.player, action.give, action.get))
        return super().carry_out(action)

    def _made(self, player: int, give: Bundle, get: Bundle) -> Made:
        """The deal in which an opponent gives and gets these."""
        state, person, deeds = self.state, self._person, give.deeds
        sort = offer_kind_of(state, player, person, deeds, get.deeds)
        appraisal = appraise(state, self._valuations)
        price = give.cash - get.cash
        deal = Deal(player, person, mask_of(deeds), mask_of(get.deeds), price)
        spaces, frame = state.board.spaces, state.stack[-1]
        return Made(
            value(state, give),
            value(state, get),
            sort.trade,
            sort.helps,
            sort.whole,
            surplus(appraisal, deal),
            sum(spaces[s].mortgage for s in deeds),
            state.round,
            isinstance(frame, Debt) and frame.player == player,
        )


def played(name: str, level: str, seed: int, marked: bool, rounds: int, cell: Cell) -> None:
    """One game, added to its cell."""
    person = seed % SEATS
    engine = setup.start(load_edition("us_2008"), Rules(), SEATS, seed)
    bots: list[Bot] = []
    for seat in range(SEATS):
        bot = PERSONS[name]() if seat == person else make_opponent(level)
        if marked and seat != person and isinstance(bot, Opponent):
            bot.people = frozenset((person,))
        bots.append(bot)
    watched = Watched(engine, person, cell, knobs_of(level))
    play(watched, bots, rounds, lambda events: None)
    cell.games += 1
    cell.won += shares(engine.state)[person]


def distribution(offers: list[Made]) -> Iterator[str]:
    """The offered and asked prices of single deeds as multiples of the list."""
    for words, trade in (("to buy", "sell"), ("to sell", "buy")):
        for whole in (False, True):
            some = [o for o in offers if o.trade == trade and o.completes == whole]
            if trade == "sell":
                rates = [o.comes / o.goes if o.goes else inf for o in some]
            else:
                rates = [o.goes / o.comes if o.comes else inf for o in some]
            if not rates:
                continue
            steps = Counter(next(s for s in STEPS if rate <= s) for rate in rates)
            text = ", ".join(f"<= {step:g}: {steps[step]}" for step in STEPS if steps[step])
            kind = "a set" if whole else "no set"
            yield (
                f"{len(rates)} {words} for money, completing {kind}: median {median(rates):.2f}, "
                f"most {max(rates):.2f} times the list ({text})"
            )


def gifts(made: list[Made]) -> str:
    """Deals that complete a set for the person alone, and sales for little."""
    sets = [deal for deal in made if deal.given_away]
    rates = [deal.goes / deal.comes for deal in sets if deal.comes]
    cheap = sum(deal.left > 0 for deal in sets)
    debts = [deal for deal in made if deal.debt]
    below = sum(deal.below_mortgage for deal in debts)
    few = sum(deal.below_mortgage for deal in made)
    prices = f"at {min(rates):.2f}, {median(rates):.2f} times the list" if rates else ""
    rounds = f"from round {min(deal.round for deal in sets)} on" if sets else ""
    return (
        f"{len(made):5} deals; {len(sets):4} a set for the person alone {rounds} {prices}, "
        f"{cheap} below its worth; {len(debts)} in debt, {below} below mortgage value; "
        f"{few} below it in all"
    )


STEPS = (1.0, 1.25, 1.5, 2.0, 3.0, 4.0, inf)


def main(words: list[str]) -> int:
    """Play all cells, a game of each in turn, and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--persons", nargs="+", default=list(PERSONS), choices=list(PERSONS))
    codes = [level.code for level in LEVELS]
    parser.add_argument("--levels", nargs="+", default=codes, choices=codes)
    parser.add_argument("--as-computer", action="store_true", help="mark nobody as a person")
    args = parser.parse_args(words)
    cells = {(name, level): Cell() for name in args.persons for level in args.levels}
    for seed in range(args.seed, args.seed + args.games):
        for (name, level), cell in cells.items():
            played(name, level, seed, not args.as_computer, args.rounds, cell)
    print(f"{args.games} games a cell, seeds from {args.seed} on; share won by the person")
    for (name, level), cell in cells.items():
        print(f"{name:9} among three {level:7} {cell}")
    for level in args.levels:
        here = [cell for (_, code), cell in cells.items() if code == level]
        offers = [offer for cell in here for offer in cell.offers]
        taken = [deal for cell in here for deal in cell.taken]
        agreed = [deal for cell in here for deal in cell.agreed]
        for title, made in (("offered", offers), ("taken", taken), ("agreed to", agreed)):
            print(f"{level:7} {title:9} {gifts(made)}")
        for line in distribution(offers):
            print(f"{level:7} {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
