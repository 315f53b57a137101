"""A deal that was weighed in vain is looked at again when something about it is new."""

from monopoly_gui.ai.bargaining.memory import DealKey, RejectedDeals
from monopoly_gui.ai.levels import level
from monopoly_gui.ai.valuation.appraisal import Appraisal, glance
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from tests.engine.scenes import P1, P2, P3, Places, Scene, game

OWNS: dict[int, Places] = {P1: "st_james", P2: "tennessee", P3: "boardwalk"}


def look(scene: Scene) -> Appraisal:
    return glance(scene.state, ValuationCache(level("expert").config))


def tennessee(scene: Scene) -> DealKey:
    """Tennessee for money, which the first player wants of the second."""
    return P2, 0, 1 << scene.place("tennessee")


def test_a_deal_that_would_not_help_is_left_for_thirty_rounds() -> None:
    scene, vain = game(3, owns=OWNS), RejectedDeals()
    key = tennessee(scene)
    assert not vain.knows(look(scene), P1, key)
    vain.note(look(scene), P1, key, True)
    now = scene.state.round
    found = [
        vain.knows(look(game(3, owns=OWNS, round=now + later)), P1, key) for later in range(31)
    ]
    assert found == [True] * 30 + [False]


def test_deeds_of_its_groups_that_either_gets_make_it_new_and_others_do_not() -> None:
    scene, vain = game(3, owns=OWNS), RejectedDeals()
    key = tennessee(scene)
    vain.note(look(scene), P1, key, True)
    elsewhere = game(3, owns={**OWNS, P1: "st_james park_place", P3: "boardwalk new_york"})
    assert vain.knows(look(elsewhere), P1, key)
    for owns in ({P1: "st_james new_york"}, {P2: "tennessee new_york"}):
        assert not vain.knows(look(game(3, owns={**OWNS, **owns})), P1, key)


def test_a_deal_that_could_not_be_paid_is_left_for_three() -> None:
    scene, vain = game(3, owns=OWNS), RejectedDeals()
    key = tennessee(scene)
    vain.note(look(scene), P1, key, False)
    now = scene.state.round
    found = [vain.knows(look(game(3, owns=OWNS, round=now + later)), P1, key) for later in range(4)]
    assert found == [True] * 3 + [False]
