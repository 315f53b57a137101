"""Advice by playouts: the best answers, played from samples of a player's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from ..ai.advice import ADVISER, Advice, advise, chances
from ..ai.bargaining.talks import TradeMessage, messages_of
from ..ai.candidate_plans import CandidatePlan, candidate_plans, consequence
from ..ai.levels import make_opponent
from ..engine.actions import AcceptTrade, Build, CounterTrade, EndTurn, OfferTrade, Roll
from ..engine.chance import SeededChance
from ..engine.errors import IllegalAction
from ..engine.machine import Engine
from ..engine.state import State
from ..engine.view import View
from .driver import play

#: the rounds of the playouts beyond this one, played by the adviser in all seats
ROUNDS = 2
#: samples for a first word, and for the later, better one
FIRST, MORE = 8, 40
#: an answer must be better than the Expert's by this chance, and by this many errors of it
_CLEARLY = 0.01
_ERRORS = 1.5


@dataclass(frozen=True, slots=True)
class PlayoutResult:
    """The outcome of an answer: the chance of winning in each sample."""

    plan: CandidatePlan
    chances: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.chances)

    def clearly_beats(self, other: PlayoutResult) -> bool:
        """Whether an answer wins more often in the same samples, beyond chance."""
        gained = [a - b for a, b in zip(self.chances, other.chances, strict=True)]
        error = sqrt(variance(gained) / len(gained)) if len(gained) > 1 else 1.0
        return fmean(gained) > max(_CLEARLY, _ERRORS * error)


def best_by_playouts(
    view: View,
    codes: Mapping[int, str],
    said: Sequence[TradeMessage],
    names: Sequence[str],
    samples: int = FIRST,
    wanted: Callable[[], bool] = lambda: True,
) -> Advice:
    """The best action by the chance of winning in playouts; deterministic.

    Once it is no longer ``wanted``, it is the Expert's.
    """
    first = advise(view, codes, said)
    found = candidate_plans(view, first, codes, said)
    if len(found) < 2:
        return first
    played = [
        PlayoutResult(plan, playout_chances(view, plan, samples, wanted=wanted)) for plan in found
    ]
    played = [each for each in played if each.chances]
    if len(played) < 2 or played[0].plan is not found[0]:
        return first
    best, *others = played
    for other in others:
        if other.clearly_beats(best):
            best = other
    if isinstance(best.plan.first, Roll | EndTurn) and not isinstance(found[0].first, Build):
        if not isinstance(first.action, OfferTrade):
            return first
        # on without the offer, as if it had been made already
        return advise(view, codes, (*said, *messages_of(view.state, first.action)))
    second = max((each for each in played if each is not best), key=lambda each: each.mean)
    means = best.mean, second.mean
    why = "" if first.taken or best is not played[0] else first.reason
    reason = consequence(view.state, best.plan, second.plan, means, names, why)
    return Advice(best.plan.first, reason, best.plan.taken)


def playout_chances(
    view: View,
    plan: CandidatePlan,
    samples: int,
    rounds: int = ROUNDS,
    code: str = ADVISER,
    first: int = 1,
    wanted: Callable[[], bool] = lambda: True,
) -> tuple[float, ...]:
    """The player's chance of winning after the plan, in each sample.

    It is () if the rules forbid the plan, or it is not ``wanted`` any more.
    """
    found = []
    for seed in range(first, first + samples):
        engine = Engine(view.sample(seed), SeededChance())
        if not wanted() or not _carried_out(engine, plan):
            return ()
        found.append(_played_on(engine, view.player, rounds, code))
    return tuple(found)


def _carried_out(engine: Engine, plan: CandidatePlan) -> bool:
    """Whether the plan could be carried out."""
    try:
        for action in plan.actions:
            engine.apply(action)
            if isinstance(action, OfferTrade | CounterTrade) and plan.taken:
                offer = engine.state.offers[-1]
                engine.apply(AcceptTrade(offer.partner, offer.id))
    except IllegalAction:
        return False
    return True


def _played_on(engine: Engine, player: int, rounds: int, code: str) -> float:
    """The player's chance some rounds later, all seats played by opponents of this code."""
    state: State = engine.state
    bots = [make_opponent(code) for _ in range(state.players)]
    play(engine, bots, state.round + rounds, wrong=_put_right, only=player)
    return chances(state)[player]


def _put_right(player: int, fault: str) -> None:
    """Replace an illegal action by a simple one."""
