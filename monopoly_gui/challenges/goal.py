"""Goals of challenges as data, and the progress of a position towards them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ..engine.amounts.worth import final_worth
from ..engine.state import HOTEL, State

Kind = Literal["own", "build", "ruin", "clear", "worth", "cash", "lead", "buildings", "deeds"]
#: reached at some moment: sooner is better
RACES = frozenset({"own", "build", "ruin", "clear"})

#: houses to keep while a player pays off mortgages
KEPT = 2


@dataclass(frozen=True, slots=True)
class Goal:
    """``stars`` are the conditions for one, two and three of them.

    In a race that is the number of rounds to reach the goal, else the figure to
    reach at the end of the last round: money, buildings, deeds, or the lead in worth over
    the next.  ``spaces`` are the streets to own or build on; ``amount`` is the building level, the
    number of players to bankrupt, or the cash to own without mortgages while ``spaces`` keep
    two houses each.
    """

    kind: Kind
    stars: tuple[int, int, int]
    spaces: tuple[int, ...] = ()
    amount: int = 0

    @property
    def race(self) -> bool:
        return self.kind in RACES


def is_goal_reached(goal: Goal, state: State, player: int) -> bool:
    """Whether the goal of a race is reached in a position."""
    return _REACHED[goal.kind](goal, state, player)


def goal_figure(goal: Goal, state: State, player: int) -> int:
    """The figure that decides the challenge, in a position."""
    return _FIGURES[goal.kind](state, player)


def stars_for(goal: Goal, measured: int) -> int:
    """The stars earned by a figure or a number of rounds."""
    if goal.race:
        return sum(measured <= rounds for rounds in goal.stars)
    return sum(measured >= least for least in goal.stars)


def _owns(goal: Goal, state: State, player: int) -> bool:
    return all(state.owner[space] == player for space in goal.spaces)


def _has_built(goal: Goal, state: State, player: int) -> bool:
    high = all(state.buildings[space] >= goal.amount for space in goal.spaces)
    return high and _owns(goal, state, player)


def _has_ruined(goal: Goal, state: State, player: int) -> bool:
    return sum(not alive for alive in state.alive) >= goal.amount


def _is_clear(goal: Goal, state: State, player: int) -> bool:
    """No mortgage, no debt, the cash, and the houses."""
    owing = any(frame.kind == "debt" and frame.player == player for frame in state.stack)
    lent = any(state.mortgaged[space] for space in state.deeds(player))
    kept = all(state.buildings[space] >= KEPT for space in goal.spaces)
    return kept and not owing and not lent and state.cash[player] >= goal.amount


def _lead(state: State, player: int) -> int:
    others = [final_worth(state, p) for p in state.living() if p != player]
    return final_worth(state, player) - max(others, default=0)


def _buildings(state: State, player: int) -> int:
    """Houses and hotels, a hotel as five."""
    return sum(min(state.buildings[space], HOTEL) for space in state.deeds(player))


_REACHED: dict[str, Callable[[Goal, State, int], bool]] = {
    "own": _owns,
    "build": _has_built,
    "ruin": _has_ruined,
    "clear": _is_clear,
}
_FIGURES: dict[str, Callable[[State, int], int]] = {
    "worth": final_worth,
    "cash": lambda state, player: state.cash[player],
    "lead": _lead,
    "buildings": _buildings,
    "deeds": lambda state, player: len(state.deeds(player)),
}
