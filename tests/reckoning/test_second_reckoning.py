"""The second reckoning: written from the rule texts, it follows games of the program as JSON."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from monopoly_gui.engine.cards import CardKind
from tests.reckoning.export import play
from tests.reckoning.follow import ACTS, follow
from tests.reckoning.options import MOVES_NOTHING
from tests.reckoning.tables import EVENTS, TABLES
from tests.waiting import LONG
from tools.campaigns.faults import FAULTS, found
from tools.campaigns.reckoning import LISTED, tell

HERE = Path(__file__).parent
#: files that know the program: they write games and test
KNOWING = {"export", "test_second_reckoning"}


def imports(path: Path) -> set[str]:
    """A file's imports, by their first names; "." is a file beside it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("." if node.level else str(node.module).split(".")[0])
    return found


def test_it_knows_nothing_of_the_program() -> None:
    files = [path for path in HERE.glob("*.py") if path.stem not in KNOWING]
    assert len(files) >= 8
    for path in files:
        strange = imports(path) - {"."} - set(sys.stdlib_module_names)
        assert not strange, f"{path.name} imports {strange}"
        inside = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom) and node.level and not node.module
            for alias in node.names
        }
        assert not inside & KNOWING, f"{path.name} imports {inside & KNOWING}"


def test_it_reckons_every_kind_of_card() -> None:
    """Also those that no board of the game has."""
    source = (HERE / "moving.py").read_text("utf-8")
    kinds = get_args(CardKind)
    assert [kind for kind in kinds if f'kind == "{kind}"' not in source] == []


def written(seed: int) -> Any:
    """A random game, written as JSON and read again."""
    return json.loads(json.dumps(play(seed)))


def test_it_runs_without_the_program(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play(5)), "utf-8")
    program = (
        "import json, sys; from tests.reckoning.follow import follow; "
        "followed = follow(json.load(open(sys.argv[1], encoding='utf-8'))); "
        "print(followed.acts.total() > 0, followed.difference, 'monopoly_gui' in sys.modules)"
    )
    run = [sys.executable, "-c", program, str(path)]
    done = subprocess.run(
        run, cwd=HERE.parents[1], capture_output=True, text=True, timeout=LONG, check=False
    )
    assert done.stdout.split() == ["True", "None", "False"], done.stderr


def test_the_chosen_tables_are_reckoned_alike_and_show_everything() -> None:
    """Each kind of act and event, and each value of each option, in tables that are all alike.

    An option that no table asks for is reckoned, or it is listed with a reason. Where a change of
    the rules or of the hands leaves something out, ``python -m tools.campaigns.reckoning --games
    1000 --choose`` finds other tables.
    """
    text = tell(TABLES)
    assert text.differences == []
    assert text.acts.keys() == {*ACTS, "refused"}
    assert EVENTS - text.happened.keys() == set()
    reckoned = {value.split("=")[0] for value in text.options}
    assert LISTED.keys() - reckoned == MOVES_NOTHING.keys(), "an option is not reckoned"
    values = {
        f"{option}={value}"
        for option, listed in LISTED.items()
        if option not in MOVES_NOTHING
        for value in listed
    }
    assert values - text.options.keys() == set()


def test_a_wrong_sum_is_told() -> None:
    game = written(5)
    step = next(s for s in game["steps"] if "cash" in s.get("after", {}))
    step["after"]["cash"][0] += 1
    difference = follow(game).difference
    assert difference is not None
    assert (difference.what, difference.rule) == ("cash", "BANK-2")
    assert difference.step == game["steps"].index(step)


def test_an_illegal_act_that_was_done_is_told() -> None:
    game = written(5)
    first = game["steps"][0]
    others = [p for p in range(len(game["start"]["cash"])) if p != game["start"]["current"]]
    first.clear()
    first.update(action={"player": others[0], "kind": "roll"}, drawn=[["dice", 1, 2]], after={})
    difference = follow(game).difference
    assert difference is not None and difference.rule == "TURN-5"


@pytest.mark.parametrize("rule", ["RENT-7", "MORT-5", "AUCT-6"])
def test_a_planted_fault_is_found(rule: str) -> None:
    number = next(at for at, fault in enumerate(FAULTS) if fault.rule == rule)
    assert "game" in found(number)


def test_twenty_faults_can_be_planted() -> None:
    assert len(FAULTS) >= 20
    for fault in FAULTS:
        path = HERE.parents[1] / "monopoly_gui/engine" / (fault.module.replace(".", "/") + ".py")
        assert path.read_text("utf-8").count(fault.line) == 1, fault
