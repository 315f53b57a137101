"""Whole games of a person who follows the bulb's advice, among three opponents of one level.

    python -m tools.campaigns.followed --games 100 --seed 8001 --kept games.jsonl

An Expert plays the same seeds from the same seats; the opponents treat both as people.
``--kept FILE`` stores the games for the next run.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from monopoly_gui.ai.bargaining.talks import TradeMessage
from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action, CounterTrade, EndTurn, OfferTrade, Roll
from monopoly_gui.engine.machine import why_not
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import View, view
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.playouts import FIRST, best_by_playouts
from tests.ai import versions
from tests.ai.positions.suite import NAMES
from tools.campaigns.paired import SEATS, Pairs, Row, Rows, shares, told, told_all

LEVELS = ("normal", "hard", "expert")


class Follower:
    """Does what it is advised; where there is no advice it does as an Expert would.

    It makes one offer a turn.
    """

    reason = ""
    listens = True

    def __init__(self, codes: Mapping[int, str]) -> None:
        self._codes = codes
        self._said: list[TradeMessage] = []
        self._alone = make_opponent("expert")
        self._offered = -1

    def hear(self, words: Iterable[TradeMessage]) -> None:
        """The bargaining so far, for the adviser."""
        self._said += words

    def decide(self, given: View) -> Action:
        action = self._advised(given)
        return action or self._instead(given)

    def interject(self, given: View) -> Action | None:
        return self._advised(given)

    def _advised(self, given: View) -> Action | None:
        """The advice, except a second offer in a turn and illegal actions."""
        state, player = given.state, given.player
        seen = view(state, player)
        action = best_by_playouts(seen, self._codes, tuple(self._said), NAMES, FIRST).action
        if action is None or why_not(state, action) is not None:
            return None
        if isinstance(action, OfferTrade | CounterTrade):
            if self._offered == state.turn:
                return None
            self._offered = state.turn
        return action

    def _instead(self, given: View) -> Action:
        action = self._alone.decide(given)
        if isinstance(action, OfferTrade):
            for on in (Roll(given.player), EndTurn(given.player)):
                if why_not(given.state, on) is None:
                    return on
        return action


def played(version: str, level: str, seed: int, limit: int) -> Row:
    """A game, ``version`` says who has the person's seat."""
    person = seed % SEATS
    codes = {seat: level for seat in range(SEATS) if seat != person}
    bots: list[Bot] = []
    for seat in range(SEATS):
        if seat == person:
            bots.append(make_opponent("expert") if version == "expert" else Follower(codes))
            continue
        bot = make_opponent(level)
        assert isinstance(bot, Opponent)
        bot.people = frozenset((person,))
        bots.append(bot)
    engine = setup.start(load_edition("us_2008"), Rules(), SEATS, seed)
    play(engine, bots, limit, lambda events: None)
    state = engine.state
    won = (shares(state)[person],)
    return Row(version, level, seed, limit, won, state.over, state.round)


def main(words: list[str]) -> int:
    """Play the tables in turns, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="at each table")
    parser.add_argument("--seed", type=int, default=8001)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--kept", type=Path, help="a file to keep games in")
    args = parser.parse_args(words)
    rows = Rows(args.kept)
    seats = ("expert", f"advice of {versions.mark()}")
    found: dict[str, dict[str, list[Row]]] = {}
    for seed in range(args.seed, args.seed + args.games):
        for level in args.levels:
            for who in seats:
                row = rows.known.get((who, level, seed, args.rounds))
                if row is None:
                    row = played(who, level, seed, args.rounds)
                    rows.add(row)
                found.setdefault(level, {}).setdefault(who, []).append(row)
    print(f"{'among three':12} games Expert advice  difference, 95 %")
    tables = {level: Pairs(*(both[who] for who in seats)) for level, both in found.items()}
    for level, pairs in tables.items():
        print(told(level, pairs))
    if len(tables) > 1:
        print(told_all(tables))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
