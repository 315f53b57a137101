"""Whatever is given to the engine is refused in words, and then changes nothing."""

from __future__ import annotations

import pytest

from monopoly_gui.engine.actions import Bid, Roll
from monopoly_gui.engine.errors import IllegalAction
from tests.engine.hostile_actions import Seen, campaign
from tests.engine.scenes import game


@pytest.mark.parametrize(
    "action",
    [None, 7, "roll", Roll, {"kind": "roll"}, Roll(True), Roll(0.0), Roll(0, "bid"), Bid(0, 60.0)],  # type: ignore[arg-type]
    ids=repr,
)
def test_what_is_no_action_is_refused(action: object) -> None:
    scene = game()
    before = scene.state.clone()
    with pytest.raises(IllegalAction, match="no action of this game"):
        scene.engine.apply(action)  # type: ignore[arg-type]
    assert scene.state == before


def test_hostile_actions_at_random_tables() -> None:
    seen = Seen()
    campaign(6000, 1, seen)
    assert seen.tried >= 6000
    assert seen.accepted
    assert {"no_action", "not_now", "not_in_game", "not_yours"} <= set(seen.codes)
