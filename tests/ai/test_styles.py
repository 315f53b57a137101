"""The styles of the pool are legal players, know nothing of the game's opponents, and do end."""

import ast
from pathlib import Path

import pytest

from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
from monopoly_gui.simulation.driver import play
from tests.ai.styles.changer import Changer
from tests.ai.styles.kept_back import KEPT_BACK
from tests.ai.styles.plain import Plain
from tests.ai.styles.pool import POOL

STYLES = Path(__file__).parent / "styles"


def test_there_are_twelve_to_develop_against_and_four_kept_back() -> None:
    assert len(set(POOL)) == 12
    assert len(set(KEPT_BACK)) == 4


@pytest.mark.parametrize("style", [*POOL, *KEPT_BACK, Changer], ids=lambda style: style.__name__)
def test_a_whole_game_is_played_without_a_fault(style: type[Plain]) -> None:
    engine = setup.start(load_edition("us_2008"), Rules(), 4, seed=3)
    # what a bot does wrong is raised here
    count = play(
        engine, [make_opponent("normal"), style(), style(), style()], 120, lambda events: None
    )
    assert count > 200
    assert engine.state.over or engine.state.round > 120


def test_they_know_nothing_of_the_games_own_opponents() -> None:
    for file in STYLES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("monopoly_gui.ai"), file.name
