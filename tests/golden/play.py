"""Whole games written down: ``python -m tests.golden.play`` writes them anew.

One game for each preset, four players who all follow ``policy.py``.  A line is
an action and what it caused; a change in any of them is a change of the rules,
to be looked at before the files are written anew.
"""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import presets, setup
from monopoly_gui.engine.actions import CallTime
from monopoly_gui.engine.events import DiceRolled, GameEnded, TurnStarted
from monopoly_gui.engine.machine import Engine
from tests.golden.policy import choose

FOLDER = Path(__file__).parent
PLAYERS = 4
SEED = 1935
#: a game that has not ended after so many actions is called off
MOST = 700
#: where there is a clock, it runs out after so many actions
CLOCK = 250
#: events that say nothing which the line does not say already
SILENT = {"turn_started", "purchase_offered", "bid_placed", "bidder_passed", "trade_offered"}


def transcript(preset: presets.Preset) -> str:
    """The whole game of a preset as text."""
    board = load_edition(preset.edition)
    rules = presets.rules_from(preset.changes)
    engine = setup.start(board, rules, PLAYERS, SEED)
    lines = [
        f"# {preset.id}: {PLAYERS} players, seed {SEED}, board {preset.edition}",
        "start | " + "; ".join(compact(event) for event in engine.events),
    ]
    lines += _lines(engine)
    return "\n".join(lines) + "\n"


def _lines(engine: Engine) -> Iterator[str]:
    state = engine.state
    for number in range(MOST):
        if state.over:
            return
        clock = state.rules.time_limit_minutes and number == CLOCK
        action = CallTime() if clock else choose(state)
        events = engine.apply(action)
        parts = [compact(event) for event in events if event.kind not in SILENT]
        yield f"{compact(action)} | {'; '.join(parts)}".rstrip()
        for event in events:
            if isinstance(event, TurnStarted):
                yield f"-- turn {event.turn}, P{event.player + 1}; cash {state.cash}"
            if isinstance(event, GameEnded):
                yield f"-- end; worth {event.worths}"
    yield f"-- called off after {MOST} actions; cash {state.cash}"


def compact(thing: Any) -> str:
    """A dataclass in one word and its figures, such as ``bid 1 40 -1``."""
    if isinstance(thing, DiceRolled):
        return f"{thing.purpose} {'+'.join(map(str, thing.dice))}"
    values = [getattr(thing, f.name) for f in fields(thing) if f.name != "kind"]
    return " ".join([thing.kind, *map(_word, values)])


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "(" + ",".join(map(_word, value)) + ")"
    if hasattr(value, "cash"):
        return f"[{value.cash} {_word(value.deeds)} {_word(value.cards)}]"
    return str(value) if value != "" else "-"


def main() -> None:
    for preset in presets.PRESETS:
        file = FOLDER / f"{preset.id}.txt"
        file.write_text(transcript(preset), encoding="utf-8")
        print(f"wrote {file.name}")


if __name__ == "__main__":
    main()
