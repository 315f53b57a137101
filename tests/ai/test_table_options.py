"""Opponents and advice by rules of the table's own: parts of sets, salaries, pots."""

from typing import Any

from monopoly_gui.ai import choices
from monopoly_gui.ai.advice import advise
from monopoly_gui.ai.levels import LEVELS, make_opponent
from monopoly_gui.ai.valuation.appraisal import appraise
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.engine.actions import Build, Mortgage, SellDown
from monopoly_gui.engine.rules import Value
from monopoly_gui.engine.view import view
from tests.ai.asked import plays
from tests.engine.scenes import P1, P2, Scene, game


def two_of_three(**words: object) -> Scene:
    """P1 has two of the orange streets and a third elsewhere, P2 the third orange one."""
    owns = {P1: "st_james tennessee", P2: "new_york"}
    return game(3, at={P1: 13}, owns=owns, **words)


def worth(scene: Scene, player: int) -> float:
    return appraise(scene.state, ValuationCache(BotConfig())).worths[player]


def test_every_level_builds_on_two_of_three_where_it_may() -> None:
    """BUILD-15"""
    for level in LEVELS:
        scene = two_of_three(build_on="most", cash={P1: 2000}).roll(3, 4)
        plays(scene, P1, make_opponent(level.code))
        assert scene.level("st_james") >= 3 and scene.level("tennessee") >= 3, level.code


def test_advice_says_so_too() -> None:
    """BUILD-15"""
    scene = two_of_three(build_on="most", cash={P1: 2000}).roll(3, 4)
    assert isinstance(advise(view(scene.state, P1)).action, Build)
    scene = two_of_three(cash={P1: 2000}).roll(3, 4)
    assert not isinstance(advise(view(scene.state, P1)).action, Build)


def test_two_of_three_are_worth_more_where_they_can_be_built_on() -> None:
    """BUILD-15: and are kept in need as sets are."""
    rich: dict[str, object] = {"cash": {P1: 1500}}
    scene, usual = two_of_three(build_on="most", **rich), two_of_three(**rich)
    assert worth(scene, P1) > worth(usual, P1) + 300
    assert worth(scene, P2) == worth(usual, P2)


def test_a_debtor_sells_houses_of_a_part_of_a_set() -> None:
    """BUILD-15 SELL-5: after lone deeds, and only as many as it takes."""
    scene = game(
        3,
        at={P1: 36},
        cash={P1: 0},
        owns={P1: "st_james tennessee baltic", P2: "dark_blue new_york"},
        built={"st_james": 3, "tennessee": 3, "dark_blue": 1},
        build_on="most",
    )
    scene.roll(1, 2)
    done = plays(scene, P1)
    assert isinstance(done[0], Mortgage | SellDown) and "pay_debt" in [
        action.kind for action in done
    ]
    assert 1 <= scene.level("st_james") + scene.level("tennessee") < 6
    assert scene.level("boardwalk") == 1


def test_a_place_behind_go_is_worth_the_salary_of_the_table() -> None:
    """GO-1: with its bonus for landing there."""

    def behind_go(goal: int, **rules: Value) -> float:
        scene = game(3, at={P1: 38}, **rules)
        return choices.arrival_value(scene.state, P1, goal, BotConfig())

    assert behind_go(10, go_salary=700) == behind_go(10) + 500
    assert behind_go(0, go_salary=700, go_landing_bonus=400) == behind_go(0) + 1200


def test_a_throw_that_need_not_be_taken_is_taken_for_the_salary() -> None:
    """DBL-1 GO-1: past dear rents where the table pays well."""
    words: dict[str, Any] = {"owns": {P2: "green dark_blue"}, "built": {"green": 2}}
    words |= {"at": {P1: 25}, "doubles_reroll": "optional"}
    assert not choices.takes_bonus_roll(game(3, go_salary=1, **words).state, P1, BotConfig())
    assert choices.takes_bonus_roll(game(3, go_salary=5000, **words).state, P1, BotConfig())
