"""The value function: what its weights must be, and that it sees deals as they turn out."""

import json
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui import paths
from monopoly_gui.ai.valuation.deals import Deal
from monopoly_gui.ai.valuation.incomes import mask_of
from monopoly_gui.ai.valuation.landings import income
from monopoly_gui.ai.valuation.outlook import Outlook
from monopoly_gui.ai.valuation.position import BoardTable, Position
from monopoly_gui.ai.valuation.worth_net import WeightsError, load_net, weights
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import AcceptTrade
from monopoly_gui.engine.rules import Rules, Value
from monopoly_gui.match.opponents import make_bot
from monopoly_gui.simulation.driver import play
from tests.ai.test_bargaining import SWAP
from tests.engine.scenes import P1, P2, Scene, game


def outlook() -> Outlook:
    return Outlook(weights())


def of(scene: Scene) -> list[float]:
    return outlook().chances(scene.state)


# -- incomes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owns", "mortgaged", "rules"),
    [
        ("brown", "baltic", {}),
        ("brown", "baltic", {"double_rent_with_mortgage": False}),
        ("railroad", "reading short_line", {}),
        ("utility", "electric", {}),
        ("utility", "electric", {"utility_rent": "flat"}),
        ("orange", "", {}),
    ],
)
def test_mortgaged_deeds_count_for_the_others(
    owns: str, mortgaged: str, rules: dict[str, Value]
) -> None:
    """RENT-8 RENT-12: the income reckoned is that of the rents that the engine charges."""
    state = game(2, owns={P1: owns}, mortgaged=mortgaged, **rules).state
    side = Position.of(state, BoardTable.of(state)).side(P1)
    assert side.now == pytest.approx(sum(income(state, s) for s in state.deeds(P1)))


# -- the weights --------------------------------------------------------------------------


def test_the_game_brings_its_weights() -> None:
    assert weights().hidden


@pytest.mark.parametrize(
    ("change", "why"),
    [({"format": 99}, "format 99"), ({"bias": []}, "features"), ({"hidden": [[1.0]]}, "features")],
)
def test_wrong_weights_are_refused_with_what_to_do(
    tmp_path: Path, change: dict[str, Any], why: str
) -> None:
    raw = json.loads((paths.assets() / "ai" / "weights.json").read_text(encoding="utf-8"))
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({**raw, **change}), encoding="utf-8")
    with pytest.raises(WeightsError, match=f"install the game again.*{why}"):
        load_net(file)


@pytest.mark.parametrize("text", [None, "", "[]", "{", '{"format": 1}'])
def test_so_are_those_that_are_missing_or_damaged(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "weights.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(WeightsError, match="install the game again"):
        load_net(file)


# -- what it sees -------------------------------------------------------------------------


def test_money_deeds_sets_and_houses_help_whoever_has_them() -> None:
    even = of(game())[P1]
    deed = of(game(owns={P1: "new_york"}))[P1]
    whole = of(game(owns={P1: "orange"}))[P1]
    built = of(game(owns={P1: "orange"}, built={"orange": 3}))[P1]
    assert even < deed < whole < built
    assert of(game(cash={P1: 2500}))[P1] > even > of(game(cash={P1: 200}))[P1]
    pledged = of(game(owns={P1: "orange"}, mortgaged="orange"))[P1]
    assert pledged < whole


def test_what_helps_one_hurts_the_others() -> None:
    even, set_owned = of(game()), of(game(owns={P2: "orange"}))
    assert set_owned[P1] < even[P1]


def test_a_deal_is_seen_as_it_turns_out() -> None:
    scene = game(owns=SWAP)
    give, get = scene.bundle(100, "indiana"), scene.bundle(deeds="tennessee")
    deal = Deal(P2, P1, mask_of(give.deeds), mask_of(get.deeds), 100)
    before = of(scene)
    mine, theirs = outlook().changes(scene.state, deal)
    number = scene.offer(P2, P1, give, get)
    scene.do(AcceptTrade(P1, number))
    after = of(scene)
    assert after[P2] - before[P2] == pytest.approx(mine)
    assert after[P1] - before[P1] == pytest.approx(theirs)


@pytest.mark.parametrize(
    "rules", [{"round_limit": 30}, {"time_limit_minutes": 60}, {"end_after_bankruptcies": 1}]
)
def test_it_keeps_silent_where_worth_decides(rules: dict[str, int]) -> None:
    assert Outlook.applies(game().state)
    assert not Outlook.applies(game(win_condition="richest_at_limit", **rules).state)


# -- whole games --------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game_and_the_game_ends() -> None:
    logs = []
    for _ in range(2):
        engine = setup.start(load_edition("us_2008"), Rules(), 4, seed=5)
        bots = [make_bot(code) for code in ("expert", "hard", "expert/bully", "easy/dealer")]
        done: list[object] = []
        play(engine, bots, 400, lambda events: None, done.append)
        assert engine.state.over
        logs.append(done)
    assert logs[0] == logs[1]
