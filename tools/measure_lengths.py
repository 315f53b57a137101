"""Measures the lengths of games without a screen, and writes ``assets/lengths.json``.

``python -m tools.measure_lengths --games 200 --jobs 2`` plays 200 games of each set of rules with
2, 4, 6 and 8 players, and of the official rules with one option changed with 4.  The file holds the
10th percentile, the median and the 90th percentile of turns per game.  ``--new`` keeps existing
entries.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.presets import PRESETS, rules_from
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.lengths import OPTIONS, PLAYERS, key_of
from monopoly_gui.simulation.parallel import play_in_parallel

LEVEL = "normal"
#: a game that goes on longer counts as one of so many rounds
MOST_ROUNDS = 120
FILE = Path(__file__).resolve().parents[1] / "assets" / "lengths.json"


@dataclass(frozen=True, slots=True)
class Table:
    """Whose games are measured; ``changes`` of the official rules as pairs."""

    name: str
    edition: str
    changes: tuple[tuple[str, object], ...]
    players: int


def tables() -> list[Table]:
    """Every set of rules at several sizes, and every option that is measured by itself."""
    found = []
    for preset in PRESETS:
        # a clock ends no game that is played without a screen
        changes = {k: v for k, v in preset.changes.items() if k != "time_limit_minutes"}
        if changes.get("win_condition") and "end_after_bankruptcies" not in changes:
            del changes["win_condition"]
        for players in PLAYERS:
            found.append(Table(preset.id, preset.edition, tuple(changes.items()), players))
    for option, value in OPTIONS:
        changes = {option: value}
        if option == "end_after_bankruptcies":
            changes["win_condition"] = "richest_at_limit"
        found.append(Table(key_of(option, value), "us_2008", tuple(changes.items()), 4))
    return found


def turns(table: Table, seed: int) -> int:
    """The number of turns of one game."""
    rules = rules_from(dict(table.changes))
    engine = setup.start(load_edition(table.edition), rules, table.players, seed)
    bots = [make_opponent(LEVEL) for _ in range(table.players)]
    play(engine, bots, MOST_ROUNDS, wrong=lambda player, text: None)
    return engine.state.turn


def spread_of(numbers: list[int]) -> list[int]:
    """The tenth, the middle and the nine tenths."""
    ordered = sorted(numbers)
    return [ordered[round(share * (len(ordered) - 1))] for share in (0.1, 0.5, 0.9)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.measure_lengths", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--new", action="store_true", help="measure only what the file lacks")
    given = parser.parse_args(arguments)
    measured: dict[str, dict[str, list[int]]] = {}
    if given.new:
        measured = json.loads(FILE.read_text(encoding="utf-8"))["turns"]
    for table in [t for t in tables() if str(t.players) not in measured.get(t.name, {})]:
        found = list(play_in_parallel(partial(turns, table), given.games, given.jobs))
        measured.setdefault(table.name, {})[str(table.players)] = spread_of(found)
        print(table.name, table.players, measured[table.name][str(table.players)], flush=True)
    head = {"level": LEVEL, "games": given.games, "most_rounds": MOST_ROUNDS}
    text = json.dumps({**head, "turns": measured}, indent=1)
    FILE.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
