"""Advice in the suite of positions, by the figures of long playouts."""

from __future__ import annotations

import json
from math import sqrt

from monopoly_gui.engine.view import view
from monopoly_gui.simulation.playouts import MORE, judged
from tests.ai.positions.suite import CODES, FIGURES, NAMES, POSITIONS, answer_of
from tests.engine.scenes import P1

#: points of the chance of winning by which an answer may be worse than the best, where the figures
#: tell so little apart
NEAR = 2.0
#: the share of positions in which the best answer, or one as good, is named
ENOUGH = 0.9


def error_of(chances: dict[str, float], games: int) -> float:
    """The error of the difference of two chances, in points, after so many games of each."""
    shares = [chance / 100 for chance in chances.values()]
    return 100 * sqrt(sum(share * (1 - share) for share in shares) / games)


def test_the_best_answer_is_named_or_one_as_good() -> None:
    kept = json.loads(FIGURES.read_text(encoding="utf-8"))
    figures, games = kept["chances"], kept["games"]
    wrong = []
    for position in POSITIONS:
        advice = judged(view(position.scene().state, P1), CODES, (), NAMES, MORE)
        chances = figures[position.name]
        lost = max(chances.values()) - chances[answer_of(advice.action)]
        if lost > max(NEAR, error_of(chances, games)):
            wrong.append((position.name, round(lost, 1)))
    assert len(wrong) <= (1 - ENOUGH) * len(POSITIONS), wrong
