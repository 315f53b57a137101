"""A plan for one's estate: buildings and mortgages together, tried out on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..engine.actions import Action, Build, LiftMortgage, Mortgage, SellBuilding, SellDown
from ..engine.amounts.buildings import steps
from ..engine.chance import SeededChance
from ..engine.errors import IllegalAction
from ..engine.flow import building, selling
from ..engine.frames import Shortage
from ..engine.machine import Engine
from ..engine.state import HOTEL, State


@dataclass(frozen=True, slots=True)
class EstatePlan:
    """The target levels of streets, and the deeds whose mortgage is to change."""

    levels: dict[int, int] = field(default_factory=dict)
    flips: frozenset[int] = frozenset()

    @property
    def empty(self) -> bool:
        return not self.levels and not self.flips

    def level(self, state: State, space: int) -> int:
        return self.levels.get(space, state.buildings[space])

    def with_level(self, state: State, space: int, level: int) -> EstatePlan:
        """The plan with another level for a street."""
        levels = {**self.levels, space: level}
        if level == state.buildings[space]:
            del levels[space]
        return replace(self, levels=levels)

    def flipped(self, space: int) -> EstatePlan:
        """The plan with the mortgage of a deed toggled."""
        return replace(self, flips=self.flips ^ {space})

    def built(self, state: State, space: int) -> EstatePlan:
        """One building more on a street."""
        return self.with_level(state, space, building.next_level(state, self.level(state, space)))

    def built_each(self, state: State, streets: Sequence[int]) -> EstatePlan:
        """One more building on each of these streets without a hotel."""
        plan = self
        for space in streets:
            if plan.level(state, space) != HOTEL:
                plan = plan.built(state, space)
        return plan

    def sold(self, state: State, space: int) -> EstatePlan:
        """One building less on a street."""
        return self.with_level(state, space, selling.level_below(state, self.level(state, space)))


@dataclass(frozen=True, slots=True)
class PlanOutcome:
    """The state after a plan; ``reason`` says why the plan is impossible, "" if it is possible.

    ``code`` is the reason's; ``asks`` means that others may first claim
    the last buildings.
    """

    state: State
    reason: str = ""
    code: str = ""
    asks: bool = False


def plan_actions(state: State, player: int, plan: EstatePlan) -> list[Action]:
    """The actions of the plan, in order: sell, mortgage, unmortgage, build."""
    out: list[Action] = []
    for group in state.board.groups.values():
        out += _sales(state, player, group.id, group.members, plan)
    flips = sorted(plan.flips)
    out += [Mortgage(player, s) for s in flips if not state.mortgaged[s]]
    out += [LiftMortgage(player, s) for s in flips if state.mortgaged[s]]
    order = building_order(state, plan)
    return [*out, Build(player, order)] if order else out


def _sales(
    state: State, player: int, group: str, members: tuple[int, ...], plan: EstatePlan
) -> list[Action]:
    """Selling a set down, step by step under hotel exchange, as long as that is possible."""
    levels = tuple(min(state.buildings[s], plan.level(state, s)) for s in members)
    now = [state.buildings[s] for s in members]
    sold = sum(
        steps(state.rules, old) - steps(state.rules, new)
        for old, new in zip(now, levels, strict=True)
    )
    if not sold:
        return []
    exchanges = state.rules.hotel_sale == "exchange_only"
    lacking = building.stock_of(state, "house") < state.rules.houses_for_hotel
    if sold > 1 and (lacking or not exchanges):
        return [SellDown(player, group, levels)]
    out: list[Action] = []
    wanted = dict(zip(members, levels, strict=True))
    have = dict(zip(members, now, strict=True))
    while have != wanted:
        above = [s for s in members if have[s] > wanted[s]]
        space = max(above, key=lambda s: (have[s], -s))
        have[space] = selling.level_below(state, have[space])
        out.append(SellBuilding(player, space))
    return out


def building_order(state: State, plan: EstatePlan) -> tuple[int, ...]:
    """The streets to build on, one building each, always the lowest of a set first."""
    levels = state.buildings[:]
    out: list[int] = []
    for group in state.board.groups.values():
        while True:
            short = [
                s
                for s in group.members
                if steps(state.rules, levels[s]) < steps(state.rules, plan.level(state, s))
            ]
            if not short:
                break
            space = min(short, key=lambda s: (levels[s], s))
            levels[space] = building.next_level(state, levels[space])
            out.append(space)
    return tuple(out)


def plan_outcome(state: State, player: int, plan: EstatePlan) -> PlanOutcome:
    """Try the plan on a copy of the position."""
    engine = Engine(state.clone(), SeededChance())
    depth = len(state.stack)
    for action in plan_actions(state, player, plan):
        try:
            engine.apply(action)
        except IllegalAction as reason:
            return PlanOutcome(engine.state, reason.text, reason.code)
        above = engine.state.stack[depth:]
        if any(isinstance(frame, Shortage) for frame in above):
            return PlanOutcome(engine.state, asks=True)
    return PlanOutcome(engine.state)
