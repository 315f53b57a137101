"""Whether a challenge is won: watches the positions of a game one after another."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.state import State
from .challenge import PLAYER, Challenge
from .goal import figure, reached, stars


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a challenge ended.

    ``measured`` is the figure, or the rounds that were needed; 0 where the goal of a race was not
    reached.  ``ruined`` says that the player went bankrupt, ``alone`` that nobody else is left.
    """

    stars: int
    measured: int
    ruined: bool = False
    alone: bool = False


def judge(challenge: Challenge, state: State) -> Verdict | None:
    """The verdict on a position, None while it is still open.

    To be asked after each action: a race is won at the moment when its goal is reached.
    """
    goal = challenge.goal
    if not state.alive[PLAYER]:
        return Verdict(0, 0, ruined=True)
    used = state.round - challenge.position.round + 1
    if goal.race and reached(goal, state, PLAYER):
        return Verdict(stars(goal, used), used)
    if len(state.living()) == 1:
        return Verdict(3, used if goal.race else figure(goal, state, PLAYER), alone=True)
    if goal.race and used > goal.stars[0]:
        return Verdict(0, 0)
    if not state.over:
        return None
    if goal.race:
        return Verdict(0, 0)
    measured = figure(goal, state, PLAYER)
    return Verdict(stars(goal, measured), measured)
