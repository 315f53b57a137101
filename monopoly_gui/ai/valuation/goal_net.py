"""Chances of winning where a game ends at a goal: the value function, and how near everybody is.

The numbers were fitted to 43,500 positions of 4,000 simulated games that ended at goals [END-3].
"""

from dataclasses import dataclass
from math import exp, log

from ...engine.rules import Rules
from .incomes import GroupIncome
from .position import Position, Side
from .worth_net import Net

#: a chance below this counts as this
_LEAST = 1e-4
#: the weight of the value function by the goal: sets, cash, hotels
_SETS, _CASH, _HOTELS = 0.83, 0.78, 0.67
#: the part of a goal of cash that can be raised from which on the goal counts more
_CLOSE = 0.8


@dataclass(frozen=True, slots=True)
class GoalNet:
    """The value function of games with the goals of these rules."""

    net: Net
    rules: Rules

    def chances(self, position: Position) -> list[float]:
        """Each player's chance of winning, by seat; they sum to 1, and the dead have 0.

        Who stands at a goal wins at the end of the turn; of several the richest does.
        """
        plain, sides = self.net.chances(position), position.sides()
        there = [
            alive and self._reached(position, player, side)
            for player, (alive, side) in enumerate(zip(position.alive, sides, strict=True))
        ]
        scores = [
            self._score(position, player, side, plain[player])
            if position.alive[player] and (there[player] or True not in there)
            else None
            for player, side in enumerate(sides)
        ]
        top = max(score for score in scores if score is not None)
        weights = [exp(score - top) if score is not None else 0.0 for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _reached(self, position: Position, player: int, side: Side) -> bool:
        rules = self.rules
        return bool(
            0 < rules.goal_sets <= side.sets
            or 0 < rules.goal_cash <= position.cash[player]
            or 0 < rules.goal_hotels <= self._hotels(position, player)
        )

    def _score(self, position: Position, player: int, side: Side, plain: float) -> float:
        rules, known = self.rules, log(max(plain, _LEAST))
        score = 0.0
        parts = []
        if rules.goal_sets:
            need = max(1, rules.goal_sets - side.sets)
            near = min(1.0, side.near_held / need)
            last = need == 1 and side.near_free > 0
            parts.append(_SETS)
            score += 0.27 * side.sets / rules.goal_sets + 0.29 * near + 0.24 * last
        if rules.goal_cash:
            found = min(1.2, (side.cash + side.pledge + side.sale) / rules.goal_cash)
            parts.append(_CASH)
            score += 1.03 * found + 0.57 * max(0.0, found - _CLOSE)
        if rules.goal_hotels:
            paid = self._paid(position, player, side)
            parts.append(_HOTELS)
            score += 1.42 * paid + 0.86 * (paid >= 1)
        return known * min(parts) + score

    def _hotels(self, position: Position, player: int) -> int:
        """The hotels of a player, where all is built evenly."""
        return sum(now for now, _group, _level in self._built(position, player))

    def _paid(self, position: Position, player: int, side: Side) -> float:
        """The share of the cheapest way to all missing hotels that could be paid now."""
        full, built = self.rules.houses_for_hotel, self._built(position, player)
        missing = max(0, self.rules.goal_hotels - sum(now for now, _group, _level in built))
        best = 0.0
        for now, group, level in built:
            streets = len(group.order)
            if now + missing <= streets:
                cost = (full * streets + now + missing - level) * group.cost
                best = max(best, min(1.0, (side.cash + side.pledge + 1) / (cost + 1)))
        return best

    def _built(self, position: Position, player: int) -> list[tuple[int, GroupIncome, int]]:
        """The hotels, and the steps, on each set of a player."""
        full, own = self.rules.houses_for_hotel, position.own[player]
        return [
            (max(0, level - full * len(group.order)), group, level)
            for group, level in zip(position.ground.groups, position.levels, strict=True)
            if group.cost and not group.mask & ~own
        ]


def chances_judge(net: Net, rules: Rules) -> Net | GoalNet:
    """A judge of the chances of winning under these rules."""
    goals = rules.goal_sets or rules.goal_cash or rules.goal_hotels
    return GoalNet(net, rules) if goals else net
