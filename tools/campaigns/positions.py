"""The suite of positions, each answer played on to the end of many games.

    python -m tools.campaigns.positions --games 200 --code hard

Writes the chances of winning, in per cent, to `tests/ai/positions/figures.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
from statistics import fmean

from monopoly_gui.engine.view import view
from monopoly_gui.simulation.playouts import outcomes
from tests.ai.positions.suite import FIGURES, POSITIONS
from tests.engine.scenes import P1

#: rounds after which a game is judged as it stands
LONG = 150


def main(words: list[str]) -> int:
    """Play, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--code", default="hard", help="who plays all seats")
    args = parser.parse_args(words)
    figures: dict[str, dict[str, float]] = {}
    for position in POSITIONS:
        seen = view(position.scene().state, P1)
        figures[position.name] = {
            answer: round(100 * fmean(outcomes(seen, plan, args.games, LONG, args.code)), 1)
            for answer, plan in position.answers().items()
        }
        print(position.name, figures[position.name], flush=True)
    entries = {"games": args.games, "code": args.code, "chances": figures}
    FIGURES.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
