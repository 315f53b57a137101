"""Games of scripted people among opponents, checked for bad manners.

    python -m tools.campaigns.manners --games 200 --seed 1

One to three seats are people; all six scripts of `persons.py` take part.
"""

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

from monopoly_gui.ai.advice import limit
from monopoly_gui.ai.advice import wanted as named
from monopoly_gui.ai.bargaining.manners import FIRST
from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.levels import LEVELS, PERSONALITIES, knobs_of, make_opponent
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.appraisal import appraise
from monopoly_gui.ai.valuation.deals import Deal, gains
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
    RefuseTrade,
)
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.flow.trading import mortgaged_in
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.machine import Engine, why_not
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View
from monopoly_gui.simulation.driver import play
from tests.ai.persons import PERSONS, Leading, lead
from tests.ai.styles.market import value

#: how often in a game somebody asks what an opponent would want, and does it
QUESTIONS = 3
#: rounds for which a refused deed is left alone, and the refusals after which it is for good
REST, ENOUGH = 8, 2


@dataclass
class Watch:
    """The opponents' offers to people, and their faults."""

    state: State
    codes: dict[int, str]
    people: frozenset[int]
    bots: dict[int, Opponent]
    faults: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    _rounds: set[int] = field(default_factory=set)
    #: by person and deed: the rounds of refusals, and those for good
    _noes: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    _never: set[tuple[int, int]] = field(default_factory=set)

    def before(self, action: Action) -> None:
        """Look at what is going to be done."""
        state = self.state
        if isinstance(action, OfferTrade | CounterTrade):
            self._offered(action)
        elif isinstance(action, AcceptTrade | RefuseTrade):
            offer = state.offer(action.offer)
            if offer is None or offer.partner not in self.people or offer.player in self.people:
                return
            self.seen[action.kind] += 1
            if isinstance(action, RefuseTrade):
                for deed in offer.get.deeds or offer.give.deeds:
                    key = offer.partner, deed
                    self._noes.setdefault(key, []).append(state.round)
                    if action.final:
                        self._never.add(key)

    def _offered(self, action: OfferTrade | CounterTrade) -> None:
        state = self.state
        if isinstance(action, OfferTrade):
            partner = action.partner
        else:
            offer = state.offer(action.offer)
            assert offer is not None
            partner = offer.player
        if partner not in self.people or action.player in self.people:
            return
        self.seen[action.kind] += 1
        if isinstance(action, CounterTrade) or action.settles:
            return
        if state.round in self._rounds:
            self._wrong(action, "is a second one in this round")
        if state.round < FIRST and state.stack[-1].kind != "debt":
            self._wrong(action, "comes before everybody has thrown the dice")
        self._rounds.add(state.round)
        self._price(action)
        for deed in action.get.deeds or action.give.deeds:
            key = partner, deed
            noes = self._noes.get(key, [])
            if key in self._never:
                self._wrong(action, "was to be made no more")
            elif len(noes) >= ENOUGH or (noes and noes[-1] + REST > state.round):
                self._wrong(action, f"was refused in rounds {noes}")

    def _price(self, action: OfferTrade) -> None:
        """Believable by the price list, and good for the person by the opponent's own count."""
        state = self.state
        comes, goes = value(state, action.give), value(state, action.get)
        if goes > 3 * comes:
            self._wrong(action, f"asks for {goes} and gives {comes}")
        if not action.give.deeds and comes < goes:
            self._wrong(action, f"offers {comes} for {goes}")
        give, get = mask_of(action.give.deeds), mask_of(action.get.deeds)
        deal = Deal(action.player, action.partner, give, get, action.give.cash - action.get.cash)
        seen = appraise(state, ValuationCache(knobs_of(self.codes[action.player])))
        if gains(seen, deal).theirs <= 0:
            self._wrong(action, "leaves the person worse off")

    def _wrong(self, action: Action, what: str) -> None:
        self.faults.append(f"round {self.state.round}: {action} {what}")

    def ask(self, dice: random.Random) -> None:
        """Ask an opponent what it would want: that is accepted, and less than its limit is not."""
        state = self.state
        asking = [p for p in self.people if state.alive[p]]
        deeds = [s for s in state.board.deeds if state.owner[s] in self.codes]
        if not asking or not deeds or state.stack[-1].kind != "turn" or state.offers:
            return
        player, deed = dice.choice(asking), dice.choice(deeds)
        partner = state.owner[deed]
        bare = OfferTrade(player, partner, Bundle(), Bundle(0, (deed,)))
        heard = self.bots[partner].heard
        asked = View(player, state), bare, self.codes[partner], heard
        first, terms = named(*asked).deal, limit(*asked).deal
        if first is None or terms is None:
            return
        self.seen["question"] += 1
        if not self._agrees(first):
            self._wrong(first, "was named and is refused")
        if first.give.cash < terms.give.cash:
            self._wrong(first, "is less than the limit")
        less = Bundle(terms.give.cash - 5, terms.give.deeds)
        if less.cash > 0:
            lower = OfferTrade(player, partner, less, terms.get)
            if why_not(state, lower) is None and self._agrees(lower):
                self._wrong(lower, "is less than the limit, and accepted")

    def _agrees(self, deal: OfferTrade) -> bool:
        """Whether the very opponent at the table says yes."""
        there = self.state.clone()
        lent = mortgaged_in(there, deal.give, deal.get)
        there.offers = [
            Offer(there.next_id, deal.player, deal.partner, deal.give, deal.get, lent=lent)
        ]
        return isinstance(self.bots[deal.partner].interject(View(deal.partner, there)), AcceptTrade)


def played(seed: int, rounds: int) -> Watch:
    """One game, and what was seen in it."""
    dice = random.Random(seed)
    players = dice.randint(3, 5)
    people = frozenset(dice.sample(range(players), dice.randint(1, min(3, players - 1))))
    engine = setup.start(load_edition("us_2008"), Rules(), players, seed)
    state = engine.state
    at = seed  # each person comes up as often
    seats: list[Bot] = []
    codes: dict[int, str] = {}
    opponents: dict[int, Opponent] = {}
    for player in range(players):
        if player in people:
            kind = PERSONS[at % len(PERSONS)]
            at += 1
            seats.append(kind())
            if kind is Leading and all(state.owner[s] < 0 for s in state.board.deeds):
                lead(state, player)
            continue
        code = dice.choice(LEVELS).code
        if dice.random() < 0.3:
            code += "/" + dice.choice(PERSONALITIES).code
        bot = make_opponent(code)
        assert isinstance(bot, Opponent)
        bot.people = people
        codes[player], opponents[player] = code, bot
        seats.append(bot)
    watch = Watch(state, codes, people, opponents)
    moments = {dice.randrange(50, 600) for _ in range(QUESTIONS)}
    watched = Watched(engine, watch, moments, dice)
    play(cast(Engine, watched), seats, rounds, lambda events: None)
    return watch


class Watched:
    """A game that is looked at before every action."""

    def __init__(
        self, engine: Engine, watch: Watch, moments: set[int], dice: random.Random
    ) -> None:
        self.state = engine.state
        self._engine, self._watch, self._moments, self._dice = engine, watch, moments, dice
        self._count = 0

    def carry_out(self, action: Action) -> list[Event]:
        self._count += 1
        self._watch.before(action)
        if self._count in self._moments:
            self._watch.ask(self._dice)
        return self._engine.carry_out(action)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=60)
    args = parser.parse_args(words)
    seen: Counter[str] = Counter()
    wrong = 0
    for seed in range(args.seed, args.seed + args.games):
        watch = played(seed, args.rounds)
        seen += watch.seen
        wrong += bool(watch.faults)
        for fault in watch.faults[:3]:
            print(f"seed {seed}, {sorted(watch.codes.items())}: {fault}", flush=True)
    print(f"{args.games} games, {wrong} with bad manners: {dict(seen)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
