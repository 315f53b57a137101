"""Strong opponents fall into no trap at the bargaining table, and see what is good for them."""

import pytest

from monopoly_gui.ai.levels import make_opponent
from tests.ai.asked import heard
from tests.ai.judgement.offers import CHANCES, TRAPS, OfferCase
from tests.engine.scenes import P2

LEVELS = ("hard", "expert")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", TRAPS, ids=lambda case: case.name)
def test_a_trap_is_not_walked_into(case: OfferCase, level: str) -> None:
    said = heard(case.scene(), P2, make_opponent(level))
    assert said is not None and said.kind in ("refuse_trade", "counter_trade"), said


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CHANCES, ids=lambda case: case.name)
def test_a_chance_is_taken(case: OfferCase, level: str) -> None:
    said = heard(case.scene(), P2, make_opponent(level))
    assert said is not None and said.kind == "accept_trade", said
