"""A bot written after docs/BOTS.md of 0.1.0 still finds what it imports, and still plays.

The files in ``bots`` are that page's first block, and both blocks in one program, as they were
then; they are not to be changed.
"""

import json
from pathlib import Path

import pytest

from monopoly_gui.cli import main

BOTS = Path(__file__).parent / "bots"
#: what the page's text names besides
NAMED = (
    "from monopoly_gui.ai.bot import Bot",
    "from monopoly_gui.ai.levels import LEVELS",
    "from monopoly_gui.engine import actions, events, flow, frames, machine",
    "from monopoly_gui.engine.machine import Engine, deciders, legal, verify, why_not",
    "from monopoly_gui.engine.setup import start",
)


@pytest.mark.parametrize("line", NAMED)
def test_what_the_page_names_can_be_imported(line: str) -> None:
    exec(line, {})


def test_it_plays_a_whole_game_at_a_table_of_its_own() -> None:
    names: dict[str, object] = {}
    exec((BOTS / "eager_at_a_table.py").read_text(encoding="utf-8"), names)
    match = names["match"]
    assert match.state.over  # type: ignore[attr-defined]
    assert match.opponents.faults == []  # type: ignore[attr-defined]


def test_it_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{BOTS / 'eager.py'}:Eager"
    seats = "Eager,normal"
    asked = ["arena", "--bot", bot, "--seats", seats, "--games", "2", "--format", "json"]
    assert main(asked) == 0
    text = json.loads(capsys.readouterr().out)
    assert text["games"] == 2 and text["entrants"]["Eager"]["faults"] == 0
