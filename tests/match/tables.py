"""Tables and opponents for the tests of match."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from monopoly_gui.engine.actions import Action, Bundle, OfferTrade
from monopoly_gui.engine.machine import deciders, legal, why_not
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match, Step
from monopoly_gui.storage import SeatRecord
from tests.engine.scripted import ScriptedChance
from tests.scenes.manual_clock import ManualClock
from tests.waiting import LONG

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
#: a throw for the order of play that makes player 0 of two begin
FIRST = ((6, 6), (1, 1))


def seats(kinds: str) -> list[SeatRecord]:
    """One seat for each letter: h a human, a an opponent."""
    return [
        SeatRecord(NAMES[p], "human" if kind == "h" else "ai", colour=p)
        for p, kind in enumerate(kinds)
    ]


@dataclass
class Says:
    """An opponent driven by a function; by default as the simple player."""

    on_decide: Callable[[View], Action] = field(default_factory=lambda: FallbackBot().decide)
    on_interject: Callable[[View], Action | None] = field(
        default_factory=lambda: FallbackBot().interject
    )
    reason: str = ""

    def decide(self, view: View) -> Action:
        return self.on_decide(view)

    def interject(self, view: View) -> Action | None:
        return self.on_interject(view)


def table(
    kinds: str = "ha",
    dice: tuple[tuple[int, int], ...] = (),
    rules: Rules | None = None,
    threaded: bool = False,
    now: Callable[[], float] | None = None,
    **bots: Says,
) -> Match:
    """A match of two or more in which player 0 begins.

    Opponents are simple players; ``ben=Says(...)`` puts another on Ben's seat.
    """
    named = [name.lower() for name in NAMES]
    lent = {p: bots.get(named[p], Says()) for p, kind in enumerate(kinds) if kind == "a"}
    order = FIRST + tuple((1, 1) for _ in kinds[2:])
    return Match.new(
        "us_2008",
        rules or Rules(),
        seats(kinds),
        seed=5,
        chance=ScriptedChance((*order, *dice)),
        bots=lent,
        threaded=threaded,
        now=now or ManualClock().now,
    )


def until(match: Match, done: Callable[[State], bool], steps: int = 5000) -> list[Step]:
    """Let the opponents act until ``done`` or nobody wants to; everything they did."""
    out: list[Step] = []
    while not done(match.state) and len(out) < steps:
        step = match.poll(LONG)
        if step is None:
            break
        out.append(step)
    return out


class RandomBot:
    """Does anything legal, each kind of act equally likely, and offers a trade now and then."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.reason = ""

    def decide(self, view: View) -> Action:
        state, player = view.state, view.player
        offer = self._offer(state, player)
        if offer is not None:
            return offer
        kinds: dict[str, list[Action]] = {}
        for action in legal(state, player):
            kinds.setdefault(action.kind, []).append(action)
        return self.dice.choice(kinds[self.dice.choice(sorted(kinds))])

    def interject(self, view: View) -> Action | None:
        ways = legal(view.state, view.player)
        if view.player in deciders(view.state):
            ways = [way for way in ways if way.kind not in ("roll", "end_turn")]
        return self.dice.choice([None, *ways])

    def _offer(self, state: State, player: int) -> Action | None:
        deeds = state.deeds(player)
        others = state.others(player)
        if not deeds or not others or self.dice.random() > 0.05:
            return None
        deed, partner = self.dice.choice(deeds), self.dice.choice(others)
        get = Bundle(cash=10, deeds=tuple(state.deeds(partner)[:1]))
        offer = OfferTrade(player, partner, Bundle(deeds=(deed,)), get)
        return None if why_not(state, offer) else offer
